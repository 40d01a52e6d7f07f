# Shipyard’s table in the browser: labels of the board, besides the texts of shipyard.ftl.

## Seat plates and the top bar

fact-money = Guilders
fact-points = Points of ships
fact-total = Points in all
fact-row =
    { $cards ->
        [one] Yard: one card
       *[other] Yard: { $cards } cards
    }
fact-fleet = Ships in the fleet
lap-of = lap { $lap } of { $laps }

## The action track

track-title = Actions
track-start = start
track-lead = lead
track-income =
    { $income ->
        [one] brings one guilder
       *[other] brings { $income } guilders
    }
track-price = bonus action for { $price } guilders
track-figure = figure of { $player }
track-gap =
    { $spaces ->
        [one] one empty space
       *[other] { $spaces } empty spaces
    }
short-build_ships = Build
short-purchase_commodities = Trains
short-rent_canal = Canal
short-manufacture_equipment = Equip
short-recruit_crew = Crew
short-hire_employee = Hire
short-exchange_commodities = Exchange
short-receive_subsidy = Subsidy

## The market

market-title = Market
head-trains = Trains
head-bows = Bows
head-middles = Middles
head-sterns = Sterns
head-canals = Canals
deck-left =
    { $cards ->
        [one] one left in the deck
       *[other] { $cards } left in the deck
    }
free = free
blank = blank
guilders =
    { $money ->
        [0] free
        [one] one guilder
       *[other] { $money } guilders
    }

## Rings, exchange and employees

town-title = Equipment, crew and exchange
ring-manufacture = Equipment ring
ring-recruit = Crew ring
ring-cost =
    { $cost ->
        [0] nothing to pay
        [one] one guilder
       *[other] { $cost } guilders
    }
exchange-said = Exchange. Now { $now }; after the next step { $next }
employees-title = Employees
employees-note = price by station, marker moves right
employees-note-down = price by station, marker moves down
hire-here = the marker stands here
hired = hired
short-engineer = Engineer
short-recruiter = Recruiter
short-trader = Trader
short-builder = Builder
short-helmsman = Helmsman
short-rigger = Rigger
short-accountant = Account.
short-foreman = Foreman
item-short-sail = Sail
item-short-smokestack = Smoke­stack
item-short-propeller = Propeller
item-short-crane = Crane
item-short-cannon = Cannon
item-short-captain = Captain
item-short-businessman = Business­man
item-short-soldier = Soldier

## The yard

my-yard = My yard
yard-of = Yard of { $player }
berths = Berths
berth-here = place here
berth-empty = empty
berth-completes = completes a ship
berth-sails = sails this turn
ready-to-sail = ready to sail
launch-ship =
    { $cards ->
        [one] launch the ship of one card
       *[other] launch the ship of { $cards } cards
    }

## What lies before a player

canals-title = Canals
reach-short =
    { $spaces ->
        [one] one space ahead
       *[other] { $spaces } spaces ahead
    }
used-short = { $canals } used
enlarge = Look at the canals closely
stores-title = Stores
trains-title = Trains
contracts-title = Contracts
secret = secret
staff-title = Employees
fleet-title = Fleet
fleet-none = no ship has sailed yet
ship-short = { $cards } cards, speed { $speed }
contract-short-CG01 = Employee types
contract-short-CG02 = Ships
contract-short-CG03 = All safety items
contract-short-CG04 = Blue, yellow, orange
contract-short-CG05 = 7-card ships
contract-short-CG06 = Lifeboats
contract-short-CG07 = Lanterns
contract-short-CG08 = Lifebuoys
contract-short-CG09 = Employees
contract-short-CG10 = 6-card ships
contract-short-CG11 = 5-card ships
contract-short-CG12 = Ship cards
contract-short-CB01 = Soldiers
contract-short-CB02 = Businessmen
contract-short-CB03 = Soldier + cannon
contract-short-CB04 = Business + crane
contract-short-CB05 = All four arms
contract-short-CB06 = All three drives
contract-short-CB07 = Kinds of pieces
contract-short-CB08 = Officers
contract-short-CB09 = Sail pairs
contract-short-CB10 = Stack pairs
contract-short-CB11 = Propellers
contract-short-CB12 = Used canals

