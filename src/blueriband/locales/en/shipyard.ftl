# Shipyard. What the arguments mean stands in phrases.py: $player, $card, $action and so on are names, amounts are
# numbers, $count is how many like events are told in one sentence (their names are then a list, their amounts a sum).
# A name that ends in -any is for all things of its kind: $id is the id, as B07, $series is B and $number is 7.

title = Shipyard
tagline = Build ships card by card, fit them out, and let each one sail its shakedown cruise through your own canals.
option-seats = Players
option-beginners = For beginners: an engineer or a recruiter at every station
tie = In a tie the player with more guilders is ahead; with equally many the rank is shared (SY-29.5, SY-29.6).

## Questions

step-turn = A turn begins.
step-choosing = Which action do you choose?
step-bonus = Do you buy a bonus action?
step-performing = The action begins.
step-releasing = The bonus action is over.
step-building = Which ship card do you take?
step-placing = In which column does the card go?
step-buying = Which train do you buy?
step-renting = Which canal do you rent?
step-starting = On which side does the ship begin, with its stern outwards?
step-laying = Where does the canal lie?
step-turning = How far does the marker go?
step-engaging = Does the employee add a piece?
step-hiring = Whom do you hire?
step-exchanging = Which train do you exchange?
step-trading = What becomes of the next load?
step-refilling = The market is refilled.
step-launching = Which ship leaves first?
step-manning = Does the ship get a captain?
step-fitting = What goes on the ship?
step-speeding = How fast is the ship?
step-sailing = Which way does the ship sail?
step-turn_end = The turn ends.
step-gathering = The next player is asked.
step-discarding = Which contract do you give up?
step-finishing = The game ends.
step-final_choosing = Which final action do you choose?
step-last_chance = Do you take the one card that completes a ship?
step-keeping = Which contract do you keep?
step-scoring = The contracts are scored.

ask-choosing = Which action do you choose? You have ƒ{ $money }.
ask-bonus =
    { $when ->
        [before] Do you buy a bonus action for ƒ{ $price } before { $action }?
       *[after] Do you buy a bonus action for ƒ{ $price } after { $action }?
    }
ask-building =
    { $cards ->
        [one] Do you take one more ship card?
       *[other] Which ship card do you take? At most { $cards } more.
    }
ask-placing = Where does { $card } go?
ask-starting = Your first is { $canal }. On which side does the ship begin, with its stern outwards?
ask-laying = Where does { $canal } lie? Cells are column:row as in the picture of your canals.
ask-turning = How far does the marker go? It stands on: { $item }.
ask-engaging = Does the { $employee } add a piece?
ask-trading = Load { $car } of 3 is { $load }. Sell it, or trade it for a piece?
ask-fitting =
    { $spaces ->
        [one] What goes on the ship? On board: { $pieces }; speed { $speed }, and it can sail one space.
       *[other] What goes on the ship? On board: { $pieces }; speed { $speed }, and it can sail { $spaces } spaces.
    }
ask-sailing =
    { $spaces ->
        [one] Which way does the ship sail? One space is left.
       *[other] Which way does the ship sail? { $spaces } spaces are left.
    }
ask-discarding =
    { $contracts ->
        [one] Which { $colour } contract do you give up? Nobody will see it.
       *[other] Which { $colour } contract do you give up first? { $contracts } have to go, and nobody will see them.
    }
ask-keeping = Which { $colour } contract do you keep?

## Moves

move-choose = { $action }
move-bonus_action = Bonus: { $action }
move-go_on = No bonus action
move-take = Take { $card }
move-place = In { $column }
move-stop = That is all
move-buy = Buy { $train }
move-rent = Rent { $canal }
move-start = Stern to the { $side }
move-lay = { $cell } { $turns }
move-push =
    { $steps ->
        [0] The next space
        [one] One space further
       *[other] { $steps } spaces further
    }
