"""What is spent in a campaign (HAN-041), splits after a landing (HAN-069), generals bound to their
country (HAN-124), and hostile tribes against whoever comes among them (cards 7 and 8)."""

import pytest

from theatrum.games.hannibal.declare import along_choices
from theatrum.games.hannibal.march import available
from theatrum.games.hannibal.pieces import lose_elephants
from theatrum.games.hannibal.rating import bound_in
from theatrum.games.hannibal.retreat import pay_toll
from theatrum.games.hannibal.state import PILE, Position

from .table import (
    CARTHAGE,
    ROME,
    act,
    activate,
    army,
    asked,
    at,
    bare,
    card,
    choices,
    city,
    cus,
    deciders,
    dice,
    event,
    facts,
    general,
    hold,
    inside,
    march,
    pcs,
    settle,
    space,
    turn_of,
    verbs,
)
from .test_battle import end, to_cards

MAJOR = 33  # a campaign card for three generals
NO_WEATHER = (40, 59)


def calm(s: Position) -> None:
    """Neither Bad Weather nor Storms at Sea can come."""
    for number in NO_WEATHER:
        s.where[number] = PILE


# Spent pieces.


@pytest.mark.rule("HAN-041")
def test_whoever_fought_beside_the_army_is_spent() -> None:
    """Gisgo comes out of Tarentum to join Hannibal's battle: he can't be activated after it."""
    s = bare()
    army(s, CARTHAGE, "cannae", 8, "hannibal")
    army(s, CARTHAGE, "zama", 2, "mago")
    pcs(s, CARTHAGE, "tarentum")
    inside(s, "tarentum", 2, "gisgo")
    army(s, ROME, "tarentum", 3, "varro*")
    calm(s)
    turn_of(s, CARTHAGE, MAJOR, 53)
    event(s, CARTHAGE, MAJOR)
    act(s, CARTHAGE, "activate", general="hannibal")
    march(s, CARTHAGE, "tarentum")
    settle(s, "done")
    assert asked(s) == "sortie"
    act(s, CARTHAGE, "count", count=2)
    act(s, CARTHAGE, "along", general="gisgo")
    end(to_cards(s), 1, ROME, 1, 1)
    settle(s, "go", "remove_pc", "pass")
    assert choices(s, CARTHAGE, "activate") == ["mago"]


@pytest.mark.rule("HAN-041")
def test_cus_that_had_moved_before_and_then_fought_do_not_move_again() -> None:
    """Three CUs brought by Mago stand in the field where Hannibal fights: all are spent."""
    s = bare()
    army(s, CARTHAGE, "heraclea", 3, "mago")
    army(s, CARTHAGE, "arpi", 8, "hannibal")
    army(s, CARTHAGE, "brundisium", 0, "gisgo")
    army(s, ROME, "beneventum", 1, "varro*")
    calm(s)
    turn_of(s, CARTHAGE, MAJOR, 53)
    event(s, CARTHAGE, MAJOR)
    act(s, CARTHAGE, "activate", general="mago")
    march(s, CARTHAGE, "cannae")
    settle(s, "done")
    act(s, CARTHAGE, "stop")
    act(s, CARTHAGE, "activate", general="hannibal")
    march(s, CARTHAGE, "cannae")
    settle(s, "done")
    act(s, CARTHAGE, "pick", unit="cu", worn=1, count=2)
    march(s, CARTHAGE, "beneventum")
    settle(s, "done")
    end(to_cards(s), 1, ROME, 1, 1)
    settle(s, "go", "remove_pc", "pass")
    assert asked(s) == "next_general"
    act(s, CARTHAGE, "activate", general="gisgo")
    field = space("beneventum")
    assert s.outside(CARTHAGE, field) == 10
    assert all(available(s, field, unit, worn) == 0 for unit in (0, 1) for worn in range(7))
    # The one that Mago brought and nobody took is free, with the space it has moved.
    assert available(s, space("cannae"), 0, 1) == 1


