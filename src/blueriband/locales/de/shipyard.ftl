# Shipyard auf Deutsch. Was die Angaben bedeuten, steht in phrases.py.

title = Shipyard
tagline = Baue Schiffe Karte für Karte, rüste sie aus und schicke jedes auf seine Probefahrt durch deine eigenen Kanäle.
option-seats = Spieler
option-beginners = Für Einsteiger: an jeder Station ein Ingenieur oder ein Anwerber
tie = Bei Gleichstand liegt vorn, wer mehr Gulden hat; sind auch die gleich, wird der Rang geteilt (SY-29.5, SY-29.6).

## Fragen

step-turn = Ein Zug beginnt.
step-choosing = Welche Aktion wählst du?
step-bonus = Kaufst du eine Bonusaktion?
step-performing = Die Aktion beginnt.
step-releasing = Die Bonusaktion ist vorbei.
step-building = Welche Schiffskarte nimmst du?
step-placing = In welche Spalte kommt die Karte?
step-buying = Welchen Güterzug kaufst du?
step-renting = Welchen Kanal mietest du?
step-starting = An welcher Seite beginnt das Schiff, mit dem Heck nach außen?
step-laying = Wohin kommt der Kanal?
step-turning = Wie weit geht der Marker?
step-engaging = Steuert der Mitarbeiter ein Teil bei?
step-hiring = Wen stellst du ein?
step-exchanging = Welchen Güterzug tauschst du ein?
step-trading = Was wird aus der nächsten Ladung?
step-refilling = Die Auslage wird aufgefüllt.
step-launching = Welches Schiff läuft zuerst aus?
step-manning = Bekommt das Schiff einen Kapitän?
step-fitting = Was kommt auf das Schiff?
step-speeding = Wie schnell ist das Schiff?
step-sailing = Wohin fährt das Schiff?
step-turn_end = Der Zug endet.
step-gathering = Der nächste Spieler wird gefragt.
step-discarding = Welchen Auftrag gibst du ab?
step-finishing = Das Spiel endet.
step-final_choosing = Welche Schlussaktion wählst du?
step-last_chance = Nimmst du die eine Karte, die ein Schiff fertigstellt?
step-keeping = Welchen Auftrag behältst du?
step-scoring = Die Aufträge werden gewertet.

ask-choosing = Welche Aktion wählst du? Du hast ƒ{ $money }.
ask-bonus =
    { $when ->
        [before] Kaufst du für ƒ{ $price } eine Bonusaktion vor der Aktion { $action }?
       *[after] Kaufst du für ƒ{ $price } eine Bonusaktion nach der Aktion { $action }?
    }
ask-building =
    { $cards ->
        [one] Nimmst du noch eine Schiffskarte?
       *[other] Welche Schiffskarte nimmst du? Höchstens noch { $cards }.
    }
ask-placing = Wohin kommt { $card }?
ask-starting = { $canal } ist dein erster. An welcher Seite beginnt das Schiff, mit dem Heck nach außen?
ask-laying = Wohin kommt { $canal }? Zellen heißen Spalte:Zeile wie im Bild deiner Kanäle.
ask-turning = Wie weit geht der Marker? Er steht auf: { $item }.
ask-engaging = Steuert der { $employee } ein Teil bei?
ask-trading = Ladung { $car } von 3 ist { $load }. Verkaufen oder gegen ein Teil tauschen?
ask-fitting =
    { $spaces ->
        [one] Was kommt auf das Schiff? An Bord: { $pieces }; Geschwindigkeit { $speed }, und es kann ein Feld fahren.
       *[other] Was kommt auf das Schiff? An Bord: { $pieces }; Geschwindigkeit { $speed }, und es kann { $spaces } Felder fahren.
    }
ask-sailing =
    { $spaces ->
        [one] Wohin fährt das Schiff? Es bleibt ein Feld.
       *[other] Wohin fährt das Schiff? Es bleiben { $spaces } Felder.
    }
ask-discarding =
    { $contracts ->
        [one] Welchen Auftrag ({ $colour }) gibst du ab? Niemand sieht ihn.
       *[other] Welchen Auftrag ({ $colour }) gibst du zuerst ab? { $contracts } müssen weg, und niemand sieht sie.
    }
ask-keeping = Welchen Auftrag ({ $colour }) behältst du?

## Spielzüge

