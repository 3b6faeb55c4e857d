"""Section 6: movement."""

import pytest

from theatrum.games.hannibal.state import DISPLACED

from .table import (
    CARTHAGE,
    ROME,
    act,
    activate,
    army,
    asked,
    at,
    bare,
    campaign,
    choices,
    city,
    cus,
    dice,
    drop,
    drop_all,
    facts,
    general,
    holding,
    inside,
    march,
    pcs,
    ready,
    refused,
    space,
    verbs,
)


@pytest.mark.rule("HAN-042", "HAN-051")
def test_four_spaces() -> None:
    s = ready(CARTHAGE, "saguntum", 5, "hannibal")
    march(s, CARTHAGE, "dertosa", "tarraco", "emporiae", "narbo")
    assert s.used == 4
    assert refused(s, CARTHAGE, "march", space="nemausus") == "HAN-042"
    act(s, CARTHAGE, "stop")
    assert at(s, "hannibal") == "narbo"


@pytest.mark.rule("HAN-042")
def test_six_with_a_forced_march() -> None:
    s = ready(CARTHAGE, "saguntum", 5, "hannibal", number=61)
    march(s, CARTHAGE, "dertosa", "tarraco", "emporiae", "narbo", "nemausus", "massilia")
    assert s.used == 6


@pytest.mark.rule("HAN-043")
def test_a_lone_general_before_an_enemy_city_leaves_its_garrison_alone() -> None:
    """He is left there when the CUs he stood with are gone."""
    s = holding(ROME, 1)
    army(s, ROME, "carthago", 0, "a_paulus")
    inside(s, "carthago", 4, elephants=1)
    activate(s, ROME, 1, "a_paulus")
    assert (s.acu, s.ael) == (0, 0)
    assert not facts(s, "picked")
    assert "pick" not in verbs(s, ROME)
    assert (cus(s, ROME, "carthago"), city(s, "carthago")) == (0, 4)
    assert (s.el[space("carthago")], s.eli[space("carthago")]) == (0, 1)


@pytest.mark.rule("HAN-043")
def test_ten_cus_at_most_picked_up_and_dropped() -> None:
    s = ready(CARTHAGE, "saguntum", 14, "hannibal", elephants=2)
    army(s, CARTHAGE, "dertosa", 3)
    assert (s.acu, s.ael) == (10, 2)
    assert refused(s, CARTHAGE, "pick", unit="cu", worn=0, count=1) == "HAN-043"
    act(s, CARTHAGE, "drop", unit="elephant", worn=0, count=1)
    march(s, CARTHAGE, "dertosa")
    act(s, CARTHAGE, "pick", unit="cu", worn=0, count=1)
    march(s, CARTHAGE, "azaila")
    drop(s, CARTHAGE, 4)
    march(s, CARTHAGE, "iberus")
    act(s, CARTHAGE, "stop")
    assert (cus(s, CARTHAGE, "saguntum"), cus(s, CARTHAGE, "dertosa")) == (5, 2)
    assert (cus(s, CARTHAGE, "azaila"), cus(s, CARTHAGE, "iberus")) == (4, 6)
    assert s.el[space("iberus")] == 1


@pytest.mark.rule("HAN-044")
def test_a_lone_general_keeps_away_from_enemies() -> None:
    s = ready(CARTHAGE, "ilerda", 5, "mago")
    army(s, ROME, "tarraco", 1)
    army(s, ROME, "dertosa", 0, "varro")
    drop_all(s, CARTHAGE)
    assert refused(s, CARTHAGE, "march", space="tarraco") == "HAN-044"
    march(s, CARTHAGE, "dertosa")
    assert at(s, "varro") == "dertosa"
    assert refused(s, CARTHAGE, "stop") == "HAN-044"
    march(s, CARTHAGE, "azaila")
    act(s, CARTHAGE, "stop")


@pytest.mark.rule("HAN-044")
def test_cus_in_a_city_bar_him_too() -> None:
    s = ready(CARTHAGE, "cannae", 5, "mago")
    inside(s, "tarentum", 1)
    drop_all(s, CARTHAGE)
    assert refused(s, CARTHAGE, "march", space="tarentum") == "HAN-044"
    s.cu[96 + space("tarentum")] = 2
    march(s, CARTHAGE, "tarentum")


@pytest.mark.rule("HAN-045", "HAN-077", "HAN-050")
def test_enemy_cus_stop_an_army_pcs_do_not() -> None:
    s = ready(CARTHAGE, "arpi", 5, "hannibal")
    army(s, ROME, "beneventum", 3)
    march(s, CARTHAGE, "cannae", "beneventum")
    assert s.field == space("beneventum")


@pytest.mark.rule("HAN-046", "HAN-102")
def test_a_lone_enemy_general_is_displaced() -> None:
    s = ready(ROME, "tarraco", 5, "varro*")
    army(s, CARTHAGE, "dertosa", 0, "mago")
    pcs(s, ROME, "azaila", "ilerda", "saguntum")
    march(s, ROME, "dertosa")
    assert at(s, "mago") == DISPLACED
    assert asked(s) == "marching"


@pytest.mark.rule("HAN-039")
def test_a_consul_takes_five_and_leaves_five() -> None:
    s = ready(ROME, "roma", 9, "varro*", "marcellus*")
    assert "march" not in verbs(s, ROME)
    assert refused(s, ROME, "march", space="capua") == "HAN-039"
    act(s, ROME, "take", general="marcellus")
    act(s, ROME, "pick", unit="cu", worn=0, count=5)
    march(s, ROME, "capua")
    drop(s, ROME, 4)
    act(s, ROME, "leave", general="marcellus")
    assert refused(s, ROME, "march", space="beneventum") == "HAN-039"


