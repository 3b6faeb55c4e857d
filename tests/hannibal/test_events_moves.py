"""Campaigns, and events that help or hinder a move."""

import pytest

from theatrum.games.hannibal.state import PILE, POOL, Position

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
    card,
    choices,
    cus,
    deciders,
    dice,
    drop_all,
    event,
    facts,
    forbidden,
    general,
    hold,
    holding,
    march,
    owner,
    pcs,
    phase,
    ready,
    refused,
    settle,
    space,
    verbs,
)

pytestmark = pytest.mark.rule("HAN-023", "HAN-025")


@pytest.mark.rule("HAN-052")
def test_5_native_guide() -> None:
    s = holding(CARTHAGE, 5)
    army(s, CARTHAGE, "isere", 10, "hannibal")
    assert refused(s, CARTHAGE, "event", card=card(5))
    activate(s, CARTHAGE, 5, "hannibal")
    dice(s, 6)
    march(s, CARTHAGE, "insubres")
    assert s.acu == 8  # the row of a 3


@pytest.mark.rule("HAN-031")
def test_28_hannibal_charms_italy() -> None:
    s = holding(CARTHAGE, 28)
    army(s, CARTHAGE, "beneventum", 5, "hannibal")
    activate(s, CARTHAGE, 28, "hannibal")
    act(s, CARTHAGE, "charm")
    assert (s.used, owner(s, "beneventum")) == (1, 3)
    march(s, CARTHAGE, "cannae")
    act(s, CARTHAGE, "charm")
    assert (s.used, owner(s, "cannae")) == (2, 3)
    march(s, CARTHAGE, "tarentum")
    assert "charm" not in verbs(s, CARTHAGE)  # a walled city
    s = holding(CARTHAGE, 10)
    army(s, CARTHAGE, "beneventum", 5, "hannibal")
    activate(s, CARTHAGE, 10, "hannibal")
    assert "charm" not in verbs(s, CARTHAGE)


@pytest.mark.rule("HAN-060")
def test_29_naval_victory() -> None:
    s = holding(CARTHAGE, 29)
    event(s, CARTHAGE, 29)
    assert s.naval_victory == 1
    s = holding(ROME, 1, 33)
    s.naval_victory = 1
    army(s, ROME, "roma", 5, "varro*")
    activate(s, ROME, 1, "varro")
    assert "sail" not in verbs(s, ROME)
    s = holding(ROME, 33)
    s.naval_victory = 1
    army(s, ROME, "roma", 5, "varro*")
    event(s, ROME, 33)
    act(s, ROME, "activate", general="varro")
    assert "sail" in verbs(s, ROME)
    s = holding(CARTHAGE, 29)
    s.naval_victory = 1
    forbidden(s, CARTHAGE, 29)


@pytest.mark.rule("HAN-040")
@pytest.mark.parametrize(
    ("number", "generals"), [(33, 3), (34, 3), (37, 2), (38, 2), (39, 2), (40, 2)]
)
def test_33_34_37_to_40_campaigns(number: int, generals: int) -> None:
    s = holding(ROME, number)
    army(s, ROME, "roma", 8, "varro*")
    s.truce = 1
    event(s, ROME, number)
    assert s.campaign == generals
    assert s.truce == 1
    act(s, ROME, "done")
    assert asked(s) != "next_general"


@pytest.mark.rule("HAN-024")
def test_41_bad_weather() -> None:
    s = holding(CARTHAGE, 1)
    army(s, CARTHAGE, "saguntum", 5, "hannibal")
    army(s, CARTHAGE, "emporiae", 2)
    hold(s, ROME, 41)
    activate(s, CARTHAGE, 1, "hannibal")
    march(s, CARTHAGE, "dertosa", "tarraco", "emporiae")
    act(s, CARTHAGE, "pick", unit="cu", worn=0, count=2)
    act(s, CARTHAGE, "stop")
    assert asked(s) == "window"
    act(s, ROME, "counter", card=card(41))
    assert at(s, "hannibal") == "tarraco"
    assert (cus(s, CARTHAGE, "tarraco"), cus(s, CARTHAGE, "emporiae")) == (5, 2)


@pytest.mark.rule("HAN-024")
def test_41_puts_nothing_back_that_has_died_since() -> None:
    s = holding(CARTHAGE, 61)
    army(s, CARTHAGE, "dertosa", 1, "hannibal")
    army(s, CARTHAGE, "narbo", 9)
    hold(s, ROME, 41, 7)
    activate(s, CARTHAGE, 61, "hannibal")
    march(s, CARTHAGE, "tarraco", "emporiae", "narbo")
    act(s, CARTHAGE, "pick", unit="cu", worn=0, count=9)
    march(s, CARTHAGE, "tolosa")
    dice(s, 6)
    act(s, ROME, "counter", card=card(7))
    assert s.acu == 8
    act(s, ROME, "pass")
    act(s, CARTHAGE, "stop")
    act(s, ROME, "counter", card=card(41))
    assert at(s, "hannibal") == "emporiae"
    assert (cus(s, CARTHAGE, "emporiae"), cus(s, CARTHAGE, "narbo")) == (0, 8)


