"""What a seat sees of TransAtlantic, typed."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Flag = Literal["blue", "black", "green", "white", "red"]
MarkerKind = Literal["blue_riband", "coal_bunker", "freight", "mail", "passengers"]


class TransAtlanticHold(Struct, forbid_unknown_fields=True):
    """A ship in the reserve, and its coal."""

    card: str
    coal: int


class TransAtlanticSeat(Struct, forbid_unknown_fields=True):
    """What lies before a player; hand and pile are told to their owner only."""

    money: int
    points: int
    captains: int
    houses: int  # not built yet
    contracts: int
    tile: bool
    markers: dict[MarkerKind, int]  # acquired, besides the printed ones
    reserve: list[TransAtlanticHold]
    headquarters: list[str]
    hand_size: int
    pile_size: int
    top: str | None  # of the pile
    cards: dict[str, int]  # owned, in hand or pile
    hand: dict[str, int] | UnsetType = UNSET
    pile: dict[str, int] | UnsetType = UNSET


class TransAtlanticPlace(Struct, forbid_unknown_fields=True):
    """A place for a ship in a region; the captain of a neutral ship is nobody."""

    card: str | None
    captain: int | None
    coal: int


class TransAtlanticRegion(Struct, forbid_unknown_fields=True):
    """A sea: its ships from the youngest to the oldest with free places at the end, and houses by seat."""

    region: str
    ships: list[TransAtlanticPlace]
    houses: list[int]
    house_cost: int | None  # of the next one; None when no place is left


class TransAtlanticWreck(Struct, forbid_unknown_fields=True):
    """A ship that was scrapped in this turn and is scored at its end."""

    card: str
    seat: int


class TransAtlanticView(Struct, forbid_unknown_fields=True):
    """TransAtlantic as a seat or a spectator sees it."""

    seats: list[TransAtlanticSeat]
    regions: list[TransAtlanticRegion]
    market: list[str | None]
    docks: list[str]
    dock_counts: dict[Flag, int]
    stack: int
    next_group: int | None
    unseen: list[str]  # in the stack, or taken out before the game
    removed: list[str]  # scrapped or lost
    display: list[str]
    extension: int
    next_part: Literal["A", "B"] | None
    extension_to_come: dict[str, int]
    discard: dict[str, int]
    markers: dict[MarkerKind, int]  # in the supply
    coal: int  # in the supply
    adrift: str | None  # pushed out, on its way
    adrift_owner: int | None
    adrift_coal: int
    just_bought: list[str]
    sailed: list[str]  # in this action
    scrapped: list[TransAtlanticWreck]
    starter: int
    active: int | None
    round: int  # 0: the first purchases
    last_round: int | None
    last_purchase: int
    market_variant: bool
    president_variant: bool
    over: bool