move-engage = Yes, the { $employee }
move-decline = No
move-hire = Hire: { $employee }
move-ship = Exchange { $train }
move-sell = Sell it
move-trade = Trade it: { $item }
move-launch = The ship whose bow lies in { $column }
move-man = Put a captain on board
move-dismantle = Dismantle the ship
move-fit = Add: { $item }
move-done = The ship is ready
move-speed = Speed { $spaces }
move-steer = { $channel }
move-discard = Give up: { $contract }
move-final_action = { $action }
move-pass = Pass
move-keep = Keep: { $contract }

## Events

heading-turn_begun = Turn of { $player }
event-turn_begun = { $player } is to play.
event-card_advanced = { $player } moves a card to the front: { $action }.
event-line_pushed =
    { $cards ->
        [one] The last card on the track is pushed one space forward.
       *[other] The last { $cards } cards on the track are pushed one space forward.
    }
event-action_chosen = { $player } chooses { $action }.
event-income_paid =
    { $money ->
        [one] { $player } gets one guilder of income.
       *[other] { $player } gets { $money } guilders of income.
    }
event-action_skipped = { $player } cannot perform { $action }.
event-bonus_bought = { $player } pays ƒ{ $money } for a bonus action: { $action }.
event-card_taken =
    { $money ->
        [0] { $player } takes { $card } without paying.
       *[other] { $player } takes { $card } for ƒ{ $money }.
    }
event-card_placed = { $player } puts { $card } in { $column }.
event-train_bought =
    { $money ->
        [0] { $player } takes { $train } without paying.
       *[other] { $player } buys { $train } for ƒ{ $money }.
    }
event-canal_rented =
    { $money ->
        [0] { $player } takes { $canal } without paying.
       *[other] { $player } rents { $canal } for ƒ{ $money }.
    }
event-figure_placed = The ship of { $player } begins with its stern to the { $side }.
event-canal_laid = { $player } lays { $canal } in cell { $cell }, { $turns }.
event-piece_made =
    { $money ->
        [0] { $player } gets a piece: { $item }.
       *[other] { $player } pays ƒ{ $money } and gets a piece: { $item }.
    }
event-piece_added =
    { $count ->
        [one] One piece more for { $player }: { $item } ({ $employee }).
       *[other] { $count } pieces more for { $player }: { $item } ({ $employee }).
    }
event-employee_hired =
    { $money ->
        [0] { $player } hires without paying: { $employee }.
       *[other] { $player } hires for ƒ{ $money }: { $employee }.
    }
event-exchange_moved = { $player } moves the exchange marker.
event-load_sold =
    { $count ->
        [one] { $player } sells a load for ƒ{ $money }: { $load }.
       *[other] { $player } sells { $count } loads for ƒ{ $money } in all: { $load }.
    }
event-load_traded =
    { $count ->
        [one] { $player } trades a load of { $load } for a piece: { $item }.
       *[other] { $player } trades { $count } loads ({ $load }) for pieces: { $item }.
    }
event-train_returned = { $player } gives back { $train }.
event-subsidy_paid =
    { $money ->
        [one] { $player } receives a subsidy of one guilder.
       *[other] { $player } receives a subsidy of { $money } guilders.
    }
event-card_dealt = New in the market: { $card }.
event-train_dealt = New in the market: { $train }.
event-canal_dealt = New in the market: { $canal }.
event-trains_shuffled =
    { $cards ->
        [one] The one used train is the new deck.
       *[other] The { $cards } used trains are shuffled and become the new deck.
    }
event-canals_shuffled =
    { $cards ->
        [one] The one used canal is the new deck.
       *[other] The { $cards } used canals are shuffled and become the new deck.
    }
event-ship_launched =
    { $cards ->
        [one] { $player } launches a ship of one card.
       *[other] { $player } launches a ship of { $cards } cards (bow in { $column }).
    }
event-ship_dismantled =
    { $cards ->
        [one] The ship of { $player } is dismantled.
       *[other] The ship of { $player } is dismantled; its { $cards } cards leave the game.
    }
event-ship_failed =
    { $cards ->
        [one] The ship of { $player } cannot sail ({ $lack }) and is dismantled.
       *[other] The ship of { $player } cannot sail ({ $lack }) and is dismantled; its { $cards } cards leave the game.
    }
