"""All that concerns hidden information: decks, and who has which contracts. [SY-31]"""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from blueriband.games.shipyard.actions.track import ACTION_CARDS, is_in_game
from blueriband.games.shipyard.data import ACTIONS, CONTRACT_COLOURS, ITEMS, ROW, SHELF, SPACES
from blueriband.games.shipyard.outlook import (
    FAR,
    SIDE_NAMES,
    completed,
    completing,
    costs,
    income_of,
    lack,
    mounts,
    prospects,
    reaches,
    routes,
)
from blueriband.games.shipyard.routes import reach
from blueriband.games.shipyard.scoring import contract_points
from blueriband.games.shipyard.state import COLUMNS, FIRST_SIDE, GIVEN_UP, HELD, SHIP_SIZE, Shipyard
from blueriband.games.shipyard.words import (
    BEFORE,
    BONUS,
    BUILDING,
    CELLS,
    DISCARDING,
    ENGAGING,
    FITTING,
    KEEPING,
    LAYING,
    MANNING,
    PLACING,
    REACH,
    SAILING,
    SPEEDING,
    STARTING,
    TRADING,
    TURNING,
)
from blueriband.kernel.engine import NOBODY, NONE, Json
from blueriband.kernel.rng import Rng
from blueriband.parts.sets import has, put_in_order

RING_NAMES = ["manufacture", "recruit"]
COLUMN_NAMES = ["bows", "middles_left", "middles_right", "sterns", "trains", "canals"]


def view(s: Shipyard, seat: i64) -> Json:
    """Return what a seat may know, built by addition."""
    f = s.figures
    return {
        "seats": [player(s, number, seat) for number in range(s.seats)],
        "track": [
            {
                "action": ACTIONS[action],
                "position": s.position[action],
                "space": s.position[action] % f.track,
                "income": income_of(s, action),
            }
            for action in range(ACTION_CARDS)
            if is_in_game(s, action)
        ],
        "display": {COLUMN_NAMES[column]: on_display(s, column) for column in range(COLUMNS)},
        "decks": {
            "bows": len(s.bows),
            "middles": len(s.middles),
            "sterns": len(s.sterns),
            "trains": len(s.train_deck),
            "canals": len(s.canal_deck),
        },
        "to_come": to_come(s),
        "used_trains": [f.train_ids[train] for train in range(f.trains) if has(s.used_trains, train)],
        "spent_canals": [f.canal_ids[canal] for canal in range(f.canals) if has(s.spent, canal)],
        "wrecked": [f.card_ids[card] for card in s.wrecked],
        "markers": {
            "manufacture": ITEMS[f.ring[s.markers[0]]],
            "recruit": ITEMS[f.ring[4 + s.markers[1]]],
            "hire": s.markers[2],
            "exchange": s.markers[3],
        },
        "employees": [
            {
                "employee": f.employee_ids[s.employee_at[place]],
                "space": place // f.per_space,
                "copies": copies(s, place),
            }
            for place in range(len(s.employee_at))
        ],
        "countdown": s.countdown,
        "openings": s.openings,
        "ending": s.ending,
        "starter": s.starter,
        "active": None if s.active == NOBODY else s.active,
        "bonus_bought": s.bonus_bought,
        "at_hand": at_hand(s),
        "over": s.over,
    }


def at_hand(s: Shipyard) -> Json:
    """Return what the active player has in hand: a card, a canal, a train, or the ship that is fitted out or sails."""
    f, d = s.figures, s.decision
    if s.over:
        return {}
    if d.step == BONUS:
        return {"action": ACTIONS[d.x], "when": "before" if d.y == BEFORE else "after", "price": f.bonus_cost}
    if d.step == BUILDING:
        return {"left": f.most_cards - d.x}
    if d.step == PLACING:
        return {"card": f.card_ids[d.x], "completes": completing(s, d.seat, d.x)}
    if d.step in (STARTING, LAYING):
        return {"canal": f.canal_ids[d.x], "reaches": reaches(s)}
    if d.step == TURNING:
        return {"ring": RING_NAMES[d.x]}
    if d.step == ENGAGING:
        return {"employee": f.employee_ids[d.x]}
    if d.step == TRADING:
        items = [ITEMS[item] for item in range(len(ITEMS)) if has(d.z, item)]
        return {"train": f.train_ids[d.x], "car": d.y + 1, "items": items}
    if d.step in (DISCARDING, KEEPING):
        return {"colour": CONTRACT_COLOURS[d.x], "left": d.y if d.step == DISCARDING else 0}
    return ship_at_hand(s)


def ship_at_hand(s: Shipyard) -> Json:
    """Return the ship that is fitted out or sails: its pieces, its mounts, and what may become of it."""
    d = s.decision
    seen: Json = {}
    if d.step in (MANNING, FITTING, SPEEDING, SAILING):
        seen["columns"] = [s.bow_column + 1, s.stern_column + 1]
        seen |= mounts(s, d.seat)
    if d.step in (FITTING, SPEEDING, SAILING):
        seen["pieces"] = {ITEMS[item]: s.outfit[item] for item in range(len(ITEMS))}
    if d.step in (FITTING, SPEEDING):
        seen["reach"] = d.x
        seen |= prospects(s, d.seat, d.x)
    if d.step == SAILING:
        seen |= {"left": d.x, "sailed": d.y, "riband": d.z, "routes": routes(s, d.seat, d.x, d.y, d.z)}
    return seen


def copies(s: Shipyard, place: i64) -> i64:
    """How many cards of an employee are left."""
    return s.copies[s.employee_at[place]]


def on_display(s: Shipyard, column: i64) -> list[Any]:
    """Return a column of the display from the bottom."""
    f = s.figures
    ids = f.train_ids if column == 4 else f.canal_ids if column == 5 else f.card_ids
    cards = [s.on_shelf(column, space) for space in range(SHELF)]
    return [None if card == NONE else ids[card] for card in cards]


