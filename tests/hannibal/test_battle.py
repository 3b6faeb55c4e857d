"""Section 10: battles."""

import pytest

from theatrum.core.chance import Chance
from theatrum.games.hannibal.battle import allies, deal, dealt
from theatrum.games.hannibal.pieces import put_first

from .battles import KINDS, attack, fight, hands, to_cards
from .table import (
    BOARD,
    CARTHAGE,
    GAME,
    ROME,
    act,
    army,
    asked,
    choices,
    cus,
    deciders,
    dice,
    facts,
    general,
    hold,
    march,
    pcs,
    ready,
    refused,
    space,
    verbs,
)


@pytest.mark.rule("HAN-078")
def test_the_size_of_the_hands() -> None:
    s = fight(6, 4, "marcellus")
    assert dealt(s, CARTHAGE) == 4 + 6
    assert dealt(s, ROME) == 3 + 4 + 2
    s.bonus = [1, 0]
    assert dealt(s, ROME) == 10
    s.began = [30, 30]
    assert (dealt(s, ROME), dealt(s, CARTHAGE)) == (20, 20)
    s.fewer = [2, 1]
    assert (dealt(s, ROME), dealt(s, CARTHAGE)) == (18, 19)


@pytest.mark.rule("HAN-078", "HAN-079")
def test_latium_and_tribes() -> None:
    s = fight(6, 4)
    assert dealt(s, ROME) == 4  # no general, no allies
    s.field = space("roma")
    assert dealt(s, ROME) == 6
    s.field = space("boii")
    assert dealt(s, CARTHAGE) == 4 + 6 + 1


@pytest.mark.rule("HAN-079", "HAN-080")
def test_allies() -> None:
    s = fight(6, 4, "marcellus")
    assert allies(s, ROME) == 2  # never more in Italia
    for p in range(96):
        if BOARD.region[p] == 0 and p != space("roma"):
            s.set_pc(p, CARTHAGE)
    assert allies(s, CARTHAGE) == 6
    s.field = space("zama")
    assert allies(s, CARTHAGE) == 2 + 2 + 1 + 1
    s.field = space("corduba")
    assert allies(s, CARTHAGE) == 3
    s.field = space("enna")
    assert (allies(s, ROME), allies(s, CARTHAGE)) == (2, 0)
    s.leader = [-1, 0]
    assert allies(s, ROME) == 0


@pytest.mark.rule("HAN-081")
def test_allies_in_gaul_are_of_the_province_alone() -> None:
    s = fight(6, 4, "marcellus")
    s.field = space("nicaea")
    assert allies(s, ROME) == 0
    pcs(s, ROME, "nicaea", "narbo")
    assert allies(s, ROME) == 1


@pytest.mark.rule("HAN-082")
def test_the_order_before_the_cards() -> None:
    s = ready(ROME, "beneventum", 8, "varro*", "marcellus*")
    army(s, CARTHAGE, "cannae", 6, "hannibal", elephants=2)
    hold(s, CARTHAGE, 20)
    act(s, ROME, "take", general="marcellus")
    act(s, ROME, "pick", unit="cu", worn=0, count=5)
    march(s, ROME, "cannae")
    order = []
    while asked(s) != "attacking":
        order.append((asked(s), deciders(s)[0]))
        seat = deciders(s)[0]
        if asked(s) == "charge":
            act(s, seat, "count", count=1)
        else:
            act(s, seat, "pass")
    assert order == [
        ("change_command", CARTHAGE),
        ("battle_events", ROME),
        ("battle_events", CARTHAGE),
        ("charge", CARTHAGE),
        ("fright", ROME),
    ]


