"""Safety at the edge: headers, forged requests, origins, limits."""

import secrets
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from redis.asyncio import Redis
from redis.exceptions import RedisError

from theatrum.server.settings import Settings
from theatrum.server.trouble import Refused

CSRF_COOKIE = "csrftoken"
CSRF_HEADER = "x-csrftoken"

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "x-frame-options": "DENY",
}


def with_headers(app: ASGIApp, secure: bool) -> ASGIApp:
    """The application with safe headers on every answer, also on errors and files."""
    headers = dict(HEADERS)
    if secure:
        headers["strict-transport-security"] = "max-age=31536000"

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            # A live channel sends much: straight to the server, not through every layer.
            scope["theatrum.direct"] = (receive, send)  # type: ignore[typeddict-unknown-key]
            await app(scope, receive, send)
            return
        private = scope["path"].startswith("/api/")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableScopeHeaders.from_message(message)
                for name, value in headers.items():
                    out.setdefault(name, value)
                if private:
                    out.setdefault("cache-control", "no-store")
            await send(message)

        await app(scope, receive, send_safely)

    return handle


# Forged requests.


class Forgery(CSRFMiddleware):
    """Litestar's double-submit cookie. Requests that carry no cookie of ours by themselves are let
    through: programs with a token in the header, and programs that send neither cookie nor
    origin, which a browser always does."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] not in self.config.safe_methods:
            headers = {name for name, _ in scope["headers"]}
            if b"authorization" in headers or not headers & {b"cookie", b"origin"}:
                await self.app(scope, receive, send)
                return
        await super().__call__(scope, receive, send)


def forgery_config(secret: str, secure: bool) -> CSRFConfig:
    return CSRFConfig(
        secret=secret,
        cookie_name=CSRF_COOKIE,
        header_name=CSRF_HEADER,
        cookie_secure=secure,
        cookie_samesite="lax",
        cookie_httponly=False,  # the page must read it
    )


def kept_secret(folder: Path, name: str) -> str:
    """A secret of this server, made once and kept in the data folder."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    try:
        return file.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        file.touch(mode=0o600)
        file.write_text(secrets.token_hex(32), encoding="ascii")
        return file.read_text(encoding="ascii").strip()


def origin_allowed(settings: Settings, origin: str | None, host: str | None) -> bool:
    """May a page of this origin open a live channel? Programs send none."""
    if origin is None:
        return True
    if settings.public_url and origin == origin_of(settings.public_url):
        return True
    return host is not None and urlsplit(origin).netloc == host


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


# Limits.


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float, now: float) -> None:
        self.left = burst
        self.at = now

    def take(self, rate: float, burst: float, now: float) -> bool:
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


# What costs: how many at once, and how many a minute after that.
LIMITS: dict[str, tuple[int, float]] = {
    "guest": (20, 10),
    "account": (10, 2),
    "sign-in": (20, 10),
    "sign-in-name": (8, 2),
    "tables": (20, 10),
    "chat": (10, 30),
    "agreement": (5, 6),
    "verify": (6, 6),
    "export": (20, 30),
    "replay": (120, 600),
    "token": (10, 10),
    "socket": (60, 120),
    "write": (60, 120),
    "advice": (10, 20),
    "analysis": (5, 5),
}
BUCKETS = 50_000  # most that are remembered


class Throttle:
    """Limits per kind of request and per person or address. With Redis the processes share them."""

    def __init__(self, redis: "Redis | None", on: bool) -> None:
        self.redis = redis
        self.on = on
        self.buckets: dict[tuple[str, str], Bucket] = {}

    async def check(self, kind: str, who: str) -> None:
        """Count one; raises Refused 429 if it is too many."""
        if not self.on:
            return
        burst, minute = LIMITS[kind]
        fine = self.take(kind, who, minute / 60, burst)
        if fine and self.redis is not None:
            fine = await self.take_shared(kind, who, burst + minute)
        if not fine:
            raise Refused(429, "too many at once; wait a little")

    def take(self, kind: str, who: str, rate: float, burst: float) -> bool:
        now = monotonic()
        key = (kind, who)
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= BUCKETS:
                self.forget(now)
            bucket = self.buckets[key] = Bucket(burst, now)
        return bucket.take(rate, burst, now)

    def forget(self, now: float) -> None:
        """The oldest half goes."""
        oldest: Iterable[Any] = sorted(self.buckets, key=lambda key: self.buckets[key].at)
        for key in list(oldest)[: BUCKETS // 2]:
            del self.buckets[key]

    async def take_shared(self, kind: str, who: str, most: float) -> bool:
        assert self.redis is not None
        key = f"theatrum:limit:{kind}:{who}"
        try:
            count = int(await self.redis.incr(key))
            if count == 1:
                await self.redis.expire(key, 60)
        except (RedisError, OSError):
            return True  # the own count still holds
        return count <= most
