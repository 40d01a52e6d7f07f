"""A builder for positions of Crossing Oceans, in words."""

from __future__ import annotations

import csv
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from blueriband.games import find
from blueriband.games.crossing_oceans.data import STANDARD
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import (
    BERTHING,
    BUILDING,
    BUYING,
    COALING,
    CROSSING,
    DESIGNATING,
    EXCHANGING,
    GAINING,
    MOVING,
    PLACING,
    SAILING,
    SHIPPING,
    TURN,
    TURN_END,
)
from blueriband.kernel.engine import NOBODY, NONE
from blueriband.parts.roster import SHIPS_FILE, ships_file
from blueriband.parts.sets import has, only

PHASES = {
    "turn": TURN, "placing": PLACING, "berthing": BERTHING, "exchanging": EXCHANGING, "moving": MOVING,
    "blue_riband": CROSSING, "fleet": SAILING, "house": BUILDING, "ships": BUYING, "cargo": SHIPPING, "coal": COALING,
    "region": DESIGNATING, "gaining": GAINING,
}  # fmt: skip


def ocean(
    seats: int = 2,
    *,
    seed: int = 86,  # gives seat 0 the oldest clipper in play and GERMANIC, seat 1 CUTTY SARK and ATLANTIC
    at: str = "placing",
    active: int = 0,
    starter: int = 0,
    sea: Mapping[str, tuple[Any, ...] | str | None] | None = None,
    supply: dict[int, list[str]] | None = None,
    headquarters: dict[int, list[str]] | None = None,
    money: dict[int, int] | None = None,
    contracts: dict[int, int] | None = None,
    tokens: dict[int, dict[str, int]] | None = None,
    houses: dict[str, list[int]] | None = None,
    spare_captains: dict[int, int] | None = None,
    spare_houses: dict[int, int] | None = None,
    spot: dict[int, str | None] | None = None,
    market: list[str | None] | None = None,
    docks: list[str] | None = None,
    deck: list[str] | None = None,
    stock: int | None = None,
    round: int = 1,
    last_ships: int | None = None,
    countdown: int | None = None,
    data: Any = None,
) -> CrossingOceans:
    """Return a position at the start of a phase or action of the active seat, its turn ending after that.

    `sea` gives ports: ("arizona", 1, 2) is seat 1's ARIZONA with 2 coal; "scotia" is the neutral ship; None empties a
    port; ports not named keep what the setup put there. `market` has six cards or None each; `docks` names ships, each
    goes to its colour's slot; `deck` lists the stack from the top. `at="turn"` begins a whole turn; `at="placing"`
    begins phase 1 and goes on with phases 2 and 3; `at="exchanging"` goes on with phase 3; `at="moving"` is phase 3; an
    action's name begins that action. `spare_captains` and `spare_houses` change the spare pieces only where named:
    such positions need not add up. Cards named are taken from wherever they lie.
    """
    game = find("crossing-oceans", data)
    s = game.new({"seats": seats}, seed)
    assert isinstance(s, CrossingOceans)
    f = s.figures
    number = {card: n for n, card in enumerate(f.ids)}
    port_number = {port: n for n, port in enumerate(f.port_ids)}

    def pick(card: str) -> int:
        """Take a card from wherever it lies."""
        n = number[card]
        for position in range(len(s.market)):
            if s.market[position] == n:
                s.market[position] = NONE
        for colour in range(len(s.docks)):
            if s.docks[colour] == n:
                s.docks[colour] = NONE
        for port in range(len(s.ship)):
            if s.ship[port] == n:
                clear(port)
        for seat in range(s.seats):
            s.supply[seat] &= ~only(n)
            s.owned[seat] &= ~only(n)
        s.gone &= ~only(n)
        left = [card for card in s.deck if card != n]
        s.deck = type(s.deck)(left)
        return n

    def clear(port: int) -> None:
        """Take the ship out of a port; an owner's goes out of play."""
        if s.ship[port] != NONE:
            owner = s.captain[port]
            if owner != NOBODY:
                s.captains[owner] += 1
                s.owned[owner] &= ~only(s.ship[port])
            s.gone |= only(s.ship[port])
            s.stock += s.coal[port]
        s.ship[port], s.captain[port], s.coal[port] = NONE, NOBODY, 0

    for port, lies in (sea or {}).items():
        clear(port_number[port])
        if lies is None:
            continue
        ship, owner, coal = (lies, NOBODY, 0) if isinstance(lies, str) else (*lies, 0)[:3]
        n, p = pick(ship), port_number[port]
        s.ship[p], s.captain[p], s.coal[p] = n, owner, coal
        s.stock -= coal
        if owner != NOBODY:
            s.captains[owner] -= 1
            s.owned[owner] |= only(n)
    for seat, cards in (supply or {}).items():
        for n in range(f.cards):
            if has(s.supply[seat], n):
                s.gone |= only(n)
                s.owned[seat] &= ~only(n)
        s.supply[seat] = 0
        for card in cards:
            n = pick(card)
            s.supply[seat] |= only(n)
            s.owned[seat] |= only(n)
    for seat, cards in (headquarters or {}).items():
        for card in cards:
            s.owned[seat] |= only(pick(card))
    if docks is not None:
        for colour in range(len(s.docks)):
            if s.docks[colour] != NONE:
                s.gone |= only(s.docks[colour])
                s.docks[colour] = NONE
        for card in docks:
            n = pick(card)
            s.docks[f.flag[n]] = n
    if market is not None:
        for position in range(len(s.market)):
            if s.market[position] != NONE:
                s.gone |= only(s.market[position])
                s.market[position] = NONE
        for position, wanted in enumerate(market):
            if wanted is not None:
                s.market[position] = pick(wanted)
    if deck is not None:
        for n in s.deck:
            s.gone |= only(n)
        s.deck = type(s.deck)()
        s.deck = type(s.deck)([pick(card) for card in deck][::-1])
    for row, given in ((s.money, money), (s.contracts, contracts), (s.captains, spare_captains)):
        for seat, amount in (given or {}).items():
            row[seat] = amount
    for port, owners in (houses or {}).items():
        for seat in owners:
            s.built[port_number[port]] |= only(seat)
            s.houses[seat] -= 1
    for seat, amount in (spare_houses or {}).items():
        s.houses[seat] = amount
    for seat, columns in (tokens or {}).items():
        for token, amount in columns.items():
            s.tokens[seat * 5 + f.token_ids.index(token)] = amount
    for seat, place in (spot or {}).items():
        s.spot[seat] = NONE if place is None else f.spot_ids.index(place)
    if stock is not None:
        s.stock = stock
    s.starter, s.round, s.active = starter, round, active
    s.last_ships = round if last_ships is None else last_ships
    s.countdown = NONE if countdown is None else countdown
    s.stack = type(s.stack)()
    if at == "turn":
        s.round -= 1 if active == starter else 0
        s.then(TURN, active)
    else:
        s.then(PHASES[at], active)
        if at == "placing":
            s.then(EXCHANGING, active)
        if at in ("placing", "exchanging"):
            s.then(MOVING, active)
        if at not in ("placing", "exchanging", "moving") and s.spot[active] == NONE:
            s.spot[active] = {"fleet": 1, "house": 2, "ships": 3, "cargo": 4, "coal": 5, "region": 6}.get(at, 0)
        s.then(TURN_END, active)
        s.put_in_order(0)
    s.advance()
    return s


