"""The shakedown cruise: launching, outfitting, speed and the way through the canals. [SY-18 to SY-22]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from blueriband.games.shipyard.actions.canals import leave_behind, recentre
from blueriband.games.shipyard.data import (
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    CRANE,
    CREW,
    EXTRA_MOUNT,
    PROPELLER,
    ROW,
    SAIL,
    SMOKESTACK,
    SOLDIER,
    SPEED_BONUS,
    SPEED_PER_SAIL_PAIR,
)
from blueriband.games.shipyard.routes import (
    CHANNELS,
    can_sail,
    is_riband,
    next_space,
    next_stern,
    next_tile,
    official,
    reach,
)
from blueriband.games.shipyard.state import CANALS, ITEM_KINDS, Shipyard
from blueriband.games.shipyard.words import (
    DISMANTLE,
    DONE,
    FIT,
    FITTING,
    LAUNCH,
    LAUNCHING,
    MAN,
    MANNING,
    NO_CABIN,
    NO_MOUNT,
    NO_TURNING,
    NONE_IN_STORE,
    PIECE_FITTED,
    REFILLING,
    RIBAND_SCORED,
    SAILING,
    SHIP_DISMANTLED,
    SHIP_FAILED,
    SHIP_JOINED,
    SHIP_LAUNCHED,
    SHIP_MANNED,
    SHIP_SCORED,
    SPACE_ENTERED,
    SPEED,
    SPEEDING,
    STEER,
    TOO_FAST,
    TOO_SHORT,
)
from blueriband.kernel.engine import ALLOWED, NONE, Decision, Move, Step, move, noun, verb
from blueriband.parts.sets import only

FASTEST: Final = 63  # no ship is faster

# what a ship lacks; as noun of SHIP_FAILED
NO_CAPTAIN: Final = 0
NO_CANAL: Final = 1
NO_WAY: Final = 2


@final
class Launch(Step[Shipyard]):
    """Choose the next completed ship; every one must leave this turn. [SY-18.1, SY-18.2]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        for column in range(ROW):
            if s.end_of_ship(d.seat, column) != NONE:
                d.offer(move(LAUNCH, column))

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        s.bow_column = noun(m)
        s.stern_column = s.end_of_ship(d.seat, s.bow_column)
        s.emit(SHIP_LAUNCHED, d.seat, s.bow_column, s.stern_column - s.bow_column + 1)
        s.then(MANNING, d.seat)
        s.then(LAUNCHING, d.seat)

    def run(self, s: Shipyard, d: Decision) -> None:
        """No ship is complete."""


@final
class Crew(Step[Shipyard]):
    """Man a ship that can score, or dismantle it; one that cannot fails without a question. [SY-18.7, SY-20]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        if s.stock(d.seat, CAPTAIN) > 0 and reach(s, d.seat, 1) > 0:
            d.offer(move(MAN))
            d.offer(move(DISMANTLE))

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        if verb(m) == DISMANTLE:
            s.emit(SHIP_DISMANTLED, d.seat, s.stern_column - s.bow_column + 1)
            self.scrap(s, d.seat)
            return
        for item in range(ITEM_KINDS):
            s.outfit[item] = 0
        s.gain(d.seat, CAPTAIN, -1)
        s.outfit[CAPTAIN] = 1
        s.emit(SHIP_MANNED, d.seat)
        s.then(FITTING, d.seat, reach(s, d.seat, FASTEST))

    def run(self, s: Shipyard, d: Decision) -> None:
        """The ship lacks a captain, canals or a way forward, and fails. [SY-20.5]"""
        lack: i64 = NO_WAY
        if s.stock(d.seat, CAPTAIN) == 0:
            lack = NO_CAPTAIN
        elif not s.has_canal(d.seat):
            lack = NO_CANAL
        s.emit(SHIP_FAILED, d.seat, s.stern_column - s.bow_column + 1, lack)
        self.scrap(s, d.seat)

    def scrap(self, s: Shipyard, seat: i64) -> None:
        """The ship's cards are out of the game; pieces stay in the shipyard. [SY-20.2]"""
        for column in range(s.bow_column, s.stern_column + 1):
            s.wrecked = append(s.wrecked, s.in_column(seat, column))
            s.row[seat * ROW + column] = NONE


