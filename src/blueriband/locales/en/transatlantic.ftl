# TransAtlantic. What the arguments mean stands in phrases.py: $player, $card, $action and so on are names, amounts are
# numbers, $count is how many like events are told in one sentence (their names are then a list, their amounts a sum).

title = TransAtlantic
tagline = Steamship lines from 1870 to 1914: play cards, buy ships, deploy them, let them sail for money and points.
option-seats = Players
option-market = Market variant
option-president = President variant
tie = In a tie the owner of the youngest ship is ahead (TA-11.6).

## Questions

step-opening = Which steamship do you buy before the first round?
step-turn = A turn begins.
step-choosing = Which card do you play?
step-buying = Which card do you buy?
step-fitting = Which new ship gets the only coal left?
step-topping = Which new ship gets the extra coal?
step-launching = Which ship do you deploy?
step-routing = In which region do you deploy the ship?
step-renewing = The market is renewed.
step-sailing = Which ship sails?
step-running = In which region do all ships sail?
step-roving = How do you choose the ships that sail?
step-coaling = The coal is counted.
step-loading = Which ship gets the next coal?
step-bunkering = Which ship gets the next coal?
step-pairing = Which ship gets a coal?
step-investing = What do you invest in?
step-marking = Which marker do you take?
step-granting = A free house, or coal?
step-copying = Whose card do you copy?
step-presiding = Which marker do you take for contracts?
step-taking = Which card of the display do you take and play?
step-showing = The display is renewed.
step-scrapping = Scrapped ships are scored.
step-turn_end = The turn ends.
step-racing = The Blue Ribands are counted.
step-handing = The next player buys.

ask-routing = Where do you deploy { $card }?
ask-displaced = { $pusher } of { $player } has pushed your { $card } out of the { $region }. Where does it go?
ask-displaced-own = Your own { $pusher } has pushed { $card } out of the { $region }. Where does it go?
ask-buying =
    { $cards ->
        [one] Do you buy one more card?
       *[other] What do you buy? At most { $cards } cards.
    }
ask-sailing =
    { $mode ->
        [regions] Which ship sails? At most one in each region.
        [flags] Which steamship sails? At most one of each flag.
        [cargo] Which ship carries the cargo?
        [cruise] Which ship goes on the cruise?
       *[freely]
            { $ships ->
                [one] Which ship sails? At most one.
               *[other] Which ship sails? At most { $ships }.
            }
    }
ask-coal =
    { $coal ->
        [one] Which ship gets the coal?
       *[other] Which ship gets the next of { $coal } coal?
    }
ask-marking =
    { $markers ->
        [one] Which marker do you take?
       *[other] Which marker do you take first? You get { $markers } of different types.
    }
ask-presiding = You have { $contracts } contracts, and { $price } bring a marker. Which one?

## Moves

move-play = { $action }
move-spend = Director tile: { $action }
move-buy = Buy { $card }
move-stop = That is all
move-fit = Coal on { $card }
move-decline = Decline
move-deploy = Deploy { $card }
move-steer = { $region }
move-sail = { $card } sails
move-run = { $region }
move-rove = { $mode }
move-load = Coal on { $card }
move-build = House in the { $region }
move-mark = Marker: { $marker }
move-copy = Copy { $rival }
move-sell = Sell all contracts
move-take = { $action }

## Events

heading-turn_begun = Round { $round } · { $player }
event-turn_begun = Round { $round }: { $player } is to play.
event-card_played = { $player } plays { $action }.
event-tile_spent = { $player } spends the Director tile on { $action }.
event-card_copied = { $player } copies { $action } of { $rival }.
event-card_bought =
    { $count ->
        [one] { $player } buys { $card } for £{ $money }.
       *[other] { $player } buys { $card } for £{ $money } in all.
    }
event-ship_coaled = { $player } loads { $coal } coal: { $card }.
event-ship_deployed =
    { $count ->
        [one] { $player } deploys { $card } in the { $region }.
       *[other] { $player } deploys { $card } ({ $region }).
    }
event-ship_displaced = Pushed out of the { $region }: { $card } of { $player }.
event-ship_lost = Pushed out and gone from the game: { $card }.
event-ship_scrapped =
    { $count ->
        [one] { $player } finds no region for { $card }, which is scrapped.
       *[other] { $player } finds no region for { $card }, which are scrapped.
    }
event-riband_won =
    { $count ->
        [one] { $player } wins a Blue Riband with { $card }.
       *[other] { $player } wins { $count } Blue Ribands with { $card }.
    }
