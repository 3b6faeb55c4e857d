"""The events of the 64 strategy cards: effect, condition, refusal."""

import pytest

from theatrum.core.chance import Noise
from theatrum.games.hannibal.state import PILE, POOL, REMOVED, Position

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
    drop_all,
    event,
    facts,
    general,
    hold,
    inside,
    march,
    owner,
    pcs,
    refused,
    space,
    turn_of,
    verbs,
)

pytestmark = pytest.mark.rule("HAN-023", "HAN-025")


def table(side: int, *numbers: int) -> Position:
    """The side has these cards and one to spare."""
    s = bare(3)
    turn_of(s, side, *numbers)
    hold(s, side, 53 if 53 not in numbers else 50)
    return s


def forbidden(s: Position, side: int, number: int) -> None:
    """The card can't be used as an event now, but for ops."""
    assert card(number) not in choices(s, side, "event")
    refused(s, side, "event", card=card(number))
    assert card(number) in choices(s, side, "ops")


@pytest.mark.parametrize(
    ("number", "province", "gone", "stays"),
    [
        (1, "sardinia_et_corsica", "nuoro", "caralis"),
        (2, "sicilia", "enna", "agrigentum"),
    ],
)
def test_1_2_revolts_against_rome(number: int, province: str, gone: str, stays: str) -> None:
    s = table(CARTHAGE, number)
    army(s, ROME, stays, 1)
    event(s, CARTHAGE, number)
    assert owner(s, gone) == 3
    assert owner(s, stays) == ROME
    assert owner(s, "messana") == ROME
    s = table(ROME, number)
    forbidden(s, ROME, number)  # the opponent does not control it


def test_3_numidia_revolts() -> None:
    s = table(ROME, 3)
    army(s, CARTHAGE, "cirta", 1)
    event(s, ROME, 3)
    act(s, ROME, "province", province="eastern_numidia")
    assert [owner(s, n) for n in ("sitifis", "cirta", "theveste")] == [3, CARTHAGE, 3]
    assert owner(s, "icosium") == CARTHAGE
    forbidden(table(CARTHAGE, 3), CARTHAGE, 3)


def test_4_celtiberia_revolts() -> None:
    s = table(ROME, 4)
    event(s, ROME, 4)
    assert owner(s, "segovia") == 3
    s = table(ROME, 4)
    pcs(s, None, "segovia", "arsa", "toletum")
    forbidden(s, ROME, 4)


@pytest.mark.rule("HAN-052")
def test_5_native_guide() -> None:
    s = table(CARTHAGE, 5)
    army(s, CARTHAGE, "isere", 10, "hannibal")
    assert refused(s, CARTHAGE, "event", card=card(5))
    activate(s, CARTHAGE, 5, "hannibal")
    dice(s, 6)
    march(s, CARTHAGE, "insubres")
    assert s.acu == 8  # the row of a 3


def battle(number: int, side: int = CARTHAGE, where: str = "cannae") -> Position:
    """Carthage attacks in a space; a side holds the card."""
    s = bare(3)
    army(s, ROME, where, 4, "marcellus")
    start = BOARD.near[space(where)][0]
    s.cu[96 + start] = 6
    s.place[0] = start
    turn_of(s, CARTHAGE, 1, 53)
    hold(s, side, number)
    activate(s, CARTHAGE, 1, "hannibal")
    act(s, CARTHAGE, "march", space=GAME.actions.json(1406 + space(where))["space"])
    while asked(s) in ("declare", "city_cus", "city_generals"):
        act(
            s,
            ROME,
            "count" if asked(s) == "city_cus" else "done",
            **({"count": 0} if asked(s) == "city_cus" else {}),
        )
    return s


def to_cards(s: Position) -> None:
    while asked(s) != "attacking":
        act(s, deciders(s)[0], "pass")


