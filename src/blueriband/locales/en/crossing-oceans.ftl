# Crossing Oceans. What the arguments mean stands in phrases.py: $player, $card, $port and so on are names, amounts are
# numbers, $count is how many like events are told in one sentence (their names are then a list, their amounts a sum).

title = Crossing Oceans
tagline = Steamship lines from 1870 to 1914: place ships, burn coal, win the Blue Riband.
option-seats = Players
tie = In a tie the owner of the youngest ship is ahead (CO-18.7).

## Questions

step-turn = A turn begins.
step-placing = Place a ship or take a contract?
step-berthing = In which port shall the ship lie?
step-exchanging = What do you use your contracts for?
step-moving = Where does your captain go on the rondel?
step-crossing = Another ship is just as fast: cross at the higher price in coal?
step-sailing = The fleet sails.
step-building = In which port do you open a trade house?
step-buying = Which card do you buy?
step-refilling = The market is filled again.
step-shipping = Which ship carries cargo?
step-coaling = First a coal pier, then the coal.
step-loading = Which ship gets the next coal?
step-designating = Which region do you choose?
step-gaining = Which token do you take?
step-stoking = The ships take coal.
step-turn_end = The turn ends.

## Moves

move-place = Place { $card }
move-contract = Take a contract
move-berth = Berth in { $port }
move-cash = A contract for money
move-fuel = A contract for coal on { $card }
move-build = Trade house in { $port }
move-done = Go on to the rondel
move-move = { $spot }
move-cross = Cross with { $card }
move-decline = Decline
move-buy = Buy { $card }
move-stop = Buy no more
move-carry = Cargo on { $card }
move-load = Coal on { $card }
move-designate = { $region }
move-token = { $token }

## Events

heading-turn_begun = Round { $round } · { $player }
event-turn_begun = Round { $round }: { $player } is to play.
event-contract_taken = { $player } takes a contract.
event-ship_returned =
    { $coal ->
        [0] { $card } goes back to { $player }.
       *[other] { $card } goes back to { $player } and loses { $coal } coal.
    }
event-ship_gone = { $card } leaves the game.
event-ship_placed =
    { $coal ->
        [0] { $player } places { $card } in { $port }.
       *[other] { $player } places { $card } in { $port } with { $coal } coal.
    }
event-lantern_moved = The Red Lantern of the { $region } passes to { $card }.
event-contract_cashed =
    { $count ->
        [one] { $player } turns a contract into £{ $money }.
       *[other] { $player } turns { $count } contracts into £{ $money }.
    }
event-ship_fuelled =
    { $count ->
        [one] { $player } turns a contract into coal on { $card }.
       *[other] { $player } turns { $count } contracts into coal: { $card }.
    }
event-house_built =
    { $contracts ->
        [0] { $player } opens a trade house in { $port }.
        [one] { $player } opens a trade house in { $port } for a contract.
       *[other] { $player } opens a trade house in { $port } for { $contracts } contracts.
    }
event-fee_paid =
    { $count ->
        [one] { $player } pays £{ $money } to { $payee }.
       *[other] { $player } pays £{ $money } in all to { $payee }.
    }
event-token_gained =
    { $money ->
        [0] { $player } gains a token: { $token }.
       *[other] { $player } gains a token for £{ $money }: { $token }.
    }
event-token_missed = { $player } gains no token ({ $origin }).
event-token_declined = { $player } declines a token ({ $origin }).
event-region_designated = { $player } chooses a region: { $region }.
event-captain_moved =
    { $contracts ->
        [0] { $player } moves to { $spot }.
        [one] { $player } pays a contract and moves to { $spot }.
       *[other] { $player } pays { $contracts } contracts and moves to { $spot }.
    }
event-ship_earned =
    { $coal ->
        [0] { $player } earns £{ $money }: { $card }.
       *[other] { $player } earns £{ $money } and burns { $coal } coal: { $card }.
    }
