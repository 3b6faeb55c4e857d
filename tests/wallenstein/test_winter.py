"""Sections O to Q: winter, scoring, the end."""

import msgspec
import pytest

from theatrum.core.chance import Chance, Noise
from theatrum.core.game import BadOptions
from theatrum.games.wallenstein.forms import GREEN, PROVINCE_NAMES, PROVINCES
from theatrum.games.wallenstein.state import Position
from theatrum.library.catalogue import load
from theatrum.match import laws
from theatrum.match.match import Match, Seat
from theatrum.match.wander import Wanderer

from .table import (
    BOARD,
    GAME,
    act,
    armies,
    asked,
    bare,
    choices,
    deciders,
    facts,
    fresh,
    markers,
    own,
    owner,
    province,
    rig,
    winter,
)

BAVARIA = [PROVINCE_NAMES[p] for p in range(PROVINCES) if BOARD.region[p] == 3]


def with_provinces(count: int, grain: int = 0, armies: int = 2, seats: int = 2) -> Position:
    s = bare(seats)
    for name in [n for n in BAVARIA if s.owner[province(n)] == -1][:count]:
        own(s, 0, name, armies)
    s.grain[0] = grain
    return s


@pytest.mark.rule("WAL-126")
def test_grain_falls_by_the_last_number_and_stops_at_nothing() -> None:
    s = bare(2)
    s.grain[:2] = [2, 9]
    winter(s, "trade_bonus_1")
    assert [f["count"] for f in facts(s, "grain_lost")] == [2, 5]


@pytest.mark.rule("WAL-127")
def test_as_much_grain_as_provinces_is_enough() -> None:
    s = with_provinces(4, grain=4)
    winter(s)
    assert facts(s, "hunger") == []
    s = with_provinces(4, grain=3)
    winter(s)
    assert facts(s, "hunger")[0]["shortage"] == 1
    assert asked(s) == "suppression"


@pytest.mark.rule("WAL-128")
def test_hunger_revolts_in_the_order_of_autumn() -> None:
    s = bare(3)
    own(s, 0, "salzburg", 2)
    own(s, 1, "passau", 2)
    winter(s, order=[1, 2, 0])
    assert deciders(s) == [1]
    act(s, 1, "armies", count=2)
    assert deciders(s) == [0]