event-grid_moved = The ship of { $player } has come far: the cell of { $canal } is called 0:0 now.
event-ship_manned = { $player } puts a captain on board.
event-piece_fitted = { $player } fits out the ship: { $item }.
event-ship_scored =
    { $points ->
        [one] { $player } scores one point for the ship; its speed is { $spaces }.
       *[other] { $player } scores { $points } points for the ship; its speed is { $spaces }.
    }
event-space_entered =
    { $points ->
        [0] { $player } sails { $count ->
                [one] one space
               *[other] { $count } spaces
            } ({ $canal }).
        [one] { $player } sails { $count ->
                [one] one space
               *[other] { $count } spaces
            } ({ $canal }) and scores one point.
       *[other] { $player } sails { $count ->
                [one] one space
               *[other] { $count } spaces
            } ({ $canal }) and scores { $points } points.
    }
event-canal_used = { $player } has used { $canal }.
event-canal_detached = { $player } loses what is no longer connected: { $canal }.
event-riband_scored =
    { $points ->
        [one] { $player } wins a Blue Riband: one point.
       *[other] { $player } wins a Blue Riband: { $points } points.
    }
event-ship_joined =
    { $points ->
        [one] The ship joins the fleet of { $player }; it has brought one point in all.
       *[other] The ship joins the fleet of { $player }; it has brought { $points } points in all.
    }
event-lap_completed =
    { $countdown ->
        [0] The last lap is over.
        [one] A lap is over; one more is to come.
       *[other] A lap is over; { $countdown } more are to come.
    }
event-contract_discarded =
    { $known ->
        [no] { $count ->
                [one] { $player } gives up a contract.
               *[other] { $player } gives up { $count } contracts.
            }
       *[yes] { $player } gives up: { $contract }.
    }
event-end_triggered = The end is near: a deck of ship cards has run out, and this round is the last.
event-final_chosen = { $player } chooses a final action: { $action }.
event-passed = { $player } passes.
event-contract_kept =
    { $known ->
        [no] { $count ->
                [one] { $player } keeps one contract.
               *[other] { $player } keeps { $count } contracts.
            }
       *[yes] { $player } keeps: { $contract }.
    }
event-contract_scored =
    { $points ->
        [one] { $player } scores one point for contracts: { $contract }.
       *[other] { $player } scores { $points } points for contracts: { $contract }.
    }
event-traders_scored =
    { $points ->
        [one] { $player } scores one point for traders.
       *[other] { $player } scores { $points } points for traders.
    }
event-points_scored =
    { $points ->
        [one] { $player } has { $points } point.
       *[other] { $player } has { $points } points.
    }

## Effects of a move, in a few words; only for events that change what somebody has

effect-income_paid = +ƒ{ $money }
effect-action_skipped = cannot be performed
effect-bonus_bought = −ƒ{ $money }
effect-card_taken =
    { $money ->
        [0] card free
       *[other] −ƒ{ $money }
    }
effect-train_bought =
    { $money ->
        [0] train free
       *[other] −ƒ{ $money }
    }
effect-canal_rented =
    { $money ->
        [0] canal free
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
        [0] employee free
       *[other] −ƒ{ $money }
    }
effect-load_sold = +ƒ{ $money }
effect-load_traded = +1 { $item }
effect-subsidy_paid = +ƒ{ $money }
effect-ship_dismantled =
    { $cards ->
        [one] a card leaves the game
       *[other] { $cards } cards leave the game
    }
effect-ship_failed = a ship fails: { $lack }
effect-ship_manned = −1 captain
effect-ship_scored =
    { $points ->
        [one] +1 point for the ship
       *[other] +{ $points } points for the ship
    }
effect-space_entered =
    { $points ->
        [0] { "" }
        [one] +1 point under way
       *[other] +{ $points } points under way
    }
effect-canal_used =
    { $count ->
        [one] 1 canal used
       *[other] { $count } canals used
    }
