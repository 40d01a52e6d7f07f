"""The arguments that several commands take: how they are declared, and what is accepted."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated, Any

import typer

from blueriband import games
from blueriband.bots import EXTERNAL, NAMES, is_bot
from blueriband.cli.shell import Wrong
from blueriband.kernel.engine import Game, Options
from blueriband.kernel.rng import SEEDS
from blueriband.parts.datafiles import BadData

HUMAN = "human"
BOTS = [*NAMES, f"{EXTERNAL}COMMAND"]  # as people read it
FLOOR = NAMES[0]

# `help` and `metavar` are ids in the catalogue
GameName = Annotated[str, typer.Argument(metavar="game", help="game")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="number", help="seed")]
Data = Annotated[str | None, typer.Option("--data", metavar="folder", help="data")]
Variants = Annotated[list[str] | None, typer.Option("--option", metavar="option", help="option")]
AsJson = Annotated[bool, typer.Option("--json", help="as-json")]


def find_game(name: str, data: str | None = None) -> Game[Any]:
    """Return a game, with the figures of a folder if one is named."""
    if name not in games.NAMES:
        raise Wrong("game", game=name, games=", ".join(games.NAMES))
    if data is None:
        return games.find(name)
    if name not in games.BOXES:
        raise Wrong("no-data", game=name, games=", ".join(games.BOXES))
    folder(data)
    try:
        return games.find(name, data)
    except BadData as bad:
        first, count = str(bad.mistakes[0]), len(bad.mistakes)
        raise Wrong("bad-data", folder=data, game=name, first=first, mistakes=count) from None


def folder(said: str) -> Path:
    """Return a folder that must exist."""
    path = Path(said)
    if not path.exists():
        raise Wrong("no-folder", path=said)
    if not path.is_dir():
        raise Wrong("not-a-folder", path=said)
    return path


def file_to_read(said: str) -> Path:
    """Return a file that must exist."""
    path = Path(said)
    if path.is_dir():
        raise Wrong("is-a-folder", path=said)
    if not path.exists():
        raise Wrong("no-file", path=said)
    return path


def file_to_write(said: str) -> Path:
    """Return a file that can be written, as far as can be told beforehand."""
    path = Path(said)
    if path.is_dir():
        raise Wrong("is-a-folder", path=said)
    if not path.parent.is_dir():
        raise Wrong("no-parent", path=said, folder=str(path.parent))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Wrong("not-writable", path=said)
    return path


def whole(option: str, said: str, least: int, most: int) -> int:
    """Return a whole number within bounds."""
    number = int(said) if re.fullmatch(r"[0-9]{1,12}", said) else -1
    if not least <= number <= most:
        raise Wrong("number", option=option, value=said, least=str(least), most=str(most))
    return number


def seconds(option: str, said: str) -> float:
    """Return a time in seconds."""
    number = float(said) if re.fullmatch(r"[0-9]{1,4}([.][0-9]{1,3})?", said) else 0.0
    if not 0.1 <= number <= 600:
        raise Wrong("number", option=option, value=said, least="0.1", most="600")
    return number


def seed_number(said: str) -> int:
    """Return a seed from its digits, decimal or hex."""
    if re.fullmatch(r"[0-9]{1,39}", said):
        seed = int(said)
    elif re.fullmatch(r"0[xX][0-9a-fA-F]{1,32}", said):
        seed = int(said, 16)
    else:
        seed = SEEDS
    if seed >= SEEDS:
        raise Wrong("seed", value=said)
    return seed


def player_counts(game: Game[Any]) -> list[int]:
    """Return for how many players a game is."""
    return next(option.values for option in game.options if option.name == "seats")


def variants(game: Game[Any]) -> dict[str, list[int]]:
    """Return what else can be chosen before a game begins, besides the number of players, with the accepted numbers."""
    return {option.name: option.values for option in game.options if option.name != "seats"}


def listed(found: dict[str, list[int]]) -> str:
    """Return options with their numbers in one line."""
    return ", ".join(f"{name}={'|'.join(map(str, values))}" for name, values in found.items())


def chosen_options(game: Game[Any], said: list[str] | None) -> Options:
    """Return the options that are named, as in market or market=1; a name alone means 1."""
    known = variants(game)
    chosen: Options = {}
    for text in said or []:
        name, _equals, number = text.partition("=") if "=" in text else (text, "", "1")
        if not known:
            raise Wrong("no-options", game=game.name, option=text)
        if name not in known:
            raise Wrong("game-option", game=game.name, option=name, options=listed(known))
        if name in chosen:
            raise Wrong("option-twice", option=name)
        if number not in map(str, known[name]):
            raise Wrong("option-number", option=name, value=number, options=listed({name: known[name]}))
        chosen[name] = int(number)
    return chosen


def seat_names(game: Game[Any], said: str, accepted: list[str], named: bool = False) -> list[str]:
    """Return who sits where, from a list with commas; people may have names, as in human:Ada."""
    seats = [part.strip() for part in said.split(",")]
    counts = player_counts(game)
    for seat in seats:
        if not is_bot(seat) and not (named and seat.partition(":")[0] == HUMAN):
            raise Wrong("seat", seat=seat, accepted=", ".join(accepted))
    if len(seats) not in counts:
        raise Wrong("seats", game=game.name, seats=len(seats), least=min(counts), most=max(counts))
    return seats


def bots(game: Game[Any], seats: str | None, players: str | None) -> list[str]:
    """Return which bots sit where, from a list, a number of players, or the game's usual number."""
    counts = player_counts(game)
    if players is not None and players not in map(str, counts):
        raise Wrong("players", game=game.name, value=players, counts=", ".join(map(str, counts)))
    if seats is None:
        usual = next(option.default for option in game.options if option.name == "seats")
        return [FLOOR] * (int(players) if players is not None else usual)
    chosen = seat_names(game, seats, BOTS)
    if players is not None and len(chosen) != int(players):
        raise Wrong("players-and-seats", players=players, seats=len(chosen))
    return chosen
