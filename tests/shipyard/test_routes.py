"""The search for routes, against every path written down. [SY-20.3, SY-22]"""

import pytest

from blueriband.games.shipyard.data import EDGES, ICONS, ITEMS, SIDES, SPACES
from blueriband.games.shipyard.routes import cruises, reach
from blueriband.games.shipyard.state import FIRST_SIDE, Shipyard
from blueriband.kernel.codec import legal, read
from blueriband.kernel.rng import Rng, seeded
from blueriband.parts.sets import has
from tests.rules import play, rule
from tests.shipyard.build import yard

RICH = ["B26", "M49", "M43", "M52", "S18"]  # every kind of icon, a crane, cannons and cabins
ACROSS = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # north, east, south, west
Cell = tuple[int, int]
Place = tuple[str, str, str]  # canal, space, and the channel it came through
Path = tuple[str, ...]


class Map:
    """A canal system written down as a graph, straight from what is printed."""

    def __init__(self, s: Shipyard, tiles: list[tuple[str, int, int, int]]) -> None:
        self.s = s
        self.at: dict[Cell, str] = {(x, y): name for name, x, y, _turns in tiles}
        self.cell = {name: (x, y) for name, x, y, _turns in tiles}
        self.turns = {name: turns for name, _x, _y, turns in tiles}

    def exits(self, canal: str) -> dict[int, str]:
        """Return the sides of the grid on which a canal is open, and the space behind each."""
        printed = self.s.figures.exits[self.s.figures.canal_ids.index(canal)]
        return {(side + self.turns[canal]) % 4: SPACES[EDGES[side]] for side in range(4) if has(printed, side)}

    def channels(self, canal: str, space: str) -> list[str]:
        """Return the channels of a space: other spaces, and sides with an exit."""
        number = self.s.figures.canal_ids.index(canal)
        links = self.s.figures.links[number * FIRST_SIDE + SPACES.index(space)]
        inside = [SPACES[other] for other in range(9) if has(links, other)]
        return inside + [SIDES[side] for side, edge in sorted(self.exits(canal).items()) if edge == space]

    def beyond(self, canal: str, space: str, channel: str) -> Place | None:
        """Return where a channel leads, or None if it leads nowhere."""
        if channel not in SIDES:
            return canal, channel, space
        side = SIDES.index(channel)
        x, y = self.cell[canal]
        other = self.at.get((x + ACROSS[side][0], y + ACROSS[side][1]))
        back = (side + 2) % 4
        if other is None or back not in self.exits(other):
            return None
        return other, self.exits(other)[back], SIDES[back]

    def paths(self, place: Place, length: int, gone: frozenset[str] = frozenset()) -> list[list[tuple[str, Place]]]:
        """Return every forward path of a length, as channels and the places they lead to."""
        if length == 0:
            return [[]]
        canal, space, stern = place
        found = []
        for channel in self.channels(canal, space):
            there = self.beyond(canal, space, channel)
            if channel != stern and there is not None and there[0] not in gone:
                left = gone if there[0] == canal else gone | {canal}
                found += [[(channel, there), *rest] for rest in self.paths(there, length - 1, left)]
        return found

    def points(self, path: list[tuple[str, Place]]) -> int:
        """Return the shakedown points of a path, for the ship that is being fitted out."""
        s, f = self.s, self.s.figures
        cards = [f.card_ids.index(card) for card in RICH]
        pieces = {item: int(s.outfit[number]) for number, item in enumerate(ITEMS)}
        worth = {
            "none": 0, "blue_riband": 0, "military": pieces["soldier"] + pieces["cannon"],
            "commercial": pieces["businessman"] + pieces["crane"], "lantern": sum(f.lantern[card] for card in cards),
            "lifeboat": sum(f.lifeboat[card] for card in cards), "lifebuoy": sum(f.lifebuoy[card] for card in cards),
        }  # fmt: skip
        total = riband = 0
        for moved, (_channel, (canal, space, _stern)) in enumerate(path, start=1):
            icon = ICONS[f.icon[f.canal_ids.index(canal) * FIRST_SIDE + SPACES.index(space)]]
            total += worth[icon]
            riband = moved if icon == "blue_riband" else riband
        return total + riband


