"""Turn notices: what is sent to Discord, Slack and ntfy, when, and what becomes of a hook that fails."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from sqlalchemy import func, select, update

from blueriband.server import schema
from tests.server.running import Person, ServerProcess
from tests.server.tables import database, gather, step, until

HOUSE = ("--bots", "0", "--private-hooks", "--origin", "https://ships.example")


class Receiver:
    """Where notices go to, on this machine."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 204
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.append((self.path, dict(self.headers), body))
                self.send_response(receiver.status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05})
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}/hook?x=1"

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture
def ada(house: ServerProcess) -> Person:
    return Person(house.address, "Ada")


@pytest.fixture
def ben(house: ServerProcess) -> Person:
    return Person(house.address, "Ben")


def hook(person: Person, receiver: Receiver, form: str = "ntfy", status: int = 200) -> Any:
    return person.call("PUT", "/api/me/hook", {"url": receiver.url, "format": form}, status)


def make_due(house: ServerProcess) -> None:
    with database(house) as c:
        c.execute(update(schema.notices).values(due=0))


def waiting(house: ServerProcess, person: Person) -> int:
    n = schema.notices
    with database(house) as c:
        return int(c.execute(select(func.count()).where(n.c.person == person.me["id"])).scalar_one())


def one_turn(people: dict[int, Person], match: str, seat: int) -> None:
    """Play until a seat is asked that was not."""
    rng = random.Random(3)
    some = next(iter(people.values()))
    while some.view(match)["asked"] == seat:
        step(people, match, rng)
    while some.view(match)["asked"] not in (seat, None):
        step(people, match, rng)


@pytest.mark.parametrize("form", ["discord", "slack", "ntfy"])
def test_a_test_notice_has_the_form_that_is_wanted(form: str, ada: Person, receiver: Receiver) -> None:
    assert hook(ada, receiver, form)["hook"] == {"url": receiver.url, "format": form, "parked": False, "error": None}
    assert ada.post("/api/me/hook/test") == {"delivered": True, "error": None}
    ((path, headers, body),) = receiver.got
    assert path == "/hook?x=1" and headers["Host"] == receiver.url.split("/")[2]
    text = "blueriband: this is what a turn notice looks like https://ships.example"
    if form == "ntfy":
        assert body.decode() == text and headers["Title"] == "blueriband"
    else:
        assert json.loads(body) == {"content" if form == "discord" else "text": text}


def test_one_notice_is_sent_for_a_turn(ada: Person, ben: Person, receiver: Receiver, house: ServerProcess) -> None:
    hook(ben, receiver, "slack")
    hook(ada, receiver, "slack")
    match = gather([ada, ben])
    make_due(house)
    until(lambda: len(receiver.got) == 1)
    assert (
        json.loads(receiver.got[0][2])["text"] == f"It is your turn: tramp {match} https://ships.example/match/{match}"
    )
    asked = ada.view(match)["asked"]
    one_turn({0: ada, 1: ben}, match, 1 - asked)
    make_due(house)
    until(lambda: len(receiver.got) == 2)
    time.sleep(2.5)
    assert len(receiver.got) == 2 and waiting(house, ada) + waiting(house, ben) == 0


def test_who_looks_or_has_moved_gets_no_notice(
    ada: Person, ben: Person, receiver: Receiver, house: ServerProcess
) -> None:
    match = gather([ada, ben])
    asked = ada.view(match)["asked"]
    looker, other = (ada, ben) if asked == 1 else (ben, ada)
    hook(looker, receiver)
    socket = looker.socket()
    socket.watch(match, 1 - asked)
    one_turn({0: ada, 1: ben}, match, 1 - asked)
    assert waiting(house, looker) == 1
    make_due(house)
    until(lambda: waiting(house, looker) == 0)
    socket.close()
    time.sleep(0.2)
    one_turn({0: ada, 1: ben}, match, 1 - asked)
    rng = random.Random(1)
    while looker.view(match)["asked"] == 1 - asked:
        step({0: ada, 1: ben}, match, rng)
    make_due(house)
    until(lambda: waiting(house, looker) == 0)
    assert receiver.got == [] and other.me


def test_a_hook_that_fails_is_parked_with_its_error_and_used_again_when_it_works(
    ada: Person, ben: Person, receiver: Receiver, house: ServerProcess
) -> None:
    receiver.status = 500
    hook(ada, receiver)
    hook(ben, receiver)
    match = gather([ada, ben])
    asked = ada.view(match)["asked"]
    person = (ada, ben)[asked]
    for tries in (1, 2, 3):
        assert not person.get("/api/me")["hook"]["parked"]
        make_due(house)
        until(lambda tries=tries: len(receiver.got) == tries)  # type: ignore[misc]
    told = until(lambda: person.get("/api/me")["hook"]["parked"] and person.get("/api/me")["hook"])
    assert told["error"] == "the other side answered 500"
    assert waiting(house, person) == 0
    one_turn({0: ada, 1: ben}, match, asked)
    assert waiting(house, person) == 0, "a parked hook is left in peace"
    failed = person.post("/api/me/hook/test")
    assert failed == {"delivered": False, "error": "the other side answered 500"}
    receiver.status = 200
    assert person.post("/api/me/hook/test")["delivered"]
    assert not person.get("/api/me")["hook"]["parked"]
    assert person.call("DELETE", "/api/me/hook")["hook"] is None
    assert person.post("/api/me/hook/test", status=409)["code"] == "not_now"


def test_where_nobody_listens_is_an_error_and_not_a_crash(ada: Person, receiver: Receiver) -> None:
    receiver.close()
    hook(ada, receiver)
    told = ada.post("/api/me/hook/test")
    assert not told["delivered"] and "ConnectError" in told["error"]


@pytest.mark.parametrize(
    "url", ["http://", "http://:80/", "http://x:99999/", "http://[::1/", "http://no such/", "ftp://x/"]
)
def test_an_address_that_is_none_is_refused(url: str, ada: Person) -> None:
    answer = ada.http.put("/api/me/hook", json={"url": url, "format": "ntfy"})
    if answer.status_code == 200:
        assert ada.post("/api/me/hook/test")["delivered"] is False
    else:
        assert answer.json()["code"] in ("bad_hook", "bad_message")


def test_notices_stay_out_of_this_network_unless_the_host_allows(tmp_path: Any) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'm.sqlite'}", "--bots", "0").start()
    try:
        ada = Person(server.address, "Ada")
        for host in ("127.0.0.1:9", "localhost", "10.0.0.1", "192.168.1.1", "169.254.169.254", "[::1]:9", "0.0.0.0",
                     "[::ffff:127.0.0.1]", "2130706433", server.address.removeprefix("http://")):  # fmt: skip
            body = {"url": f"http://{host}/", "format": "discord"}
            assert ada.call("PUT", "/api/me/hook", body, 422)["code"] == "bad_hook"
        assert ada.get("/api/me")["hook"] is None
    finally:
        server.stop()
