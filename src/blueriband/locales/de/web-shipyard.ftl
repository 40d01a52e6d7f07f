# Der Tisch von Shipyard im Browser: Beschriftungen des Spielplans, neben den Texten in shipyard.ftl.

## Sitzschilder und Kopfzeile

fact-money = Gulden
fact-points = Punkte der Schiffe
fact-total = Punkte insgesamt
fact-row =
    { $cards ->
        [one] Werft: eine Karte
       *[other] Werft: { $cards } Karten
    }
fact-fleet = Schiffe in der Flotte
lap-of = Umlauf { $lap } von { $laps }

## Die Aktionsleiste

track-title = Aktionen
track-start = Start
track-lead = Spitze
track-income =
    { $income ->
        [one] bringt einen Gulden
       *[other] bringt { $income } Gulden
    }
track-price = Bonusaktion für { $price } Gulden
track-figure = Figur von { $player }
track-gap =
    { $spaces ->
        [one] ein leeres Feld
       *[other] { $spaces } leere Felder
    }
short-build_ships = Bauen
short-purchase_commodities = Güterzug
short-rent_canal = Kanal
short-manufacture_equipment = Ausrüsten
short-recruit_crew = Crew
short-hire_employee = Personal
short-exchange_commodities = Tausch
short-receive_subsidy = Zuschuss

## Die Auslage

market-title = Auslage
head-trains = Güterzüge
head-bows = Bug
head-middles = Mittelteile
head-sterns = Heck
head-canals = Kanäle
deck-left =
    { $cards ->
        [one] noch eine Karte im Stapel
       *[other] noch { $cards } Karten im Stapel
    }
free = gratis
blank = blanko
guilders =
    { $money ->
        [0] gratis
        [one] ein Gulden
       *[other] { $money } Gulden
    }

## Ringe, Börse und Mitarbeiter

town-title = Ausrüstung, Mannschaft und Börse
ring-manufacture = Ausrüstungsring
ring-recruit = Mannschaftsring
ring-cost =
    { $cost ->
        [0] kostet nichts
        [one] ein Gulden
       *[other] { $cost } Gulden
    }
exchange-said = Börse. Jetzt { $now }; nach dem nächsten Schritt { $next }
employees-title = Mitarbeiter
employees-note = Preis je Station, Marker geht nach rechts
employees-note-down = Preis nach Station, der Marker geht abwärts
hire-here = hier steht der Marker
hired = weg
short-engineer = Ingenieur
short-recruiter = Anwerber
short-trader = Händler
short-builder = Konstrukt.
short-helmsman = Steuerm.
short-rigger = Takelm.
short-accountant = Buchhalt.
short-foreman = Vorarb.
item-short-sail = Segel
item-short-smokestack = Schorn­stein
item-short-propeller = Schraube
item-short-crane = Kran
item-short-cannon = Kanone
item-short-captain = Kapitän
item-short-businessman = Kaufmann
item-short-soldier = Soldat

## Die Werft

my-yard = Meine Werft
yard-of = Werft von { $player }
berths = Liegeplätze
berth-here = hierher
berth-empty = leer
berth-completes = macht fertig
berth-sails = läuft gleich aus
ready-to-sail = bereit zur Probefahrt
launch-ship =
    { $cards ->
        [one] Schiff aus einer Karte auslaufen lassen
       *[other] Schiff aus { $cards } Karten auslaufen lassen
    }

## Was vor einem Spieler liegt

canals-title = Kanäle
reach-short =
    { $spaces ->
        [one] ein Feld voraus
       *[other] { $spaces } Felder voraus
    }
