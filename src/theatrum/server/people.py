"""People: guests, accounts, sessions, tokens, profiles."""

import asyncio
import secrets
import unicodedata
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from msgspec import UNSET
from sqlalchemy import delete as sql_delete
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from theatrum.server import schema
from theatrum.server.hall import Hall
from theatrum.server.identity import (
    COOKIE,
    HallDep,
    MaybeDep,
    Person,
    PersonDep,
    address_of,
    end_key,
    forget,
    new_key,
)
from theatrum.server.messages import (
    ChangeMe,
    Done,
    Me,
    NewAccount,
    NewGuest,
    NewToken,
    Profile,
    RatingInfo,
    ResultInfo,
    SessionInfo,
    SignIn,
    TokenInfo,
    User,
)
from theatrum.server.notify import check_webhook
from theatrum.server.ratings import shown
from theatrum.server.storage import json_of, new_id
from theatrum.server.trouble import Refused, not_found

AnyRequest = Request[Any, Any, Any]
KeyId = Annotated[str, PathParameter(max_length=40)]

SETTINGS_BYTES = 4096
SESSIONS = 50  # most of one person
TOKENS = 20
RESULTS = 100

hasher = PasswordHasher()
# A sign-in costs memory on purpose; so only a few at a time.
hashing = asyncio.Semaphore(2)


@lru_cache(maxsize=1)
def nobody() -> str:
    """The password of accounts that don't exist."""
    return hasher.hash(secrets.token_hex(16))


async def hash_password(password: str) -> str:
    async with hashing:
        return await asyncio.to_thread(hasher.hash, password)


async def password_fits(stored: str | None, password: str) -> bool:
    """Takes as long whether there is such an account or not."""

    def check() -> bool:
        try:
            return hasher.verify(stored or nobody(), password) and stored is not None
        except (Argon2Error, InvalidHashError):
            return False

    async with hashing:
        return await asyncio.to_thread(check)


def clean_name(name: str) -> str:
    """A name as people may see it; raises Refused."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or not all(c.isprintable() for c in name):
        raise Refused(422, "a name needs letters that can be read", field="name")
    return name


def name_key(name: str) -> str:
    """Names that look alike to people in a hurry are the same."""
    return unicodedata.normalize("NFKC", name).casefold()[:120]


def user_of(row: Any) -> User:
    return User(row.id, row.name, row.guest, row.email, json_of(row.settings))


async def read_user(hall: Hall, user: str) -> Any:
    query = select(schema.users).where(schema.users.c.id == user)
    async with hall.db.read() as db:
        row = (await db.execute(query)).first()
    if row is None:
        raise Refused(401, "this account has been deleted")
    return row


async def name_taken(hall: Hall, name: str) -> bool:
    query = select(schema.users.c.id).where(schema.users.c.name_key == name_key(name))
    async with hall.db.read() as db:
        return (await db.execute(query)).first() is not None


def session_cookie(hall: Hall, secret: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=secret,
        httponly=True,
        samesite="lax",
        secure=hall.settings.secure,
        max_age=hall.settings.session_days * 86400,
    )


async def begin_session(hall: Hall, request: AnyRequest, user: User) -> Response[User]:
    agent = request.headers.get("user-agent", "")
    name = "".join(c for c in agent if c.isprintable()) or "unknown browser"
    _, secret = await new_key(hall, user.id, "session", name)
    return Response(user, cookies=[session_cookie(hall, secret)])


@get("/api/me", operation_id="Me")
async def me(hall: HallDep, who: MaybeDep) -> Me:
    if who is None:
        return Me(None)
    return Me(user_of(await read_user(hall, who.id)))


@post("/api/guests", operation_id="NewGuest", status_code=201)
async def new_guest(request: AnyRequest, hall: HallDep, data: JSONBody[NewGuest]) -> Response[User]:
    """Play at once: a name and a cookie. The cookie's value also serves as a bearer token."""
    await hall.throttle.check("guest", address_of(request))
    name = clean_name(data.name)
    if await name_taken(hall, name):
        raise Refused(409, "an account has this name; choose another or sign in", field="name")
    user = User(new_id(), name, True, None, {})
    async with hall.db.write() as db:
        await db.execute(
            insert(schema.users).values(
                id=user.id, name=name, guest=True, settings="{}", created=hall.now()
            )
        )
    return await begin_session(hall, request, user)


