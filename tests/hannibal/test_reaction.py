"""Sections 8 and 9: reactions at every space."""

import pytest

from theatrum.games.hannibal.state import POOL, Position

from .table import (
    BOARD,
    CARTHAGE,
    ROME,
    act,
    army,
    asked,
    at,
    avoid,
    bare,
    choices,
    city,
    cus,
    deciders,
    dice,
    drop_all,
    facts,
    general,
    inside,
    intercept,
    march,
    pcs,
    ready,
    refused,
    settle,
    space,
    verbs,
)


def approach(defenders: int = 4, *names: str, attackers: int = 6, number: int = 1) -> Position:
    """Hannibal enters Cannae from Beneventum; Romans stand there."""
    s = ready(CARTHAGE, "beneventum", attackers, "hannibal", number=number)
    army(s, ROME, "cannae", defenders, *names)
    march(s, CARTHAGE, "cannae")
    return s


def near_arpi(count: int = 4, *generals: str) -> Position:
    """Hannibal enters Cannae; Marcellus stands near by, in Arpi."""
    s = ready(CARTHAGE, "beneventum", 6, "hannibal")
    army(s, ROME, "arpi", count, *(generals or ("marcellus",)))
    march(s, CARTHAGE, "cannae")
    return s


def avoided() -> Position:
    """Marcellus has avoided the battle in Cannae and gone to Arpi with all his CUs."""
    s = approach(4, "marcellus")
    avoid(s, ROME, "marcellus", 1)
    act(s, ROME, "go", space="arpi")
    act(s, ROME, "count", count=4)
    return s


@pytest.mark.rule("HAN-047", "HAN-056")
def test_into_or_out_of_the_city_first() -> None:
    s = ready(CARTHAGE, "cannae", 6, "hannibal")
    inside(s, "tarentum", 2, "varro")
    army(s, ROME, "tarentum", 3)
    march(s, CARTHAGE, "tarentum")
    assert asked(s) == "city_cus"
    assert choices(s, ROME, "count") == [0, 1, 2]
    act(s, ROME, "count", count=0)
    assert asked(s) == "city_generals"
    act(s, ROME, "done")
    assert cus(s, ROME, "tarentum") == 5
    assert s.inside[general("varro")] == 0
    assert asked(s) == "declare"


@pytest.mark.rule("HAN-039", "HAN-047")
@pytest.mark.parametrize(
    ("count", "where", "may"),
    [
        (7, "tarentum", [0, 1, 2]),  # five or more stay outside with him
        (6, "tarentum", [0, 1]),
        (5, "tarentum", [0]),
        (4, "tarentum", [0]),  # fewer than five: all of them
        (2, "tarentum", [0, 2]),
        (6, "roma", [0, 1, 5]),  # or he goes in with five
    ],
)
def test_a_consul_keeps_five_on_one_side_of_the_walls(
    count: int, where: str, may: list[int]
) -> None:
    s = ready(CARTHAGE, "capua" if where == "roma" else "cannae", 6, "hannibal")
    army(s, ROME, where, count, "varro*")
    march(s, CARTHAGE, where)
    assert asked(s) == "city_cus"
    assert choices(s, ROME, "count") == may
    forbidden = [n for n in range(min(count, BOARD.capacity[space(where)]) + 1) if n not in may]
    for number in forbidden:
        assert refused(s, ROME, "count", count=number) == "HAN-039"
    act(s, ROME, "count", count=may[-1])
    if may[-1] >= min(5, count):
        act(s, ROME, "along", general="varro")
    act(s, ROME, "done")
    side = s.inn[space(where)] if s.inside[general("varro")] else cus(s, ROME, where)
    assert side >= min(5, count)


@pytest.mark.rule("HAN-047")
def test_no_such_step_in_a_besieged_city() -> None:
    s = ready(CARTHAGE, "cannae", 6, "hannibal")
    army(s, CARTHAGE, "tarentum", 3)
    inside(s, "tarentum", 2)
    s.siege[space("tarentum")] = 5
    march(s, CARTHAGE, "tarentum")
    assert asked(s) == "marching"


