"""Verbs, events, nouns, steps and rulings of Shipyard, numbered once."""

from __future__ import annotations

from typing import Final

from blueriband.games.shipyard.data import ACTIONS, COMMODITIES, ITEMS, ROW, SPACES, Figures
from blueriband.kernel.words import Noun, Ruling, Word

# steps
TURN: Final = 0
CHOOSING: Final = 1
BONUS: Final = 2
PERFORMING: Final = 3
RELEASING: Final = 4
BUILDING: Final = 5
PLACING: Final = 6
BUYING: Final = 7
RENTING: Final = 8
STARTING: Final = 9
LAYING: Final = 10
TURNING: Final = 11
ENGAGING: Final = 12
HIRING: Final = 13
EXCHANGING: Final = 14
TRADING: Final = 15
REFILLING: Final = 16
LAUNCHING: Final = 17
MANNING: Final = 18
FITTING: Final = 19
SPEEDING: Final = 20
SAILING: Final = 21
TURN_END: Final = 22
GATHERING: Final = 23
DISCARDING: Final = 24
FINISHING: Final = 25
FINAL_CHOOSING: Final = 26
LAST_CHANCE: Final = 27
KEEPING: Final = 28
SCORING: Final = 29

# verbs
CHOOSE: Final = 0
BONUS_ACTION: Final = 1
GO_ON: Final = 2
TAKE: Final = 3
PLACE: Final = 4
STOP: Final = 5
BUY: Final = 6
RENT: Final = 7
START: Final = 8
LAY: Final = 9
PUSH: Final = 10
ENGAGE: Final = 11
DECLINE: Final = 12
HIRE: Final = 13
SHIP: Final = 14
SELL: Final = 15
TRADE: Final = 16
LAUNCH: Final = 17
MAN: Final = 18
DISMANTLE: Final = 19
FIT: Final = 20
DONE: Final = 21
SPEED: Final = 22
STEER: Final = 23
DISCARD: Final = 24
FINAL_ACTION: Final = 25
PASS: Final = 26
KEEP: Final = 27

# events
TURN_BEGUN: Final = 0
CARD_ADVANCED: Final = 1
LINE_PUSHED: Final = 2
ACTION_CHOSEN: Final = 3
INCOME_PAID: Final = 4
ACTION_SKIPPED: Final = 5
BONUS_BOUGHT: Final = 6
CARD_TAKEN: Final = 7
CARD_PLACED: Final = 8
TRAIN_BOUGHT: Final = 9
CANAL_RENTED: Final = 10
FIGURE_PLACED: Final = 11
CANAL_LAID: Final = 12
PIECE_MADE: Final = 13
PIECE_ADDED: Final = 14
EMPLOYEE_HIRED: Final = 15
EXCHANGE_MOVED: Final = 16
LOAD_SOLD: Final = 17
LOAD_TRADED: Final = 18
TRAIN_RETURNED: Final = 19
SUBSIDY_PAID: Final = 20
CARD_DEALT: Final = 21
TRAIN_DEALT: Final = 22
CANAL_DEALT: Final = 23
TRAINS_SHUFFLED: Final = 24
CANALS_SHUFFLED: Final = 25
SHIP_LAUNCHED: Final = 26
SHIP_DISMANTLED: Final = 27
SHIP_MANNED: Final = 28
PIECE_FITTED: Final = 29
SHIP_SCORED: Final = 30
SPACE_ENTERED: Final = 31
CANAL_USED: Final = 32
CANAL_DETACHED: Final = 33
RIBAND_SCORED: Final = 34
SHIP_JOINED: Final = 35
LAP_COMPLETED: Final = 36
CONTRACT_DISCARDED: Final = 37
END_TRIGGERED: Final = 38
FINAL_CHOSEN: Final = 39
PASSED: Final = 40
CONTRACT_KEPT: Final = 41
CONTRACT_SCORED: Final = 42
TRADERS_SCORED: Final = 43
POINTS_SCORED: Final = 44
SHIP_FAILED: Final = 45
GRID_MOVED: Final = 46