## Side panels

close = Close
zoom-in = Larger
zoom-out = Smaller
turn-canal = Turn
lay-title = Lay { $canal }
start-title = Where does the ship begin?
start-note = its stern points outwards
sail-title = Which way?
sail-note =
    { $left ->
        [one] one space left, { $sailed } sailed
       *[other] { $left } spaces left, { $sailed } sailed
    }
routes = Ready routes
route =
    { $points ->
        [one] Route { $letter }: one point
       *[other] Route { $letter }: { $points } points
    }
at-best =
    { $points ->
        [one] at best one point
       *[other] at best { $points } points
    }
canals-lost =
    { $count ->
        [one] one canal lost
       *[other] { $count } canals lost
    }
lost-why = A canal that the ship leaves is used and taken away. Canals that hung on it alone are lost: they do not count as used.
fit-title = Fit out the ship
officer = Officer
fit-all = Fit all that counts
aboard = { $count } aboard
mounts = Mounts and cabins
builders-add = builders add { $count }
score-crew = crew, cranes, cannons
score-speed = speed
score-cruise = best cruise
score-sum = points
man-title = A captain for the ship?
man-note =
    { $captains ->
        [one] One captain is in your stores. With him the ship is fitted out and sails.
       *[other] { $captains } captains are in your stores. With one of them the ship is fitted out and sails.
    }
dismantle-note = A dismantled ship scores nothing and its cards leave the game; all pieces stay in your stores.
speed-title = How fast does she sail?
speed-why = The extra speed comes from: { $who }. You need not use it.
speed-worth = { $points } + best cruise { $cruise } = { $sum }
traded-so-far = Obtained in this exchange: { $items }
end-title = Final reckoning
skip = Skip
cruise-title = { $player }’s shakedown cruise
cruise-spaces =
    { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }

## The phone

pages = Parts of the table
page-track = Actions
page-market = Market
page-town = Town
page-mine = Mine
page-rivals = Players

## The inspector

kind-card = Ship card
kind-train = Freight train
kind-canal = Canal
kind-employee = Employee
kind-action = Action card
kind-piece = Equipment and crew
about-features = Printed on it
about-loads = Loads
about-spaces = Spaces
about-effect = Effect
about-copies = Cards left
about-held = Held by
about-income = Income now
about-pays = Scale
about-surcharge = Of it surcharge
about-now = Prices now
about-next = At the next exchange
about-for-wood = Wood trades for
about-for-steel = Steel trades for
about-for-coal = Coal trades for
exchange-note = The marker first moves one space; then each load is sold or traded for a piece. Each piece can be had only once in an exchange.
needs-build_ships = Take one to three ship cards; always possible.
needs-purchase_commodities = It needs a freight train on display.
needs-rent_canal = It needs a canal on display that you can pay, and an open exit where it fits.
needs-manufacture_equipment = One step on the equipment ring is free; always possible.
needs-recruit_crew = One step on the crew ring is free; always possible.
needs-hire_employee = It needs an employee whom you can pay and do not have yet.
needs-exchange_commodities = It needs a freight train of your own; get one with Purchase Commodities first.
needs-receive_subsidy = Take two guilders; always possible.
ruling-unable-purchase_commodities = You could not perform this now. { needs-purchase_commodities }
ruling-unable-rent_canal = You could not perform this now. { needs-rent_canal }
ruling-unable-hire_employee = You could not perform this now. { needs-hire_employee }
ruling-unable-exchange_commodities = You could not perform this now. { needs-exchange_commodities }
ruling-unpaid-purchase_commodities = After paying for the bonus action you could not perform it. { needs-purchase_commodities }
ruling-unpaid-rent_canal = After paying for the bonus action you could not perform it. { needs-rent_canal }
ruling-unpaid-hire_employee = After paying for the bonus action you could not perform it. { needs-hire_employee }
ruling-unpaid-exchange_commodities = After paying for the bonus action you could not perform it. { needs-exchange_commodities }

## What a contract counts, where its name does not say so