move-choose = { $action }
move-bonus_action = Bonus: { $action }
move-go_on = Keine Bonusaktion
move-take = Nimm { $card }
move-place = In { $column }
move-stop = Das ist alles
move-buy = Kaufe { $train }
move-rent = Miete { $canal }
move-start = Heck nach { $side }
move-lay = { $cell } { $turns }
move-push =
    { $steps ->
        [0] Das nächste Feld
        [one] Ein Feld weiter
       *[other] { $steps } Felder weiter
    }
move-engage = Ja, der { $employee }
move-decline = Nein
move-hire = { $employee }
move-ship = { $train } eintauschen
move-sell = Verkaufen
move-trade = Tauschen: { $item }
move-launch = Das Schiff mit dem Bug in { $column }
move-man = Einen Kapitän an Bord nehmen
move-dismantle = Das Schiff abwracken
move-fit = Dazu: { $item }
move-done = Das Schiff ist fertig
move-speed = Geschwindigkeit { $spaces }
move-steer = { $channel }
move-discard = Abgeben: { $contract }
move-final_action = { $action }
move-pass = Passen
move-keep = Behalten: { $contract }

## Ereignisse

heading-turn_begun = Zug von { $player }
event-turn_begun = { $player } ist am Zug.
event-card_advanced = { $player } setzt eine Karte an die Spitze: { $action }.
event-line_pushed =
    { $cards ->
        [one] Die letzte Karte der Aktionsleiste rückt ein Feld vor.
       *[other] Die letzten { $cards } Karten der Aktionsleiste rücken ein Feld vor.
    }
event-action_chosen = { $player } wählt { $action }.
event-income_paid =
    { $money ->
        [one] { $player } bekommt einen Gulden Einkommen.
       *[other] { $player } bekommt { $money } Gulden Einkommen.
    }
event-action_skipped = { $player } kann die Aktion nicht ausführen: { $action }.
event-bonus_bought = { $player } zahlt ƒ{ $money } für eine Bonusaktion: { $action }.
event-card_taken =
    { $money ->
        [0] { $player } nimmt { $card }, ohne zu zahlen.
       *[other] { $player } nimmt { $card } für ƒ{ $money }.
    }
event-card_placed = { $player } legt { $card } in { $column }.
event-train_bought =
    { $money ->
        [0] { $player } nimmt { $train }, ohne zu zahlen.
       *[other] { $player } kauft { $train } für ƒ{ $money }.
    }
event-canal_rented =
    { $money ->
        [0] { $player } nimmt { $canal }, ohne zu zahlen.
       *[other] { $player } mietet { $canal } für ƒ{ $money }.
    }
event-figure_placed = Das Schiff von { $player } beginnt, sein Heck zeigt nach { $side }.
event-canal_laid = { $player } legt { $canal } in Zelle { $cell }, { $turns }.
event-piece_made =
    { $money ->
        [0] { $player } bekommt ein Teil: { $item }.
       *[other] { $player } zahlt ƒ{ $money } und bekommt ein Teil: { $item }.
    }
event-piece_added =
    { $count ->
        [one] Ein Teil mehr für { $player }: { $item } ({ $employee }).
       *[other] { $count } Teile mehr für { $player }: { $item } ({ $employee }).
    }
event-employee_hired =
    { $money ->
        [0] { $player } stellt ein, ohne zu zahlen: { $employee }.
       *[other] { $player } stellt für ƒ{ $money } ein: { $employee }.
    }
event-exchange_moved = { $player } rückt den Marker der Börse vor.
event-load_sold =
    { $count ->
        [one] { $player } verkauft eine Ladung für ƒ{ $money }: { $load }.
       *[other] { $player } verkauft { $count } Ladungen für zusammen ƒ{ $money }: { $load }.
    }
event-load_traded =
    { $count ->
        [one] { $player } tauscht eine Ladung { $load } gegen ein Teil: { $item }.
       *[other] { $player } tauscht { $count } Ladungen ({ $load }) gegen Teile: { $item }.
    }
event-train_returned = { $player } gibt { $train } zurück.
event-subsidy_paid =
    { $money ->
        [one] { $player } erhält eine Subvention von einem Gulden.
       *[other] { $player } erhält eine Subvention von { $money } Gulden.
    }
