"""Playing: over HTTP and live; what is refused changes nothing."""

import json
from pathlib import Path
from urllib.parse import urlencode

import pytest

from tests.server.house import House, open_house, play_to_the_end, quick_play
from theatrum.server.play import is_final

pytestmark = pytest.mark.asyncio

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


async def test_a_match_over_http(house: House) -> None:
    ana, ben, table = await house.two_at_a_table(options={"rounds": "short"})
    end = await play_to_the_end(table, [ana, ben])
    assert sorted(end["result"]) == ["places", "scores"]
    info = await ana.get(f"/api/tables/{table}")
    assert info["status"] == "over"
    assert info["result"] == end["result"]
    record = await ana.get(f"/api/tables/{table}/export")
    assert record["seed"]
    assert record["commitment"] == info["commitment"]
    verdict = await ana.post("/api/verify", record)
    assert verdict == {"ok": True, "result": end["result"], "seats": ["Ana", "Ben"]}
    record["actions"][3] = record["actions"][0]
    verdict = await ana.post("/api/verify", record)
    assert not verdict["ok"]
    assert verdict["error"]
    # Whoever asks in a language that there is not gets English.
    assert await ana.post("/api/verify?language=0", record) == verdict


async def test_a_match_against_bots_ends(house: House) -> None:
    ana = await house.guest()
    made = await ana.table(ME, BOT, BOT, options={"rounds": "short"})
    assert made["status"] == "running"
    async with ana.watch(made["id"]) as live:
        update = await live.next("update")
        assert update["full"]
        step = 0
        while update["result"] is None:
            mine = update["own"]["0"]["legal"]
            if mine:
                step += 1
                action = mine[step * 5 % len(mine)]
                number = update["number"]
                await live.send(type="act", id=step, seat=0, number=number, action=action)
            update = await live.update_after(update["number"])
    assert update["view"]["over"]
    assert (await ana.get(f"/api/tables/{made['id']}"))["status"] == "over"


async def test_refusals_name_the_rule_and_change_nothing(house: House) -> None:
    ana, ben, table = await house.two_at_a_table()
    before = await ana.state(table)
    seat = before["to_move"][0]
    mover, other = (ana, ben) if seat == 0 else (ben, ana)
    path = f"/api/tables/{table}/act"
    illegal = {"seat": seat, "number": 0, "action": {"verb": "take", "deck": 1}}
    assert (await mover.refused(409, "POST", path, illegal))["rule"] == "ELG-029"
    unknown = {"seat": seat, "number": 0, "action": {"verb": "fly"}}
    assert (await mover.refused(422, "POST", path, unknown))["field"] == "action"
    play = {"seat": seat, "number": 0, "action": {"verb": "play", "power": 5}}
    assert (await other.refused(403, "POST", path, play))["field"] == "seat"
    out_of_turn = {**play, "seat": 1 - seat}
    assert (await other.refused(409, "POST", path, out_of_turn))["rule"] == "ELG-029"
    assert (await house.guest("Eve")).user["name"] == "Eve"
    await (await house.guest("Eve")).refused(403, "POST", path, play)
    await mover.refused(409, "POST", path, {**play, "number": 7})
    await mover.refused(404, "POST", path, {**play, "seat": 4})
    assert await ana.state(table) == before
    assert (await mover.post(path, play)) == {"number": 1}
    stale = await mover.refused(409, "POST", path, play)
    assert "moved on" in stale["error"]
    assert (await ana.state(table))["number"] == 1


async def test_who_decides_at_the_same_time_is_not_told_that_the_table_has_moved_on(
    house: House,
) -> None:
    ana, ben, table = await house.two_at_a_table(game="maria")
    before = await ana.state(table)
    assert before["to_move"] == [0, 1]
    path = f"/api/tables/{table}/act"
    first = {"seat": 0, "number": 0, "action": before["own"]["0"]["legal"][0]}
    other = (await ben.state(table))["own"]["1"]["legal"][0]
    assert (await ana.post(path, first)) == {"number": 1}  # the first of several generals
    assert (await ben.post(path, {"seat": 1, "number": 0, "action": other})) == {"number": 2}
    stale = await ana.refused(409, "POST", path, first)  # but the same twice is one too many
    assert "moved on" in stale["error"]
    assert (await ana.state(table))["number"] == 2


