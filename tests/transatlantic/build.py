"""A builder for positions of TransAtlantic, in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from blueriband.games.transatlantic.data import CARD_IDS, CARDS, COLUMNS, DIRECTOR, PRESIDENT, STANDARD
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import OPENING, SCRAPPING, TURN, TURN_END
from blueriband.kernel.engine import NOBODY, NONE
from blueriband.parts.roster import HEADQUARTERS
from blueriband.parts.sets import has, only

Ship = tuple[Any, ...] | str


def atlantic(
    seats: int = 2,
    *,
    seed: int = 1,
    market_variant: bool = False,
    president: bool = False,
    at: str = "turn",
    active: int = 0,
    starter: int = 0,
    sea: dict[str, list[Ship]] | None = None,
    reserve: dict[int, list[Ship]] | None = None,
    headquarters: dict[int, list[str]] | None = None,
    money: dict[int, int] | None = None,
    points: dict[int, int] | None = None,
    contracts: dict[int, int] | None = None,
    tile: dict[int, int] | None = None,
    markers: dict[int, dict[str, int]] | None = None,
    hand: dict[int, list[str]] | None = None,
    pile: dict[int, list[str]] | None = None,
    houses: dict[str, list[int]] | None = None,
    spare_captains: dict[int, int] | None = None,
    spare_houses: dict[int, int] | None = None,
    market: list[str | None] | None = None,
    docks: list[str] | None = None,
    deck: list[str] | None = None,
    display: list[str] | None = None,
    extension: list[str] | None = None,
    discard: list[str] | None = None,
    stock: int | None = None,
    round: int = 3,
    last_purchase: int | None = None,
    last_round: int | None = None,
    data: Path | None = None,
) -> TransAtlantic:
    """Return a position at the start of the active seat's turn, or with `at="opening"` before the first purchases.

    `sea` gives regions from top to bottom, replacing what lies there: ("arizona", 1, 2) is seat 1's ARIZONA with 2
    coal; "scotia" is the neutral ship. Regions not named keep what the setup put there; one named with [] is empty.
    `reserve` lists ("arizona", 2) with coal, or "arizona" without. `houses` lists the seats of the houses in a region,
    one entry each. `market` has six cards or None each; `docks` names ships; `deck` lists the stack from the top, and
    so does `extension`. `hand` and `pile` name action cards, a pile from bottom to top; where only the pile is given,
    its cards leave the opening hand. `spare_captains`, `spare_houses` and `stock` overrule the count: such positions
    need not add up. Cards named are taken from wherever they lie.
    """
    game = TransAtlanticGame(STANDARD if data is None else data)
    s = game.new({"seats": seats, "market": int(market_variant), "president": int(president)}, seed)
    f = s.figures
    number = {card: n for n, card in enumerate(f.ids)}
    region_number = {region: n for n, region in enumerate(f.region_ids)}

    def pick(card: str) -> int:
        """Take a card from wherever it lies."""
        n = number[card]
        for position in range(len(s.market)):
            if s.market[position] == n:
                s.market[position] = NONE
        for place in range(len(s.ship)):
            if s.ship[place] == n:
                lift(place)
        for seat in range(s.seats):
            if has(s.reserve[seat], n) or has(s.headquarters[seat], n):
                s.captains[seat] += 1
            s.reserve[seat] &= ~only(n)
            s.headquarters[seat] &= ~only(n)
        s.stock += s.hold[n]
        s.hold[n] = 0
        s.docked &= ~only(n)
        s.gone &= ~only(n)
        s.deck = type(s.deck)([card for card in s.deck if card != n])
        s.aside = type(s.aside)([card for card in s.aside if card != n])
        return n

    def lift(place: int) -> None:
        """Take a ship out of its place and close the gap; it goes out of play."""
        region = f.region_of[place]
        if s.captain[place] != NOBODY:
            s.captains[s.captain[place]] += 1
        s.gone |= only(s.ship[place])
        s.stock += s.coal[place]
        last = f.first_place[region + 1] - 1
        for below in range(place, last):
            s.ship[below], s.captain[below], s.coal[below] = s.ship[below + 1], s.captain[below + 1], s.coal[below + 1]
        s.ship[last], s.captain[last], s.coal[last] = NONE, NOBODY, 0

    for region in sea or {}:
        first = f.first_place[region_number[region]]
        while s.ship[first] != NONE:
            lift(first)
    for region, ships in (sea or {}).items():
        for offset, lies in enumerate(ships):
            card, owner, coal = (lies, NOBODY, 0) if isinstance(lies, str) else (*lies, 0)[:3]
            n, place = pick(card), f.first_place[region_number[region]] + offset
            assert place < f.first_place[region_number[region] + 1], f"{region} has no room for {card}"
            s.ship[place], s.captain[place], s.coal[place] = n, owner, coal
            s.stock -= coal
            if owner != NOBODY:
                s.captains[owner] -= 1
    for seat, ships in (reserve or {}).items():
        for lies in ships:
            card, coal = (lies, 0) if isinstance(lies, str) else lies
            n = pick(card)
            s.reserve[seat] |= only(n)
            s.hold[n] = coal
            s.stock -= coal
            s.captains[seat] -= 1
    for seat, cards in (headquarters or {}).items():
        for card in cards:
            s.headquarters[seat] |= only(pick(card))
            s.captains[seat] -= 1
    for card in docks or []:
        s.docked |= only(pick(card))
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
    rows = (
        (s.money, money),
        (s.points, points),
        (s.contracts, contracts),
        (s.tile, tile),
        (s.captains, spare_captains),
    )
    for row, given in rows:
        for seat, amount in (given or {}).items():
            row[seat] = amount
    for region, owners in (houses or {}).items():
        for seat in owners:
            s.built[region_number[region] * s.seats + seat] += 1
            s.houses[seat] -= 1
    for seat, amount in (spare_houses or {}).items():
        s.houses[seat] = amount
    for seat, columns in (markers or {}).items():
        for marker, amount in columns.items():
            s.markers[seat * COLUMNS + f.marker_ids.index(marker)] = amount
    lay_out_cards(s, hand or {}, pile or {}, display, extension, discard)
    if stock is not None:
        s.stock = stock
    s.starter, s.round, s.active = starter, round, active
    s.last_purchase = round if last_purchase is None else last_purchase
    s.last_round = NONE if last_round is None else last_round
    s.stack = type(s.stack)()
    if at == "opening":
        s.round = 0
        s.last_purchase = 0
        s.active = (starter + seats - 1) % seats if active == 0 else active
        s.then(OPENING, s.active, (s.active - starter) % seats + 1)
    else:
        s.round -= 1 if active == starter else 0
        s.then(TURN, active)
    s.advance()
    return s


def lay_out_cards(
    s: TransAtlantic,
    hand: dict[int, list[str]],
    pile: dict[int, list[str]],
    display: list[str] | None,
    extension: list[str] | None,
    discard: list[str] | None,
) -> None:
    """Deal action cards by name; extension cards come from the deck, and what is not named goes back into it."""
    box = [card for card in [*s.figures.part_a, *s.figures.part_b]]
    for seat in range(s.seats):
        if seat not in hand and seat not in pile:
            continue
        first = seat * CARDS
        base = [PRESIDENT if card == DIRECTOR and s.president else card for card in s.figures.hand]
        piled = [CARD_IDS.index(card) for card in pile.get(seat, [])]
        held = [CARD_IDS.index(card) for card in hand[seat]] if seat in hand else list(base)
        if seat not in hand:
            for card in piled:
                if card in held:
                    held.remove(card)
        for card in range(CARDS):
            s.hand[first + card] = held.count(card)
            s.pile[first + card] = piled.count(card)
        s.top[seat] = piled[-1] if piled else NONE
    for seat in range(s.seats):
        for card in range(CARDS):
            for _copy in range(s.hand[seat * CARDS + card] + s.pile[seat * CARDS + card]):
                if card in box:
                    box.remove(card)
    shown = [card for card in s.display] if display is None else [CARD_IDS.index(card) for card in display]
    thrown = [CARD_IDS.index(card) for card in discard or []]
    shown = [card for card in shown if card in box or display is not None]
    for card in [*shown, *thrown]:
        if card in box:
            box.remove(card)
    for card in range(CARDS):
        s.discard[card] = thrown.count(card)
    s.display = type(s.display)(shown)
    if extension is not None:
        named = [CARD_IDS.index(card) for card in extension]
        for card in named:
            if card in box:
                box.remove(card)
        for card in box:
            s.discard[card] += 1
        s.extension = type(s.extension)(named[::-1])
    else:
        s.extension = type(s.extension)(box)
    s.reshuffled = True


def finish(s: TransAtlantic) -> None:
    """Leave nothing to do but the end of the active seat's turn."""
    s.stack = type(s.stack)()
    s.then(SCRAPPING, s.active)
    s.then(TURN_END, s.active)
    s.put_in_order(0)
    s.advance()