used-short = { $canals } benutzt
enlarge = Kanäle aus der Nähe ansehen
stores-title = Lager
trains-title = Güterzüge
contracts-title = Aufträge
secret = geheim
staff-title = Mitarbeiter
fleet-title = Flotte
fleet-none = noch kein Schiff gefahren
ship-short = { $cards } Karten, Tempo { $speed }
contract-short-CG01 = Mitarbeiterarten
contract-short-CG02 = Schiffe
contract-short-CG03 = Alle Rettungsmittel
contract-short-CG04 = Blau, gelb, orange
contract-short-CG05 = 7-Karten-Schiffe
contract-short-CG06 = Rettungsboote
contract-short-CG07 = Laternen
contract-short-CG08 = Rettungsringe
contract-short-CG09 = Mitarbeiter
contract-short-CG10 = 6-Karten-Schiffe
contract-short-CG11 = 5-Karten-Schiffe
contract-short-CG12 = Schiffskarten
contract-short-CB01 = Soldaten
contract-short-CB02 = Kaufleute
contract-short-CB03 = Soldat + Kanone
contract-short-CB04 = Kaufmann + Kran
contract-short-CB05 = Alle vier Waffen
contract-short-CB06 = Alle drei Antriebe
contract-short-CB07 = Arten von Teilen
contract-short-CB08 = Offiziere
contract-short-CB09 = Segelpaare
contract-short-CB10 = Schlotpaare
contract-short-CB11 = Schrauben
contract-short-CB12 = Benutzte Kanäle

## Seitentafeln

close = Schließen
zoom-in = Größer
zoom-out = Kleiner
turn-canal = Drehen
lay-title = { $canal } legen
start-title = Wo beginnt das Schiff?
start-note = das Heck zeigt nach außen
sail-title = Wohin?
sail-note =
    { $left ->
        [one] noch ein Feld, { $sailed } gefahren
       *[other] noch { $left } Felder, { $sailed } gefahren
    }
routes = Fertige Routen
route =
    { $points ->
        [one] Route { $letter }: ein Punkt
       *[other] Route { $letter }: { $points } Punkte
    }
at-best =
    { $points ->
        [one] höchstens ein Punkt
       *[other] höchstens { $points } Punkte
    }
canals-lost =
    { $count ->
        [one] ein Kanal verloren
       *[other] { $count } Kanäle verloren
    }
lost-why = Ein Kanal, den das Schiff verlässt, ist benutzt und kommt weg. Kanäle, die nur an ihm hingen, gehen verloren: Sie zählen nicht als benutzt.
fit-title = Das Schiff ausrüsten
officer = Offizier
fit-all = Alles, was zählt
aboard = { $count } an Bord
mounts = Plätze und Kabinen
builders-add = Konstrukteure geben { $count } dazu
score-crew = Crew, Kräne, Kanonen
score-speed = Tempo
score-cruise = beste Fahrt
score-sum = Punkte
man-title = Ein Kapitän für das Schiff?
man-note =
    { $captains ->
        [one] Ein Kapitän ist in deinem Lager. Mit ihm wird das Schiff ausgerüstet und fährt.
       *[other] { $captains } Kapitäne sind in deinem Lager. Mit einem davon wird das Schiff ausgerüstet und fährt.
    }
dismantle-note = Ein abgewracktes Schiff bringt keine Punkte, und seine Karten sind aus dem Spiel; alle Teile bleiben im Lager.
speed-title = Wie schnell fährt das Schiff?
speed-why = Das zusätzliche Tempo kommt von: { $who }. Du musst es nicht nutzen.
speed-worth = { $points } + beste Fahrt { $cruise } = { $sum }
traded-so-far = In diesem Tausch erhalten: { $items }
end-title = Schlussabrechnung
skip = Überspringen
cruise-title = Probefahrt von { $player }
cruise-spaces =
    { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    }

## Das Telefon

pages = Teile des Tisches
page-track = Aktionen
page-market = Auslage
page-town = Stadt
page-mine = Eigenes
page-rivals = Spieler

## Die Lupe