@final
class Fit(Step[Shipyard]):
    """Put a piece on the ship, or be done; x: how far the ship can sail. [SY-18.3 to SY-18.7]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        for item in range(ITEM_KINDS):
            d.offer(move(FIT, item), self.refusal(s, d.seat, item, d.x))
        d.offer(move(DONE))

    def refusal(self, s: Shipyard, seat: i64, item: i64, far: i64) -> i64:
        if s.stock(seat, item) == 0:
            return NONE_IN_STORE
        s.outfit[item] += 1
        ruling: i64 = ALLOWED
        if not has_place(s, seat, item):
            ruling = NO_MOUNT if item < CAPTAIN else NO_CABIN
        elif base_speed(s) > far:
            ruling = TOO_FAST
        s.outfit[item] -= 1
        return ruling

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        if verb(m) == DONE:
            s.then(SPEEDING, d.seat, d.x)
            return
        item = noun(m)
        s.gain(d.seat, item, -1)
        s.outfit[item] += 1
        s.emit(PIECE_FITTED, d.seat, item)
        s.then(FITTING, d.seat, d.x)


def has_place(s: Shipyard, seat: i64, item: i64) -> bool:
    """The pieces in `outfit` of this item's sort all have mounts or cabins, builders included. [SY-18.4 to SY-18.6]"""
    f = s.figures
    room: i64 = 0
    for column in range(s.bow_column, s.stern_column + 1):
        card = s.in_column(seat, column)
        if item == SAIL or item == SMOKESTACK:
            room += f.mast[card]
        elif item == CRANE:
            room += f.crane[card]
        elif item == CANNON:
            room += f.cannon[card]
        elif item == PROPELLER:
            room += f.propeller[card]
        else:
            room += f.cabin[card]
    if item == SAIL or item == SMOKESTACK:
        sails: i64 = s.outfit[SAIL] - s.power(seat, EXTRA_MOUNT, SAIL)
        stacks: i64 = s.outfit[SMOKESTACK] - s.power(seat, EXTRA_MOUNT, SMOKESTACK)
        return (sails if sails > 0 else 0) + (stacks if stacks > 0 else 0) <= room
    if item >= CAPTAIN:
        people: i64 = s.outfit[CAPTAIN] - 1 + s.outfit[BUSINESSMAN] + s.outfit[SOLDIER]
        return people <= room + s.power(seat, EXTRA_MOUNT, CREW)
    return s.outfit[item] <= room + s.power(seat, EXTRA_MOUNT, item)


def base_speed(s: Shipyard) -> i64:
    """The speed of the ship without helmsman and rigger. [SY-19.1, SY-19.2]"""
    sails, stacks, propellers = s.outfit[SAIL], s.outfit[SMOKESTACK], s.outfit[PROPELLER]
    if stacks > 0 and propellers > 0:
        return 4 + stacks - 1 + propellers - 1 + sails
    return 1 + sails + propellers + stacks // 2