def ships_in(s: TransAtlantic, region: str) -> list[str]:
    """Return the ships of a region from top to bottom."""
    n = s.figures.region_ids.index(region)
    places = range(s.figures.first_place[n], s.figures.first_place[n + 1])
    return [s.figures.ids[s.ship[place]] for place in places if s.ship[place] != NONE]


def coal_on(s: TransAtlantic, card: str) -> int:
    """Return the coal on a ship, at sea or not."""
    n = s.figures.ids.index(card)
    place = s.place_of(n)
    return int(s.hold[n]) if place == NONE else int(s.coal[place])


def owner_of(s: TransAtlantic, card: str) -> int:
    """Return whose captain is on a ship at sea."""
    return int(s.captain[s.place_of(s.figures.ids.index(card))])


def reserve_of(s: TransAtlantic, seat: int) -> list[str]:
    """Return the ships in a seat's reserve."""
    return [s.figures.ids[n] for n in range(s.figures.cards) if has(s.reserve[seat], n)]


def headquarters_of(s: TransAtlantic, seat: int) -> list[str]:
    """Return the headquarters of a seat."""
    found = [n for n in range(s.figures.cards) if has(s.headquarters[seat], n)]
    assert all(s.figures.kind[n] == HEADQUARTERS for n in found)
    return [s.figures.ids[n] for n in found]


