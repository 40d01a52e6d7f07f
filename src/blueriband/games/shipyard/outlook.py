"""What people want to know before they choose: income, prices, what a ship would lack, ways to sail; all public."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.games.shipyard.actions.ability import free_steps, hire_price, sale_price
from blueriband.games.shipyard.actions.build import completes
from blueriband.games.shipyard.actions.cruise import base_speed
from blueriband.games.shipyard.actions.people import MOST_STEPS
from blueriband.games.shipyard.actions.track import income
from blueriband.games.shipyard.data import (
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    COMMODITIES,
    CRANE,
    EXTRA_MOUNT,
    FREE_RING_STEPS,
    ITEMS,
    ROW,
    SAIL,
    SOLDIER,
    SPACES,
    SPEED_BONUS,
    SPEED_PER_SAIL_PAIR,
)
from blueriband.games.shipyard.routes import Cruise, follow, next_space, next_tile, reach
from blueriband.games.shipyard.state import FIRST_SIDE, Shipyard
from blueriband.kernel.codec import write
from blueriband.kernel.engine import NONE, Json
from blueriband.parts.sets import has, only

SIDE_NAMES = ["north", "east", "south", "west"]
FAR = 63  # no ship sails so far
MOST_ROUTES = 12  # that are told; the best ones


def income_of(s: Shipyard, action: i64) -> int | None:
    """Return what an action card would bring whoever chooses it now, or None while a figure stands on it. [SY-6]"""
    for seat in range(s.seats):
        if action in (s.single[seat], s.double[seat]):
            return None
    return income(s, action)


def costs(s: Shipyard, seat: i64) -> Json:
    """Return what steps of the rings and employees would cost a seat, and what its loads sell for. [SY-12, SY-14]"""
    spared = s.power(seat, FREE_RING_STEPS, NONE)
    free = free_steps(s, seat)
    return {
        "push": [max(0, steps - spared) for steps in range(MOST_STEPS + 1)],
        "hire": [hire_price(s, place, free) for place in range(len(s.employee_at))],
        "sell": {COMMODITIES[load]: sale_price(s, seat, load, s.markers[3]) for load in range(len(COMMODITIES))},
    }


def lack(s: Shipyard, seat: i64) -> str | None:
    """Return what a ship completed now would lack to sail, or None. [SY-20.5]"""
    if s.stock(seat, CAPTAIN) == 0:
        return "captain"
    if not s.has_canal(seat):
        return "canal"
    return None if reach(s, seat, 1) > 0 else "way"


def completed(s: Shipyard, seat: i64) -> list[list[int]]:
    """Return the first and the last column of each completed ship in the row. [SY-9.3]"""
    ends = [s.end_of_ship(seat, column) for column in range(ROW)]
    return [[column + 1, ends[column] + 1] for column in range(ROW) if ends[column] != NONE]


def completing(s: Shipyard, seat: i64, card: i64) -> list[int]:
    """Return the columns in which a card would complete a ship."""
    return [column + 1 for column in range(ROW) if completes(s, seat, s.figures.kind[card], column)]


def reaches(s: Shipyard) -> dict[str, int]:
    """Return how far the ship could sail with the canal in hand, by what each way of laying it names. [SY-20.3]"""
    d = s.decision
    found: dict[str, int] = {}
    for m in d.moves:
        after = s.clone()
        after.game.steps[d.step].take(after, after.decision, m)
        found[write(s.game, m).split(" ", 1)[1]] = reach(after, d.seat, FAR)
    return found


# --- a ship that is fitted out or sails ------------------------------------------------------------------------------


def mounts(s: Shipyard, seat: i64) -> Json:
    """Return the mounts and cabins that are printed on the ship, and what builders add. [SY-18.4, SY-17.6]"""
    f = s.figures
    cards = [s.in_column(seat, column) for column in range(s.bow_column, s.stern_column + 1)]
    return {
        "mounts": {
            "mast": sum([int(f.mast[card]) for card in cards]),
            "crane": sum([int(f.crane[card]) for card in cards]),
            "cannon": sum([int(f.cannon[card]) for card in cards]),
            "propeller": sum([int(f.propeller[card]) for card in cards]),
            "cabin": sum([int(f.cabin[card]) for card in cards]),
        },
        "extras": {
            name: int(s.power(seat, EXTRA_MOUNT, target))
            for target, name in enumerate([*ITEMS, "crew"])
            if s.power(seat, EXTRA_MOUNT, target) > 0
        },
    }


def fixed_points(s: Shipyard) -> i64:
    """Return what crew, cranes and cannons of the ship in `outfit` bring. [SY-21.1, SY-21.2]"""
    crew: i64 = s.outfit[CAPTAIN] + s.outfit[BUSINESSMAN] + s.outfit[SOLDIER]
    return crew + 2 * (s.outfit[CRANE] + s.outfit[CANNON])


def prospects(s: Shipyard, seat: i64, far: i64) -> Json:
    """Return each speed that the ship in `outfit` may name, with its points and its best cruise. [SY-19, SY-22]"""
    slow: i64 = base_speed(s)
    bonus: i64 = s.power(seat, SPEED_BONUS, NONE) + s.outfit[SAIL] // 2 * s.power(seat, SPEED_PER_SAIL_PAIR, SAIL)
    fast: i64 = min(slow + bonus, far)
    speeds: list[Json] = []
    for speed in range(slow, max(slow, fast) + 1):
        ways = ranked(s, seat, speed, 0, 0)
        best = ways[0].points if len(ways) > 0 else 0
        speeds.append({"speed": speed, "points": fixed_points(s) + speed, "cruise": best, "routes": len(ways)})
    return {"crew_points": fixed_points(s), "speeds": speeds}


def ranked(s: Shipyard, seat: i64, left: i64, sailed: i64, riband: i64) -> list[Cruise]:
    """Return all ways of going on so many spaces, the best first."""
    found: list[Cruise] = []
    follow(s, seat, s.tile[seat], s.space[seat], s.stern[seat], left, sailed, 0, riband, 0, [], found)
    order = sorted([(-found[number].points, number) for number in range(len(found))])
    return [found[number] for _points, number in order]


def routes(s: Shipyard, seat: i64, left: i64, sailed: i64, riband: i64) -> list[Json]:
    """Return the best ways of going on: points, channels, spaces, canals used up and canals lost. [SY-22, SY-23]"""
    return [route(s, seat, cruise) for cruise in ranked(s, seat, left, sailed, riband)[:MOST_ROUTES]]


def route(s: Shipyard, seat: i64, cruise: Cruise) -> Json:
    """Follow one way, and tell it."""
    ids = s.figures.canal_ids
    tile: i64 = s.tile[seat]
    space: i64 = s.space[seat]
    gone: i64 = 0
    stops: list[list[str]] = []
    for channel in vec[i64](cruise.channels):
        there = next_tile(s, tile, space, channel, gone)
        if there != tile:
            gone |= only(tile)
        tile = there
        space = next_space(s, there, channel)
        stops.append([ids[tile], SPACES[space]])
    linked = connected_without(s, tile, gone)
    mine = [canal for canal in range(s.figures.canals) if s.lies[canal] == seat]
    return {
        "points": cruise.points,
        "channels": [channel_name(channel) for channel in cruise.channels],
        "stops": stops,
        "used": [ids[canal] for canal in mine if has(gone, canal)],
        "lost": [ids[canal] for canal in mine if not has(gone, canal) and not has(linked, canal)],
    }


def channel_name(channel: i64) -> str:
    """Return a channel as moves name it."""
    return SPACES[channel] if channel < FIRST_SIDE else SIDE_NAMES[channel - FIRST_SIDE]


def connected_without(s: Shipyard, tile: i64, gone: i64) -> i64:
    """Return the set of canals that are still linked to a tile when others are gone. [SY-23.3]"""
    found: i64 = only(tile)
    before: i64 = 0
    while before != found:
        before = found
        for here in range(s.figures.canals):
            if has(found, here):
                for side in range(4):
                    other = s.joined[here * 4 + side]
                    if other != NONE and not has(gone, other):
                        found |= only(other)
    return found
