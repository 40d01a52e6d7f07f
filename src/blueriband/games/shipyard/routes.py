"""Ways through a canal system: how far a ship can sail, and all its cruises. [SY-22]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.games.shipyard.data import (
    BUSINESSMAN,
    CANNON,
    COMMERCIAL,
    CRANE,
    EDGES,
    LANTERN,
    LIFEBOAT,
    LIFEBUOY,
    MILITARY,
    RIBAND,
    SOLDIER,
)
from blueriband.games.shipyard.state import FIRST_SIDE, Shipyard
from blueriband.kernel.engine import NONE
from blueriband.parts.sets import has, only

CHANNELS: Final = 13  # nine spaces and four sides
EDGE: Final = vec[i64](EDGES)


@final
class Spot:
    """A place of the ship figure: tile, space, and the way it came."""

    def __init__(self, tile: i64, space: i64, stern: i64) -> None:
        self.tile = tile
        self.space = space
        self.stern = stern


def next_tile(s: Shipyard, tile: i64, space: i64, channel: i64, gone: i64) -> i64:
    """The tile that a channel of a space leads to, the same one for another space of it, or NONE. [SY-22.2, SY-22.9]"""
    f = s.figures
    if channel < FIRST_SIDE:
        return tile if has(f.links[tile * FIRST_SIDE + space], channel) else NONE
    side: i64 = channel - FIRST_SIDE
    other = s.joined[tile * 4 + side]
    if other == NONE or has(gone, other):
        return NONE
    return other if EDGE[(side - s.turned[tile] + 4) % 4] == space else NONE


def next_space(s: Shipyard, tile: i64, channel: i64) -> i64:
    """The space that a channel leads to, on the tile it leads to."""
    if channel < FIRST_SIDE:
        return channel
    return EDGE[(channel - FIRST_SIDE + 2 - s.turned[tile] + 4) % 4]


def next_stern(space: i64, channel: i64) -> i64:
    """The way back, after going through a channel."""
    return space if channel < FIRST_SIDE else FIRST_SIDE + (channel - FIRST_SIDE + 2) % 4


def can_sail(s: Shipyard, tile: i64, space: i64, stern: i64, spaces: i64, gone: i64) -> bool:
    """A ship at a place can go on so many spaces; tiles that it has left are gone. [SY-20.3, SY-22.10]"""
    return spaces == 0 or longest(s, tile, space, stern, spaces, gone) == spaces


def longest(s: Shipyard, tile: i64, space: i64, stern: i64, most: i64, gone: i64) -> i64:
    """The length of the longest way forward, or `most` if it is longer. [SY-20.3]"""
    best: i64 = 0
    if most == 0:
        return 0
    for channel in range(CHANNELS):
        if channel != stern:
            there = next_tile(s, tile, space, channel, gone)
            if there != NONE:
                left: i64 = gone if there == tile else gone | only(tile)
                way = longest(s, there, next_space(s, there, channel), next_stern(space, channel), most - 1, left)
                if way + 1 > best:
                    best = way + 1
                    if best == most:
                        return best
    return best


def reach(s: Shipyard, seat: i64, most: i64) -> i64:
    """How far the seat's ship figure can go, or `most` if that is farther. [SY-20.3]"""
    if s.tile[seat] == NONE:
        return 0
    return longest(s, s.tile[seat], s.space[seat], s.stern[seat], most, 0)


def official(s: Shipyard, seat: i64, tile: i64, space: i64) -> i64:
    """The points of a space for the ship that is sailing, Blue Ribands aside. [SY-22.4, SY-22.8]"""
    icon = s.figures.icon[tile * FIRST_SIDE + space]
    if icon == MILITARY:
        return s.outfit[SOLDIER] + s.outfit[CANNON]
    if icon == COMMERCIAL:
        return s.outfit[BUSINESSMAN] + s.outfit[CRANE]
    points: i64 = 0
    if icon == LANTERN or icon == LIFEBOAT or icon == LIFEBUOY:
        for column in range(s.bow_column, s.stern_column + 1):
            card = s.in_column(seat, column)
            if icon == LANTERN:
                points += s.figures.lantern[card]
            elif icon == LIFEBOAT:
                points += s.figures.lifeboat[card]
            else:
                points += s.figures.lifebuoy[card]
    return points


def is_riband(s: Shipyard, tile: i64, space: i64) -> bool:
    """A Blue Riband is to be had on the space. [SY-22.5]"""
    return s.figures.icon[tile * FIRST_SIDE + space] == RIBAND


@final
class Cruise:
    """One way of sailing: the channels taken, where it ends, and its points."""

    def __init__(self, channels: list[int], tile: int, space: int, points: int) -> None:
        self.channels: Final = channels
        self.tile: Final = tile
        self.space: Final = space
        self.points: Final = points


def cruises(s: Shipyard, seat: i64, speed: i64) -> list[Cruise]:
    """Return every cruise of exactly this speed with its shakedown points, for the ship in `outfit`. [SY-22]"""
    found: list[Cruise] = []
    if s.tile[seat] != NONE:
        follow(s, seat, s.tile[seat], s.space[seat], s.stern[seat], speed, 0, 0, 0, 0, [], found)
    return found


def follow(
    s: Shipyard, seat: i64, tile: i64, space: i64, stern: i64, left: i64, moved: i64, points: i64, riband: i64,
    gone: i64, channels: list[int], found: list[Cruise],
) -> None:  # fmt: skip
    """Go on along every channel that leads far enough; a system is a tree of ways, so none is found twice."""
    if left == 0:
        found.append(Cruise(channels, tile, space, points + riband))
        return
    for channel in range(CHANNELS):
        there: i64 = NONE if channel == stern else next_tile(s, tile, space, channel, gone)
        if there != NONE:
            behind: i64 = gone if there == tile else gone | only(tile)
            goal, back = next_space(s, there, channel), next_stern(space, channel)
            if can_sail(s, there, goal, back, left - 1, behind):
                won = moved + 1 if is_riband(s, there, goal) else riband
                gained = points + official(s, seat, there, goal)
                follow(
                    s, seat, there, goal, back, left - 1, moved + 1, gained, won, behind, [*channels, channel], found
                )