def markers_of(s: TransAtlantic, seat: int, marker: str) -> int:
    """Return how many markers of a kind a seat has acquired."""
    return int(s.acquired(seat, s.figures.marker_ids.index(marker)))


def market_of(s: TransAtlantic) -> list[str | None]:
    """Return the market from left to right."""
    return [None if n == NONE else s.figures.ids[n] for n in s.market]


def docks_of(s: TransAtlantic) -> list[str]:
    """Return the ships in the docks."""
    return [s.figures.ids[n] for n in range(s.figures.cards) if has(s.docked, n)]


def hand_of(s: TransAtlantic, seat: int) -> list[str]:
    """Return the action cards in a seat's hand."""
    return [CARD_IDS[card] for card in range(CARDS) for _copy in range(s.hand[seat * CARDS + card])]


def pile_of(s: TransAtlantic, seat: int) -> list[str]:
    """Return the action cards in a seat's pile, in no order."""
    return [CARD_IDS[card] for card in range(CARDS) for _copy in range(s.pile[seat * CARDS + card])]


def display_of(s: TransAtlantic) -> list[str]:
    """Return the display from left to right."""
    return [CARD_IDS[card] for card in s.display]


def other_figures(folder: Path, **lines: str) -> Path:
    """Write the figures into a folder, with the lines that begin with these names put otherwise; return the folder."""
    written = (STANDARD / "tables.toml").read_text(encoding="utf-8").splitlines()
    for name, value in lines.items():
        at = [number for number, line in enumerate(written) if line.startswith(f"{name} = ")]
        assert len(at) > 0, f"no line begins with {name}"
        for number in at:
            written[number] = f"{name} = {value}"
    (folder / "tables.toml").write_text("\n".join(written), encoding="utf-8")
    return folder
