"""Hints at the table: who may ask, what is answered, and that nothing hidden is in it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Person, open_house
from theatrum.bots.thinking import Budget
from theatrum.core.chance import Noise
from theatrum.server import advice
from theatrum.server.live import Live
from theatrum.server.messages import AskAdvice

pytestmark = pytest.mark.asyncio

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
REASONS = {"only", "unrivalled", "clear", "better", "surest", "spared", "alike", "rough"}


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many simulations give the same answer always, and soon."""
    monkeypatch.setattr(advice, "BUDGET", Budget(simulations=10))


async def my_turn(house: House, table: str) -> Live:
    """Wait until a person must act."""
    live = await house.hall.live(table)
    for _ in range(2000):
        if live.thinking is None and any(live.seats[s].bot is None for s in live.deciders()):
            return live
        await asyncio.sleep(0.01)
    raise AssertionError("the bots don't come to an end")


async def ask(person: Person, table: str, seat: int, number: int) -> Any:
    return await person.post(f"/api/tables/{table}/advice", {"seat": seat, "number": number})


async def test_hints_are_there_against_bots_and_else_if_the_table_says_so(house: House) -> None:
    ana = await house.guest("Ana")
    there = [
        (await ana.table(*seats, **more))["advice"]
        for seats, more in [
            ([ME, BOT], {}),
            ([ME, BOT, BOT], {"advice": False}),
            ([ME, {"kind": "open"}], {}),
            ([ME, {"kind": "open"}], {"advice": True}),
            ([{"kind": "hotseat", "name": "A"}, {"kind": "hotseat", "name": "B"}], {}),
        ]
    ]
    assert there == [True, False, False, True, False]
    await ana.refused(400, "POST", "/api/tables", {"game": "el_grande", "seats": [], "advice": 3})


async def test_everybody_sees_before_joining_what_a_table_allows(house: House) -> None:
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    made = await ana.table(ME, {"kind": "open"}, public=True, advice=True)
    assert (await ben.get(f"/api/tables/{made['id']}"))["advice"] is True
    listed = (await ben.get("/api/lobby"))["open"]
    assert [one["advice"] for one in listed] == [True]


async def test_a_rematch_keeps_what_was_allowed(house: House) -> None:
    from tests.server.house import quick_play

    ana, ben, table = await house.two_at_a_table(options={"rounds": "short"}, advice=True)
    await quick_play(house, table, [ana, ben])
    assert (await ana.post(f"/api/tables/{table}/rematch"))["advice"] is True


async def test_a_hint(house: House) -> None:
    ana = await house.guest("Ana")
    made = await ana.table(ME, BOT)
    await my_turn(house, made["id"])
    state = await ana.state(made["id"])
    found = await ask(ana, made["id"], 0, state["number"])
    assert found["number"] == state["number"]
    assert 1 <= len(found["choices"]) <= 3
    legal = state["own"]["0"]["legal"]
    assert all(one["action"] in legal for one in found["choices"])
    assert all(0 <= one["value"] <= 1 for one in found["choices"])
    assert sum(one["weight"] for one in found["choices"]) <= 1.001
    assert found["case"] in REASONS
    assert found["best"] == found["choices"][0]["value"]
    if found["than"] is not None:
        assert found["other"] == found["choices"][found["than"]]["value"]
    # It changes nothing, and can be played.
    assert (await ana.state(made["id"])) == state
    body = {"seat": 0, "number": state["number"], "action": found["choices"][0]["action"]}
    await ana.post(f"/api/tables/{made['id']}/act", body)


async def test_who_may_ask_and_when(house: House) -> None:
    ana, ben, table = await house.two_at_a_table(advice=True)
    live = await house.hall.live(table)
    number, seat = live.number, live.deciders()[0]
    path = f"/api/tables/{table}/advice"
    mover, other = (ana, ben) if seat == 0 else (ben, ana)
    for wrong in ({}, {"seat": seat}, {"seat": "x", "number": 0}, {"seat": 9, "number": 0}):
        await mover.refused(400, "POST", path, wrong)
    here = {"seat": seat, "number": number}
    said = await other.refused(403, "POST", path, here)
    assert said["message"] == "refused-that-is-not-your-seat"
    said = await other.refused(409, "POST", path, here | {"seat": 1 - seat})
    assert said["message"] == "refused-it-is-not-this-seats-turn"
    await mover.refused(409, "POST", path, here | {"number": number + 1})
    await mover.refused(404, "POST", path, here | {"seat": 5})
    await mover.refused(404, "POST", "/api/tables/nothing/advice", here)
    eve = await house.guest("Eve")
    await eve.refused(403, "POST", path, here)
    answer = await house.web.post(path, json=here)
    assert answer.status_code == 401
    token = await (await house.account("Eva")).post(
        "/api/tokens", {"name": "watcher", "scopes": ["read"]}
    )
    reader = Person(house, {}, token["token"])
    await reader.refused(403, "POST", path, here)


