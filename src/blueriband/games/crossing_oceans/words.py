"""Verbs, events, nouns, steps and rulings of Crossing Oceans, numbered once."""

from __future__ import annotations

from typing import Final

from blueriband.games.crossing_oceans.data import MOST_SEATS, MULTICOLOURED, Figures
from blueriband.kernel.words import Noun, Ruling, Word

# steps
TURN: Final = 0
PLACING: Final = 1
BERTHING: Final = 2
EXCHANGING: Final = 3
MOVING: Final = 4
CROSSING: Final = 5
SAILING: Final = 6
BUILDING: Final = 7
BUYING: Final = 8
REFILLING: Final = 9
SHIPPING: Final = 10
COALING: Final = 11
LOADING: Final = 12
DESIGNATING: Final = 13
GAINING: Final = 14
TURN_END: Final = 15
STOKING: Final = 16

# verbs
PLACE: Final = 0
CONTRACT: Final = 1
BERTH: Final = 2
CASH: Final = 3
FUEL: Final = 4
BUILD: Final = 5
DONE: Final = 6
MOVE: Final = 7
CROSS: Final = 8
DECLINE: Final = 9
BUY: Final = 10
STOP: Final = 11
CARRY: Final = 12
LOAD: Final = 13
DESIGNATE: Final = 14
TOKEN: Final = 15

# events
TURN_BEGUN: Final = 0
CONTRACT_TAKEN: Final = 1
SHIP_RETURNED: Final = 2
SHIP_GONE: Final = 3
SHIP_PLACED: Final = 4
LANTERN_MOVED: Final = 5
CONTRACT_CASHED: Final = 6
SHIP_FUELLED: Final = 7
HOUSE_BUILT: Final = 8
FEE_PAID: Final = 9
TOKEN_GAINED: Final = 10
TOKEN_MISSED: Final = 11
CAPTAIN_MOVED: Final = 12
SHIP_EARNED: Final = 13
CARGO_CARRIED: Final = 14
BONUS_EARNED: Final = 15
RIBAND_WON: Final = 16
ACTION_IDLE: Final = 17
CARD_BOUGHT: Final = 18
SHIP_DOCKED: Final = 19
CARD_SCRAPPED: Final = 20
CARD_DRAWN: Final = 21
COAL_LOADED: Final = 22
COAL_LEFT: Final = 23
END_TRIGGERED: Final = 24
COUNTED_DOWN: Final = 25
POINTS_SCORED: Final = 26
TOKEN_DECLINED: Final = 27
REGION_DESIGNATED: Final = 28

# rulings; the kernel has the first two
REGION_CLOSED: Final = 2
SPOT_ELSEWHERE: Final = 3
NOT_OLDEST: Final = 4
NOT_YOUNGER: Final = 5
NO_SPOT: Final = 6
NO_CAPTAIN: Final = 7
STAYS_ASHORE: Final = 8
CONTRACTS_SHORT: Final = 9
COAL_GONE: Final = 10
SHIP_FULL: Final = 11
BURNS_NO_COAL: Final = 12
NO_SHIP_THERE: Final = 13
HOUSE_THERE: Final = 14
HOUSES_GONE: Final = 15
FEES_SHORT: Final = 16
SAME_SPOT: Final = 17
TOO_FAR: Final = 18
MONEY_SHORT: Final = 19
NOT_READY: Final = 20
NO_TONNAGE: Final = 21
TOO_SLOW: Final = 22
COAL_SHORT: Final = 23
COLUMN_FULL: Final = 24
WRONG_COLUMN: Final = 25
NOT_FEWEST: Final = 26
TOKEN_SHORT: Final = 27
MUST_TAKE: Final = 28
LOAD_EVENLY: Final = 29
OTHER_WATERS: Final = 30
SUBSTITUTE_SHORT: Final = 31
NEUTRAL_SHIP: Final = 32
NOT_YOURS: Final = 33
NOT_AT_SEA: Final = 34
AT_SEA_ALREADY: Final = 35

# where a token comes from
FROM_RIBAND: Final = 0
FROM_COAL: Final = 1
FROM_HOUSE: Final = 2
FROM_HEADQUARTERS: Final = 3