def ship_in(s: CrossingOceans, port: str) -> str | None:
    """Return the ship in a port."""
    n = s.ship[s.figures.port_ids.index(port)]
    return None if n == NONE else s.figures.ids[n]


def coal_in(s: CrossingOceans, port: str) -> int:
    """Return the coal on the ship in a port."""
    return int(s.coal[s.figures.port_ids.index(port)])


def captain_in(s: CrossingOceans, port: str) -> int:
    """Return whose captain is on the ship in a port."""
    return int(s.captain[s.figures.port_ids.index(port)])


def supply_of(s: CrossingOceans, seat: int) -> list[str]:
    """Return the ships in a seat's supply."""
    return [s.figures.ids[n] for n in range(s.figures.cards) if has(s.supply[seat], n)]


def added(s: CrossingOceans, seat: int, token: str) -> int:
    """Return how many tokens a seat has added to a column."""
    return int(s.added(seat, s.figures.token_ids.index(token)))


def market_of(s: CrossingOceans) -> list[str | None]:
    """Return the market from left to right."""
    return [None if n == NONE else s.figures.ids[n] for n in s.market]


def docks_of(s: CrossingOceans) -> dict[str, str | None]:
    """Return the docks by colour."""
    return {s.figures.flag_ids[c]: None if n == NONE else s.figures.ids[n] for c, n in enumerate(s.docks)}


def other_cards(folder: Path, changes: dict[str, dict[str, str] | None]) -> Path:
    """Write the data files into a folder with cards changed, cell by cell, or left out (None); return the folder."""
    shutil.copytree(STANDARD, folder, dirs_exist_ok=True)
    with ships_file(STANDARD).open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    with (folder / SHIPS_FILE).open("w", newline="", encoding="utf-8") as file:
        roster = csv.DictWriter(file, list(rows[0]))
        roster.writeheader()
        for row in rows:
            change = changes.get(row["id"], {})
            if change is not None:
                roster.writerow(row | change)
    return folder