async def test_no_hint_where_the_table_does_not_allow_it(house: House) -> None:
    ana, ben, table = await house.two_at_a_table()
    live = await house.hall.live(table)
    seat = live.deciders()[0]
    path, body = f"/api/tables/{table}/advice", {"seat": seat, "number": live.number}
    said = await (ana, ben)[seat].refused(403, "POST", path, body)
    assert said["message"] == "refused-this-table-allows-no-hints"


async def test_no_hint_before_the_start_or_after_the_end(house: House) -> None:
    from tests.server.house import quick_play

    ana, ben, table = await house.two_at_a_table(options={"rounds": "short"}, advice=True)
    await quick_play(house, table, [ana, ben])
    path = f"/api/tables/{table}/advice"
    said = await ana.refused(409, "POST", path, {"seat": 0, "number": 0})
    assert said["message"] == "refused-the-match-is-over"
    made = await ana.table(ME, {"kind": "open"}, advice=True)
    said = await ana.refused(
        409, "POST", f"/api/tables/{made['id']}/advice", {"seat": 0, "number": 0}
    )
    assert said["message"] == "refused-the-match-has-not-begun-yet"


@pytest.mark.usefixtures("strict")
async def test_too_many_hints_are_refused_but_not_the_same_again(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=True) as house:
        ana = await house.guest("Ana")
        made = await ana.table(ME, BOT)
        live = await my_turn(house, made["id"])
        first = await ask(ana, made["id"], 0, live.number)
        for _ in range(40):  # kept, so it costs nothing
            assert await ask(ana, made["id"], 0, live.number) == first
        statuses = []
        for _ in range(12):
            live.hints.clear()
            body = {"seat": 0, "number": live.number}
            answer = await ana.ask("POST", f"/api/tables/{made['id']}/advice", body)
            statuses.append(answer.status_code)
        assert statuses[:9] == [200] * 9
        assert statuses[-1] == 429


async def test_a_kept_hint_is_not_given_for_another_position(house: House) -> None:
    ana = await house.guest("Ana")
    made = await ana.table(ME, BOT)
    live = await my_turn(house, made["id"])
    first = await ask(ana, made["id"], 0, live.number)
    await ana.act(made["id"], 0, await ana.state(made["id"]))
    live = await my_turn(house, made["id"])
    second = await ask(ana, made["id"], 0, live.number)
    assert second["number"] == live.number > first["number"]


async def test_the_server_goes_on_while_the_adviser_thinks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "BUDGET", Budget(seconds=1.0))
    ana = await house.guest("Ana")
    made = await ana.table(ME, BOT)
    live = await my_turn(house, made["id"])
    asking = asyncio.create_task(ask(ana, made["id"], 0, live.number))
    answered = 0
    while not asking.done():
        await ana.get("/api/me")
        answered += 1
    assert asking.result()["choices"]
    assert answered > 5


async def test_an_adviser_that_takes_too_long(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_seconds=0.01) as house:
        ana = await house.guest("Ana")
        made = await ana.table(ME, {"kind": "hotseat", "name": "Eve"}, advice=True)
        live = await house.hall.live(made["id"])
        body = {"seat": live.deciders()[0], "number": live.number}
        said = await ana.refused(503, "POST", f"/api/tables/{made['id']}/advice", body)
        assert said["message"] == "refused-the-adviser-has-no-time-now-ask-again"


async def test_a_hint_knows_no_more_than_its_seat(house: House) -> None:
    """All that leaves the server's own process for the adviser is the same in every world that
    the seat can't tell from the true one; so is the answer."""
    people = [await house.guest(name) for name in ("Ana", "Ben", "Eve")]
    wishes: list[dict[str, Any]] = [ME, {"kind": "open"}, {"kind": "open"}]
    made = await people[0].table(*wishes, public=True, advice=True, options={"rounds": "short"})
    for person in people[1:]:
        await person.post(f"/api/tables/{made['id']}/join", {})
    live = await house.hall.live(made["id"])
    match = live.running()
    different = asked = 0
    for step in range(120):
        if match.over:
            break
        for seat in match.game.deciders(match.state):
            user, truth = people[seat].user["id"], match.state
            wish = AskAdvice(seat, live.number)
            told = advice.question_from(live, user, wish)
            match.state = match.game.determinize(truth, seat, Noise(step * 8 + seat))
            different += match.state != truth
            assert advice.question_from(live, user, wish) == told
            if step % 40 == 0:
                there = await ask(people[seat], made["id"], seat, live.number)
                match.state = truth
                live.hints.clear()
                assert await ask(people[seat], made["id"], seat, live.number) == there
                asked += 1
            match.state = truth
        seat = match.game.decider(match.state)
        legal = match.game.legal(match.state, seat)
        action = match.game.actions.json(legal[step * 5 % len(legal)])
        await live.act(people[seat].user["id"], seat, live.number, action)
    assert different > 60
    assert asked >= 3