def test_41_stops_a_battle_a_pass_and_a_voyage() -> None:
    s = holding(CARTHAGE, 1)
    army(s, CARTHAGE, "saguntum", 5, "hannibal")
    army(s, ROME, "emporiae", 2)
    hold(s, ROME, 41)
    activate(s, CARTHAGE, 1, "hannibal")
    march(s, CARTHAGE, "dertosa", "tarraco", "emporiae")
    act(s, ROME, "counter", card=card(41))
    assert (at(s, "hannibal"), s.field) == ("tarraco", -1)
    s = holding(CARTHAGE, 1)
    army(s, CARTHAGE, "allobroges", 5, "hannibal")
    hold(s, ROME, 41)
    s.where[6] = s.where[7] = PILE
    activate(s, CARTHAGE, 1, "hannibal")
    march(s, CARTHAGE, "isere")
    facts(s)
    march(s, CARTHAGE, "insubres")
    act(s, ROME, "counter", card=card(41))
    assert at(s, "hannibal") == "isere"
    assert not facts(s, "attrition_roll")
    s = holding(CARTHAGE, 1)
    army(s, CARTHAGE, "carthago", 5, "mago")
    hold(s, ROME, 41)
    activate(s, CARTHAGE, 1, "mago")
    act(s, CARTHAGE, "sail", space="gades")
    act(s, ROME, "counter", card=card(41))
    assert at(s, "mago") == "carthago"
    assert not facts(s, "naval_roll")


def test_41_not_against_two_spaces() -> None:
    s = holding(CARTHAGE, 1)
    army(s, CARTHAGE, "saguntum", 5, "hannibal")
    hold(s, ROME, 41)
    activate(s, CARTHAGE, 1, "hannibal")
    march(s, CARTHAGE, "dertosa", "tarraco")
    act(s, CARTHAGE, "stop")
    assert asked(s) != "window"


@pytest.mark.rule("HAN-031", "HAN-060")
def test_50_adriatic_pirates() -> None:
    from theatrum.games.hannibal.sea import needs_roll

    s = holding(CARTHAGE, 50)
    army(s, CARTHAGE, "carthago", 3, "mago")
    activate(s, CARTHAGE, 50, "mago")
    assert not needs_roll(s, space("carthago"), space("croton"))
    assert needs_roll(s, space("carthago"), space("roma"))
    s.acu = 4
    assert needs_roll(s, space("carthago"), space("croton"))


def stormy(count: int, die: int) -> Position:
    """Hasdrubal sails with so many CUs into Rome's storm."""
    s = ready(CARTHAGE, "carthago", count, "hasdrubal")
    hold(s, ROME, 60)
    s.where[40] = PILE
    act(s, CARTHAGE, "sail", space="gades")
    dice(s, die)
    act(s, ROME, "counter", card=card(60))
    return s


def test_60_storms_at_sea() -> None:
    assert facts(stormy(5, 4), "attrition_roll")[0]["count"] == 2  # five CUs, 4 + 2
    s = stormy(1, 6)
    assert at(s, "hasdrubal") == "carthago"  # alone, not displaced
    assert asked(s) != "marching"
    forbidden(holding(ROME, 60), ROME, 60)


@pytest.mark.rule("HAN-042")
@pytest.mark.parametrize(("number", "rating"), [(61, 1), (62, 2), (63, 3)])
def test_61_to_63_forced_march(number: int, rating: int) -> None:
    s = holding(CARTHAGE, number)
    army(s, CARTHAGE, "saguntum", 5, "hannibal", "mago", "hanno")
    act(s, CARTHAGE, "ops", card=card(number))
    allowed = choices(s, CARTHAGE, "activate")
    assert [general(n) for n in allowed] == [g for g in (0, 2, 4) if BOARD.strategy[g] <= rating]
    act(s, CARTHAGE, "activate", general="hannibal")
    assert s.allowance == 6


@pytest.mark.rule("HAN-024")
def test_bad_weather_comes_before_an_overrun() -> None:
    """A lone CU in the third space is not overrun by an army that never got there."""
    s = ready(CARTHAGE, "arpi", 6, "hannibal")
    army(s, ROME, "tarentum", 1)
    pcs(s, CARTHAGE, "tarentum")
    hold(s, ROME, 41, 43)
    march(s, CARTHAGE, "cannae", "heraclea", "tarentum")
    assert (asked(s), deciders(s)) == ("window", [ROME])
    act(s, ROME, "counter", card=card(41))
    assert at(s, "hannibal") == "heraclea"
    assert cus(s, ROME, "tarentum") == 1


@pytest.mark.rule("HAN-024")
def test_41_stops_a_general_who_moves_alone() -> None:
    s = ready(CARTHAGE, "saguntum", 2, "mago")
    hold(s, ROME, 41)
    drop_all(s, CARTHAGE)
    march(s, CARTHAGE, "dertosa", "tarraco", "emporiae", "narbo")
    act(s, CARTHAGE, "stop")
    assert (asked(s), deciders(s)) == ("window", [ROME])
    act(s, ROME, "counter", card=card(41))
    assert at(s, "mago") == "tarraco"
    assert cus(s, CARTHAGE, "saguntum") == 2


