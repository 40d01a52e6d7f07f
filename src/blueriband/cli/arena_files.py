"""The folder of a contest: its plan, every finished game, and what it all comes to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from blueriband.bots.arena import Contest
from blueriband.cli.shell import Wrong

PLAN = "contest.json"
GAMES = "games.jsonl"

Record = dict[str, Any]


class Folder:
    """A folder that a contest can be resumed from."""

    def __init__(self, path: Path) -> None:
        if path.exists() and not path.is_dir():
            raise Wrong("not-a-folder", path=str(path))
        self.path = path

    def seed(self) -> int | None:
        """Return the seed of the contest that was begun here, if there is one."""
        plan = self.plan()
        return None if plan is None else int(plan["seed"], 16)

    def plan(self) -> dict[str, Any] | None:
        """Return the contest that was begun here, if there is one."""
        file = self.path / PLAN
        if not file.exists():
            return None
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
            int(found["seed"], 16)
        except (ValueError, KeyError, TypeError):
            raise Wrong("arena-broken", path=str(file)) from None
        return dict(found)

    def open(self, what: Contest) -> list[Record]:
        """Begin a contest here or go on with it; return the games that are there."""
        plan = self.plan()
        wanted = json.loads(json.dumps(what.as_json()))
        if plan is not None and plan != wanted:
            raise Wrong("arena-other", path=str(self.path))
        self.path.mkdir(parents=True, exist_ok=True)
        if plan is None:
            self.write(PLAN, json.dumps(wanted, indent=1) + "\n")
        file = self.path / GAMES
        if not file.exists():
            return []
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n")]  # the last one may have been cut off
        if len(whole) < len(lines):
            self.write(GAMES, "".join(whole))
        try:
            return [json.loads(line) for line in whole]
        except ValueError:
            raise Wrong("arena-broken", path=str(file)) from None

    def add(self, records: list[Record]) -> None:
        """Write finished games down."""
        with (self.path / GAMES).open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(record) + "\n" for record in records)

    def write(self, name: str, text: str) -> None:
        """Write a file of the folder, whole or not at all."""
        draft = self.path / f"{name}.part"
        draft.write_text(text, encoding="utf-8")
        draft.replace(self.path / name)


def write_parquet(path: Path, what: Contest, records: list[Record]) -> None:
    """Write one row for each seat of each game."""
    import pyarrow
    from pyarrow import parquet

    rows = [
        {
            "game": what.game,
            "pairing": record["pairing"],
            "number": record["number"],
            "deal": record["deal"],
            "seat": seat,
            "bot": bot,
            "score": record["scores"][seat],
            "place": record["places"][seat],
            "win": record["wins"][seat],
            "sources": json.dumps(record["sources"][seat]),
            "decisions": record["decisions"][seat],
            "seconds": record["timing"]["seconds"][seat],
            "slowest": record["timing"]["slowest"][seat],
            "plies": record["plies"],
            "rounds": record["rounds"],
            "rule": record["rule"],
        }
        for record in records
        for seat, bot in enumerate(record["bots"])
    ]
    draft = path.with_name(f"{path.name}.part")
    parquet.write_table(pyarrow.Table.from_pylist(rows), draft)
    draft.replace(path)