event-card_dealt = Neu in der Auslage: { $card }.
event-train_dealt = Neu in der Auslage: { $train }.
event-canal_dealt = Neu in der Auslage: { $canal }.
event-trains_shuffled =
    { $cards ->
        [one] Der eine benutzte Güterzug ist der neue Stapel.
       *[other] Die { $cards } benutzten Güterzüge werden gemischt und sind der neue Stapel.
    }
event-canals_shuffled =
    { $cards ->
        [one] Der eine benutzte Kanal ist der neue Stapel.
       *[other] Die { $cards } benutzten Kanäle werden gemischt und sind der neue Stapel.
    }
event-ship_launched =
    { $cards ->
        [one] { $player } lässt ein Schiff aus einer Karte auslaufen.
       *[other] { $player } lässt ein Schiff aus { $cards } Karten auslaufen (Bug in { $column }).
    }
event-ship_dismantled =
    { $cards ->
        [one] Das Schiff von { $player } wird abgewrackt.
       *[other] Das Schiff von { $player } wird abgewrackt; seine { $cards } Karten sind aus dem Spiel.
    }
event-ship_failed =
    { $cards ->
        [one] Das Schiff von { $player } kann nicht fahren ({ $lack }) und wird abgewrackt.
       *[other] Das Schiff von { $player } kann nicht fahren ({ $lack }) und wird abgewrackt; seine { $cards } Karten sind aus dem Spiel.
    }
event-grid_moved = Das Schiff von { $player } ist weit gekommen: Die Zelle von { $canal } heißt jetzt 0:0.
event-ship_manned = { $player } nimmt einen Kapitän an Bord.
event-piece_fitted = { $player } rüstet das Schiff aus: { $item }.
event-ship_scored =
    { $points ->
        [one] { $player } bekommt einen Punkt für das Schiff; seine Geschwindigkeit ist { $spaces }.
       *[other] { $player } bekommt { $points } Punkte für das Schiff; seine Geschwindigkeit ist { $spaces }.
    }
event-space_entered =
    { $points ->
        [0] { $player } fährt { $count ->
                [one] ein Feld
               *[other] { $count } Felder
            } ({ $canal }).
        [one] { $player } fährt { $count ->
                [one] ein Feld
               *[other] { $count } Felder
            } ({ $canal }) und bekommt einen Punkt.
       *[other] { $player } fährt { $count ->
                [one] ein Feld
               *[other] { $count } Felder
            } ({ $canal }) und bekommt { $points } Punkte.
    }
event-canal_used = { $player } hat { $canal } benutzt.
event-canal_detached = { $player } verliert, was nicht mehr verbunden ist: { $canal }.
event-riband_scored =
    { $points ->
        [one] { $player } gewinnt ein Blaues Band: ein Punkt.
       *[other] { $player } gewinnt ein Blaues Band: { $points } Punkte.
    }
event-ship_joined =
    { $points ->
        [one] Das Schiff kommt zur Flotte von { $player }; es hat insgesamt einen Punkt gebracht.
       *[other] Das Schiff kommt zur Flotte von { $player }; es hat insgesamt { $points } Punkte gebracht.
    }
event-lap_completed =
    { $countdown ->
        [0] Der letzte Umlauf ist vorbei.
        [one] Ein Umlauf ist vorbei; einer folgt noch.
       *[other] Ein Umlauf ist vorbei; { $countdown } folgen noch.
    }
event-contract_discarded =
    { $known ->
        [no] { $count ->
                [one] { $player } gibt einen Auftrag ab.
               *[other] { $player } gibt { $count } Aufträge ab.
            }
       *[yes] { $player } gibt ab: { $contract }.
    }
event-end_triggered = Das Ende naht: Ein Stapel Schiffskarten ist leer, und diese Runde ist die letzte.
event-final_chosen = { $player } wählt eine Schlussaktion: { $action }.
event-passed = { $player } passt.
event-contract_kept =
    { $known ->
        [no] { $count ->
                [one] { $player } behält einen Auftrag.
               *[other] { $player } behält { $count } Aufträge.
            }
       *[yes] { $player } behält: { $contract }.
    }
event-contract_scored =
    { $points ->
        [one] { $player } bekommt einen Punkt für Aufträge: { $contract }.
       *[other] { $player } bekommt { $points } Punkte für Aufträge: { $contract }.
    }
event-traders_scored =
    { $points ->
        [one] { $player } bekommt einen Punkt für Händler.
       *[other] { $player } bekommt { $points } Punkte für Händler.
    }
