# Crossing Oceans auf Deutsch. Was die Angaben bedeuten, steht in phrases.py.

title = Crossing Oceans
tagline = Dampferlinien von 1870 bis 1914: Schiffe einsetzen, Kohle verbrennen, das Blaue Band gewinnen.
option-seats = Personen
tie = Bei Gleichstand liegt vorn, wem das jüngste Schiff gehört (CO-18.7).

## Fragen

step-turn = Ein Zug beginnt.
step-placing = Setzt du ein Schiff ein, oder nimmst du einen Kontrakt?
step-berthing = In welchem Hafen soll das Schiff liegen?
step-exchanging = Wofür gibst du Kontrakte aus?
step-moving = Wohin zieht dein Kapitän auf dem Rondell?
step-crossing = Ein anderes Schiff ist ebenso schnell: Überfahrt zum höheren Preis an Kohle?
step-sailing = Die Flotte fährt.
step-building = In welchem Hafen eröffnest du ein Handelshaus?
step-buying = Welche Karte kaufst du?
step-refilling = Der Schiffsmarkt wird aufgefüllt.
step-shipping = Welches Schiff befördert Fracht?
step-coaling = Erst ein Kohlepier, dann die Kohle.
step-loading = Welches Schiff bekommt die nächste Kohle?
step-designating = Welche Region wählst du?
step-gaining = Welchen Marker nimmst du?
step-stoking = Die Schiffe nehmen Kohle auf.
step-turn_end = Der Zug endet.

## Spielzüge

move-place = { $card } einsetzen
move-contract = Einen Kontrakt nehmen
move-berth = Nach { $port }
move-cash = Kontrakt gegen Geld
move-fuel = Kontrakt gegen Kohle für { $card }
move-build = Handelshaus in { $port }
move-done = Weiter zum Rondell
move-move = { $spot }
move-cross = Überfahrt mit { $card }
move-decline = Ablehnen
move-buy = { $card } kaufen
move-stop = Nichts mehr kaufen
move-carry = Fracht mit { $card }
move-load = Kohle für { $card }
move-designate = { $region }
move-token = { $token }

## Ereignisse

heading-turn_begun = Runde { $round } · { $player }
event-turn_begun = Runde { $round }: { $player } ist am Zug.
event-contract_taken = { $player } nimmt einen Kontrakt.
event-ship_returned =
    { $coal ->
        [0] { $card } kehrt zu { $player } zurück.
       *[other] { $card } kehrt zu { $player } zurück und verliert { $coal } Kohle.
    }
event-ship_gone = { $card } verlässt das Spiel.
event-ship_placed =
    { $coal ->
        [0] { $player } setzt { $card } in { $port } ein.
       *[other] { $player } setzt { $card } mit { $coal } Kohle in { $port } ein.
    }
event-lantern_moved = Die Rote Laterne der Region { $region } geht an { $card }.
event-contract_cashed =
    { $count ->
        [one] { $player } tauscht einen Kontrakt gegen £{ $money }.
       *[other] { $player } tauscht { $count } Kontrakte gegen £{ $money }.
    }
event-ship_fuelled =
    { $count ->
        [one] { $player } tauscht einen Kontrakt gegen Kohle für { $card }.
       *[other] { $player } tauscht { $count } Kontrakte gegen Kohle: { $card }.
    }
event-house_built =
    { $contracts ->
        [0] { $player } eröffnet ein Handelshaus in { $port }.
        [one] { $player } eröffnet für einen Kontrakt ein Handelshaus in { $port }.
       *[other] { $player } eröffnet für { $contracts } Kontrakte ein Handelshaus in { $port }.
    }
event-fee_paid =
    { $count ->
        [one] { $player } zahlt £{ $money } an { $payee }.
       *[other] { $player } zahlt insgesamt £{ $money } an { $payee }.
    }
