"""The checker of the data files: what it lets pass can be played, what it refuses it names."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from theatrum.core.chance import Chance, Noise, key_of
from theatrum.core.game import BadOptions
from theatrum.core.playout import playout
from theatrum.games.wallenstein.check import problems
from theatrum.games.wallenstein.game import Wallenstein
from theatrum.library.catalogue import data_of

ABSURD: list[Any] = [None, -1, 10**9, "x", [], {}, True]
READ = ("counts", "start", "actions", "hunger_table", "scoring", "fixed_setups")


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything inside."""
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


def changed(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    out = copy.deepcopy(data)
    inner = out
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return out


def played(data: dict[str, Any]) -> None:
    """Matches of all sizes come to their end with these data."""
    game = Wallenstein(data["provinces"], data["components"])
    for seats in range(2, 6):
        for setup in (0, 1):
            try:
                s = game.start(seats, [setup, 0, 0], Chance(key_of("check")))
            except BadOptions:
                assert setup == 1
                continue
            playout(game, s, Noise(seats), 40)
            assert game.sound(s) == ""
            playout(game, s, Noise(seats), 100_000)
            assert game.over(s)


def test_the_printed_data_are_right() -> None:
    assert problems(data_of("wallenstein")) == []


@pytest.mark.parametrize("part", READ)
def test_nonsense_in_the_components_is_named_or_playable(part: str) -> None:
    data, noise, refused, accepted = data_of("wallenstein"), Noise(len(part)), 0, 0
    for path in places(data["components"][part]):
        value = ABSURD[noise.below(len(ABSURD))]
        wrong = {**data, "components": changed(data["components"], (part, *path), value)}
        found = problems(wrong)
        assert all(0 < len(line) < 300 for line in found)
        refused += bool(found)
        if not found:
            accepted += 1
            if accepted % 5 == 1:
                played(wrong)
    assert refused > 3


def test_nonsense_in_the_provinces_is_named_or_playable() -> None:
    data, noise, refused, accepted = data_of("wallenstein"), Noise(7), 0, 0
    for number in range(0, 45, 4):
        for path in places(data["provinces"]["provinces"][number]):
            value = ABSURD[noise.below(len(ABSURD))]
            whole = ("provinces", number, *path)
            wrong = {**data, "provinces": changed(data["provinces"], whole, value)}
            found = problems(wrong)
            refused += bool(found)
            if not found:
                accepted += 1
                if accepted % 9 == 1:
                    played(wrong)
    assert refused > 50


@pytest.mark.parametrize("part", READ)
def test_missing_parts_are_named(part: str) -> None:
    data = data_of("wallenstein")
    del data["components"][part]
    assert problems(data)


def test_a_changed_value_is_played_with() -> None:
    data = data_of("wallenstein")
    data["components"]["start"]["gold"]["4"] = 20
    data["provinces"]["provinces"][0]["gold"] = 9
    assert problems(data) == []
    game = Wallenstein(data["provinces"], data["components"])
    assert game.start(4, [0, 0, 0], Chance(key_of("gold"))).gold[0] == 20
    assert game.board.gold[0] == 9
    played(data)


def test_sentences() -> None:
    data = data_of("wallenstein")
    data["provinces"]["provinces"][0]["cities"] = 4
    data["components"]["hunger_table"].pop(1)
    data["components"]["start"]["groups"]["3"] = [5, 6]
    assert problems(data) == [
        "provinces: altmark needs 'cities' from 1 to 3 (WAL-002)",
        "components: 'start/groups/3' must be falling numbers from 2 to 5",
        "components: 'hunger_table' must be rows without gaps, the last without end (WAL-129)",
    ]
    data = data_of("wallenstein")
    data["components"]["fixed_setups"]["3"]["A"][0]["province"] = "bremen"
    assert problems(data) == ["components: the fixed set-up for 3 deals an absent province"]