@post("/api/accounts", operation_id="NewAccount", status_code=201)
async def new_account(
    request: AnyRequest, hall: HallDep, who: MaybeDep, data: JSONBody[NewAccount]
) -> Response[User]:
    """A guest becomes an account and keeps everything; anybody else gets a new one."""
    await hall.throttle.check("account", address_of(request))
    name = clean_name(data.name)
    if who is not None:
        who.in_person()
        if not who.guest:
            raise Refused(409, "you have an account already; sign out first")
    values: dict[str, Any] = {
        "name": name,
        "name_key": name_key(name),
        "guest": False,
        "password": await hash_password(data.password),
        "email": data.email,
    }
    users = schema.users
    try:
        async with hall.db.write() as db:
            if who is not None:
                user = who.id
                await db.execute(update(users).where(users.c.id == user).values(values))
                await rename_seats(db, user, name)
            else:
                user = new_id()
                fresh = {"id": user, "settings": "{}", "created": hall.now()}
                await db.execute(insert(users).values(values | fresh))
    except IntegrityError:
        raise Refused(409, "this name is taken", field="name") from None
    forget(hall)
    hall.renamed(user)
    made = user_of(await read_user(hall, user))
    if who is not None:
        return Response(made)
    return await begin_session(hall, request, made)


async def rename_seats(db: Any, user: str, name: str) -> None:
    s = schema.seats
    mine = (s.c.user_id == user) & (s.c.kind == "person")
    await db.execute(update(s).where(mine).values(name=name))


@post("/api/sign-in", operation_id="SignIn", status_code=200)
async def sign_in(request: AnyRequest, hall: HallDep, data: JSONBody[SignIn]) -> Response[User]:
    key = name_key(data.name)
    await hall.throttle.check("sign-in", address_of(request))
    await hall.throttle.check("sign-in-name", key)
    query = select(schema.users).where(schema.users.c.name_key == key)
    async with hall.db.read() as db:
        row = (await db.execute(query)).first()
    if not await password_fits(None if row is None else row.password, data.password):
        raise Refused(401, "name or password is wrong")
    assert row is not None
    await trim_sessions(hall, row.id)
    return await begin_session(hall, request, user_of(row))


async def trim_sessions(hall: Hall, user: str) -> None:
    """Room for one more: the sessions unused for longest end."""
    k = schema.keys
    mine = select(k.c.id).where(k.c.user_id == user, k.c.kind == "session")
    old = mine.order_by(k.c.used.desc()).offset(SESSIONS - 1).limit(1000)
    async with hall.db.write() as db:
        ids = (await db.execute(old)).scalars().all()
        if ids:
            await db.execute(sql_delete(k).where(k.c.id.in_(ids)))


@post("/api/sign-out", operation_id="SignOut", status_code=200)
async def sign_out(hall: HallDep, person: PersonDep) -> Response[Done]:
    """Ends this session. A guest without an account can't come back."""
    person.in_person()
    await end_key(hall, person.id, "session", person.key)
    response = Response(Done())
    response.delete_cookie(COOKIE)
    return response


@patch("/api/me", operation_id="ChangeMe")
async def change_me(hall: HallDep, person: PersonDep, data: JSONBody[ChangeMe]) -> User:
    person.in_person()
    await hall.throttle.check("write", person.id)
    values = await changes(hall, person, data)
    users = schema.users
    if values:
        try:
            async with hall.db.write() as db:
                await db.execute(update(users).where(users.c.id == person.id).values(values))
                if "name" in values:
                    await rename_seats(db, person.id, values["name"])
        except IntegrityError:
            raise Refused(409, "this name is taken", field="name") from None
        forget(hall)
        hall.renamed(person.id)
    return user_of(await read_user(hall, person.id))


