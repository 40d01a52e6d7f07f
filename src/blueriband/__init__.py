"""Board games about the age of steamships, alive on a computer."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from blueriband._build import choose

if TYPE_CHECKING:
    from blueriband.api import Moves, Position, load, new, perft, read_game

BUILD = choose()  # before anything else is imported: "compiled", "pure" or "stale"
__version__ = "0.1.0"
__all__ = ["BUILD", "Moves", "Position", "load", "new", "perft", "read_game"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module("blueriband.api"), name)  # when somebody asks for it: importing stays fast
    raise AttributeError(f"module 'blueriband' has no attribute {name!r}")