def intercepted(cus_: int, *generals: str) -> Position:
    """A Roman army has landed before Tarentum and was intercepted by Hannibal."""
    s = bare()
    army(s, ROME, "roma", cus_, *generals)
    army(s, CARTHAGE, "cannae", 6, "hannibal")
    calm(s)
    turn_of(s, ROME, 1, 53)
    activate(s, ROME, 1, generals[0].rstrip("*"))
    for name in generals[1:]:
        act(s, ROME, "take", general=name.rstrip("*"))
    while s.acu > 5:
        act(s, ROME, "drop", unit="cu", worn=0, count=s.acu - 5)
    act(s, ROME, "sail", space="tarentum")
    act(s, CARTHAGE, "intercept", general="hannibal")
    act(s, CARTHAGE, "count", count=6)
    dice(s, 1)
    act(s, CARTHAGE, "done")
    return s


@pytest.mark.rule("HAN-069", "HAN-061")
def test_a_landed_army_splits_between_the_city_and_the_way_back() -> None:
    s = intercepted(5, "varro", "g_nero")
    assert verbs(s, ROME) == {"fight", "back", "city"}
    act(s, ROME, "city")
    assert asked(s) == "shelter"
    assert choices(s, ROME, "count") == [1, 2]  # all five do not fit into Tarentum
    act(s, ROME, "count", count=2)
    assert verbs(s, ROME) == {"along"}  # one general at least with either part
    act(s, ROME, "along", general="varro")
    assert verbs(s, ROME) == {"done"}
    act(s, ROME, "done")
    assert (city(s, "tarentum"), cus(s, ROME, "roma")) == (2, 3)
    assert (at(s, "varro"), at(s, "g_nero")) == ("tarentum", "roma")
    assert s.inside[general("varro")] == 1
    assert cus(s, CARTHAGE, "tarentum") == 6


@pytest.mark.rule("HAN-069", "HAN-039")
def test_a_single_general_does_not_split() -> None:
    s = intercepted(5, "varro*")
    assert verbs(s, ROME) == {"fight", "back"}


@pytest.mark.rule("HAN-069", "HAN-060")
def test_the_part_that_goes_back_rolls_on_the_naval_table() -> None:
    s = bare()
    army(s, CARTHAGE, "carthago", 3, "mago", "gisgo")
    army(s, ROME, "cannae", 6, "marcellus*")
    pcs(s, CARTHAGE, "tarentum")
    calm(s)
    turn_of(s, CARTHAGE, 1, 53)
    activate(s, CARTHAGE, 1, "mago")
    act(s, CARTHAGE, "take", general="gisgo")
    dice(s, 1)
    act(s, CARTHAGE, "sail", space="tarentum")
    act(s, ROME, "intercept", general="marcellus")
    act(s, ROME, "count", count=6)
    dice(s, 1)
    act(s, ROME, "done")
    act(s, CARTHAGE, "city")
    assert choices(s, CARTHAGE, "count") == [1, 2]
    act(s, CARTHAGE, "count", count=1)
    act(s, CARTHAGE, "along", general="mago")
    facts(s)
    dice(s, 6)
    act(s, CARTHAGE, "done")
    assert facts(s, "sunk")[0]["count"] == 2
    assert (city(s, "tarentum"), at(s, "gisgo")) == (1, 97)


# Relief.


@pytest.mark.rule("HAN-119", "HAN-099")
def test_only_who_sortied_goes_back_into_the_besieged_city() -> None:
    s = bare()
    inside(s, "tarentum", 2, "marcellus")
    s.role[general("marcellus")] = 1
    army(s, CARTHAGE, "tarentum", 8, "hannibal")
    s.siege[space("tarentum")] = 1 + 4 * CARTHAGE
    army(s, ROME, "cannae", 4, "varro")
    calm(s)
    turn_of(s, ROME, 1, 53)
    activate(s, ROME, 1, "varro")
    march(s, ROME, "tarentum")
    settle(s, "done")
    assert asked(s) == "sortie"
    act(s, ROME, "count", count=2)
    act(s, ROME, "along", general="marcellus")
    assert (s.sortied, s.sortied_gens) == (2, 1 << general("marcellus"))
    end(to_cards(s), 1, ROME, 1, 1)
    assert asked(s) == "retreat_city"
    assert max(choices(s, ROME, "count")) <= 2
    act(s, ROME, "count", count=1)
    assert choices(s, ROME, "along") == ["marcellus"]  # Varro came from outside


# Elephants on the way of a retreat.