@pytest.mark.rule("HAN-047", "HAN-068", "HAN-071")
def test_everything_is_declared_before_the_rolls() -> None:
    s = ready(CARTHAGE, "beneventum", 6, "hannibal")
    army(s, ROME, "cannae", 4, "varro")
    army(s, ROME, "arpi", 4, "marcellus")
    army(s, ROME, "tarentum", 5, "fabius")
    march(s, CARTHAGE, "cannae")
    assert asked(s) == "declare"
    assert choices(s, ROME, "avoid") == ["varro"]
    assert sorted(choices(s, ROME, "intercept")) == ["fabius", "marcellus"]
    facts(s)
    act(s, ROME, "intercept", general="marcellus")
    act(s, ROME, "count", count=4)
    act(s, ROME, "avoid", general="varro")
    assert facts(s, "rating_roll") == []
    assert choices(s, ROME, "intercept") == ["fabius"]
    dice(s, 6, 1)  # Varro fails to avoid, Marcellus comes
    act(s, ROME, "done")
    rolls = facts(s, "rating_roll")
    assert [r["use"] for r in rolls] == ["avoid_battle", "interception"]
    assert cus(s, ROME, "cannae") == 8
    assert asked(s) == "intercepted"


@pytest.mark.rule("HAN-048", "HAN-068")
def test_stepping_back_ends_the_move() -> None:
    s = near_arpi()
    intercept(s, ROME, "marcellus", 4, 1)
    assert verbs(s, CARTHAGE) == {"fight", "back"}
    act(s, CARTHAGE, "back")
    assert at(s, "hannibal") == "beneventum"
    assert (cus(s, CARTHAGE, "beneventum"), cus(s, ROME, "cannae")) == (6, 4)
    assert asked(s) != "marching"


@pytest.mark.rule("HAN-048", "HAN-066")
def test_or_it_fights_and_the_defender_has_a_card_more() -> None:
    s = near_arpi()
    intercept(s, ROME, "marcellus", 4, 1)
    act(s, CARTHAGE, "fight")
    assert s.field == space("cannae")
    assert s.bonus == [1, 0]
    assert s.attacker == CARTHAGE


@pytest.mark.rule("HAN-047", "HAN-048")
def test_a_lone_mover_steps_back() -> None:
    s = ready(CARTHAGE, "beneventum", 2, "mago")
    army(s, ROME, "arpi", 4, "marcellus")
    drop_all(s, CARTHAGE)
    march(s, CARTHAGE, "cannae")
    assert asked(s) == "declare"
    assert "avoid" not in verbs(s, ROME)
    intercept(s, ROME, "marcellus", 1, 1)
    assert verbs(s, CARTHAGE) == {"back"}
    act(s, CARTHAGE, "back")
    assert at(s, "mago") == "beneventum"


@pytest.mark.rule("HAN-049")
def test_five_overrun_one() -> None:
    s = approach(1, attackers=5)
    assert facts(s, "overrun")
    assert cus(s, ROME, "cannae") == 0
    assert asked(s) == "marching"
    assert list(s.owed) == [0, 0]
    march(s, CARTHAGE, "tarentum")


@pytest.mark.rule("HAN-049")
def test_four_do_not_nor_against_a_general() -> None:
    assert approach(1, attackers=4).field == space("cannae")
    s = approach(1, "varro", attackers=6)
    act(s, ROME, "done")
    assert s.field == space("cannae")


@pytest.mark.rule("HAN-049")
def test_interceptors_come_before_the_overrun() -> None:
    s = ready(CARTHAGE, "beneventum", 6, "hannibal")
    army(s, ROME, "cannae", 1)
    army(s, ROME, "arpi", 4, "marcellus")
    march(s, CARTHAGE, "cannae")
    intercept(s, ROME, "marcellus", 1, 1)
    act(s, CARTHAGE, "fight")
    assert s.field == space("cannae")


@pytest.mark.rule("HAN-054", "HAN-064")
def test_no_reactions_over_passes_and_straits() -> None:
    s = ready(CARTHAGE, "cosa", 6, "hannibal")
    army(s, ROME, "mutina", 8, "varro*")
    march(s, CARTHAGE, "faesulae")
    assert asked(s) == "marching"


@pytest.mark.rule("HAN-063", "HAN-069", "HAN-039")
def test_forces_of_interceptions() -> None:
    s = near_arpi(12, "marcellus*", "varro")
    act(s, ROME, "intercept", general="varro")
    assert choices(s, ROME, "count") == [1, 2, 3, 4, 5, 6, 7]  # five stay with the consul
    s = near_arpi(12, "marcellus*", "varro")
    act(s, ROME, "intercept", general="marcellus")
    assert choices(s, ROME, "count") == [5, 6, 7, 8, 9, 10]
    act(s, ROME, "count", count=5)
    assert choices(s, ROME, "along") == ["varro"]
    act(s, ROME, "along", general="varro")
    assert "intercept" not in verbs(s, ROME)  # one try from each space


