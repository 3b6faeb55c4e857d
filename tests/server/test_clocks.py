"""Clocks and the bots that take over, with a clock that goes on when it is told to."""

import asyncio
from pathlib import Path

import pytest

from tests.server.house import House, Person, open_house
from theatrum.server import keeper
from theatrum.server.clocks import Pulse, deadline, run, run_out
from theatrum.server.settings import Settings

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def test_a_live_clock_runs_only_for_whoever_is_asked() -> None:
    settings, pulse = Settings(), Pulse([0, 0], [100.0, 100.0], [None, None])
    run(pulse, "live", settings, [0], [True, True], 1000.0)
    assert pulse.left == [120.0, 100.0]
    run(pulse, "live", settings, [0], [True, True], 1030.0)  # one more click of the same answer
    assert pulse.left == [120.0, 100.0]
    assert deadline(pulse) == 1120.0
    run(pulse, "live", settings, [1], [True, True], 1050.0)
    assert pulse.left == [70.0, 120.0]
    assert deadline(pulse) == 1170.0
    assert run_out(pulse, 1169.0) == []
    assert run_out(pulse, 1170.0) == [1]


def test_a_daily_clock_begins_afresh_each_time() -> None:
    settings, pulse = Settings(), Pulse([0, 0], [86400.0] * 2, [None, None])
    run(pulse, "day", settings, [0, 1], [True, True], 0.0)
    run(pulse, "day", settings, [1], [True, True], 80000.0)
    run(pulse, "day", settings, [0, 1], [True, True], 85000.0)
    assert pulse.left == [86400.0, 86400.0]
    assert deadline(pulse) == 86400.0


def test_bots_have_no_clock() -> None:
    settings, pulse = Settings(), Pulse([0, 0], [100.0, 100.0], [None, None])
    run(pulse, "live", settings, [0, 1], [False, True], 5.0)
    assert pulse.since == [None, 5.0]
    run(pulse, "untimed", settings, [0, 1], [True, True], 6.0)
    assert pulse.since == [None, 5.0]


async def settled(house: House, table: str) -> None:
    """Wait until no bot is at work."""
    live = await house.hall.live(table)
    while live.thinking is not None:
        await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_time_up_and_back_again(house: House) -> None:
    ana, ben, table = await house.two_at_a_table(pace="live")
    people = [ana, ben]
    info = await ana.get(f"/api/tables/{table}")
    seat = info["to_move"][0]
    assert info["seats"][seat]["clock"] == {"left": 620.0, "running": True}
    house.clock.time += 619
    await keeper.once(house.hall, thorough=True)
    assert "replaced" not in (await ana.get(f"/api/tables/{table}"))["seats"][seat]
    late, other = people[seat], people[1 - seat]
    state = await late.state(table)
    async with other.watch(table) as live:
        await live.next("update")
        house.clock.time += 2
        await keeper.once(house.hall, thorough=True)
        told = (await live.next("table"))["table"]
        while not told["seats"][seat].get("replaced"):
            told = (await live.next("table"))["table"]
        assert told["seats"][seat]["level"] == "greedy"
        assert (await live.update_after(0))["number"] >= 1  # the bot has acted
    await settled(house, table)
    legal = state["own"][str(seat)]["legal"]
    act = {"seat": seat, "number": 0, "action": legal[0]}
    await late.refused(409, "POST", f"/api/tables/{table}/act", act)
    await other.refused(403, "POST", f"/api/tables/{table}/return", {"seat": seat})
    back = await late.post(f"/api/tables/{table}/return", {"seat": seat})
    assert "replaced" not in back["seats"][seat]
    assert back["seats"][seat]["clock"]["left"] >= 60
    await late.refused(409, "POST", f"/api/tables/{table}/return", {"seat": seat})


@pytest.mark.asyncio
async def test_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana, ben, table = await house.two_at_a_table(pace="day")
        seat = (await ana.state(table))["to_move"][0]
    async with open_house(tmp_path) as house:
        house.clock.time += 86401
        await keeper.once(house.hall, thorough=False)
        person = Person(house, ana.user, ana.token)
        info = await person.get(f"/api/tables/{table}")
        assert info["seats"][seat]["replaced"]
        await settled(house, table)
        info = await person.get(f"/api/tables/{table}")
        assert info["number"] >= 1
        assert ben.user["name"] == "Ben"


@pytest.mark.asyncio
async def test_leaving_and_resigning(house: House) -> None:
    ana, ben, table = await house.two_at_a_table()
    info = await ana.post(f"/api/tables/{table}/leave")
    assert info["seats"][0]["replaced"]
    await ana.post(f"/api/tables/{table}/return", {"seat": 0})
    await ben.refused(403, "POST", f"/api/tables/{table}/resign", {"seat": 0})
    info = await ben.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert info["seats"][1]["resigned"]
    await ben.refused(409, "POST", f"/api/tables/{table}/return", {"seat": 1})
    await ben.refused(409, "POST", f"/api/tables/{table}/resign", {"seat": 1})
    await settled(house, table)
    state = await ana.state(table)
    assert state["to_move"] == [0]
    # A bot agrees to every undo.
    if state["number"]:
        count = {"seat": 0, "number": state["number"], "count": 1, "ask": True}
        assert "request" not in await ana.post(f"/api/tables/{table}/undo", count)


@pytest.mark.asyncio
async def test_a_bot_that_hangs_or_breaks_delays_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_args: object) -> int:
        raise TimeoutError

    monkeypatch.setattr(house.hall.workers, "run", broken)
    ana = await house.guest()
    made = await ana.table(ME, {"kind": "bot", "level": "greedy"})
    await settled(house, made["id"])
    state = await ana.state(made["id"])
    if state["to_move"] == [0]:
        await ana.act(made["id"], 0, state)
        await settled(house, made["id"])
    assert (await ana.state(made["id"]))["number"] >= 2


@pytest.mark.asyncio
async def test_a_worker_that_hangs_is_thrown_away() -> None:
    import time

    from theatrum.server.bots import Workers

    workers = Workers(1)
    try:
        with pytest.raises(TimeoutError):
            await workers.run(0.2, time.sleep, 60)
        assert await workers.run(30, abs, -3) == 3
    finally:
        workers.close()
