"""Section 10: battles."""

import pytest

from theatrum.core.chance import Chance
from theatrum.games.hannibal.battle import allies, deal, dealt
from theatrum.games.hannibal.paths import goals
from theatrum.games.hannibal.state import (
    ATTACKING,
    DISPLACED,
    MATCHING,
    OUT,
    PILE,
    POOL,
    Position,
)

from .table import (
    BOARD,
    CARTHAGE,
    GAME,
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
    facts,
    general,
    hold,
    inside,
    march,
    pcs,
    refused,
    settle,
    space,
    turn_of,
    verbs,
)

KINDS = ["frontal_assault", "flank_left", "flank_right", "probe", "double_envelopment", "reserve"]


def fight(
    attackers: int = 6,
    defenders: int = 4,
    *names: str,
    attacker: str = "hannibal",
    elephants: int = 0,
    **options: bool,
) -> Position:
    """Carthage enters Cannae from Beneventum; it has come to the battle."""
    s = bare(2, **options)
    army(s, CARTHAGE, "beneventum", attackers, attacker, elephants=elephants)
    army(s, ROME, "cannae", defenders, *names)
    turn_of(s, CARTHAGE, 1, 53)
    activate(s, CARTHAGE, 1, attacker)
    march(s, CARTHAGE, "cannae")
    if asked(s) == "declare":
        act(s, ROME, "done")
    return s


def to_cards(s: Position) -> Position:
    """Nobody plays an event; the first card is asked for."""
    for _ in range(9):
        if asked(s) in ("attacking", "matching"):
            break
        seat = deciders(s)[0]
        if "pass" in verbs(s, seat):
            act(s, seat, "pass")
        else:
            act(s, seat, "count", count=0)
    return s


def hands(s: Position, rome: str, carthage: str) -> None:
    """Give battle hands by letters: f l r p d and * for a Reserve."""
    for side, letters in ((ROME, rome), (CARTHAGE, carthage)):
        for kind, letter in enumerate("flrpd*"):
            s.bhand[side * 6 + kind] = letters.count(letter)
            s.bopen[side * 6 + kind] = 0


def attack(s: Position, side: int, name: str, meaning: str | None = None) -> None:
    act(s, side, "attack", card=name, **{"as": meaning or name})


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
            s.pc[p] = CARTHAGE
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
    s = bare(2)
    army(s, ROME, "beneventum", 8, "varro*", "marcellus*")
    army(s, CARTHAGE, "cannae", 6, "hannibal", elephants=2)
    hold(s, CARTHAGE, 20)
    turn_of(s, ROME, 1, 53)
    activate(s, ROME, 1, "varro")
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


@pytest.mark.rule("HAN-083")
def test_change_of_command() -> None:
    for die, leader in ((3, "varro"), (4, "marcellus")):
        s = bare(2)
        army(s, CARTHAGE, "beneventum", 6, "hannibal")
        army(s, ROME, "cannae", 10, "varro*", "marcellus*")
        s.order.remove(general("varro"))
        s.order.insert(0, general("varro"))
        turn_of(s, CARTHAGE, 1, 53)
        activate(s, CARTHAGE, 1, "hannibal")
        march(s, CARTHAGE, "cannae")
        dice(s, die)
        act(s, ROME, "done")  # attacked: the roll must be made
        assert s.leader[ROME] == general(leader)
    s = bare(1)
    army(s, CARTHAGE, "beneventum", 6, "hannibal")
    army(s, ROME, "cannae", 10, "varro*", "marcellus*")
    turn_of(s, CARTHAGE, 1, 53)
    activate(s, CARTHAGE, 1, "hannibal")
    march(s, CARTHAGE, "cannae")
    facts(s)
    act(s, ROME, "done")
    assert not facts(s, "command_changed", "passed")  # not on turn 1


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