async def test_two_readers_see_the_same_table(house: House) -> None:
    ana, ben, table = await house.two_at_a_table()
    eve = await house.guest("Eve")
    async with ana.watch(table) as one, ben.watch(table) as two, eve.watch(table) as three:
        first = await one.next("update")
        await two.next("update")
        await three.next("update")
        seat = first["to_move"][0]
        mover = one if seat == 0 else two
        act = {"type": "act", "id": "a", "seat": seat, "number": 0}
        await mover.send(**act, action={"verb": "play", "power": 3})
        answer = await mover.next("update")
        assert (answer["number"], answer["ack"]) == (1, "a")
        updates = [await w.update_after(0) for w in (one, two, three) if w is not mover]
        for update in updates:
            assert update["number"] == 1
            assert not update["full"]
            assert "ack" not in update
            assert [e["verb"] for e in updates[0]["events"]] == ["power_played"]
        assert updates[-1]["own"] == {}
        await three.send(**act, action={"verb": "play", "power": 3})
        refused = await three.next("refused")
        assert refused["id"] == "a"
        assert "seat" in refused["error"]


async def test_catching_up_after_a_lost_connection(house: House) -> None:
    ana, ben, table = await house.two_at_a_table()
    people = [ana, ben]
    async with ana.watch(table) as live:
        update = await live.next("update")
        assert update["number"] == 0
    for step in range(9):
        state = await people[0].state(table)
        seat = state["to_move"][0]
        await people[seat].act(table, seat, await people[seat].state(table), step)
    async with ana.watch(table, since=4) as live:
        update = await live.next("update")
    assert update["number"] == 9
    assert {event["number"] for event in update["events"]} == {5, 6, 7, 8, 9}
    events = await ana.get(f"/api/tables/{table}/events?since=4")
    assert events == {"events": update["events"], "number": 9}


async def test_messages_that_make_no_sense(house: House) -> None:
    ana, _, table = await house.two_at_a_table()
    async with ana.watch(table) as live:
        await live.next("update")
        for text in ("", "{", "[]", '{"type":"fly"}', '{"type":"act","id":1}', "null", "9" * 5000):
            await live.socket.send(text)
            assert (await live.next("refused"))["error"]
        await live.send(type="ping")
        assert await live.next("pong") == {"type": "pong"}


async def test_nothing_is_lost_when_the_table_leaves_memory(house: House, tmp_path: Path) -> None:
    ana, ben, table = await house.two_at_a_table()
    people = [ana, ben]
    await quick_play(house, table, people, 70)
    before = [await person.state(table) for person in people]
    files = [await person.get(f"/api/tables/{table}/export") for person in people]
    places = [await ana.get(f"/api/tables/{table}/positions/{n}") for n in (0, 1, 31, 33, 69)]
    house.clock.time += 10_000
    house.hall.forget_idle()
    assert table not in house.hall.lives
    assert [await person.state(table) for person in people] == before
    assert [await person.get(f"/api/tables/{table}/export") for person in people] == files
    again = [await ana.get(f"/api/tables/{table}/positions/{n}") for n in (0, 1, 31, 33, 69)]
    assert again == places


async def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana, ben, table = await house.two_at_a_table(options={"rounds": "short"})
        state = await ana.state(table)
        people = [ana, ben]
        await people[state["to_move"][0]].act(
            table, state["to_move"][0], await people[state["to_move"][0]].state(table)
        )
        before = await ana.state(table)
    async with open_house(tmp_path) as house:
        for person in people:
            person.house = house
        assert await ana.state(table) == before
        await quick_play(house, table, people)
        end = await ana.state(table)
        record = await ana.get(f"/api/tables/{table}/export")
        assert (await ana.post("/api/verify", record))["result"] == end["result"]


