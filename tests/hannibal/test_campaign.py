"""What is spent in a campaign (HAN-041), splits after a landing (HAN-069), generals bound to their
country (HAN-124)."""

import pytest

from theatrum.games.hannibal.declare import along_choices
from theatrum.games.hannibal.pieces import lose_elephants
from theatrum.games.hannibal.rating import bound_in
from theatrum.games.hannibal.retreat import pay_toll
from theatrum.games.hannibal.state import Position
from theatrum.games.hannibal.wear import available

from .battles import end, to_cards
from .table import (
    CARTHAGE,
    ROME,
    act,
    activate,
    army,
    asked,
    at,
    avoid,
    bare,
    calm,
    campaign,
    choices,
    city,
    cus,
    dice,
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
    turn_of,
    verbs,
)

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
    campaign(s, CARTHAGE, "hannibal")
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
    campaign(s, CARTHAGE, "mago")
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
    intercept(s, CARTHAGE, "hannibal", 6, 1)
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
    intercept(s, ROME, "marcellus", 6, 1)
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


# A lost battle of a split army.


@pytest.mark.rule("HAN-041", "HAN-099")
def test_both_parts_of_an_army_that_lost_and_split_are_spent() -> None:
    """Hannibal relieves Tarentum, loses and goes back to Heraclea; the two who sortied are inside
    again. Gisgo can move neither, but all that had not fought."""
    s = bare()
    army(s, CARTHAGE, "heraclea", 8, "hannibal", "gisgo")
    army(s, CARTHAGE, "cannae", 2, "mago")
    pcs(s, CARTHAGE, "tarentum", "heraclea")
    inside(s, "tarentum", 2)
    army(s, ROME, "tarentum", 6, "varro*")
    campaign(s, CARTHAGE, "hannibal")
    act(s, CARTHAGE, "drop", unit="cu", worn=0, count=3)
    march(s, CARTHAGE, "tarentum")
    settle(s, "done")
    assert asked(s) == "sortie"
    act(s, CARTHAGE, "count", count=2)
    end(to_cards(s), 1, CARTHAGE, 1, 1)
    assert asked(s) == "retreat_city"
    act(s, CARTHAGE, "count", count=2)
    settle(s, "done")
    act(s, CARTHAGE, "go", space="heraclea")
    settle(s, "remove_pc")
    assert (city(s, "tarentum"), cus(s, CARTHAGE, "heraclea")) == (2, 3 + 5 - 2)
    assert sorted(choices(s, CARTHAGE, "activate")) == ["gisgo", "mago"]
    act(s, CARTHAGE, "activate", general="gisgo")
    assert s.acu == 3  # what Hannibal had left behind
    assert "pick" not in verbs(s, CARTHAGE)
    assert "take" not in verbs(s, CARTHAGE)  # nor Hannibal
    assert available(s, space("tarentum"), 2, 0) == 0
    spent = {(s.worn[i], s.worn[i + 2]) for i in range(0, 96, 4) if s.worn[i + 1] == 7}
    assert spent == {(space("heraclea"), 3), (space("tarentum") + 100, 2)}


@pytest.mark.rule("HAN-041", "HAN-095")
def test_who_is_swept_along_by_a_retreat_is_spent_too() -> None:
    s = bare()
    army(s, CARTHAGE, "beneventum", 6, "hannibal")
    army(s, CARTHAGE, "zama", 2, "gisgo")
    army(s, ROME, "cannae", 8)
    campaign(s, CARTHAGE, "hannibal")
    march(s, CARTHAGE, "cannae")
    army(s, CARTHAGE, "beneventum", 1, "mago")
    pcs(s, None, "beneventum")
    pcs(s, CARTHAGE, "arpi", "praeneste")
    end(to_cards(s), 1, CARTHAGE, 1, 1)
    settle(s, "go")
    assert asked(s) == "sweep"
    act(s, CARTHAGE, "join")
    settle(s, "go", "remove_pc")
    assert at(s, "mago") == at(s, "hannibal") != "beneventum"
    assert choices(s, CARTHAGE, "activate") == ["gisgo"]


@pytest.mark.rule("HAN-041", "HAN-075")
def test_an_army_that_failed_to_pursue_is_spent() -> None:
    s = bare()
    army(s, CARTHAGE, "beneventum", 6, "hannibal", "mago")
    army(s, CARTHAGE, "heraclea", 0, "gisgo")
    army(s, ROME, "cannae", 4, "marcellus")
    campaign(s, CARTHAGE, "hannibal")
    act(s, CARTHAGE, "take", general="mago")
    march(s, CARTHAGE, "cannae")
    avoid(s, ROME, "marcellus", 1)
    act(s, ROME, "go", space="arpi")
    act(s, ROME, "count", count=4)
    dice(s, 6)
    act(s, CARTHAGE, "pursue")
    assert choices(s, CARTHAGE, "activate") == ["gisgo"]
    act(s, CARTHAGE, "activate", general="gisgo")
    march(s, CARTHAGE, "cannae")
    settle(s, "done")
    assert verbs(s, CARTHAGE).isdisjoint({"pick", "take"})


@pytest.mark.rule("HAN-119", "HAN-039")
def test_a_consul_in_the_city_keeps_five_or_joins_the_sortie() -> None:
    for leaving, verbs_left in ((3, {"along"}), (0, {"along", "done"})):
        s = ready(ROME, "capua", 6, "varro")
        inside(s, "roma", 5, "marcellus*")
        army(s, CARTHAGE, "roma", 6, "hannibal")
        s.siege[space("roma")] = 1 + 4 * CARTHAGE
        calm(s)
        march(s, ROME, "roma")
        settle(s, "done")
        assert asked(s) == "sortie"
        act(s, ROME, "count", count=leaving)
        assert verbs(s, ROME) == verbs_left
        if leaving:
            assert refused(s, ROME, "done") == "HAN-039"
