"""Sections 10 and 11: casualties, retreats, what they cost, and displacement."""

import pytest

from theatrum.games.hannibal.forms import SPACE_NAMES
from theatrum.games.hannibal.paths import goals
from theatrum.games.hannibal.state import DISPLACED, OUT, POOL, Position

from .battles import end, fight, to_cards
from .table import (
    BOARD,
    CARTHAGE,
    ROME,
    act,
    activate,
    army,
    asked,
    at,
    bare,
    calm,
    choices,
    city,
    cus,
    dice,
    facts,
    general,
    inside,
    march,
    pcs,
    ready,
    refused,
    settle,
    space,
    turn_of,
    verbs,
)


@pytest.mark.rule("HAN-092")
def test_casualties_by_rounds() -> None:
    """The rulebook's example: four rounds, a 5: one CU each."""
    s = to_cards(fight(6, 4))
    facts(s)
    end(s, 4, ROME, 5, 1)
    told = facts(s, "casualties", "retreat_roll")
    assert told[0]["count"] == 1
    assert told[1]["count"] == 1  # small die: 1
    assert cus(s, CARTHAGE, "cannae") == 5


@pytest.mark.rule("HAN-092", "HAN-122")
def test_in_row_six_an_elephant_goes() -> None:
    s = to_cards(fight(6, 4, elephants=1))
    end(s, 4, ROME, 6, 1)
    assert cus(s, CARTHAGE, "cannae") == 4  # two by the casualties
    assert s.el[space("cannae")] == 0
    s = to_cards(fight(6, 4, elephants=2))
    end(s, 4, ROME, 6, 1)
    assert asked(s) == "elephant_loss"
    assert choices(s, CARTHAGE, "count") == [1, 2]


@pytest.mark.rule("HAN-122")
def test_the_owner_chooses_elephants_or_not() -> None:
    s = to_cards(fight(6, 4, elephants=2))
    end(s, 4, ROME, 5, 1)
    assert asked(s) == "elephant_loss"
    assert choices(s, CARTHAGE, "count") == [0, 1]
    act(s, CARTHAGE, "count", count=0)
    assert s.el[space("cannae")] == 2


@pytest.mark.rule("HAN-093")
@pytest.mark.parametrize(
    ("began", "shown", "die", "lost"),
    [
        (5, "frontal_assault", 6, 5),
        (5, "probe", 1, 1),
        (5, "double_envelopment", 5, 99),
        (4, "frontal_assault", 6, 3),
        (4, "probe", 1, 0),
        (4, "double_envelopment", 4, 3),
    ],
)
def test_retreat_dice(began: int, shown: str, die: int, lost: int) -> None:
    s = to_cards(fight(8, began))
    facts(s)
    end(s, 1, ROME, 1, die, shown=shown)
    assert facts(s, "retreat_roll")[0]["count"] == min(lost, began)


@pytest.mark.rule("HAN-093", "HAN-122")
def test_an_elephant_is_the_first_retreat_loss() -> None:
    s = to_cards(fight(6, 8, elephants=1))
    end(s, 1, CARTHAGE, 1, 1)
    assert s.elephants() == 0


@pytest.mark.rule("HAN-094", "HAN-096")
def test_the_attacker_goes_back_where_he_came_from() -> None:
    s = to_cards(fight(6, 8))
    pcs(s, CARTHAGE, "beneventum", "tarentum")
    end(s, 1, CARTHAGE, 1, 1)
    assert choices(s, CARTHAGE, "go") == ["beneventum"]
    act(s, CARTHAGE, "go", space="beneventum")
    assert cus(s, CARTHAGE, "beneventum") == 4


@pytest.mark.rule("HAN-094", "HAN-096", "HAN-097")
def test_the_defender_avoids_the_attackers_space() -> None:
    s = to_cards(fight(6, 8))
    end(s, 1, ROME, 1, 1)
    assert sorted(choices(s, ROME, "go")) == ["arpi", "brundisium", "heraclea", "tarentum"]
    pcs_lost = s.lost[ROME]
    act(s, ROME, "go", space="arpi")
    assert cus(s, ROME, "arpi") == 6
    assert pcs_lost == 2