@pytest.mark.rule("HAN-024", "HAN-046")
def test_41_comes_before_a_lone_general_is_displaced() -> None:
    for plays in (True, False):
        s = ready(CARTHAGE, "saguntum", 5, "hannibal")
        army(s, ROME, "emporiae", 0, "varro")
        hold(s, ROME, 41)
        march(s, CARTHAGE, "dertosa", "tarraco", "emporiae")
        settle(s, "done")  # he does not try to avoid battle
        assert (asked(s), at(s, "varro")) == ("window", "emporiae")
        if plays:
            act(s, ROME, "counter", card=card(41))
            assert (at(s, "hannibal"), at(s, "varro")) == ("tarraco", "emporiae")
        else:
            act(s, ROME, "pass")
            assert (at(s, "hannibal"), at(s, "varro")) == ("emporiae", POOL)


@pytest.mark.rule("HAN-024", "HAN-040")
def test_41_stops_one_general_of_a_campaign() -> None:
    s = holding(CARTHAGE, 37)
    army(s, CARTHAGE, "saguntum", 5, "hannibal")
    army(s, CARTHAGE, "tarraco", 3, "mago")
    hold(s, ROME, 41)
    event(s, CARTHAGE, 37)
    act(s, CARTHAGE, "activate", general="hannibal")
    march(s, CARTHAGE, "dertosa", "tarraco", "emporiae")
    act(s, CARTHAGE, "stop")
    act(s, ROME, "counter", card=card(41))  # before the next one moves
    assert at(s, "hannibal") == "tarraco"
    assert cus(s, CARTHAGE, "tarraco") == 3 + 5
    act(s, CARTHAGE, "activate", general="mago")
    march(s, CARTHAGE, "emporiae")
    assert at(s, "mago") == "emporiae"


@pytest.mark.rule("HAN-052", "HAN-026")
def test_5_on_two_passes_and_for_whom() -> None:
    s = holding(ROME, 5)
    army(s, ROME, "isere", 8, "p_scipio*", "varro")  # his strategy rating is 3
    act(s, ROME, "ops", card=card(5))
    assert refused(s, ROME, "activate", general="p_scipio") == "HAN-026"
    s = ready(CARTHAGE, "isere", 10, "hannibal", number=5)
    calm(s)
    dice(s, 6)
    march(s, CARTHAGE, "insubres")
    assert s.acu == 8  # an Alps pass: 6 - 3
    s = ready(CARTHAGE, "mutina", 10, "hannibal", number=5)
    dice(s, 6)
    march(s, CARTHAGE, "faesulae")
    assert s.acu == 9  # another pass: 6 - 2 - 3
    dice(s, 6)
    march(s, CARTHAGE, "mutina")
    assert s.acu == 8  # back again: once more


@pytest.mark.rule("HAN-031")
def test_28_is_for_hannibal_in_italia() -> None:
    s = ready(CARTHAGE, "beneventum", 5, "mago", number=28)
    assert refused(s, CARTHAGE, "charm") == "HAN-042"
    s = ready(CARTHAGE, "beneventum", 5, "hannibal", number=28)
    army(s, ROME, "cannae", 1)
    march(s, CARTHAGE, "cannae")  # an overrun
    act(s, CARTHAGE, "charm")
    assert owner(s, "cannae") == 3
    s = ready(CARTHAGE, "massilia", 5, "hannibal", number=28)
    march(s, CARTHAGE, "nicaea")
    assert "charm" not in verbs(s, CARTHAGE)


@pytest.mark.rule("HAN-060")
def test_29_ends_with_the_turn() -> None:
    s = bare(2)
    s.naval_victory = 1
    phase(s, 0)
    assert (s.turn, s.naval_victory) == (3, 0)


@pytest.mark.rule("HAN-026")
@pytest.mark.parametrize(("number", "too_high"), [(61, "mago"), (62, "hanno")])
def test_61_62_not_for_slower_generals(number: int, too_high: str) -> None:
    s = holding(CARTHAGE, number)
    army(s, CARTHAGE, "carthago", 5, "hannibal", "mago", "hanno")
    act(s, CARTHAGE, "ops", card=card(number))
    assert refused(s, CARTHAGE, "activate", general=too_high) == "HAN-026"


@pytest.mark.rule("HAN-031", "HAN-059", "HAN-060")
@pytest.mark.parametrize(
    ("count", "port", "rolls"), [(3, "croton", 0), (3, "cosa", 1), (4, "croton", 1)]
)
def test_50_pirates_spare_the_roll(count: int, port: str, rolls: int) -> None:
    s = ready(CARTHAGE, "carthago", count, "mago", number=50)
    calm(s)
    facts(s)
    dice(s, 1)
    act(s, CARTHAGE, "sail", space=port)
    assert len(facts(s, "naval_roll")) == rolls
