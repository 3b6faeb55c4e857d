"""Nothing leaks over the wire: what a seat can't see changes no byte that it is sent."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tests.server.house import House, Person, open_house
from theatrum.core.chance import Noise
from theatrum.games.el_grande.forms import CASTILLO
from theatrum.server.live import Live

pytestmark = pytest.mark.asyncio

STEPS = 260


async def other_world(live: Live, seat: int, number: int) -> None:
    """Put the table into another position that the seat can't tell from the true one."""
    match = live.running()
    journal = match.state.journal
    match.state = match.game.determinize(match.state, seat, Noise(number))
    match.state.journal = journal
    live.page_now = None


async def hear_match(folder: Path, twist: bool) -> tuple[list[str], list[bytes]]:
    """All that seat 0 is sent in a match, live and over HTTP. With `twist`, what it can't see is
    changed again and again; whatever the others then do must be possible in both worlds."""
    async with open_house(folder) as house:
        people = [await house.guest(name) for name in ("Ana", "Ben", "Eve")]
        live, table = await fixed_match(house, people)
        heard: list[bytes] = []
        async with people[0].watch(table) as watcher:
            await watcher.next("update")
            step = 0
            while step < STEPS and not live.running().over:
                match = live.running()
                if twist:
                    await other_world(live, 0, step)
                seat = match.game.decider(match.state)
                legal = match.game.legal(match.state, seat)
                action = match.game.actions.json(legal[0])
                try:
                    await live.act(people[seat].user["id"], seat, live.number, action)
                finally:
                    step += 1
                if step % 20 == 0:
                    heard += await over_http(people[0], table, len(match.line))
            await watcher.update_after(live.number - 1)
        return [with_no_names(text, live, people) for text in watcher.texts], [
            with_no_names(raw.decode(), live, people).encode() for raw in heard
        ]


async def over_http(person: Person, table: str, last: int) -> list[bytes]:
    paths = ["state", "events", "export", f"positions/{last}", "positions/0", ""]
    answers = [await person.ask("GET", f"/api/tables/{table}/{p}".rstrip("/")) for p in paths]
    assert all(answer.status_code == 200 for answer in answers)
    return [answer.content for answer in answers]


async def fixed_match(house: House, people: list[Person]) -> tuple[Live, str]:
    """A table with three people, whose match has a known seed."""
    wishes: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = await people[0].table(*wishes, public=True, options={"rounds": "short"})
    with patch("theatrum.match.match.secrets.token_hex", lambda _n: "a fixed seed"):
        for seat, person in enumerate(people[1:], 1):
            await person.post(f"/api/tables/{made['id']}/join", {"seat": seat})
    return await house.hall.live(made["id"]), made["id"]


def with_no_names(text: str, live: Live, people: list[Person]) -> str:
    """Random ids of people and tables are the same length; what they are does not matter."""
    for number, person in enumerate(people):
        text = text.replace(person.user["id"], f"person-{number}")
    return text.replace(live.table.id, "table")


async def test_a_seat_is_sent_the_same_bytes_in_all_worlds_it_cannot_tell_apart(
    tmp_path: Path,
) -> None:
    true_live, true_http = await hear_match(tmp_path / "true", False)
    other_live, other_http = await hear_match(tmp_path / "other", True)
    # The decks differ, so the two matches part when the next cards are shown: compare until then.
    assert len(true_live) > 20
    same = 0
    for one, other in zip(true_live, other_live):
        if "card_shown" in one and '"number":0' not in one:
            break
        assert one == other
        same += 1
    assert same > 15
    assert true_http[:6] == other_http[:6]


async def test_no_seed_leaves_before_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana, ben, table = await house.two_at_a_table()
        live = await house.hall.live(table)
        seed = live.running().seed
        async with ana.watch(table) as watcher:
            await watcher.next("update")
            answers = await over_http(ana, table, 0)
            answers += [(await ben.ask("GET", "/api/lobby")).content]
        assert not any(seed in text for text in watcher.texts)
        assert not any(seed.encode() in answer for answer in answers)
        key = str(live.running().state.chance.key).encode()
        assert not any(key in answer for answer in answers)


async def test_eyes_of_others_stay_closed_until_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana, ben, table = await house.two_at_a_table()
        seat = (await ana.state(table))["to_move"][0]
        mover = (ana, ben)[seat]
        await mover.act(table, seat, await mover.state(table), 4)
        path = f"/api/tables/{table}/positions/1"
        assert list((await ana.get(f"{path}?as=0"))["own"]) == ["0"]
        assert (await ana.get(f"{path}?as=spectator"))["own"] == {}
        for closed in ("1", "all"):
            await ana.refused(403, "GET", f"{path}?as={closed}")
        for wrong in ("7", "x", "-1"):
            await ana.refused(422, "GET", f"{path}?as={wrong}")
        await ana.refused(404, "GET", f"/api/tables/{table}/positions/2")
        eve = await house.guest("Eve")
        await eve.refused(403, "GET", f"{path}?as=0")
        assert set((await eve.state(table))["own"]) == set()


async def test_after_the_end_all_is_open(tmp_path: Path) -> None:
    from tests.server.house import quick_play

    async with open_house(tmp_path) as house:
        ana, ben, table = await house.two_at_a_table(options={"rounds": "short"})
        last = await quick_play(house, table, [ana, ben])
        eve = await house.guest("Eve")
        seen = await eve.get(f"/api/tables/{table}/positions/{last // 2}?as=all")
        assert list(seen["own"]) == ["0", "1"]
        assert seen["last"] == last
        # Nothing on the table is closed, not even what a castillo holds.
        path = f"/api/tables/{table}/positions"
        castillos = [
            (await eve.get(f"{path}/{at}?as={eyes}"))["view"]["places"][CASTILLO]["caballeros"]
            for at in range(0, last, 5)
            for eyes in ("spectator", "0")
        ]
        assert all(count is None for count in castillos)
        opened = [
            (await eve.get(f"{path}/{at}?as=all"))["view"]["places"][CASTILLO]["caballeros"]
            for at in range(0, last, 5)
        ]
        assert any(sum(count) for count in opened)
        end = await eve.get(f"/api/tables/{table}/positions/{last}?as=1")
        assert list(end["own"]) == ["1"]
        assert end["result"]
        assert (await eve.get(f"/api/tables/{table}/export"))["seed"]


async def test_every_message_of_a_match_is_the_same_in_imagined_worlds(tmp_path: Path) -> None:
    """At every step, for every seat and a spectator: the message for the true position and that
    for one which this reader can't tell from it."""
    async with open_house(tmp_path) as house:
        people = [await house.guest(name) for name in ("Ana", "Ben", "Eve")]
        live, _ = await fixed_match(house, people)
        match = live.running()
        secret = 0
        for step in range(STEPS):
            if match.over:
                break
            truth = match.state
            for seat in (0, 1, 2):
                live.page_now = None
                sent = live.page().update((seat,), live.number - 1, False)
                match.state = match.game.determinize(truth, seat, Noise(step * 8 + seat))
                live.page_now = None
                assert live.page().update((seat,), live.number - 1, False) == sent
                match.state = truth
            live.page_now = None
            secret += match.game.decision(truth).secret
            seat = match.game.decider(truth)
            legal = match.game.legal(truth, seat)
            action = match.game.actions.json(legal[step * 5 % len(legal)])
            await live.act(people[seat].user["id"], seat, live.number, action)
        assert secret > 3  # secret dials were among them