event-points_scored =
    { $points ->
        [one] { $player } hat { $points } Punkt.
       *[other] { $player } hat { $points } Punkte.
    }

## Was ein Spielzug bewirkt, in wenigen Worten

effect-income_paid = +ƒ{ $money }
effect-action_skipped = nicht ausführbar
effect-bonus_bought = −ƒ{ $money }
effect-card_taken =
    { $money ->
        [0] Karte kostenlos
       *[other] −ƒ{ $money }
    }
effect-train_bought =
    { $money ->
        [0] Güterzug kostenlos
       *[other] −ƒ{ $money }
    }
effect-canal_rented =
    { $money ->
        [0] Kanal kostenlos
       *[other] −ƒ{ $money }
    }
effect-piece_made =
    { $money ->
        [0] +1 { $item }
       *[other] −ƒ{ $money }, +1 { $item }
    }
effect-piece_added = +1 { $item }
effect-employee_hired =
    { $money ->
        [0] Mitarbeiter kostenlos
       *[other] −ƒ{ $money }
    }
effect-load_sold = +ƒ{ $money }
effect-load_traded = +1 { $item }
effect-subsidy_paid = +ƒ{ $money }
effect-ship_dismantled =
    { $cards ->
        [one] eine Karte ist aus dem Spiel
       *[other] { $cards } Karten sind aus dem Spiel
    }
effect-ship_failed = ein Schiff scheitert: { $lack }
effect-ship_manned = −1 Kapitän
effect-ship_scored =
    { $points ->
        [one] +1 Punkt für das Schiff
       *[other] +{ $points } Punkte für das Schiff
    }
effect-space_entered =
    { $points ->
        [0] { "" }
        [one] +1 Punkt unterwegs
       *[other] +{ $points } Punkte unterwegs
    }
effect-canal_used =
    { $count ->
        [one] 1 Kanal benutzt
       *[other] { $count } Kanäle benutzt
    }
effect-canal_detached = { $canal } verloren
effect-riband_scored =
    { $points ->
        [one] +1 Punkt für das Blaue Band
       *[other] +{ $points } Punkte für das Blaue Band
    }
effect-end_triggered = das Ende naht

## Warum ein Spielzug nicht geht

ruling-not_offered = Danach bist du gerade nicht gefragt.
ruling-card_occupied = Auf dieser Karte steht eine Figur.
ruling-lead_card = Diese Karte ist gerade an die Spitze gesetzt worden.
ruling-cannot_perform = Diese Aktion könntest du jetzt nicht ausführen.
ruling-not_in_game = Diese Aktion wird mit so wenigen Spielern nicht benutzt.
ruling-chosen_already = Das ist die gewählte Aktion; die Bonusaktion muss eine andere sein.
ruling-blocks_chosen = Dann könntest du die gewählte Aktion nicht mehr ausführen.
ruling-money_short = Du hast zu wenig Geld.
ruling-no_column = Keine Spalte deiner Werftreihe nimmt eine Karte dieser Art auf.
ruling-still_available = Blankokarten gibt es nur, wenn von einer Art keine Karte mehr da ist.
ruling-take_one = Mindestens eine Schiffskarte muss genommen werden.
ruling-column_taken = Dort liegt schon eine Karte.
ruling-must_fit_ship = Dort könnte die Karte nie Teil eines Schiffes werden.
ruling-bow_before_stern = Zwischen Bug und Heck braucht ein Schiff ein Mittelteil.
ruling-no_exit_there = Auf dieser Seite hat der Kanal keinen Ausgang.
ruling-steps_short = Du hast zu wenig Geld für so viele Schritte.
ruling-held_already = Diesen Mitarbeiter hast du schon.
ruling-level_missing = Erst muss der Händler der Stufe 1 eingestellt werden.
ruling-stack_empty = Von diesem Mitarbeiter ist keine Karte mehr da.
ruling-hire_short = Du hast zu wenig Geld, um so weit zu gehen.
ruling-item_twice = Jedes Teil gibt es in einem Tausch nur einmal.
ruling-not_traded = Diese Ladung wird nicht gegen dieses Teil getauscht.
ruling-none_in_store = Du hast kein solches Teil in deiner Werft.
ruling-no_mount = Auf dem Schiff ist kein Platz mehr dafür.
ruling-no_cabin = Auf dem Schiff ist keine Kabine mehr frei.
ruling-too_fast = Das Schiff wäre zu schnell für deine Kanäle.
ruling-too_short = Dieser Weg ist zu kurz für die Geschwindigkeit des Schiffes.
ruling-no_turning = Das Schiff kann nicht umkehren.
ruling-other_colour = Gefragt ist jetzt ein Auftrag der anderen Farbe.
ruling-not_completing = Das stellt kein Schiff fertig.
ruling-keeps_too_little = Für die gewählte Aktion bliebe zu wenig Geld.
ruling-train_short = Du hast zu wenig Geld für diesen Güterzug.
ruling-canal_short = Du hast zu wenig Geld für diesen Kanal.
ruling-last_short = Du hast zu wenig Geld für diese Karte.
ruling-bonus_unable = Wenn du sie bezahlt hast, könntest du diese Aktion nicht mehr ausführen.
ruling-final_unable = Diese Aktion könntest du jetzt nicht ausführen.
ruling-keep_one_each = Von jeder Farbe bleibt ein Auftrag, und gefragt ist jetzt die andere Farbe.
ruling-surcharge_short = Du hast zu wenig Geld für den zusätzlichen Gulden, den dieser Mitarbeiter kostet.
ruling-recruit_short = Du hast zu wenig Geld für so viele Schritte.

