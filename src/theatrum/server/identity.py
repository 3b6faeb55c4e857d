"""Who asks: a session's cookie or a token in the header. Only hashes of these are stored."""

import hashlib
import secrets
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import SkipValidation
from msgspec import Struct
from sqlalchemy import delete, insert, select, update

from theatrum.server import schema
from theatrum.server.hall import Hall
from theatrum.server.storage import new_id
from theatrum.server.trouble import Refused

COOKIE = "theatrum_session"
REMEMBER = 10.0  # seconds for which a session is not looked up again
TOUCH = 3600.0  # a session's last use is noted at most so often
DAY = 86400.0

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Person(Struct):
    """Somebody who is known. `scopes` is None for a session, which may do everything."""

    id: str
    name: str
    guest: bool
    key: str
    scopes: frozenset[str] | None = None

    def may(self, scope: str) -> None:
        """Raises Refused unless this person's key allows it."""
        if self.scopes is not None and scope not in self.scopes:
            raise Refused(403, "this token lacks the scope '{scope}'", scope=scope)

    def in_person(self) -> None:
        """Accounts, sessions and tokens are not for tokens."""
        if self.scopes is not None:
            raise Refused(403, "a token can't do that; sign in")


HallDep = NamedDependency[SkipValidation[Hall]]
PersonDep = NamedDependency[SkipValidation[Person]]
MaybeDep = NamedDependency[SkipValidation[Person | None]]


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def secret_of(connection: AnyConnection) -> str | None:
    header = connection.headers.get("authorization", "")
    if header[:7].lower() == "bearer ":
        return header[7:].strip()
    return connection.cookies.get(COOKIE)


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "unknown"


async def identify(hall: Hall, secret: str | None) -> Person | None:
    """The person of a session or token, or None."""
    if not secret or len(secret) > 200:
        return None
    hash_ = hashed(secret)
    known: tuple[float, Person] | None = hall.known.get(hash_)
    now = hall.now()
    if known is not None and known[0] > now - REMEMBER:
        return known[1]
    k, u = schema.keys, schema.users
    query = (
        select(k.c.id, k.c.kind, k.c.scopes, k.c.used, u.c.id, u.c.name, u.c.guest)
        .join(u, u.c.id == k.c.user_id)
        .where(k.c.hash == hash_)
    )
    row = await hall.db.fetch(lambda db: db.execute(query).first())
    if row is None:
        return None
    key, kind, scopes, used, user, name, guest = row
    if kind == "session" and used < now - hall.settings.session_days * DAY:
        return None
    if used < now - TOUCH:
        async with hall.db.write() as db:
            await db.execute(update(k).where(k.c.id == key).values(used=now))
    allowed = frozenset(scopes.split()) if kind == "token" else None
    person = Person(user, name, guest, key, allowed)
    if len(hall.known) > 10_000:
        hall.known.clear()
    hall.known[hash_] = (now, person)
    return person


def forget(hall: Hall) -> None:
    """After a change of people or keys, look everybody up anew, in all processes."""
    hall.known.clear()
    hall.wire.tell("session")


async def provide_who(request: Request[Any, Any, Any], hall: HallDep) -> Person | None:
    return await identify(hall, secret_of(request))


async def provide_person(request: Request[Any, Any, Any], hall: HallDep) -> Person:
    person = await identify(hall, secret_of(request))
    if person is None:
        raise Refused(401, "who are you? Choose a name or sign in first")
    return person


async def new_key(hall: Hall, user: str, kind: str, name: str, scopes: str = "") -> tuple[str, str]:
    """A new session or token: its id and its secret, which is not kept."""
    secret = secrets.token_urlsafe(32)
    now = hall.now()
    key = new_id()
    async with hall.db.write() as db:
        await db.execute(
            insert(schema.keys).values(
                id=key,
                user_id=user,
                hash=hashed(secret),
                kind=kind,
                name=name[:120],
                scopes=scopes,
                created=now,
                used=now,
            )
        )
    return key, secret


async def end_key(hall: Hall, user: str, kind: str, key: str) -> None:
    k = schema.keys
    mine = (k.c.id == key) & (k.c.user_id == user) & (k.c.kind == kind)
    async with hall.db.write() as db:
        done = await db.execute(delete(k).where(mine))
    if done.rowcount == 0:
        raise Refused(404, f"there is no such {kind}")
    forget(hall)
