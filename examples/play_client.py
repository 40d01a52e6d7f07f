"""Play whole games on a blueriband server, using nothing but docs/protocol.md.

    python examples/play_client.py http://127.0.0.1:8377 --game shipyard --players 3

Each player is a guest of its own with a socket of its own, and plays legal moves by chance. When a connection is lost
it connects again, watches from where it was, and sends its unanswered act again under its old key.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import sys
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

PROTOCOL = 1
Json = dict[str, Any]


class WrongAnswer(Exception):
    """The server said something that the protocol does not allow here."""


class Player:
    """One seat at one match, kept up to date and played by chance."""

    def __init__(
        self,
        address: str,
        cookie: str,
        match: str,
        seat: int | None,
        chance: random.Random,
        quiet: float = 30.0,
        patience: float = 10.0,
    ) -> None:
        self.socket_address = address.replace("http", "ws", 1) + "/api/socket"
        self.cookie = cookie
        self.match = match
        self.seat = seat  # None: we only watch
        self.chance = chance
        self.quiet = quiet  # seconds without a word after which we ask whether anybody is there
        self.patience = patience  # seconds for the answer to that
        self.update: Json | None = None  # the match as our seat sees it
        self.events: list[Json] = []  # all that happened, by number
        self.act: Json | None = None  # sent, not yet answered
        self.answers: dict[str, Json] = {}  # by key
        self.connections = 0

    @property
    def over(self) -> bool:
        """We know that the match has ended, and nothing of ours is unanswered."""
        return self.update is not None and self.update["over"] and self.act is None

    async def play(self) -> None:
        """Play to the end, over as many connections as it takes."""
        pause = 0.05
        while not self.over:
            try:
                async with connect(
                    self.socket_address, additional_headers={"Cookie": self.cookie}, compression=None, max_size=None
                ) as socket:
                    self.connections += 1
                    pause = 0.05
                    await self.talk(socket)
            except (OSError, TimeoutError, WebSocketException, InvalidHandshake):
                await asyncio.sleep(pause * self.chance.uniform(0.5, 1.5))  # not all at the same moment
                pause = min(2 * pause, 5.0)

    async def talk(self, socket: ClientConnection) -> None:
        """Use one connection until the match is over; what breaks it is raised."""
        await send(socket, {"type": "hello", "protocol": PROTOCOL})
        await self.catch_up(socket)
        asked = False  # is anybody there?
        while not self.over:
            try:
                told = await asyncio.wait_for(socket.recv(), self.patience if asked else self.quiet)
            except TimeoutError:
                if asked:
                    raise
                asked = True
                await self.catch_up(socket)
                continue
            asked = False
            await self.hear(socket, json.loads(told))

    async def catch_up(self, socket: ClientConnection) -> None:
        """Ask how the match stands, saying what we have; send again what was not answered."""
        watch: Json = {"type": "watch", "match": self.match}
        if self.seat is not None:
            watch["seat"] = self.seat
        if self.update is not None:
            watch |= {"version": self.update["version"], "log": len(self.events)}
        await send(socket, watch)
        if self.act is not None:
            await send(socket, self.act)

    async def hear(self, socket: ClientConnection, told: Json) -> None:
        """Take one message."""
        kind = told["type"]
        if kind == "update":
            if not self.take(told):
                await self.catch_up(socket)
        elif kind in ("done", "refused", "stale"):
            self.settle(told)
            if kind == "stale":
                self.take(told["update"])
            elif kind == "done" and self.update is not None and self.update["version"] < told["version"]:
                await self.catch_up(socket)  # the update comes before the answer, so it was lost
                return
        elif kind == "error":
            await self.recover(socket, told)
        await self.decide(socket)  # "welcome", "turn", "changed", "thinking", "pong" tell us nothing we need

    def take(self, update: Json) -> bool:
        """Replace what we have by what we are told; False if something is missing in between."""
        if (update["match"], update["seat"]) != (self.match, self.seat):
            return True
        mine, base = None if self.update is None else self.update["version"], update["base"]
        if mine is not None and (update["version"] < mine or (update["version"] == mine and base not in (None, mine))):
            return True  # late or told twice: we know it
        if base not in (None, mine):
            return False
        self.update = update
        self.events[update["since"] :] = update["events"]
        return True

    def settle(self, answer: Json) -> None:
        """Note the answer to our act; the answer to an older one, told twice, is no news."""
        self.answers.setdefault(answer["key"], answer)
        if self.act is not None and answer["key"] == self.act["key"]:
            self.act = None

    async def recover(self, socket: ClientConnection, error: Json) -> None:
        """Do what an error asks for: wait, or look again."""
        if error["code"] not in ("too_fast", "busy", "out_of_turn", "not_now", "bad_message"):
            raise WrongAnswer(f"{error['code']}: {error['text']}")
        if error["code"] == "bad_message" and error["text"] == "say hello first":
            await send(socket, {"type": "hello", "protocol": PROTOCOL})
        if error["code"] in ("too_fast", "busy"):
            await asyncio.sleep(1)
        elif self.act is not None and error.get("id") == self.act["key"]:
            self.act = None
        await self.catch_up(socket)

    async def decide(self, socket: ClientConnection) -> None:
        """Send an act if we are asked and none is on its way."""
        if self.act is not None or self.update is None or self.update["decision"] is None:
            return
        act = self.choose(self.update["decision"])
        if act is not None:
            self.act = {
                "type": "act", "match": self.match, "key": secrets.token_hex(8), "seat": self.seat,
                "version": self.update["version"], **act,
            }  # fmt: skip
            await send(socket, self.act)

    def choose(self, decision: Json) -> Json | None:
        """Return a legal act; now and then something is taken back."""
        if decision["back"] > 0 and self.chance.random() < 0.05:
            return {"kind": "back"}
        if decision["step"] == "confirming":
            return {"kind": "confirm"}
        return {"kind": "move", "move": self.chance.choice(decision["moves"])}


async def send(socket: ClientConnection, message: Json) -> None:
    """Send one message."""
    await socket.send(json.dumps(message))


def gather(address: str, game: str, players: int) -> tuple[str, list[httpx.Client]]:
    """Make guests, let one create a match and the others join it, and start."""
    people = [httpx.Client(base_url=address, timeout=60) for _player in range(players)]
    for number, person in enumerate(people, 1):
        ask(person, "POST", "/api/guests", {"name": f"Player {number}"})
    seats = [{"kind": "me"}, *({"kind": "open"} for _other in people[1:])]
    match = str(ask(people[0], "POST", "/api/matches", {"game": game, "seats": seats})["id"])
    for number, person in enumerate(people[1:], 1):
        ask(person, "POST", f"/api/matches/{match}/join", {"seat": number})
    ask(people[0], "POST", f"/api/matches/{match}/start", {})
    return match, people


def ask(person: httpx.Client, method: str, path: str, body: Json | None = None) -> Any:
    """Make a request that has to succeed."""
    answer = person.request(method, path, json=body)
    if answer.status_code >= 400:
        raise WrongAnswer(f"{method} {path}: {answer.status_code} {answer.text}")
    return answer.json()


def cookie_of(person: httpx.Client) -> str:
    """Return what a socket says to be known as this person."""
    return "; ".join(f"{name}={value}" for name, value in person.cookies.items())


async def play_match(address: str, match: str, people: list[httpx.Client], chance: random.Random) -> list[Player]:
    """Play a match to its end, all players at once."""
    seated = [
        Player(address, cookie_of(person), match, seat, random.Random(chance.random()))
        for seat, person in enumerate(people)
    ]
    async with asyncio.TaskGroup() as group:
        for player in seated:
            group.create_task(player.play())
    return seated


def main() -> int:
    """Play games and print how they ended."""
    parser = argparse.ArgumentParser(description="Play whole games on a blueriband server by legal moves at random.")
    parser.add_argument("address", help="such as http://127.0.0.1:8377")
    parser.add_argument("--game", default="crossing-oceans")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, help="of the choices; without it, different each time")
    given = parser.parse_args()
    address = given.address.rstrip("/")
    match, people = gather(address, given.game, given.players)
    try:
        players = asyncio.run(play_match(address, match, people, random.Random(given.seed)))
        info = ask(people[0], "GET", f"/api/matches/{match}")
        acts = sum(len(player.answers) for player in players)
        print(f"{given.game} {match}: {acts} acts, scores {info['result']['scores']}, seed {info['seed']}")
        for player, person in zip(players, people, strict=True):
            truth = ask(person, "GET", f"/api/matches/{match}/view?seat={player.seat}")
            assert player.update is not None
            if truth["view"] != player.update["view"] or truth["events"] != player.events:
                print(f"seat {player.seat} ended with another view than the server's", file=sys.stderr)
                return 1
    finally:
        for person in people:
            person.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
