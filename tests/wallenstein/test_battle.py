"""Section N: battles, revolts and the tower."""

import math

import pytest

from theatrum.core.chance import Chance
from theatrum.games.wallenstein.forms import COLOURS, GREEN
from theatrum.games.wallenstein.state import Position
from theatrum.games.wallenstein.tower import LOAD, STANDARD, throw

from .table import (
    act,
    armies,
    asked,
    bare,
    buildings,
    choices,
    deciders,
    execute,
    facts,
    march,
    markers,
    own,
    owner,
    plan,
    rig,
    view,
)


def attacked(
    defenders: int, attackers: int, marks: int = 0, *built: str, in_force: str | None = None
) -> Position:
    """Seat 0 has attacked Regensburg of seat 1 from Salzburg; seat 1 must say how it defends."""
    s = bare(3)
    own(s, 0, "salzburg", attackers + 1)
    own(s, 1, "regensburg", defenders, marks, *built)
    execute(s, "move_a", "salzburg", in_force=in_force)
    march(s, 0, "regensburg", attackers)
    return s


def conclude(s: Position, committed: int, thrown: dict[int, int], out: dict[int, int]) -> None:
    rig(s, thrown, out)
    act(s, 1, "armies", count=committed)


@pytest.mark.rule("WAL-088", "WAL-102", "WAL-103")
def test_all_that_moved_fight_and_the_defender_chooses() -> None:
    s = attacked(3, 4)
    assert deciders(s) == [1]
    assert choices(s, 1, "armies") == [0, 1, 2, 3]
    assert view(s, 1).fight.attackers == 4


@pytest.mark.rule("WAL-097", "WAL-092", "WAL-094", "WAL-095", "WAL-096", "WAL-104")
def test_the_rulebooks_first_example() -> None:
    """Blue attacks with 4, red defends with 3; out come 3 blue, 4 red and 1 green: two red go back
    to the province, three blue, two red and one green to the supplies."""
    s = attacked(3, 4)
    s.tower[1], s.tower[GREEN] = 1, 1
    s.supply[1] -= 1
    s.supply[GREEN] -= 1
    supply = s.supply[:]
    conclude(s, 3, {0: 4, 1: 3}, {0: 3, 1: 4, GREEN: 1})
    assert owner(s, "regensburg") == 1
    assert armies(s, "regensburg") == 2
    assert [s.supply[c] - supply[c] for c in (0, 1, GREEN)] == [3, 2, 1]
    assert s.tray == [0] * COLOURS


@pytest.mark.rule("WAL-098", "WAL-093", "WAL-106")
def test_the_rulebooks_second_example() -> None:
    s = attacked(6, 5)
    conclude(s, 6, {0: 5, 1: 6}, {0: 4, 1: 6})
    assert armies(s, "regensburg") == 2
    assert owner(s, "regensburg") == 1


@pytest.mark.rule("WAL-098", "WAL-099")
def test_with_two_fewer_the_province_would_be_devastated() -> None:
    s = attacked(6, 5, 1, "palace")
    conclude(s, 6, {0: 5, 1: 6}, {0: 4, 1: 4})
    assert owner(s, "regensburg") == -1
    assert (armies(s, "regensburg"), markers(s, "regensburg")) == (0, 0)
    assert buildings(s, "regensburg") == set()
    assert s.tiles[0] == 28
    assert s.tray == [0] * COLOURS
    assert armies(s, "salzburg") == 1  # who stayed at home is not touched


@pytest.mark.rule("WAL-089")
def test_two_parties_only() -> None:
    s = attacked(2, 3)
    s.tower[2] = 2
    s.supply[2] -= 2
    conclude(s, 2, {0: 3, 1: 2}, {0: 3, 1: 1, 2: 2})
    assert owner(s, "regensburg") == 0
    assert s.tray[2] == 2


@pytest.mark.rule("WAL-090", "WAL-091", "WAL-120")
def test_the_tray_is_thrown_in_and_strangers_stay_in_it() -> None:
    s = attacked(2, 3)
    s.tray[2], s.tray[1] = 3, 1
    s.supply[2] -= 3
    s.supply[1] -= 1
    facts(s)
    conclude(s, 2, {0: 3, 1: 2}, {0: 3, 1: 1, 2: 2})
    thrown = {f["colour"]: f["count"] for f in facts(s, "thrown_in")}
    assert thrown == {0: 3, 1: 3, 2: 3}
    assert s.tray == [0, 0, 2, 0, 0, 0]
    assert s.tower[2] == 1


@pytest.mark.rule("WAL-099")
def test_nothing_against_nothing_is_a_tie() -> None:
    s = attacked(1, 1)
    conclude(s, 0, {0: 1}, {})
    assert owner(s, "regensburg") == -1
    assert s.supply[1] == 61  # the army left in the province goes home