effect-canal_detached = { $canal } lost
effect-riband_scored =
    { $points ->
        [one] +1 Blue Riband point
       *[other] +{ $points } Blue Riband points
    }
effect-end_triggered = the end is near

## Why a move is refused

ruling-not_offered = That is not what you are asked now.
ruling-card_occupied = A figure stands on this card.
ruling-lead_card = This card has just been moved to the front.
ruling-cannot_perform = You could not perform this action now.
ruling-not_in_game = This action is not used with so few players.
ruling-chosen_already = This is the action you have chosen; the bonus action must be another one.
ruling-blocks_chosen = Then you could no longer perform the action you have chosen.
ruling-money_short = You have too little money.
ruling-no_column = No column of your row takes a card of this kind.
ruling-still_available = Blanks are for kinds of which no card is left.
ruling-take_one = At least one ship card must be taken.
ruling-column_taken = A card lies there.
ruling-must_fit_ship = The card could never become part of a ship there.
ruling-bow_before_stern = A ship needs a middle between its bow and its stern.
ruling-no_exit_there = The canal has no exit on this side.
ruling-steps_short = You have too little money for so many steps.
ruling-held_already = You have this employee already.
ruling-level_missing = The trader of level 1 must be hired first.
ruling-stack_empty = No card of this employee is left.
ruling-hire_short = You have too little money to go so far.
ruling-item_twice = Each piece can be had only once in an exchange.
ruling-not_traded = This load is not traded for that piece.
ruling-none_in_store = You have no such piece in your shipyard.
ruling-no_mount = No mount for it is left on the ship.
ruling-no_cabin = No cabin is left on the ship.
ruling-too_fast = The ship would be too fast for your canals.
ruling-too_short = This way is too short for the speed of the ship.
ruling-no_turning = The ship cannot turn round.
ruling-other_colour = A contract of the other colour is asked for now.
ruling-not_completing = This does not complete a ship.
ruling-keeps_too_little = Too little money would be left for the action you have chosen.
ruling-train_short = You have too little money for this train.
ruling-canal_short = You have too little money for this canal.
ruling-last_short = You have too little money for this card.
ruling-bonus_unable = After paying for it you could not perform this action.
ruling-final_unable = You could not perform this action now.
ruling-keep_one_each = One contract of each colour is kept, and the other colour is asked for now.
ruling-surcharge_short = You have too little money for the extra guilder that this employee costs.
ruling-recruit_short = You have too little money for so many steps.

## Names

action-build_ships = Build Ships
action-purchase_commodities = Purchase Commodities
action-rent_canal = Rent Canal
action-manufacture_equipment = Manufacture Equipment
action-recruit_crew = Recruit Crew
action-hire_employee = Hire Employee
action-exchange_commodities = Exchange Commodities
action-receive_subsidy = Receive Subsidy

hint-build_ships =
    { $cards ->
        [one] one ship card
       *[other] up to { $cards } ship cards
    }
hint-purchase_commodities = a freight train
hint-rent_canal = a canal for your system
hint-manufacture_equipment = free: { $item }
hint-recruit_crew = free: { $item }
hint-hire_employee = station { $station } is free of steps
hint-exchange_commodities = prices: { $prices }
hint-receive_subsidy = +ƒ{ $money }

item-sail = sail
item-smokestack = smokestack
item-propeller = propeller
item-crane = crane
item-cannon = cannon
item-captain = captain
item-businessman = businessman
item-soldier = soldier

load-wood = wood
load-steel = steel
load-coal = coal

employee-engineer_sail = sail engineer
employee-engineer_smokestack = smokestack engineer
employee-engineer_crane = crane engineer
employee-engineer_cannon = cannon engineer
employee-recruiter_captain = captain recruiter
employee-recruiter_businessman = businessman recruiter
employee-recruiter_soldier = soldier recruiter
employee-recruiter_propeller = propeller recruiter
employee-trader_wood_1 = wood trader 1
employee-trader_wood_2 = wood trader 2
employee-trader_steel_1 = steel trader 1
employee-trader_steel_2 = steel trader 2
employee-trader_coal_1 = coal trader 1
employee-trader_coal_2 = coal trader 2
employee-builder_sail = sail builder
employee-builder_smokestack = smokestack builder
employee-builder_crane = crane builder
employee-builder_cannon = cannon builder
employee-builder_crew = crew builder
employee-builder_propeller = propeller builder
employee-helmsman = helmsman
employee-rigger = rigger
employee-accountant = accountant
employee-foreman = foreman