async def changes(hall: Hall, person: Person, data: ChangeMe) -> dict[str, Any]:
    values: dict[str, Any] = {}
    if data.name is not UNSET:
        values["name"] = clean_name(data.name)
        if not person.guest:
            values["name_key"] = name_key(values["name"])
        elif await name_taken(hall, values["name"]):
            raise Refused(409, "an account has this name", field="name")
    if data.email is not UNSET:
        values["email"] = data.email
    if data.settings is not UNSET:
        text = msgspec.json.encode(data.settings).decode()
        if len(text) > SETTINGS_BYTES:
            raise Refused(
                413, "settings may have {most} bytes", field="settings", most=SETTINGS_BYTES
            )
        if data.settings.get("webhook"):
            await check_webhook(hall.settings, data.settings["webhook"])
        values["settings"] = text
    if data.password is not UNSET:
        if person.guest:
            raise Refused(409, "a guest has no password; make an account", field="password")
        row = await read_user(hall, person.id)
        old = "" if data.old_password is UNSET else data.old_password
        await hall.throttle.check("sign-in-name", name_key(row.name))
        if not await password_fits(row.password, old):
            raise Refused(403, "the old password is wrong", field="old_password")
        values["password"] = await hash_password(data.password)
        await end_others(hall, person)
    return values


async def end_others(hall: Hall, person: Person) -> None:
    """A new password ends all other sessions and tokens."""
    k = schema.keys
    async with hall.db.write() as db:
        others = (k.c.user_id == person.id) & (k.c.id != person.key)
        await db.execute(sql_delete(k).where(others))


async def keys_of(hall: Hall, user: str, kind: str) -> list[Any]:
    k = schema.keys
    query = select(k).where(k.c.user_id == user, k.c.kind == kind).order_by(k.c.used.desc())
    async with hall.db.read() as db:
        return list((await db.execute(query)).all())


@get("/api/sessions", operation_id="Sessions")
async def sessions(hall: HallDep, person: PersonDep) -> list[SessionInfo]:
    person.in_person()
    rows = await keys_of(hall, person.id, "session")
    return [SessionInfo(r.id, r.name, r.created, r.used, r.id == person.key) for r in rows]


@delete("/api/sessions/{key:str}", operation_id="EndSession", status_code=200)
async def end_session(hall: HallDep, person: PersonDep, key: KeyId) -> Done:
    person.in_person()
    await end_key(hall, person.id, "session", key)
    return Done()


@get("/api/tokens", operation_id="Tokens")
async def tokens(hall: HallDep, person: PersonDep) -> list[TokenInfo]:
    person.in_person()
    rows = await keys_of(hall, person.id, "token")
    return [TokenInfo(r.id, r.name, r.scopes.split(), r.created, r.used) for r in rows]


@post("/api/tokens", operation_id="NewToken", status_code=201)
async def new_token(hall: HallDep, person: PersonDep, data: JSONBody[NewToken]) -> TokenInfo:
    """A key for a program. Scopes: read, play (act, chat, join), tables (make tables)."""
    person.in_person()
    await hall.throttle.check("token", person.id)
    if len(await keys_of(hall, person.id, "token")) >= TOKENS:
        raise Refused(409, "you have {count} tokens; end one first", count=TOKENS)
    scopes: list[str] = sorted({*data.scopes, "read"})
    name = clean_name(data.name)
    key, secret = await new_key(hall, person.id, "token", name, " ".join(scopes))
    now = hall.now()
    return TokenInfo(key, name, scopes, now, now, secret)


@delete("/api/tokens/{key:str}", operation_id="EndToken", status_code=200)
async def end_token(hall: HallDep, person: PersonDep, key: KeyId) -> Done:
    person.in_person()
    await end_key(hall, person.id, "token", key)
    return Done()


@get("/api/players/{name:str}", operation_id="Player")
async def player(hall: HallDep, name: Annotated[str, PathParameter(max_length=200)]) -> Profile:
    u, r, s = schema.users, schema.ratings, schema.results
    async with hall.db.read() as db:
        found = await db.execute(select(u.c.id, u.c.name).where(u.c.name_key == name_key(name)))
        user = found.first()
        if user is None:
            raise not_found("player")
        rated = (await db.execute(select(r).where(r.c.user_id == user.id))).all()
        played = select(s).where(s.c.user_id == user.id).order_by(s.c.ended.desc()).limit(RESULTS)
        rows = (await db.execute(played)).all()
    return Profile(
        user.name,
        [RatingInfo(x.game, shown(x.mu, x.sigma), x.mu, x.sigma, x.matches) for x in rated],
        [
            ResultInfo(x.match_id, x.game, x.seat, x.place, x.score, x.seats, x.rated, x.ended)
            for x in rows
        ],
    )


handlers = [
    me,
    new_guest,
    new_account,
    sign_in,
    sign_out,
    change_me,
    sessions,
    end_session,
    tokens,
    new_token,
    end_token,
    player,
]
