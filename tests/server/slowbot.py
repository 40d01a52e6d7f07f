"""A bot that would think for ever; a module of its own, so that its process starts quickly."""

from __future__ import annotations

import time
from multiprocessing.connection import Connection


def main(pipe: Connection) -> None:
    """Think until told to stop."""
    pipe.recv_bytes()
    began = time.monotonic()
    while not pipe.poll(0.1):
        pipe.send_bytes(b'{"fraction": 0.5, "seconds": 0.1}')
    assert pipe.recv_bytes() == b"now"
    pipe.send_bytes(b'{"thought": {"move": "pass", "seconds": %f}}' % (time.monotonic() - began))
