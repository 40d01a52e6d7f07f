"""The ship that the cards of a row could become: what it would carry now, how fast it would be, and its points."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.games.shipyard.actions.cruise import base_speed
from blueriband.games.shipyard.data import (
    BOW,
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    COMMERCIAL,
    CRANE,
    CREW,
    EXTRA_MOUNT,
    LANTERN,
    LIFEBOAT,
    LIFEBUOY,
    MILITARY,
    PROPELLER,
    RIBAND,
    SAIL,
    SMOKESTACK,
    SOLDIER,
    SPEED_BONUS,
    SPEED_PER_SAIL_PAIR,
    STERN,
)
from blueriband.games.shipyard.routes import CHANNELS, next_space, next_stern, next_tile, reach
from blueriband.games.shipyard.state import FIRST_SIDE, Shipyard
from blueriband.kernel.engine import NONE, row
from blueriband.parts.sets import only

LONGEST: Final = 10  # spaces that are counted


@final
class ShipPlan:
    """One ship as it would sail now."""

    extra: vec[i64]  # by item and for the crew: what builders allow
    used: vec[i64]  # by item: what the ship takes along
    way: i64  # spaces that it sails
    reach: i64  # spaces ahead
    helm: i64  # what the helmsman adds
    rigging: i64  # what a pair of sails adds
    has_captain: bool
    sails_at_once: bool  # there are a captain and a way
    points: float
    cards: i64
    free_mounts: i64
    safety: i64
    buoys: i64
    boats: i64
    lanterns: i64
    military: i64  # soldiers and cannons aboard
    commercial: i64  # businessmen and cranes

    def __init__(self) -> None:
        self.extra = row(CREW + 1, 0)
        self.used = row(CREW + 1, 0)
        self.way = 0

    def prepare(self, s: Shipyard, seat: i64) -> None:
        """Look at all that is the same for every ship of a seat."""
        f = s.figures
        for item in range(CREW + 1):
            self.extra[item] = 0
        self.helm = 0
        self.rigging = 0
        staff = s.staff[seat]
        employee: i64 = 0
        while staff != 0:
            if staff & 1 == 1:
                if f.effect[employee] == EXTRA_MOUNT:
                    self.extra[f.target[employee]] += f.amount[employee]
                elif f.effect[employee] == SPEED_BONUS:
                    self.helm += f.amount[employee]
                elif f.effect[employee] == SPEED_PER_SAIL_PAIR:
                    self.rigging += f.amount[employee]
            staff >>= 1
            employee += 1
        self.reach = reach(s, seat, LONGEST)
        self.has_captain = s.stock(seat, CAPTAIN) > 0
        self.sails_at_once = self.has_captain and self.reach > 0

    def draw(self, s: Shipyard, seat: i64, first: i64, last: i64) -> i64:
        """Work out the ship of these columns; return how many cards it lacks."""
        f = s.figures
        masts: i64 = 0
        cranes: i64 = self.extra[CRANE]
        cannons: i64 = self.extra[CANNON]
        propellers: i64 = self.extra[PROPELLER]
        cabins: i64 = self.extra[CREW]
        self.buoys = 0
        self.boats = 0
        self.lanterns = 0
        for column in range(first, last + 1):
            card = s.in_column(seat, column)
            masts += f.mast[card]
            cranes += f.crane[card]
            cannons += f.cannon[card]
            propellers += f.propeller[card]
            cabins += f.cabin[card]
            self.buoys += f.lifebuoy[card]
            self.boats += f.lifeboat[card]
            self.lanterns += f.lantern[card]
        self.cards = last - first + 1
        self.safety = self.buoys + self.boats + self.lanterns
        speed = self.speed(s, seat, masts, propellers)
        self.load(s, seat, cranes, cannons, cabins, masts + propellers)
        if speed > self.reach and self.reach > 0:
            speed = self.reach
        self.points += float(speed)
        self.way = least(speed, self.reach)
        if self.sails_at_once:
            self.points += float(self.cruise(s, s.tile[seat], s.space[seat], s.stern[seat], speed, 0, 0, 0))
        return self.lacks(s, seat, first, last)

    def aboard(self, s: Shipyard, seat: i64, far: i64) -> float:
        """The points of the ship that is being fitted out, were it to sail as it is."""
        f = s.figures
        self.buoys = 0
        self.boats = 0
        self.lanterns = 0
        for column in range(s.bow_column, s.stern_column + 1):
            card = s.in_column(seat, column)
            self.buoys += f.lifebuoy[card]
            self.boats += f.lifeboat[card]
            self.lanterns += f.lantern[card]
        self.military = s.outfit[SOLDIER] + s.outfit[CANNON]
        self.commercial = s.outfit[BUSINESSMAN] + s.outfit[CRANE]
        speed = base_speed(s) + self.helm + s.outfit[SAIL] // 2 * self.rigging
        speed = least(speed, far)
        points: i64 = s.outfit[CAPTAIN] + s.outfit[BUSINESSMAN] + s.outfit[SOLDIER] + speed
        points += 2 * (s.outfit[CRANE] + s.outfit[CANNON])
        points += self.cruise(s, s.tile[seat], s.space[seat], s.stern[seat], speed, 0, 0, 0)
        return float(points)

    def lacks(self, s: Shipyard, seat: i64, first: i64, last: i64) -> i64:
        """How many cards are missing, a middle among them."""
        bow = s.is_kind(seat, first, BOW)
        stern = s.is_kind(seat, last, STERN)
        middles: i64 = self.cards - (1 if bow else 0) - (1 if stern else 0)
        return (0 if bow else 1) + (0 if stern else 1) + (0 if middles > 0 else 1)

    def speed(self, s: Shipyard, seat: i64, masts: i64, propellers: i64) -> i64:
        """The speed with all sails, smokestacks and propellers that there is room for."""
        sails, stacks = s.stock(seat, SAIL), s.stock(seat, SMOKESTACK)
        screws = least(s.stock(seat, PROPELLER), propellers)
        steam: i64 = 0
        if screws > 0 and stacks > 0 and masts + self.extra[SMOKESTACK] > 0:
            steam = 1
        free_sails = least(sails, self.extra[SAIL])
        free_stacks = least(stacks, self.extra[SMOKESTACK])
        if steam == 1 and free_stacks == 0:
            free_stacks = 1
            masts -= 1
        hoisted = least(sails, free_sails + masts)
        masts -= hoisted - free_sails
        smoking = least(stacks, free_stacks + (masts if masts > 0 else 0))
        self.used[SAIL] = hoisted
        self.used[SMOKESTACK] = smoking
        self.used[PROPELLER] = screws
        bonus = self.helm + hoisted // 2 * self.rigging
        if steam == 1:
            return 4 + smoking - 1 + screws - 1 + hoisted + bonus
        return 1 + hoisted + screws + smoking // 2 + bonus

    def load(self, s: Shipyard, seat: i64, cranes: i64, cannons: i64, cabins: i64, others: i64) -> None:
        """Put cranes, cannons and crew aboard, and note what stays free."""
        lifted = least(s.stock(seat, CRANE), cranes)
        armed = least(s.stock(seat, CANNON), cannons)
        soldiers = least(s.stock(seat, SOLDIER), cabins)
        traders = least(s.stock(seat, BUSINESSMAN), cabins - soldiers)
        officers: i64 = s.stock(seat, CAPTAIN) - 2  # one is left for the next ship
        officers = least(officers if officers > 0 else 0, cabins - soldiers - traders)
        self.used[CRANE] = lifted
        self.used[CANNON] = armed
        self.used[SOLDIER] = soldiers
        self.used[BUSINESSMAN] = traders
        self.used[CAPTAIN] = 1 + officers
        self.military = soldiers + armed
        self.commercial = traders + lifted
        self.free_mounts = cranes - lifted + cannons - armed + cabins - soldiers - traders + others
        self.points = float(1 + 2 * (lifted + armed) + soldiers + traders + officers)

    def cruise(
        self, s: Shipyard, tile: i64, space: i64, stern: i64, left: i64, moved: i64, riband: i64, gone: i64
    ) -> i64:
        """The points of the best way of so many spaces, as far as there is one."""
        best: i64 = riband
        if left == 0:
            return best
        for channel in range(CHANNELS):
            if channel != stern:
                there = next_tile(s, tile, space, channel, gone)
                if there != NONE:
                    goal = next_space(s, there, channel)
                    icon = s.figures.icon[there * FIRST_SIDE + goal]
                    behind: i64 = gone if there == tile else gone | only(tile)
                    won: i64 = moved + 1 if icon == RIBAND else riband
                    back = next_stern(space, channel)
                    way = self.cruise(s, there, goal, back, left - 1, moved + 1, won, behind) + self.official(icon)
                    if way > best:
                        best = way
        return best

    def official(self, icon: i64) -> i64:
        """The points of a space."""
        if icon == MILITARY:
            return self.military
        if icon == COMMERCIAL:
            return self.commercial
        if icon == LANTERN:
            return self.lanterns
        if icon == LIFEBOAT:
            return self.boats
        if icon == LIFEBUOY:
            return self.buoys
        return 0


def least(a: i64, b: i64) -> i64:
    """Return the smaller number."""
    return a if a < b else b