event-token_gained =
    { $money ->
        [0] { $player } erhält einen Marker: { $token }.
       *[other] { $player } erhält für £{ $money } einen Marker: { $token }.
    }
event-token_missed = { $player } erhält keinen Marker ({ $origin }).
event-token_declined = { $player } verzichtet auf einen Marker ({ $origin }).
event-region_designated = { $player } wählt eine Region: { $region }.
event-captain_moved =
    { $contracts ->
        [0] { $player } zieht auf { $spot }.
        [one] { $player } zahlt einen Kontrakt und zieht auf { $spot }.
       *[other] { $player } zahlt { $contracts } Kontrakte und zieht auf { $spot }.
    }
event-ship_earned =
    { $coal ->
        [0] { $player } kassiert £{ $money }: { $card }.
       *[other] { $player } kassiert £{ $money } und verbrennt { $coal } Kohle: { $card }.
    }
event-cargo_carried = { $player } kassiert £{ $money } für Fracht mit { $card }.
event-bonus_earned = { $player } kassiert £{ $money } für Handelshäuser in der Region { $region }.
event-riband_won = { $player } macht eine Überfahrt mit { $card }, verbrennt { $coal } Kohle und kassiert £{ $money }.
event-action_idle = { $player } hat nichts von { $spot }.
event-card_bought =
    { $count ->
        [one] { $player } kauft { $card } für £{ $money } (Flagge: { $flag }).
       *[other] { $player } kauft { $card } für insgesamt £{ $money } (Flaggen: { $flag }).
    }
event-ship_docked = In die Docks: { $card }.
event-card_scrapped = Aus dem Spiel: { $card }.
event-card_drawn = Neu im Schiffsmarkt: { $card }.
event-coal_loaded = { $player } lädt { $count } Kohle: { $card }.
event-coal_left = { $player } hat keinen Platz für { $coal } Kohle.
event-end_triggered =
    { $rounds ->
        [one] Das Ende naht: Nach dieser Runde folgt noch eine.
       *[other] Das Ende naht: Nach dieser Runde folgen noch { $rounds }.
    }
event-counted_down =
    { $rounds ->
        [0] Dies ist die letzte Runde.
        [one] Nach dieser Runde folgt noch eine.
       *[other] Nach dieser Runde folgen noch { $rounds }.
    }
event-points_scored =
    { $points ->
        [one] { $player } erreicht { $points } Punkt.
       *[other] { $player } erreicht { $points } Punkte.
    }

## Was ein Spielzug bewirkt, in wenigen Worten

effect-contract_taken = +1 Kontrakt
effect-ship_returned =
    { $coal ->
        [0] { $card } kehrt zurück
       *[other] { $card } kehrt zurück und verliert { $coal } Kohle
    }
effect-ship_gone = { $card } verlässt das Spiel
effect-lantern_moved = Laterne an { $card }
effect-contract_cashed =
    { $count ->
        [one] −1 Kontrakt, +£{ $money }
       *[other] −{ $count } Kontrakte, +£{ $money }
    }
effect-ship_fuelled =
    { $count ->
        [one] −1 Kontrakt, +1 Kohle
       *[other] −{ $count } Kontrakte, +{ $count } Kohle
    }
effect-house_built =
    { $contracts ->
        [0] +1 Haus
        [one] −1 Kontrakt, +1 Haus
       *[other] −{ $contracts } Kontrakte, +1 Haus
    }
effect-fee_paid = −£{ $money } an { $payee }
effect-token_gained =
    { $money ->
        [0] +{ $token }
       *[other] −£{ $money }, +{ $token }
    }
effect-token_missed = kein Marker
effect-captain_moved =
    { $contracts ->
        [0] { "" }
        [one] −1 Kontrakt
       *[other] −{ $contracts } Kontrakte
    }
effect-ship_earned =
    { $coal ->
        [0] +£{ $money }
       *[other] +£{ $money }, −{ $coal } Kohle
    }
