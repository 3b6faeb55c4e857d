"""Guided first matches on the server: taken, played, refused, resumed, restarted, finished."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Json, Person, open_house
from theatrum.library.catalogue import OWN_DATA, SHELVES, folder
from theatrum.match.lesson import has_lesson
from theatrum.server import keeper

GAMES = [name for name in SHELVES if has_lesson(name)]
GAME = "el_grande"


async def take(person: Person, game: str = GAME, **wish: Any) -> Json:
    out: Json = await person.post(f"/api/lessons/{game}", wish)
    return out


async def done_at(house: House, table: str) -> int:
    """The number of actions in force, once nothing plays by itself any more."""
    live = await house.hall.live(table)
    while live.thinking is not None:
        await asyncio.wait([live.thinking])
        await asyncio.sleep(0)
    return len(live.running().line)


async def attempt(person: Person, table: str, action: Json, seat: int = 0) -> Any:
    number = (await person.get(f"/api/tables/{table}"))["number"]
    body = {"seat": seat, "number": number, "action": action}
    return await person.ask("POST", f"/api/tables/{table}/act", body)


async def follow(house: House, person: Person, table: str, lesson: Json, upto: int) -> int:
    """Do and read what the lesson asks for, until so many actions are in force."""
    while (done := await done_at(house, table)) < upto:
        step = next(
            (s for s in lesson["steps"] if s["at"] <= done < s["at"] + len(s.get("actions", []))),
            None,
        )
        if step is None:
            await person.post(f"/api/tables/{table}/lesson", {"at": done})
        else:
            action = step["actions"][done - step["at"]]
            answer = await attempt(person, table, action, lesson["seat"])
            assert answer.status_code == 200, answer.text
    return done


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_from_the_beginning_to_the_real_match(house: House, game: str) -> None:
    ana = await house.guest()
    lesson = await ana.get(f"/api/lessons/{game}")
    made = await take(ana, game)
    assert made["lesson"] is True
    assert made["my_seats"] == [lesson["seat"]]
    table = made["id"]
    assert await done_at(house, table) == lesson["steps"][0]["at"]
    end = await follow(house, ana, table, lesson, lesson["length"])
    assert (await ana.get(f"/api/tables/{table}"))["status"] == "running"
    await ana.post(f"/api/tables/{table}/lesson", {"at": end})
    assert (await ana.get(f"/api/tables/{table}"))["status"] == "over"
    await ana.refused(409, "POST", f"/api/tables/{table}/lesson", {"at": end})
    real = await ana.post("/api/tables", lesson["then"])
    assert real["status"] == "running"
    assert real["my_seats"] == [lesson["seat"]]
    assert "lesson" not in real
    assert (made["advice"], real["advice"]) == (False, True)
    assert real["commitment"] != made["commitment"]


@pytest.mark.asyncio
async def test_a_mistake_is_answered_and_changes_nothing(house: House) -> None:
    ana = await house.guest()
    table = (await take(ana))["id"]
    other = await attempt(ana, table, {"verb": "play", "power": 13})
    assert other.status_code == 409
    assert other.json()["message"].startswith("refused-the-rules-allow-it-but-this-lesson-asks")
    wrong = await attempt(ana, table, {"verb": "take", "deck": 1})
    assert wrong.status_code == 409
    assert wrong.json()["rule"].startswith("ELG-")
    assert await done_at(house, table) == 0
    assert (await attempt(ana, table, {"verb": "play", "power": 9})).status_code == 200


@pytest.mark.asyncio
async def test_the_others_are_played_by_the_script_and_nobody_else(house: House) -> None:
    ana = await house.guest()
    made = await take(ana)
    table = made["id"]
    assert [seat.get("level") for seat in made["seats"]] == [None, "lesson", "lesson"]
    await attempt(ana, table, {"verb": "play", "power": 9})
    assert await done_at(house, table) == 3
    refused = await attempt(ana, table, {"verb": "play", "power": 1}, seat=1)
    assert refused.status_code == 403


@pytest.mark.asyncio
async def test_reading_goes_on_once(house: House) -> None:
    ana, eve = await house.guest("Ana"), await house.guest("Eve")
    lesson = await ana.get(f"/api/lessons/{GAME}")
    table = (await take(ana))["id"]
    path = f"/api/tables/{table}/lesson"
    refused = await ana.refused(409, "POST", path, {"at": 0})
    assert refused["error"] == "the lesson waits for your move"
    await follow(house, ana, table, lesson, 18)  # somebody else's turn, told about
    await eve.refused(403, "POST", path, {"at": 18})
    await ana.post(path, {"at": 17})
    assert await done_at(house, table) == 18
    early = await attempt(ana, table, {"verb": "play", "power": 2})
    assert early.status_code == 409
    await ana.post(path, {"at": 18})
    assert await done_at(house, table) == 24
    await ana.post(path, {"at": 18})
    assert await done_at(house, table) == 24


@pytest.mark.asyncio
async def test_left_and_taken_up_again_even_by_another_server(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana = await house.account("Ana")
        table = (await take(ana))["id"]
        await attempt(ana, table, {"verb": "play", "power": 9})
        assert await done_at(house, table) == 3
        assert (await take(ana))["id"] == table
        ben = await house.guest("Ben")
        assert (await take(ben))["id"] != table
    async with open_house(tmp_path) as house:
        ana = await house.sign_in("Ana")
        again = await take(ana)
        assert again["id"] == table
        assert await done_at(house, table) == 3
        assert (await attempt(ana, table, {"verb": "take", "deck": 5})).status_code == 200


@pytest.mark.asyncio
async def test_restarted_taken_back_and_ended(house: House) -> None:
    ana = await house.guest()
    first = (await take(ana))["id"]
    await attempt(ana, first, {"verb": "play", "power": 9})
    second = (await take(ana, anew=True))["id"]
    assert second != first
    assert (await ana.get(f"/api/tables/{first}"))["status"] == "over"
    assert await done_at(house, second) == 0
    await attempt(ana, second, {"verb": "play", "power": 9})
    assert await done_at(house, second) == 3
    body = {"seat": 0, "number": 0, "count": 3, "ask": True}
    await ana.post(f"/api/tables/{second}/undo", body)
    assert await done_at(house, second) == 0
    await ana.refused(409, "POST", f"/api/tables/{second}/resign", {"seat": 0})
    left = await ana.post(f"/api/tables/{second}/leave")
    assert left["status"] == "over"
    refused = await attempt(ana, second, {"verb": "play", "power": 9})
    assert refused.json()["error"] == "this lesson is over"
    await ana.refused(409, "POST", f"/api/tables/{second}/rematch")


@pytest.mark.asyncio
async def test_a_lesson_is_listed_for_its_learner_only_and_counts_for_nothing(house: House) -> None:
    ana, ben = await house.account("Ana"), await house.guest("Ben")
    table = (await take(ana))["id"]
    assert table not in str(await ben.get("/api/lobby"))
    lobby = await ana.get("/api/lobby")
    assert [(one["id"], one["lesson"]) for one in lobby["mine"]] == [(table, True)]
    await ana.post(f"/api/tables/{table}/leave")
    await keeper.once(house.hall, True)
    lobby = await ana.get("/api/lobby")
    assert lobby["mine"] == lobby["finished"] == []
    profile = await ben.get("/api/players/Ana")
    assert profile["results"] == profile["ratings"] == []


@pytest.mark.asyncio
async def test_only_games_with_a_lesson_offer_it(house: House) -> None:
    ana = await house.guest()
    games = {game["name"]: game["lesson"] for game in await ana.get("/api/games")}
    assert {name for name, minutes in games.items() if minutes} == set(GAMES)
    await ana.refused(404, "POST", "/api/lessons/chess", {})
    table = (await ana.table({"kind": "me"}, {"kind": "hotseat"}))["id"]
    await ana.refused(409, "POST", f"/api/tables/{table}/lesson", {"at": 0})


@pytest.mark.asyncio
async def test_a_lesson_that_was_written_anew_is_begun_again(house: House) -> None:
    ana = await house.guest()
    table = (await take(ana))["id"]
    live = await house.hall.live(table)
    live.lesson = None  # as if the table had been begun with another script
    refused = await attempt(ana, table, {"verb": "play", "power": 9})
    assert refused.json()["error"].startswith("this lesson has been written anew")
    assert (await take(ana))["id"] != table


@pytest.mark.asyncio
async def test_with_corrected_data_there_is_no_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = json.loads((folder(GAME) / "data" / "board.json").read_bytes())
    board["corrected"] = "by an owner of the printed game"
    file = tmp_path / "board.json"
    file.write_text(json.dumps(board))
    monkeypatch.setenv(OWN_DATA, f"{GAME}={file}")
    async with open_house(tmp_path) as house:
        ana = await house.guest()
        games = {game["name"]: game["lesson"] for game in await ana.get("/api/games")}
        assert games[GAME] == 0
        await ana.refused(404, "POST", f"/api/lessons/{GAME}", {})
