"""`blueriband serve` and the browser game of `blueriband play`: a server for many, and one for yourself."""

from __future__ import annotations

import sys
import webbrowser
from typing import Annotated

import typer

from blueriband.cli.shell import Shell, Wrong, shell_of

Db = Annotated[str | None, typer.Option("--db", metavar="url", envvar="BLUERIBAND_DB", help="serve-db")]
Host = Annotated[str, typer.Option("--host", metavar="address", envvar="BLUERIBAND_HOST", help="serve-host")]
Port = Annotated[int, typer.Option("--port", metavar="number", envvar="BLUERIBAND_PORT", help="serve-port")]
Workers = Annotated[int, typer.Option("--workers", metavar="number", envvar="BLUERIBAND_WORKERS", help="serve-workers")]
Bots = Annotated[int, typer.Option("--bots", metavar="number", envvar="BLUERIBAND_BOTS", help="serve-bots")]
Seconds = Annotated[
    float | None,
    typer.Option("--bot-seconds", metavar="seconds", envvar="BLUERIBAND_BOT_SECONDS", help="serve-seconds"),
]
Limits = Annotated[float, typer.Option("--limits", metavar="factor", envvar="BLUERIBAND_LIMITS", help="serve-limits")]
Origin = Annotated[str, typer.Option("--origin", metavar="url", envvar="BLUERIBAND_ORIGIN", help="serve-origin")]
Proxies = Annotated[
    str, typer.Option("--proxies", metavar="addresses", envvar="BLUERIBAND_PROXIES", help="serve-proxies")
]
PrivateHooks = Annotated[
    bool, typer.Option("--private-hooks", envvar="BLUERIBAND_PRIVATE_HOOKS", help="serve-private-hooks")
]
Secure = Annotated[bool, typer.Option("--secure", envvar="BLUERIBAND_SECURE", help="serve-secure")]
Log = Annotated[str, typer.Option("--log", metavar="level", envvar="BLUERIBAND_LOG", help="serve-log")]

LEVELS = ("debug", "info", "warning", "error")
FIRST_PORT = 8377


def serve(
    ctx: typer.Context,
    db: Db = None,
    host: Host = "127.0.0.1",
    port: Port = FIRST_PORT,
    workers: Workers = 1,
    bots: Bots = 1,
    bot_seconds: Seconds = None,
    limits: Limits = 1.0,
    origin: Origin = "",
    proxies: Proxies = "127.0.0.1",
    private_hooks: PrivateHooks = False,
    secure: Secure = False,
    log: Log = "info",
) -> None:
    """Run a server for others."""
    from blueriband.server.settings import Settings, own_database

    within("--port", port, 1, 65535)
    within("--workers", workers, 1, 64)
    within("--bots", bots, 0, 64)
    if bot_seconds is not None:
        within("--bot-seconds", bot_seconds, 0.01, 600)
    within("--limits", limits, 0, 1000)
    if log not in LEVELS:
        raise Wrong("one-of", option="--log", values=", ".join(LEVELS))
    settings = Settings(
        db or own_database(),
        host,
        port,
        workers,
        bots,
        bot_seconds,
        limits,
        origin,
        proxies,
        private_hooks,
        secure,
        log,
    )
    start(shell_of(ctx), settings, show=False)


def play_in_browser(shell: Shell, game: str | None) -> None:
    """Run a server for yourself, and open the page."""
    from blueriband.server.run import free_port
    from blueriband.server.settings import Settings, own_database

    settings = Settings(own_database(), port=free_port("127.0.0.1", FIRST_PORT), limits=0, log="warning")
    start(shell, settings, show=True, path=f"/#/new/{game}" if game else "/")


def start(shell: Shell, settings: object, show: bool, path: str = "/") -> None:
    """Start, say where, and go on until stopped."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from blueriband.server.run import serve as run
        from blueriband.server.settings import Settings
    except ImportError as missing:
        raise Wrong("no-server", module=str(missing.name)) from None
    assert isinstance(settings, Settings)
    named = f"[{settings.host}]" if ":" in settings.host else settings.host
    shown = "localhost" if named in ("0.0.0.0", "[::]") else named
    address = f"http://{shown}:{settings.port}"

    def ready() -> None:
        shell.line(shell.say("serving", address=address + path))
        shell.line(shell.say("serving-stop"))
        sys.stdout.flush()
        if show:
            open_browser(address + path)

    try:
        run(settings, ready)
    except SQLAlchemyError as trouble:
        reason = str(getattr(trouble, "orig", None) or trouble).strip().splitlines()[0]
        raise Wrong("database", reason=reason) from None


def open_browser(address: str) -> None:
    """Open the page if there is a browser for people; never a text one in this terminal."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return
    if not isinstance(found, webbrowser.GenericBrowser) or isinstance(found, webbrowser.BackgroundBrowser):
        found.open(address)


def within(option: str, value: float, least: float, most: float) -> None:
    """Raise unless a number lies between two others."""
    if not least <= value <= most:
        raise Wrong("between", option=option, least=str(least), most=str(most))
