"""Write tests/server/databases/REVISION.sql: matches of every kind, as the present schema stores them.

python -m tests.server.record_database

Run it once for each new migration, before the next one is begun, and when the rules of a game have changed.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import sqlite3
import tempfile
from pathlib import Path

from alembic.script import ScriptDirectory

from blueriband.kernel.engine import NOBODY
from blueriband.server import migrate
from blueriband.server.hall import Hall
from blueriband.server.lobby import Lobby
from blueriband.server.messages import CreateMatch, SeatWish
from blueriband.server.people import People
from blueriband.server.play_messages import Act, Done
from blueriband.server.store import Store
from blueriband.server.wake import Wake
from tests.server.crowd import GAMES

FOLDER = Path(__file__).parent / "databases"
COOKIE = "-- cookie: "
ME = SeatWish("me")
BEN = SeatWish("me", "Ben")
OPEN = SeatWish("open")


class Recorder:
    """People and matches, without a server."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        self.hall = Hall(self.store, Wake(self.store))
        self.lobby = Lobby(self.store, self.hall)
        self.chance = random.Random(1)

    async def record(self) -> str:
        """Play; return the cookie of whoever played."""
        self.person, token = await People(self.store).new_guest("Ada")
        for game in GAMES:
            await self.play(game, 100_000)  # to its end
            await self.play(game, 40, drafting=True)
            left = await self.play(game, 25, asked=1)
            await self.lobby.stand_in(left, self.person, 1, "random")
        await self.lobby.create(self.person, CreateMatch(GAMES[0], [ME, OPEN], private=True))
        off = await self.lobby.create(self.person, CreateMatch(GAMES[1], [ME, OPEN]))
        await self.lobby.cancel(off, self.person)
        self.store.close()
        return token

    async def play(self, game: str, acts: int, drafting: bool = False, asked: int | None = None) -> str:
        """Play a match by chance for so many acts, and on until there is a draft, or a seat is asked, if so wanted."""
        match = await self.lobby.create(self.person, CreateMatch(game, [ME, BEN]))
        live = await self.hall.get(match)
        while not live.match.over:
            wanted = (live.match.drafting != NOBODY or not drafting) and asked in (None, live.match.asked)
            if live.version >= acts and wanted:
                break
            seat = live.match.asked
            question = live.match.question(seat)
            move = self.chance.choice(question["moves"] or [None])
            kind = "back" if question["back"] and self.chance.random() < 0.05 else "move" if move else "confirm"
            act = Act(secrets.token_hex(8), seat, live.version, kind, move if kind == "move" else None)  # type: ignore[arg-type]
            assert isinstance(await self.hall.act(match, self.person, act), Done)
        return match


def main() -> None:
    """Record."""
    revision = ScriptDirectory.from_config(migrate.config()).get_current_head()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "matches.sqlite"
        migrate.upgrade(f"sqlite:///{file}")

        async def record() -> str:
            return await Recorder(f"sqlite:///{file}").record()

        token = asyncio.run(record())
        connection = sqlite3.connect(file)
        connection.execute("DELETE FROM signals")
        connection.commit()
        lines = [f"{COOKIE}{token}", *connection.iterdump()]
        connection.close()
    (FOLDER / f"{revision}.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
