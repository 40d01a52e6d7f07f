"""Start a server: migrate, listen, print the address."""

from __future__ import annotations

import contextlib
import os
import socket
import tempfile
from collections.abc import Callable
from typing import Any

import uvicorn

from blueriband.server import migrate
from blueriband.server.settings import Settings
from blueriband.server.sockets import MOST_FRAME

BACKLOG = 2048


def free_port(host: str, first: int) -> int:
    """Return the first port from a number on that nobody listens on."""
    for port in range(first, first + 100):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise OSError(98, "all ports are taken", f"{host}:{first}")


def configured(settings: Settings) -> dict[str, Any]:
    """Return what uvicorn is told."""
    return {
        "host": settings.host, "port": settings.port, "log_level": "warning", "access_log": False, "backlog": BACKLOG,
        "ws": "websockets-sansio", "ws_max_size": MOST_FRAME * 2, "ws_max_queue": 32, "ws_per_message_deflate": False,
        "ws_ping_interval": 25.0, "ws_ping_timeout": 25.0, "timeout_graceful_shutdown": 5, "server_header": False,
        "proxy_headers": True, "forwarded_allow_ips": settings.proxies, "lifespan": "on",
        "h11_max_incomplete_event_size": 65536,
    }  # fmt: skip


def serve(settings: Settings, ready: Callable[[], None] | None = None) -> None:
    """Run a server until it is stopped; `ready` is called when it listens."""
    open_many_files()
    migrate.upgrade(settings.db)
    settings.hand_on()
    given = configured(settings)
    if settings.workers > 1:
        with tempfile.TemporaryDirectory() as folder:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            if ready is not None:
                ready()
            uvicorn.run("blueriband.server.app:worker", factory=True, workers=settings.workers, **given)
        return
    from blueriband.server.app import make_app

    config = uvicorn.Config(make_app(settings), **given)
    Announced(config, ready).run()


def open_many_files() -> None:
    """Let this process, and those it starts, have as many sockets as the machine allows."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Announced(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready()