@pytest.mark.rule("HAN-089")
def test_6_maharbals_cavalry() -> None:
    s = battle(6)
    to_cards(s)
    s.bhand = [0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
    act(s, CARTHAGE, "counter", card=card(6))
    assert s.shown == 4
    act(s, ROME, "match", card="double_envelopment")
    assert asked(s) == "counterattack"  # the attack is not handed over by itself
    assert s.attacker == CARTHAGE
    s = battle(6, ROME)
    to_cards(s)
    assert not any(GAME.actions.json(a)["verb"] == "counter" for a in GAME.legal(s, CARTHAGE))
    forbidden(table(CARTHAGE, 6), CARTHAGE, 6)


def test_6_after_the_last_card() -> None:
    s = battle(6)
    to_cards(s)
    s.bhand = [0] * 12
    s.legal_seat = -2
    assert verbs(s, CARTHAGE) >= {"counter", "yield"}


@pytest.mark.rule("HAN-024", "HAN-032")
@pytest.mark.parametrize("number", [7, 8])
def test_7_8_hostile_tribes(number: int) -> None:
    s = table(CARTHAGE, 1)
    army(s, CARTHAGE, "narbo", 4, "hannibal")
    hold(s, ROME, number)
    activate(s, CARTHAGE, 1, "hannibal")
    march(s, CARTHAGE, "tolosa")
    assert asked(s) == "window"
    dice(s, 6)
    act(s, ROME, "counter", card=card(number))
    assert s.acu == 2  # the column 5-6
    s = table(ROME, number)
    army(s, CARTHAGE, "averni", 4)
    s.truce = 1
    event(s, ROME, number)
    dice(s, 2)
    act(s, ROME, "target", space="averni")
    assert cus(s, CARTHAGE, "averni") == 3
    assert s.truce == 0
    s = table(ROME, number)
    army(s, CARTHAGE, "cannae", 4)
    forbidden(s, ROME, number)


@pytest.mark.rule("HAN-033", "HAN-030")
def test_9_philip() -> None:
    s = table(CARTHAGE, 9)
    hold(s, ROME, 2, 3)
    forbidden(table(ROME, 9), ROME, 9)
    event(s, CARTHAGE, 9)
    assert s.philip == 1
    assert s.hands[ROME] == 1
    assert s.where[8] == PILE
    s = table(ROME, 9)
    s.philip = 1
    hold(s, CARTHAGE, 2, 3)
    event(s, ROME, 9)
    assert (s.philip, s.hands[CARTHAGE]) == (2, 1)
    assert s.where[8] == REMOVED
    s = table(CARTHAGE, 9)
    s.philip = 1
    forbidden(s, CARTHAGE, 9)


@pytest.mark.rule("HAN-034")
def test_10_macedonian_reinforcements() -> None:
    s = table(CARTHAGE, 10)
    forbidden(s, CARTHAGE, 10)
    s.philip = 1
    pcs(s, CARTHAGE, "croton")
    event(s, CARTHAGE, 10)
    offered = choices(s, CARTHAGE, "place_cu")
    assert "croton" in offered
    assert "malaca" not in offered
    act(s, CARTHAGE, "place_cu", space="croton")
    assert cus(s, CARTHAGE, "croton") == 2


def test_11_balearic_slingers() -> None:
    s = table(CARTHAGE, 11)
    army(s, ROME, "malaca", 1)
    event(s, CARTHAGE, 11)
    assert "malaca" not in choices(s, CARTHAGE, "place_cu")
    act(s, CARTHAGE, "place_cu", space="dianium")
    assert cus(s, CARTHAGE, "dianium") == 1
    forbidden(table(ROME, 11), ROME, 11)


@pytest.mark.rule("HAN-002", "HAN-034")
def test_12_african_reinforcements() -> None:
    s = table(CARTHAGE, 12)
    s.el[space("zama")] = 3
    s.cu[96 + space("zama")] = 3
    event(s, CARTHAGE, 12)
    assert (cus(s, CARTHAGE, "carthago"), s.el[space("carthago")]) == (2, 1)
    s = table(CARTHAGE, 12)
    army(s, ROME, "carthago", 5, "varro")
    s.siege[space("carthago")] = 1
    forbidden(s, CARTHAGE, 12)


@pytest.mark.parametrize(
    ("number", "good", "bad"),
    [
        (13, "paestum", "cannae"),
        (14, "pisae", "cannae"),
        (15, "corduba", "numantia"),
        (16, "verona", "cannae"),
    ],
)
def test_13_to_16_recruits(number: int, good: str, bad: str) -> None:
    s = table(CARTHAGE, number)
    army(s, CARTHAGE, good, 1, "mago")
    army(s, CARTHAGE, bad, 1, "gisgo")
    event(s, CARTHAGE, number)
    assert choices(s, CARTHAGE, "name") == ["mago"]
    act(s, CARTHAGE, "name", general="mago")
    assert cus(s, CARTHAGE, good) == 3
    s = table(CARTHAGE, number)
    army(s, CARTHAGE, bad, 1, "gisgo")
    forbidden(s, CARTHAGE, number)


@pytest.mark.rule("HAN-118")
def test_17_surprise_sortie() -> None:
    s = table(ROME, 17)
    forbidden(s, ROME, 17)
    army(s, CARTHAGE, "tarentum", 3)
    s.siege[space("tarentum")] = 2 + 4
    event(s, ROME, 17)
    act(s, ROME, "target", space="tarentum")
    assert s.siege_points(space("tarentum")) == 1


@pytest.mark.rule("HAN-031", "HAN-116")
def test_18_traitor_in_tarentum() -> None:
    s = table(CARTHAGE, 18)
    army(s, CARTHAGE, "tarentum", 3, "hannibal")
    inside(s, "tarentum", 2)
    activate(s, CARTHAGE, 18, "hannibal")
    act(s, CARTHAGE, "stop")
    act(s, CARTHAGE, "besiege")
    assert owner(s, "tarentum") == CARTHAGE
    assert city(s, "tarentum") == 0
    s = table(CARTHAGE, 18)
    army(s, CARTHAGE, "tarentum", 2, "hannibal")
    activate(s, CARTHAGE, 18, "hannibal")
    act(s, CARTHAGE, "stop")
    assert asked(s) != "siege_try"


def test_19_senate_dismisses_the_proconsul() -> None:
    s = table(CARTHAGE, 19)
    army(s, ROME, "pisae", 5, "africanus")
    forbidden(s, CARTHAGE, 19)
    army(s, ROME, "capua", 5, "marcellus")
    event(s, CARTHAGE, 19)
    assert "varro" in choices(s, CARTHAGE, "name")
    assert "africanus" not in choices(s, CARTHAGE, "name")
    act(s, CARTHAGE, "name", general="varro")
    assert (at(s, "varro"), at(s, "marcellus")) == ("capua", POOL)
    assert s.role[general("varro")] == 1


@pytest.mark.rule("HAN-082")
def test_20_spy_in_the_camp() -> None:
    s = battle(20)
    act(s, CARTHAGE, "counter", card=card(20))
    to_cards(s)
    held = sum(s.bhand[:6])
    assert sum(s.bopen[:6]) == held // 2
    assert len(GAME.view(s, -1).battle.open[ROME]) == held // 2
    forbidden(table(CARTHAGE, 20), CARTHAGE, 20)


def test_21_mercenaries_desert() -> None:
    s = table(ROME, 21)
    army(s, CARTHAGE, "zama", 10)
    army(s, CARTHAGE, "saguntum", 10)
    army(s, CARTHAGE, "cannae", 10, "hannibal")
    army(s, CARTHAGE, "verona", 10, "mago")
    dice(s, 5, 6, 4, 6)  # Mago fails, Hannibal holds his men
    event(s, ROME, 21)
    left = {name: cus(s, CARTHAGE, name) for name in ("verona", "cannae", "zama", "saguntum")}
    assert left == {"verona": 7, "cannae": 10, "zama": 7, "saguntum": 10}
    forbidden(table(ROME, 21), ROME, 21)


def test_22_mutines_numidians() -> None:
    s = table(CARTHAGE, 22)
    army(s, ROME, "enna", 2)
    event(s, CARTHAGE, 22)
    assert sorted(choices(s, CARTHAGE, "target")) == ["agrigentum", "lilybaeum", "panormus"]
    act(s, CARTHAGE, "target", space="agrigentum")
    assert (owner(s, "agrigentum"), cus(s, CARTHAGE, "agrigentum")) == (CARTHAGE, 1)
    s = table(CARTHAGE, 22)
    for name in ("enna", "agrigentum", "lilybaeum", "panormus"):
        army(s, ROME, name, 1)
    forbidden(s, CARTHAGE, 22)


def test_23_numidian_ally() -> None:
    s = table(ROME, 23)
    army(s, CARTHAGE, "cirta", 1)
    event(s, ROME, 23)
    assert "cirta" not in choices(s, ROME, "place_pc")
    assert "icosium" not in choices(s, ROME, "place_pc")
    for name in ("sitifis", "theveste"):
        act(s, ROME, "place_pc", space=name)
    act(s, ROME, "done")
    assert owner(s, "sitifis") == ROME
    s = table(ROME, 23)
    for name in ("sitifis", "cirta", "thamugadi", "thubursicu", "theveste"):
        army(s, CARTHAGE, name, 1)
    forbidden(s, ROME, 23)


def test_24_sophonisba() -> None:
    s = table(CARTHAGE, 24)
    forbidden(s, CARTHAGE, 24)  # all of Numidia is Carthaginian
    pcs(s, ROME, "icosium", "zuccabar", "saldae", "vescera")
    army(s, ROME, "saldae", 1)
    event(s, CARTHAGE, 24)
    assert choices(s, CARTHAGE, "province") == ["western_numidia"]
    act(s, CARTHAGE, "province", province="western_numidia")
    assert sorted(choices(s, CARTHAGE, "place_pc")) == ["icosium", "vescera", "zuccabar"]
    for name in ("icosium", "zuccabar", "vescera"):
        act(s, CARTHAGE, "place_pc", space=name)
    assert owner(s, "vescera") == CARTHAGE
    assert asked(s) != "event_target"


def conquer_italia(s: Position) -> None:
    for name in ("pisae", "cosa", "falerii", "ariminum", "firmum", "sena", "arpi", "cannae"):
        pcs(s, CARTHAGE, name)
    pcs(s, CARTHAGE, "beneventum")


@pytest.mark.rule("HAN-030")
def test_25_capua() -> None:
    s = table(CARTHAGE, 25)
    forbidden(s, CARTHAGE, 25)
    conquer_italia(s)
    inside(s, "capua", 2, "varro")
    event(s, CARTHAGE, 25)
    assert (owner(s, "capua"), city(s, "capua"), at(s, "varro")) == (CARTHAGE, 0, POOL)
    assert s.where[24] == REMOVED


@pytest.mark.rule("HAN-060")
def test_26_syracuse() -> None:
    s = table(CARTHAGE, 26)
    event(s, CARTHAGE, 26)
    assert owner(s, "syracusae") == CARTHAGE
    s = table(CARTHAGE, 26)
    pcs(s, CARTHAGE, "syracusae")
    forbidden(s, CARTHAGE, 26)
    forbidden(table(ROME, 26), ROME, 26)


def test_27_i_have_come_into_italy() -> None:
    s = table(CARTHAGE, 27)
    army(s, CARTHAGE, "saguntum", 5, "hannibal")
    forbidden(s, CARTHAGE, 27)
    s.place[0] = space("boii")
    army(s, ROME, "cosa", 1)
    event(s, CARTHAGE, 27)
    offered = choices(s, CARTHAGE, "place_pc")
    assert "pisae" in offered
    for name in ("cosa", "roma", "enna"):
        assert name not in offered
    act(s, CARTHAGE, "place_pc", space="pisae")
    act(s, CARTHAGE, "place_pc", space="arpi")
    assert (owner(s, "pisae"), owner(s, "arpi")) == (CARTHAGE, CARTHAGE)
    assert asked(s) != "event_target"


@pytest.mark.rule("HAN-031")
def test_28_hannibal_charms_italy() -> None:
    s = table(CARTHAGE, 28)
    army(s, CARTHAGE, "beneventum", 5, "hannibal")
    activate(s, CARTHAGE, 28, "hannibal")
    act(s, CARTHAGE, "charm")
    assert (s.used, owner(s, "beneventum")) == (1, 3)
    march(s, CARTHAGE, "cannae")
    act(s, CARTHAGE, "charm")
    assert (s.used, owner(s, "cannae")) == (2, 3)
    march(s, CARTHAGE, "tarentum")
    assert "charm" not in verbs(s, CARTHAGE)  # a walled city
    s = table(CARTHAGE, 10)
    army(s, CARTHAGE, "beneventum", 5, "hannibal")
    activate(s, CARTHAGE, 10, "hannibal")
    assert "charm" not in verbs(s, CARTHAGE)


@pytest.mark.rule("HAN-060")
def test_29_naval_victory() -> None:
    s = table(CARTHAGE, 29)
    event(s, CARTHAGE, 29)
    assert s.naval_victory == 1
    s = table(ROME, 1, 33)
    s.naval_victory = 1
    army(s, ROME, "roma", 5, "varro*")
    activate(s, ROME, 1, "varro")
    assert "sail" not in verbs(s, ROME)
    s = table(ROME, 33)
    s.naval_victory = 1
    army(s, ROME, "roma", 5, "varro*")
    event(s, ROME, 33)
    act(s, ROME, "activate", general="varro")
    assert "sail" in verbs(s, ROME)
    s = table(CARTHAGE, 29)
    s.naval_victory = 1
    forbidden(s, CARTHAGE, 29)


@pytest.mark.rule("HAN-120")
def test_30_siege_train() -> None:
    s = table(CARTHAGE, 30)
    forbidden(s, CARTHAGE, 30)
    army(s, CARTHAGE, "cannae", 5, "hannibal")
    event(s, CARTHAGE, 30)
    act(s, CARTHAGE, "name", general="hannibal")
    assert s.train == space("cannae")


@pytest.mark.rule("HAN-082")
@pytest.mark.parametrize(
    ("number", "where", "elsewhere"), [(31, "corduba", "zama"), (32, "zama", "corduba")]
)
def test_31_32_allies_desert(number: int, where: str, elsewhere: str) -> None:
    from theatrum.games.hannibal.battle import allies

    s = battle(number, ROME, where)
    act(s, CARTHAGE, "pass")
    before = allies(s, CARTHAGE)
    act(s, ROME, "counter", card=card(number))
    assert allies(s, CARTHAGE) == before - (before if number == 31 else 4)
    s = battle(number, ROME, elsewhere)
    act(s, CARTHAGE, "pass")
    assert "counter" not in verbs(s, ROME)
    forbidden(table(ROME, number), ROME, number)


@pytest.mark.rule("HAN-040")
@pytest.mark.parametrize(
    ("number", "generals"), [(33, 3), (34, 3), (37, 2), (38, 2), (39, 2), (40, 2)]
)
def test_33_34_37_to_40_campaigns(number: int, generals: int) -> None:
    s = table(ROME, number)
    army(s, ROME, "roma", 8, "varro*")
    s.truce = 1
    event(s, ROME, number)
    assert s.campaign == generals
    assert s.truce == 1
    act(s, ROME, "done")
    assert asked(s) != "next_general"


@pytest.mark.parametrize("number", [35, 36])
def test_35_36_diplomacy(number: int) -> None:
    s = table(ROME, number)
    army(s, CARTHAGE, "zama", 1)
    event(s, ROME, number)
    offered = choices(s, ROME, "place_pc")
    for name in ("zama", "carthago", "boii", "roma"):
        assert name not in offered
    act(s, ROME, "place_pc", space="cirta")
    assert owner(s, "cirta") == ROME
    s = table(ROME, number)
    for p in range(96):
        if s.pc[p] == CARTHAGE and not BOARD.walled[p] and not s.tribe[p]:
            s.pc[p] = 3
    forbidden(s, ROME, number)


@pytest.mark.rule("HAN-024")
def test_41_bad_weather() -> None:
    s = table(CARTHAGE, 1)
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
    s = table(CARTHAGE, 61)
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
    s = table(CARTHAGE, 1)
    army(s, CARTHAGE, "saguntum", 5, "hannibal")
    army(s, ROME, "emporiae", 2)
    hold(s, ROME, 41)
    activate(s, CARTHAGE, 1, "hannibal")
    march(s, CARTHAGE, "dertosa", "tarraco", "emporiae")
    act(s, ROME, "counter", card=card(41))
    assert (at(s, "hannibal"), s.field) == ("tarraco", -1)
    s = table(CARTHAGE, 1)
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
    s = table(CARTHAGE, 1)
    army(s, CARTHAGE, "carthago", 5, "mago")
    hold(s, ROME, 41)
    activate(s, CARTHAGE, 1, "mago")
    act(s, CARTHAGE, "sail", space="gades")
    act(s, ROME, "counter", card=card(41))
    assert at(s, "mago") == "carthago"
    assert not facts(s, "naval_roll")


def test_41_not_against_two_spaces() -> None:
    s = table(CARTHAGE, 1)
    army(s, CARTHAGE, "saguntum", 5, "hannibal")
    hold(s, ROME, 41)
    activate(s, CARTHAGE, 1, "hannibal")
    march(s, CARTHAGE, "dertosa", "tarraco")
    act(s, CARTHAGE, "stop")
    assert asked(s) != "window"


def test_42_elephant_fright_only_at_a_charge() -> None:
    s = battle(42, ROME)
    act(s, CARTHAGE, "pass")
    assert verbs(s, ROME) == {"pass"}
    forbidden(table(ROME, 42), ROME, 42)


def test_43_the_volones() -> None:
    s = table(ROME, 43)
    forbidden(s, ROME, 43)
    conquer_italia(s)
    event(s, ROME, 43)
    assert cus(s, ROME, "roma") == 4
    s = table(ROME, 43)
    conquer_italia(s)
    army(s, CARTHAGE, "roma", 1)
    forbidden(s, ROME, 43)


@pytest.mark.parametrize(
    ("number", "lost"),
    [
        (44, ("arpi", "cannae", "beneventum")),
        (45, ("pisae", "cosa", "falerii")),
        (46, ("ariminum", "firmum", "sena")),
        (47, ("heraclea", "paestum", "croton")),
        (48, ("capua",)),
    ],
)
def test_44_to_48_allied_auxiliaries(number: int, lost: tuple[str, ...]) -> None:
    s = table(ROME, number)
    army(s, ROME, "praeneste", 5, "varro*")
    army(s, ROME, "enna", 5, "marcellus")
    event(s, ROME, number)
    assert choices(s, ROME, "name") == ["varro"]
    act(s, ROME, "name", general="varro")
    assert cus(s, ROME, "praeneste") == 7
    s = table(ROME, number)
    army(s, ROME, "praeneste", 5, "varro*")
    pcs(s, CARTHAGE, *lost)
    forbidden(s, ROME, number)


def test_49_the_fleet_breaks_a_siege() -> None:
    s = table(ROME, 49)
    army(s, CARTHAGE, "capua", 3)
    s.siege[space("capua")] = 2 + 4
    forbidden(s, ROME, 49)  # Capua is no port
    army(s, CARTHAGE, "tarentum", 3)
    s.siege[space("tarentum")] = 2 + 4
    event(s, ROME, 49)
    assert choices(s, ROME, "target") == ["tarentum"]
    act(s, ROME, "target", space="tarentum")
    assert s.siege[space("tarentum")] == 0


@pytest.mark.rule("HAN-031", "HAN-060")
def test_50_adriatic_pirates() -> None:
    from theatrum.games.hannibal.sea import needs_roll

    s = table(CARTHAGE, 50)
    army(s, CARTHAGE, "carthago", 3, "mago")
    activate(s, CARTHAGE, 50, "mago")
    assert not needs_roll(s, space("carthago"), space("croton"))
    assert needs_roll(s, space("carthago"), space("roma"))
    s.acu = 4
    assert needs_roll(s, space("carthago"), space("croton"))


@pytest.mark.rule("HAN-107")
def test_51_epidemic() -> None:
    s = table(ROME, 51)
    army(s, CARTHAGE, "zama", 10)
    forbidden(s, ROME, 51)  # no army: no general
    army(s, CARTHAGE, "cannae", 10, "hannibal")
    event(s, ROME, 51)
    assert choices(s, ROME, "target") == ["cannae"]
    dice(s, 6)
    act(s, ROME, "target", space="cannae")
    assert cus(s, CARTHAGE, "cannae") == 7


def test_52_pestilence() -> None:
    s = table(ROME, 52)
    army(s, CARTHAGE, "tarentum", 10, "hannibal")
    forbidden(s, ROME, 52)
    s.siege[space("tarentum")] = 1 + 4
    event(s, ROME, 52)
    dice(s, 6)
    act(s, ROME, "target", space="tarentum")
    assert cus(s, CARTHAGE, "tarentum") == 6


def test_53_tribal_resistance() -> None:
    s = table(ROME, 53)
    forbidden(s, ROME, 53)
    army(s, CARTHAGE, "averni", 3)
    s.siege[space("averni")] = 2 + 4
    event(s, ROME, 53)
    act(s, ROME, "target", space="averni")
    assert s.siege[space("averni")] == 0


@pytest.mark.rule("HAN-115")
def test_54_treachery_is_for_cities() -> None:
    from theatrum.games.hannibal.siege import two_dice

    s = table(CARTHAGE, 54)
    army(s, CARTHAGE, "averni", 5, "hannibal")
    activate(s, CARTHAGE, 54, "hannibal")
    act(s, CARTHAGE, "stop")
    assert two_dice(s)
    facts(s)
    dice(s, 2)
    act(s, CARTHAGE, "besiege")
    assert len(facts(s, "siege_roll")) == 1
    assert refused(table(CARTHAGE, 54), CARTHAGE, "event", card=card(54))


@pytest.mark.rule("HAN-125")
def test_55_messenger_intercepted() -> None:
    s = table(ROME, 55)
    forbidden(s, ROME, 55)
    hold(s, CARTHAGE, 2, 3)
    event(s, ROME, 55)
    assert s.hands == [2, 1]
    taken = [c for c in (1, 2) if s.holds(ROME, c)]
    assert len(taken) == 1
    assert s.known[taken[0]] == 1
    assert GAME.view(s, CARTHAGE).own.known == [card(taken[0] + 1)]
    imagined = GAME.determinize(s, CARTHAGE, Noise(1))
    assert imagined.holds(ROME, taken[0])


def test_56_grain_shortage() -> None:
    s = table(CARTHAGE, 56)
    forbidden(s, CARTHAGE, 56)
    pcs(s, CARTHAGE, "enna", "agrigentum", "lilybaeum")
    event(s, CARTHAGE, 56)
    for name in ("pisae", "cosa", "arpi"):
        act(s, CARTHAGE, "remove_pc", space=name)
    assert owner(s, "arpi") == 3
    assert asked(s) != "event_target"


@pytest.mark.rule("HAN-035")
def test_57_hanno_counsels() -> None:
    s = table(ROME, 57)
    event(s, ROME, 57)
    assert s.counsel == [0, 1]
    forbidden(table(CARTHAGE, 57), CARTHAGE, 57)
    s = table(CARTHAGE, 1)
    s.counsel = [0, 1]
    army(s, CARTHAGE, "carthago", 3, "mago")
    activate(s, CARTHAGE, 1, "mago")
    assert refused(s, CARTHAGE, "sail", space="gades") == "HAN-035"
    assert "hippo_regius" in choices(s, CARTHAGE, "sail")
    drop_all(s, CARTHAGE)
    assert "gades" in choices(s, CARTHAGE, "sail")


@pytest.mark.rule("HAN-035")
def test_58_cato_counsels() -> None:
    s = table(CARTHAGE, 58)
    event(s, CARTHAGE, 58)
    assert s.counsel == [1, 0]
    s = table(ROME, 1)
    s.counsel = [1, 0]
    army(s, ROME, "roma", 5, "varro*")
    activate(s, ROME, 1, "varro")
    assert refused(s, ROME, "sail", space="utica") == "HAN-035"
    assert "gades" in choices(s, ROME, "sail")
    s = table(CARTHAGE, 58)
    s.counsel = [1, 0]
    forbidden(s, CARTHAGE, 58)


def test_59_ally_deserts() -> None:
    s = battle(59)
    to_cards(s)
    sizes = [sum(s.bhand[:6]), sum(s.bhand[6:])]
    act(s, CARTHAGE, "counter", card=card(59))
    assert [sum(s.bhand[:6]), sum(s.bhand[6:])] == [sizes[0] - 1, sizes[1] + 1]
    assert sum(s.bopen[6:]) == 1
    assert asked(s) == "attacking"
    s = battle(59)
    to_cards(s)
    s.bopen = [0] * 12
    s.bhand = [1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0]
    s.bopen[3] = 1
    act(s, CARTHAGE, "counter", card=card(59))
    assert choices(s, CARTHAGE, "steal") == ["probe", "unseen"]
    act(s, CARTHAGE, "steal", card="probe")
    assert s.bhand[6 + 3] == 1
    forbidden(table(CARTHAGE, 59), CARTHAGE, 59)


def test_60_storms_at_sea() -> None:
    s = table(CARTHAGE, 1)
    army(s, CARTHAGE, "carthago", 5, "hasdrubal")
    hold(s, ROME, 60)
    s.where[40] = PILE
    activate(s, CARTHAGE, 1, "hasdrubal")
    act(s, CARTHAGE, "sail", space="gades")
    dice(s, 4)
    act(s, ROME, "counter", card=card(60))
    assert facts(s, "attrition_roll")[0]["count"] == 2  # five CUs, 4 + 2
    s = table(CARTHAGE, 1)
    army(s, CARTHAGE, "carthago", 1, "hasdrubal")
    hold(s, ROME, 60)
    s.where[40] = PILE
    activate(s, CARTHAGE, 1, "hasdrubal")
    act(s, CARTHAGE, "sail", space="gades")
    dice(s, 6)
    act(s, ROME, "counter", card=card(60))
    assert at(s, "hasdrubal") == "carthago"  # alone, not displaced
    assert asked(s) != "marching"
    forbidden(table(ROME, 60), ROME, 60)


@pytest.mark.rule("HAN-042")
@pytest.mark.parametrize(("number", "rating"), [(61, 1), (62, 2), (63, 3)])
def test_61_to_63_forced_march(number: int, rating: int) -> None:
    s = table(CARTHAGE, number)
    army(s, CARTHAGE, "saguntum", 5, "hannibal", "mago", "hanno")
    act(s, CARTHAGE, "ops", card=card(number))
    allowed = choices(s, CARTHAGE, "activate")
    assert [general(n) for n in allowed] == [g for g in (0, 2, 4) if BOARD.strategy[g] <= rating]
    act(s, CARTHAGE, "activate", general="hannibal")
    assert s.allowance == 6


@pytest.mark.rule("HAN-032", "HAN-019")
def test_64_truce() -> None:
    s = table(ROME, 64, 35)
    event(s, ROME, 64)
    assert (s.truce, s.reshuffle) == (1, 1)
    s = table(ROME, 64)
    s.truce = 1
    forbidden(s, ROME, 64)
    s = table(ROME, 64)
    act(s, ROME, "discard", card=card(64))
    assert s.reshuffle == 1


@pytest.mark.rule("HAN-032")
def test_64_what_breaks_a_truce() -> None:
    s = table(ROME, 35)
    s.truce = 1
    event(s, ROME, 35)
    assert s.truce == 0
    s = table(ROME, 35)
    s.truce = 1
    act(s, ROME, "ops", card=card(35))
    assert s.truce == 1
    s = table(CARTHAGE, 1)
    s.truce = 1
    army(s, CARTHAGE, "pisae", 3, "mago")
    act(s, CARTHAGE, "ops", card=card(1))
    assert "pisae" not in choices(s, CARTHAGE, "place_pc")
    assert refused(s, CARTHAGE, "place_pc", space="pisae") == "HAN-032"


def test_every_card_has_its_test() -> None:
    covered: set[int] = set()
    for name in globals():
        words = name.split("_")
        if words[0] != "test":
            continue
        numbers = [int(w) for w in words[1:] if w.isdigit()]
        if "to" in words and len(numbers) >= 2:
            last = words.index("to")
            first, stop = int(words[last - 1]), int(words[last + 1])
            numbers += list(range(first, stop + 1))
        covered |= set(numbers)
    assert covered >= set(range(1, 65))