def to_come(s: Shipyard) -> Json:
    """Return what is still in each deck, in no order; the backs tell the two middle decks apart."""
    f = s.figures
    return {
        "bows": sorted([f.card_ids[card] for card in s.bows]),
        "middles_upper": sorted([f.card_ids[card] for card in s.middles if f.deck[card] == 1]),
        "middles_lower": sorted([f.card_ids[card] for card in s.middles if f.deck[card] == 2]),
        "sterns": sorted([f.card_ids[card] for card in s.sterns]),
        "trains": sorted([f.train_ids[train] for train in s.train_deck]),
        "canals": sorted([f.canal_ids[canal] for canal in s.canal_deck]),
    }


def player(s: Shipyard, number: i64, seat: i64) -> Json:
    """Return what lies before a player; of contracts only how many, but for the own ones. [SY-31]"""
    f = s.figures
    seen: Json = {
        "money": s.money[number],
        "points": s.points[number],
        "single": None if s.single[number] == NONE else ACTIONS[s.single[number]],
        "double": None if s.double[number] == NONE else ACTIONS[s.double[number]],
        "store": {ITEMS[item]: s.stock(number, item) for item in range(len(ITEMS))},
        "staff": [f.employee_ids[employee] for employee in range(f.employees) if has(s.staff[number], employee)],
        "trains": [f.train_ids[train] for train in range(f.trains) if has(s.trains[number], train)],
        "row": [None if card == NONE else f.card_ids[card] for card in s.row[number * ROW : number * ROW + ROW]],
        "canals": [canal(s, tile) for tile in range(f.canals) if s.lies[tile] == number],
        "figure": figure(s, number),
        "used_canals": s.used[number],
        "fleet": [ship(s, start) for start in range(0, len(s.fleet), SHIP_SIZE) if s.fleet[start] == number],
        "contracts": len(contracts(s, HELD + number)),
        "completed": completed(s, number),
        "reach": reach(s, number, FAR),
        "lack": lack(s, number),
        "costs": costs(s, number),
    }
    if number == seat or s.over:
        seen["held"] = {f.contract_ids[c]: contract_points(s, number, c) for c in contracts(s, HELD + number)}
    if number == seat:
        seen["given_up"] = [f.contract_ids[c] for c in contracts(s, GIVEN_UP + number)]
    return seen


def contracts(s: Shipyard, where: i64) -> list[int]:
    """Return the contracts in one place."""
    return [contract for contract in range(s.figures.contracts) if s.contract[contract] == where]


def canal(s: Shipyard, tile: i64) -> Json:
    """Return how a canal lies."""
    x, y = s.cell[tile] // CELLS - REACH, s.cell[tile] % CELLS - REACH
    return {"canal": s.figures.canal_ids[tile], "x": x, "y": y, "turns": s.turned[tile]}


def figure(s: Shipyard, seat: i64) -> Any:
    """Return where the ship figure is, and where its stern points."""
    if s.tile[seat] == NONE:
        return None
    stern = s.stern[seat]
    back = SPACES[stern] if stern < FIRST_SIDE else SIDE_NAMES[stern - FIRST_SIDE]
    return {"canal": s.figures.canal_ids[s.tile[seat]], "space": SPACES[s.space[seat]], "stern": back}


def ship(s: Shipyard, start: i64) -> Json:
    """Return a ship of a fleet."""
    cards = [card for card in s.fleet[start + 3 : start + 3 + ROW] if card != NONE]
    items = s.fleet[start + 3 + ROW : start + SHIP_SIZE]
    return {
        "points": s.fleet[start + 1],
        "speed": s.fleet[start + 2],
        "cards": [s.figures.card_ids[card] for card in cards],
        "pieces": {ITEMS[item]: items[item] for item in range(len(ITEMS))},
    }


# --- imagining -------------------------------------------------------------------------------------------------------


def imagine(s: Shipyard, seat: i64, rng: Rng) -> Shipyard:
    """Shuffle the decks again, the two middle decks each on its own, and deal unknown contracts anew."""
    t = s.clone()
    t.rng = rng.fork()
    mix(t.bows, 0, len(t.bows), rng)
    mix(t.sterns, 0, len(t.sterns), rng)
    mix(t.train_deck, 0, len(t.train_deck), rng)
    mix(t.canal_deck, 0, len(t.canal_deck), rng)
    lower: i64 = 0
    for card in t.middles:
        if t.figures.deck[card] == 2:
            lower += 1
    mix(t.middles, 0, lower, rng)
    mix(t.middles, lower, len(t.middles), rng)
    for colour in range(2):
        imagine_contracts(t, seat, colour, rng)
    return t


def mix(row: vec[i64], first: i64, last: i64, rng: Rng) -> None:
    """Shuffle a part of a row, whatever order it was in."""
    put_in_order(row, first, last)
    rng.shuffle(row, first, last)


def imagine_contracts(t: Shipyard, seat: i64, colour: i64, rng: Rng) -> None:
    """Deal the contracts of a colour that a seat has not seen to the same places again."""
    unseen = vec[i64]()
    places = vec[i64]()
    for contract in range(t.figures.contracts):
        where = t.contract[contract]
        known = seat != NOBODY and (where == HELD + seat or where == GIVEN_UP + seat)
        if t.over and where >= HELD and where < GIVEN_UP:
            known = True  # revealed at the end [SY-29.1]
        if t.figures.contract_colour[contract] == colour and not known:
            unseen = append(unseen, contract)
            places = append(places, where)
    mix(places, 0, len(places), rng)
    for number in range(len(unseen)):
        t.contract[unseen[number]] = places[number]