@pytest.mark.rule("HAN-065")
def test_not_into_other_enemy_cus_and_harder_onto_enemy_ground() -> None:
    s = ready(CARTHAGE, "beneventum", 6, "hannibal")
    army(s, CARTHAGE, "cannae", 1)
    army(s, ROME, "arpi", 4, "marcellus")
    march(s, CARTHAGE, "cannae")
    assert asked(s) == "marching"
    for marker, arrives in ((ROME, True), (CARTHAGE, False)):
        s = ready(CARTHAGE, "beneventum", 6, "hannibal")
        pcs(s, marker, "cannae")
        army(s, ROME, "arpi", 4, "marcellus")
        march(s, CARTHAGE, "cannae")
        intercept(s, ROME, "marcellus", 4, 3)  # his rating
        assert (cus(s, ROME, "cannae") == 4) == arrives


@pytest.mark.rule("HAN-067", "HAN-076")
def test_who_failed_to_intercept_does_not_avoid() -> None:
    s = near_arpi()
    intercept(s, ROME, "marcellus", 4, 6)
    assert asked(s) == "marching"
    act(s, CARTHAGE, "march", space="arpi")
    assert s.field == space("arpi")


@pytest.mark.rule("HAN-070")
def test_the_mover_is_the_attacker() -> None:
    s = approach(4)
    assert (s.active, s.attacker) == (CARTHAGE, CARTHAGE)


@pytest.mark.rule("HAN-069", "HAN-055")
def test_an_army_inside_intercepts_if_nobody_is_outside() -> None:
    s = ready(CARTHAGE, "beneventum", 6, "hannibal")
    inside(s, "tarentum", 2, "marcellus")
    march(s, CARTHAGE, "cannae")
    intercept(s, ROME, "marcellus", 2, 1)
    assert (city(s, "tarentum"), cus(s, ROME, "cannae")) == (0, 2)


@pytest.mark.rule("HAN-069", "HAN-061")
def test_a_landed_army_goes_into_its_city() -> None:
    s = ready(ROME, "roma", 5, "varro*")
    army(s, CARTHAGE, "cannae", 6, "hannibal")
    s.where[40] = s.where[59] = 1
    act(s, ROME, "drop", unit="cu", worn=0, count=3)
    s.floor = 2
    act(s, ROME, "sail", space="tarentum")
    intercept(s, CARTHAGE, "hannibal", 6, 1)
    assert verbs(s, ROME) == {"fight", "back", "city"}
    act(s, ROME, "city")
    assert city(s, "tarentum") == 2


# Avoiding battle.


@pytest.mark.rule("HAN-071", "HAN-073", "HAN-074")
def test_avoiding_battle() -> None:
    s = approach(4, "marcellus")
    assert deciders(s) == [ROME]
    avoid(s, ROME, "marcellus", 3)
    goals = choices(s, ROME, "go")
    assert "beneventum" not in goals
    assert sorted(goals) == ["arpi", "brundisium", "heraclea", "tarentum"]
    act(s, ROME, "go", space="arpi")
    act(s, ROME, "count", count=3)
    assert (cus(s, ROME, "arpi"), cus(s, ROME, "cannae")) == (3, 0)  # one was overrun
    assert at(s, "marcellus") == "arpi"


@pytest.mark.rule("HAN-072")
def test_failing_costs_a_card() -> None:
    s = approach(4, "marcellus")
    avoid(s, ROME, "marcellus", 4)
    assert s.field == space("cannae")
    assert s.bonus == [-1, 0]


@pytest.mark.rule("HAN-072", "HAN-046")
def test_a_lone_general_who_fails_is_displaced() -> None:
    s = approach(0, "marcellus")
    avoid(s, ROME, "marcellus", 6)
    assert at(s, "marcellus") == POOL


@pytest.mark.rule("HAN-073")
def test_into_the_city_after_a_success() -> None:
    s = ready(CARTHAGE, "cannae", 6, "hannibal")
    army(s, ROME, "tarentum", 2, "marcellus")
    march(s, CARTHAGE, "tarentum")
    act(s, ROME, "count", count=0)
    act(s, ROME, "done")
    avoid(s, ROME, "marcellus", 1)
    act(s, ROME, "city")
    act(s, ROME, "count", count=2)
    assert city(s, "tarentum") == 2