## Namen

action-build_ships = Schiffe bauen
action-purchase_commodities = Güter kaufen
action-rent_canal = Kanal mieten
action-manufacture_equipment = Ausrüstung herstellen
action-recruit_crew = Mannschaft anheuern
action-hire_employee = Mitarbeiter einstellen
action-exchange_commodities = Güter tauschen
action-receive_subsidy = Subvention erhalten

hint-build_ships =
    { $cards ->
        [one] eine Schiffskarte
       *[other] bis zu { $cards } Schiffskarten
    }
hint-purchase_commodities = ein Güterzug
hint-rent_canal = ein Kanal für dein Kanalsystem
hint-manufacture_equipment = kostenlos: { $item }
hint-recruit_crew = kostenlos: { $item }
hint-hire_employee = ohne Schritte: Station { $station }
hint-exchange_commodities = Preise: { $prices }
hint-receive_subsidy = +ƒ{ $money }

item-sail = Segel
item-smokestack = Schornstein
item-propeller = Schraube
item-crane = Kran
item-cannon = Kanone
item-captain = Kapitän
item-businessman = Kaufmann
item-soldier = Soldat

load-wood = Holz
load-steel = Stahl
load-coal = Kohle

employee-engineer_sail = Ingenieur (Segel)
employee-engineer_smokestack = Ingenieur (Schornstein)
employee-engineer_crane = Ingenieur (Kran)
employee-engineer_cannon = Ingenieur (Kanone)
employee-recruiter_captain = Anwerber (Kapitän)
employee-recruiter_businessman = Anwerber (Kaufmann)
employee-recruiter_soldier = Anwerber (Soldat)
employee-recruiter_propeller = Anwerber (Schraube)
employee-trader_wood_1 = Holzhändler 1
employee-trader_wood_2 = Holzhändler 2
employee-trader_steel_1 = Stahlhändler 1
employee-trader_steel_2 = Stahlhändler 2
employee-trader_coal_1 = Kohlehändler 1
employee-trader_coal_2 = Kohlehändler 2
employee-builder_sail = Konstrukteur (Segel)
employee-builder_smokestack = Konstrukteur (Schornstein)
employee-builder_crane = Konstrukteur (Kran)
employee-builder_cannon = Konstrukteur (Kanone)
employee-builder_crew = Konstrukteur (Mannschaft)
employee-builder_propeller = Konstrukteur (Schraube)
employee-helmsman = Steuermann
employee-rigger = Takelmeister
employee-accountant = Buchhalter
employee-foreman = Vorarbeiter