effect-cargo_carried = +£{ $money }, −1 Kohle
effect-bonus_earned = +£{ $money } für Häuser
effect-riband_won = +£{ $money }, −{ $coal } Kohle
effect-action_idle = nichts geschieht
effect-card_bought =
    { $count ->
        [one] −£{ $money }, Flagge { $flag }
       *[other] −£{ $money }, Flaggen { $flag }
    }
effect-coal_loaded = +{ $count } Kohle
effect-coal_left = kein Platz für { $coal } Kohle
effect-end_triggered = das Ende naht

## Warum ein Spielzug nicht geht

ruling-not_offered = Danach wirst du jetzt nicht gefragt.
ruling-region_closed = Mit so wenigen Personen ist diese Region geschlossen.
ruling-spot_elsewhere = In der Region ist ein Platz frei, darum wird dort kein Schiff ersetzt.
ruling-not_oldest = In einer vollen Region lässt sich nur das Schiff mit der Roten Laterne ersetzen.
ruling-not_younger = Das Schiff mit der Roten Laterne weicht nur einem jüngeren.
ruling-no_spot = Kein Platz ist frei, und kein Schiff mit Roter Laterne, das es ersetzen könnte, ist älter.
ruling-no_captain = Du hast keinen Kapitän mehr dafür.
ruling-stays_ashore = Ein Firmensitz fährt nie zur See.
ruling-contracts_short = Du hast zu wenige Kontrakte für ein Handelshaus.
ruling-coal_gone = Im Vorrat ist keine Kohle mehr.
ruling-ship_full = Das Schiff trägt schon so viel Kohle, wie es kann.
ruling-burns_no_coal = Ein Klipper trägt keine Kohle.
ruling-no_ship_there = Du hast dort kein Schiff.
ruling-house_there = Du hast dort schon ein Handelshaus.
ruling-houses_gone = Du hast kein Handelshaus mehr.
ruling-fees_short = Du kannst die anderen Handelshäuser dort nicht bezahlen.
ruling-same_spot = Der Kapitän darf nicht stehen bleiben.
ruling-too_far = Ein so weiter Weg kostet einen Kontrakt, und du hast keinen.
ruling-money_short = Du hast zu wenig Geld.
ruling-not_ready = Das Schiff hat keine Kohle.
ruling-no_tonnage = Das Schiff befördert keine Fracht: Es hat keine Tonnage.
ruling-too_slow = Ein anderes Schiff im Nordatlantik ist schneller.
ruling-coal_short = Das Schiff hat zu wenig Kohle für diese Überfahrt.
ruling-column_full = Die Spalte ist voll.
ruling-wrong_column = Der Marker gehört nicht in diese Spalte.
ruling-not_fewest = Der Marker kommt in eine Spalte, in der du am wenigsten hast.
ruling-token_short = Du kannst das nächste Feld dieser Spalte nicht bezahlen.
ruling-must_take = Einen Marker, den du bezahlen kannst, musst du nehmen.
ruling-load_evenly = Ein anderes deiner Schiffe hat weniger Kohle und kommt zuerst.
ruling-other_waters = Das Blaue Band gewinnt man im Nordatlantik.
ruling-substitute_short = Den Ersatz für den Marker, der dir zusteht, kannst du nicht bezahlen.
ruling-neutral_ship = Dieses Schiff gehört niemandem.
ruling-not_yours = Dieses Schiff gehört jemand anderem.
ruling-not_at_sea = Das Schiff ist nicht auf See.
ruling-at_sea_already = Das Schiff ist schon auf See.

## Namen

region-north_atlantic = Nordatlantik
region-south_atlantic = Südatlantik
region-indian_ocean = Indischer Ozean
region-pacific_ocean = Pazifik
region-tasmanian_sea = Tasmansee

