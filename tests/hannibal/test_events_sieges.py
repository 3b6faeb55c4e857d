"""Events about sieges and subjugation."""

import pytest

from .table import (
    CARTHAGE,
    ROME,
    act,
    activate,
    army,
    asked,
    card,
    choices,
    city,
    dice,
    event,
    facts,
    forbidden,
    holding,
    inside,
    owner,
    ready,
    refused,
    space,
)

pytestmark = pytest.mark.rule("HAN-023", "HAN-025")


@pytest.mark.rule("HAN-118")
def test_17_surprise_sortie() -> None:
    s = holding(ROME, 17)
    forbidden(s, ROME, 17)
    army(s, CARTHAGE, "tarentum", 3)
    s.siege[space("tarentum")] = 2 + 4
    event(s, ROME, 17)
    act(s, ROME, "target", space="tarentum")
    assert s.siege_points(space("tarentum")) == 1


@pytest.mark.rule("HAN-031", "HAN-116")
def test_18_traitor_in_tarentum() -> None:
    s = holding(CARTHAGE, 18)
    army(s, CARTHAGE, "tarentum", 3, "hannibal")
    inside(s, "tarentum", 2)
    activate(s, CARTHAGE, 18, "hannibal")
    act(s, CARTHAGE, "stop")
    act(s, CARTHAGE, "besiege")
    assert owner(s, "tarentum") == CARTHAGE
    assert city(s, "tarentum") == 0
    s = holding(CARTHAGE, 18)
    army(s, CARTHAGE, "tarentum", 2, "hannibal")
    activate(s, CARTHAGE, 18, "hannibal")
    act(s, CARTHAGE, "stop")
    assert asked(s) != "siege_try"


@pytest.mark.rule("HAN-120")
def test_30_siege_train() -> None:
    s = holding(CARTHAGE, 30)
    forbidden(s, CARTHAGE, 30)
    army(s, CARTHAGE, "cannae", 5, "hannibal")
    event(s, CARTHAGE, 30)
    act(s, CARTHAGE, "name", general="hannibal")
    assert s.train == space("cannae")


def test_49_the_fleet_breaks_a_siege() -> None:
    s = holding(ROME, 49)
    army(s, CARTHAGE, "capua", 3)
    s.siege[space("capua")] = 2 + 4
    forbidden(s, ROME, 49)  # Capua is no port
    army(s, CARTHAGE, "tarentum", 3)
    s.siege[space("tarentum")] = 2 + 4
    event(s, ROME, 49)
    assert choices(s, ROME, "target") == ["tarentum"]
    act(s, ROME, "target", space="tarentum")
    assert s.siege[space("tarentum")] == 0


def test_53_tribal_resistance() -> None:
    s = holding(ROME, 53)
    forbidden(s, ROME, 53)
    army(s, CARTHAGE, "averni", 3)
    s.siege[space("averni")] = 2 + 4
    event(s, ROME, 53)
    act(s, ROME, "target", space="averni")
    assert s.siege[space("averni")] == 0


@pytest.mark.rule("HAN-115")
def test_54_treachery_is_for_cities() -> None:
    from theatrum.games.hannibal.siege import two_dice

    s = holding(CARTHAGE, 54)
    army(s, CARTHAGE, "averni", 5, "hannibal")
    activate(s, CARTHAGE, 54, "hannibal")
    act(s, CARTHAGE, "stop")
    assert two_dice(s)
    facts(s)
    dice(s, 2)
    act(s, CARTHAGE, "besiege")
    assert len(facts(s, "siege_roll")) == 1
    assert refused(holding(CARTHAGE, 54), CARTHAGE, "event", card=card(54))


@pytest.mark.rule("HAN-116")
def test_18_is_for_tarentum_alone() -> None:
    s = ready(CARTHAGE, "capua", 3, "hannibal", number=18)
    act(s, CARTHAGE, "stop")
    facts(s)
    dice(s, 3)
    act(s, CARTHAGE, "besiege")
    assert len(facts(s, "siege_roll")) == 1
    assert owner(s, "capua") == ROME


@pytest.mark.rule("HAN-120")
def test_30_moves_the_train_to_another_general() -> None:
    s = holding(CARTHAGE, 30)
    army(s, CARTHAGE, "cannae", 5, "hannibal")
    s.train = space("cannae")
    forbidden(s, CARTHAGE, 30, 23)  # it is with him already
    army(s, CARTHAGE, "zama", 5, "mago")
    event(s, CARTHAGE, 30)
    assert choices(s, CARTHAGE, "name") == ["mago"]
    act(s, CARTHAGE, "name", general="mago")
    assert s.train == space("zama")


@pytest.mark.rule("HAN-118")
@pytest.mark.parametrize(("number", "where", "left"), [(17, "gades", 0), (49, "gades", 0)])
def test_17_49_help_either_side(number: int, where: str, left: int) -> None:
    """Any city: also one that the enemy holds and the player besieges."""
    s = holding(ROME, number)
    army(s, ROME, where, 4)
    s.siege[space(where)] = 1 + 4 * ROME
    event(s, ROME, number)
    act(s, ROME, "target", space=where)
    assert s.siege_points(space(where)) == left
