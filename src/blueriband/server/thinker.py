"""The process in which a bot thinks. It is sent a position that its seat imagines, never the true one."""

from __future__ import annotations

import json
import os
import signal
import time
from multiprocessing.connection import Connection
from typing import Any, Final

REPORT_EVERY: Final = 0.25  # seconds


def main(pipe: Connection) -> None:
    """Answer questions until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # people come first
    from blueriband import bots, games  # noqa: F401  (read before the clock runs)

    pipe.send_bytes(b"ready")
    while True:
        try:
            task = json.loads(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            answer = think(task, pipe)
        except Exception as trouble:
            answer = {"error": f"the bot failed with {type(trouble).__name__}"}  # its words may tell what it knows
        try:
            pipe.send_bytes(json.dumps(answer).encode())
        except OSError:
            return


def think(task: dict[str, Any], pipe: Connection) -> dict[str, Any]:
    """Choose a move for a seat; tell how far it is, and stop when told to."""
    from blueriband import bots, games
    from blueriband.kernel.rng import seeded

    game = games.find(task["game"])
    bot = bots.make(game, task["level"])
    knowledge = bots.Knowledge.load(game, task["knowledge"])
    began = last = time.monotonic()

    def report(progress: bots.Progress) -> bool:
        nonlocal last
        at = time.monotonic()
        if at - last >= REPORT_EVERY:
            last = at
            pipe.send_bytes(json.dumps({"fraction": progress.fraction, "seconds": at - began}).encode())
        return not pipe.poll(0) or pipe.recv_bytes() != b"now"

    budget = bots.Budget(seconds=task["seconds"], simulations=task["simulations"])
    thought = bot.think(knowledge, budget, seeded(task["seed"]), report)
    return {"thought": thought.told(game)}