event-cargo_carried = { $player } earns £{ $money } with cargo on { $card }.
event-bonus_earned = { $player } takes £{ $money } for trade houses in the { $region }.
event-riband_won = { $player } crosses with { $card }, burns { $coal } coal and earns £{ $money }.
event-action_idle = { $player } gets nothing from { $spot }.
event-card_bought =
    { $count ->
        [one] { $player } buys { $card } for £{ $money } ({ $flag } flag).
       *[other] { $player } buys { $card } for £{ $money } in all (flags: { $flag }).
    }
event-ship_docked = To the docks: { $card }.
event-card_scrapped = Out of the game: { $card }.
event-card_drawn = New in the market: { $card }.
event-coal_loaded = { $player } loads { $count } coal: { $card }.
event-coal_left = { $player } has no room for { $coal } coal.
event-end_triggered =
    { $rounds ->
        [one] The end is near: one round follows this one.
       *[other] The end is near: { $rounds } rounds follow this one.
    }
event-counted_down =
    { $rounds ->
        [0] This is the last round.
        [one] One round follows this one.
       *[other] { $rounds } rounds follow this one.
    }
event-points_scored =
    { $points ->
        [one] { $player } scores { $points } point.
       *[other] { $player } scores { $points } points.
    }

## Effects of a move, in a few words; only for events that change what somebody has

effect-contract_taken = +1 contract
effect-ship_returned =
    { $coal ->
        [0] { $card } goes back
       *[other] { $card } goes back and loses { $coal } coal
    }
effect-ship_gone = { $card } leaves the game
effect-lantern_moved = lantern to { $card }
effect-contract_cashed =
    { $count ->
        [one] −1 contract, +£{ $money }
       *[other] −{ $count } contracts, +£{ $money }
    }
effect-ship_fuelled =
    { $count ->
        [one] −1 contract, +1 coal
       *[other] −{ $count } contracts, +{ $count } coal
    }
effect-house_built =
    { $contracts ->
        [0] +1 house
        [one] −1 contract, +1 house
       *[other] −{ $contracts } contracts, +1 house
    }
effect-fee_paid = −£{ $money } to { $payee }
effect-token_gained =
    { $money ->
        [0] +{ $token }
       *[other] −£{ $money }, +{ $token }
    }
effect-token_missed = no token
effect-captain_moved =
    { $contracts ->
        [0] { "" }
        [one] −1 contract
       *[other] −{ $contracts } contracts
    }
effect-ship_earned =
    { $coal ->
        [0] +£{ $money }
       *[other] +£{ $money }, −{ $coal } coal
    }
effect-cargo_carried = +£{ $money }, −1 coal
effect-bonus_earned = +£{ $money } for houses
effect-riband_won = +£{ $money }, −{ $coal } coal
effect-action_idle = nothing happens
effect-card_bought =
    { $count ->
        [one] −£{ $money }, +{ $flag } flag
       *[other] −£{ $money }, +{ $flag } flags
    }
effect-coal_loaded = +{ $count } coal
effect-coal_left = no room for { $coal } coal
effect-end_triggered = the end is near

## Why a move is refused

ruling-not_offered = That is not what you are asked now.
ruling-region_closed = This region is closed with so few players.
ruling-spot_elsewhere = The region has an empty spot, so no ship there can be replaced.
ruling-not_oldest = In a full region only the ship with the Red Lantern can be replaced.
ruling-not_younger = The ship with the Red Lantern gives way only to a younger ship.
ruling-no_spot = No spot is empty, and no ship with a Red Lantern that it could replace is older.
ruling-no_captain = You have no captain left for it.
ruling-stays_ashore = A headquarters never goes to sea.
ruling-contracts_short = You have too few contracts for a trade house.
ruling-coal_gone = There is no coal left in the common supply.
ruling-ship_full = The ship carries as much coal as it can.
ruling-burns_no_coal = A clipper carries no coal.
ruling-no_ship_there = You have no ship there.
ruling-house_there = You have a trade house there already.
ruling-houses_gone = You have no trade house left.
ruling-fees_short = You cannot pay the owners of the trade houses there.
ruling-same_spot = The captain cannot stay where he is.
ruling-too_far = A way as long as this costs a contract, and you have none.
ruling-money_short = You have too little money.
ruling-not_ready = The ship has no coal.
ruling-no_tonnage = The ship carries no cargo: it has no tonnage.
ruling-too_slow = Another ship in the North Atlantic is faster.
ruling-coal_short = The ship has too little coal for this crossing.
ruling-column_full = The column is full.
ruling-wrong_column = The token does not belong in this column.
ruling-not_fewest = The token goes to a column in which you have the fewest.
ruling-token_short = You cannot pay for the next spot of this column.
ruling-must_take = A token that you can pay for must be taken.
ruling-load_evenly = Another ship of yours has less coal and comes first.
ruling-other_waters = The Blue Riband is won in the North Atlantic.
ruling-substitute_short = You cannot pay for the token that takes the place of the one you should get.
ruling-neutral_ship = This ship belongs to nobody.
ruling-not_yours = This ship belongs to somebody else.
ruling-not_at_sea = The ship is not at sea.
ruling-at_sea_already = The ship is at sea already.

