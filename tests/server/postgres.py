"""A real PostgreSQL for the tests: the machine's own programs, in a folder that goes away."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


class NoPostgres(RuntimeError):
    """PostgreSQL's server programs are not there."""


def programs() -> Path:
    """Return the folder with initdb and postgres: in PATH, where Debian puts them, or where a wheel brings them."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").is_file():
            return folder
    try:
        import pgserver  # type: ignore[import-not-found]
    except ImportError:
        raise NoPostgres("PostgreSQL is needed: install it, or `pip install pgserver`") from None
    return Path(pgserver.__file__).parent / "pginstall" / "bin"


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running() -> Iterator[str]:
    """Run a PostgreSQL server; give its address without a database."""
    bin, port = programs(), free_port()
    folder = Path(tempfile.mkdtemp(prefix="blueriband-pg-"))
    user = "postgres" if os.geteuid() == 0 else None
    if user is not None:
        owner = pwd.getpwnam(user)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    data = str(folder / "data")
    run([bin / "initdb", "-D", data, "-U", "blueriband", "-A", "trust", "-E", "UTF8", "--no-sync"], user, folder)
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=on"
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [bin / "postgres", "-D", data, *options.split()],
            user=user, cwd=folder, stdout=subprocess.DEVNULL, stderr=log,
        )  # fmt: skip
    address = f"postgresql://blueriband@127.0.0.1:{port}"
    try:
        wait_for(address, folder)
        yield address
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
        shutil.rmtree(folder, ignore_errors=True)


def run(command: list[object], user: str | None, folder: Path) -> None:
    """Run a program to its end."""
    words = [str(word) for word in command]
    done = subprocess.run(words, user=user, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NoPostgres(done.stderr)


def wait_for(address: str, folder: Path) -> None:
    """Wait until the server answers."""
    until = time.monotonic() + 60
    while True:
        try:
            psycopg.connect(f"{address}/postgres").close()
            return
        except psycopg.OperationalError:
            if time.monotonic() > until:
                raise NoPostgres((folder / "log").read_text()) from None
            time.sleep(0.1)


def new_database(address: str, name: str) -> str:
    """Make an empty database; return its address."""
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return f"{address}/{name}"
