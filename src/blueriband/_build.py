"""Which build is running: compiled, or interpreted from the sources.

Compiled modules win over the sources beside them. Two things turn that round: BLUERIBAND_PURE=1 asks for the sources,
and a source that was edited after the build must not be hidden by what was compiled from its older text.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
MANIFEST = PACKAGE / "compiled.json"


class SourcesOnly(MetaPathFinder):
    """Find this package's modules as sources, never compiled."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module's source lies."""
        if not fullname.startswith("blueriband.") or path is None:
            return None
        for folder in path:
            place = Path(folder) / fullname.rpartition(".")[2]
            if (place / "__init__.py").is_file():
                return importlib.util.spec_from_file_location(
                    fullname, place / "__init__.py", submodule_search_locations=[str(place)]
                )
            if place.with_suffix(".py").is_file():
                return importlib.util.spec_from_file_location(fullname, place.with_suffix(".py"))
        return None


def stale(package: Path = PACKAGE) -> list[str]:
    """Name the sources that have changed since they were compiled, or vanished."""
    manifest = package / "compiled.json"
    if not manifest.is_file():
        return []
    changed = []
    for name, digest in json.loads(manifest.read_text()).items():
        source = package / name
        if not source.is_file() or hashlib.sha256(source.read_bytes()).hexdigest() != digest:
            changed.append(name)
    return changed


def has_compiled(package: Path = PACKAGE) -> bool:
    """Say whether compiled modules lie beside the sources."""
    return any((package / "kernel" / f"engine{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)


def choose() -> str:
    """Settle which build this process runs; return "compiled", "pure" or "stale"."""
    if not has_compiled():
        return "pure"
    if os.environ.get("BLUERIBAND_PURE") == "1":
        sys.meta_path.insert(0, SourcesOnly())
        return "pure"
    changed = stale() if MANIFEST.is_file() else ["everything"]
    if not changed:
        return "compiled"
    sys.meta_path.insert(0, SourcesOnly())
    warnings.warn(
        f"blueriband: the compiled modules are older than the sources ({', '.join(changed[:3])}); "
        "running interpreted. Run `make build` to compile again.",
        RuntimeWarning,
        stacklevel=3,
    )
    return "stale"
