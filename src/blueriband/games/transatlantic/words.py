"""Verbs, events, nouns, steps and rulings of TransAtlantic, numbered once."""

from __future__ import annotations

from typing import Final

from blueriband.games.transatlantic.data import CARD_IDS, MOST_SEATS, Figures
from blueriband.kernel.words import Noun, Ruling, Word

# steps
OPENING: Final = 0
TURN: Final = 1
CHOOSING: Final = 2
BUYING: Final = 3
FITTING: Final = 4
TOPPING: Final = 5
LAUNCHING: Final = 6
ROUTING: Final = 7
RENEWING: Final = 8
SAILING: Final = 9
RUNNING: Final = 10
ROVING: Final = 11
COALING: Final = 12
LOADING: Final = 13
BUNKERING: Final = 14
PAIRING: Final = 15
INVESTING: Final = 16
MARKING: Final = 17
GRANTING: Final = 18
COPYING: Final = 19
PRESIDING: Final = 20
TAKING: Final = 21
SHOWING: Final = 22
SCRAPPING: Final = 23
TURN_END: Final = 24
RACING: Final = 25
HANDING: Final = 26

# verbs
PLAY: Final = 0
SPEND: Final = 1
BUY: Final = 2
STOP: Final = 3
FIT: Final = 4
DECLINE: Final = 5
DEPLOY: Final = 6
STEER: Final = 7
SAIL: Final = 8
RUN: Final = 9
ROVE: Final = 10
LOAD: Final = 11
BUILD: Final = 12
MARK: Final = 13
COPY: Final = 14
SELL: Final = 15
TAKE: Final = 16

# events
TURN_BEGUN: Final = 0
CARD_PLAYED: Final = 1
TILE_SPENT: Final = 2
CARD_COPIED: Final = 3
CARD_BOUGHT: Final = 4
SHIP_COALED: Final = 5
SHIP_DEPLOYED: Final = 6
SHIP_DISPLACED: Final = 7
SHIP_LOST: Final = 8
SHIP_SCRAPPED: Final = 9
RIBAND_WON: Final = 10
CONTRACTS_WON: Final = 11
SHIP_SAILED: Final = 12
HOUSES_SCORED: Final = 13
BONUS_EARNED: Final = 14
COAL_LOADED: Final = 15
COAL_LEFT: Final = 16
HOUSE_BUILT: Final = 17
MARKER_TAKEN: Final = 18
CONTRACTS_TRADED: Final = 19
CONTRACTS_SOLD: Final = 20
FLEET_SCORED: Final = 21
TRADE_EARNED: Final = 22
CARDS_RETURNED: Final = 23
CARD_TAKEN: Final = 24
CARD_DISCARDED: Final = 25
CARD_SHOWN: Final = 26
DISCARD_SHUFFLED: Final = 27
SHIP_DOCKED: Final = 28
CARD_DRAWN: Final = 29
WRECK_SCORED: Final = 30
NOTHING_DONE: Final = 31
END_TRIGGERED: Final = 32
POINTS_SCORED: Final = 33
MONEY_INVESTED: Final = 34

# rulings; the kernel has the first two
MONEY_SHORT: Final = 2
NO_CAPTAIN: Final = 3
NO_SECOND_HEADQUARTERS: Final = 4
STEAMSHIPS_ONLY: Final = 5
TOO_FEW_CARDS: Final = 6
TOO_FEW_FOR_PRESIDENT: Final = 7
TILE_GONE: Final = 8
PILE_EMPTY: Final = 9
AGENT_ON_TOP: Final = 10
NOT_JUST_BOUGHT: Final = 11
NOT_DEPLOYABLE: Final = 12
STAYS_ASHORE: Final = 13
TOO_OLD: Final = 14
OPEN_ELSEWHERE: Final = 15
REGION_FULL: Final = 16
COMES_FROM_THERE: Final = 17
NOT_IN_PLAY: Final = 18
NOT_READY: Final = 19
SAILED_ALREADY: Final = 20
REGION_USED: Final = 21
FLAG_USED: Final = 22
NO_FLAG: Final = 23
LOAD_EVENLY: Final = 24
SHIP_FULL: Final = 25
BURNS_NO_COAL: Final = 26
NO_SHIP_THERE: Final = 27
TWO_HOUSES: Final = 28
NO_PLACE: Final = 29
HOUSES_GONE: Final = 30
MARKERS_GONE: Final = 31
SAME_MARKER: Final = 32
NO_RIBAND: Final = 33
NO_BUNKER: Final = 34
ONE_EACH: Final = 35
MUST_DEPLOY: Final = 36
MUST_SAIL: Final = 37
MUST_BUY: Final = 38
TRADE_MARKERS: Final = 39
SAME_BOUGHT: Final = 40
SAME_TRADED: Final = 41
NO_RIBAND_INVESTED: Final = 42
NO_RIBAND_BOUGHT: Final = 43
NO_RIBAND_TRADED: Final = 44
MUST_REDEPLOY: Final = 45
MUST_DEPLOY_BOUGHT: Final = 46
MUST_DEPLOY_FIRST: Final = 47
NOT_AT_SEA: Final = 48
IN_RESERVE: Final = 49
HOUSE_OR_COAL: Final = 50
COAL_GONE: Final = 51
DISPLAY_EMPTY: Final = 52
THIRD_CARD: Final = 53
MUST_CARRY: Final = 54

# where a marker comes from; in the frames of MARKING
FROM_DIRECTOR: Final = 0
FROM_INVEST: Final = 1
FROM_INVEST_PLUS: Final = 2
FROM_PRESIDENT: Final = 3

