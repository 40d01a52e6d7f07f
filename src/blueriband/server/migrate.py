"""Bring a database to the present shape; only forwards, and only one process at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from blueriband.server.store import open_engine

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x626C7565  # "blue"


class TooNew(ValueError):
    """The database was written by a later blueriband."""


def config() -> Config:
    """Return Alembic's settings."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings


def upgrade(url: str, to: str = "head") -> None:
    """Make the tables, or bring them to the present shape."""
    engine = open_engine(url)
    try:
        with engine.connect().execution_options(writing=True) as connection, connection.begin():
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            settings = config()
            if not is_known(connection, settings):
                raise TooNew("this database was written by a later version of blueriband; install that one")
            settings.attributes["connection"] = connection
            command.upgrade(settings, to)
    finally:
        engine.dispose()


def is_known(connection: Connection, settings: Config) -> bool:
    """Say whether the shape of a database is one that this version knows."""
    found = MigrationContext.configure(connection).get_current_revision()
    return found is None or found in {step.revision for step in ScriptDirectory.from_config(settings).walk_revisions()}