event-contracts_won =
    { $contracts ->
        [one] { $player } wins a contract with { $card }.
       *[other] { $player } wins { $contracts } contracts with { $card }.
    }
event-ship_sailed =
    { $coal ->
        [0] { $player } earns £{ $money }: { $card }.
       *[other] { $player } earns £{ $money } and burns { $coal } coal: { $card }.
    }
event-houses_scored =
    { $points ->
        [one] { $player } scores one point for a house ({ $card }).
       *[other] { $player } scores { $points } points for houses ({ $card }).
    }
event-bonus_earned = { $player } gets a bonus of £{ $money }, as much as { $card } earns.
event-coal_loaded = { $player } loads { $count } coal: { $card }.
event-coal_left = { $player } has no room for { $coal } coal.
event-house_built =
    { $money ->
        [0] { $player } builds a house in the { $region } without paying.
       *[other] { $player } builds a house in the { $region } for £{ $money }.
    }
event-marker_taken =
    { $money ->
        [0] { $count ->
                [one] { $player } takes a marker: { $marker }.
               *[other] { $player } takes { $count } markers: { $marker }.
            }
       *[other] { $player } buys a marker for £{ $money }: { $marker }.
    }
event-contracts_traded = { $player } gives { $contracts } contracts.
event-contracts_sold =
    { $contracts ->
        [one] { $player } sells a contract for £{ $money }.
       *[other] { $player } sells { $contracts } contracts for £{ $money }.
    }
event-fleet_scored =
    { $points ->
        [0] { $player } scores nothing: there is no steamship with a flag.
        [one] { $player } scores one point for the flags of the fleet.
       *[other] { $player } scores { $points } points for the flags of the fleet.
    }
event-money_invested = { $player } invests £{ $money }.
event-trade_earned =
    { $money ->
        [0] { $player } earns nothing: there is no house to trade with.
       *[other] { $player } earns £{ $money } with trade houses.
    }
event-cards_returned =
    { $cards ->
        [one] { $player } takes one card back.
       *[other] { $player } takes { $cards } cards back.
    }
event-card_taken = { $player } takes { $action } from the display and plays it.
event-card_discarded = Discarded: { $action }.
event-card_shown = New in the display: { $action }.
event-discard_shuffled =
    { $cards ->
        [one] The one discarded card is the new deck.
       *[other] The { $cards } discarded cards are shuffled and become the new deck.
    }
event-ship_docked = To the docks: { $card }.
event-card_drawn = New in the market: { $card }.
event-wreck_scored =
    { $points ->
        [one] { $player } scores one point for the scrapped { $card }.
       *[other] { $player } scores { $points } points for the scrapped { $card }.
    }
event-nothing_done = { $player } has no use of { $action }.
event-end_triggered = The end is near: round { $round } is the last.
event-points_scored =
    { $points ->
        [one] { $player } scores { $points } point.
       *[other] { $player } scores { $points } points.
    }

## Effects of a move, in a few words; only for events that change what somebody has

effect-card_bought = −£{ $money }
effect-ship_coaled = +{ $coal } coal
effect-ship_deployed =
    { $mine ->
        [yes] { "" }
       *[no] { $card } → { $region }
    }
effect-ship_displaced =
    { $count ->
        [one] { $card } is pushed out
       *[other] { $card } are pushed out
    }
effect-ship_lost = { $card } leaves the game
effect-ship_scrapped =
    { $count ->
        [one] { $card } is scrapped
       *[other] { $card } are scrapped
    }
effect-riband_won =
    { $count ->
        [one] +1 Blue Riband
       *[other] +{ $count } Blue Ribands
    }
effect-contracts_won =
    { $contracts ->
        [one] +1 contract
       *[other] +{ $contracts } contracts
    }
effect-ship_sailed =
    { $coal ->
        [0] +£{ $money }
       *[other] +£{ $money }, −{ $coal } coal
    }
effect-houses_scored =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
effect-bonus_earned = +£{ $money } bonus
effect-coal_loaded = +{ $count } coal
effect-coal_left = no room for { $coal } coal
effect-house_built =
    { $money ->
        [0] +1 house
       *[other] −£{ $money }, +1 house
    }
effect-marker_taken =
    { $money ->
        [0] +{ $marker }
       *[other] −£{ $money }, +{ $marker }
    }
effect-contracts_traded = −{ $contracts } contracts
effect-contracts_sold =
    { $contracts ->
        [one] −1 contract, +£{ $money }
       *[other] −{ $contracts } contracts, +£{ $money }
    }
effect-fleet_scored =
    { $points ->
        [0] nothing happens
        [one] +1 point
       *[other] +{ $points } points
    }