RULINGS: Final = [
    Ruling("allowed", ""), Ruling("not_offered", ""), Ruling("region_closed", "CO-2.6"),
    Ruling("spot_elsewhere", "CO-4.1"), Ruling("not_oldest", "CO-4.3"), Ruling("not_younger", "CO-4.1"),
    Ruling("no_spot", "CO-4.1"), Ruling("no_captain", "CO-4.6"), Ruling("stays_ashore", "CO-10.5"),
    Ruling("contracts_short", "CO-6.4"), Ruling("coal_gone", "CO-6.3"), Ruling("ship_full", "CO-8.3"),
    Ruling("burns_no_coal", "CO-8.3"), Ruling("no_ship_there", "CO-16.1"), Ruling("house_there", "CO-16.1"),
    Ruling("houses_gone", "CO-16.7"), Ruling("fees_short", "CO-16.1"), Ruling("same_spot", "CO-7.3"),
    Ruling("too_far", "CO-7.4"), Ruling("money_short", "CO-3.5"), Ruling("not_ready", "CO-8.1"),
    Ruling("no_tonnage", "CO-12.2"), Ruling("too_slow", "CO-14.2"), Ruling("coal_short", "CO-14.3"),
    Ruling("column_full", "CO-9.2"), Ruling("wrong_column", "CO-9.3"), Ruling("not_fewest", "CO-9.4"),
    Ruling("token_short", "CO-9.7"), Ruling("must_take", "CO-9.7"), Ruling("load_evenly", "CO-15.6"),
    Ruling("other_waters", "CO-14.1"), Ruling("substitute_short", "CO-9.4"), Ruling("neutral_ship", "CO-8.4"),
    Ruling("not_yours", "CO-8.2"), Ruling("not_at_sea", "CO-8.1"), Ruling("at_sea_already", "CO-4.1"),
]  # fmt: skip


def verbs(f: Figures) -> list[Word]:
    """Return the verbs, with nouns that read as the figures say."""
    card, port = Noun("card", f.ids), Noun("port", f.port_ids)
    return [
        Word("place", [card]), Word("contract"), Word("berth", [port]), Word("cash"), Word("fuel", [card]),
        Word("build", [port]), Word("done"), Word("move", [Noun("spot", f.spot_ids)]), Word("cross", [card]),
        Word("decline"), Word("buy", [card]), Word("stop"), Word("carry", [card]), Word("load", [card]),
        Word("designate", [Noun("region", f.region_ids)]), Word("token", [Noun("token", f.token_ids)]),
    ]  # fmt: skip


def events(f: Figures) -> list[Word]:
    """Return the events, with nouns that read as the figures say."""
    card, port = Noun("card", f.ids), Noun("port", f.port_ids)
    region, token, spot = Noun("region", f.region_ids), Noun("token", f.token_ids), Noun("spot", f.spot_ids)
    flag = Noun("flag", f.flag_ids[: MULTICOLOURED + 1])
    money, coal, contracts, place = Noun("money"), Noun("coal"), Noun("contracts"), Noun("place")
    source = Noun("origin", ["blue_riband", "coal", "house", "headquarters"])  # as FROM_RIBAND … number them
    payee = Noun("payee", [str(seat) for seat in range(MOST_SEATS)])
    return [
        Word("turn_begun", [Noun("round")]), Word("contract_taken"), Word("ship_returned", [card, coal]),
        Word("ship_gone", [card]), Word("ship_placed", [card, port, coal]), Word("lantern_moved", [card, region]),
        Word("contract_cashed", [money]), Word("ship_fuelled", [card]), Word("house_built", [port, contracts]),
        Word("fee_paid", [payee, money]), Word("token_gained", [token, money]), Word("token_missed", [source]),
        Word("captain_moved", [spot, contracts]), Word("ship_earned", [card, money, coal]),
        Word("cargo_carried", [card, money]), Word("bonus_earned", [region, money]),
        Word("riband_won", [card, money, coal]), Word("action_idle", [spot]), Word("card_bought", [card, money, flag]),
        Word("ship_docked", [card]), Word("card_scrapped", [card]), Word("card_drawn", [card, place]),
        Word("coal_loaded", [card]), Word("coal_left", [coal]), Word("end_triggered", [Noun("rounds")]),
        Word("counted_down", [Noun("rounds")]), Word("points_scored", [Noun("points")]),
        Word("token_declined", [source]), Word("region_designated", [region]),
    ]  # fmt: skip