@final
class ChooseSpeed(Step[Shipyard]):
    """Name the speed, between that without and that with helmsman and rigger; x: how far it can sail. [SY-19.3]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        slow, fast = base_speed(s), self.fastest(s, d)
        if fast > slow:
            for speed in range(slow, fast + 1):
                d.offer(move(SPEED, speed))

    def fastest(self, s: Shipyard, d: Decision) -> i64:
        """The speed with all bonuses, as far as the canals reach."""
        bonus: i64 = s.power(d.seat, SPEED_BONUS, NONE)
        bonus += s.outfit[SAIL] // 2 * s.power(d.seat, SPEED_PER_SAIL_PAIR, SAIL)
        fast = base_speed(s) + bonus
        return fast if fast < d.x else d.x

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        self.score(s, d.seat, noun(m))

    def run(self, s: Shipyard, d: Decision) -> None:
        """There is nothing to add."""
        self.score(s, d.seat, base_speed(s))

    def score(self, s: Shipyard, seat: i64, speed: i64) -> None:
        """Crew, cranes, cannons and speed count. [SY-21.1 to SY-21.3]"""
        points: i64 = s.outfit[CAPTAIN] + s.outfit[BUSINESSMAN] + s.outfit[SOLDIER]
        points += 2 * (s.outfit[CRANE] + s.outfit[CANNON]) + speed
        s.fleet = append(s.fleet, seat)
        s.fleet = append(s.fleet, points)
        s.fleet = append(s.fleet, speed)
        for column in range(ROW):
            afloat = s.bow_column + column <= s.stern_column
            s.fleet = append(s.fleet, s.in_column(seat, s.bow_column + column) if afloat else NONE)
        for item in range(ITEM_KINDS):
            s.fleet = append(s.fleet, s.outfit[item])
        s.points[seat] += points
        s.emit(SHIP_SCORED, seat, points, speed)
        s.then(SAILING, seat, speed)


@final
class Sail(Step[Shipyard]):
    """Sail on; x: spaces left, y: spaces sailed, z: the last Blue Riband. At a confluence choose a channel. [SY-22]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        if d.x == 0 or self.ways(s, d) < 2:
            return
        for channel in range(CHANNELS):
            if next_tile(s, s.tile[d.seat], s.space[d.seat], channel, 0) != NONE:
                d.offer(move(STEER, channel), self.refusal(s, d, channel))

    def left_for(self, s: Shipyard, d: Decision) -> i64:
        """Spaces that are left to sail, of which this chooses the next. [SY-22]"""
        return d.x

    def refusal(self, s: Shipyard, d: Decision, channel: i64) -> i64:
        """Say why a channel of this space cannot be taken. [SY-22.2, SY-22.10]"""
        tile, space = s.tile[d.seat], s.space[d.seat]
        if channel == s.stern[d.seat]:
            return NO_TURNING
        there = next_tile(s, tile, space, channel, 0)
        gone: i64 = 0 if there == tile else only(tile)
        goal = next_space(s, there, channel)
        return ALLOWED if can_sail(s, there, goal, next_stern(space, channel), d.x - 1, gone) else TOO_SHORT

    def ways(self, s: Shipyard, d: Decision) -> i64:
        """How many channels lead far enough."""
        count: i64 = 0
        for channel in range(CHANNELS):
            if next_tile(s, s.tile[d.seat], s.space[d.seat], channel, 0) != NONE:
                if self.refusal(s, d, channel) == ALLOWED:
                    count += 1
        return count

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        self.go(s, d, noun(m))

    def run(self, s: Shipyard, d: Decision) -> None:
        """There is one way only, or the cruise is over."""
        if d.x == 0:
            self.arrive(s, d)
            return
        for channel in range(CHANNELS):
            if next_tile(s, s.tile[d.seat], s.space[d.seat], channel, 0) != NONE:
                if self.refusal(s, d, channel) == ALLOWED:
                    self.go(s, d, channel)
                    return

    def go(self, s: Shipyard, d: Decision, channel: i64) -> None:
        """Enter the next space; a tile that is left is used up. [SY-22.4, SY-22.5, SY-23.1]"""
        seat, left = d.seat, s.tile[d.seat]
        there = next_tile(s, left, s.space[seat], channel, 0)
        s.stern[seat] = next_stern(s.space[seat], channel)
        s.space[seat] = next_space(s, there, channel)
        s.tile[seat] = there
        points = official(s, seat, there, s.space[seat])
        add_points(s, seat, points)
        s.emit(SPACE_ENTERED, seat, there, s.space[seat], points)
        if there != left:
            leave_behind(s, seat, left)
        riband: i64 = d.y + 1 if is_riband(s, there, s.space[seat]) else d.z
        s.then(SAILING, seat, d.x - 1, d.y + 1, riband)

    def arrive(self, s: Shipyard, d: Decision) -> None:
        """The last Blue Riband counts, and the ship joins the fleet. [SY-21.5, SY-22.5]"""
        if d.z > 0:
            add_points(s, d.seat, d.z)
            s.emit(RIBAND_SCORED, d.seat, d.z)
        for column in range(s.bow_column, s.stern_column + 1):
            s.row[d.seat * ROW + column] = NONE
        s.emit(SHIP_JOINED, d.seat, s.fleet[last_ship(s) + 1])
        recentre(s, d.seat)
        s.then(REFILLING, d.seat, CANALS, CANALS)  # a freed canal may be wanted at once [SY-8.6]


def last_ship(s: Shipyard) -> i64:
    """Where the record of the ship that is sailing begins."""
    return len(s.fleet) - (3 + ROW + ITEM_KINDS)


def add_points(s: Shipyard, seat: i64, points: i64) -> None:
    """Count points for the ship that is sailing."""
    s.points[seat] += points
    s.fleet[last_ship(s) + 1] += points