@pytest.mark.rule("HAN-039")
def test_ten_let_two_consuls_part() -> None:
    s = ready(ROME, "roma", 10, "varro*", "marcellus*")
    assert s.acu == 5
    march(s, ROME, "capua")


@pytest.mark.rule("HAN-039")
def test_a_weak_consul_gives_nothing_away() -> None:
    s = ready(ROME, "roma", 3, "varro*")
    drop(s, ROME, 1)
    assert "march" not in verbs(s, ROME)
    s = ready(ROME, "roma", 0, "varro*")
    march(s, ROME, "capua")


@pytest.mark.rule("HAN-039")
def test_a_proconsul_drops_what_a_weak_consul_lacks() -> None:
    s = ready(ROME, "tarquinii", 5, "marcellus")
    army(s, ROME, "roma", 3, "varro*")
    march(s, ROME, "roma")
    assert refused(s, ROME, "march", space="capua") == "HAN-039"
    drop(s, ROME, 2)
    march(s, ROME, "capua")


@pytest.mark.rule("HAN-051", "HAN-052")
def test_a_pass_costs_two_and_takes_attrition() -> None:
    s = ready(CARTHAGE, "isere", 10, "hannibal")
    dice(s, 5)
    march(s, CARTHAGE, "insubres")
    assert s.used == 2
    assert s.acu == 7  # ten CUs, a 5: three


@pytest.mark.rule("HAN-052")
def test_passes_outside_the_alps_are_easier() -> None:
    s = ready(CARTHAGE, "mutina", 10, "hannibal")
    dice(s, 5)
    march(s, CARTHAGE, "faesulae")
    assert s.acu == 8  # the row of a 3


@pytest.mark.rule("HAN-052", "HAN-102")
def test_generals_do_not_suffer_attrition() -> None:
    s = ready(CARTHAGE, "isere", 1, "hannibal")
    dice(s, 6)
    march(s, CARTHAGE, "insubres")
    assert (s.acu, at(s, "hannibal")) == (0, "insubres")


@pytest.mark.rule("HAN-053", "HAN-051", "HAN-052")
def test_the_strait_of_messana_needs_its_city() -> None:
    s = ready(ROME, "rhegium", 5, "varro*")
    march(s, ROME, "messana")
    assert (s.used, s.acu) == (2, 5)
    s = ready(CARTHAGE, "rhegium", 5, "hannibal")
    assert refused(s, CARTHAGE, "march", space="messana") == "HAN-053"
    s = ready(CARTHAGE, "aleria", 5, "hannibal")
    march(s, CARTHAGE, "sassari")


@pytest.mark.rule("HAN-055")
def test_cus_inside_do_not_stop_an_army() -> None:
    s = ready(CARTHAGE, "cannae", 5, "hannibal")
    inside(s, "tarentum", 2)
    march(s, CARTHAGE, "tarentum")
    assert asked(s) == "city_cus"
    act(s, ROME, "count", count=2)
    march(s, CARTHAGE, "heraclea")
    assert at(s, "hannibal") == "heraclea"


@pytest.mark.rule("HAN-056")
def test_into_the_city_with_the_move_up_to_its_room() -> None:
    s = ready(CARTHAGE, "dianium", 3, "mago")
    march(s, CARTHAGE, "saguntum")
    assert refused(s, CARTHAGE, "enter") == "HAN-056"
    drop(s, CARTHAGE, 1)
    act(s, CARTHAGE, "enter")
    assert (city(s, "saguntum"), cus(s, CARTHAGE, "saguntum")) == (2, 1)
    assert s.inside[general("mago")] == 1
    assert asked(s) != "marching"


@pytest.mark.rule("HAN-056")
def test_out_of_the_city_with_a_general() -> None:
    s = holding(CARTHAGE, 1)
    inside(s, "saguntum", 2, "mago")
    activate(s, CARTHAGE, 1, "mago")
    march(s, CARTHAGE, "dianium")
    assert (city(s, "saguntum"), cus(s, CARTHAGE, "dianium")) == (0, 2)


@pytest.mark.rule("HAN-057")
def test_nero_hurries_with_a_campaign_card() -> None:
    s = bare()
    army(s, ROME, "roma", 8, "g_nero*")
    campaign(s, ROME, "g_nero", 37)
    assert s.allowance == 6
    s = ready(ROME, "roma", 8, "g_nero*")
    assert s.allowance == 4


@pytest.mark.rule("HAN-124")
def test_fabius_and_hanno_stay_at_home() -> None:
    s = ready(ROME, "pisae", 8, "fabius*")
    assert refused(s, ROME, "march", space="ligures_e") == "HAN-124"
    s = ready(CARTHAGE, "carthago", 4, "hanno")
    assert refused(s, CARTHAGE, "sail", space="lilybaeum") == "HAN-124"
    assert "hippo_regius" in choices(s, CARTHAGE, "sail")


@pytest.mark.rule("HAN-120")
def test_the_siege_train_goes_along_but_not_over_the_alps() -> None:
    s = ready(CARTHAGE, "isere", 10, "hannibal")
    s.train = space("isere")
    act(s, CARTHAGE, "take_train")
    assert refused(s, CARTHAGE, "march", space="insubres") == "HAN-120"
    march(s, CARTHAGE, "allobroges")
    assert s.train == space("allobroges")
    act(s, CARTHAGE, "leave_train")
    march(s, CARTHAGE, "gergovia")
    assert s.train == space("allobroges")


@pytest.mark.rule("HAN-120")
def test_the_train_is_caught_alone() -> None:
    s = ready(ROME, "pisae", 8, "varro*")
    s.train = space("cosa")
    march(s, ROME, "cosa")
    assert facts(s, "train_lost")
    assert s.train == -1
