"""The games of a series one by one, as Parquet files in a folder: a table to study, and a place to go on from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from blueriband.bots.playout import Ending
from blueriband.cli.series import SOURCE, Plan
from blueriband.cli.shell import Wrong
from blueriband.cli.tally import Tally
from blueriband.kernel.engine import Outcome

PLAN = "plan.json"


class Parts:
    """A folder with one file for each portion of a series; a file is there when all its games are."""

    def __init__(self, folder: str, plan: Plan, game: Any) -> None:
        self.folder, self.plan = Path(folder), plan
        self.told = {
            "game": plan.game, "rules": game.version, "data": game.data, "seats": plan.seats, "options": plan.options,
            "seed": hex(plan.seed), "games": plan.games,
        }  # fmt: skip
        arrow()

    def prepare(self) -> None:
        """Make the folder, or check that it belongs to this very series."""
        if self.folder.exists() and not self.folder.is_dir():
            raise Wrong("not-a-folder", path=str(self.folder))
        plan = self.folder / PLAN
        if plan.exists():
            if json.loads(plan.read_text(encoding="utf-8")) != self.told:
                raise Wrong("other-series", path=str(self.folder))
            return
        if self.folder.exists() and any(self.folder.iterdir()):
            raise Wrong("not-empty", path=str(self.folder))
        self.folder.mkdir(parents=True, exist_ok=True)
        plan.write_text(json.dumps(self.told, indent=1) + "\n", encoding="utf-8")

    def path(self, first: int) -> Path:
        """Return the file of the portion that begins with a game."""
        return self.folder / f"games-{first:09}.parquet"

    def has(self, first: int) -> bool:
        """Say whether a portion is there."""
        return self.path(first).is_file()

    def write(self, first: int, rows: list[dict[str, Any]]) -> None:
        """Store a portion: one line for each game and seat."""
        pyarrow = arrow()
        unfinished = self.path(first).with_suffix(".writing")
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), unfinished)
        unfinished.replace(self.path(first))  # whole, or not there at all

    def read(self, first: int) -> Tally:
        """Count the games of a portion that is there."""
        tally = Tally(len(self.plan.seats))
        rows = arrow().parquet.read_table(self.path(first)).to_pylist()
        for start in range(0, len(rows), len(self.plan.seats)):
            seats = rows[start : start + len(self.plan.seats)]
            names = [name for name in seats[0] if name.startswith(SOURCE)]
            outcome = Outcome(
                [row["points"] for row in seats],
                [row["seat"] for row in sorted(seats, key=lambda row: int(row["rank"]))],
                seats[0]["ended"],
                [{name.removeprefix(SOURCE): row[name] for name in names} for row in seats],
                [row["seat"] for row in seats if row["won"]],
                [row["place"] for row in seats],
            )
            tally.add(Ending(outcome, seats[0]["moves"], seats[0]["rounds"], []))
        return tally


def arrow() -> Any:
    """Return what reads and writes Parquet."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise Wrong("needs-research", package="pyarrow") from None
    return pyarrow
