# TransAtlantic's table in the browser: labels of the board, besides the texts of transatlantic.ftl.

## The board

table-docks = Docks
table-market-note = the leftmost goes to the docks after a purchase
table-market-variant = the first places come with coal
table-stack = Stack
table-offices = HQ
table-office = HQ
table-stacked =
    { $cards ->
        [0] ship stack empty
        [one] one card in the ship stack
       *[other] { $cards } in the ship stack
    }
table-place = place { $place }
table-seas = Seas
table-free = free place
table-way-out = way out, oldest first
table-next-out = next out: { $card }
table-nobody = nobody’s
table-flag = { $flag } flag
table-houses = houses: { $owners }
table-none = none
table-display = Card display
table-last-card = last card of { $player }
table-last-cards = Last cards
table-scrapped = Scrapped in this turn:
table-track = Score track
table-parts = Parts of the table

## A player's area

table-my-area = My area
table-my-sheet = My sheet
table-sheet = Sheet
table-sheet-of = Sheet of { $player }
table-pieces =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    } · { $captains ->
        [one] one captain
       *[other] { $captains } captains
    } · { $houses ->
        [one] one house
       *[other] { $houses } houses
    } left
table-owned = All cards of { $player }, in hand or in the covered pile:
table-no-reserve = no ship waits here
table-adrift = Pushed out
table-you-choose = choose its sea
table-waiting = waiting for { $player }
table-pile = Played { $cards }
table-pile-of = Pile of { $player }
table-tile = Tile
table-tile-name = Director
table-tile-gone = used
table-worth = worth
table-worth-note = column + docks = worth of a ship now
table-worth-now = worth { $points } points now
table-row = row
table-vp = VP
table-column =
    { $marker }: { $has ->
        [one] one marker
       *[other] { $has } markers
    }, a ship is worth { $worth } now, { $ships ->
        [one] one ship
       *[other] { $ships } ships
    }
table-blue_riband = Riband
table-coal_bunker = Bunker
table-freight = Freight
table-mail = Mail
table-passengers = Passengers

## Moves, where they are asked about

said-steer = Deploy to the { $region }
said-onward = Go on to the { $region }
said-run = All ships in the { $region } sail

## Questions

question-adrift = Your { $card } has been pushed out. Where does it go?

## What entering a sea does, on its plate

table-all-sail = all ships sail
table-nobody-sails = no ship sails
plate-enter = enter from the top
plate-free = free place, no push
plate-sorted = sorted in by age
plate-riband = +1 Blue Riband
plate-contracts =
    { $contracts ->
        [one] +1 contract
       *[other] +{ $contracts } contracts
    }
plate-open = pushes out { $card }
plate-goes = pushes out { $card }
plate-scrapped = scraps { $card }
plate-lost = { $card } leaves
plate-closed = closed
plate-too_old = { $card } ({ $year }) is younger
plate-open_elsewhere = not here: another sea takes it from the top
plate-region_full = full, no sorting in
plate-comes_from_there = came from here

## What becomes of a ship that is pushed out

fate-open = leaves: { $player } chooses its next sea
fate-goes = goes on to the { $region }
fate-scrapped =
    scrapped{ $money ->
        [0] { "" }
       *[other] , last voyage £{ $money }
    }{ $points ->
        [0] { "" }
       *[other] , { $points } points
    }
fate-lost = leaves the game

## Action cards: what they do, in a few words

card-shipyard = Buy up to two cards, launch one ship.
card-shipyard_plus = Buy up to two, 1 coal more, launch one.
card-transport = Up to { $transport } of your ships sail.
card-transport_plus = Up to { $transport_plus } of your ships sail.
card-region = All ships of a sea sail; a rival’s pay as bonus.
card-coal = Load bunkers + { $coal }, evenly.
card-coal_plus = Load bunkers + { $coal_plus }, as you like.
card-invest = House, bunker with coal, or marker.
card-invest_plus = £{ $invest_plus }: two markers, then house or coal.
card-ship_agent = Do what a rival’s top card does.
card-director = Take the pile back, win a new card.
card-president = Take the pile back, trade contracts, win a card.
card-global = One ship of every sea, or of every flag, sails.
card-cargo = One ship earns by its tonnage.
card-cruise = One ship earns by its passengers.
card-blue_riband = One ship sails for each of your Ribands.
card-trade = £{ $trade } for each of your houses.
card-fleet = { $fleet_points } points for each flag of yours.
now-locked = needs { $cards } cards
now-returns = takes { $cards } back
now-deploys = deploys first
now-best = best £{ $money }

## Seat plates and inspector

fact-money = Money
fact-points = Points
fact-hand = Cards in hand
fact-pile = Cards played
fact-houses = Houses built
fact-reserve = Ships in reserve
fact-contracts = Contracts
fact-tile = Director tile
fact-cards = Cards
fact-income = Income
fact-speed = Speed
fact-tonnage = Tonnage
fact-passengers = Passengers
fact-region = Region
fact-worth = Worth now, in points
fact-owner = Owner
kind-steamship = Steamship
kind-clipper = Sailing ship
kind-neutral = Neutral ship
kind-headquarters = Headquarters
kind-action = Action card

## Keys

key-hand = to your hand
key-display = to the card display
fill = Load the rest
key-fill = load the rest of the coal, ship after ship
key-onward = that is all

## Help: the pictures

symbols-cards = On ship cards
symbols-sheet = Flags and your sheet
symbols-seas = In the seas
symbols-plates = On the plates of the players
symbols-actions = Action cards
symbol-mark = Shape and colour of the band: whose ship it is
symbol-nobody = Grey with a bar: nobody’s ship
symbol-income = Green plate: what the ship earns when it sails
symbol-price = Red plate: what the card costs here; price and surcharge stand beside it
symbol-coal = Coal on board: a steamer burns one each time it sails; dashes are room for more
symbol-wind = Wind: a sailing ship needs no coal
symbol-worth = Number in a ring: points this ship is worth to its owner now
symbol-year = Year: a ship enters a sea only where all others are older
symbol-speed = Speed in knots: the fastest ship to enter the North Atlantic wins a Blue Riband
symbol-tons = Thousands of tons: what Cargo pays for
symbol-people = Passengers: what a Cruise pays for
symbol-flag-blue = Blue flag: its column grows with each Blue Riband
symbol-flag-black = Black flag: its column grows with each coal bunker, and so does what Coal loads
symbol-flag-green = Green flag: its column grows with each freight marker
symbol-flag-white = White flag: its column grows with each mail marker
symbol-flag-red = Red flag: its column grows with each passenger marker
symbol-sum = Column + docks: what a ship of this flag is worth now
symbol-times = Your ships of this flag
symbol-row = Row: a marker in all five columns brings the points beside it at the end
symbol-plot = House with a price: the next house in this sea costs so much
symbol-down = Arrow: the oldest ship lies at the bottom; a full sea pushes it out
symbol-docks = Docks: ships nobody bought; each makes all ships of its flag worth one point more
symbol-fact-star = Points so far
symbol-fact-hand = Cards in hand
symbol-fact-pile = Cards played: the Director takes them back
symbol-fact-house = Houses built: a point each when a ship of yours sails in their sea
symbol-fact-ship = Ships in reserve: cards with an anchor send them to sea
symbol-fact-contract = Contracts: with the President variant only
symbol-fact-director = Director tile: once in the game, do what a card of the display says
symbol-anchor = Anchor: first a ship of your reserve goes to sea
symbol-lock = Lock: needs more cards on your pile
