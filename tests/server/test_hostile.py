"""Hostile input: whatever is sent, no 5xx, no hang, no growth, and limits that hold."""

from __future__ import annotations

import json
import random
import secrets
import socket as plain
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed, InvalidStatus

from blueriband.server.api import ENDPOINTS
from blueriband.server.limits import MOST_BODY
from blueriband.server.sockets import MOST_FOLLOWED, MOST_FRAME, MOST_SOCKETS
from tests.server.conftest import SOAK
from tests.server.running import Person, ServerProcess
from tests.server.tables import ME, gather

HOUSE = ("--bots", "0")
EXAMPLES = 200 if SOAK else 2  # for each operation, each way
FRAMES = 50_000 if SOAK else 800
GROWTH = 40_000_000  # bytes that a server may gain while it is shot at
CONFORMING = [status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def ada(house: ServerProcess) -> Person:
    return Person(house.address, "Ada")


@pytest.fixture(scope="module")
def match(house: ServerProcess, ada: Person) -> str:
    return gather([ada, Person(house.address, "Ben")])


def is_well(house: ServerProcess) -> bool:
    """The server lives, answers, and has logged no failure."""
    assert httpx.get(f"{house.address}/healthz", timeout=20).status_code == 200
    failures = [line for line in house.lines if "_failed" in line or "Traceback" in line]
    assert failures == [], failures[0]
    return True


# --- HTTP ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["somebody", "nobody"])
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["good", "bad"])
def test_every_operation_withstands_what_is_thrown_at_it(
    who: str, mode: GenerationMode, house: ServerProcess, ada: Person, match: str
) -> None:
    document = httpx.get(f"{house.address}/openapi.json", timeout=20).json()
    schema = schemathesis.openapi.from_dict(document)
    headers = {"Cookie": ada.cookie} if who == "somebody" else {}
    examples = EXAMPLES if who == "somebody" else 1
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]
        if operation.label == "DELETE /api/sessions":
            continue  # Ada is still needed
        given_path = {"match": match} if "{match}" in operation.path else None
        if given_path is not None and len(operation.path_parameters) > 1:
            given_path = None  # schemathesis fills in all or none
        tried += throw(operation.as_strategy(mode, path_parameters=given_path), examples, house.address, headers)
    assert tried == len(ENDPOINTS) - 1 if mode is GenerationMode.POSITIVE else tried > len(ENDPOINTS) // 2
    assert is_well(house)


def throw(cases: Any, examples: int, address: str, headers: dict[str, str]) -> bool:
    """Send requests that fit a strategy, and check every answer; say whether there are such requests."""

    @settings(
        max_examples=examples, deadline=None, database=None, suppress_health_check=[*HealthCheck],
        phases=[Phase.explicit, Phase.generate], derandomize=True,
    )  # fmt: skip
    @given(case=cases)
    def send(case: Any) -> None:
        answer = case.call(base_url=address, headers=headers, timeout=30)
        busy = answer.status_code == 503 and "no bots think" in answer.text
        assert answer.status_code < 500 or busy, (answer.status_code, answer.text)
        case.validate_response(answer, checks=CONFORMING, headers=headers)

    try:
        send()
    except Unsatisfiable:
        return False  # with nothing to fill in there is nothing to get wrong
    return True


ODD_PATHS = [
    "/api/matches/%00", "/api/matches/%F0%9F%9A%A2", "/api/matches/..%2f..%2fetc%2fpasswd",
    "/api/matches/" + "a" * 5000,
    "/api/matches/aaaaaaaaaa%00/view", "/api/matches?game=%00", "/api/matches?before=1-%00", "/api/matches?before=²-a",
    "/api/matches/{match}/seats/" + "9" * 5000 + "/bot", "/api/matches/{match}/replay/" + "9" * 5000,
    "/api/matches/{match}/replay/-1", "/api/matches/{match}/replay?knows=seat:²", "/api/matches/{match}/view?seat=1e9",
    "/api/matches/{match}/view?seat=-1", "/api/matches/{match}/view?seat=0&seat=1",
    "/api/matches/{match}/log?since=1e99",
    "/api/games/%00/rules", "/api/games/tramp/rules?lang=..", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
    "/api/matches/{match}/invites/%00", "/api/games/tramp/rules?lang=zz",
]  # fmt: skip


@pytest.mark.parametrize("path", ODD_PATHS, ids=range(len(ODD_PATHS)))
def test_odd_addresses_are_refused(path: str, ada: Person, match: str, house: ServerProcess) -> None:
    for method in ("GET", "POST", "DELETE"):
        answer = ada.http.request(method, path.replace("{match}", match))
        assert answer.status_code < 500, answer.text
        assert "root:" not in answer.text
    assert is_well(house)