# rulings; the kernel has the first two
CARD_OCCUPIED: Final = 2
LEAD_CARD: Final = 3
CANNOT_PERFORM: Final = 4
NOT_IN_GAME: Final = 5
CHOSEN_ALREADY: Final = 6
BONUS_UNABLE: Final = 7
BLOCKS_CHOSEN: Final = 8
MONEY_SHORT: Final = 9
NO_COLUMN: Final = 10
STILL_AVAILABLE: Final = 11
TAKE_ONE: Final = 12
COLUMN_TAKEN: Final = 13
MUST_FIT_SHIP: Final = 14
BOW_BEFORE_STERN: Final = 15
NO_EXIT_THERE: Final = 16
STEPS_SHORT: Final = 17
HELD_ALREADY: Final = 18
LEVEL_MISSING: Final = 19
STACK_EMPTY: Final = 20
HIRE_SHORT: Final = 21
ITEM_TWICE: Final = 22
NOT_TRADED: Final = 23
NONE_IN_STORE: Final = 24
NO_MOUNT: Final = 25
NO_CABIN: Final = 26
TOO_FAST: Final = 27
TOO_SHORT: Final = 28
NO_TURNING: Final = 29
OTHER_COLOUR: Final = 30
NOT_COMPLETING: Final = 31
KEEPS_TOO_LITTLE: Final = 32
TRAIN_SHORT: Final = 33
CANAL_SHORT: Final = 34
LAST_SHORT: Final = 35
FINAL_UNABLE: Final = 36
KEEP_ONE_EACH: Final = 37
SURCHARGE_SHORT: Final = 38
RECRUIT_SHORT: Final = 39

# when a bonus action is asked for; in the frames of BONUS
BEFORE: Final = 0
AFTER: Final = 1

RULINGS: Final = [
    Ruling("allowed", ""), Ruling("not_offered", ""), Ruling("card_occupied", "SY-5.1"), Ruling("lead_card", "SY-5.2"),
    Ruling("cannot_perform", "SY-5.3"), Ruling("not_in_game", "SY-2.8"), Ruling("chosen_already", "SY-7.2"),
    Ruling("bonus_unable", "SY-7.4"), Ruling("blocks_chosen", "SY-7.5"), Ruling("money_short", "SY-9.1"),
    Ruling("no_column", "SY-9.4"), Ruling("still_available", "SY-28.4"), Ruling("take_one", "SY-9.1"),
    Ruling("column_taken", "SY-9.2"), Ruling("must_fit_ship", "SY-9.4"), Ruling("bow_before_stern", "SY-9.7"),
    Ruling("no_exit_there", "SY-11.4"), Ruling("steps_short", "SY-12.1"), Ruling("held_already", "SY-14.5"),
    Ruling("level_missing", "SY-14.5"), Ruling("stack_empty", "SY-14.5"), Ruling("hire_short", "SY-14.1"),
    Ruling("item_twice", "SY-15.3"), Ruling("not_traded", "SY-15.5"), Ruling("none_in_store", "SY-18.3"),
    Ruling("no_mount", "SY-18.4"), Ruling("no_cabin", "SY-18.6"), Ruling("too_fast", "SY-20.3"),
    Ruling("too_short", "SY-22.10"), Ruling("no_turning", "SY-22.2"), Ruling("other_colour", "SY-24.3"),
    Ruling("not_completing", "SY-27.2"), Ruling("keeps_too_little", "SY-7.5"),
    Ruling("train_short", "SY-10.1"), Ruling("canal_short", "SY-11.1"), Ruling("last_short", "SY-27.1"),
    Ruling("final_unable", "SY-26.2"), Ruling("keep_one_each", "SY-29.2"),
    Ruling("surcharge_short", "SY-14.4"), Ruling("recruit_short", "SY-13.1"),
]  # fmt: skip

REACH: Final = 32  # cells lie from -32 to 31 both ways
CELLS: Final = 2 * REACH


def cell(x: int, y: int) -> int:
    """Return the number of a cell of the canal grid."""
    return (x + REACH) * CELLS + y + REACH


