"""Events in a battle."""

import pytest

from .battles import attack, battle_with, fight, hands, to_cards
from .table import (
    CARTHAGE,
    GAME,
    ROME,
    act,
    asked,
    card,
    choices,
    deciders,
    facts,
    forbidden,
    hold,
    holding,
    refused,
    verbs,
)

pytestmark = pytest.mark.rule("HAN-023", "HAN-025")


@pytest.mark.rule("HAN-089")
def test_6_maharbals_cavalry() -> None:
    s = battle_with(6)
    to_cards(s)
    s.bhand = [0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
    act(s, CARTHAGE, "counter", card=card(6))
    assert s.shown == 4
    act(s, ROME, "match", card="double_envelopment")
    assert asked(s) == "counterattack"  # the attack is not handed over by itself
    assert s.attacker == CARTHAGE
    s = battle_with(6, ROME)
    to_cards(s)
    assert not any(GAME.actions.json(a)["verb"] == "counter" for a in GAME.legal(s, CARTHAGE))
    forbidden(holding(CARTHAGE, 6), CARTHAGE, 6)


def test_6_after_the_last_card() -> None:
    s = battle_with(6)
    to_cards(s)
    s.bhand = [0] * 12
    s.forget()
    assert verbs(s, CARTHAGE) >= {"counter", "yield"}


@pytest.mark.rule("HAN-082")
def test_20_spy_in_the_camp() -> None:
    s = battle_with(20)
    act(s, CARTHAGE, "counter", card=card(20))
    to_cards(s)
    held = sum(s.bhand[:6])
    assert sum(s.bopen[:6]) == held // 2
    assert len(GAME.view(s, -1).battle.open[ROME]) == held // 2
    forbidden(holding(CARTHAGE, 20), CARTHAGE, 20)


@pytest.mark.rule("HAN-082")
@pytest.mark.parametrize(
    ("number", "where", "elsewhere"), [(31, "corduba", "zama"), (32, "zama", "corduba")]
)
def test_31_32_allies_desert(number: int, where: str, elsewhere: str) -> None:
    from theatrum.games.hannibal.battle import allies

    s = battle_with(number, ROME, where)
    act(s, CARTHAGE, "pass")
    before = allies(s, CARTHAGE)
    act(s, ROME, "counter", card=card(number))
    assert allies(s, CARTHAGE) == before - (before if number == 31 else 4)
    s = battle_with(number, ROME, elsewhere)
    act(s, CARTHAGE, "pass")
    assert "counter" not in verbs(s, ROME)
    forbidden(holding(ROME, number), ROME, number)


def test_42_elephant_fright_only_at_a_charge() -> None:
    s = battle_with(42, ROME)
    act(s, CARTHAGE, "pass")
    assert verbs(s, ROME) == {"pass"}
    forbidden(holding(ROME, 42), ROME, 42)


def test_59_ally_deserts() -> None:
    s = battle_with(59)
    to_cards(s)
    sizes = [sum(s.bhand[:6]), sum(s.bhand[6:])]
    act(s, CARTHAGE, "counter", card=card(59))
    assert [sum(s.bhand[:6]), sum(s.bhand[6:])] == [sizes[0] - 1, sizes[1] + 1]
    assert sum(s.bopen[6:]) == 1
    assert asked(s) == "attacking"
    s = battle_with(59)
    to_cards(s)
    s.bopen = [0] * 12
    s.bhand = [1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0]
    s.bopen[3] = 1
    act(s, CARTHAGE, "counter", card=card(59))
    assert choices(s, CARTHAGE, "steal") == ["probe", "unseen"]
    act(s, CARTHAGE, "steal", card="probe")
    assert s.bhand[6 + 3] == 1
    forbidden(holding(CARTHAGE, 59), CARTHAGE, 59)


@pytest.mark.rule("HAN-085", "HAN-024")
def test_42_elephant_fright() -> None:
    """The elephants have no effect, Carthage loses two cards, and nobody rolls."""
    s = fight(6, 4, elephants=2)
    hold(s, ROME, 42)
    while asked(s) != "charge":
        act(s, deciders(s)[0], "pass")
    act(s, CARTHAGE, "count", count=2)
    assert asked(s) == "fright"
    facts(s)
    act(s, ROME, "counter", card=card(42))
    assert s.fewer == [0, 2]
    assert not facts(s, "charge_rolled")


@pytest.mark.rule("HAN-089")
def test_6_maharbal_answers_an_envelopment() -> None:
    s = battle_with(6)
    to_cards(s)
    hands(s, "d", "f")
    s.attacker = ROME
    s.stack[-2] = 1 << ROME
    attack(s, ROME, "double_envelopment")
    assert card(6) in choices(s, CARTHAGE, "counter")
    act(s, CARTHAGE, "counter", card=card(6))
    assert s.attacker == CARTHAGE  # a matched one hands over the attack
    s = battle_with(6)
    to_cards(s)
    hands(s, "p", "f")
    s.attacker = ROME
    s.stack[-2] = 1 << ROME
    attack(s, ROME, "probe")
    assert refused(s, CARTHAGE, "counter", card=card(6)) == "HAN-086"


def test_59_takes_nothing_from_an_empty_hand() -> None:
    s = battle_with(59)
    to_cards(s)
    hands(s, "", "f")
    assert "counter" not in verbs(s, CARTHAGE)
    assert refused(s, CARTHAGE, "counter", card=card(59)) == "HAN-086"


def test_59_in_the_middle_of_a_round() -> None:
    s = battle_with(59, ROME)
    to_cards(s)
    hands(s, "l", "ff")
    attack(s, CARTHAGE, "frontal_assault")
    assert choices(s, ROME, "match") == []
    act(s, ROME, "counter", card=card(59))
    assert choices(s, ROME, "match") == ["frontal_assault"]  # the enemy's own card
