"""Events that touch markers, cards in hand, generals, truces and counsels."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from theatrum.core.chance import Noise
from theatrum.games.hannibal.state import PILE, POOL, REMOVED

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
    card,
    choices,
    city,
    conquer_italia,
    cus,
    drop_all,
    event,
    forbidden,
    general,
    hold,
    holding,
    inside,
    owner,
    pcs,
    refused,
    space,
)

pytestmark = pytest.mark.rule("HAN-023", "HAN-025")


@pytest.mark.parametrize(
    ("number", "province", "gone", "stays"),
    [
        (1, "sardinia_et_corsica", "nuoro", "caralis"),
        (2, "sicilia", "enna", "agrigentum"),
    ],
)
def test_1_2_revolts_against_rome(number: int, province: str, gone: str, stays: str) -> None:
    s = holding(CARTHAGE, number)
    army(s, ROME, stays, 1)
    event(s, CARTHAGE, number)
    assert owner(s, gone) == 3
    assert owner(s, stays) == ROME
    assert owner(s, "messana") == ROME
    s = holding(ROME, number)
    forbidden(s, ROME, number)  # the opponent does not control it


def test_3_numidia_revolts() -> None:
    s = holding(ROME, 3)
    army(s, CARTHAGE, "cirta", 1)
    event(s, ROME, 3)
    act(s, ROME, "province", province="eastern_numidia")
    assert [owner(s, n) for n in ("sitifis", "cirta", "theveste")] == [3, CARTHAGE, 3]
    assert owner(s, "icosium") == CARTHAGE
    forbidden(holding(CARTHAGE, 3), CARTHAGE, 3)


def test_4_celtiberia_revolts() -> None:
    s = holding(ROME, 4)
    event(s, ROME, 4)
    assert owner(s, "segovia") == 3
    s = holding(ROME, 4)
    pcs(s, None, "segovia", "arsa", "toletum")
    forbidden(s, ROME, 4)


@pytest.mark.rule("HAN-033", "HAN-030")
def test_9_philip() -> None:
    s = holding(CARTHAGE, 9)
    hold(s, ROME, 2, 3)
    forbidden(holding(ROME, 9), ROME, 9)
    event(s, CARTHAGE, 9)
    assert s.philip == 1
    assert s.hands[ROME] == 1
    assert s.where[8] == PILE
    s = holding(ROME, 9)
    s.philip = 1
    hold(s, CARTHAGE, 2, 3)
    event(s, ROME, 9)
    assert (s.philip, s.hands[CARTHAGE]) == (2, 1)
    assert s.where[8] == REMOVED
    s = holding(CARTHAGE, 9)
    s.philip = 1
    forbidden(s, CARTHAGE, 9)


def test_19_senate_dismisses_the_proconsul() -> None:
    s = holding(CARTHAGE, 19)
    army(s, ROME, "pisae", 5, "africanus")
    forbidden(s, CARTHAGE, 19)
    army(s, ROME, "capua", 5, "marcellus")
    event(s, CARTHAGE, 19)
    assert "varro" in choices(s, CARTHAGE, "name")
    assert "africanus" not in choices(s, CARTHAGE, "name")
    act(s, CARTHAGE, "name", general="varro")
    assert (at(s, "varro"), at(s, "marcellus")) == ("capua", POOL)
    assert s.role[general("varro")] == 1


def test_22_mutines_numidians() -> None:
    s = holding(CARTHAGE, 22)
    army(s, ROME, "enna", 2)
    event(s, CARTHAGE, 22)
    assert sorted(choices(s, CARTHAGE, "target")) == ["agrigentum", "lilybaeum", "panormus"]
    act(s, CARTHAGE, "target", space="agrigentum")
    assert (owner(s, "agrigentum"), cus(s, CARTHAGE, "agrigentum")) == (CARTHAGE, 1)
    s = holding(CARTHAGE, 22)
    for name in ("enna", "agrigentum", "lilybaeum", "panormus"):
        army(s, ROME, name, 1)
    forbidden(s, CARTHAGE, 22)


def test_23_numidian_ally() -> None:
    s = holding(ROME, 23)
    army(s, CARTHAGE, "cirta", 1)
    event(s, ROME, 23)
    assert "cirta" not in choices(s, ROME, "place_pc")
    assert "icosium" not in choices(s, ROME, "place_pc")
    for name in ("sitifis", "theveste"):
        act(s, ROME, "place_pc", space=name)
    act(s, ROME, "done")
    assert owner(s, "sitifis") == ROME
    s = holding(ROME, 23)
    for name in ("sitifis", "cirta", "thamugadi", "thubursicu", "theveste"):
        army(s, CARTHAGE, name, 1)
    forbidden(s, ROME, 23)


def test_24_sophonisba() -> None:
    s = holding(CARTHAGE, 24)
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


@pytest.mark.rule("HAN-030")
def test_25_capua() -> None:
    s = holding(CARTHAGE, 25)
    forbidden(s, CARTHAGE, 25)
    conquer_italia(s)
    inside(s, "capua", 2, "varro")
    event(s, CARTHAGE, 25)
    assert (owner(s, "capua"), city(s, "capua"), at(s, "varro")) == (CARTHAGE, 0, POOL)
    assert s.where[24] == REMOVED


@pytest.mark.rule("HAN-060")
def test_26_syracuse() -> None:
    s = holding(CARTHAGE, 26)
    event(s, CARTHAGE, 26)
    assert owner(s, "syracusae") == CARTHAGE
    s = holding(CARTHAGE, 26)
    pcs(s, CARTHAGE, "syracusae")
    forbidden(s, CARTHAGE, 26)
    forbidden(holding(ROME, 26), ROME, 26)


def test_27_i_have_come_into_italy() -> None:
    s = holding(CARTHAGE, 27)
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


@pytest.mark.parametrize("number", [35, 36])
def test_35_36_diplomacy(number: int) -> None:
    s = holding(ROME, number)
    army(s, CARTHAGE, "zama", 1)
    event(s, ROME, number)
    offered = choices(s, ROME, "place_pc")
    for name in ("zama", "carthago", "boii", "roma"):
        assert name not in offered
    act(s, ROME, "place_pc", space="cirta")
    assert owner(s, "cirta") == ROME
    s = holding(ROME, number)
    for p in range(96):
        if s.pc[p] == CARTHAGE and not BOARD.walled[p] and not s.tribe[p]:
            s.pc[p] = 3
    forbidden(s, ROME, number)


@pytest.mark.rule("HAN-125")
def test_55_messenger_intercepted() -> None:
    s = holding(ROME, 55)
    forbidden(s, ROME, 55)
    hold(s, CARTHAGE, 2, 3)
    event(s, ROME, 55)
    assert list(s.hands) == [2, 1]
    taken = [c for c in (1, 2) if s.holds(ROME, c)]
    assert len(taken) == 1
    assert s.known[taken[0]] == 1
    assert GAME.view(s, CARTHAGE).own.known == [card(taken[0] + 1)]
    imagined = GAME.determinize(s, CARTHAGE, Noise(1))
    assert imagined.holds(ROME, taken[0])


def test_56_grain_shortage() -> None:
    s = holding(CARTHAGE, 56)
    forbidden(s, CARTHAGE, 56)
    pcs(s, CARTHAGE, "enna", "agrigentum", "lilybaeum")
    event(s, CARTHAGE, 56)
    for name in ("pisae", "cosa", "arpi"):
        act(s, CARTHAGE, "remove_pc", space=name)
    assert owner(s, "arpi") == 3
    assert asked(s) != "event_target"


@pytest.mark.rule("HAN-035")
def test_57_hanno_counsels() -> None:
    s = holding(ROME, 57)
    event(s, ROME, 57)
    assert list(s.counsel) == [0, 1]
    forbidden(holding(CARTHAGE, 57), CARTHAGE, 57)
    s = holding(CARTHAGE, 1)
    s.counsel = vec[i64]([0, 1])
    army(s, CARTHAGE, "carthago", 3, "mago")
    activate(s, CARTHAGE, 1, "mago")
    assert refused(s, CARTHAGE, "sail", space="gades") == "HAN-035"
    assert "hippo_regius" in choices(s, CARTHAGE, "sail")
    drop_all(s, CARTHAGE)
    assert "gades" in choices(s, CARTHAGE, "sail")


@pytest.mark.rule("HAN-035")
def test_58_cato_counsels() -> None:
    s = holding(CARTHAGE, 58)
    event(s, CARTHAGE, 58)
    assert list(s.counsel) == [1, 0]
    s = holding(ROME, 1)
    s.counsel = vec[i64]([1, 0])
    army(s, ROME, "roma", 5, "varro*")
    activate(s, ROME, 1, "varro")
    assert refused(s, ROME, "sail", space="utica") == "HAN-035"
    assert "gades" in choices(s, ROME, "sail")
    s = holding(CARTHAGE, 58)
    s.counsel = vec[i64]([1, 0])
    forbidden(s, CARTHAGE, 58)


@pytest.mark.rule("HAN-032", "HAN-019")
def test_64_truce() -> None:
    s = holding(ROME, 64, 35)
    event(s, ROME, 64)
    assert (s.truce, s.reshuffle) == (1, 1)
    s = holding(ROME, 64)
    s.truce = 1
    forbidden(s, ROME, 64)
    s = holding(ROME, 64)
    act(s, ROME, "discard", card=card(64))
    assert s.reshuffle == 1


@pytest.mark.rule("HAN-032")
def test_64_what_breaks_a_truce() -> None:
    s = holding(ROME, 35)
    s.truce = 1
    event(s, ROME, 35)
    assert s.truce == 0
    s = holding(ROME, 35)
    s.truce = 1
    act(s, ROME, "ops", card=card(35))
    assert s.truce == 1
    s = holding(CARTHAGE, 1)
    s.truce = 1
    army(s, CARTHAGE, "pisae", 3, "mago")
    act(s, CARTHAGE, "ops", card=card(1))
    assert "pisae" not in choices(s, CARTHAGE, "place_pc")
    assert refused(s, CARTHAGE, "place_pc", space="pisae") == "HAN-032"