@pytest.mark.rule("HAN-083", "HAN-126")
def test_change_of_command() -> None:
    for die, leader in ((3, "varro"), (4, "marcellus")):
        s = ready(CARTHAGE, "beneventum", 6, "hannibal")
        army(s, ROME, "cannae", 10, "varro*", "marcellus*")
        put_first(s, general("varro"))
        march(s, CARTHAGE, "cannae")
        dice(s, die)
        act(s, ROME, "done")  # attacked: the roll must be made
        assert s.leader[ROME] == general(leader)
        assert facts(s, "command_rolled")[0]["die"] == die  # every die is told (HAN-126)
    s = ready(CARTHAGE, "beneventum", 6, "hannibal", turn=1)
    army(s, ROME, "cannae", 10, "varro*", "marcellus*")
    march(s, CARTHAGE, "cannae")
    facts(s)
    act(s, ROME, "done")
    assert not facts(s, "command_rolled")  # not on turn 1


@pytest.mark.rule("HAN-084")
@pytest.mark.parametrize(
    ("die", "names", "fewer"),
    [(4, ("marcellus",), [2, 0]), (3, ("marcellus",), [0, 0]), (1, (), [0, 1]), (2, (), [2, 0])],
)
def test_elephants_charge(die: int, names: tuple[str, ...], fewer: list[int]) -> None:
    s = fight(6, 4, *names, elephants=2)
    while asked(s) != "charge":
        act(s, deciders(s)[0], "pass")
    assert choices(s, CARTHAGE, "count") == [0, 1, 2]
    dice(s, die)
    act(s, CARTHAGE, "count", count=2)
    assert s.fewer == fewer


@pytest.mark.rule("HAN-084", "HAN-090")
def test_a_hand_can_fall_to_nothing() -> None:
    s = fight(6, 4, elephants=2)
    s.began[ROME] = 1
    s.fewer[ROME] = 2
    assert dealt(s, ROME) == 0


@pytest.mark.rule("HAN-086", "HAN-090")
def test_a_round_must_be_matched_exactly() -> None:
    s = to_cards(fight(6, 4))
    hands(s, "fl", "fp")
    attack(s, CARTHAGE, "frontal_assault")
    assert deciders(s) == [ROME]
    assert choices(s, ROME, "match") == ["frontal_assault"]
    act(s, ROME, "match", card="frontal_assault")
    assert s.rounds == 1
    attack(s, CARTHAGE, "probe")
    assert verbs(s, ROME) == {"yield"}
    dice(s, 1, 1)
    act(s, ROME, "yield")
    assert facts(s, "battle_won")[0]["side"] == "carthage"


@pytest.mark.rule("HAN-087")
def test_reserves_are_wild() -> None:
    s = to_cards(fight(6, 4))
    hands(s, "*", "*")
    offered = [a for a in GAME.legal(s, CARTHAGE) if GAME.actions.json(a)["verb"] == "attack"]
    assert len(offered) == 5
    attack(s, CARTHAGE, "reserve", "probe")
    assert s.shown == KINDS.index("probe")
    act(s, ROME, "match", card="reserve")


@pytest.mark.rule("HAN-088", "HAN-123")
def test_counterattack() -> None:
    for die, attacker in ((3, ROME), (4, CARTHAGE)):
        s = to_cards(fight(6, 4, "marcellus"))
        hands(s, "ff", "ff")
        attack(s, CARTHAGE, "frontal_assault")
        act(s, ROME, "match", card="frontal_assault")
        assert asked(s) == "counterattack"
        dice(s, die)
        act(s, ROME, "roll")
        assert s.attacker == attacker
    s = to_cards(fight(6, 4))
    hands(s, "ff", "ff")
    attack(s, CARTHAGE, "frontal_assault")
    act(s, ROME, "match", card="frontal_assault")
    assert asked(s) == "attacking"  # no general, no roll


@pytest.mark.rule("HAN-124")
def test_counterattacks_of_longus_and_paulus() -> None:
    from theatrum.games.hannibal.rounds import counterattack_number

    s = fight(6, 4, "t_longus")
    assert counterattack_number(s, ROME) == 1
    s.active = ROME
    assert counterattack_number(s, ROME) == 2
    s = fight(6, 4, "a_paulus")
    assert counterattack_number(s, ROME) == 3
    s.active = ROME
    assert counterattack_number(s, ROME) == 2