kind-card = Schiffskarte
kind-train = Güterzug
kind-canal = Kanal
kind-employee = Mitarbeiter
kind-action = Aktionskarte
kind-piece = Ausrüstung und Mannschaft
about-features = Aufgedruckt
about-loads = Ladungen
about-spaces = Felder
about-effect = Wirkung
about-copies = Karten übrig
about-held = Im Dienst von
about-income = Einkommen jetzt
about-pays = Staffel
about-surcharge = Davon Aufschlag
about-now = Preise jetzt
about-next = Beim nächsten Tausch
about-for-wood = Holz gegen
about-for-steel = Stahl gegen
about-for-coal = Kohle gegen
exchange-note = Der Marker geht zuerst ein Feld weiter; dann wird jede Ladung verkauft oder gegen ein Teil getauscht. Jedes Teil gibt es in einem Tausch nur einmal.
needs-build_ships = Nimm ein bis drei Schiffskarten; das geht immer.
needs-purchase_commodities = Nötig ist ein Güterzug in der Auslage.
needs-rent_canal = Nötig sind ein bezahlbarer Kanal in der Auslage und ein offener Ausgang, an den er passt.
needs-manufacture_equipment = Ein Schritt auf dem Ausrüstungsring ist frei; das geht immer.
needs-recruit_crew = Ein Schritt auf dem Mannschaftsring ist frei; das geht immer.
needs-hire_employee = Nötig ist ein Mitarbeiter, den du bezahlen kannst und noch nicht hast.
needs-exchange_commodities = Nötig ist ein eigener Güterzug; kaufe zuerst einen mit „Güter kaufen“.
needs-receive_subsidy = Nimm zwei Gulden; das geht immer.
ruling-unable-purchase_commodities = Das geht jetzt nicht: { needs-purchase_commodities }
ruling-unable-rent_canal = Das geht jetzt nicht: { needs-rent_canal }
ruling-unable-hire_employee = Das geht jetzt nicht: { needs-hire_employee }
ruling-unable-exchange_commodities = Das geht jetzt nicht: { needs-exchange_commodities }
ruling-unpaid-purchase_commodities = Nach dem Bezahlen der Bonusaktion ginge es nicht mehr: { needs-purchase_commodities }
ruling-unpaid-rent_canal = Nach dem Bezahlen der Bonusaktion ginge es nicht mehr: { needs-rent_canal }
ruling-unpaid-hire_employee = Nach dem Bezahlen der Bonusaktion ginge es nicht mehr: { needs-hire_employee }
ruling-unpaid-exchange_commodities = Nach dem Bezahlen der Bonusaktion ginge es nicht: { needs-exchange_commodities }

## Was ein Auftrag zählt, wo der Name es nicht sagt

counts-CG01 = Die fünf Farben; Händler der Stufe II sind eine Art für sich.
counts-CG03 = Jedes Schiff zählt einmal.
counts-CB03 = Paare je Schiff, dann addiert.
counts-CB04 = Paare je Schiff, dann addiert.
counts-CB05 = Jedes Schiff zählt einmal.
counts-CB06 = Jedes Schiff zählt einmal.
counts-CB07 = Schraube, Schornstein, Segel, Kran, Kanone, Kaufmann, Soldat, Offizier; Kapitäne nicht.
counts-CB08 = Jeder Kapitän eines Schiffs nach dem ersten.
counts-CB09 = Paare je Schiff, dann addiert.
counts-CB10 = Paare je Schiff, dann addiert.
counts-CB12 = Kanäle, die deine Schiffe verlassen haben; verlorene nicht.
counts-fleet = Es zählen nur Schiffe, die gefahren sind.

## Fragen und Möglichkeiten, wie die Lage sie sagt

question-bonus-before = Zuerst eine Bonusaktion? Sie kostet ƒ{ $price }; nachher wirst du noch einmal gefragt.
question-bonus-after = Jetzt eine Bonusaktion? Sie kostet ƒ{ $price }; in diesem Zug ist es die letzte Gelegenheit.
question-building =
    { $cards ->
        [one] Welche Schiffskarte nimmst du? Es wäre die letzte.
       *[other] Welche Schiffskarte nimmst du? Höchstens noch { $cards }.
    }