# how ships sail; in the frames of SAILING
FREELY: Final = 0
BY_REGION: Final = 1
BY_FLAG: Final = 2
WITH_CARGO: Final = 3
ON_CRUISE: Final = 4

RULINGS: Final = [
    Ruling("allowed", ""), Ruling("not_offered", ""), Ruling("money_short", "TA-3.5"), Ruling("no_captain", "TA-1.7"),
    Ruling("no_second_headquarters", "TA-4.2"), Ruling("steamships_only", "TA-2.10"),
    Ruling("too_few_cards", "TA-8.2"), Ruling("too_few_for_president", "TA-13.6"), Ruling("tile_gone", "TA-10.1"),
    Ruling("pile_empty", "TA-9.2"), Ruling("agent_on_top", "TA-9.2"), Ruling("not_just_bought", "TA-7.1"),
    Ruling("not_deployable", "TA-5.5"), Ruling("stays_ashore", "TA-10.6"), Ruling("too_old", "TA-5.3"),
    Ruling("open_elsewhere", "TA-5.4"), Ruling("region_full", "TA-5.4"), Ruling("comes_from_there", "TA-5.8"),
    Ruling("not_in_play", "TA-2.1"), Ruling("not_ready", "TA-6.1"), Ruling("sailed_already", "TA-6.4"),
    Ruling("region_used", "TA-7.8"), Ruling("flag_used", "TA-7.8"), Ruling("no_flag", "TA-7.8"),
    Ruling("load_evenly", "TA-7.10"), Ruling("ship_full", "TA-6.5"), Ruling("burns_no_coal", "TA-7.10"),
    Ruling("no_ship_there", "TA-7.12"), Ruling("two_houses", "TA-7.12"), Ruling("no_place", "TA-7.12"),
    Ruling("houses_gone", "TA-1.6"), Ruling("markers_gone", "TA-10.5"), Ruling("same_marker", "TA-8.4"),
    Ruling("no_riband", "TA-8.4"), Ruling("no_bunker", "TA-7.13"), Ruling("one_each", "TA-7.12"),
    Ruling("must_deploy", "TA-7.3"), Ruling("must_sail", "TA-7.7"), Ruling("must_buy", "TA-2.10"),
    Ruling("trade_markers", "TA-7.12"), Ruling("same_bought", "TA-7.13"), Ruling("same_traded", "TA-13.6"),
    Ruling("no_riband_invested", "TA-7.12"), Ruling("no_riband_bought", "TA-7.13"),
    Ruling("no_riband_traded", "TA-13.6"), Ruling("must_redeploy", "TA-5.8"),
    Ruling("must_deploy_bought", "TA-7.1"), Ruling("must_deploy_first", "TA-2.10"), Ruling("not_at_sea", "TA-6.1"),
    Ruling("in_reserve", "TA-5.12"), Ruling("house_or_coal", "TA-7.13"), Ruling("coal_gone", "TA-6.5"),
    Ruling("display_empty", "TA-10.1"), Ruling("third_card", "TA-4.2"), Ruling("must_carry", "TA-7.6"),
]  # fmt: skip


RIVAL: Final = Noun("rival", [str(seat) for seat in range(MOST_SEATS)])


def verbs(f: Figures) -> list[Word]:
    """Return the verbs, with nouns that read as the figures say."""
    card, action = Noun("card", f.ids), Noun("action", CARD_IDS)
    region, marker = Noun("region", f.region_ids), Noun("marker", f.marker_ids)
    return [
        Word("play", [action]), Word("spend", [action]), Word("buy", [card]), Word("stop"), Word("fit", [card]),
        Word("decline"), Word("deploy", [card]), Word("steer", [region]), Word("sail", [card]), Word("run", [region]),
        Word("rove", [Noun("mode", ["regions", "flags"])]), Word("load", [card]), Word("build", [region]),
        Word("mark", [marker]), Word("copy", [RIVAL]),
        Word("sell"), Word("take", [action]),
    ]  # fmt: skip


def events(f: Figures) -> list[Word]:
    """Return the events, with nouns that read as the figures say."""
    card, action = Noun("card", f.ids), Noun("action", CARD_IDS)
    region, marker = Noun("region", f.region_ids), Noun("marker", f.marker_ids)
    money, coal, points, place, cards = Noun("money"), Noun("coal"), Noun("points"), Noun("place"), Noun("cards")
    contracts, rival = Noun("contracts"), RIVAL
    return [
        Word("turn_begun", [Noun("round")]), Word("card_played", [action]), Word("tile_spent", [action]),
        Word("card_copied", [action, rival]), Word("card_bought", [card, money]), Word("ship_coaled", [card, coal]),
        Word("ship_deployed", [card, region]), Word("ship_displaced", [card, region]), Word("ship_lost", [card]),
        Word("ship_scrapped", [card]), Word("riband_won", [card]), Word("contracts_won", [card, contracts]),
        Word("ship_sailed", [card, money, coal]), Word("houses_scored", [card, points]),
        Word("bonus_earned", [card, money]), Word("coal_loaded", [card]), Word("coal_left", [coal]),
        Word("house_built", [region, money]), Word("marker_taken", [marker, money]),
        Word("contracts_traded", [contracts]), Word("contracts_sold", [contracts, money]),
        Word("fleet_scored", [points]), Word("trade_earned", [money]), Word("cards_returned", [cards]),
        Word("card_taken", [action]), Word("card_discarded", [action]), Word("card_shown", [action, place]),
        Word("discard_shuffled", [cards]), Word("ship_docked", [card]), Word("card_drawn", [card, place]),
        Word("wreck_scored", [card, points]), Word("nothing_done", [action]), Word("end_triggered", [Noun("round")]),
        Word("points_scored", [points]), Word("money_invested", [money]),
    ]  # fmt: skip
