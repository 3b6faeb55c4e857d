"""Looking back at finished matches: when, for whom, what is found, and that it is kept."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Person, open_house, quick_play
from theatrum.bots.thinking import Budget, Thought
from theatrum.server import analysis

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "THINK", Budget(simulations=4))
    monkeypatch.setattr(analysis, "PROGRESS", 0.0)
    monkeypatch.setattr(analysis, "LOOKING", 4.0)


async def played(house: House) -> tuple[Person, str, int]:
    ana, ben, table = await house.two_at_a_table(options={"rounds": "short"})
    return ana, table, await quick_play(house, table, [ana, ben])


async def to_the_end(person: Person, table: str) -> tuple[Any, list[int]]:
    """The whole look back, and how far it was on the way."""
    path = f"/api/tables/{table}/analysis"
    found = await person.post(path)
    steps: list[int] = []
    for _ in range(3000):
        if found["status"] != "running":
            return found, steps
        steps.append(found.get("done", 0))
        await asyncio.sleep(0.02)
        found = await person.get(path)
    raise AssertionError("it does not come to an end")


async def test_the_course_of_a_match(house: House) -> None:
    ana, table, last = await played(house)
    path = f"/api/tables/{table}/analysis"
    eve = await house.guest("Eve")
    assert (await eve.get(path))["status"] == "none"
    found, steps = await to_the_end(eve, table)
    assert found["status"] == "done"
    assert steps == sorted(steps)
    assert len(set(steps)) > 3  # it could be seen
    numbers, chances = found["numbers"], found["chances"]
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1]) == (0, last)
    assert len(chances) == len(numbers)
    assert all(abs(sum(one) - 1) < 0.01 and min(one) >= 0 for one in chances)
    state = await ana.state(table)
    places = state["result"]["places"]
    assert [place == 1 for place in places] == [chance > 0 for chance in chances[-1]]
    at = dict(zip(numbers, chances))
    line = (await house.hall.live(table)).running().line
    assert 1 <= len(found["turning_points"]) <= 5
    for point in found["turning_points"]:
        assert point["before"] == at[point["first"] - 1]
        assert point["after"] == at[point["last"]]
        assert point["first"] <= point["at"] <= point["last"]
        assert {done.seat for done in line[point["first"] - 1 : point["last"]]} == {point["seat"]}
        assert point["case"] in {"same", "only", "alike", "better"}
        assert 1 <= len(point["choices"]) <= 3
        same = point["choices"][0]["action"] == point["action"]
        assert same == (point["case"] in {"same", "only"})
        seen = await eve.get(f"/api/tables/{table}/positions/{point['at']}?as=all")
        assert seen["action"] == {"seat": point["seat"], **point["action"]}


async def test_it_is_made_once_and_kept(house: House) -> None:
    ana, table, _ = await played(house)
    found, _ = await to_the_end(ana, table)
    assert not house.hall.analysing
    house.hall.lives.clear()
    again = await ana.post(f"/api/tables/{table}/analysis")
    assert again == found
    assert not house.hall.analysing


async def test_not_before_the_end_and_not_by_nobody(house: House) -> None:
    ana, _, table = await house.two_at_a_table()
    path = f"/api/tables/{table}/analysis"
    for method in ("GET", "POST"):
        said = await ana.refused(409, method, path)
        assert said["message"] == "refused-the-match-is-not-over-yet"
        await ana.refused(404, method, "/api/tables/nothing/analysis")
    open_table = await ana.table({"kind": "me"}, {"kind": "open"})
    await ana.refused(409, "POST", f"/api/tables/{open_table['id']}/analysis")
    house.web.cookies.clear()
    assert (await house.web.post(path)).status_code == 401


async def test_one_that_hangs_may_be_begun_anew(house: House) -> None:
    ana, table, _ = await played(house)
    path = f"/api/tables/{table}/analysis"
    assert await analysis.claim(house.hall, table, 50)  # by a process that has ended since
    assert not await analysis.claim(house.hall, table, 50)
    begun = await ana.post(path)
    assert begun["status"] == "running"
    assert not house.hall.analysing
    house.clock.time += analysis.STALE + 1
    assert (await ana.get(path))["status"] == "none"
    found, _ = await to_the_end(ana, table)
    assert found["status"] == "done"


async def test_what_fails_leaves_no_trace(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, table, _ = await played(house)

    async def broken(*_args: Any) -> Any:
        raise RuntimeError("a worker has broken")

    monkeypatch.setattr(house.hall.analysts, "run", broken)
    found, _ = await to_the_end(ana, table)
    assert found["status"] == "none"
    monkeypatch.undo()
    monkeypatch.setattr(analysis, "THINK", Budget(simulations=4))
    found, _ = await to_the_end(ana, table)
    assert found["status"] == "done"


async def test_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:
        ana, table, _ = await played(house)
        monkeypatch.setattr(analysis, "WAITING", 0)
        said = await ana.refused(503, "POST", f"/api/tables/{table}/analysis")
        assert said["message"] == "refused-many-matches-are-being-looked-at-ask-again-later"


def thought(action: int, visits: int, value: float) -> Thought:
    return Thought(action, visits, value, 0.1)


async def test_what_is_said_of_the_action_that_was_played() -> None:
    thoughts = [thought(1, 9, 0.5), thought(2, 5, 0.49), thought(3, 2, 0.3), thought(4, 0, 0.0)]
    assert [analysis.verdict(thoughts, action) for action in (1, 2, 3, 4)] == [
        "same",
        "alike",
        "better",
        "better",
    ]
    assert analysis.verdict(thoughts[:1], 1) == "only"
