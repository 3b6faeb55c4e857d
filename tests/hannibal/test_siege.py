"""Section 13: sieges and subjugation."""

import pytest

from theatrum.core.chance import Chance
from theatrum.games.hannibal.siege import siege_modifier, siege_roll, two_dice
from theatrum.games.hannibal.state import POOL, Position

from .battles import end, to_cards
from .table import (
    BOARD,
    CARTHAGE,
    ROME,
    act,
    activate,
    army,
    asked,
    at,
    avoid,
    bare,
    campaign,
    card,
    city,
    cus,
    dice,
    facts,
    general,
    inside,
    intercept,
    march,
    owner,
    ready,
    settle,
    space,
    turn_of,
    verbs,
)


def siege(
    count: int = 6,
    name: str = "hannibal",
    where: str = "tarentum",
    number: int = 1,
    **options: bool,
) -> Position:
    """The general stands before a city, without moving, and is asked."""
    s = bare(2, **options)
    side = BOARD.side_of[general(name)]
    army(s, side, where, count, name)
    turn_of(s, side, number, 53)
    activate(s, side, number, name)
    act(s, side, "stop")
    return s


@pytest.mark.rule("HAN-114", "HAN-050")
def test_three_cus_may_try_once() -> None:
    assert asked(siege(3)) == "siege_try"
    assert asked(siege(2)) != "siege_try"
    s = siege(3)
    act(s, CARTHAGE, "pass")
    assert s.siege[space("tarentum")] == 0


@pytest.mark.rule("HAN-114")
def test_one_try_per_card_play_or_by_option_per_city() -> None:
    for option in (False, True):
        s = bare(2, siege_per_city=option)
        army(s, CARTHAGE, "tarentum", 5, "hannibal")
        army(s, CARTHAGE, "capua", 5, "mago")
        campaign(s, CARTHAGE, "hannibal")
        act(s, CARTHAGE, "stop")
        act(s, CARTHAGE, "besiege")
        act(s, CARTHAGE, "activate", general="mago")
        act(s, CARTHAGE, "stop")
        assert (asked(s) == "siege_try") == option


@pytest.mark.rule("HAN-115")
@pytest.mark.parametrize(
    ("die", "points", "lost"), [(1, 0, 1), (2, 0, 1), (3, 0, 0), (4, 1, 1), (5, 1, 0), (6, 1, 0)]
)
def test_carthage_on_the_siege_table(die: int, points: int, lost: int) -> None:
    s = siege()
    dice(s, die)
    act(s, CARTHAGE, "besiege")
    assert s.siege_points(space("tarentum")) == points
    assert cus(s, CARTHAGE, "tarentum") == 6 - lost


@pytest.mark.rule("HAN-115")
@pytest.mark.parametrize(
    ("die", "points", "lost"), [(1, 0, 1), (2, 0, 0), (3, 1, 1), (4, 1, 0), (5, 1, 0), (6, 2, 0)]
)
def test_rome_on_the_siege_table(die: int, points: int, lost: int) -> None:
    s = siege(6, "varro", "gades")
    dice(s, die)
    act(s, ROME, "besiege")
    assert s.siege_points(space("gades")) == points
    assert cus(s, ROME, "gades") == 6 - lost


@pytest.mark.rule("HAN-115", "HAN-120", "HAN-124")
def test_modifiers_of_a_siege() -> None:
    s = siege()
    here = space("tarentum")
    assert siege_modifier(s, CARTHAGE, here) == -1
    assert siege_modifier(s, CARTHAGE, space("roma")) == -2
    s.train = here
    assert siege_modifier(s, CARTHAGE, here) == 0
    assert siege_modifier(s, CARTHAGE, space("averni")) == 0
    assert siege_modifier(s, ROME, space("carthago")) == -1
    s.mover = general("marcellus")
    assert siege_modifier(s, ROME, space("gades")) == 0
    s.campaign = 1
    assert siege_modifier(s, ROME, space("gades")) == 1
    assert siege_modifier(s, ROME, space("averni")) == 0


@pytest.mark.rule("HAN-115", "HAN-124")
def test_two_dice() -> None:
    s = siege(6, "hannibal", "tarentum", 54)
    dice(s, 6, 6)
    act(s, CARTHAGE, "besiege")
    assert s.siege_points(space("tarentum")) == 2
    s = siege(6, "africanus", "gades", 61)
    assert two_dice(s)
    s = siege(6, "africanus", "gades", 1)
    assert not two_dice(s)


