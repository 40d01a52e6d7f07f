"""`blueriband bench serve`: how many live matches this machine holds, and how soon everybody has a move."""

from __future__ import annotations

import json as json_format
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

import blueriband
from blueriband import games
from blueriband.cli import arguments
from blueriband.cli.arguments import AsJson
from blueriband.cli.serve import Db, Workers, within
from blueriband.cli.shell import Shell, Wrong, shell_of

SOON = 0.100  # seconds: 99 of 100 moves are with everybody by then
FIRST = 50  # matches to begin with
MOST = 20_000
CLOSE = 1.1  # the search ends when what holds and what does not are this near
PATIENCE = 90  # seconds for the server to start

Game = Annotated[str, typer.Option("--game", metavar="game", help="game")]
Every = Annotated[float, typer.Option("--every", metavar="seconds", help="bench-every")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="seconds", help="bench-serve-seconds")]
Matches = Annotated[int | None, typer.Option("--matches", metavar="number", help="bench-matches")]


def bench_serve(
    ctx: typer.Context,
    db: Db = None,
    workers: Workers = 1,
    game: Game = games.USUAL,
    every: Every = 5.0,
    seconds: Seconds = 15.0,
    matches: Matches = None,
    json: AsJson = False,
) -> None:
    """Time the server."""
    shell = shell_of(ctx)
    within("--workers", workers, 1, 64)
    within("--every", every, 0.1, 600)
    within("--seconds", seconds, 1, 600)
    if matches is not None:
        within("--matches", matches, 1, MOST)
    name = arguments.find_game(game).name
    report: dict[str, Any] = {
        "blueriband": blueriband.__version__, "build": blueriband.BUILD, "game": name, "workers": workers,
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "database": "sqlite" if db is None else db.partition(":")[0], "every": every, "rows": [],
    }  # fmt: skip
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = db or f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        bench = stack.enter_context(running(url, workers, name))
        report["holds"] = search(shell, bench, report["rows"], every, seconds, matches)
    if json:
        shell.line(json_format.dumps(report, indent=1))
    else:
        print_report(shell, report)


class Bench:
    """A server and a load, each in a process of its own."""

    def __init__(self, server: subprocess.Popen[bytes], load: subprocess.Popen[str]) -> None:
        self.server = server
        self.load = load

    def ask(self, **wish: Any) -> dict[str, Any]:
        """Have the load do something."""
        assert self.load.stdin is not None and self.load.stdout is not None
        self.load.stdin.write(json_format.dumps(wish) + "\n")
        self.load.stdin.flush()
        line = self.load.stdout.readline()
        if not line:
            raise Wrong("bench-serve")
        answer: dict[str, Any] = json_format.loads(line)
        return answer

    def measure(self, matches: int, every: float, seconds: float) -> dict[str, Any]:
        """Play so many matches; return what was found, with the shares of one core that everything took."""
        self.ask(set_up=matches)
        began, spent, all_spent = time.perf_counter(), self.spent(), machine_spent()
        found = self.ask(matches=matches, every=every, seconds=seconds)
        wall = time.perf_counter() - began
        found |= {
            "matches": matches,
            "server": (self.spent() - spent) / wall,
            "machine": (machine_spent() - all_spent) / wall,
        }
        return found

    def spent(self) -> float:
        """Return the CPU seconds of the server and of the processes it has started."""
        return sum(cpu_seconds(process) for process in [self.server.pid, *children(self.server.pid)])


def cpu_seconds(process: int) -> float:
    """Return what a process has spent so far; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(process: int) -> list[int]:
    """Return the processes that a process has started."""
    try:
        return [
            int(word) for path in Path(f"/proc/{process}/task").glob("*/children") for word in path.read_text().split()
        ]
    except OSError:
        return []


def machine_spent() -> float:
    """Return the CPU seconds of all processes of the machine, the database's too."""
    try:
        words = Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    except OSError:
        return 0.0
    idle = int(words[3]) + int(words[4])
    return (sum(int(word) for word in words[:8]) - idle) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(url: str, workers: int, game: str) -> Iterator[Bench]:
    """Start a server and a load."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "blueriband", "serve", "--db", url, "--port", str(port), "--limits", "0"]
    command += ["--bots", "0", "--workers", str(workers), "--log", "error"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_for(server, address)
        load = subprocess.Popen(
            [sys.executable, "-m", "blueriband.server.load", address, game],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
        )  # fmt: skip
        try:
            yield Bench(server, load)
        finally:
            load.kill()
            load.communicate()
    finally:
        server.terminate()
        try:
            server.wait(15)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def wait_for(server: subprocess.Popen[bytes], address: str) -> None:
    """Wait until the server answers."""
    until = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=5).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise Wrong("bench-serve")


def search(
    shell: Shell, bench: Bench, rows: list[dict[str, Any]], every: float, seconds: float, only: int | None
) -> int | None:
    """Measure, and find how many matches are held: double until it is too many, then halve the gap."""
    holds, fails = 0, MOST * 2
    matches = only or FIRST
    while True:
        with (
            shell.err.status(shell.say("bench-serve-running", matches=matches))
            if shell.err.is_terminal
            else ExitStack()
        ):
            found = bench.measure(matches, every, seconds)
        rows.append(found)
        shell.err.print(
            shell.say(
                "bench-serve-step", matches=matches, p50=millis(shell, found["p50"]), p99=millis(shell, found["p99"])
            )
        )
        if only is not None:
            return None
        if found["p99"] < SOON and not found["missing"] and not found["lost"]:
            holds = matches
        else:
            fails = matches
        if holds >= MOST or fails <= CLOSE * max(holds, 1) or fails <= 2:
            return holds
        matches = min(2 * holds, MOST) if fails > MOST else max(1, (holds + fails) // 2)


def print_report(shell: Shell, report: dict[str, Any]) -> None:
    """Print what was found as a table."""
    title = shell.say(
        "bench-serve-title", database=report["database"], workers=report["workers"], cores=report["cores"]
    )
    table = shell.table(title)
    for column in ("matches", "sockets", "moves", "p50", "p99", "server", "load", "machine"):
        table.add_column(shell.say(f"bench-serve-{column}"), justify="right")
    for row in sorted(report["rows"], key=lambda row: int(row["matches"])):
        shares = [shell.say("percent", value=shell.number(100 * row[part])) for part in ("server", "load", "machine")]
        table.add_row(
            shell.number(row["matches"]), shell.number(4 * row["matches"]), shell.number(row["moves"], 1),
            millis(shell, row["p50"]), millis(shell, row["p99"]), *shares,
        )  # fmt: skip
    shell.print(table, gap=True)
    if report["holds"] is not None:
        shell.print(shell.say("bench-serve-holds", matches=report["holds"], every=shell.number(report["every"], 1)))
    shell.print(shell.say("bench-serve-note"))


def millis(shell: Shell, seconds: float) -> str:
    """Return milliseconds as people read them."""
    return shell.number(1000 * seconds, 1)