## Names

region-north_atlantic = North Atlantic
region-south_atlantic = South Atlantic
region-indian_ocean = Indian Ocean
region-pacific_ocean = Pacific Ocean
region-tasmanian_sea = Tasmanian Sea

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

spot-blue_riband = Blue Riband
spot-fleet = Fleet
spot-house = House
spot-ships_east = Ships (east)
spot-cargo = Cargo
spot-coal = Coal
spot-region = Region
spot-ships_west = Ships (west)

token-blue_riband = Blue Riband
token-coal_pier = coal pier
token-green_token = green trade token
token-white_token = white trade token
token-red_token = red trade token

origin-blue_riband = Blue Riband
origin-coal = Coal
origin-house = trade house
origin-headquarters = headquarters

flag-blue = blue
flag-black = black
flag-green = green
flag-white = white
flag-red = red
flag-multicoloured = multicoloured

source-money = Money
source-captains = Captains at sea
source-houses = Trade houses
source-blue = Blue flags
source-black = Black flags
source-green = Green flags
source-white = White flags
source-red = Red flags
source-multicoloured = Multicoloured flags

## The board

board-seas = The seas
board-port = Port
board-ship = Ship
board-year = Year
board-income = £
board-knots = kn
board-tons = tons
board-tonnage = { $tons }
board-coal = Coal
board-houses = Houses
board-empty = empty
board-closed = Closed: { $regions }
board-legend = { $lantern } Red Lantern · { $coal } coal · { $sail } needs none · { $neutral } nobody's
board-market = Ship market and docks
board-card = Card
board-flag = Flag
board-price = Price
board-dock = Docks
board-gives = with { $token }
board-stack =
    { $cards ->
        [0] stack empty
       *[other] stack { $cards } (next back { $back })
    }
board-supply = coal supply { $coal }
board-last =
    { $rounds ->
        [0] The last round!
        [one] One round follows this one.
       *[other] { $rounds } rounds follow this one.
    }
board-quiet =
    { $passed ->
        [one] One round without a Ships action; { $most } in a row bring the end.
       *[other] { $passed } rounds without a Ships action; { $most } in a row bring the end.
    }
board-rondel = Rondel (clockwise)
board-centre = not placed yet: { $captains }
board-players = Players
board-round = Round { $round }
board-starter = { $player } starts each round
board-multicoloured = multi
board-money = £{ $money }
board-contracts =
    { $contracts ->
        [one] { $contracts } contract
       *[other] { $contracts } contracts
    }
board-captains =
    { $captains ->
        [one] { $captains } captain
       *[other] { $captains } captains
    }
board-housestock =
    { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    }
board-loads = loads { $coal }
board-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-flags = Flags
board-ashore = Ashore
board-offices = Headquarters

## What else one should know of a choice

detail-income = £{ $money }
detail-speed = { $knots } kn
detail-tonnage = { $tons } t
detail-coal = has { $coal } coal
detail-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
detail-value = each { $flag } flag { $before } → { $after }
detail-ready =
    { $ships ->
        [0] no ship ready
        [one] one ship ready
       *[other] { $ships } ships ready
    }
