"""Who people are: guests by cookie, accounts by password."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from blueriband.server import schema
from blueriband.server.messages import HookState, Me
from blueriband.server.problems import Problem
from blueriband.server.store import Store, do, now

COOKIE: Final = "blueriband"
TOKEN_BYTES: Final = 24  # 192 random bits
SESSION_DAYS: Final = 400
KEPT: Final = 10_000


def fingerprint(token: str) -> str:
    """Return what is stored of a token: enough to know it again, of no use to a thief."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """Return a name for a person or an invitation."""
    return secrets.token_hex(8)


@cache
def nobody_hash() -> str:
    """Return what a password is compared with where there is no such login."""
    return PasswordHasher().hash("nobody has this password")


class People:
    """Sessions and accounts."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.hasher: Final = PasswordHasher()
        self.hashing: Final = asyncio.Semaphore(2)  # it is meant to be slow
        self.known: Final[OrderedDict[str, str]] = OrderedDict()  # persons by fingerprint of their token

    async def by_token(self, token: str | None) -> str | None:
        """Return whose session this is."""
        if not token or len(token) > 64:
            return None
        mark = fingerprint(token)
        if mark in self.known:
            return self.known[mark]
        s = schema.sessions.c
        person = await self.store.read(
            lambda c: c.execute(select(s.person).where(s.token == mark, s.expires > now())).scalar()
        )
        if person is not None:
            self.keep(mark, person)
        return person

    def keep(self, mark: str, person: str) -> None:
        """Remember a session."""
        self.known[mark] = person
        if len(self.known) > KEPT:
            self.known.popitem(last=False)

    def forget(self, mark: str) -> None:
        """Hear that a session ended, here or in another process."""
        self.known.pop(mark, None)

    async def me(self, person: str) -> Me:
        """Return a person as they see themselves."""
        return await self.store.read(lambda c: read_me(c, person))

    async def new_guest(self, name: str | None) -> tuple[str, str]:
        """Make a guest; return the person and the token of the session."""
        person = new_id()
        called = clean(name) if name else f"Guest {person[:4]}"
        token = secrets.token_urlsafe(TOKEN_BYTES)

        def write(c: Connection) -> None:
            c.execute(insert(schema.people).values(id=person, name=called, created=now()))
            open_session(c, token, person)

        await self.store.write("", write)
        return person, token

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name; their seats are named after them."""
        called = clean(name)

        def write(c: Connection) -> None:
            old = c.execute(select(schema.people.c.name).where(schema.people.c.id == person)).scalar_one()
            c.execute(update(schema.people).where(schema.people.c.id == person).values(name=called))
            mine = (schema.seats.c.person == person) & (schema.seats.c.name == old)
            c.execute(update(schema.seats).where(mine).values(name=called))

        await self.store.write("", write)

    async def claim(self, person: str, login: str, password: str) -> None:
        """Make a guest the owner of an account."""
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, password)

        def write(c: Connection) -> None:
            row = c.execute(select(schema.people.c.login).where(schema.people.c.id == person)).one()
            if row.login is not None:
                raise Problem("not_now", "you have an account")
            try:
                with c.begin_nested():
                    c.execute(
                        update(schema.people).where(schema.people.c.id == person)
                        .values(login=folded(login), password=hashed)
                    )  # fmt: skip
            except IntegrityError:
                raise Problem("login_taken", "somebody else has this login") from None

        await self.store.write("", write)

    async def sign_in(self, login: str, password: str) -> tuple[str, str]:
        """Return the person and a new token, or raise; it takes as long for a login that nobody has."""
        p = schema.people.c
        row: Any = await self.store.read(
            lambda c: c.execute(select(p.id, p.password).where(p.login == folded(login))).first()
        )
        async with self.hashing:
            right = await asyncio.to_thread(self.matches, None if row is None else row.password, password)
        if row is None or not right:
            raise Problem("wrong_password", "there is no such login with this password")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self.store.write("", lambda c: open_session(c, token, row.id))
        return row.id, token

    def matches(self, hashed: str | None, password: str) -> bool:
        """Say whether a password is the one."""
        try:
            return self.hasher.verify(hashed or nobody_hash(), password)
        except (Argon2Error, InvalidHashError):
            return False

    async def sign_out(self, token: str) -> str:
        """End a session; return its fingerprint."""
        mark = fingerprint(token)
        await self.store.write("", lambda c: do(c, delete(schema.sessions).where(schema.sessions.c.token == mark)))
        self.forget(mark)
        return mark


def folded(login: str) -> str:
    """Return a login as it is stored, the same however it is typed."""
    return login.strip().casefold()


def tidy(name: str) -> str:
    """Return a name without what cannot be shown."""
    return " ".join("".join(ch if ch.isprintable() and ch not in "|#" else " " for ch in name).split())


def clean(name: str) -> str:
    """Return a name as it can be shown and written in a game file, or raise."""
    told = tidy(name)
    if not told:
        raise Problem("bad_message", "a name needs a letter that can be seen")
    return told


def open_session(c: Connection, token: str, person: str) -> None:
    """Write down that a token means a person."""
    expires = now() + SESSION_DAYS * 86_400_000
    c.execute(insert(schema.sessions).values(token=fingerprint(token), person=person, created=now(), expires=expires))


def read_me(c: Connection, person: str) -> Me:
    """Read a person as they see themselves."""
    row = c.execute(select(schema.people).where(schema.people.c.id == person)).one()
    hook = c.execute(select(schema.hooks).where(schema.hooks.c.person == person)).first()
    told = None if hook is None else HookState(hook.url, hook.format, hook.parked, hook.error)
    return Me(row.id, row.name, row.login is None, row.login, told)