contract-CG01 = types of employees
contract-CG02 = ships
contract-CG03 = ships with lifebuoy, lifeboat and lantern
contract-CG04 = blue, yellow and orange employees
contract-CG05 = ships of 7 cards or more
contract-CG06 = lifeboats
contract-CG07 = lanterns
contract-CG08 = lifebuoys
contract-CG09 = employees
contract-CG10 = ships of exactly 6 cards
contract-CG11 = ships of exactly 5 cards
contract-CG12 = ship cards in the fleet
contract-CB01 = soldiers
contract-CB02 = businessmen
contract-CB03 = pairs of soldier and cannon on a ship
contract-CB04 = pairs of businessman and crane on a ship
contract-CB05 = ships with businessman, soldier, crane and cannon
contract-CB06 = ships with sail, smokestack and propeller
contract-CB07 = kinds of pieces in the fleet
contract-CB08 = officers
contract-CB09 = pairs of sails on a ship
contract-CB10 = pairs of smokestacks on a ship
contract-CB11 = propellers
contract-CB12 = used canals

card-any =
    { $series ->
        [B] bow { $number }
        [M] middle { $number }
        [S] stern { $number }
       *[other] card { $id }
    }
card-blank_bow = a blank bow
card-blank_middle = a blank middle
card-blank_stern = a blank stern
train-any = train { $number }
canal-any = canal { $number }
column-any = column { $id }
cell-any = { $id }
turns-0 = not turned
turns-1 = turned right ↻
turns-2 = turned round
turns-3 = turned left ↺
side-north = north
side-east = east
side-south = south
side-west = west
channel-any = To space { $id }
channel-north = To the canal in the north
channel-east = To the canal in the east
channel-south = To the canal in the south
channel-west = To the canal in the west
space-any = { $id }
lack-captain = there is no captain
lack-canal = there is no canal
lack-way = there is no way forward
display-bows = bows
display-middles_left = left middles
display-middles_right = right middles
display-sterns = sterns

source-ships = Ships
source-green_contract = Green contract
source-blue_contract = Blue contract
source-traders = Traders

## The board

board-lap = Lap { $lap } of { $laps }
board-ended = The laps are over
board-decks = decks: bows { $bows }, middles { $middles }, sterns { $sterns }, trains { $trains }, canals { $canals }
board-starter = { $player } started
board-first = first turns
board-ending = A deck has run out: this round is the last.
board-guilders = ƒ = guilders
board-track = Action track (front on the left)
board-laps-at =
    { $spaces ->
        [one] The lap ends in one turn.
       *[other] The lap ends in { $spaces } turns.
    }
board-market = Ship market
board-price = Price
board-bows = Bows
board-middles = Middles
board-sterns = Sterns
board-trains = Trains
board-canals = Canals on display
board-mounts = { $mast } mast · { $crane } crane · { $cannon } cannon · { $propeller } propeller · { $cabin } cabin · { $lifebuoy } lifebuoy · { $lifeboat } lifeboat · { $lantern } lantern
board-loads = { $wood } wood · { $steel } steel · { $coal } coal
board-letters = W S C
board-empty = –
board-town = Rings, exchange and employees
board-manufacture = Equipment
board-recruit = Crew
board-exchange = Exchange
board-now = now
board-next = next
board-traded = traded for
board-people = Employees by stations, the next one first
board-gone = all hired
board-players = Players
board-money = ƒ{ $money }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-contracts =
    { $contracts ->
        [one] { $contracts } contract
       *[other] { $contracts } contracts
    }
board-used =
    { $canals ->
        [one] { $canals } used canal
       *[other] { $canals } used canals
    }
