"""Section 7: sea movement."""

import pytest

from theatrum.core.chance import Chance
from theatrum.games.hannibal.sea import ARRIVED, LOST, RETURNED, naval_modifier, naval_roll
from theatrum.games.hannibal.state import DISPLACED, Position

from .table import (
    CARTHAGE,
    ROME,
    act,
    activate,
    army,
    asked,
    at,
    bare,
    calm,
    campaign,
    choices,
    city,
    cus,
    dice,
    drop,
    facts,
    general,
    inside,
    march,
    pcs,
    ready,
    refused,
    space,
    turn_of,
    verbs,
)


def fleet(count: int = 3, name: str = "hasdrubal", number: int = 2) -> Position:
    """An army in Carthage that can sail; nobody can hold a counter card."""
    s = ready(CARTHAGE, "carthago", count, name, number=number)
    calm(s)
    return s


@pytest.mark.rule("HAN-058", "HAN-027")
def test_a_sea_move_costs_three_and_needs_a_ship() -> None:
    s = fleet()
    dice(s, 1)
    act(s, CARTHAGE, "sail", space="gades")
    assert (at(s, "hasdrubal"), s.used, cus(s, CARTHAGE, "gades")) == ("gades", 3, 3)
    march(s, CARTHAGE, "malaca")
    assert verbs(s, CARTHAGE) & {"march", "sail"} == set()
    s = ready(CARTHAGE, "carthago", 3, "mago", number=10)
    assert refused(s, CARTHAGE, "sail", space="gades") == "HAN-027"


@pytest.mark.rule("HAN-058")
def test_five_cus_with_a_three_ten_with_a_campaign() -> None:
    s = fleet(6)
    assert refused(s, CARTHAGE, "sail", space="gades") == "HAN-058"
    drop(s, CARTHAGE, 1)
    assert "gades" in choices(s, CARTHAGE, "sail")
    s = bare()
    army(s, CARTHAGE, "carthago", 10, "mago")
    campaign(s, CARTHAGE, "mago")
    assert "gades" in choices(s, CARTHAGE, "sail")


@pytest.mark.rule("HAN-058")
def test_two_sea_moves_with_a_forced_march() -> None:
    s = fleet(1, "hasdrubal", 63)
    dice(s, 1, 1)
    act(s, CARTHAGE, "sail", space="gades")
    assert "sail" in verbs(s, CARTHAGE)
    act(s, CARTHAGE, "sail", space="malaca")
    assert at(s, "hasdrubal") == "malaca"


@pytest.mark.rule("HAN-059")
def test_rome_does_not_roll() -> None:
    s = ready(ROME, "roma", 5, "varro*")
    calm(s)
    facts(s)
    act(s, ROME, "sail", space="gades")
    assert facts(s, "naval_roll") == []
    assert at(s, "varro") == "gades"


@pytest.mark.rule("HAN-060")
def test_modifiers_of_the_naval_table() -> None:
    s = fleet()
    here = space("carthago")
    assert naval_modifier(s, here, space("gades")) == -4
    assert naval_modifier(s, here, space("roma")) == -2 + 2 + 1
    s.acu = 1
    assert naval_modifier(s, here, space("roma")) == 0
    s.philip = 1
    assert naval_modifier(s, here, space("roma")) == -1
    pcs(s, CARTHAGE, "syracusae")
    s.naval_victory = 1
    s.mover = general("mago")
    assert naval_modifier(s, here, space("roma")) == -4


@pytest.mark.rule("HAN-060", "HAN-102")
def test_return_and_sunk() -> None:
    s = fleet()
    dice(s, 1)  # + 1: return
    act(s, CARTHAGE, "sail", space="roma")
    assert at(s, "hasdrubal") == "carthago"
    assert asked(s) != "marching"
    s = fleet()
    dice(s, 2)
    owned = list(s.pc).count(CARTHAGE)
    act(s, CARTHAGE, "sail", space="roma")
    assert at(s, "hasdrubal") == DISPLACED
    assert cus(s, CARTHAGE, "carthago") == 0
    assert list(s.pc).count(CARTHAGE) == owned


@pytest.mark.rule("HAN-060", "HAN-126")
def test_the_naval_table_by_the_dice() -> None:
    """Carthage to Agrigentum: -3 + 1: 1-3 arrive, 4 return, 5-6 sunk."""
    counts = [0, 0, 0]
    tries = 1200
    s = fleet()
    s.chance = Chance(77)
    for _ in range(tries):
        counts[naval_roll(s, space("carthago"), space("agrigentum"))] += 1
    wanted = {ARRIVED: 3, RETURNED: 1, LOST: 2}
    assert sum((counts[r] - tries * n / 6) ** 2 / (tries * n / 6) for r, n in wanted.items()) < 14


@pytest.mark.rule("HAN-061")
def test_directly_into_a_friendly_city() -> None:
    s = ready(CARTHAGE, "carthago", 2, "hasdrubal", number=2)
    army(s, ROME, "gades", 5, "varro")
    calm(s)
    dice(s, 1)
    act(s, CARTHAGE, "land", space="gades")
    assert (city(s, "gades"), s.inside[general("hasdrubal")]) == (2, 1)
    assert asked(s) != "marching"


@pytest.mark.rule("HAN-061")
def test_a_besieged_city_is_shut() -> None:
    s = ready(CARTHAGE, "carthago", 2, "hasdrubal", number=2)
    army(s, ROME, "gades", 5, "varro")
    s.siege[space("gades")] = 1
    assert "gades" not in choices(s, CARTHAGE, "land")
    assert "gades" in choices(s, CARTHAGE, "sail")
    s = bare()
    inside(s, "gades", 2, "hasdrubal")
    army(s, ROME, "gades", 5, "varro")
    s.siege[space("gades")] = 1
    turn_of(s, CARTHAGE, 2)
    activate(s, CARTHAGE, 2, "hasdrubal")
    assert "sail" not in verbs(s, CARTHAGE)
    assert refused(s, CARTHAGE, "sail", space="malaca") == "HAN-061"


@pytest.mark.rule("HAN-062")
def test_landing_on_enemies_is_a_battle() -> None:
    s = ready(CARTHAGE, "carthago", 4, "hasdrubal", number=2)
    army(s, ROME, "agrigentum", 3)
    calm(s)
    dice(s, 1)
    act(s, CARTHAGE, "sail", space="agrigentum")
    assert s.field == space("agrigentum")
    assert s.came_sea == 1


@pytest.mark.rule("HAN-032")
def test_in_a_truce_nobody_rolls() -> None:
    s = fleet()
    s.truce = 1
    facts(s)
    act(s, CARTHAGE, "sail", space="gades")
    assert facts(s, "naval_roll") == []
    assert "roma" not in choices(s, CARTHAGE, "sail")
