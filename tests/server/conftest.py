"""The server of a test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server.house import House, open_house
from theatrum.server import safety


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a limit has taken doesn't come back, however slow the machine is."""
    monkeypatch.setattr(safety, "monotonic", lambda: 1000.0)
