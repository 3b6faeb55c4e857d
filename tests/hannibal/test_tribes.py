"""Hostile Tribes, cards 7 and 8, against whoever comes among them or stands there."""

import pytest

from theatrum.games.hannibal.state import DISPLACED, PILE, Position

from .battles import end, to_cards
from .table import (
    CARTHAGE,
    GAME,
    ROME,
    act,
    activate,
    army,
    asked,
    at,
    avoid,
    bare,
    calm,
    card,
    cus,
    deciders,
    dice,
    drop_all,
    event,
    facts,
    forbidden,
    hold,
    holding,
    intercept,
    march,
    pcs,
    ready,
    settle,
    space,
    turn_of,
)

pytestmark = pytest.mark.rule("HAN-024")

TRIBES = (7, 8)


@pytest.mark.rule("HAN-032")
@pytest.mark.parametrize("number", [7, 8])
def test_7_8_hostile_tribes(number: int) -> None:
    s = holding(CARTHAGE, 1)
    army(s, CARTHAGE, "narbo", 4, "hannibal")
    hold(s, ROME, number)
    activate(s, CARTHAGE, 1, "hannibal")
    march(s, CARTHAGE, "tolosa")
    assert asked(s) == "window"
    dice(s, 6)
    act(s, ROME, "counter", card=card(number))
    assert s.acu == 2  # the column 5-6
    s = holding(ROME, number)
    army(s, CARTHAGE, "averni", 4)
    s.truce = 1
    event(s, ROME, number)
    dice(s, 2)
    act(s, ROME, "target", space="averni")
    assert cus(s, CARTHAGE, "averni") == 3
    assert s.truce == 0
    s = holding(ROME, number)
    army(s, CARTHAGE, "cannae", 4)
    forbidden(s, ROME, number)


def test_tribes_strike_an_army_that_intercepts_among_them() -> None:
    s = ready(CARTHAGE, "averni", 6, "hannibal")
    army(s, ROME, "rhone", 4, "varro*")
    calm(s)
    hold(s, CARTHAGE, 7)
    s.where[7] = PILE  # the other card of the name
    march(s, CARTHAGE, "gergovia")
    settle(s, "pass")
    intercept(s, ROME, "varro", 4, 1, 6)
    assert (asked(s), deciders(s)) == ("window", [CARTHAGE])
    facts(s)
    act(s, CARTHAGE, "counter", card=card(7))
    assert facts(s, "attrition_roll")[0]["count"] == 2
    assert cus(s, ROME, "gergovia") == 2
    assert asked(s) == "intercepted"


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


def strike(s: Position, seat: int) -> None:
    """The seat is asked, and plays Hostile Tribes with a 6."""
    assert (asked(s), deciders(s)) == ("window", [seat])
    dice(s, 6)
    act(s, seat, "counter", card=card(7))


def beaten_in_narbo(*held: int, cus_: int = 6) -> Position:
    """Hannibal came from Tolosa to Narbo and has lost: two of his CUs are dead, and his way leads
    over empty Tolosa to the Aquitani, who are his friends. Rome holds these cards."""
    s = ready(CARTHAGE, "tolosa", cus_, "hannibal")
    army(s, ROME, "narbo", 8)
    pcs(s, CARTHAGE, "aquitani")
    calm(s)
    march(s, CARTHAGE, "narbo")
    to_cards(s)
    hold(s, ROME, *held)
    for number in TRIBES:
        if number not in held:
            s.where[number - 1] = PILE
    end(s, 1, CARTHAGE, 1, 1)  # no casualties, two lost on the retreat die
    act(s, CARTHAGE, "go", space="aquitani")
    return s


def test_a_retreat_is_struck_in_every_space_it_enters() -> None:
    s = beaten_in_narbo(*TRIBES)
    assert (asked(s), deciders(s)) == ("window", [ROME])
    assert at(s, "hannibal") == "tolosa"
    facts(s)
    dice(s, 6)
    act(s, ROME, "counter", card=card(7))
    told = facts(s, "attrition_roll")
    assert [(f["space"], f["count"]) for f in told] == [("tolosa", 2)]
    assert asked(s) == "window"  # the other card fits here, too
    act(s, ROME, "pass")
    assert (asked(s), at(s, "hannibal")) == ("window", "aquitani")
    dice(s, 2)
    act(s, ROME, "counter", card=card(8))
    assert facts(s, "attrition_roll")[0]["space"] == "aquitani"
    assert cus(s, CARTHAGE, "aquitani") == 6 - 2 - 2 - 1


@pytest.mark.rule("HAN-064")
def test_a_retreat_elsewhere_opens_no_window() -> None:
    """Nobody reacts to a retreat but the tribes, and only in their own country."""
    s = ready(CARTHAGE, "beneventum", 6, "hannibal")
    army(s, ROME, "cannae", 8)
    army(s, ROME, "arpi", 4, "marcellus")
    pcs(s, CARTHAGE, "beneventum")
    calm(s)
    march(s, CARTHAGE, "cannae")
    act(s, ROME, "done")
    to_cards(s)
    hold(s, ROME, *TRIBES)
    end(s, 1, CARTHAGE, 1, 1)
    act(s, CARTHAGE, "go", space="beneventum")
    assert asked(s) == "remove_pcs"
    assert cus(s, CARTHAGE, "beneventum") == 4