def verbs(f: Figures) -> list[Word]:
    """Return the verbs, with nouns that read as the figures say."""
    action, card, item = Noun("action", ACTIONS), Noun("card", f.card_ids), Noun("item", ITEMS)
    train, canal, employee = Noun("train", f.train_ids), Noun("canal", f.canal_ids), Noun("employee", f.employee_ids)
    contract, column = Noun("contract", f.contract_ids), Noun("column", [str(n) for n in range(1, ROW + 1)])
    cells = [f"{x}:{y}" for x in range(-REACH, REACH) for y in range(-REACH, REACH)]
    return [
        Word("choose", [action]), Word("bonus_action", [action]), Word("go_on"), Word("take", [card]),
        Word("place", [column]), Word("stop"), Word("buy", [train]), Word("rent", [canal]),
        Word("start", [Noun("side", ["north", "east", "south", "west"])]),
        Word("lay", [Noun("cell", cells), Noun("turns", ["0", "1", "2", "3"])]), Word("push", [Noun("steps")]),
        Word("engage", [employee]), Word("decline"), Word("hire", [employee]), Word("ship", [train]), Word("sell"),
        Word("trade", [item]), Word("launch", [column]), Word("man"), Word("dismantle"), Word("fit", [item]),
        Word("done"), Word("speed", [Noun("spaces")]),
        Word("steer", [Noun("channel", [*SPACES, "north", "east", "south", "west"])]), Word("discard", [contract]),
        Word("final_action", [action]), Word("pass"), Word("keep", [contract]),
    ]  # fmt: skip


def events(f: Figures) -> list[Word]:
    """Return the events, with nouns that read as the figures say."""
    action, card, item = Noun("action", ACTIONS), Noun("card", f.card_ids), Noun("item", ITEMS)
    train, canal, employee = Noun("train", f.train_ids), Noun("canal", f.canal_ids), Noun("employee", f.employee_ids)
    contract, column = Noun("contract", f.contract_ids), Noun("column", [str(n) for n in range(1, ROW + 1)])
    cells = [f"{x}:{y}" for x in range(-REACH, REACH) for y in range(-REACH, REACH)]
    load, lack = Noun("load", COMMODITIES), Noun("lack", ["captain", "canal", "way"])
    display = Noun("display", ["bows", "middles_left", "middles_right", "sterns"])
    money, points, spaces, shelf, cards = Noun("money"), Noun("points"), Noun("spaces"), Noun("shelf"), Noun("cards")
    return [
        Word("turn_begun"), Word("card_advanced", [action]), Word("line_pushed", [cards]),
        Word("action_chosen", [action]), Word("income_paid", [money]), Word("action_skipped", [action]),
        Word("bonus_bought", [action, money]), Word("card_taken", [card, money]), Word("card_placed", [card, column]),
        Word("train_bought", [train, money]), Word("canal_rented", [canal, money]),
        Word("figure_placed", [Noun("side", ["north", "east", "south", "west"])]),
        Word("canal_laid", [canal, Noun("cell", cells), Noun("turns", ["0", "1", "2", "3"])]),
        Word("piece_made", [item, money]), Word("piece_added", [item, employee]),
        Word("employee_hired", [employee, money]), Word("exchange_moved", [Noun("position")]),
        Word("load_sold", [load, money]), Word("load_traded", [load, item]), Word("train_returned", [train]),
        Word("subsidy_paid", [money]), Word("card_dealt", [card, shelf, display]), Word("train_dealt", [train, shelf]),
        Word("canal_dealt", [canal, shelf]), Word("trains_shuffled", [cards]), Word("canals_shuffled", [cards]),
        Word("ship_launched", [column, cards]), Word("ship_dismantled", [cards]), Word("ship_manned"),
        Word("piece_fitted", [item]), Word("ship_scored", [points, spaces]), Word("space_entered", [canal,
        Noun("space", [*SPACES]), points]), Word("canal_used", [canal]), Word("canal_detached", [canal]),
        Word("riband_scored", [points]), Word("ship_joined", [points]), Word("lap_completed", [Noun("countdown")]),
        Word("contract_discarded", [contract]), Word("end_triggered"), Word("final_chosen", [action]),
        Word("passed"), Word("contract_kept", [contract]), Word("contract_scored", [contract, points]),
        Word("traders_scored", [points]), Word("points_scored", [points]),
        Word("ship_failed", [cards, lack]),
        Word("grid_moved", [canal]),
    ]  # fmt: skip
