"""PostgreSQL and Redis for tests. In CI they must be there; elsewhere the tests say that they were
skipped. Every test gets a database of its own and removes it."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest
from redis.asyncio import Redis

POSTGRES = os.environ.get("THEATRUM_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
REDIS = os.environ.get("THEATRUM_TEST_REDIS", "redis://127.0.0.1:6379")


async def postgres_answers() -> bool:
    try:
        connection = await asyncpg.connect(POSTGRES, timeout=5)
    except (OSError, asyncpg.PostgresError, TimeoutError):
        return False
    await connection.close()
    return True


async def redis_answers() -> bool:
    client = Redis.from_url(REDIS)
    try:
        await client.ping()
    except Exception:
        return False
    finally:
        await client.aclose()
    return True


def missing() -> str:
    """What is not there; empty if all is, or if it must be (CI)."""
    if os.environ.get("CI") == "true":
        return ""

    async def look() -> str:
        lacking = []
        if not await postgres_answers():
            lacking.append("PostgreSQL")
        if not await redis_answers():
            lacking.append("Redis")
        return " and ".join(lacking)

    return asyncio.run(look())


LACKING = missing()
needs_services = pytest.mark.skipif(bool(LACKING), reason=f"skipped: no {LACKING} here")


@asynccontextmanager
async def own_database() -> AsyncIterator[str]:
    """A fresh database; gone afterwards."""
    name = f"theatrum_{secrets.token_hex(6)}"
    admin = await asyncpg.connect(POSTGRES)
    await admin.execute(f"CREATE DATABASE {name}")
    try:
        yield POSTGRES.rsplit("/", 1)[0] + "/" + name
    finally:
        await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
        await admin.close()
