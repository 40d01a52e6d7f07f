"""All that concerns hidden information: the order of the cards still to come, and nothing else. [CO-19]"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from blueriband.games.crossing_oceans.data import COLUMNS, MULTICOLOURED
from blueriband.games.crossing_oceans.scoring import flags
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.engine import NOBODY, NONE, Json
from blueriband.kernel.rng import Rng
from blueriband.parts.sets import has, only, put_in_order


def view(s: CrossingOceans, seat: i64) -> Json:
    """Return what a seat may know: everything but the order of the stack, which is the same for all. [CO-19.2]"""
    f = s.figures
    return {
        "seats": [player(s, number) for number in range(s.seats)],
        "regions": [region(s, number) for number in range(f.regions)],
        "market": [card_id(s, card) for card in s.market],
        "docks": {f.flag_ids[colour]: card_id(s, s.docks[colour]) for colour in range(COLUMNS)},
        "stack": len(s.deck),
        "next_back": f.back[s.deck[len(s.deck) - 1]] if len(s.deck) > 0 else None,
        "to_come": cards(s, sum([only(card) for card in s.deck])),
        "removed": cards(s, s.gone),
        "coal": s.stock,
        "starter": s.starter,
        "active": None if s.active == NOBODY else s.active,
        "round": s.round,
        "quiet_rounds": quiet_rounds(s),
        "countdown": None if s.countdown == NONE else s.countdown,
        "over": s.over,
    }


def quiet_rounds(s: CrossingOceans) -> Json:
    """Return how many whole rounds have passed without a Ships action, and how many bring the end. [CO-17.7]"""
    passed: i64 = s.round - 1 - s.last_ships
    return {"passed": passed if passed > 0 else 0, "most": s.figures.quiet_rounds}


def player(s: CrossingOceans, seat: i64) -> Json:
    """Return what lies before a player. [CO-19.3]"""
    f = s.figures
    return {
        "money": s.money[seat],
        "contracts": s.contracts[seat],
        "captains": s.captains[seat],
        "houses": s.houses[seat],
        "spot": None if s.spot[seat] == NONE else f.spot_ids[s.spot[seat]],
        "tokens": {f.token_ids[column]: s.added(seat, column) for column in range(COLUMNS)},
        "flags": {f.flag_ids[flag]: flags(s, seat, flag) for flag in range(MULTICOLOURED + 1)},
        "ships": cards(s, s.supply[seat]),
        "headquarters": cards(s, s.owned[seat] & ~f.ships),
    }


def region(s: CrossingOceans, number: i64) -> Json:
    """Return a region and its ports."""
    f = s.figures
    ports = range(f.first_port[number], f.first_port[number + 1])
    oldest = s.lantern(number)
    return {
        "region": f.region_ids[number],
        "open": s.is_open(number),
        "lantern": None if oldest == NONE else f.port_ids[oldest],
        "ports": [
            {
                "port": f.port_ids[port],
                "ship": card_id(s, s.ship[port]),
                "captain": None if s.captain[port] == NOBODY else s.captain[port],
                "coal": s.coal[port],
                "houses": [seat for seat in range(s.seats) if s.has_house(seat, port)],
            }
            for port in ports
        ],
    }


def card_id(s: CrossingOceans, card: i64) -> Any:
    """Return the id of a card, or None."""
    return None if card == NONE else s.figures.ids[card]


def cards(s: CrossingOceans, chosen: i64) -> list[str]:
    """Return the ids of a set of cards, in the order of the roster."""
    return [s.figures.ids[card] for card in range(s.figures.cards) if has(chosen, card)]


def imagine(s: CrossingOceans, seat: i64, rng: Rng) -> CrossingOceans:
    """Shuffle again what is left of each layer of the stack. [CO-19.1]"""
    t = s.clone()
    t.rng = rng.fork()
    first: i64 = 0
    while first < len(t.deck):
        last: i64 = first
        while last < len(t.deck) and t.figures.back[t.deck[last]] == t.figures.back[t.deck[first]]:
            last += 1
        put_in_order(t.deck, first, last)
        rng.shuffle(t.deck, first, last)
        first = last
    return t