board-store = Stores
board-staff = Employees
board-cars = Trains
board-fleet = Fleet
board-ship =
    { $points ->
        [one] { $cards } cards, speed { $speed }, 1 point
       *[other] { $cards } cards, speed { $speed }, { $points } points
    }
board-no-canals = none yet
board-reach =
    { $spaces ->
        [0] the canals have no room to sail
        [one] the canals have room for 1 space
       *[other] the canals have room for { $spaces } spaces
    }
board-systems = Canals
board-wake = { $marks } ship, { $wake } behind it · 1:0 names the empty cell beyond an exit
board-icons = { $military } military (soldiers, cannons) · { $commercial } commercial (businessmen, cranes) · { $lantern } lantern · { $lifeboat } lifeboat · { $lifebuoy } lifebuoy · { $riband } Blue Riband · { $plain } nothing
board-all-held = Contracts
board-held = Your contracts
board-green = green
board-blue = blue
board-now-worth =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
board-scale = pays { $points }
board-beyond = then +{ $points } each
board-each =
    { $none ->
        [0] { $points } each
        [one] { $points } each after the first
       *[other] { $points } each after the first { $none }
    }

## What else one should know of a choice

detail-mast =
    { $count ->
        [one] 1 mast
       *[other] { $count } masts
    }
detail-crane =
    { $count ->
        [one] 1 crane
       *[other] { $count } cranes
    }
detail-cannon =
    { $count ->
        [one] 1 cannon
       *[other] { $count } cannons
    }
detail-propeller =
    { $count ->
        [one] 1 propeller
       *[other] { $count } propellers
    }
detail-cabin =
    { $count ->
        [one] 1 cabin
       *[other] { $count } cabins
    }
detail-lifebuoy =
    { $count ->
        [one] 1 lifebuoy
       *[other] { $count } lifebuoys
    }
detail-lifeboat =
    { $count ->
        [one] 1 lifeboat
       *[other] { $count } lifeboats
    }
detail-lantern =
    { $count ->
        [one] 1 lantern
       *[other] { $count } lanterns
    }
detail-bare = bare
detail-completes =
    { $cards ->
        [one] completes a ship of one card
       *[other] completes a ship of { $cards } cards
    }
detail-beside = beside { $card }
detail-between = between { $left } and { $right }
detail-alone = no card beside it
detail-spaces =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
detail-exits = open { $sides }
detail-sides = N E S W
detail-reach =
    { $spaces ->
        [0] the ship cannot sail
        [one] then the ship can sail 1 space
       *[other] then the ship can sail { $spaces } spaces
    }
detail-way = to the { $direction }
detail-onto = onto { $icon }
detail-sale = all sold ƒ{ $money }
detail-store = { $count } in store
detail-speed = then speed { $speed }
detail-worth =
    { $points ->
        [one] now worth 1 point
       *[other] now worth { $points } points
    }
detail-manufacture = +{ $amount } { $target } whenever you manufacture
detail-hires = +{ $amount } { $target } whenever you recruit
detail-sales = +ƒ{ $amount } for each { $target } sold
detail-mounts = room for { $amount } more on each ship: { $target }
detail-crew = crew
detail-helm = +{ $amount } speed
detail-rig = +{ $amount } speed for each pair of sails
detail-rings =
    { $amount ->
        [one] 1 further step free on the rings
       *[other] { $amount } further steps free on the rings
    }
detail-steps =
    { $amount ->
        [one] 1 further step free when hiring
       *[other] { $amount } further steps free when hiring
    }
detail-end =
    { $points ->
        [one] 1 point at the end
       *[other] { $points } points at the end
    }
icon-none = plain water
icon-military = military
icon-commercial = commercial
icon-lantern = a lantern
icon-lifeboat = a lifeboat
icon-lifebuoy = a lifebuoy
icon-blue_riband = a Blue Riband
way-n = north
way-ne = north-east
way-e = east
way-se = south-east
way-s = south
way-sw = south-west
way-w = west
way-nw = north-west