@pytest.mark.rule("WAL-100", "WAL-110")
def test_a_conqueror_takes_over_buildings_and_markers() -> None:
    s = attacked(1, 4, 2, "palace")
    conclude(s, 1, {0: 4, 1: 1}, {0: 3, 1: 1})
    assert owner(s, "regensburg") == 0
    assert buildings(s, "regensburg") == {"palace"}
    assert markers(s, "regensburg") == 2
    assert armies(s, "regensburg") == 2  # one loss for the army that came out


@pytest.mark.rule("WAL-101")
def test_an_ownerless_province_is_regained_only_by_attack() -> None:
    s = attacked(1, 1)
    conclude(s, 0, {0: 1}, {})
    assert {p.province: p.owner for p in view(s, 1).provinces}["regensburg"] is None


@pytest.mark.rule("WAL-103")
def test_the_defender_may_commit_nothing() -> None:
    s = attacked(2, 2)
    conclude(s, 0, {0: 2}, {0: 1})
    assert owner(s, "regensburg") == 0


@pytest.mark.rule("WAL-105")
def test_with_two_markers_the_peasants_stay_out_of_it() -> None:
    s = attacked(1, 3, 2)
    s.tower[GREEN] = 3
    s.supply[GREEN] -= 3
    conclude(s, 1, {0: 3, 1: 1}, {0: 2, 1: 1, GREEN: 3})
    assert owner(s, "regensburg") == 0
    assert s.tray[GREEN] == 3  # not returned to the supply


@pytest.mark.rule("WAL-104", "WAL-107")
def test_peasants_alone_can_hold_a_province() -> None:
    s = attacked(1, 1, 1)
    s.tower[GREEN] = 2
    s.supply[GREEN] -= 2
    conclude(s, 1, {0: 1, 1: 1}, {0: 1, GREEN: 2})
    assert owner(s, "regensburg") == 1
    assert armies(s, "regensburg") == 0
    assert s.supply[GREEN] == 20


@pytest.mark.rule("WAL-108", "WAL-109")
def test_uncommitted_defenders_of_a_lost_province_go_home() -> None:
    s = attacked(5, 3)
    conclude(s, 1, {0: 3, 1: 1}, {0: 3, 1: 1})
    assert owner(s, "regensburg") == 0
    assert armies(s, "regensburg") == 2
    assert s.supply[1] == 61


@pytest.mark.rule("WAL-055", "WAL-108")
def test_a_card_is_taken_from_the_plan_and_its_action_is_cancelled() -> None:
    s = bare(3)
    own(s, 0, "salzburg", 4)
    own(s, 1, "regensburg", 1)
    plan(s, 1, "tax_gold", "regensburg")
    execute(s, "move_a", "salzburg", then=["tax_gold"])
    act(s, 0, "march", province="regensburg")
    act(s, 0, "armies", count=3)
    gold = s.gold[1]
    conclude(s, 1, {0: 3, 1: 1}, {0: 3, 1: 1})
    assert owner(s, "regensburg") == 0
    assert {"seat": 1, "action": "tax_gold", "rule": "WAL-055", "verb": "cancelled"} in facts(s)
    assert s.gold[1] == gold  # the tax never came
    assert markers(s, "regensburg") == 0


@pytest.mark.rule("WAL-106")
def test_survivors_join_those_who_stayed() -> None:
    s = attacked(5, 2)
    conclude(s, 3, {0: 2, 1: 3}, {0: 1, 1: 3})
    assert armies(s, "regensburg") == 4  # two stayed, three came out, one fell


# Empty provinces.


def attacks_empty(attackers: int, in_force: str | None = None) -> Position:
    s = bare(3)
    own(s, 0, "salzburg", attackers + 1)
    execute(s, "move_a", "salzburg", in_force=in_force)
    act(s, 0, "march", province="regensburg")
    return s


@pytest.mark.rule("WAL-111", "WAL-112", "WAL-113")
def test_an_empty_province_is_defended_by_one_peasant() -> None:
    s = attacks_empty(3)
    s.tower[2] = 1
    s.supply[2] -= 1
    rig(s, {0: 3, GREEN: 1}, {0: 3, 2: 1, GREEN: 1})
    act(s, 0, "armies", count=3)
    assert owner(s, "regensburg") == 0
    assert armies(s, "regensburg") == 2
    assert markers(s, "regensburg") == 1
    assert s.supply[GREEN] == 20
    assert s.tray == [0, 0, 1, 0, 0, 0]


