"""Crashes: the server is killed at random moments of a running load. Whatever was acknowledged is
there exactly once afterwards, and every match can be verified."""

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from theatrum.match.record import from_bytes, replay
from theatrum.server import admin
from theatrum.server.database import Database
from theatrum.server.load import MAIN, address_of, bearer, new_person

TABLES = 6
KILLS = 3
LEAST = 40  # acknowledged actions before a kill

Acked = dict[tuple[str, int], dict[str, Any]]


def start(folder: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", MAIN, "serve", "--port", "0", "--data-dir", str(folder)]
    command += ["--no-limits", "--act-rate", "0", "--requests-rate", "0", "--log-level", "error"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


async def play(url: str, table: str, token: str, acked: Acked, noise: random.Random) -> None:
    """One screen with all seats: act as fast as it is acknowledged, until the server is gone."""
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}?token={token}"
    sent: dict[int, dict[str, Any]] = {}  # by the number that the action will have
    try:
        async with connect(address, compression=None) as socket:
            async for text in socket:
                message = json.loads(text)
                if "ack" in message:
                    acked[table, message["number"]] = sent[message["ack"]]
                if message["type"] != "update" or not message["to_move"]:
                    continue
                seat = message["to_move"][0]
                legal = message["own"][str(seat)]["legal"]
                action = legal[noise.randrange(len(legal))]
                number = message["number"]
                sent[number + 1] = {"seat": seat, **action}
                body = {"type": "act", "seat": seat, "number": number, "action": action}
                body["id"] = number + 1
                await socket.send(json.dumps(body))
    except (ConnectionClosed, OSError):
        pass


async def one_life(
    folder: Path, tables: dict[str, str], acked: Acked, noise: random.Random
) -> None:
    """Start, load, kill at a random moment."""
    process = start(folder)
    try:
        url = await asyncio.to_thread(address_of, process)
        if not tables:
            async with httpx.AsyncClient(base_url=url, timeout=60) as web:
                for number in range(TABLES):
                    token = await new_person(web, f"player {number}")
                    wishes = [{"kind": "me"}] + [{"kind": "hotseat"}] * (1 + number % 3)
                    body = {"game": "el_grande", "seats": wishes}
                    made = await web.post("/api/tables", json=body, headers=bearer(token))
                    tables[made.json()["id"]] = token
        before = len(acked)
        playing = [
            asyncio.create_task(play(url, table, token, acked, noise))
            for table, token in tables.items()
        ]
        wanted = before + LEAST + noise.randrange(LEAST)
        while len(acked) < wanted and not all(task.done() for task in playing):
            await asyncio.sleep(0.001)
    finally:
        process.kill()
        process.wait()
    await asyncio.gather(*playing)


@pytest.mark.asyncio
async def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    noise = random.Random(8787)
    tables: dict[str, str] = {}
    acked: Acked = {}
    for _ in range(KILLS):
        await one_life(tmp_path, tables, acked, noise)
    assert len(acked) >= KILLS * LEAST
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'theatrum.db'}")
    await database.upgrade()
    for table in tables:
        record = from_bytes(await admin.export_match(database, table))
        match = replay(record)  # every action is legal, in this order, with these shuffles
        mine = {number: action for (t, number), action in acked.items() if t == table}
        for number, action in mine.items():
            assert record.actions[number - 1] == action
        # At most one action is stored and was not acknowledged any more, for each kill.
        assert max(mine, default=0) <= len(match.log)
        assert len(match.log) - len(mine) <= KILLS
    await database.close()