def test_bodies_that_are_too_large_or_no_json_are_refused(ada: Person, match: str, house: ServerProcess) -> None:
    big = b"x" * (MOST_BODY + 1)
    for path in ("/api/files", "/api/matches", f"/api/matches/{match}/acts"):
        assert ada.http.post(path, content=big).json()["code"] == "too_large"
        chunked = ada.http.post(path, content=iter([b"x" * 60_000] * 6))  # no Content-Length
        assert chunked.status_code == 413 and chunked.json()["code"] == "too_large"
    for body in (b"", b"[", b'"', b"nul", b"\xff", b"[" * 100_000, b'{"a":' * 30_000, b'{"game": "\\ud800"}', b"1e999"):
        assert ada.http.post("/api/matches", content=body).json()["code"] == "bad_message"
    assert ada.post("/api/matches", {"game": "tramp\0", "seats": [ME, ME]}, status=404)["code"] == "unknown"
    assert ada.call("PATCH", "/api/me", {"name": "\0\ud7ff"}, 400)["code"] == "bad_message"
    assert is_well(house)


def test_wrong_methods_and_unknown_addresses_are_told_apart(ada: Person) -> None:
    for entry in {e.path for e in ENDPOINTS}:
        path = entry.format(match="aaaaaaaaaa", seat=0, at=0, invite="0" * 16, game="tramp")
        answer = ada.http.request("TRACE", path)
        assert answer.status_code == 405 and answer.json()["code"] == "wrong_method" and answer.headers["allow"]
    assert ada.http.get("/api/nothing").json()["code"] == "unknown"
    assert ada.http.post("/healthz").status_code == 405


def test_every_answer_has_safe_headers(ada: Person) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/openapi.json"):
        headers = ada.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy and "http" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_half_a_request_holds_nobody_up(house: ServerProcess, ada: Person) -> None:
    with (
        plain.create_connection(("127.0.0.1", house.port)) as half,
        plain.create_connection(("127.0.0.1", house.port)) as nonsense,
    ):
        half.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{")
        nonsense.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
        assert ada.get("/api/me")
    assert is_well(house)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1", "http://localhost:1"]
)
def test_other_sites_change_nothing_and_get_no_socket(origin: str, ada: Person) -> None:
    for method, path in (("POST", "/api/matches"), ("PATCH", "/api/me"), ("DELETE", "/api/sessions")):
        answer = ada.http.request(method, path, headers={"Origin": origin}, json={})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert ada.http.get("/api/me", headers={"Origin": origin}).status_code == 200
    with pytest.raises(InvalidStatus, match="403"):
        ada.socket(origin=origin)
    own = ada.socket(origin=ada.address)
    own.close()


# --- sockets -------------------------------------------------------------------------------------------------------


def frames(rng: random.Random, match: str) -> Iterator[str]:
    """Return frames without end, most of them bad."""
    kinds = ["hello", "watch", "unwatch", "act", "why", "preview", "hurry", "lobby", "ping", "update", "", None, 5]
    odd: list[Any] = [
        None,
        True,
        -1,
        10**30,
        1.5,
        "",
        "x" * 300,
        "\0",
        [],
        {},
        [[]],
        {"a": {}},
        match,
        "zzzzzzzzzz",
        0,
        1,
    ]
    fields = ["match", "seat", "version", "log", "id", "key", "kind", "move", "moves", "choice", "protocol", "on", "zz"]
    while True:
        pick = rng.random()
        if pick < 0.7:
            message = {"type": rng.choice(kinds)} | {
                rng.choice(fields): rng.choice(odd) for _n in range(rng.randrange(7))
            }
            if rng.random() < 0.6:
                message["match"] = match
            yield json.dumps(message)
        elif pick < 0.8:
            yield json.dumps({"type": "act", "match": match, "key": secrets.token_hex(4), "seat": rng.randrange(3),
                              "version": rng.randrange(3), "kind": rng.choice(["confirm", "back", "move"]),
                              "move": rng.choice(["pass", "choose", "", "\u2028" * 50])})  # fmt: skip
        elif pick < 0.9:
            yield "".join(rng.choice(string.printable + "äß\u202e🚢\x00") for _n in range(rng.randrange(40)))
        elif pick < 0.95:
            yield rng.choice("[{") * rng.randrange(20_000)
        else:
            yield json.dumps({"type": "ping", "id": "x" * rng.randrange(60_000)})