@pytest.mark.rule("HAN-085", "HAN-024")
def test_elephant_fright() -> None:
    s = bare(2)
    army(s, CARTHAGE, "beneventum", 6, "hannibal", elephants=2)
    army(s, ROME, "cannae", 4)
    hold(s, ROME, 42)
    turn_of(s, CARTHAGE, 1, 53)
    activate(s, CARTHAGE, 1, "hannibal")
    march(s, CARTHAGE, "cannae")
    while asked(s) != "charge":
        act(s, deciders(s)[0], "pass")
    act(s, CARTHAGE, "count", count=2)
    assert asked(s) == "fright"
    act(s, ROME, "counter", card=card(42))
    assert s.fewer == [0, 2]


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
    s = bare(2)
    army(s, CARTHAGE, "mutina", 6, "hannibal")
    army(s, ROME, "faesulae", 4)
    turn_of(s, CARTHAGE, 1, 53)
    activate(s, CARTHAGE, 1, "hannibal")
    march(s, CARTHAGE, "faesulae")
    to_cards(s)
    assert refused(s, CARTHAGE, "withdraw") == "HAN-091"  # he came over a pass


def end(s: Position, rounds: int, loser: int, *fall: int, shown: str = "frontal_assault") -> None:
    """The battle ends now after so many rounds with the loser's yielding."""
    s.rounds = rounds
    s.shown = KINDS.index(shown)
    s.last[1 - loser] = s.shown
    s.stack = s.stack[:-4]
    s.push(MATCHING if loser != s.active else ATTACKING, 1 << loser)
    hands(s, "", "")
    s.attacker = 1 - loser if loser != s.active else loser
    dice(s, *fall)
    s.legal_seat = -2
    act(s, loser, "yield")


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
    s = bare(2)
    army(s, CARTHAGE, "mutina", 6, "mago")
    army(s, ROME, "faesulae", 8)
    turn_of(s, CARTHAGE, 1, 53)
    activate(s, CARTHAGE, 1, "mago")
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
    s = bare(2)
    army(s, CARTHAGE, "carthago", 4, "hasdrubal")
    army(s, ROME, "agrigentum", 8)
    turn_of(s, CARTHAGE, 2, 53)
    s.where[40] = s.where[59] = PILE
    activate(s, CARTHAGE, 2, "hasdrubal")
    dice(s, 1)
    act(s, CARTHAGE, "sail", space="agrigentum")
    to_cards(s)
    end(s, 1, CARTHAGE, 1, 1)
    assert at(s, "hasdrubal") == DISPLACED
    assert cus(s, CARTHAGE, "agrigentum") == 0


@pytest.mark.rule("HAN-099")
def test_into_the_city_of_the_space_and_split() -> None:
    s = bare(2)
    army(s, CARTHAGE, "cannae", 8, "hannibal")
    army(s, ROME, "tarentum", 6, "varro")
    turn_of(s, CARTHAGE, 1, 53)
    activate(s, CARTHAGE, 1, "hannibal")
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
    s = bare(2)
    army(s, CARTHAGE, "beneventum", 8, "hannibal")
    army(s, ROME, "cannae", 1, "marcellus")
    turn_of(s, CARTHAGE, 1, 53)
    activate(s, CARTHAGE, 1, "hannibal")
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
    assert s.owed == [0, 5]


@pytest.mark.rule("HAN-120")
def test_a_retreat_costs_the_siege_train() -> None:
    s = to_cards(fight(6, 8))
    s.train = space("cannae")
    pcs(s, CARTHAGE, "beneventum")
    end(s, 1, CARTHAGE, 1, 1)
    assert s.train == -1


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
    s = bare(2)
    inside(s, "tarentum", 2, "marcellus*")
    army(s, ROME, "brundisium", 6, "varro")
    army(s, CARTHAGE, "tarentum", 5)
    s.siege[space("tarentum")] = 5
    turn_of(s, ROME, 1, 53)
    activate(s, ROME, 1, "varro")
    march(s, ROME, "tarentum")
    assert asked(s) == "sortie"
    act(s, ROME, "count", count=2)
    act(s, ROME, "along", general="marcellus")
    assert s.began[ROME] == 8
    assert s.leader[ROME] == general("marcellus")