@pytest.mark.rule("HAN-097", "HAN-122")
def test_the_owner_chooses_which_cus_die_on_the_way() -> None:
    s = bare()
    army(s, CARTHAGE, "cannae", 4, "hannibal", elephants=2)
    s.field = space("arpi")
    s.loser = CARTHAGE
    s.retreating, s.retreating_el = 4, 2
    pay_toll(s, CARTHAGE, space("cannae"), 1)
    assert (s.tusk_least, s.tusk_most) == (0, 1)
    lose_elephants(s, 1)
    assert (s.retreating, s.retreating_el, s.el[space("cannae")]) == (3, 1, 1)
    pay_toll(s, CARTHAGE, space("cannae"), 3)
    assert (s.retreating, s.retreating_el, s.el[space("cannae")]) == (0, 0, 0)


# Bound generals.


@pytest.mark.rule("HAN-124")
def test_fabius_is_not_taken_out_of_italia_by_others() -> None:
    """Marcellus can't take him along when he avoids battle or intercepts abroad."""
    s = bare()
    army(s, ROME, "cannae", 6, "marcellus*", "fabius")
    region = s.board.region
    for target in range(96):
        abroad = region[target] != region[space("roma")]
        assert bound_in(s, 1 << general("fabius") | 1 << general("marcellus"), target) == abroad
        along = along_choices(s, ROME, space("cannae"), 0, general("marcellus"), 0, target)
        assert (len(along) == 0) == abroad


@pytest.mark.rule("HAN-124", "HAN-123")
def test_abilities_come_from_the_data() -> None:
    need = bare().board.success
    for name, use, number in (
        ("varro", 0, 4),
        ("gisgo", 0, 3),
        ("gisgo", 1, 3),
        ("fabius", 1, 5),
        ("flaminius", 2, 4),
        ("flaminius", 5, 4),
        ("hannibal", 0, 4),
    ):
        assert need[6 * general(name) + use] == number


# Hostile tribes.


@pytest.mark.rule("HAN-024")
def test_tribes_strike_an_army_that_intercepts_among_them() -> None:
    s = bare()
    army(s, CARTHAGE, "averni", 6, "hannibal")
    army(s, ROME, "rhone", 4, "varro*")
    calm(s)
    turn_of(s, CARTHAGE, 1, 53)
    hold(s, CARTHAGE, 7)
    s.where[7] = PILE  # the other card of the name
    activate(s, CARTHAGE, 1, "hannibal")
    march(s, CARTHAGE, "gergovia")
    settle(s, "pass")
    act(s, ROME, "intercept", general="varro")
    act(s, ROME, "count", count=4)
    dice(s, 1, 6)
    act(s, ROME, "done")
    assert (asked(s), deciders(s)) == ("window", [CARTHAGE])
    facts(s)
    act(s, CARTHAGE, "counter", card=card(7))
    assert facts(s, "attrition_roll")[0]["count"] == 2
    assert cus(s, ROME, "gergovia") == 2
    assert asked(s) == "intercepted"


@pytest.mark.rule("HAN-024")
def test_bad_weather_comes_before_an_overrun() -> None:
    """A lone CU in the third space is not overrun by an army that never got there."""
    s = bare()
    army(s, CARTHAGE, "arpi", 6, "hannibal")
    army(s, ROME, "tarentum", 1)
    pcs(s, CARTHAGE, "tarentum")
    turn_of(s, CARTHAGE, 1, 53)
    hold(s, ROME, 41, 43)
    activate(s, CARTHAGE, 1, "hannibal")
    march(s, CARTHAGE, "cannae", "heraclea", "tarentum")
    assert (asked(s), deciders(s)) == ("window", [ROME])
    act(s, ROME, "counter", card=card(41))
    assert at(s, "hannibal") == "heraclea"
    assert cus(s, ROME, "tarentum") == 1


@pytest.mark.rule("HAN-032")
def test_hostile_tribes_as_a_normal_play_end_a_truce_aloud() -> None:
    s = bare()
    army(s, ROME, "tolosa", 4, "varro*")
    s.truce = 1
    turn_of(s, CARTHAGE, 7, 53)
    event(s, CARTHAGE, 7)
    act(s, CARTHAGE, "target", space="tolosa")
    assert s.truce == 0
    assert facts(s, "truce_ended")