counts-CG01 = The five colours; traders of level II are a type of their own.
counts-CG03 = Each ship counts once.
counts-CB03 = Pairs on each ship, then added.
counts-CB04 = Pairs on each ship, then added.
counts-CB05 = Each ship counts once.
counts-CB06 = Each ship counts once.
counts-CB07 = Propeller, smokestack, sail, crane, cannon, businessman, soldier, officer; captains do not count.
counts-CB08 = Every captain of a ship after its first.
counts-CB09 = Pairs on each ship, then added.
counts-CB10 = Pairs on each ship, then added.
counts-CB12 = Canals that your ships have left; lost ones do not count.
counts-fleet = Only ships that have sailed count.

## The question and moves, in the words of the position

question-bonus-before = A bonus action first? It costs ƒ{ $price }; you are asked once more afterwards.
question-bonus-after = A bonus action now? It costs ƒ{ $price }; this is the last chance in this turn.
question-building =
    { $cards ->
        [one] Which ship card do you take? It would be the last one.
       *[other] Which ship card do you take? At most { $cards } more.
    }
question-laying = Where does { $canal } lie?
question-manufacture = Which piece do you make?
question-recruit = Whom do you take on?
said-place = Put { $card } in { $column }
said-start = Begin on { $canal } with the stern to the { $side }
said-lay-north = Lay { $canal } north of { $other }, { $turns }
said-lay-east = Lay { $canal } east of { $other }, { $turns }
said-lay-south = Lay { $canal } south of { $other }, { $turns }
said-lay-west = Lay { $canal } west of { $other }, { $turns }
said-push = { $item }, { $price }
said-officer = Add: an officer
said-steer-north = Northwards
said-steer-east = Eastwards
said-steer-south = Southwards
said-steer-west = Westwards
said-leave-north = North, to the next canal
said-leave-east = East, to the next canal
said-leave-south = South, to the next canal
said-leave-west = West, to the next canal
contracts-scales = What the contracts pay
unit-points = now › next
scale-next = { $count } of { $need } for { $points }
scale-first = { $need } needed for { $points }
scale-full = all of it
cruise-gone = Canals left behind are used and taken away.
about-price = Price
about-worth = Worth now

## Help: a turn, and the pictures

turn-1 = The action card you stood on moves to the front of the line.
turn-2 = Choose a free action card, but not the one in front. The figure on a card says what it would bring you.
turn-3 = Take your income: one guilder for each occupied card ahead of yours.
turn-4 = Perform the action; before or after it you may buy one bonus action for 6 guilders.
turn-5 = A ship with bow, middle and stern is fitted out and sails through your canals for points.
symbols-1 = On ship cards: left the empty place, right with its piece
symbols-2 = On canals
symbols-3 = On the plates of the players
symbol-mast = A bare mast: room for a sail or a smokestack
symbol-crane = A crane drawn in dashes: room for a crane
symbol-cannon = A black gun port: room for a cannon
symbol-propeller = A ring of dashes at the stern: room for a propeller
symbol-cabin = A grey window: room for one of the crew besides the captain
symbol-lifebuoy = Lifebuoy, lifeboat, lantern: printed, they count as they are
symbol-military = One point for each soldier and cannon of the ship that enters
symbol-commercial = One point for each businessman and crane of the ship that enters
symbol-lantern = Lantern, lifeboat, lifebuoy: one point for each on the ship that enters
symbol-blue_riband = Blue Riband: as many points as spaces sailed up to there; only the last one counts
symbol-coin = Guilders
symbol-ship = Ships in the fleet; the ribbon beside the coin counts their points, at the end all points
symbol-train = Freight trains
symbol-canal = Canals
symbol-person = Employees
symbol-lock = Secret contracts
symbols-4 = Numbers
symbol-reach = While a canal is laid: so many spaces the ship would have ahead of it then
symbol-next = On a contract: points now › points at its next step
symbol-income = On an action card: guilders it would bring; pale where it cannot be chosen
symbol-space = Spaces of the action track; when the lead reaches “start”, a lap is over
symbol-deck = Beside a heading of the market: cards left in the deck
symbol-station = Above the employees: the price of the station; +ƒ1 comes on top for that employee

## The log

log-canal_laid = { $player } lays { $canal }, { $turns }.

## Keys of this game

key-bonus = to the action track, as for a bonus action
key-turn = turn the canal in hand
key-fit = fit all that counts
