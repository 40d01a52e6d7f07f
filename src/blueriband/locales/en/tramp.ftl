# Tramp. What the arguments mean stands in phrases.py.

title = Tramp
tagline = A small made-up game: charter ships for coal, berth them, draw cards.
option-seats = Players
tie = In a tie the later seat is ahead (TR-6.2).

## Questions

step-turn = Which action do you choose?
step-chartering = Which ship do you charter?
step-berthing = In which port does it berth?
step-bunkering = Coal comes aboard.
step-drawing = A card is drawn.
step-turn_end = The turn ends.

## Moves

move-choose = { $action }
move-charter = Charter { $ship }
move-berth = Berth in { $port }

## Events

event-chartered = { $player } charters { $ship }.
event-charter_lost = { $player } finds no ship to charter.
event-berthed = { $player } berths { $ship } in { $port }.
event-bunkered = { $player } takes { $coal } coal.
event-drawn =
    { $known ->
        [no] { $player } draws a card.
       *[yes] { $player } draws a card: { $card }.
    }

## Effects of a move, in a few words

effect-charter_lost = nothing happens
effect-bunkered = +{ $coal } coal
effect-drawn = a card

## Why a move is refused

ruling-not_offered = That is not what you are asked now.
ruling-ship_taken = Somebody has chartered this ship already.
ruling-coal_short = You have too little coal.
ruling-port_full = The port is full.
ruling-deck_empty = The deck is empty.

## Names; the number after a card is what it is worth

action-charter = Charter a ship
action-bunker = Bunker coal
action-draw = Draw a card

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

source-ships = Ships
source-cards = Cards

## The board

board-round = Round { $round } of { $rounds }
board-deck =
    { $cards ->
        [0] deck empty
        [one] one card in the deck
       *[other] { $cards } cards in the deck
    }
board-ships = Ships
board-ship = Ship
board-coal = Coal
board-points = Points
board-port = Port
board-owner = Owner
board-free = free
board-players = Players
board-hand = Cards
board-room = room: { $ports }

## What else one should know of a choice

detail-price = { $coal } coal
detail-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
detail-room =
    { $berths ->
        [one] { $berths } berth free
       *[other] { $berths } berths free
    }
