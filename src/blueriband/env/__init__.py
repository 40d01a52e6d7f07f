"""The research interface: environments for learners, one game at a time or many, with spaces that stay as they are.

`crossing_oceans_v0`, `transatlantic_v0` and `shipyard_v0` are PettingZoo environments; `Batch` steps many games at
once into NumPy arrays. They need the extra `research`; the layouts in `spaces` do not.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from blueriband.env import crossing_oceans_v0, shipyard_v0, transatlantic_v0
    from blueriband.env.batch import Batch

__all__ = ["Batch", "crossing_oceans_v0", "shipyard_v0", "transatlantic_v0"]


def __getattr__(name: str) -> Any:
    if name == "Batch":
        return import_module("blueriband.env.batch").Batch
    if name in __all__:
        return import_module(f"blueriband.env.{name}")
    raise AttributeError(f"module 'blueriband.env' has no attribute {name!r}")
