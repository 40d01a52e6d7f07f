"""Real server processes and real clients for the tests."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.postgres import free_port

PATIENCE = 180.0  # seconds for a server to start on a busy machine


class ServerProcess:
    """`blueriband serve` on a port of its own; can be killed and started again on the same port and database."""

    def __init__(self, db: str, *options: str, port: int | None = None, limits: str = "0") -> None:
        self.db = db
        self.port = free_port() if port is None else port
        self.options = [*options]
        self.limits = limits
        self.process: subprocess.Popen[str] | None = None
        self.lines: list[str] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, wait: bool = True) -> ServerProcess:
        command = [sys.executable, "-m", "blueriband", "serve", "--db", self.db, "--port", str(self.port)]
        command += ["--limits", self.limits, *self.options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
        )
        self.reader = threading.Thread(target=self.read, args=(self.process,), daemon=True)
        self.reader.start()
        if wait:
            self.wait_until_healthy()
        return self

    def read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                self.lines.append(line)

    def wait_until_healthy(self) -> float:
        """Wait until it answers; return how long that took."""
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            assert self.process is not None
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {''.join(self.lines[-20:])}")
            try:
                if httpx.get(f"{self.address}/healthz", timeout=2).status_code == 200:
                    return time.monotonic() - began
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {''.join(self.lines[-20:])}")

    def kill(self) -> None:
        """Kill it and all its processes at once, as a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.reader.join(10)

    def stop(self) -> None:
        """End it in good order."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
            self.reader.join(10)
        except subprocess.TimeoutExpired:
            self.kill()


class Person:
    """Somebody with a browser: HTTP with a cookie, and sockets."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=30, verify=False, trust_env=False)
        weakref.finalize(self, self.http.close)
        self.counter = 0
        if name is not None:
            self.me = self.post("/api/guests", {"name": name})

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self.call("POST", path, body, status)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    def call(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def create(self, game: str, seats: list[dict[str, Any]], **given: Any) -> str:
        return str(self.post("/api/matches", {"game": game, "seats": seats, **given})["id"])

    def view(self, match: str, seat: int | None = None) -> Any:
        return self.get(f"/api/matches/{match}/view", **({} if seat is None else {"seat": seat}))

    def key(self) -> str:
        self.counter += 1
        return f"{id(self)}-{self.counter}"

    def act(self, match: str, seat: int, version: int, move: str | None, **given: Any) -> httpx.Response:
        """Play a move, or confirm where there is none."""
        body = {"key": self.key(), "seat": seat, "version": version, "kind": "move" if move else "confirm"}
        body |= {"move": move} if move else {}
        return self.http.post(f"/api/matches/{match}/acts", json=body | given)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, hello: bool = True, **given: Any) -> Socket:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        address = self.address.replace("http", "ws") + "/api/socket"
        found = Socket(connect(address, additional_headers=headers, ping_interval=None, **given).__enter__())
        if hello:
            found.send(type="hello", protocol=1)
            assert found.next("welcome")
        return found

    def close(self) -> None:
        self.http.close()


class Socket:
    """One connection, read message by message."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[Any] = []

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, timeout: float = 20) -> Any:
        told = json.loads(self.connection.recv(timeout=timeout))
        self.received.append(told)
        return told

    def next(self, *kinds: str, timeout: float = 20) -> Any:
        """Return the next message of some kinds, passing over others."""
        while True:
            told = self.receive(timeout)
            if told["type"] in kinds:
                return told

    def watch(self, match: str, seat: int | None = None, **given: Any) -> Any:
        self.send(type="watch", match=match, **({} if seat is None else {"seat": seat}), **given)
        return self.next("update", "error")

    def close(self) -> None:
        self.connection.close()


def thinking(server: subprocess.Popen[Any] | None) -> list[int]:
    """Return the processes in which a server's bots think."""
    assert server is not None
    found = []
    for children in Path(f"/proc/{server.pid}/task").glob("*/children"):
        try:
            ids = children.read_text().split()
            found += [int(child) for child in ids if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
        except OSError:
            continue
    return found


def end(process: int) -> None:
    """Kill a process that is there."""
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        return


@contextmanager
def bots_dying(server: subprocess.Popen[Any] | None) -> Iterator[None]:
    """Kill every process in which a server's bots think, as long as this goes on."""
    stop = threading.Event()

    def murder() -> None:
        while not stop.wait(0.01):
            for process in thinking(server):
                end(process)

    killer = threading.Thread(target=murder)
    killer.start()
    try:
        yield
    finally:
        stop.set()
        killer.join()
