"""Databases and servers, shared by the tests of one process."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.running import Person, ServerProcess

SOAK = os.environ.get("BLUERIBAND_SOAK") == "1"  # full size: make soak


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL server for all tests of this process."""
    with postgres.running() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'matches.sqlite'}"
    return postgres.new_database(request.getfixturevalue("cluster"), f"t{secrets.token_hex(6)}")


@pytest.fixture
def start(db: str) -> Iterator[Callable[..., ServerProcess]]:
    """Start servers on the test's database; they end with the test."""
    started: list[ServerProcess] = []

    def begin(*options: str, **given: str) -> ServerProcess:
        process = ServerProcess(db, *options, **given)  # type: ignore[arg-type]
        started.append(process)
        return process.start()

    yield begin
    for process in started:
        process.stop()


@pytest.fixture
def server(start: Callable[..., ServerProcess]) -> ServerProcess:
    """One server with a bot process."""
    return start()


@pytest.fixture
def ada(server: ServerProcess) -> Person:
    """Somebody at that server."""
    return Person(server.address, "Ada")


@pytest.fixture
def ben(server: ServerProcess) -> Person:
    """Somebody else."""
    return Person(server.address, "Ben")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server on each kind of database for all tests of a module; its options stand there as HOUSE."""
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path_factory.mktemp('house') / 'matches.sqlite'}"
    else:
        address = postgres.new_database(request.getfixturevalue("cluster"), f"h{secrets.token_hex(6)}")
    process = ServerProcess(address, *getattr(request.module, "HOUSE", ())).start()
    yield process
    process.stop()
