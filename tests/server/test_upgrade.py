"""Databases of earlier versions are brought up to date, and every match in them replays and goes on."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, MetaData, insert, select, text, update

from blueriband.server import migrate, schema
from blueriband.server.live import known_rules
from blueriband.server.store import open_engine
from tests.server.crowd import differences, journal
from tests.server.record_database import COOKIE, FOLDER
from tests.server.running import Person, ServerProcess

DATABASES = sorted(path.stem for path in FOLDER.glob("*.sql"))
REBUILD = '''
"""Rebuild a table that others refer to."""
import sqlalchemy as sa
from alembic import op
revision, down_revision, branch_labels, depends_on = "9998", {head!r}, None, None

def upgrade():
    with op.batch_alter_table("matches") as batch:
        batch.alter_column("deadline_hours", type_=sa.BigInteger())
'''


@pytest.fixture(params=DATABASES)
def revision(request: pytest.FixtureRequest) -> str:
    """The shape of an earlier version."""
    return str(request.param)


@pytest.fixture
def old(revision: str, db: str, tmp_path: Path) -> str:
    """A database written by an earlier version."""
    dump = (FOLDER / f"{revision}.sql").read_text(encoding="utf-8")
    if db.startswith("sqlite"):
        with sqlite3.connect(db.removeprefix("sqlite:///")) as connection:
            connection.executescript(dump)
        connection.close()
        return db
    with sqlite3.connect(tmp_path / "dump.sqlite") as connection:
        connection.executescript(dump)
    connection.close()
    migrate.upgrade(db, revision)
    copy(f"sqlite:///{tmp_path / 'dump.sqlite'}", db)
    return db


def copy(source: str, target: str) -> None:
    """Copy all rows from one database to another of the same shape."""
    there, here = open_engine(source), open_engine(target)
    shape = MetaData()
    with there.connect() as old, here.connect() as new:
        shape.reflect(new)
        for table in shape.sorted_tables:
            if table.name == "alembic_version":
                continue
            truths = {column.name for column in table.columns if isinstance(column.type, Boolean)}
            rows = [dict(row._mapping) for row in old.execute(text(f'SELECT * FROM "{table.name}"'))]
            for row in rows:
                row.update({name: bool(row[name]) for name in truths})
            if rows:
                new.execute(insert(table), rows)
        new.commit()
    there.dispose()
    here.dispose()


def cookie(revision: str) -> str:
    """Return the session of the person in a stored database."""
    first = (FOLDER / f"{revision}.sql").read_text(encoding="utf-8").splitlines()[0]
    return first.removeprefix(COOKIE)


def rows(db: str) -> list[Any]:
    """Return all matches."""
    engine = open_engine(db)
    with engine.connect() as c:
        found = list(c.execute(select(schema.matches).order_by(schema.matches.c.created)))
    engine.dispose()
    return found


def test_there_is_a_database_of_the_present_shape() -> None:
    assert DATABASES[-1] == ScriptDirectory.from_config(migrate.config()).get_current_head(), (
        "python -m tests.server.record_database"
    )


def test_every_match_of_an_old_database_replays(old: str) -> None:
    migrate.upgrade(old)
    found = rows(old)
    playable = [row for row in found if row.status in ("running", "over") and known_rules(row)]
    assert {row.game for row in playable if row.status == "over"} == {"shipyard", "crossing-oceans", "transatlantic"}
    strange = [row.id for row in found if not known_rules(row)]
    assert [said for said in differences(old) if said.split()[0] not in strange] == []


def test_matches_of_an_old_database_are_played_on(old: str, revision: str, start: Callable[..., ServerProcess]) -> None:
    migrate.upgrade(old)
    frozen = [row.id for row in rows(old) if row.game == "shipyard" and row.status in ("running", "over")]
    change_rules(old, frozen)
    server = start("--log", "warning")
    ada = Person(server.address)
    ada.http.cookies.set("blueriband", cookie(revision))
    found = [row for row in rows(old) if row.status in ("running", "over")]
    for row in found:
        if row.id in frozen:
            cannot_be_played(ada, row)
        elif row.status == "over":
            assert "seed" in ada.http.get(f"/api/matches/{row.id}/file").text
            assert len(ada.get(f"/api/matches/{row.id}/replay", knows="all")["steps"]) > 50
        elif any(seat["stand_in"] for seat in ada.get(f"/api/matches/{row.id}")["seats"]):
            ada.call("DELETE", f"/api/matches/{row.id}/seats/1/bot")
            assert len(journal(old, row.id)) > row.version
        else:
            update = ada.view(row.id, row.asked)
            assert update["decision"]["back"] > 0, "the draft is gone"
            assert ada.act(row.id, row.asked, update["version"], None, kind="back").json()["type"] == "done"
    said = differences(old)
    assert len(said) == len(frozen) == 3 and all("are not installed" in line for line in said)


def change_rules(db: str, matches: list[str]) -> None:
    """Make matches look as if they were played by other rules."""
    engine = open_engine(db)
    m = schema.matches
    with engine.connect().execution_options(writing=True) as c:
        c.execute(update(m).where(m.c.id.in_(matches)).values(rules=m.c.rules + 100))
        c.commit()
    engine.dispose()


def cannot_be_played(ada: Person, row: Any) -> None:
    """See that a match of other rules is shown as such, cannot be played, and can be read and exported."""
    assert ada.get(f"/api/matches/{row.id}")["frozen"]
    assert ada.get(f"/api/matches/{row.id}/view", 409, seat=0)["code"] == "frozen"
    assert ada.act(row.id, 0, row.version, "pass").json()["code"] == "frozen"
    file = ada.http.get(f"/api/matches/{row.id}/file")
    assert file.status_code == 200 and "shipyard" in file.text


def test_no_match_of_an_old_database_is_paused(old: str) -> None:
    migrate.upgrade(old)
    assert not any(row.paused for row in rows(old))


def test_the_tables_are_what_the_migrations_make(db: str) -> None:
    migrate.upgrade(db)
    engine = open_engine(db)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_a_filled_table_that_others_refer_to_can_be_rebuilt(old: str, tmp_path: Path) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "rebuild_9998.py").write_text(REBUILD.format(head=DATABASES[-1]), encoding="utf-8")
    migrate.upgrade(old)
    before = len(rows(old))
    migrate.upgrade(old, folder=folder)
    assert len(rows(old)) == before and differences(old) == []


def test_a_database_from_the_future_is_refused(db: str) -> None:
    migrate.upgrade(db)
    engine = open_engine(db)
    with engine.connect().execution_options(writing=True) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.commit()
    engine.dispose()
    command = ["serve", "--port", "1"] if db.startswith("sqlite") else ["matches", "verify"]
    words = [sys.executable, "-m", "blueriband", *command, "--db", db]
    ended = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 2, ended.stderr
    assert "later version" in ended.stderr and "Traceback" not in ended.stderr
