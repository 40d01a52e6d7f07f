"""Where the terminal game keeps its files."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from blueriband.cli.terminal_seats import CannotPlay
from blueriband.texts import Texts


def read_text(path: Path, texts: Texts) -> str:
    """Return the text of a file, or raise CannotPlay."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as trouble:
        reason = trouble.strerror or str(trouble)
    except UnicodeDecodeError as trouble:
        reason = trouble.reason
    raise CannotPlay(texts.say("terminal", "error-file", file=str(path), reason=reason))


def write_text(path: Path, text: str) -> None:
    """Write a file so that at every moment there is either the old one or the new one."""
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def file_for(game: str) -> Path:
    """Return a new file of one's own for a game that nobody has named a file for."""
    folder = user_data_path("blueriband", appauthor=False) / "saves"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [stem, *[f"{stem}-{number}" for number in range(2, 1000)]]
    return next(folder / f"{name}.txt" for name in names if not (folder / f"{name}.txt").exists())