contract-CG01 = Arten von Mitarbeitern
contract-CG02 = Schiffe
contract-CG03 = Schiffe mit Rettungsring, Rettungsboot und Laterne
contract-CG04 = blaue, gelbe und orange Mitarbeiter
contract-CG05 = Schiffe aus 7 oder mehr Karten
contract-CG06 = Rettungsboote
contract-CG07 = Laternen
contract-CG08 = Rettungsringe
contract-CG09 = Mitarbeiter
contract-CG10 = Schiffe aus genau 6 Karten
contract-CG11 = Schiffe aus genau 5 Karten
contract-CG12 = Schiffskarten in der Flotte
contract-CB01 = Soldaten
contract-CB02 = Kaufleute
contract-CB03 = Paare aus Soldat und Kanone auf einem Schiff
contract-CB04 = Paare aus Kaufmann und Kran auf einem Schiff
contract-CB05 = Schiffe mit Kaufmann, Soldat, Kran und Kanone
contract-CB06 = Schiffe mit Segel, Schornstein und Schraube
contract-CB07 = Arten von Teilen in der Flotte
contract-CB08 = Offiziere
contract-CB09 = Paare von Segeln auf einem Schiff
contract-CB10 = Paare von Schornsteinen auf einem Schiff
contract-CB11 = Schrauben
contract-CB12 = benutzte Kanäle

card-any =
    { $series ->
        [B] Bug { $number }
        [M] Mittelteil { $number }
        [S] Heck { $number }
       *[other] Karte { $id }
    }
card-blank_bow = Blankokarte Bug
card-blank_middle = Blankokarte Mittelteil
card-blank_stern = Blankokarte Heck
train-any = Güterzug { $number }
canal-any = Kanal { $number }
column-any = Spalte { $id }
cell-any = { $id }
turns-0 = ungedreht
turns-1 = nach rechts gedreht ↻
turns-2 = halb gedreht
turns-3 = nach links gedreht ↺
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
channel-any = Auf Feld { $id }
channel-north = In den Kanal im Norden
channel-east = In den Kanal im Osten
channel-south = In den Kanal im Süden
channel-west = In den Kanal im Westen
space-any = { $id }
lack-captain = es fehlt ein Kapitän
lack-canal = es fehlt ein Kanal
lack-way = es geht nicht weiter
display-bows = Bugkarten
display-middles_left = linke Mittelteile
display-middles_right = rechte Mittelteile
display-sterns = Heckkarten

source-ships = Schiffe
source-green_contract = Grüner Auftrag
source-blue_contract = Blauer Auftrag
source-traders = Händler

## Der Spielplan

board-lap = Umlauf { $lap } von { $laps }
board-ended = Die Umläufe sind vorbei
board-decks = Stapel: Bug { $bows }, Mittelteil { $middles }, Heck { $sterns }, Güterzug { $trains }, Kanal { $canals }
board-starter = { $player } hat begonnen
board-first = erste Züge
board-ending = Ein Stapel ist leer: Diese Runde ist die letzte.
board-guilders = ƒ = Gulden
board-track = Aktionsleiste (Spitze links)
board-laps-at =
    { $spaces ->
        [one] Der Umlauf endet in einem Zug.
       *[other] Der Umlauf endet in { $spaces } Zügen.
    }
board-market = Auslage
board-price = Preis
board-bows = Bug
board-middles = Mittelteil
board-sterns = Heck
board-trains = Güterzug
board-canals = Kanäle in der Auslage
board-mounts = { $mast } Mast · { $crane } Kran · { $cannon } Kanone · { $propeller } Schraube · { $cabin } Kabine · { $lifebuoy } Rettungsring · { $lifeboat } Rettungsboot · { $lantern } Laterne
board-loads = { $wood } Holz · { $steel } Stahl · { $coal } Kohle
board-letters = H S K
board-empty = –
board-town = Ringe, Börse und Mitarbeiter
board-manufacture = Ausrüstung
board-recruit = Mannschaft
board-exchange = Börse
board-now = jetzt
board-next = dann
board-traded = Tausch gegen
board-people = Mitarbeiter nach Stationen, die nächste zuerst
board-gone = vergriffen
board-players = Spieler
board-money = ƒ{ $money }
board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-contracts =
    { $contracts ->
        [one] { $contracts } Auftrag
       *[other] { $contracts } Aufträge
    }
board-used =
    { $canals ->
        [one] { $canals } benutzter Kanal
       *[other] { $canals } benutzte Kanäle
    }
board-store = Lager
board-staff = Mitarbeiter
board-cars = Güterzüge
board-fleet = Flotte
board-ship =
    { $points ->
        [one] { $cards } Karten, Geschwindigkeit { $speed }, 1 Punkt
       *[other] { $cards } Karten, Geschwindigkeit { $speed }, { $points } Punkte
    }
board-no-canals = noch keine
board-reach =
    { $spaces ->
        [0] die Kanäle haben keinen Platz zum Fahren
        [one] die Kanäle haben Platz für 1 Feld
       *[other] die Kanäle haben Platz für { $spaces } Felder
    }
