"""Duplicated, reordered, concurrent and stale acts over many connections and two processes: each is done once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from tests.server.conftest import SOAK
from tests.server.crowd import GAMES, HttpLine, Json, Line, SocketLine, act, differences, journal, settled
from tests.server.running import Person, ServerProcess

SUBMISSIONS = 3000 if SOAK else 90  # for each match
PLAYERS = 3
ANSWERS = {"done", "stale", "refused", "error"}


class Storm:
    """One match under fire from all its players, each over several lines at once."""

    def __init__(self, match: str, lines: list[list[Line]], views: list[list[HttpLine]], chance: random.Random) -> None:
        self.match = match
        self.lines = lines  # by seat
        self.views = views  # by seat
        self.chance = chance
        self.answers: dict[str, list[Json]] = {}
        self.sent: dict[str, Json] = {}
        self.doomed: set[str] = set()  # keys of acts that can never be done
        self.count = 0

    async def blow(self, submissions: int) -> None:
        """Play on until so many acts were sent, or the match is over."""
        while self.count < submissions:
            update = await self.look()
            if update["over"]:
                return
            await self.volley(update)

    async def look(self) -> Json:
        """Return the match as the asked seat sees it, from one process or the other."""
        seat = 0
        while True:
            update = await self.chance.choice(self.views[seat]).view(self.match, seat)
            if update["asked"] in (None, seat):
                return update
            seat = update["asked"]

    async def volley(self, update: Json) -> None:
        """Send one or two acts several times each, and with them things that are old, too early or nonsense."""
        wanted = [self.choose(update) for _rival in range(self.chance.choice((1, 1, 2)))]
        shots = [one for one in wanted for _copy in range(self.chance.randint(1, 4))]
        if self.sent:
            shots.append(self.sent[self.chance.choice([*self.sent])])  # again, long after
        nonsense = [act(update, "confirm", version=update["version"] + self.chance.randint(20, 90))]
        if update["version"] > 0:
            nonsense.append(act(update, "move", self.move(update), self.chance.randrange(update["version"])))
        self.doomed |= {one["key"] for one in nonsense}
        shots += nonsense
        self.chance.shuffle(shots)
        self.sent |= {one["key"]: one for one in wanted}
        await asyncio.gather(*(self.shoot(one) for one in shots))

    async def shoot(self, one: Json) -> None:
        """Send an act over any line of its seat, a little later."""
        await asyncio.sleep(self.chance.choice((0, 0, 0.002, 0.01)))
        self.count += 1
        answer = await self.chance.choice(self.lines[one["seat"]]).submit(self.match, one)
        assert answer["type"] in ANSWERS and answer.get("code") != "busy", answer
        self.answers.setdefault(one["key"], []).append(answer)

    def choose(self, update: Json) -> Json:
        """Return something that the seat may do."""
        decision = update["decision"]
        if decision["back"] > 0 and self.chance.random() < 0.15:
            return act(update, "back")
        return act(update, "confirm") if decision["step"] == "confirming" else act(update, "move", self.move(update))

    def move(self, update: Json) -> str:
        """Return a legal move, or anything where there is none."""
        return str(self.chance.choice(update["decision"]["moves"] or ["pass"]))

    def check(self, db: str) -> int:
        """Compare all answers with what the database has; return how many acts were done."""
        rows = journal(db, self.match)
        assert [row.ply for row in rows] == list(range(1, len(rows) + 1))
        plies = {row.key: row.ply for row in rows}
        assert len(plies) == len(rows), "a key was done twice"
        for key, answers in self.answers.items():
            kinds = {answer["type"] for answer in answers}
            assert len(kinds) == 1, f"{self.sent.get(key)} was answered {kinds}"
            if kinds == {"done"}:
                assert {answer["version"] for answer in answers} == {plies[key]}
            else:
                assert key not in plies
            if kinds == {"stale"}:
                assert all(answer["update"]["version"] >= 0 for answer in answers)
        assert not self.doomed & set(plies)
        done = {key for key, answers in self.answers.items() if answers[0]["type"] == "done"}
        assert done == set(plies), "what is in the journal was acknowledged, and the other way round"
        return len(done)


def test_every_act_is_done_once_whatever_is_sent(db: str, start: Callable[..., ServerProcess]) -> None:
    servers = [start("--bots", "0"), start("--bots", "0")]
    people = [Person(servers[0].address, f"Player {number}") for number in range(PLAYERS)]
    matches = []
    for game in GAMES:
        match = people[0].create(game, [{"kind": "me"}, *({"kind": "open"} for _other in people[1:])])
        for person in people[1:]:
            person.post(f"/api/matches/{match}/join", {})
        people[0].post(f"/api/matches/{match}/start", {})
        matches.append(match)
    done = asyncio.run(all_storms(db, servers, people, matches))
    assert done >= len(matches) * SUBMISSIONS / 20, "hardly anything was done at all"
    assert all(server.process is not None and server.process.poll() is None for server in servers), "a server died"
    assert differences(db) == []


async def all_storms(db: str, servers: list[ServerProcess], people: list[Person], matches: list[str]) -> int:
    """Let all matches be played at once; check each, and that both processes end with the same views."""
    http = [[HttpLine(server.address, person.cookie) for server in servers] for person in people]
    sockets = [[await SocketLine(server.address, person.cookie).open() for server in servers] for person in people]
    for seat, both in enumerate(sockets):
        for line in both:
            for match in matches:
                await line.send(type="watch", match=match, seat=seat)
    lines: list[list[Line]] = [[*http[seat], *sockets[seat]] for seat in range(len(people))]
    storms = [Storm(match, lines, http, random.Random(f"{match}")) for match in matches]
    await asyncio.gather(*(storm.blow(SUBMISSIONS) for storm in storms))
    done = sum(storm.check(db) for storm in storms)
    for match in matches:
        for seat in range(len(people)):
            assert await settled(lambda match=match, seat=seat: agree(match, seat, http, sockets)), (match, seat)  # type: ignore[misc]
    for some in lines:
        for way in some:
            await way.close()
    return done


async def agree(match: str, seat: int, http: list[list[HttpLine]], sockets: list[list[SocketLine]]) -> bool:
    """Say whether both processes show a seat the same, and told it so on the sockets."""
    views = [await line.view(match, seat) for line in http[seat]]
    told = [[u for u in line.updates if (u["match"], u["seat"]) == (match, seat)][-1] for line in sockets[seat]]
    same = [(u["version"], u["log"], u["asked"], u["view"], u["decision"]) for u in [*views, *told]]
    return all(one == same[0] for one in same)
