"""Bring a database to the present shape; only forwards, and only one process at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from blueriband.server.store import BadDatabase, open_engine

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x626C7565  # "blue"


class TooNew(ValueError):
    """The database was written by a later blueriband."""


def config(folder: Path = FOLDER) -> Config:
    """Return Alembic's settings."""
    settings = Config()
    settings.set_main_option("script_location", str(folder).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings


def upgrade(url: str, to: str = "head", folder: Path = FOLDER) -> None:
    """Make the tables, or bring them to the present shape."""
    engine = open_engine(url)
    sqlite = engine.dialect.name == "sqlite"
    try:
        with engine.connect().execution_options(writing=True) as connection:
            if (
                sqlite
            ):  # Alembic rebuilds tables there that others refer to; within a transaction it cannot be turned off
                raw: Any = connection.connection.driver_connection
                raw.execute("PRAGMA foreign_keys=OFF")
            with connection.begin():
                if steps(connection, to, config(folder)) and sqlite:
                    check_references(connection)
    finally:
        engine.dispose()


def steps(connection: Connection, to: str, settings: Config) -> bool:
    """Take all steps that are missing; say whether there were any."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    before = MigrationContext.configure(connection).get_current_revision()
    if not is_known(before, settings):
        raise TooNew("this database was written by a later version of blueriband; install that one")
    settings.attributes["connection"] = connection
    command.upgrade(settings, to)
    return MigrationContext.configure(connection).get_current_revision() != before


def check_references(connection: Connection) -> None:
    """Raise, and so undo everything, if a row is left without the one it refers to."""
    lost = connection.execute(text("PRAGMA foreign_key_check")).first()
    if lost is not None:
        raise BadDatabase(f"a row of {lost[0]} would be left without its row of {lost[2]}; nothing was changed")


def is_known(revision: str | None, settings: Config) -> bool:
    """Say whether a shape is one that this version knows."""
    steps = ScriptDirectory.from_config(settings).walk_revisions()
    return revision is None or revision in {step.revision for step in steps}
