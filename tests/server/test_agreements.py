"""Agreements in people's own words: who may propose, answer and withdraw, and what all can read."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Json, Person, open_house, quick_play
from theatrum.match import agreements as kept
from theatrum.match.record import from_bytes
from theatrum.server import admin, agreements
from theatrum.server.database import Database

pytestmark = pytest.mark.asyncio

TEXT = "I leave Saxony alone until turn 3"


def at(table: str, number: int | None = None, what: str = "") -> str:
    path = f"/api/tables/{table}/agreements"
    return path if number is None else f"{path}/{number}/{what}"


async def three_at_a_table(house: House, *more: Json, **fields: Any) -> tuple[list[Person], str]:
    people = [await house.guest(name) for name in ("Ana", "Ben", "Eve")]
    seats = ({"kind": "me"}, {"kind": "open"}, {"kind": "open"})
    made = await people[0].table(*seats, *more, public=True, **fields)
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/api/tables/{made['id']}/join", {"seat": seat})
    return people, made["id"]


async def proposed(person: Person, table: str, seat: int, *to: int, text: str = TEXT) -> Json:
    body = {"seat": seat, "to": list(to), "text": text}
    out: Json = await person.post(at(table), body)
    return out


async def test_one_proposal_is_accepted_by_all_and_read_by_everybody(house: House) -> None:
    (ana, ben, eve), table = await three_at_a_table(house)
    stranger = await house.guest("Max")
    async with stranger.watch(table) as watching, ben.watch(table) as live:
        await watching.next("update")
        await live.next("update")
        made = await proposed(ana, table, 0, 1, 2)
        number = (await ana.state(table))["number"]
        assert made == {
            "id": made["id"],
            "seat": 0,
            "to": [1, 2],
            "text": TEXT,
            "status": "open",
            "agreed": [],
            "declined": None,
            "number": number,
            "closed": None,
            "at": house.clock.time,
        }
        assert (await watching.next("agreements"))["agreements"] == [made]
        await live.send(type="answer", id=7, agreement=made["id"], seat=1, agree=True)
        assert (await live.next("agreements"))["agreements"] == [made]
        assert (await live.next("agreements"))["agreements"] == [made | {"agreed": [1]}]
        assert (await live.next("ack"))["id"] == 7
        done = await eve.post(at(table, made["id"], "answer"), {"seat": 2, "agree": True})
        assert done == made | {"agreed": [1, 2], "status": "accepted", "closed": number}
        await watching.next("agreements")
        assert (await watching.next("agreements"))["agreements"] == [done]
    # Whoever comes later, and whoever has no name, reads the same.
    async with stranger.watch(table) as again:
        assert (await again.next("agreements"))["agreements"] == [done]
    nameless = await house.web.get(at(table))
    assert nameless.json() == [done]
    await ben.refused(409, "POST", at(table, done["id"], "answer"), {"seat": 1, "agree": False})


async def test_one_who_declines_settles_it(house: House) -> None:
    (ana, ben, eve), table = await three_at_a_table(house)
    made = await proposed(ana, table, 0, 1, 2)
    path = at(table, made["id"], "answer")
    await eve.post(path, {"seat": 2, "agree": True})
    done = await ben.post(path, {"seat": 1, "agree": False})
    assert (done["status"], done["agreed"], done["declined"]) == ("declined", [2], 1)
    assert (await eve.refused(409, "POST", path, {"seat": 2, "agree": True}))["message"] == (
        "refused-this-proposal-is-settled-already"
    )
    await ana.refused(409, "POST", at(table, made["id"], "withdraw"), {"seat": 0})


async def test_the_proposer_may_withdraw_while_it_is_open(house: House) -> None:
    (ana, ben, _), table = await three_at_a_table(house)
    made = await proposed(ben, table, 1, 0)
    path = at(table, made["id"], "withdraw")
    assert (await ana.refused(403, "POST", path, {"seat": 0}))["field"] == "seat"
    await ana.refused(403, "POST", path, {"seat": 1})
    async with ben.watch(table) as live:
        await live.send(type="withdraw", id=1, agreement=made["id"], seat=1)
        await live.next("ack")
    assert [one["status"] for one in await ana.get(at(table))] == ["withdrawn"]
    await ana.refused(409, "POST", at(table, made["id"], "answer"), {"seat": 0, "agree": True})


async def test_only_ones_own_seat_speaks(house: House) -> None:
    (ana, ben, _), table = await three_at_a_table(house)
    eve = await house.guest("Max")
    body = {"seat": 0, "to": [1], "text": TEXT}
    assert (await ben.refused(403, "POST", at(table), body))["field"] == "seat"
    await eve.refused(403, "POST", at(table), body)
    answer = await house.web.post(at(table), json=body)
    assert answer.status_code == 401
    made = await proposed(ana, table, 0, 1)
    path = at(table, made["id"], "answer")
    await ana.refused(403, "POST", path, {"seat": 1, "agree": True})
    await ana.refused(403, "POST", path, {"seat": 0, "agree": True})
    await eve.refused(403, "POST", path, {"seat": 1, "agree": True})
    reader = await ana.post("/api/accounts", {"name": "Ana R", "password": "correct horse"})
    assert reader["name"] == "Ana R"
    token = await ana.post("/api/tokens", {"name": "reads", "scopes": ["read"]})
    program = Person(house, ana.user, token["token"])
    await program.refused(403, "POST", at(table), body)
    async with program.watch(table) as live:
        await live.send(type="propose", id=3, **body)
        assert (await live.next("refused"))["id"] == 3
    assert await program.get(at(table)) == [made]


async def test_what_can_not_be_proposed(house: House) -> None:
    (ana, ben, _), table = await three_at_a_table(house, {"kind": "bot"})
    wrong: list[tuple[int, Json]] = [
        (400, {"to": []}),
        (400, {"to": [9]}),
        (400, {"to": "1"}),
        (400, {"text": ""}),
        (400, {"text": "x" * 501}),
        (400, {"more": 1}),
        (404, {"to": [5]}),
        (404, {"seat": 6}),
        (422, {"to": [0]}),
        (422, {"to": [1, 1]}),
        (422, {"text": " \u202e\u0007 "}),
        (409, {"to": [1, 3]}),  # a bot
    ]
    for status, change in wrong:
        await ana.refused(status, "POST", at(table), {"seat": 0, "to": [1], "text": TEXT} | change)
    assert await ana.get(at(table)) == []
    for number in (1, 2**31 - 1):
        path = at(table, number, "answer")
        await ben.refused(404, "POST", path, {"seat": 1, "agree": True})
    await ben.refused(400, "POST", at(table, 2**31, "answer"), {"seat": 1, "agree": True})
    await ana.refused(404, "GET", at("nowhere"))
    other = (await ana.table({"kind": "me"}, {"kind": "hotseat", "name": "Eve"}))["id"]
    made = await proposed(ana, table, 0, 1)
    await ana.refused(404, "POST", at(other, made["id"], "withdraw"), {"seat": 0})
    async with ben.watch(table) as live:
        await live.send(type="propose", id=1, seat=1, to=[0], text="x" * 501)
        assert (await live.next("refused"))["error"]
        await live.send(type="answer", id=2, agreement=0, seat=1, agree=True)
        assert (await live.next("refused"))["error"]


async def test_text_is_text(house: House) -> None:
    ana, _, table = await house.two_at_a_table()
    made = await proposed(ana, table, 0, 1, text=" <b>peace</b>\n'; DROP TABLE x;\x00 ✌ ")
    assert made["text"] == "<b>peace</b>\n'; DROP TABLE x; ✌"


async def test_not_before_the_start_and_not_after_the_end(house: House) -> None:
    ana = await house.guest("Ana")
    waits = await ana.table({"kind": "me"}, {"kind": "open"})
    body = {"seat": 0, "to": [1], "text": TEXT}
    await ana.refused(409, "POST", at(waits["id"]), body)
    ana, ben, table = await house.two_at_a_table(options={"rounds": "short"})
    made = await proposed(ana, table, 0, 1)
    await quick_play(house, table, [ana, ben])
    await ana.refused(409, "POST", at(table), body)
    for path, more in (("answer", {"seat": 1, "agree": True}), ("withdraw", {"seat": 0})):
        person = ben if path == "answer" else ana
        await person.refused(409, "POST", at(table, made["id"], path), more)
    assert await ben.get(at(table)) == [made]  # it stays on record as it was left


async def test_whoever_has_left_is_not_asked_and_may_come_back_to_answer(house: House) -> None:
    (ana, ben, _), table = await three_at_a_table(house)
    made = await proposed(ana, table, 0, 1)
    await ben.post(f"/api/tables/{table}/leave")
    await ana.refused(409, "POST", at(table), {"seat": 0, "to": [1], "text": TEXT})
    path, yes = at(table, made["id"], "answer"), {"seat": 1, "agree": True}
    await ben.refused(409, "POST", path, yes)
    await ben.post(f"/api/tables/{table}/return", {"seat": 1})
    assert (await ben.post(path, yes))["status"] == "accepted"


async def test_people_at_one_screen_agree_with_each_other(house: House) -> None:
    ana = await house.guest("Ana")
    table = (await ana.table({"kind": "me"}, {"kind": "hotseat", "name": "Eve"}))["id"]
    made = await proposed(ana, table, 1, 0)
    done = await ana.post(at(table, made["id"], "answer"), {"seat": 0, "agree": True})
    assert done["status"] == "accepted"


async def test_so_many_may_wait_and_so_many_are_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, table = await house.two_at_a_table()
    first = [await proposed(ana, table, 0, 1) for _ in range(agreements.WAITING)]
    body = {"seat": 0, "to": [1], "text": TEXT}
    said = await ana.refused(409, "POST", at(table), body)
    assert said["args"] == {"count": agreements.WAITING}
    await proposed(ben, table, 1, 0)  # the others are free to speak
    await ana.post(at(table, first[0]["id"], "withdraw"), {"seat": 0})
    await proposed(ana, table, 0, 1)
    monkeypatch.setattr(kept, "MOST", len(first) + 2)
    await ana.post(at(table, first[1]["id"], "withdraw"), {"seat": 0})
    assert "keeps" in (await ana.refused(409, "POST", at(table), body))["error"]


@pytest.mark.usefixtures("strict")
async def test_proposals_are_limited(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=True) as house:
        ana, _, table = await house.two_at_a_table()
        for _ in range(5):
            made = await proposed(ana, table, 0, 1)
            await ana.post(at(table, made["id"], "withdraw"), {"seat": 0})
        await ana.refused(429, "POST", at(table), {"seat": 0, "to": [1], "text": TEXT})


async def test_whoever_looks_elsewhere_is_told(house: House) -> None:
    ana, ben, table = await house.two_at_a_table()
    told: list[tuple[Any, ...]] = []
    house.hall.crier.tell = lambda live, user, kind: told.append((user, kind))  # type: ignore[method-assign]
    await proposed(ana, table, 0, 1)
    assert told == [(ben.user["id"], "proposal")]


async def test_nothing_of_a_match_depends_on_it_and_nothing_of_a_person_is_in_it(
    house: House,
) -> None:
    ana, ben, table = await house.two_at_a_table()
    before = await ben.state(table)
    await proposed(ana, table, 0, 1)
    assert await ben.state(table) == before
    raw = (await house.web.get(at(table))).text
    assert ana.user["id"] not in raw
    assert ben.user["id"] not in raw


async def test_the_match_file_has_them(house: House) -> None:
    (ana, ben, eve), table = await three_at_a_table(house, options={"rounds": "short"})
    made = await proposed(ana, table, 0, 1, 2)
    await ben.post(at(table, made["id"], "answer"), {"seat": 1, "agree": True})
    file = await eve.get(f"/api/tables/{table}/export")
    said = {"number": made["number"], "seat": 0, "to": [1, 2], "text": TEXT, "status": "open"}
    assert file["agreements"] == [said | {"agreed": [1]}]
    await eve.post(at(table, made["id"], "answer"), {"seat": 2, "agree": False})
    other = await proposed(ben, table, 1, 0)
    await ben.post(at(table, other["id"], "withdraw"), {"seat": 1})
    await quick_play(house, table, [ana, ben, eve])
    file = await eve.get(f"/api/tables/{table}/export")
    assert [one["status"] for one in file["agreements"]] == ["declined", "withdrawn"]
    found = await ana.post("/api/verify", file)
    assert found["ok"]
    assert found["agreements"] == file["agreements"]
    assert found["seats"] == ["Ana", "Ben", "Eve"]
    kept_there = from_bytes(await admin.export_match(house.hall.db, table))
    assert [one.text for one in kept_there.agreements] == [TEXT, TEXT]


async def test_backup_restore_and_deletion(tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    async with open_house(tmp_path / "old") as house:
        ana, ben, table = await house.two_at_a_table()
        await proposed(ana, table, 0, 1)
        kept = await proposed(ben, table, 1, 0)
        await admin.backup(house.hall.db, file)
        fresh = Database(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}")
        await fresh.upgrade()
        await admin.restore(fresh, file)
        house.hall.db, old = fresh, house.hall.db
        assert len(await agreements.agreements_of(house.hall, table)) == 2
        await admin.delete_account(fresh, ana.user["id"])
        left = await agreements.agreements_of(house.hall, table)
        assert [one.text for one in left] == [kept["text"]]
        assert [one.seat for one in left] == [1]
        house.hall.db = old
        await fresh.close()