@pytest.mark.rule("HAN-102", "HAN-100")
def test_generals_who_lose_all_to_the_tribes_go_on_alone() -> None:
    """Attrition displaces nobody, and no PCs are lost for it."""
    s = beaten_in_narbo(*TRIBES, cus_=5)
    for number in TRIBES:
        dice(s, 6)
        act(s, ROME, "counter", card=card(number))
    assert at(s, "hannibal") == "aquitani"
    assert cus(s, CARTHAGE, "aquitani") == 0
    assert s.owed[CARTHAGE] == 2 // 2


@pytest.mark.rule("HAN-102", "HAN-097")
def test_but_not_those_whose_last_cus_die_on_the_way() -> None:
    """Three spaces: the tribes of the first leave one CU, which the second takes."""
    s = ready(CARTHAGE, "tolosa", 6, "mago")
    army(s, ROME, "narbo", 8)
    s.tribe[space("aquitani")] = 0
    pcs(s, ROME, "tolosa", "aquitani")
    pcs(s, CARTHAGE, "araceli")
    calm(s)
    march(s, CARTHAGE, "narbo")
    to_cards(s)
    hold(s, ROME, 7)
    s.where[7] = PILE
    end(s, 1, CARTHAGE, 1, 1)
    act(s, CARTHAGE, "go", space="araceli")
    assert s.retreating == 3
    dice(s, 6)
    act(s, ROME, "counter", card=card(7))
    assert at(s, "mago") == DISPLACED
    assert s.owed[CARTHAGE] == (2 + 1 + 1) // 2


def test_friends_on_the_way_of_a_retreat_are_not_struck() -> None:
    s = beaten_in_narbo(7, cus_=9)
    assert s.retreating == 7
    s.cu[96 + space("tolosa")] += 3
    dice(s, 6)
    act(s, ROME, "counter", card=card(7))
    assert s.retreating == 5
    assert asked(s) == "sweep"
    act(s, CARTHAGE, "pass")
    assert (cus(s, CARTHAGE, "tolosa"), cus(s, CARTHAGE, "aquitani")) == (3, 5)


@pytest.mark.rule("HAN-048")
def test_tribes_strike_an_army_that_steps_back_among_them() -> None:
    s = ready(CARTHAGE, "tolosa", 6, "hannibal")
    army(s, ROME, "nemausus", 4, "marcellus")
    hold(s, ROME, *TRIBES)
    march(s, CARTHAGE, "narbo")
    intercept(s, ROME, "marcellus", 4, 1)
    act(s, CARTHAGE, "back")
    strike(s, ROME)
    assert cus(s, CARTHAGE, "tolosa") == 4


@pytest.mark.rule("HAN-073")
def test_tribes_strike_an_army_that_avoids_battle_among_them() -> None:
    s = ready(CARTHAGE, "emporiae", 6, "hannibal")
    army(s, ROME, "narbo", 4, "marcellus")
    hold(s, CARTHAGE, 7)
    s.where[7] = PILE
    march(s, CARTHAGE, "narbo")
    avoid(s, ROME, "marcellus", 1)
    act(s, ROME, "go", space="tolosa")
    act(s, ROME, "count", count=4)
    strike(s, CARTHAGE)
    assert cus(s, ROME, "tolosa") == 2


@pytest.mark.rule("HAN-091")
def test_tribes_strike_an_army_that_withdraws_among_them() -> None:
    s = ready(CARTHAGE, "tolosa", 6, "hannibal")
    army(s, ROME, "narbo", 8)
    march(s, CARTHAGE, "narbo")
    to_cards(s)
    hold(s, ROME, 7)
    s.where[7] = PILE
    dice(s, 1)
    act(s, CARTHAGE, "withdraw")
    act(s, CARTHAGE, "go", space="tolosa")
    strike(s, ROME)
    assert cus(s, CARTHAGE, "tolosa") == 4


def test_a_lone_general_among_tribes_opens_no_window() -> None:
    s = ready(CARTHAGE, "narbo", 1, "hannibal")
    drop_all(s, CARTHAGE)
    hold(s, ROME, *TRIBES)
    march(s, CARTHAGE, "tolosa")
    assert asked(s) == "marching"


def test_a_forged_window_on_a_retreat_is_refused() -> None:
    s = beaten_in_narbo(7)
    assert GAME.sound(s) == ""
    for field, value in (("retreating", 0), ("retreating", 99), ("loser", ROME)):
        forged = GAME.copy(s)
        setattr(forged, field, value)
        assert GAME.sound(forged), (field, value)
    forged = GAME.copy(s)
    forged.stack[-4] = space("narbo")
    assert GAME.sound(forged)