@pytest.mark.rule("HAN-089")
def test_a_matched_double_envelopment_hands_over_the_attack() -> None:
    for answer in ("double_envelopment", "reserve"):
        s = to_cards(fight(6, 4))
        hands(s, "fd*", "fd")
        attack(s, CARTHAGE, "double_envelopment")
        act(s, ROME, "match", card=answer)
        assert s.attacker == ROME
    s = to_cards(fight(6, 4, envelopment_choice=True))
    hands(s, "fd", "fd")
    attack(s, CARTHAGE, "double_envelopment")
    act(s, ROME, "match", card="double_envelopment")
    assert asked(s) == "enveloped"
    act(s, ROME, "pass")
    assert s.attacker == CARTHAGE


@pytest.mark.rule("HAN-090")
def test_an_attacker_without_cards_loses() -> None:
    s = to_cards(fight(6, 4))
    hands(s, "f", "f")
    attack(s, CARTHAGE, "frontal_assault")
    act(s, ROME, "match", card="frontal_assault")
    assert verbs(s, CARTHAGE) == {"yield", "withdraw"}
    dice(s, 1, 1)
    act(s, CARTHAGE, "yield")
    assert facts(s, "battle_won")[0]["side"] == "rome"


@pytest.mark.rule("HAN-124")
def test_hannibals_probe() -> None:
    s = to_cards(fight(6, 4))
    hands(s, "ll", "pp")
    attack(s, CARTHAGE, "probe", "flank_left")
    assert s.shown == KINDS.index("flank_left")
    act(s, ROME, "match", card="flank_left")
    with pytest.raises(Exception, match="HAN-086"):
        attack(s, CARTHAGE, "probe", "flank_left")  # once in a battle


@pytest.mark.rule("HAN-091", "HAN-092")
def test_withdrawal() -> None:
    s = to_cards(fight(6, 4, "marcellus"))
    hands(s, "ff", "ff")
    dice(s, 4)
    act(s, CARTHAGE, "withdraw")
    assert asked(s) == "stop_withdrawal"
    dice(s, 6)
    act(s, ROME, "roll")
    assert choices(s, CARTHAGE, "go") == ["beneventum"]
    facts(s)
    act(s, CARTHAGE, "go", space="beneventum")
    assert not facts(s, "casualties", "pcs_owed")  # no round was played
    assert (cus(s, CARTHAGE, "beneventum"), cus(s, ROME, "cannae")) == (6, 4)


@pytest.mark.rule("HAN-091")
def test_a_failed_withdrawal_lets_the_defender_attack() -> None:
    s = to_cards(fight(6, 4, "marcellus"))
    hands(s, "ff", "ff")
    dice(s, 5)
    act(s, CARTHAGE, "withdraw")
    assert (asked(s), deciders(s)) == ("seize_attack", [ROME])
    act(s, ROME, "seize")
    assert s.attacker == ROME
    assert s.rounds == 0
    dice(s, 1)
    act(s, ROME, "withdraw")
    dice(s, 4)
    act(s, CARTHAGE, "roll")
    assert asked(s) == "seize_attack"


@pytest.mark.rule("HAN-091", "HAN-054")
def test_nowhere_to_withdraw() -> None:
    s = ready(CARTHAGE, "mutina", 6, "hannibal")
    army(s, ROME, "faesulae", 4)
    march(s, CARTHAGE, "faesulae")
    to_cards(s)
    assert refused(s, CARTHAGE, "withdraw") == "HAN-091"  # he came over a pass


@pytest.mark.rule("HAN-127")
def test_each_battle_has_the_whole_deck() -> None:
    counts = [0] * 6
    tries = 300
    s = fight(8, 8)
    for key in range(tries):
        s.bhand = [0] * 12
        s.chance = Chance(key + 1)
        deal(s)
        for kind in range(6):
            counts[kind] += s.bhand[kind] + s.bhand[6 + kind]
    total = sum(counts)
    deck = BOARD.battle_deck
    fit = sum((counts[k] - total * deck[k] / 48) ** 2 / (total * deck[k] / 48) for k in range(6))
    assert fit < 20  # chi-square, 5 df
    assert deck == [12, 9, 9, 8, 6, 4]
