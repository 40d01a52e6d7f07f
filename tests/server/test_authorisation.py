"""Who may do what: every endpoint and socket message, for everybody, in every status, complete by construction."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, get_args

import httpx
import pytest
from sqlalchemy import insert, select

from blueriband.server import schema
from blueriband.server.api import ENDPOINTS
from blueriband.server.people import fingerprint
from blueriband.server.problems import STATUS
from blueriband.server.socket_messages import FromClient
from blueriband.server.store import open_engine
from tests.server.running import Person, ServerProcess, Socket
from tests.server.tables import ME, OPEN, let_in, step

HOUSE = ("--bots", "0")
ROLES = ("anonymous", "stranger", "spectator", "other", "owner", "host")
PLAYERS = ("other", "owner", "host")
STATES = ("gathering", "running", "over", "cancelled")
OWNED = 1  # the seat of the owner, who is asked in the running match
FREE = 3  # an open seat of the gathering match


@dataclass
class Table:
    """A match in one status, with a link for watching it."""

    id: str
    state: str
    private: bool
    token: str
    invite: str
    version: int
    move: str


# --- rules: each says what is wrong, or nothing, and the first that speaks is right ---------------------------------

Rule = Callable[[str, Table], str | None]


def session(role: str, _table: Table) -> str | None:
    return "no_session" if role == "anonymous" else None


def private(role: str, table: Table) -> str | None:
    return "private" if table.private and role in ("anonymous", "stranger") else None


def invited(role: str, table: Table) -> str | None:
    return "private" if table.private and role not in PLAYERS else None


def host(role: str, _table: Table) -> str | None:
    return None if role == "host" else "not_the_host"


def player(role: str, _table: Table) -> str | None:
    return None if role in PLAYERS else "not_a_player"


def seat(role: str, table: Table) -> str | None:
    return session(role, table) or (None if role == "owner" else "not_your_seat")


def live_seat(role: str, table: Table) -> str | None:
    return None if table.state == "over" else seat(role, table)


def over(code: str) -> Rule:
    return lambda _role, table: code if table.state == "over" else None


def only(*states: str) -> Rule:
    return lambda _role, table: None if table.state in states else "not_now"


def always(code: str) -> Rule:
    return lambda _role, _table: code


def expected(rules: tuple[Rule, ...], role: str, table: Table) -> str:
    """Return the code of the first rule that says no, or ok."""
    return next((code for rule in rules if (code := rule(role, table)) is not None), "ok")


begun = only("running", "over")
SEEN = (private, begun)
HELD = (session, private, begun, seat)
HOSTED = (session, private, host)


# --- rows ----------------------------------------------------------------------------------------------------------


@dataclass
class Row:
    """What an endpoint is sent, and who gets what."""

    rules: tuple[Rule, ...]
    body: Any = None
    query: str = ""
    changes: bool = False  # what is granted changes the match: each gets one of their own
    prepare: Callable[[dict[str, Person], Table], Any] | None = None
    in_path: dict[str, Any] = field(default_factory=dict)


def act(table: Table) -> dict[str, Any]:
    return {"key": secrets.token_hex(8), "seat": OWNED, "version": table.version, "kind": "move", "move": table.move}


def hand_to_bot(people: dict[str, Person], table: Table) -> None:
    people["owner"].post(f"/api/matches/{table.id}/seats/{OWNED}/bot", {"level": "random"})


def fill(people: dict[str, Person], table: Table) -> None:
    people["host"].call("PUT", f"/api/matches/{table.id}/seats/{FREE}", {"kind": "me", "name": "Fay"})


WISH: Any = {"game": "tramp", "seats": [ME, OPEN]}
WHOSE = f"?seat={OWNED}"

# endpoints that have no match in them: for each role once
ALONE: dict[str, Row] = {
    "become_guest": Row((), {}),
    "who_am_i": Row((session,)),
    "rename_me": Row((session,), {"name": "Another"}),
    "claim_account": Row((session,), lambda _t: {"login": secrets.token_hex(6), "password": "steam and coal"}),
    "sign_in": Row((always("wrong_password"),), {"login": "nobody", "password": "steam and coal"}),
    "sign_out": Row((session,)),
    "set_hook": Row((session, always("bad_hook")), {"url": "http://127.0.0.1:9/", "format": "ntfy"}),
    "remove_hook": Row((session,)),
    "test_hook": Row((session, always("not_now"))),
    "list_games": Row(()),
    "show_figures": Row((), in_path={"game": "tramp"}),
    "show_rules": Row((), in_path={"game": "tramp"}),
    "list_matches": Row(()),
    "create_match": Row((session,), WISH),
    "bring_file": Row((session, always("bad_file")), "no game file"),
}

# endpoints of a match: for each role, in each status, public and private; several rows where a query decides
MATCHES: dict[str, list[Row]] = {
    "show_match": [Row((private,))],
    "join_match": [Row((session, invited, only("gathering")), {}, changes=True)],
    "leave_match": [Row((session, private, player, only("gathering", "running")), changes=True)],
    "change_seat": [Row((*HOSTED, only("gathering")), ME, changes=True, in_path={"seat": FREE})],
    "start_match": [Row((*HOSTED, only("gathering")), changes=True, prepare=fill)],
    "cancel_match": [Row((*HOSTED, only("gathering")), changes=True)],
    "play_again": [Row((session, private, only("over"), player), changes=True)],
    "let_bot_play": [Row((session, private, only("running"), player), {"level": "random"}, changes=True)],
    "take_seat_back": [Row((*HELD, only("running")), changes=True, prepare=hand_to_bot)],
    "invite": [Row(HOSTED, {}, changes=True)],
    "list_invites": [Row(HOSTED)],
    "revoke_invite": [Row(HOSTED, changes=True)],
    "accept_invite": [Row((session,), lambda t: {"token": t.token}, changes=True)],
    "look_at_invite": [Row((), lambda t: {"token": t.token})],
    "view": [Row((*SEEN, seat), query=WHOSE), Row(SEEN)],
    "act": [Row((*HELD, over("out_of_turn")), act, changes=True)],
    "refusals": [Row((*HELD, over("out_of_turn")), query=WHOSE)],
    "previews": [Row((*HELD, over("out_of_turn")), lambda t: {"seat": OWNED, "moves": [t.move]})],
    "log": [Row((*SEEN, seat), query=WHOSE), Row(SEEN)],
    "hurry": [Row((session, *SEEN, player))],
    "retry": [Row((session, *SEEN, player, only("running")), changes=True, prepare=hand_to_bot)],
    "pause": [Row((*HOSTED, always("not_now")))],  # others play there, too: test_pausing.py has the rest
    "resume": [Row((*HOSTED, always("not_now")))],
    "replay": [
        Row((*SEEN, live_seat), query=f"?knows=seat:{OWNED}"),
        Row(SEEN, query="?knows=spectator"),
        Row((*SEEN, only("over")), query="?knows=all"),
    ],
    "moment": [
        Row((*SEEN, live_seat), query=f"?knows=seat:{OWNED}", in_path={"at": 0}),
        Row(SEEN, in_path={"at": 0}),
        Row((*SEEN, only("over")), query="?knows=all", in_path={"at": 0}),
    ],
    "download": [Row(SEEN)],
    "thoughts": [
        Row((session, *SEEN, live_seat, over("out_of_turn"), always("not_now")), {"seat": OWNED}),
    ],
}

# socket messages; those of a match as above
TALK: dict[str, list[Row]] = {
    "hello": [Row((), {"protocol": 1})],
    "ping": [Row(())],
    "lobby": [Row((), {"on": False})],
    "watch": [Row((*SEEN, seat), {"seat": OWNED}), Row(SEEN, {})],
    "unwatch": [Row((), {"seat": OWNED}), Row((), {})],
    "act": [Row((*HELD, over("out_of_turn")), act, changes=True)],
    "why": [Row((*HELD, over("out_of_turn")), {"seat": OWNED})],
    "preview": [Row((*HELD, over("out_of_turn")), lambda t: {"seat": OWNED, "moves": [t.move]})],
    "hurry": [Row((session, *SEEN, player), {})],
}


def test_every_endpoint_and_every_message_has_a_row() -> None:
    of_match = {e.name for e in ENDPOINTS if "{match}" in e.path} | {"accept_invite", "look_at_invite"}
    assert set(MATCHES) == of_match
    assert set(ALONE) == {e.name for e in ENDPOINTS} - of_match
    assert set(TALK) == {kind.__struct_config__.tag for kind in get_args(FromClient)}
    for entry in ENDPOINTS:
        for rows in (MATCHES.get(entry.name, []), [ALONE[entry.name]] if entry.name in ALONE else []):
            for row in rows:
                assert entry.who == "anybody" or row.rules[0] is session, entry.name


# --- the house -----------------------------------------------------------------------------------------------------


class Party:
    """Everybody, and a match in each status; more of them by copying rows."""

    def __init__(self, house: ServerProcess) -> None:
        self.house = house
        self.people = {role: Person(house.address, None if role == "anonymous" else role) for role in ROLES}
        self.engine = open_engine(house.db)
        self.sockets: dict[str, Socket] = {}
        self.shared = {(state, secret): self.make(state, secret) for state in STATES for secret in (False, True)}

    def make(self, state: str, secret: bool) -> Table:
        """Make a match, and bring it into a status."""
        host, owner, other = (self.people[role] for role in ("host", "owner", "other"))
        seats = [ME, OPEN, OPEN] if state != "gathering" else [ME, OPEN, OPEN, OPEN]
        match = host.create("tramp", seats, private=secret)
        for number, guest in ((OWNED, owner), (2, other)):
            token = host.post(f"/api/matches/{match}/invites", {"seat": number})["token"]
            guest.post("/api/invites", {"token": token})
        let_in(host, self.people["spectator"], match)
        if state == "cancelled":
            host.post(f"/api/matches/{match}/cancel")
        if state in ("running", "over"):
            host.post(f"/api/matches/{match}/start")
            sat = {0: host, OWNED: owner, 2: other}
            rng = random.Random(4)
            while host.view(match)["asked"] not in ((OWNED,) if state == "running" else (None,)):
                step(sat, match, rng)
        return self.copy(match, state, secret)

    def copy(self, match: str, state: str, secret: bool) -> Table:
        """Return another match with the same rows."""
        fresh = "c" + secrets.token_hex(5)[:9]
        token, invite = secrets.token_urlsafe(24), secrets.token_hex(8)
        with self.engine.connect().execution_options(writing=True) as c, c.begin():
            m = schema.matches
            row = dict(c.execute(select(m).where(m.c.id == match)).mappings().one())
            c.execute(insert(m).values(row | {"id": fresh}))
            for table in (schema.seats, schema.journal):
                for found in c.execute(select(table).where(table.c.match == match)).mappings().all():
                    c.execute(insert(table).values(dict(found) | {"match": fresh}))
            values = {"id": invite, "match": fresh, "token": fingerprint(token), "created": 1}
            c.execute(insert(schema.invites).values(values))
            who = self.people["spectator"].me["id"]
            c.execute(insert(schema.watchers).values(match=fresh, person=who, invite=invite))
        move = ""
        if state == "running":
            move = self.people["owner"].view(fresh, OWNED)["decision"]["moves"][0]
        return Table(fresh, state, secret, token, invite, row["version"], move or "pass")

    def looked(self) -> str:
        """Return the shared matches as their host sees them."""
        return json.dumps([self.people["host"].get(f"/api/matches/{table.id}") for table in self.shared.values()])


@pytest.fixture(scope="module")
def party(house: ServerProcess) -> Iterator[Party]:
    made = Party(house)
    yield made
    made.engine.dispose()
    for person in made.people.values():
        person.close()


def ask(party: Party, name: str, row: Row, role: str, table: Table | None) -> str:
    """Send a request; return ok, or the code of what is wrong."""
    entry = next(e for e in ENDPOINTS if e.name == name)
    person = party.people[role]
    if name in ("become_guest", "sign_out"):
        person = Person(party.house.address, None if role == "anonymous" else "Short")
    places: dict[str, Any] = {"seat": OWNED}
    if table is not None:
        places |= {"match": table.id, "invite": table.invite}
    path = entry.path.format(**(places | row.in_path)) + row.query
    body = row.body(table) if callable(row.body) else row.body
    sent: Any = {"content": body} if isinstance(body, str) else {} if body is None else {"json": body}
    return code_of(person.http.request(entry.method, path, **sent))


def code_of(answer: httpx.Response) -> str:
    """Return ok, or the code of what is wrong; the status must be that of the code."""
    if answer.status_code in (200, 204):
        return "ok"
    told = answer.json()
    assert told["type"] == "error" and STATUS[told["code"]] == answer.status_code, told
    return str(told["code"])


def tell(party: Party, name: str, row: Row, role: str, table: Table) -> str:
    """Send a message; return ok, or the code of what is wrong."""
    body = row.body(table) if callable(row.body) else row.body or {}
    match = {} if name in ("hello", "ping", "lobby") else {"match": table.id}
    socket, end = party.sockets[role], secrets.token_hex(4)
    socket.send(type=name, **match, **body)
    socket.send(type="ping", id=end)
    code = "ok"
    while (told := socket.next("error", "pong", "refused", "stale")) != {"type": "pong", "id": end}:
        if told["type"] != "pong":
            code = told.get("code", told["type"])
    if name == "watch" and code == "ok":
        socket.send(type="unwatch", **match, **body)
    return code


def check(
    party: Party, send: Callable[[Party, str, Row, str, Table], str], table: dict[str, list[Row]]
) -> dict[str, tuple[str, str]]:
    """Send everything as everybody to every match; return where the answer differs from what was expected."""
    wrong: dict[str, tuple[str, str]] = {}
    for name, rows in table.items():
        for number, row in enumerate(rows):
            for shared in party.shared.values():
                for role in ROLES:
                    at, code = shared, expected(row.rules, role, shared)
                    if row.changes and code == "ok":
                        at = party.copy(shared.id, shared.state, shared.private)
                        if row.prepare is not None:
                            row.prepare(party.people, at)
                    got = send(party, name, row, role, at)
                    if got != code:
                        where = f"{name}[{number}] {role} {shared.state} {'private' if shared.private else 'public'}"
                        wrong[where] = (code, got)
    return wrong


def test_who_may_do_what_beside_matches(party: Party) -> None:
    nowhere = Table("", "", False, "", "", 0, "")
    wrong = {}
    for name, row in ALONE.items():
        for role in ROLES:
            code = expected(row.rules, role, nowhere)
            if (got := ask(party, name, row, role, None)) != code:
                wrong[f"{name} {role}"] = (code, got)
    assert wrong == {}


def test_who_may_do_what_with_a_match(party: Party) -> None:
    before = party.looked()
    assert check(party, ask, MATCHES) == {}
    assert party.looked() == before, "what was refused has changed something"


def test_who_may_say_what_on_a_socket(party: Party) -> None:
    before = party.looked()
    party.sockets = {role: person.socket() for role, person in party.people.items()}
    assert check(party, tell, TALK) == {}
    assert party.looked() == before, "what was refused has changed something"
    for socket in party.sockets.values():
        socket.close()


def test_a_match_that_is_not_there_is_unknown_to_everybody(party: Party) -> None:
    nowhere = Table("zzzzzzzzzz", "running", False, secrets.token_urlsafe(24), "0" * 16, 0, "pass")
    for name, rows in MATCHES.items():
        for role in ROLES:
            code = "no_session" if session in rows[0].rules and role == "anonymous" else "unknown"
            assert ask(party, name, rows[0], role, nowhere) == code, (name, role)