effect-money_invested = −£{ $money }
effect-trade_earned =
    { $money ->
        [0] nothing happens
       *[other] +£{ $money }
    }
effect-cards_returned =
    { $cards ->
        [one] +1 card
       *[other] +{ $cards } cards
    }
effect-wreck_scored =
    { $points ->
        [one] +1 point for { $card }
       *[other] +{ $points } points for { $card }
    }
effect-nothing_done = nothing happens
effect-end_triggered = the end is near

## Why a move is refused

ruling-not_offered = That is not what you are asked now.
ruling-money_short = You have too little money.
ruling-no_captain = You have no free captain for it.
ruling-no_second_headquarters = Only one headquarters can be bought at a time.
ruling-steamships_only = The first purchase must be a steamship.
ruling-too_few_cards = Too few cards lie in your pile for the Director.
ruling-too_few_for_president = Too few cards lie in your pile for the President.
ruling-tile_gone = Your Director tile is gone.
ruling-pile_empty = No card lies on that pile.
ruling-agent_on_top = A Ship Agent lies on that pile, and an agent cannot be copied.
ruling-not_just_bought = Only a ship that you have just bought can be deployed now.
ruling-not_deployable = No region takes this ship any more.
ruling-stays_ashore = A headquarters is never deployed.
ruling-too_old = A younger ship lies there.
ruling-open_elsewhere = The ship could only be sorted in there, and another region takes it from the top.
ruling-region_full = The region is full, so no ship can be sorted in.
ruling-comes_from_there = The ship has just been pushed out of there.
ruling-not_in_play = This region is not used with so few players.
ruling-not_ready = The ship has no coal.
ruling-sailed_already = The ship has sailed in this action already.
ruling-region_used = A ship of yours has sailed in this region already.
ruling-flag_used = A ship of this flag has sailed already.
ruling-no_flag = A sailing ship has no flag.
ruling-load_evenly = Another ship of yours has less coal and comes first.
ruling-ship_full = The ship carries as much coal as it can.
ruling-burns_no_coal = A sailing ship carries no coal.
ruling-no_ship_there = You have no ship there.
ruling-two_houses = You have as many houses there as one player may have.
ruling-no_place = No place for a house is free there.
ruling-houses_gone = You have no house left.
ruling-markers_gone = There is no such marker left in the supply.
ruling-same_marker = The markers must be of different types.
ruling-no_riband = The Director brings no Blue Riband.
ruling-no_bunker = There is coal only if you have taken a coal bunker.
ruling-one_each = Each coal goes to a different ship.
ruling-must_deploy = A ship that can be deployed must be deployed.
ruling-must_sail = As you have a ready ship, it must sail.
ruling-must_carry = As you have a ready ship, it must carry cargo.
ruling-must_buy = The first purchase is compulsory.
ruling-trade_markers = With a house comes freight, mail or passengers, not a coal bunker.
ruling-same_bought = The two markers must be of different types.
ruling-same_traded = You have exchanged contracts for this type already.
ruling-no_riband_invested = A Blue Riband cannot be bought.
ruling-no_riband_bought = A Blue Riband cannot be bought.
ruling-no_riband_traded = A Blue Riband is not to be had for contracts.
ruling-must_redeploy = A ship that was pushed out must go to another region, if one takes it.
ruling-must_deploy_bought = One of the ships just bought must be deployed, if that is possible.
ruling-must_deploy_first = The ship of the first purchase must be deployed at once.
ruling-not_at_sea = The ship is not at sea.
ruling-in_reserve = A ship in the reserve takes no coal.
ruling-house_or_coal = You have chosen the coal, so there is no house.
ruling-coal_gone = There is no coal left in the supply.
ruling-display_empty = The display is empty.
ruling-third_card = You can buy no more cards in this action.

## Names

action-shipyard = Shipyard
action-transport = Transport
action-region = Region
action-coal = Coal
action-invest = Invest
action-ship_agent = Ship Agent
action-director = Director
action-president = President
action-shipyard_plus = Shipyard +
action-transport_plus = Transport +
action-coal_plus = Coal +
action-invest_plus = Invest +
action-global = Global
action-cargo = Cargo
action-cruise = Cruise
action-blue_riband = Blue Riband
action-trade = Trade
action-fleet = Fleet