def memory(house: ServerProcess) -> int:
    """Return how much memory a server process holds."""
    assert house.process is not None
    told = Path(f"/proc/{house.process.pid}/status").read_text()
    return int(next(line for line in told.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024


def test_a_socket_stays_open_whatever_is_said_and_nothing_grows(house: ServerProcess, ada: Person, match: str) -> None:
    rng = random.Random(1)
    made = frames(rng, match)
    socket = ada.socket()
    before = 0
    for number in range(FRAMES):
        socket.connection.send(next(made))
        if number % 50 == 0:
            socket.send(type="ping", id=f"n{number}")
            while socket.receive() != {"type": "pong", "id": f"n{number}"}:
                pass
            socket.received.clear()
        if number == FRAMES // 3:
            before = memory(house)
    assert memory(house) - before < GROWTH
    socket.close()
    assert is_well(house)


def test_frames_that_are_too_large_or_binary_end_the_connection(house: ServerProcess, ada: Person) -> None:
    for bad in ("x" * (MOST_FRAME + 1), "x" * (4 * MOST_FRAME), b"\x00\x01"):
        socket = ada.socket()
        socket.connection.send(bad)
        with pytest.raises(ConnectionClosed):
            socket.next("nothing more")
    assert is_well(house)


def test_nothing_is_said_before_hello_or_in_another_protocol(ada: Person, match: str) -> None:
    socket = ada.socket(hello=False)
    socket.send(type="watch", match=match)
    assert socket.next("error")["code"] == "bad_message"
    socket.send(type="hello", protocol=99)
    assert "reload" in socket.next("error")["text"]
    socket.send(type="hello", protocol=1)
    assert socket.next("welcome")["me"]["name"]
    socket.close()


def test_one_person_has_so_many_sockets_and_follows_so_many_matches(house: ServerProcess, match: str) -> None:
    eve = Person(house.address, "Eve")
    sockets = [eve.socket() for _n in range(MOST_SOCKETS)]
    refused = eve.socket(hello=False)
    with pytest.raises(ConnectionClosed):
        refused.receive()
    for socket in sockets[1:]:
        socket.close()
    many = [eve.create("tramp", [ME, ME]) for _n in range(MOST_FOLLOWED + 1)]
    told = [sockets[0].watch(each) for each in many]
    assert [t["type"] for t in told] == ["update"] * MOST_FOLLOWED + ["error"] and told[-1]["code"] == "too_fast"
    sockets[0].send(type="unwatch", match=many[0])
    assert sockets[0].watch(many[-1])["type"] == "update"
    sockets[0].close()


def test_a_client_that_does_not_read_is_cut_off(house: ServerProcess, ada: Person, match: str) -> None:
    deaf = plain.create_connection(("127.0.0.1", house.port))
    deaf.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    deaf.sendall(
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert deaf.recv(12) == b"HTTP/1.1 101"
    before = memory(house)
    deaf.settimeout(5)
    try:
        deaf.sendall(frame({"type": "hello", "protocol": 1}))
        for _n in range(20_000):
            deaf.sendall(frame({"type": "watch", "match": match}))
    except OSError:
        pass  # cut off, or not read any more
    assert memory(house) - before < GROWTH
    deaf.close()
    assert is_well(house)


def frame(message: dict[str, Any]) -> bytes:
    """Return a text frame as a client sends it, masked with zeros."""
    body = json.dumps(message).encode()
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body


# --- limits --------------------------------------------------------------------------------------------------------


def test_who_asks_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'm.sqlite'}", "--bots", "0", limits="0.05").start()
    try:
        eve = Person(server.address, "Eve")
        answers = [eve.http.get("/api/me") for _n in range(40)]
        slow = [answer for answer in answers if answer.status_code == 429]
        assert slow and slow[0].json()["code"] == "too_fast" and int(slow[0].headers["retry-after"]) >= 1
        assert answers[0].status_code == 200
        guests = [httpx.post(f"{server.address}/api/guests", json={}, timeout=20) for _n in range(6)]
        assert 429 in {answer.status_code for answer in guests}
        assert httpx.get(f"{server.address}/healthz", timeout=20).status_code == 200
    finally:
        server.stop()


def test_limits_hold_for_socket_messages_and_leave_the_socket_open(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'm.sqlite'}", "--bots", "0", limits="0.05").start()
    try:
        socket = Person(server.address).socket()
        for _n in range(60):
            socket.send(type="ping")
        told = [socket.next("pong", "error") for _n in range(60)]
        assert {t.get("code") for t in told} == {None, "too_fast"}
        socket.close()
        for given, seen in (({}, 200), ({"X-Forwarded-For": "8.8.8.8"}, 404), ({"X-Forwarded-For": "10.1.2.3"}, 200)):
            answer = httpx.get(f"{server.address}/metrics", headers=given, timeout=20)
            assert answer.status_code == seen, "numbers are for those who run the server"
    finally:
        server.stop()


def test_logs_hold_no_secrets(house: ServerProcess, ada: Person) -> None:
    password, name = "steam " + secrets.token_hex(4), "n" + secrets.token_hex(4)
    person = Person(house.address, "Guest")
    token = person.http.cookies["blueriband"]
    person.post("/api/account", {"login": name, "password": password})
    person.post("/api/sessions", {"login": name, "password": password + "x"}, status=401)
    person.create("tramp", [ME, ME])
    logged = "".join(house.lines)
    for secret in (password, token, name, *[c for c in ada.cookie.split("=") if len(c) > 20]):
        assert secret not in logged
