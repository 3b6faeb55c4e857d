"""The wire between the processes of one server: short hints that something has changed. The
truth is in the database; a hint that is lost only costs time. One process alone has no wire."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

log = structlog.get_logger("theatrum.wire")

CHANNEL = "hints"


class Hint(Struct, omit_defaults=True):
    """`kind`: moved, table, chat, agreements, presence, notice or session."""

    origin: str
    kind: str
    table: str = ""
    user: str = ""
    data: Any = None


class Wire:
    def __init__(self, backend: ChannelsBackend | None) -> None:
        self.backend = backend
        self.origin = secrets.token_hex(6)
        self.hear: Callable[[Hint], Awaitable[None]] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.listening: asyncio.Task[None] | None = None

    def tell(self, kind: str, table: str = "", user: str = "", data: Any = None) -> None:
        """Tell the other processes; does not wait."""
        if self.backend is None:
            return
        hint = msgspec.json.encode(Hint(self.origin, kind, table, user, data))
        task = asyncio.create_task(self.publish(hint))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def publish(self, hint: bytes) -> None:
        assert self.backend is not None
        try:
            await self.backend.publish(hint, [CHANNEL])
        except (RedisError, OSError) as error:
            log.warning("the wire is down", error=str(error)[:200])

    async def open(self, hear: Callable[[Hint], Awaitable[None]]) -> None:
        if self.backend is None:
            return
        self.hear = hear
        await self.backend.on_startup()
        await self.backend.subscribe([CHANNEL])
        self.listening = asyncio.create_task(self.listen(), name="wire")

    async def listen(self) -> None:
        assert self.backend is not None
        assert self.hear is not None
        while True:
            try:
                async for _, data in self.backend.stream_events():
                    hint = msgspec.json.decode(data, type=Hint)
                    if hint.origin != self.origin:
                        await self.hear(hint)
            except (RedisError, OSError) as error:
                log.warning("the wire is down", error=str(error)[:200])
                await asyncio.sleep(1)
                with contextlib.suppress(RedisError, OSError):
                    await self.backend.subscribe([CHANNEL])
            except Exception as error:  # one bad hint must not end the listening
                log.error("a hint could not be followed", error=repr(error)[:300])

    async def close(self) -> None:
        if self.backend is None:
            return
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=2)
        if self.listening is not None:
            self.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listening
        with contextlib.suppress(RedisError, OSError):
            await self.backend.on_shutdown()


def wire_for(redis: "Redis | None") -> Wire:
    if redis is None:
        return Wire(None)
    return Wire(RedisChannelsPubSubBackend(redis=redis, key_prefix="theatrum"))