board-systems = Kanäle
board-wake = { $marks } Schiff, { $wake } hinter ihm · 1:0 heißt die leere Zelle hinter einem Ausgang
board-icons = { $military } Militär (Soldaten, Kanonen) · { $commercial } Handel (Kaufleute, Kräne) · { $lantern } Laterne · { $lifeboat } Rettungsboot · { $lifebuoy } Rettungsring · { $riband } Blaues Band · { $plain } nichts
board-all-held = Aufträge
board-held = Deine Aufträge
board-green = grün
board-blue = blau
board-now-worth =
    { $points ->
        [one] jetzt { $points } Punkt
       *[other] jetzt { $points } Punkte
    }
board-scale = bringt { $points }
board-beyond = dann je +{ $points }
board-each =
    { $none ->
        [0] je { $points }
        [one] je { $points } nach dem ersten
       *[other] je { $points } nach den ersten { $none }
    }

## Was man zu einer Wahl noch wissen sollte

detail-mast =
    { $count ->
        [one] 1 Mast
       *[other] { $count } Masten
    }
detail-crane =
    { $count ->
        [one] 1 Kran
       *[other] { $count } Kräne
    }
detail-cannon =
    { $count ->
        [one] 1 Kanone
       *[other] { $count } Kanonen
    }
detail-propeller =
    { $count ->
        [one] 1 Schraube
       *[other] { $count } Schrauben
    }
detail-cabin =
    { $count ->
        [one] 1 Kabine
       *[other] { $count } Kabinen
    }
detail-lifebuoy =
    { $count ->
        [one] 1 Rettungsring
       *[other] { $count } Rettungsringe
    }
detail-lifeboat =
    { $count ->
        [one] 1 Rettungsboot
       *[other] { $count } Rettungsboote
    }
detail-lantern =
    { $count ->
        [one] 1 Laterne
       *[other] { $count } Laternen
    }
detail-bare = leer
detail-completes =
    { $cards ->
        [one] ergibt ein fertiges Schiff aus einer Karte
       *[other] ergibt ein fertiges Schiff aus { $cards } Karten
    }
detail-beside = neben { $card }
detail-between = zwischen { $left } und { $right }
detail-alone = keine Karte daneben
detail-spaces =
    { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }
detail-exits = offen { $sides }
detail-sides = N O S W
detail-reach =
    { $spaces ->
        [0] das Schiff kann nicht fahren
        [one] dann kann das Schiff 1 Feld fahren
       *[other] dann kann das Schiff { $spaces } Felder fahren
    }
detail-way = Richtung { $direction }
detail-onto = Ziel: { $icon }
detail-sale = alles verkauft ƒ{ $money }
detail-store = { $count } im Lager
detail-speed = dann Geschwindigkeit { $speed }
detail-worth =
    { $points ->
        [one] jetzt 1 Punkt wert
       *[other] jetzt { $points } Punkte wert
    }
detail-manufacture = +{ $amount } { $target } bei jedem Herstellen
detail-hires = +{ $amount } { $target } bei jedem Anheuern
detail-sales = +ƒ{ $amount } je verkaufter Ladung { $target }
detail-mounts = auf jedem Schiff Platz für { $amount } mehr: { $target }
detail-crew = Mannschaft
detail-helm = +{ $amount } Geschwindigkeit
detail-rig = +{ $amount } Geschwindigkeit je Paar Segel
detail-rings =
    { $amount ->
        [one] 1 weiterer Schritt auf den Ringen frei
       *[other] { $amount } weitere Schritte auf den Ringen frei
    }
detail-steps =
    { $amount ->
        [one] 1 weiterer Schritt beim Einstellen frei
       *[other] { $amount } weitere Schritte beim Einstellen frei
    }
detail-end =
    { $points ->
        [one] 1 Punkt am Ende
       *[other] { $points } Punkte am Ende
    }
icon-none = nichts
icon-military = Militär
icon-commercial = Handel
icon-lantern = Laterne
icon-lifeboat = Rettungsboot
icon-lifebuoy = Rettungsring
icon-blue_riband = Blaues Band
way-n = Norden
way-ne = Nordost
way-e = Osten
way-se = Südost
way-s = Süden
way-sw = Südwest
way-w = Westen
way-nw = Nordwest