@pytest.mark.rule("WAL-129")
@pytest.mark.parametrize(
    ("shortage", "revolts", "extra"),
    [(1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (5, 2, 3), (6, 2, 3), (7, 3, 3), (9, 3, 3)],
)
def test_hunger_table(shortage: int, revolts: int, extra: int) -> None:
    s = with_provinces(9, grain=9 - shortage)
    winter(s)
    assert len(facts(s, "hunger_revolt")) == revolts
    assert s.extra == extra
    if revolts > 1:
        act(s, 0, "face", province=choices(s, 0, "face")[0])
    assert s.rebels == extra


@pytest.mark.rule("WAL-130")
def test_provinces_are_drawn_without_replacement_and_the_player_orders_them() -> None:
    s = with_provinces(9)
    winter(s)
    drawn = choices(s, 0, "face")
    assert len(set(drawn)) == 3
    assert asked(s) == "hunger_choice"
    act(s, 0, "face", province=drawn[2])
    assert s.field == province(drawn[2])
    s = with_provinces(2)
    s.grain[0] = 0
    own(s, 0, BAVARIA[0], 2)
    winter(s)
    assert len(facts(s, "hunger_revolt")) == 1


@pytest.mark.rule("WAL-130")
def test_with_fewer_provinces_than_demanded_all_revolt() -> None:
    s = with_provinces(1)
    s.board.hunger[1] = (3, 1)
    try:
        winter(s)
        assert len(facts(s, "hunger_revolt")) == 1
    finally:
        s.board.hunger[1] = (1, 1)


@pytest.mark.rule("WAL-131", "WAL-132")
def test_the_rulebooks_example_of_a_hunger_revolt() -> None:
    """Two grain short, the drawn province has one marker: three peasant armies rebel."""
    s = with_provinces(2)
    for name in BAVARIA:
        if owner(s, name) == 0:
            s.markers[province(name)] = 1
    winter(s)
    assert s.rebels == 3


@pytest.mark.rule("WAL-133", "WAL-131")
def test_a_survived_hunger_revolt_adds_no_marker() -> None:
    s = with_provinces(1, armies=5)
    name = next(n for n in BAVARIA if owner(s, n) == 0)
    winter(s)
    rig(s, {0: 5, GREEN: 1}, {0: 4, GREEN: 1})
    act(s, 0, "armies", count=5)
    assert [f["verb"] for f in facts(s, "held", "marker_added")] == ["held"]
    assert armies(s, name) == 3


@pytest.mark.rule("WAL-134")
def test_lost_provinces_do_not_score() -> None:
    s = with_provinces(1)
    winter(s)
    rig(s, {0: 1, GREEN: 1}, {GREEN: 1})
    act(s, 0, "armies", count=1)
    assert s.score[0] == 0


@pytest.mark.rule("WAL-135")
def test_all_markers_leave_the_board() -> None:
    s = bare(2)
    own(s, 0, "salzburg", 2, 3)
    s.grain[0] = 5
    winter(s)
    assert markers(s, "salzburg") == 0


@pytest.mark.rule("WAL-136")
def test_everything_else_stays() -> None:
    s = bare(2)
    own(s, 0, "salzburg", 4, 0, "palace")
    s.grain[0], s.gold[0] = 5, 7
    s.tray[1], s.tower[0] = 2, 3
    s.supply[1] -= 2
    s.supply[0] -= 3
    winter(s)
    assert (s.gold[0], armies(s, "salzburg"), s.tray[1], s.tower[0]) == (7, 4, 2, 3)
    assert owner(s, "salzburg") == 0


@pytest.mark.rule("WAL-137", "WAL-138")
def test_provinces_buildings_and_majorities() -> None:
    s = bare(2)
    own(s, 0, "salzburg", 1, 0, "palace", "church")
    own(s, 0, "boehmen", 1, 0, "trading_house")
    s.grain[0] = 9
    winter(s)
    # Two provinces, three buildings, majorities 3 + 2 in Bavaria and 1 in Austria.
    assert s.score[0] == 2 + 3 + 3 + 2 + 1


@pytest.mark.rule("WAL-139", "WAL-141")
@pytest.mark.parametrize(
    ("building", "alone", "shared"), [("palace", 3, 2), ("church", 2, 1), ("trading_house", 1, 0)]
)
def test_a_shared_majority_is_worth_one_less(building: str, alone: int, shared: int) -> None:
    s = bare(5)
    own(s, 0, "altmark", 1, 0, building)
    s.grain[:2] = [9, 9]
    winter(s)
    assert s.score[0] == 2 + alone
    s = bare(5)
    own(s, 0, "altmark", 1, 0, building)
    own(s, 1, "mittelmark", 1, 0, building)
    s.grain[:2] = [9, 9]
    winter(s)
    assert s.score[:2] == [2 + shared, 2 + shared]


@pytest.mark.rule("WAL-140")
def test_nothing_is_no_majority() -> None:
    s = bare(2)
    own(s, 0, "salzburg")
    s.grain[0] = 1
    winter(s)
    assert s.score[:2] == [1, 0]


@pytest.mark.rule("WAL-142")
def test_both_winters_count() -> None:
    s = bare(2)
    own(s, 0, "salzburg")
    s.grain[0] = 1
    s.score[0] = 10
    winter(s)
    assert s.score[0] == 11


@pytest.mark.rule("WAL-143")
def test_the_second_winter_ends_the_game() -> None:
    s = bare(2)
    s.year = 2
    winter(s)
    assert GAME.over(s)


@pytest.mark.rule("WAL-162")
def test_a_short_game_ends_with_its_first_winter() -> None:
    s = bare(3)
    winter(s)
    assert not GAME.over(s)
    assert "years" not in msgspec.to_builtins(GAME.view(s, 0))  # two go without saying
    s = bare(3, setup="short")
    winter(s)
    assert GAME.over(s)
    assert msgspec.to_builtins(GAME.view(s, 0))["years"] == 1
    assert len(facts(s, "year_begun")) == 0


@pytest.mark.rule("WAL-162")
def test_a_short_game_has_the_fixed_set_up() -> None:
    for seats in (3, 4, 5):
        short, long = fresh(seats, setup="short"), fresh(seats)
        assert (short.owner, short.armies) == (long.owner, long.armies)
        assert (short.events, short.tower) == (long.events, long.tower)
    with pytest.raises(BadOptions):
        fresh(2, setup="short")


def test_whole_short_games() -> None:
    for seats in (3, 4, 5):
        match = Match.new(
            load("wallenstein"), [Seat(f"S{i}") for i in range(seats)], {"setup": "short"}, "s"
        )
        noise = Noise(seats)
        wanderer = Wanderer(GAME, noise)
        while not match.over:
            if len(match.line) % 25 == 0:
                laws.check_value(GAME, match.state)
                laws.check_views(GAME, match.state)
            match.act(*wanderer.choose(match.state))
        assert match.state.year == 1


@pytest.mark.rule("WAL-144")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        (("palace",), ("church",), [1, 2]),
        (("church",), ("trading_house",), [1, 2]),
        (("trading_house",), (), [1, 2]),
        (("palace",), ("palace", "church"), [2, 1]),
        (("church",), ("church",), [1, 1]),
        ((), ("church", "trading_house"), [2, 1]),
    ],
)
def test_ties_are_broken_by_buildings(
    first: tuple[str, ...], second: tuple[str, ...], places: list[int]
) -> None:
    s = bare(2)
    own(s, 0, "salzburg", 1, 0, *first)
    own(s, 1, "boehmen", 1, 0, *second)
    s.score[:2] = [20, 20]
    assert GAME.places(s) == places
    s.score[0] = 21
    assert GAME.places(s) == [1, 2]


@pytest.mark.rule("WAL-160")
def test_with_two_the_tower_is_filled_by_two_colours_and_peasants() -> None:
    s = bare(2)
    assert (BOARD.fill, BOARD.fill_green) == (7, 10)
    assert [s.supply[c] for c in range(6)] == [61, 61, 0, 0, 0, 20]


@pytest.mark.rule("WAL-129", "WAL-130")
def test_drawn_provinces_are_all_different() -> None:
    drawn: set[str] = set()
    for number in range(12):
        s = with_provinces(8)
        s.chance = Chance(number)
        winter(s)
        told = [str(fact["province"]) for fact in facts(s, "hunger_revolt")]
        assert len(set(told)) == len(told) == 3
        drawn |= set(told)
    assert len(drawn) == 8