hint-shipyard = buy up to { $cards } cards, deploy a ship
hint-transport = up to { $ships } ships sail
hint-region = all ships in a region sail, with a bonus for you
hint-coal = { $coal } coal, loaded evenly
hint-invest = a house, a bunker with coal, or a marker
hint-ship_agent = do what is on top of another pile
hint-director = take your pile back, then a card of the display
hint-president = take your pile back, use contracts, then a card of the display
hint-shipyard_plus = buy up to { $cards } cards, 1 extra coal, deploy a ship
hint-transport_plus = up to { $ships } ships sail
hint-coal_plus = { $coal } coal, loaded as you like
hint-invest_plus = £{ $money } for two markers, then a house or coal
hint-global = a ship in each region or of each flag sails
hint-cargo = one ship sails for money by its tonnage
hint-cruise = one ship sails, £{ $money } for every { $passengers } passengers
hint-blue_riband = a ship sails for each of your Blue Ribands
hint-trade = £{ $money } for each of your houses
hint-fleet = { $points } points for each flag of your steamships

region-north_atlantic = North Atlantic
region-south_atlantic = South Atlantic
region-indian_ocean = Indian Ocean
region-pacific_ocean = Pacific Ocean
region-tasmanian_sea = Tasmanian Sea

marker-blue_riband = Blue Riband
marker-coal_bunker = coal bunker
marker-freight = freight
marker-mail = mail
marker-passengers = passengers

short-blue_riband = Riband
short-coal_bunker = bunker
short-freight = freight
short-mail = mail
short-passengers = pass.

mode-regions = One ship in each region
mode-flags = One steamship of each flag

flag-blue = blue
flag-black = black
flag-green = green
flag-white = white
flag-red = red

source-during = During the game
source-blue = Blue ships
source-black = Black ships
source-green = Green ships
source-white = White ships
source-red = Red ships
source-money = Money
source-rows = Rows of markers

## The board

board-round =
    { $round ->
        [0] First purchases
       *[other] Round { $round }
    }
board-stack =
    { $cards ->
        [0] ship stack empty
       *[other] ship stack { $cards } (next: group { $group })
    }
board-supply = coal supply { $coal }
board-starter = { $player } starts each round
board-last = Round { $round } is the last.
board-quiet =
    { $passed ->
        [one] One round without a purchase; { $most } in a row bring the end.
       *[other] { $passed } rounds without a purchase; { $most } in a row bring the end.
    }
board-adrift =
    { $coal ->
        [0] { $card } has been pushed out and looks for a region.
       *[other] { $card } has been pushed out, with { $coal } coal, and looks for a region.
    }
board-seas = The seas (youngest ship on top)
board-ship = Ship
board-year = Year
board-flag = Flag
board-income = £
board-tons = tons
board-knots = kn
board-passengers = pass.
board-coal = Coal
board-number = { $number }
board-money = £{ $money }
board-spaces =
    { $spaces ->
        [0] full
        [one] one space free
       *[other] { $spaces } spaces free
    }
board-houses = houses
board-next-house = next £{ $money }
board-no-house = no place left
board-legend = { $coal } coal · { $sail } needs none · { $neutral } nobody’s
board-market = Ship market
board-card = Card
board-price = Price
board-extra = +{ $money }
board-empty = empty
board-players = Players
board-docks = docks
board-left = supply
board-sheets = { $example }: 1 marker added; 2 cards of this flag, each worth 7 with the docks
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-worth = { $points } in all
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
board-contracts =
    { $contracts ->
        [one] { $contracts } contract
       *[other] { $contracts } contracts
    }
board-tile = Director tile
board-hand = hand { $cards }
board-pile =
    { $cards ->
        [0] pile empty
       *[other] pile { $cards } with { $action } on top
    }
board-reserve = Reserve
board-offices = Headquarters
board-cards = Cards
board-display = Display
board-leaves = the first one leaves
board-deck =
    { $cards ->
        [0] deck empty
       *[other] deck { $cards }
    }
board-part = next of part { $part }
board-my-hand = Your hand
board-my-pile = Your pile

## What else one should know of a choice

detail-income = £{ $money }
detail-speed = { $knots } kn
detail-tonnage = { $tons } t
detail-passengers = { $passengers } pass.
detail-coal = has { $coal } coal
detail-gets-coal = with coal
detail-no-coal = without coal
detail-anchor = deploys a ship first
detail-youngest = youngest { $card } { $year }
detail-alone = no ship there
detail-ready =
    { $ships ->
        [0] no ship ready
        [one] one ship ready
       *[other] { $ships } ships ready
    }
detail-at-most =
    { $ships ->
        [one] one ship at most
       *[other] { $ships } ships at most
    }
detail-house =
    { $houses ->
        [0] none of yours there
        [one] one of yours there
       *[other] { $houses } of yours there
    }
detail-value = each { $flag } ship { $before } → { $after }