@pytest.mark.rule("HAN-116", "HAN-102")
def test_a_city_falls() -> None:
    s = siege()
    inside(s, "tarentum", 2, "marcellus")
    s.siege[space("tarentum")] = 2 + 4 * CARTHAGE
    dice(s, 6)
    act(s, CARTHAGE, "besiege")
    assert owner(s, "tarentum") == CARTHAGE
    assert city(s, "tarentum") == 0
    assert at(s, "marcellus") == POOL
    assert s.siege[space("tarentum")] == 0
    assert list(s.owed) == [0, 0]


@pytest.mark.rule("HAN-116", "HAN-121")
def test_a_tribe_becomes_a_plain_pc() -> None:
    s = siege(6, "hannibal", "averni")
    s.siege[space("averni")] = 2 + 4 * CARTHAGE
    dice(s, 3)  # no -1 against tribes
    act(s, CARTHAGE, "besiege")
    assert owner(s, "averni") == CARTHAGE
    assert s.tribe[space("averni")] == 0
    s = siege(6, "hannibal", "boii")
    assert asked(s) != "siege_try"  # friendly
    s = siege(6, "varro", "boii")
    assert asked(s) == "siege_try"


@pytest.mark.rule("HAN-113", "HAN-116")
def test_the_capital_decides() -> None:
    for name, where, side in (("hannibal", "roma", CARTHAGE), ("varro", "carthago", ROME)):
        s = siege(6, name, where)
        s.siege[space(where)] = 2 + 4 * side
        dice(s, 6)
        act(s, side, "besiege")
        assert s.winner == side
        assert not s.stack


@pytest.mark.rule("HAN-117", "HAN-118")
def test_a_siege_lasts_until_the_besiegers_are_gone() -> None:
    s = siege()
    s.siege[space("tarentum")] = 1 + 4 * CARTHAGE
    act(s, CARTHAGE, "pass")
    turn_of(s, CARTHAGE, 2)
    activate(s, CARTHAGE, 2, "hannibal")
    act(s, CARTHAGE, "drop", unit="cu", worn=0, count=1)
    march(s, CARTHAGE, "cannae")
    assert s.siege[space("tarentum")] == 5
    march(s, CARTHAGE, "tarentum")
    act(s, CARTHAGE, "pick", unit="cu", worn=0, count=1)
    march(s, CARTHAGE, "cannae")
    assert s.siege[space("tarentum")] == 0
    assert facts(s, "siege_lifted")


@pytest.mark.rule("HAN-032")
def test_a_truce_forbids_sieges_not_neutral_tribes() -> None:
    s = ready(CARTHAGE, "tarentum", 6, "hannibal")
    s.truce = 1
    act(s, CARTHAGE, "stop")
    assert asked(s) != "siege_try"
    s = ready(CARTHAGE, "averni", 6, "hannibal")
    s.truce = 1
    act(s, CARTHAGE, "stop")
    assert asked(s) == "siege_try"


@pytest.mark.rule("HAN-124")
def test_hanno_removes_a_marker() -> None:
    s = ready(CARTHAGE, "zama", 3, "hanno")
    s.pc[space("thapsus")] = ROME
    march(s, CARTHAGE, "thapsus")
    act(s, CARTHAGE, "stop")
    assert verbs(s, CARTHAGE) == {"remove_pc", "pass"}
    act(s, CARTHAGE, "remove_pc", space="thapsus")
    assert owner(s, "thapsus") == 3


@pytest.mark.rule("HAN-115", "HAN-126")
def test_the_siege_table_by_the_dice() -> None:
    """Rome: points 0, 1, 2 on two, three and one faces."""
    s = siege(6, "varro", "gades")
    s.chance = Chance(5)
    counts = [0, 0, 0]
    tries = 900
    for _ in range(tries):
        s.siege[space("gades")] = 0
        siege_roll(s, ROME, space("gades"), True)
        counts[s.siege_points(space("gades"))] += 1
    for points, faces in enumerate((2, 3, 1)):
        assert abs(counts[points] - tries * faces / 6) < 4.5 * (tries * faces / 6) ** 0.5


