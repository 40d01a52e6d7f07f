# The table of Crossing Oceans in the browser: labels beside what crossing-oceans.ftl says.

map = World map with { $ports } ports
europe = Europe
closed = closed
place-here = place here

# what a piece is called to those who do not see it
say-coal =
    { $coal ->
        [0] no coal
       *[other] { $coal } coal
    }
say-sail = sails without coal
say-lantern = Red Lantern
say-tonnage = { $tons } tons
say-flag = { $flag } flag
say-nobody = nobody's ship
say-place = { $port }: place here
say-empty = { $port }: empty line
say-houses = trade houses: { $players }
say-gives = brings a token: { $token }
say-reveals = reveals new cards, no way back

question-berthing = In which port shall { $card } lie?
question-pier = Buy the next token before you load coal?

## Rondel

rondel = Rondel
short-blue_riband = Blue Riband
short-fleet = Fleet
short-house = House
short-ships = Ships
short-cargo = Cargo
short-coal = Coal
short-region = Region
steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
waiting-captains = in port
idle = nothing
to-the-rondel = To the rondel
say-captains = captains: { $players }

does-blue_riband = The fastest ship in the North Atlantic crosses for twice its income and wins a Blue Riband.
does-fleet = All your ships that are ready earn their income.
does-house = A ship of yours earns, you open a trade house in its port and take a trade token.
does-ships = Buy up to three cards from the market and the docks; then three new ones come.
does-cargo = One steamship that is ready earns £10 for every 1,000 tons.
does-coal = Take a coal pier if you like, then load coal evenly on your steamships.
does-region = All ships that are ready in one region earn for their owners; your trade houses there bring £30 each.

## Market

market = Ship market
market-note = the left ones go to the docks
docks = Docks
docks-note = without surcharge
stack = Stack
stack-empty = empty
stack-back = back { $back }
no-more = Buy no more
empty-dock = empty

## Player board

my-board = My board
board-of = Board of { $player }
column-blue = Riband
column-black = Pier
column-green = Freight
column-white = Mail
column-red = Travel
column-multicoloured = Mixed
mixed-note = per colour
full = full
free = free
say-next = next token: { $value } points each, { $price }
say-multicoloured = { $name }: { $flags } × { $value } points, one for each colour you have
money = Money
contracts = Contracts
captains = Captains
houses = Trade houses
houses-left = Trade houses left to build
houses-built = Trade houses built
captains-free = Captains left for ships
left = { $pieces } left
loads = Coal loaded at once
decline-token = No token
decline-cross = Do not cross
take-contract = Take a contract
contract-pile = Contracts
cash-one = £{ $money } for one
my-ships = My ships ashore
ships-of = Ships of { $player } ashore
no-ships = none
coal-supply = Coal
chosen-ship = chosen

## The end

last-rounds =
    { $rounds ->
        [0] Last round
        [one] { $rounds } more round
       *[other] { $rounds } more rounds
    }
status =
    { $stack ->
        [0] Round { $round } · stack empty · { $coal } coal in supply
       *[other] Round { $round } · { $stack } cards in the stack · { $coal } coal in supply
    }
status-end =
    { $rounds ->
        [0] Round { $round } · the last round
        [one] Round { $round } · the end is near: one more round
       *[other] Round { $round } · the end is near: { $rounds } more rounds
    }

## Phone

tab-board = Board
tab-mine = Mine
tab-rivals = Rivals
tab-log = Log
overview = Overview of the seas

## Inspector

kind-card = Ship card
kind-headquarters = Headquarters
kind-port = Port
kind-region = Sea region
kind-spot = Rondel
kind-column = Column
kind-stack = Stack of cards
kind-supply = Common supply
field-year = Built
field-flag = Flag
field-income = Income
field-price = Price
field-speed = Speed
field-tonnage = Tonnage
field-coal = Coal
field-owner = Owner
field-port = Port
field-token = Brings
field-region = Region
field-ship = Ship
field-houses = Trade houses
field-lantern = Red Lantern
field-ports = Ports
field-captains = Captains here
field-value = A flag is worth
field-cards = Cards
field-to-come = Still to come
field-supply = In the supply
knots = { $knots } knots
tons = { $tons } t
none = none
nobody = nobody
ashore = ashore
in-market = in the market
in-docks = in the docks
in-stack = in the stack
out-of-game = out of the game
clipper-note = A clipper sails without coal and is always ready.
neutral-note = This ship belongs to nobody. It leaves the game when it is replaced.
lantern-note = The oldest ship of its region: a full region takes only ships that are younger, in its place.
closed-note = With so few players this region is closed.

## Charts

chart-money = Money
chart-flags = Flags
choose-region = Choose this region
house-here = House here

## Keys

key-contract = take a contract
key-cash = one contract for money
key-uncash = take that back
key-yes = yes: buy the pier, cross at the higher price
key-no = no: decline
fill = Load the rest
key-fill = load the rest of the coal, ship after ship
key-onward = go on to the rondel, buy no more

## Help: the pictures

symbols-cards = On the cards
symbols-flags = Flags and columns
symbols-plates = On plates, your board and the map
symbol-mark = Shape and colour of the band: whose ship it is
symbol-nobody = Grey with a bar: nobody’s ship
symbol-income = Green plate: what the ship earns each time
symbol-price = Red plate: what the card costs here; price and surcharge stand beside it
symbol-coal = Coal on board: a steamer burns one each time it earns; dashes are room for more
symbol-wind = Wind: a clipper needs no coal
symbol-lantern = Red Lantern: the oldest ship of its sea; when the sea is full, only this ship can be replaced
symbol-year = Year: a ship can replace older ones only
symbol-speed = Speed in knots: the fastest ship of the North Atlantic can win the Blue Riband
symbol-tons = Tons: what Cargo pays for
symbol-flag-blue = Blue flag: its column grows with each Blue Riband
symbol-flag-black = Black flag: its column grows with each coal pier
symbol-flag-green = Green flag: its column grows with each green trade token
symbol-flag-white = White flag: its column grows with each white trade token
symbol-flag-red = Red flag: its column grows with each red trade token
symbol-flag-multicoloured = Mixed flag: one point for each colour among your flags
symbol-ladder = Ladder of a column: dark is what a flag is worth now, framed what it will be with the next token
symbol-times = So many flags times so many points
symbol-steps = Steps to that spot
symbol-idle = A dash: this would bring you nothing now
symbol-dear = Four steps or more: with a contract beside them, as they cost one
symbol-piece-contract = Contracts: each is £20, a coal, or a longer way on the rondel; two are a trade house
symbol-piece-captain = Captains: free for ships; one goes aboard each
symbol-piece-house = Trade houses: on the plates those built, on your board those left
symbol-piece-ship = Ships ashore: they can still be placed
symbol-piece-coal = Coal: as much as you load at one time
symbol-closed = Closed sea: not used with so few players
symbol-stack = Stack: how many cards are left, and the group of the next one
