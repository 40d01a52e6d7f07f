"""A real server process and a real browser for the tests of the client; both are shared by the tests of a process."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from blueriband.server import pages
from tests.web.player import Player

FULL = os.environ.get("BLUERIBAND_SOAK") == "1"  # `make soak`: the full size of every test here
ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
        return found


class ServerProcess:
    """`blueriband serve` with a database of its own; it can be stopped and started again."""

    def __init__(self, folder: Path, bot_seconds: float = 0.02) -> None:
        self.folder = folder
        self.bot_seconds = bot_seconds
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable, "-m", "blueriband", "serve", "--port", str(self.port), "--limits", "0",
                    "--log", "warning", "--db", f"sqlite:///{self.folder / 'matches.sqlite'}",
                    "--bot-seconds", str(self.bot_seconds),
                ],
                stdout=log,
                stderr=log,
            )  # fmt: skip
        for _ in range(1800):  # three minutes, on a busy machine
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self.folder / "server.log").read_text())

    def stop(self) -> None:
        """Stop as an administrator would."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


def browser_program() -> str | None:
    """Return a Chromium of this machine; None: Playwright's own."""
    named = os.environ.get("BLUERIBAND_CHROMIUM")
    return named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that all tests of this process share."""
    if not (pages.FOLDER / "index.html").is_file():
        pytest.fail("the browser client is not built: run `make build`")
    made = ServerProcess(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test, which may stop it."""
    made = ServerProcess(tmp_path)
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        try:
            found = playwright.chromium.launch(executable_path=browser_program(), args=ARGS)
        except Error as missing:
            pytest.fail(f"no Chromium here: {str(missing).splitlines()[0]}")
        yield found
        found.close()


@pytest.fixture
def player(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Player]]:
    """Make browsers of people, `player(dark=True, language="de", phone=True)`; each must end without errors."""
    made: list[Player] = []

    def make(**wishes: object) -> Player:
        address = wishes.pop("address", server.address)
        made.append(Player(browser, str(address), **wishes))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for one in made:
        one.leave()