@pytest.mark.rule("WAL-114")
@pytest.mark.parametrize("out", [0, 1])
def test_a_tie_or_defeat_leaves_it_empty(out: int) -> None:
    s = attacks_empty(2)
    rig(s, {0: 2, GREEN: 1}, {0: out, GREEN: 1})
    act(s, 0, "armies", count=2)
    assert owner(s, "regensburg") == -1
    assert (markers(s, "regensburg"), armies(s, "regensburg")) == (0, 0)
    assert s.tray == [0] * COLOURS
    assert s.tower[0] == 2 - out


@pytest.mark.rule("WAL-115")
def test_peasants_that_are_not_there_can_not_be_thrown() -> None:
    s = attacks_empty(2)
    s.tower[GREEN], s.supply[GREEN] = 20, 0
    rig(s, {0: 2}, {0: 1, GREEN: 7})
    facts(s)
    act(s, 0, "armies", count=2)
    assert {f["colour"] for f in facts(s, "thrown_in")} == {0}
    assert s.supply[GREEN] + s.tower[GREEN] == 20


@pytest.mark.rule("WAL-152", "WAL-153")
@pytest.mark.parametrize(("card", "peasants"), [("angry_peasants_1", 2), ("weary_peasants_1", 0)])
def test_angry_and_weary_peasants(card: str, peasants: int) -> None:
    s = attacks_empty(2, card)
    facts(s)
    act(s, 0, "armies", count=2)
    thrown = {f["colour"]: f["count"] for f in facts(s, "thrown_in")}
    assert thrown.get(GREEN, 0) == peasants


@pytest.mark.rule("WAL-153")
def test_weary_peasants_from_the_tower_still_defend() -> None:
    s = attacks_empty(2, "weary_peasants_1")
    s.tower[GREEN] = 3
    s.supply[GREEN] -= 3
    rig(s, {0: 2}, {0: 2, GREEN: 3})
    act(s, 0, "armies", count=2)
    assert owner(s, "regensburg") == -1


@pytest.mark.rule("WAL-154")
@pytest.mark.parametrize("marks", [1, 2])
def test_palace_guards(marks: int) -> None:
    s = attacked(1, 2, marks, "palace", in_force="palace_guards_1")
    facts(s)
    conclude(s, 0, {0: 2, GREEN: 1}, {0: 1, GREEN: 1})
    thrown = {f["colour"]: f["count"] for f in facts(s, "thrown_in")}
    assert thrown == {0: 2, GREEN: 1}
    # With one marker the guard fights for the defender: a tie. With two it is neutral.
    assert owner(s, "regensburg") == (-1 if marks == 1 else 0)


@pytest.mark.rule("WAL-161")
def test_an_owned_province_without_armies_is_a_players() -> None:
    s = bare(3)
    own(s, 0, "salzburg", 4)
    own(s, 1, "regensburg", 0)
    s.tower[1] = 2
    s.supply[1] -= 2
    execute(s, "move_a", "salzburg", in_force="angry_peasants_1")
    act(s, 0, "march", province="regensburg")
    rig(s, {0: 2}, {0: 1, 1: 2})
    facts(s)
    act(s, 0, "armies", count=2)
    assert {f["colour"] for f in facts(s, "thrown_in")} == {0}  # no peasant is added
    assert owner(s, "regensburg") == 1
    assert armies(s, "regensburg") == 1  # cubes of the owner that came out occupy it


@pytest.mark.rule("WAL-161")
def test_its_conquest_adds_no_marker() -> None:
    s = bare(3)
    own(s, 0, "salzburg", 4)
    own(s, 1, "regensburg", 0)
    execute(s, "move_a", "salzburg")
    act(s, 0, "march", province="regensburg")
    rig(s, {0: 2}, {0: 2})
    act(s, 0, "armies", count=2)
    assert (owner(s, "regensburg"), markers(s, "regensburg")) == (0, 0)


# Revolts.


def revolting(count: int, marks: int) -> Position:
    s = bare(3)
    own(s, 0, "salzburg", count, marks, "palace")
    execute(s, "tax_gold", "salzburg")
    return s


@pytest.mark.rule("WAL-116")
def test_the_owner_chooses_how_many_fight() -> None:
    s = revolting(3, 2)
    assert asked(s) == "suppression"
    assert choices(s, 0, "armies") == [0, 1, 2, 3]
    facts(s)
    act(s, 0, "armies", count=1)
    assert {f["colour"]: f["count"] for f in facts(s, "thrown_in")} == {0: 1, GREEN: 2}


@pytest.mark.rule("WAL-117")
def test_all_green_cubes_fight_for_the_rebels_whatever_the_markers() -> None:
    s = revolting(3, 1)
    s.tower[GREEN] = 2
    s.supply[GREEN] -= 2
    rig(s, {0: 3, GREEN: 1}, {0: 2, GREEN: 3})
    act(s, 0, "armies", count=3)
    assert owner(s, "salzburg") == -1


