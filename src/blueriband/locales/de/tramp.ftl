# Tramp auf Deutsch. Was die Angaben bedeuten, steht in phrases.py.

title = Tramp
tagline = Ein kleines erfundenes Spiel: Schiffe gegen Kohle chartern, festmachen, Karten ziehen.
option-seats = Personen
tie = Bei Gleichstand liegt der spätere Platz vorn (TR-6.2).

## Fragen

step-turn = Welche Aktion wählst du?
step-chartering = Welches Schiff charterst du?
step-berthing = In welchem Hafen machst du es fest?
step-bunkering = Kohle kommt an Bord.
step-drawing = Eine Karte wird gezogen.
step-turn_end = Der Zug endet.

## Spielzüge

move-choose = { $action }
move-charter = { $ship } chartern
move-berth = In { $port } festmachen

## Ereignisse

event-chartered = { $player } chartert { $ship }.
event-charter_lost = { $player } findet kein Schiff zum Chartern.
event-berthed = { $player } macht { $ship } in { $port } fest.
event-bunkered = { $player } nimmt { $coal } Kohle.
event-drawn =
    { $known ->
        [no] { $player } zieht eine Karte.
       *[yes] { $player } zieht eine Karte: { $card }.
    }

## Was ein Spielzug bewirkt, in wenigen Worten

effect-charter_lost = nichts geschieht
effect-bunkered = +{ $coal } Kohle
effect-drawn = eine Karte

## Warum ein Spielzug nicht geht

ruling-not_offered = Danach wirst du jetzt nicht gefragt.
ruling-ship_taken = Dieses Schiff ist schon gechartert.
ruling-coal_short = Du hast zu wenig Kohle.
ruling-port_full = Der Hafen ist voll.
ruling-deck_empty = Der Stapel ist leer.

## Namen; die Zahl hinter einer Karte ist ihr Wert

action-charter = Ein Schiff chartern
action-bunker = Kohle bunkern
action-draw = Eine Karte ziehen

port-hull = Hull
port-oslo = Oslo
port-riga = Riga
port-cork = Cork

ship-s0 = s0
ship-s1 = s1
ship-s2 = s2
ship-s3 = s3
ship-s4 = s4
ship-s5 = s5
ship-s6 = s6
ship-s7 = s7
ship-s8 = s8
ship-s9 = s9

card-c0 = c0 (0)
card-c1 = c1 (1)
card-c2 = c2 (2)
card-c3 = c3 (3)
card-c4 = c4 (4)
card-c5 = c5 (0)
card-c6 = c6 (1)
card-c7 = c7 (2)
card-c8 = c8 (3)
card-c9 = c9 (4)
card-c10 = c10 (0)
card-c11 = c11 (1)
card-c12 = c12 (2)
card-c13 = c13 (3)
card-c14 = c14 (4)
card-c15 = c15 (0)
card-c16 = c16 (1)
card-c17 = c17 (2)
card-c18 = c18 (3)
card-c19 = c19 (4)

source-ships = Schiffe
source-cards = Karten

## Der Spielplan

board-round = Runde { $round } von { $rounds }
board-deck =
    { $cards ->
        [0] Stapel leer
        [one] eine Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
board-ships = Schiffe
board-ship = Schiff
board-coal = Kohle
board-points = Punkte
board-port = Hafen
board-owner = Gehört
board-free = frei
board-players = Personen
board-hand = Karten
board-room = Platz: { $ports }

## Was man zu einer Wahl noch wissen sollte

detail-price = { $coal } Kohle
detail-worth =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
detail-room =
    { $berths ->
        [one] { $berths } Liegeplatz frei
       *[other] { $berths } Liegeplätze frei
    }