question-laying = Wohin kommt { $canal }?
question-manufacture = Welches Teil stellst du her?
question-recruit = Wen heuerst du an?
said-place = { $card } nach { $column }
said-start = Auf { $canal } beginnen, das Heck nach { $side }
said-lay-north = { $canal } nördlich von { $other } legen, { $turns }
said-lay-east = { $canal } östlich von { $other } legen, { $turns }
said-lay-south = { $canal } südlich von { $other } legen, { $turns }
said-lay-west = { $canal } westlich von { $other } legen, { $turns }
said-push = { $item }, { $price }
said-officer = Dazu: ein Offizier
said-steer-north = Nach Norden
said-steer-east = Nach Osten
said-steer-south = Nach Süden
said-steer-west = Nach Westen
said-leave-north = Nach Norden, in den nächsten Kanal
said-leave-east = Nach Osten, in den nächsten Kanal
said-leave-south = Nach Süden, in den nächsten Kanal
said-leave-west = Nach Westen, in den nächsten Kanal
contracts-scales = Was die Aufträge bringen
unit-points = nun › dann
scale-next = { $count } von { $need } für { $points }
scale-first = { $need } nötig für { $points }
scale-full = alles erreicht
cruise-gone = Verlassene Kanäle sind benutzt und kommen weg.
about-price = Preis
about-worth = Jetzt wert

## Hilfe: ein Zug, und die Bilder

turn-1 = Die Aktionskarte, auf der du standest, kommt an die Spitze der Reihe.
turn-2 = Wähle eine freie Aktionskarte, aber nicht die an der Spitze. Die Zahl auf einer Karte sagt, was sie dir brächte.
turn-3 = Nimm dein Einkommen: einen Gulden für jede besetzte Karte vor deiner.
turn-4 = Führe die Aktion aus; davor oder danach kannst du für 6 Gulden eine Bonusaktion kaufen.
turn-5 = Ein Schiff mit Bug, Mittelteil und Heck wird ausgerüstet und fährt für Punkte durch deine Kanäle.
symbols-1 = Auf Schiffskarten: links der leere Platz, rechts mit dem Teil
symbols-2 = Auf Kanälen
symbols-3 = Auf den Tafeln der Spieler
symbol-mast = Ein kahler Mast: Platz für ein Segel oder einen Schornstein
symbol-crane = Ein gestrichelter Kran: Platz für einen Kran
symbol-cannon = Eine schwarze Geschützpforte: Platz für eine Kanone
symbol-propeller = Ein gestrichelter Ring am Heck: Platz für eine Schraube
symbol-cabin = Ein graues Fenster: Platz für jemanden der Mannschaft außer dem Kapitän
symbol-lifebuoy = Rettungsring, Rettungsboot, Laterne: aufgedruckt, sie zählen, wie sie sind
symbol-military = Ein Punkt für jeden Soldaten und jede Kanone des Schiffs, das hereinfährt
symbol-commercial = Ein Punkt für jeden Kaufmann und jeden Kran des Schiffs, das hereinfährt
symbol-lantern = Laterne, Rettungsboot, Rettungsring: ein Punkt für jedes auf dem Schiff, das hereinfährt
symbol-blue_riband = Blaues Band: so viele Punkte, wie Felder bis dorthin gefahren sind; nur das letzte zählt
symbol-coin = Gulden
symbol-ship = Schiffe der Flotte; das Band neben der Münze zählt ihre Punkte, am Ende alle
symbol-train = Güterzüge
symbol-canal = Kanäle
symbol-person = Mitarbeiter
symbol-lock = Geheime Aufträge
symbols-4 = Zahlen
symbol-reach = Beim Legen eines Kanals: so viele Felder hätte das Schiff dann vor sich
symbol-next = Bei einem Auftrag: Punkte jetzt › Punkte der nächsten Stufe
symbol-income = Auf einer Aktionskarte: Gulden, die sie brächte; blass, wenn sie nicht gewählt werden kann
symbol-space = Felder der Aktionsleiste; kommt die Spitze auf „Start“, ist ein Umlauf vorbei
symbol-deck = Neben einer Überschrift der Auslage: Karten im Stapel
symbol-station = Über den Mitarbeitern: Preis der Station; +ƒ1 kommt bei diesem Mitarbeiter dazu

## Der Verlauf

log-canal_laid = { $player } legt { $canal }, { $turns }.

## Tasten dieses Spiels

key-bonus = zur Aktionsleiste, etwa für eine Bonusaktion
key-turn = den Kanal in der Hand drehen
key-fit = alles anbringen, was zählt