@pytest.mark.rule("WAL-118")
@pytest.mark.parametrize("rebels", [2, 1])
def test_a_tie_loses_the_province_too(rebels: int) -> None:
    s = revolting(3, 2)
    rig(s, {0: 2, GREEN: 2}, {0: 1, GREEN: rebels})
    act(s, 0, "armies", count=2)
    assert owner(s, "salzburg") == -1
    assert s.tiles[0] == 28
    assert s.supply[0] + s.tower[0] == 61


@pytest.mark.rule("WAL-119")
def test_losses_equal_the_green_cubes_out() -> None:
    s = revolting(4, 2)
    rig(s, {0: 4, GREEN: 2}, {0: 4, GREEN: 2})
    act(s, 0, "armies", count=4)
    assert armies(s, "salzburg") == 2
    assert s.supply[GREEN] == 20


# The tower.


def shares(model: int, inside: int, thrown: int, tries: int = 4000) -> tuple[float, float]:
    """The share of stuck cubes that come loose and of thrown ones that fall out."""
    chance = Chance(2026)
    loose = fallen = 0
    for _ in range(tries):
        out = throw(chance, [inside, 0], [0, thrown], model)
        loose += out[0]
        fallen += out[1]
    return loose / (tries * inside), fallen / (tries * thrown)


def near(share: float, wanted: float, trials: int) -> bool:
    """Within four standard deviations."""
    return abs(share - wanted) < 4 * math.sqrt(wanted * (1 - wanted) / trials)


@pytest.mark.rule("WAL-121")
def test_two_thirds_fall_out_one_third_comes_loose() -> None:
    loose, fallen = shares(STANDARD, 9, 11)
    assert near(loose, 1 / 3, 4000 * 9)
    assert near(fallen, 2 / 3, 4000 * 11)


@pytest.mark.rule("WAL-122")
@pytest.mark.parametrize("thrown", [3, 12, 40])
def test_the_load_model_loosens_more_the_larger_the_throw(thrown: int) -> None:
    loose, fallen = shares(LOAD, 9, thrown)
    assert near(loose, 1 - math.exp(-thrown / 35), 4000 * 9)
    assert near(fallen, 0.7, 4000 * thrown)


@pytest.mark.rule("WAL-123")
def test_throws_come_from_the_matchs_chance_in_a_fixed_order() -> None:
    first = throw(Chance(7), [3, 2, 0], [4, 0, 5], STANDARD)
    assert first == throw(Chance(7), [3, 2, 0], [4, 0, 5], STANDARD)
    # Colour after colour: what a later colour throws changes nothing for an earlier one.
    assert throw(Chance(7), [3, 2, 0], [4, 0, 9], STANDARD)[:2] == first[:2]


@pytest.mark.rule("WAL-122")
def test_the_model_is_an_option() -> None:
    outs = [tuple(bare(3, tower=model).options) for model in ("standard", "load")]
    assert outs == [(1, 0, 0), (1, 1, 0)]


@pytest.mark.rule("WAL-124")
def test_the_tray_is_open_and_the_tower_by_option() -> None:
    s = bare(3)
    s.tower[0], s.tray[1] = 4, 2
    assert view(s, -1).tray[1] == 2
    assert view(s, -1).tower[0] == 4
    s = bare(3, show_tower=False)
    assert view(s, 0).tower is None


@pytest.mark.rule("WAL-125")
@pytest.mark.parametrize(
    ("attackers", "defenders", "marks", "odds"),
    [
        *((3, 1, 0, (45, 22, 33)), (3, 3, 0, (20, 18, 62)), (5, 3, 0, (45, 19, 36))),
        *((8, 5, 0, (57, 16, 26)), (3, 1, 2, (72, 18, 11)), (3, 3, 2, (38, 24, 38))),
    ],
)
def test_reference_odds(
    attackers: int, defenders: int, marks: int, odds: tuple[int, int, int]
) -> None:
    tries = 3000
    counts = [0, 0, 0]
    chance = Chance(attackers * 100 + defenders * 10 + marks)
    for _ in range(tries):
        tower = [0] * COLOURS
        throw(chance, tower, [7, 7, 7, 7, 0, 10], STANDARD)
        out = throw(chance, tower, [attackers, defenders, 0, 0, 0, 0], STANDARD)
        defence = out[1] + (out[GREEN] if marks <= 1 else 0)
        counts[0 if out[0] > defence else 1 if out[0] == defence else 2] += 1
    for count, wanted in zip(counts, odds, strict=True):
        # The reference is itself a rounded simulation: one and a half per cent more.
        bound = 4 * math.sqrt(wanted / 100 * (1 - wanted / 100) / tries) + 0.015
        assert abs(count / tries - wanted / 100) < bound