@pytest.mark.rule("HAN-075")
def test_pursuit() -> None:
    for die, goes_on in ((4, True), (5, False)):
        s = avoided()
        assert asked(s) == "pursuit"
        dice(s, die)
        act(s, CARTHAGE, "pursue")
        assert (asked(s) == "marching") == goes_on
    s = avoided()
    facts(s)
    act(s, CARTHAGE, "stop")
    assert facts(s, "rating_roll") == []


@pytest.mark.rule("HAN-076", "HAN-075")
def test_caught_again_he_tries_again() -> None:
    s = avoided()
    dice(s, 1)
    act(s, CARTHAGE, "pursue")
    march(s, CARTHAGE, "arpi")
    assert choices(s, ROME, "avoid") == ["marcellus"]


@pytest.mark.rule("HAN-123", "HAN-124")
@pytest.mark.parametrize(
    ("name", "use", "need"),
    [
        ("fabius", 1, 5),
        ("varro", 0, 4),
        ("varro", 1, 1),
        ("gisgo", 0, 3),
        ("gisgo", 1, 3),
        ("gisgo", 2, 1),
        ("flaminius", 2, 4),
        ("flaminius", 5, 4),
        ("flaminius", 0, 2),
        ("hannibal", 0, 4),
        ("hasdrubal", 2, 3),
    ],
)
def test_numbers_to_roll(name: str, use: int, need: int) -> None:
    from theatrum.games.hannibal.rating import success_number

    assert success_number(bare(), general(name), use) == need


@pytest.mark.rule("HAN-032")
def test_a_truce_forbids_interceptions_and_enemy_spaces() -> None:
    s = ready(CARTHAGE, "ilerda", 6, "hannibal")
    army(s, ROME, "tarraco", 4, "marcellus")
    s.truce = 1
    assert refused(s, CARTHAGE, "march", space="tarraco") == "HAN-032"
    march(s, CARTHAGE, "dertosa")
    assert asked(s) == "marching"


# Two consuls in one stack (HAN-039).


@pytest.mark.rule("HAN-039", "HAN-069")
def test_a_consul_who_intercepts_leaves_five_to_another_or_takes_him_along() -> None:
    s = near_arpi(8, "marcellus*", "varro*")
    act(s, ROME, "intercept", general="marcellus")
    assert choices(s, ROME, "count") == [5, 6, 7, 8]
    act(s, ROME, "count", count=5)
    assert verbs(s, ROME) == {"along"}
    assert refused(s, ROME, "done") == "HAN-039"
    act(s, ROME, "along", general="varro")
    assert s.tries[:4] == [
        general("marcellus"),
        5,
        0,
        1 << general("marcellus") | 1 << general("varro"),
    ]
    s = near_arpi(10, "marcellus*", "varro*")
    act(s, ROME, "intercept", general="marcellus")
    act(s, ROME, "count", count=5)
    assert verbs(s, ROME) == {"along", "done"}


@pytest.mark.rule("HAN-039", "HAN-074")
def test_so_does_one_who_avoids_battle() -> None:
    s = approach(8, "marcellus*", "varro*")
    avoid(s, ROME, "marcellus", 1)
    act(s, ROME, "go", space="arpi")
    act(s, ROME, "count", count=6)
    assert refused(s, ROME, "done") == "HAN-039"
    act(s, ROME, "along", general="varro")
    assert (at(s, "marcellus"), at(s, "varro")) == ("arpi", "arpi")
    assert cus(s, ROME, "cannae") == 2


@pytest.mark.rule("HAN-039", "HAN-073", "HAN-124")
def test_neither_goes_where_the_other_could_not_be_left() -> None:
    """Fabius can't go to Liguria, so Varro can't leave him there with three CUs; nor does a consul
    of six CUs go into a city for two."""
    for colleague, abroad in (("fabius*", False), ("marcellus*", True)):
        s = ready(CARTHAGE, "faesulae", 6, "hannibal")
        army(s, ROME, "pisae", 8, "varro*", colleague)
        pcs(s, ROME, "ligures_e")
        s.tribe[space("ligures_e")] = 0
        march(s, CARTHAGE, "pisae")
        avoid(s, ROME, "varro", 1)
        assert ("ligures_e" in choices(s, ROME, "go")) == abroad
    s = ready(CARTHAGE, "cannae", 6, "hannibal")
    army(s, ROME, "tarentum", 6, "varro*")
    march(s, CARTHAGE, "tarentum")
    act(s, ROME, "count", count=0)
    settle(s, "done")
    assert s.field == space("tarentum") or "city" not in verbs(s, ROME)