def chance_system(rng: Rng, size: int) -> list[tuple[str, int, int, int]]:
    """Return a connected system of so many tiles, at random."""
    names = [f"C{number:02}" for number in range(1, 25)]
    tiles = [(names.pop(rng.roll(len(names))), 0, 0, rng.roll(4))]
    while len(tiles) < size:
        grid = Map(EMPTY, tiles)
        open_cells = []
        for name, x, y, _turns in tiles:
            for side in grid.exits(name):
                there = (x + ACROSS[side][0], y + ACROSS[side][1])
                open_cells += [(there, (side + 2) % 4)] if there not in grid.at else []
        if not open_cells:
            return tiles
        (x, y), side = open_cells[rng.roll(len(open_cells))]
        tile = names.pop(rng.roll(len(names)))
        fitting = [turns for turns in range(4) if side in Map(EMPTY, [(tile, x, y, turns)]).exits(tile)]
        tiles.append((tile, x, y, fitting[rng.roll(len(fitting))]))
    return tiles


EMPTY = yard(2)


def chance_position(seed: int) -> tuple[Shipyard, Map, Place]:
    """Return a ship of seat 0 in a random system with its figure anywhere, before it is manned."""
    rng = seeded(seed)
    tiles = chance_system(rng, 1 + rng.roll(7))
    grid = Map(EMPTY, tiles)
    spaces = [(name, space) for name, *_rest in tiles for space in SPACES if grid.channels(name, space)]
    canal, space = spaces[rng.roll(len(spaces))]
    sterns = grid.channels(canal, space)
    place = (canal, space, sterns[rng.roll(len(sterns))])
    s = yard(
        2, at="launching", row={0: [*RICH]}, canals={0: tiles}, figure={0: place},
        store={0: {"captain": 1, "soldier": 2, "cannon": 1, "crane": 1, "sail": 3}}, staff={0: ["builder_sail"]},
    )  # fmt: skip
    return s, Map(s, tiles), place


def longest(grid: Map, place: Place) -> int:
    """Return the length of the longest forward path."""
    length = 0
    while grid.paths(place, length + 1):
        length += 1
    return length


def spoken(path: list[tuple[str, Place]]) -> Path:
    """Return the channels of a path, as a path is told apart."""
    return tuple(channel for channel, _place in path)


@rule("SY-20.3")
@pytest.mark.parametrize("seed", range(120))
def test_the_reach_is_the_length_of_the_longest_path(seed: int) -> None:
    s, grid, place = chance_position(seed)
    far = longest(grid, place)
    assert reach(s, 0, 63) == far
    assert [reach(s, 0, most) for most in range(far + 2)] == [*range(far + 1), far]


@rule("SY-22.1", "SY-22.2", "SY-22.4", "SY-22.5", "SY-22.6", "SY-22.10")
@pytest.mark.parametrize("seed", range(120))
def test_the_cruises_are_all_forward_paths_with_their_points_and_none_twice(seed: int) -> None:
    s, grid, place = chance_position(seed)
    far = longest(grid, place)
    if far > 0:
        play(s, "launch 1", "man", "fit soldier", "fit cannon", "fit crane")
    channels = [*SPACES, *SIDES]
    for speed in range(1, far + 2):
        found = []
        for cruise in cruises(s, 0, speed):
            end = (s.figures.canal_ids[cruise.tile], SPACES[cruise.space])
            found.append((tuple(channels[channel] for channel in cruise.channels), end, cruise.points))
        paths = grid.paths(place, speed)
        expected = [(spoken(path), path[-1][1][:2], grid.points(path)) for path in paths]
        assert len(set(found)) == len(found)
        assert sorted(found) == sorted(expected)


def ends(s: Shipyard) -> list[tuple[str, int]]:
    """Sail every way that is offered, and return where each ends and what it has brought."""
    found, waiting = [], [s]
    while waiting:
        here = waiting.pop()
        if here.decision.seat == 0:
            for move in legal(here):
                after = here.clone()
                after.play(read(after.game, move))
                waiting.append(after)
        else:
            figure = here.view(0)["seats"][0]["figure"]
            found.append((f"{figure['canal']} {figure['space']}", int(here.points[0])))
    return sorted(found)


@rule("SY-22.3", "SY-22.10", "SY-23.4")
@pytest.mark.parametrize("seed", range(60))
def test_sailing_offers_exactly_the_cruises(seed: int) -> None:
    s, grid, place = chance_position(seed)
    sails = min(3, longest(grid, place) - 1)
    if sails >= 0:
        play(s, "launch 1", "man", "fit soldier", "fit cannon", *["fit sail"] * sails)
        before = 2 + 2 + 1 + sails  # crew, a cannon, the speed
        paths = grid.paths(place, 1 + sails)
        expected = [(f"{path[-1][1][0]} {path[-1][1][1]}", before + grid.points(path)) for path in paths]
        play(s, "done")
        assert ends(s) == sorted(expected)