async def test_why_not(house: House) -> None:
    ana, ben, table = await house.two_at_a_table()
    seat = (await ana.state(table))["to_move"][0]
    mover, other = (ana, ben) if seat == 0 else (ben, ana)
    take = json.dumps({"verb": "take", "deck": 1})
    path = f"/api/tables/{table}/why?seat={seat}&action="
    found = await mover.get(path + take)
    assert not found["legal"]
    assert found["rule"]["id"] == "ELG-029"
    assert found["rule"]["text"]
    assert (await mover.get(path + json.dumps({"verb": "play", "power": 2}))) == {"legal": True}
    await other.refused(403, "GET", path + take)
    await mover.refused(422, "GET", path + "nonsense")


async def test_an_undo_by_the_law(house: House) -> None:
    ana, ben, table = await house.two_at_a_table()
    people = [ana, ben]
    for step in range(60):
        state = await people[0].state(table)
        seat = state["to_move"][0]
        mine = await people[seat].state(table)
        await people[seat].act(table, seat, mine, step)
        after = await people[seat].state(table)
        if after["own"][str(seat)]["can_undo"]:
            break
    undo = {"seat": seat, "number": after["number"]}
    path = f"/api/tables/{table}/undo"
    await people[1 - seat].refused(409, "POST", path, {**undo, "seat": 1 - seat})
    await people[seat].refused(409, "POST", path, {**undo, "number": 0})
    assert (await people[seat].post(path, undo))["number"] == after["number"] + 1
    back = await people[seat].state(table)
    assert back["view"] == mine["view"]
    assert back["own"] == mine["own"]
    last = (await ana.get(f"/api/tables/{table}/events?since={after['number']}"))["events"]
    assert last == [{"number": after["number"] + 1, "seat": seat, "undo": 1}]


async def test_an_undo_by_consent(house: House) -> None:
    ana, ben, table = await house.two_at_a_table()
    first = (await ana.state(table))["to_move"][0]
    people = [ana, ben]
    one, other = people[first], people[1 - first]
    await one.act(table, first, await one.state(table), 2)
    await other.act(table, 1 - first, await other.state(table), 4)
    path = f"/api/tables/{table}/undo"
    await one.refused(409, "POST", path, {"seat": first, "number": 2})
    async with other.watch(table) as live:
        await live.next("update")
        asked = await one.post(path, {"seat": first, "number": 2, "count": 2, "ask": True})
        request = await live.next("undo_request")
        assert request["request"] == asked["request"]
        assert request["waiting"] == [1 - first]
        assert (await one.state(table))["undo_request"]["count"] == 2
        answer = {"seat": 1 - first, "request": asked["request"], "agree": True}
        consent = f"/api/tables/{table}/consent"
        await one.refused(403, "POST", consent, {**answer, "seat": first})
        await live.send(type="consent", id=9, request=asked["request"], agree=False)
        assert (await live.next("undo_request"))["request"] is None
        await other.refused(404, "POST", consent, answer)
        asked = await one.post(path, {"seat": first, "number": 2, "count": 2, "ask": True})
        # Even a restart keeps the request.
        house.hall.lives[table].broken = True
        await other.post(consent, {**answer, "request": asked["request"]})
        update = await live.update_after(2)
    assert update["events"] == [{"number": 3, "seat": first, "undo": 2, "consent": [1 - first]}]
    state = await one.state(table)
    assert state["to_move"] == [first]
    assert state["undo_request"] is None
    record = await one.get(f"/api/tables/{table}/export")
    assert record["actions"][-1] == {"seat": first, "undo": 2, "consent": [1 - first]}
    # The addresses of positions follow what is in force.
    assert (await one.get(f"/api/tables/{table}/positions/0"))["last"] == 0


