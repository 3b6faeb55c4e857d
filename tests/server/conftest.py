"""The server of a test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.server.house import House, open_house


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as opened:
        yield opened
