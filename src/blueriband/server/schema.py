"""The tables. Nothing is ever deleted from `matches` and `journal`; times are milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
Number = BigInteger().with_variant(Integer, "sqlite")  # so that SQLite counts up by itself

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(60), unique=True),  # folded
    Column("password", String(200)),  # Argon2id
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of the cookie
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(34), nullable=False),  # secret until it is over
    Column("commitment", String(64), nullable=False),
    Column("status", String(12), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("deadline_hours", Integer),
    Column("version", Integer, nullable=False, default=0),  # acts in the journal
    Column("shown", Integer, nullable=False, default=0),  # the version that others than the asked seat see
    Column("asked", Integer),
    Column("asked_since", BigInteger),
    Column("result", Text),  # JSON
    Column("trouble", Text),  # JSON: a bot that failed
    Column("rematch", String(10)),
    Column("imported", Boolean, nullable=False, server_default=false()),
    Column("paused", Boolean, nullable=False, server_default=false()),  # its bots wait
    Column("touched", BigInteger, nullable=False),
    Index("ix_matches_status_touched", "status", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, open, bot
    Column("person", ForeignKey("people.id")),
    Column("name", String(60), nullable=False),
    Column("level", String(200)),  # of the bot that plays here now
    Index("ix_seats_person", "person"),
)

journal = Table(
    "journal",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),  # from 1
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # move, confirm, back, bot, person
    Column("text", String(200), nullable=False),
    Column("person", String(16)),  # None: a bot or the server
    Column("key", String(64)),
    Column("position", String(16), nullable=False),  # hash of the position after it
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "person", "key"),
)

agreements = Table(
    "agreements",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("level", String(200), nullable=False),
)

invites = Table(
    "invites",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False, index=True),
    Column("seat", Integer),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256
    Column("created", BigInteger, nullable=False),
    Column("revoked", Boolean, nullable=False, server_default=false()),
    Column("used_by", ForeignKey("people.id")),
)

watchers = Table(
    "watchers",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("invite", ForeignKey("invites.id"), nullable=False),
)

hooks = Table(
    "hooks",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("url", String(400), nullable=False),
    Column("format", String(10), nullable=False),
    Column("parked", Boolean, nullable=False, server_default=false()),
    Column("error", Text),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False, default=0),
)

jobs = Table(
    "jobs",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),  # one bot is asked at a time
    Column("seat", Integer, nullable=False),
    Column("level", String(200), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),  # free, or its taker is taken for dead, from then on; PARKED: waits
    Column("tries", Integer, nullable=False, default=0),
    Index("ix_jobs_due", "due"),
)

signals = Table(
    "signals",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("body", String(400), nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