@pytest.mark.parametrize("who", ["asked", "asker"])
async def test_a_request_to_take_back_when_somebody_leaves(house: House, who: str) -> None:
    """The bot that takes over agrees; if it takes over from whoever asked, nobody asks any more."""
    ana, ben, table = await house.two_at_a_table()
    first = (await ana.state(table))["to_move"][0]
    one, other = (ana, ben) if first == 0 else (ben, ana)
    await one.act(table, first, await one.state(table), 2)
    await other.act(table, 1 - first, await other.state(table), 4)
    path = f"/api/tables/{table}"
    body = {"seat": first, "number": 2, "count": 2, "ask": True}
    assert (await one.post(f"{path}/undo", body))["request"]
    await (other if who == "asked" else one).post(f"{path}/leave")
    events = (await ana.get(f"{path}/events?since=2"))["events"]
    undone = [event for event in events if event.get("undo")]
    if who == "asked":
        assert undone == [{"number": 3, "seat": first, "undo": 2, "consent": [1 - first]}]
    else:
        assert undone == []
    assert (await ana.state(table))["undo_request"] is None


async def test_what_is_final(house: House) -> None:
    """Undo is impossible after chance or something hidden; a secret answer is asked of all alike,
    so the last of those who give one is not asked whether he is sure."""
    ana = await house.guest()
    bots = [{"kind": "hotseat", "name": name} for name in ("B", "C")]
    table = (await ana.table({"kind": "me"}, *bots, options={"rounds": "short"}))["id"]
    live = await house.hall.live(table)
    met = {"secret": 0, "final": 0, "open": 0}
    for step in range(600):
        match = live.running()
        if match.over:
            break
        seat = match.game.decider(match.state)
        legal = match.game.legal(match.state, seat)
        action = legal[step * 7 % len(legal)]
        form = match.game.actions.json(action)
        secret = match.game.decision(match.state).secret
        final = is_final(match, seat, action)
        if step % 10 == 0:
            query = {"seat": str(seat), "action": json.dumps(form)}
            answer = await ana.get(f"/api/tables/{table}/why?{urlencode(query)}")
            assert answer["legal"]
            assert answer.get("final", False) == final
        await live.act(ana.user["id"], seat, live.number, form)
        if not secret and not match.over:
            assert final != match.can_undo(seat)
        assert not (secret and final)
        met["secret" if secret else "final" if final else "open"] += 1
    assert all(met.values()), met


async def test_chat_notes_and_seen(house: House) -> None:
    ana, ben, table = await house.two_at_a_table()
    async with ben.watch(table) as live:
        await live.next("update")
        said = await ana.post(f"/api/tables/{table}/chat", {"text": "Salud!"})
        assert (await live.next("chat"))["entries"] == [said]
        await live.send(type="chat", id=1, text="y suerte")
        assert (await live.next("chat"))["entries"][0]["name"] == "Ben"
        await live.send(type="seen", number=0)
        await live.send(type="ping")
        await live.next("pong")
    assert [c["text"] for c in (await ana.state(table))["chat"]] == ["Salud!", "y suerte"]
    await ana.refused(400, "POST", f"/api/tables/{table}/chat", {"text": ""})
    await ana.refused(422, "POST", f"/api/tables/{table}/chat", {"text": " \u0007 "})
    await ana.ask("PUT", f"/api/tables/{table}/notes", {"text": "watch Sevilla"})
    assert (await ana.get(f"/api/tables/{table}/notes"))["text"] == "watch Sevilla"
    assert (await ben.get(f"/api/tables/{table}/notes"))["text"] == ""
    assert (await ben.get(f"/api/tables/{table}"))["seen"] == 0
    assert "seen" not in await ana.get(f"/api/tables/{table}")


async def test_presence(house: House) -> None:
    ana, ben, table = await house.two_at_a_table()
    eve = await house.guest("Eve")
    async with ana.watch(table) as live:
        assert await live.next("presence") == {"type": "presence", "seats": [0], "spectators": 0}
        async with eve.watch(table):
            assert (await live.next("presence"))["spectators"] == 1
            async with ben.watch(table):
                assert (await live.next("presence"))["seats"] == [0, 1]
            assert (await live.next("presence"))["seats"] == [0]
        assert (await live.next("presence"))["spectators"] == 0