@pytest.mark.rule("HAN-094", "HAN-097")
def test_a_dearer_near_goal_or_a_cheaper_far_one() -> None:
    s = to_cards(fight(8, 8))
    pcs(s, CARTHAGE, "arpi", "brundisium", "heraclea", "tarentum")
    s.loser = ROME
    ways = {way // 8000: (way // 1000 % 8, way % 1000) for way in goals(s)}
    assert ways[space("terventum")] == (2, 1)
    assert ways[space("croton")] == (2, 1)
    pcs(s, None, "heraclea")
    ways = {way // 8000: (way // 1000 % 8, way % 1000) for way in goals(s)}
    assert ways[space("croton")] == (2, 0)
    assert ways[space("terventum")] == (2, 1)


@pytest.mark.rule("HAN-094")
def test_a_larger_friendly_army_is_a_goal_too() -> None:
    s = to_cards(fight(8, 5))
    pcs(s, CARTHAGE, "arpi", "brundisium", "heraclea", "tarentum")
    army(s, ROME, "arpi", 7)
    s.loser = ROME
    ways = [way // 8000 for way in goals(s)]
    assert space("arpi") in ways


@pytest.mark.rule("HAN-097")
def test_losses_on_the_way() -> None:
    s = to_cards(fight(8, 8))
    pcs(s, CARTHAGE, "arpi", "brundisium", "heraclea", "tarentum")
    end(s, 1, ROME, 1, 1)
    act(s, ROME, "go", space="terventum")
    assert cus(s, ROME, "terventum") == 8 - 2 - 1


@pytest.mark.rule("HAN-097")
def test_enemy_cus_on_the_way_cost_each_one_more() -> None:
    s = to_cards(fight(8, 8))
    for name in ("arpi", "brundisium", "heraclea", "tarentum"):
        pcs(s, CARTHAGE, name)
        army(s, CARTHAGE, name, 2)
    s.loser = ROME
    assert {way % 1000 for way in goals(s)} == {3}


@pytest.mark.rule("HAN-095")
def test_friends_on_the_way_may_join() -> None:
    s = to_cards(fight(8, 8))
    pcs(s, CARTHAGE, "arpi", "brundisium", "heraclea", "tarentum")
    army(s, ROME, "arpi", 2)
    end(s, 1, ROME, 1, 1)
    act(s, ROME, "go", space="terventum")
    assert asked(s) == "sweep"
    act(s, ROME, "join")
    assert cus(s, ROME, "terventum") == 8 - 2 - 1 + 2
    assert cus(s, ROME, "arpi") == 0


@pytest.mark.rule("HAN-098", "HAN-102", "HAN-100")
def test_no_way_no_army() -> None:
    s = ready(CARTHAGE, "mutina", 6, "mago")
    army(s, ROME, "faesulae", 8)
    dice(s, 1)
    march(s, CARTHAGE, "faesulae")
    before = s.acu
    to_cards(s)
    end(s, 1, CARTHAGE, 1, 1)
    assert at(s, "mago") == DISPLACED
    assert s.owed[CARTHAGE] == before // 2
    assert asked(s) == "remove_pcs"


@pytest.mark.rule("HAN-062", "HAN-098")
def test_who_landed_and_lost_is_eliminated() -> None:
    s = ready(CARTHAGE, "carthago", 4, "hasdrubal", number=2)
    army(s, ROME, "agrigentum", 8)
    calm(s)
    dice(s, 1)
    act(s, CARTHAGE, "sail", space="agrigentum")
    to_cards(s)
    end(s, 1, CARTHAGE, 1, 1)
    assert at(s, "hasdrubal") == DISPLACED
    assert cus(s, CARTHAGE, "agrigentum") == 0


@pytest.mark.rule("HAN-099")
def test_into_the_city_of_the_space_and_split() -> None:
    s = ready(CARTHAGE, "cannae", 8, "hannibal")
    army(s, ROME, "tarentum", 6, "varro")
    march(s, CARTHAGE, "tarentum")
    act(s, ROME, "count", count=0)
    act(s, ROME, "done")
    act(s, ROME, "done")
    to_cards(s)
    end(s, 1, ROME, 1, 1)
    assert asked(s) == "retreat_city"
    assert choices(s, ROME, "count") == [0, 1, 2]
    act(s, ROME, "count", count=2)
    act(s, ROME, "done")
    assert city(s, "tarentum") == 2
    act(s, ROME, "go", space="brundisium")
    assert cus(s, ROME, "brundisium") == 2
    assert at(s, "varro") == "brundisium"


def beaten_at_tarentum(size: int, *generals: str) -> Position:
    """Rome has lost a battle before its own city, which has room for two."""
    s = ready(CARTHAGE, "cannae", 10, "hannibal")
    army(s, ROME, "tarentum", size, *generals)
    march(s, CARTHAGE, "tarentum")
    act(s, ROME, "count", count=0)
    act(s, ROME, "done")
    act(s, ROME, "done")
    to_cards(s)
    end(s, 1, ROME, 1, 1)
    assert asked(s) == "retreat_city"
    return s


@pytest.mark.rule("HAN-039", "HAN-099")
def test_a_consul_does_not_shut_himself_up_with_fewer_than_five() -> None:
    s = beaten_at_tarentum(10, "varro*", "g_nero")
    assert cus(s, ROME, "tarentum") == 8
    act(s, ROME, "count", count=2)  # six are left for him
    assert refused(s, ROME, "along", general="varro") == "HAN-039"
    assert choices(s, ROME, "along") == ["g_nero"]
    act(s, ROME, "done")
    act(s, ROME, "go", space="brundisium")
    assert at(s, "varro") == "brundisium"


@pytest.mark.rule("HAN-039", "HAN-099")
def test_a_consul_is_not_left_outside_with_fewer_than_five() -> None:
    s = beaten_at_tarentum(8, "varro*")
    assert cus(s, ROME, "tarentum") == 6
    assert choices(s, ROME, "count") == [0, 1]
    assert refused(s, ROME, "count", count=2) == "HAN-039"
    s = beaten_at_tarentum(6, "varro*")  # he has four: all or none of them
    assert choices(s, ROME, "count") == [0]
    s = beaten_at_tarentum(3, "varro*")
    assert cus(s, ROME, "tarentum") == 2
    assert choices(s, ROME, "count") == [0, 2]
    act(s, ROME, "count", count=2)
    assert verbs(s, ROME) == {"along"}


@pytest.mark.rule("HAN-039", "HAN-099")
def test_a_consul_without_another_way_takes_what_fits() -> None:
    s = ready(CARTHAGE, "cannae", 10, "hannibal")
    army(s, ROME, "tarentum", 6, "varro*")
    pcs(s, CARTHAGE, *(name for name in SPACE_NAMES if name != "tarentum"))
    march(s, CARTHAGE, "tarentum")
    act(s, ROME, "count", count=0)
    act(s, ROME, "done")
    settle(s, "done")
    to_cards(s)
    end(s, 1, ROME, 1, 1)
    assert goals(s) == []
    assert choices(s, ROME, "count") == [0, 1, 2]


@pytest.mark.rule("HAN-100")
def test_half_of_the_losses_in_pcs() -> None:
    s = to_cards(fight(8, 8))
    end(s, 1, ROME, 1, 6)  # five CUs
    act(s, ROME, "go", space="arpi")
    assert (asked(s), s.owed[ROME]) == ("remove_pcs", 2)
    assert "roma" not in choices(s, ROME, "remove_pc")
    act(s, ROME, "remove_pc", space="pisae")
    act(s, ROME, "remove_pc", space="cosa")
    assert asked(s) != "remove_pcs"
    assert s.pc[space("pisae")] == 3


@pytest.mark.rule("HAN-100", "HAN-113")
def test_who_cannot_remove_them_has_lost() -> None:
    s = to_cards(fight(8, 8))
    for p in range(96):
        if s.pc[p] == ROME and not BOARD.walled[p] and p not in (space("arpi"), space("cannae")):
            s.pc[p] = 3
    pcs(s, CARTHAGE, "cannae")
    end(s, 1, ROME, 1, 6)
    settle(s, "go")
    assert s.winner == CARTHAGE
    assert not s.stack


@pytest.mark.rule("HAN-101")
def test_the_winner_may_die_too() -> None:
    s = to_cards(fight(1, 1, attacker="mago"))
    end(s, 10, ROME, 6)
    assert facts(s, "battle_won")[0]["side"] == "carthage"
    assert (cus(s, CARTHAGE, "cannae"), cus(s, ROME, "cannae")) == (0, 0)


@pytest.mark.rule("HAN-102")
def test_casualties_do_not_displace() -> None:
    s = ready(CARTHAGE, "beneventum", 8, "hannibal")
    army(s, ROME, "cannae", 1, "marcellus")
    march(s, CARTHAGE, "cannae")
    act(s, ROME, "done")
    to_cards(s)
    end(s, 4, ROME, 6)
    assert asked(s) == "retreat_to"
    act(s, ROME, "go", space="arpi")
    assert at(s, "marcellus") == "arpi"


@pytest.mark.rule("HAN-103", "HAN-104", "HAN-105")
def test_what_displacement_means() -> None:
    from theatrum.games.hannibal.pieces import displace

    s = bare(2)
    army(s, CARTHAGE, "cannae", 1, "hannibal", "mago")
    army(s, ROME, "roma", 1, "africanus", "varro*")
    for name in ("hannibal", "mago", "africanus", "varro"):
        displace(s, general(name))
    assert (at(s, "hannibal"), at(s, "africanus")) == (OUT, OUT)
    assert (at(s, "mago"), at(s, "varro")) == (DISPLACED, POOL)
    assert list(s.owed) == [0, 5]


@pytest.mark.rule("HAN-120")
def test_a_retreat_costs_the_siege_train() -> None:
    s = to_cards(fight(6, 8))
    s.train = space("cannae")
    pcs(s, CARTHAGE, "beneventum")
    end(s, 1, CARTHAGE, 1, 1)
    assert s.train == -1


@pytest.mark.rule("HAN-117", "HAN-091", "HAN-099")
def test_a_sally_may_go_back_inside() -> None:
    s = bare(2)
    inside(s, "tarentum", 2, "varro")
    army(s, CARTHAGE, "tarentum", 5, "hannibal")
    s.siege[space("tarentum")] = 5
    turn_of(s, ROME, 1, 53)
    activate(s, ROME, 1, "varro")
    act(s, ROME, "sally")
    to_cards(s)
    to_cards(s)
    assert s.field == space("tarentum")
    assert "withdraw" in verbs(s, ROME)
    end(s, 1, ROME, 1, 1)
    assert asked(s) == "retreat_city"


@pytest.mark.rule("HAN-119")
def test_relief_with_a_sortie() -> None:
    s = ready(ROME, "brundisium", 6, "varro")
    inside(s, "tarentum", 2, "marcellus*")
    army(s, CARTHAGE, "tarentum", 5)
    s.siege[space("tarentum")] = 5
    march(s, ROME, "tarentum")
    assert asked(s) == "sortie"
    act(s, ROME, "count", count=2)
    act(s, ROME, "along", general="marcellus")
    assert s.began[ROME] == 8
    assert s.leader[ROME] == general("marcellus")