# Who may try (HAN-114).


@pytest.mark.rule("HAN-114")
def test_only_on_an_enemy_city_or_an_unfriendly_tribe_and_outside_it() -> None:
    for where, tries in (("tarentum", True), ("cannae", False), ("gades", False), ("averni", True)):
        assert (asked(siege(3, "hannibal", where)) == "siege_try") == tries
    s = ready(CARTHAGE, "dianium", 2, "mago")
    march(s, CARTHAGE, "saguntum")
    act(s, CARTHAGE, "enter")
    assert asked(s) != "siege_try"


@pytest.mark.rule("HAN-114")
def test_a_subordinate_tries_with_three_a_subordinate_consul_with_five() -> None:
    s = ready(CARTHAGE, "tarentum", 3, "mago", "hannibal")
    act(s, CARTHAGE, "stop")
    assert asked(s) == "siege_try"  # with his own ability, not Hannibal's
    for count, tries in ((4, False), (5, True)):
        s = ready(ROME, "gades", count, "varro*", "marcellus*")
        act(s, ROME, "stop")
        assert (asked(s) == "siege_try") == tries
    s = ready(ROME, "gades", 4, "varro*", "marcellus*")
    act(s, ROME, "take", general="marcellus")  # now he is the commander himself
    act(s, ROME, "stop")
    assert asked(s) == "siege_try"


@pytest.mark.rule("HAN-114", "HAN-050")
def test_who_has_fought_does_not_besiege() -> None:
    s = ready(CARTHAGE, "cannae", 8, "hannibal")
    army(s, ROME, "tarentum", 3)
    march(s, CARTHAGE, "tarentum")
    act(s, ROME, "count", count=0)
    end(to_cards(s), 1, ROME, 1, 1)
    settle(s, "count", "go", "remove_pc")
    assert cus(s, CARTHAGE, "tarentum") == 8
    assert asked(s) == "play"  # the move is over without a try


@pytest.mark.rule("HAN-114", "HAN-041")
def test_in_a_campaign_another_general_may() -> None:
    s = bare()
    army(s, CARTHAGE, "cannae", 8, "hannibal")
    army(s, CARTHAGE, "heraclea", 3, "mago")
    army(s, ROME, "tarentum", 3)
    campaign(s, CARTHAGE, "hannibal")
    march(s, CARTHAGE, "tarentum")
    act(s, ROME, "count", count=0)
    end(to_cards(s), 1, ROME, 1, 1)
    settle(s, "count", "go", "remove_pc")
    act(s, CARTHAGE, "activate", general="mago")
    march(s, CARTHAGE, "tarentum")
    settle(s, "count", "done")
    act(s, CARTHAGE, "stop")
    assert asked(s) == "siege_try"


@pytest.mark.rule("HAN-114", "HAN-048", "HAN-075")
def test_after_a_step_back_or_a_failed_pursuit_a_try_is_left() -> None:
    s = ready(CARTHAGE, "tarentum", 6, "hannibal")
    army(s, ROME, "arpi", 4, "marcellus")
    march(s, CARTHAGE, "cannae")
    intercept(s, ROME, "marcellus", 4, 1)
    act(s, CARTHAGE, "back")
    assert (asked(s), at(s, "hannibal")) == ("siege_try", "tarentum")
    s = ready(CARTHAGE, "cannae", 6, "hannibal")
    army(s, ROME, "tarentum", 2, "marcellus")
    march(s, CARTHAGE, "tarentum")
    act(s, ROME, "count", count=0)
    act(s, ROME, "done")
    avoid(s, ROME, "marcellus", 1)
    act(s, ROME, "go", space="brundisium")
    act(s, ROME, "count", count=2)
    dice(s, 6)
    act(s, CARTHAGE, "pursue")
    assert asked(s) == "siege_try"


@pytest.mark.rule("HAN-114", "HAN-118")
def test_an_army_that_is_not_activated_only_keeps_the_siege_up() -> None:
    s = siege()
    s.siege[space("tarentum")] = 1 + 4 * CARTHAGE
    act(s, CARTHAGE, "pass")
    turn_of(s, CARTHAGE, 10)
    act(s, CARTHAGE, "discard", card=card(10))
    assert s.siege_points(space("tarentum")) == 1
    assert asked(s) != "siege_try"
