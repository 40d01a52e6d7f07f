"""What a seat sees of Shipyard, typed."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Item = Literal["sail", "smokestack", "propeller", "crane", "cannon", "captain", "businessman", "soldier"]
Commodity = Literal["wood", "steel", "coal"]
Side = Literal["north", "east", "south", "west"]


class ShipyardCanal(Struct, forbid_unknown_fields=True):
    """A canal as it lies in a system: its cell, and quarter turns to the right."""

    canal: str
    x: int
    y: int
    turns: int


class ShipyardFigure(Struct, forbid_unknown_fields=True):
    """Where the ship figure is; its stern points to a space of the same canal or to a side of it."""

    canal: str
    space: str
    stern: str


class ShipyardShip(Struct, forbid_unknown_fields=True):
    """A ship of the fleet."""

    points: int
    speed: int
    cards: list[str]
    pieces: dict[Item, int]


class ShipyardCosts(Struct, forbid_unknown_fields=True):
    """What things cost this seat: extra steps of a ring, employees by place; and what its loads sell for now."""

    push: list[int]
    hire: list[int]
    sell: dict[Commodity, int]


class ShipyardSeat(Struct, forbid_unknown_fields=True):
    """What lies before a player; contracts are told to their owner, and to all when the game is over."""

    money: int
    points: int
    single: str | None  # the action card with its figure
    double: str | None  # with two players, the one with two of its figures
    store: dict[Item, int]
    staff: list[str]
    trains: list[str]
    row: list[str | None]
    canals: list[ShipyardCanal]
    figure: ShipyardFigure | None
    used_canals: int
    fleet: list[ShipyardShip]
    contracts: int
    completed: list[list[int]]  # first and last column of each completed ship
    reach: int  # spaces that the ship figure can sail
    lack: Literal["captain", "canal", "way"] | None  # what keeps a ship from sailing now
    costs: ShipyardCosts
    held: dict[str, int] | UnsetType = UNSET  # contracts, and what each is worth now
    given_up: list[str] | UnsetType = UNSET


class ShipyardAction(Struct, forbid_unknown_fields=True):
    """An action card on the track, and what it would bring; nothing is told of one with a figure on it."""

    action: str
    position: int  # without end: higher is ahead
    space: int
    income: int | None


class ShipyardEmployee(Struct, forbid_unknown_fields=True):
    """A place on the employee track."""

    employee: str
    space: int
    copies: int


class ShipyardDisplay(Struct, forbid_unknown_fields=True):
    """What is on display, each column from the bottom."""

    bows: list[str | None]
    middles_left: list[str | None]
    middles_right: list[str | None]
    sterns: list[str | None]
    trains: list[str | None]
    canals: list[str | None]


class ShipyardMarkers(Struct, forbid_unknown_fields=True):
    """Where the four markers stand."""

    manufacture: Item
    recruit: Item
    hire: int
    exchange: int


class ShipyardRoute(Struct, forbid_unknown_fields=True):
    """A way to sail on: its points, its channels, canal and space of each stop, canals used up and canals lost."""

    points: int
    channels: list[str]
    stops: list[list[str]]
    used: list[str]
    lost: list[str]


class ShipyardSpeed(Struct, forbid_unknown_fields=True):
    """A speed that a ship may name: its points before the cruise, and those of the best of so many cruises."""

    speed: int
    points: int
    cruise: int
    routes: int


class ShipyardAtHand(Struct, forbid_unknown_fields=True):
    """What the question is about: a card, a canal, a train, a ring, an employee, contracts, or a ship."""

    action: str | UnsetType = UNSET  # the chosen one, when a bonus action is asked for
    when: Literal["before", "after"] | UnsetType = UNSET
    price: int | UnsetType = UNSET
    left: int | UnsetType = UNSET  # cards to take, contracts to give up, spaces to sail
    card: str | UnsetType = UNSET
    completes: list[int] | UnsetType = UNSET  # columns in which the card completes a ship
    canal: str | UnsetType = UNSET
    reaches: dict[str, int] | UnsetType = UNSET  # how far the ship could sail, by side or by cell and turns
    ring: Literal["manufacture", "recruit"] | UnsetType = UNSET
    employee: str | UnsetType = UNSET
    train: str | UnsetType = UNSET
    car: int | UnsetType = UNSET
    items: list[Item] | UnsetType = UNSET  # obtained in this exchange
    colour: Literal["green", "blue"] | UnsetType = UNSET
    columns: list[int] | UnsetType = UNSET  # of bow and stern
    mounts: dict[str, int] | UnsetType = UNSET
    extras: dict[str, int] | UnsetType = UNSET  # by builders
    pieces: dict[Item, int] | UnsetType = UNSET
    reach: int | UnsetType = UNSET
    crew_points: int | UnsetType = UNSET  # of crew, cranes and cannons
    speeds: list[ShipyardSpeed] | UnsetType = UNSET
    sailed: int | UnsetType = UNSET
    riband: int | UnsetType = UNSET
    routes: list[ShipyardRoute] | UnsetType = UNSET


class ShipyardView(Struct, forbid_unknown_fields=True):
    """Shipyard as a seat or a spectator sees it."""

    seats: list[ShipyardSeat]
    track: list[ShipyardAction]
    display: ShipyardDisplay
    decks: dict[str, int]
    to_come: dict[str, list[str]]
    used_trains: list[str]
    spent_canals: list[str]
    wrecked: list[str]
    markers: ShipyardMarkers
    employees: list[ShipyardEmployee]
    countdown: int
    openings: int
    ending: bool
    starter: int
    active: int | None
    bonus_bought: bool
    at_hand: ShipyardAtHand
    over: bool