port-new_york = New York
port-montreal = Montreal
port-charleston = Charleston
port-havana = Havana
port-buenos_aires = Buenos Aires
port-rio_de_janeiro = Rio de Janeiro
port-bahia = Bahia
port-bombay = Bombay
port-zanzibar = Zanzibar
port-durban = Durban
port-yokohama = Yokohama
port-hong_kong = Hong Kong
port-timor = Timor
port-sydney = Sydney
port-auckland = Auckland

spot-blue_riband = Blaues Band
spot-fleet = Flotte
spot-house = Handelshaus
spot-ships_east = Schiffe (Ost)
spot-cargo = Fracht
spot-coal = Kohle
spot-region = Region
spot-ships_west = Schiffe (West)

token-blue_riband = Blaues Band
token-coal_pier = Kohlepier
token-green_token = Handelsmarker grün
token-white_token = Handelsmarker weiß
token-red_token = Handelsmarker rot

origin-blue_riband = Blaues Band
origin-coal = Kohle
origin-house = Handelshaus
origin-headquarters = Firmensitz

flag-blue = blau
flag-black = schwarz
flag-green = grün
flag-white = weiß
flag-red = rot
flag-multicoloured = mehrfarbig

source-money = Geld
source-captains = Kapitäne auf See
source-houses = Handelshäuser
source-blue = Blaue Flaggen
source-black = Schwarze Flaggen
source-green = Grüne Flaggen
source-white = Weiße Flaggen
source-red = Rote Flaggen
source-multicoloured = Mehrfarbige Flaggen

## Der Spielplan

board-seas = Die Meere
board-port = Hafen
board-ship = Schiff
board-year = Jahr
board-income = £
board-knots = kn
board-tons = t
board-tonnage = { $tons }
board-coal = Kohle
board-houses = Häuser
board-empty = frei
board-closed = Geschlossen: { $regions }
board-legend = { $lantern } Rote Laterne · { $coal } Kohle · { $sail } braucht keine · { $neutral } niemandes
board-market = Schiffsmarkt und Docks
board-card = Karte
board-flag = Flagge
board-price = Preis
board-dock = Docks
board-gives = mit { $token }
board-stack =
    { $cards ->
        [0] Stapel leer
       *[other] Stapel { $cards } (nächste Rückseite { $back })
    }
board-supply = Kohlevorrat { $coal }
board-last =
    { $rounds ->
        [0] Die letzte Runde!
        [one] Nach dieser Runde folgt noch eine.
       *[other] Nach dieser Runde folgen noch { $rounds }.
    }
board-quiet =
    { $passed ->
        [one] Eine Runde ohne die Aktion Schiffe; { $most } nacheinander bringen das Ende.
       *[other] { $passed } Runden ohne die Aktion Schiffe; { $most } nacheinander bringen das Ende.
    }
board-rondel = Rondell (im Uhrzeigersinn)
board-centre = noch nicht gesetzt: { $captains }
board-players = Personen
board-round = Runde { $round }
board-starter = { $player } beginnt jede Runde
board-multicoloured = bunt
board-money = £{ $money }
board-contracts =
    { $contracts ->
        [one] { $contracts } Kontrakt
       *[other] { $contracts } Kontrakte
    }
board-captains =
    { $captains ->
        [one] { $captains } Kapitän
       *[other] { $captains } Kapitäne
    }
board-housestock =
    { $houses ->
        [one] { $houses } Haus
       *[other] { $houses } Häuser
    }
board-loads = lädt { $coal }
board-worth =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-flags = Flaggen
board-ashore = An Land
board-offices = Firmensitze

## Was man zu einer Wahl noch wissen sollte

detail-income = £{ $money }
detail-speed = { $knots } kn
detail-tonnage = { $tons } t
detail-coal = hat { $coal } Kohle
detail-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
detail-value = Flagge { $flag } je { $before } → { $after }
detail-ready =
    { $ships ->
        [0] kein Schiff fahrbereit
        [one] ein Schiff fahrbereit
       *[other] { $ships } Schiffe fahrbereit
    }
