"""The view of Crossing Oceans: everything that lies open, which is all but the order of the stack. [CO-19]"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

CardId = Annotated[str, Meta(pattern=r"^[a-z0-9_]+$")]
PortId = Annotated[str, Meta(pattern=r"^[a-z0-9_]+$")]
SpotId = Annotated[str, Meta(pattern=r"^[a-z0-9_]+$")]
Number = Annotated[int, Meta(ge=0)]
PlainFlag = Literal["blue", "black", "green", "white", "red"]
Flag = Literal["blue", "black", "green", "white", "red", "multicoloured"]
Token = Literal["blue_riband", "coal_pier", "green_token", "white_token", "red_token"]


class CrossingOceansPort(Struct, forbid_unknown_fields=True):
    """A port: the ship on its line with captain and coal, and the seats that have a trade house there."""

    port: PortId
    ship: CardId | None
    captain: Number | None  # a seat; nobody's on an empty line and on the neutral ship
    coal: Number
    houses: list[Number]  # seats


class CrossingOceansRegion(Struct, forbid_unknown_fields=True):
    """A sea region, its ports, and the port of its oldest ship, which has the Red Lantern."""

    region: str
    open: bool
    lantern: PortId | None
    ports: list[CrossingOceansPort]


class CrossingOceansSeat(Struct, forbid_unknown_fields=True):
    """What lies before a player; all of it is public."""

    money: Number
    contracts: Number
    captains: Number  # spare ones
    houses: Number  # spare ones
    spot: SpotId | None  # on the rondel; none while the captain waits in its centre
    tokens: dict[Token, Number]  # added to each column
    flags: dict[Flag, Number]
    ships: list[CardId]  # not at sea
    headquarters: list[CardId]


class CrossingOceansQuiet(Struct, forbid_unknown_fields=True):
    """Rounds without a Ships action, and how many of them bring the end."""

    passed: Number
    most: Number


class CrossingOceansView(Struct, forbid_unknown_fields=True):
    """The whole table, the same for every seat and for spectators."""

    seats: list[CrossingOceansSeat]
    regions: list[CrossingOceansRegion]
    market: list[CardId | None]
    docks: dict[PlainFlag, CardId | None]
    stack: Number
    next_back: Number | None
    to_come: list[CardId]  # in the stack, in the order of the roster
    removed: list[CardId]
    coal: Number  # in the common supply
    starter: Number
    active: Number | None
    round: Number
    quiet_rounds: CrossingOceansQuiet
    countdown: Number | None  # rounds that follow this one, once the end is near
    over: bool
