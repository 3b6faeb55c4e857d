"""Events that bring CUs or take them."""

import pytest

from .table import (
    CARTHAGE,
    ROME,
    act,
    army,
    choices,
    conquer_italia,
    cus,
    dice,
    event,
    forbidden,
    holding,
    pcs,
    space,
)

pytestmark = pytest.mark.rule("HAN-023", "HAN-025")


@pytest.mark.rule("HAN-034")
def test_10_macedonian_reinforcements() -> None:
    s = holding(CARTHAGE, 10)
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
    s = holding(CARTHAGE, 11)
    army(s, ROME, "malaca", 1)
    event(s, CARTHAGE, 11)
    assert "malaca" not in choices(s, CARTHAGE, "place_cu")
    act(s, CARTHAGE, "place_cu", space="dianium")
    assert cus(s, CARTHAGE, "dianium") == 1
    forbidden(holding(ROME, 11), ROME, 11)


@pytest.mark.rule("HAN-002", "HAN-034")
def test_12_african_reinforcements() -> None:
    s = holding(CARTHAGE, 12)
    s.el[space("zama")] = 3
    s.cu[96 + space("zama")] = 3
    event(s, CARTHAGE, 12)
    assert (cus(s, CARTHAGE, "carthago"), s.el[space("carthago")]) == (2, 1)
    s = holding(CARTHAGE, 12)
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
    s = holding(CARTHAGE, number)
    army(s, CARTHAGE, good, 1, "mago")
    army(s, CARTHAGE, bad, 1, "gisgo")
    event(s, CARTHAGE, number)
    assert choices(s, CARTHAGE, "name") == ["mago"]
    act(s, CARTHAGE, "name", general="mago")
    assert cus(s, CARTHAGE, good) == 3
    s = holding(CARTHAGE, number)
    army(s, CARTHAGE, bad, 1, "gisgo")
    forbidden(s, CARTHAGE, number)


def test_21_mercenaries_desert() -> None:
    s = holding(ROME, 21)
    army(s, CARTHAGE, "zama", 10)
    army(s, CARTHAGE, "saguntum", 10)
    army(s, CARTHAGE, "cannae", 10, "hannibal")
    army(s, CARTHAGE, "verona", 10, "mago")
    dice(s, 5, 6, 4, 6)  # Mago fails, Hannibal holds his men
    event(s, ROME, 21)
    left = {name: cus(s, CARTHAGE, name) for name in ("verona", "cannae", "zama", "saguntum")}
    assert left == {"verona": 7, "cannae": 10, "zama": 7, "saguntum": 10}
    forbidden(holding(ROME, 21), ROME, 21)


def test_43_the_volones() -> None:
    s = holding(ROME, 43)
    forbidden(s, ROME, 43)
    conquer_italia(s)
    event(s, ROME, 43)
    assert cus(s, ROME, "roma") == 4
    s = holding(ROME, 43)
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
    s = holding(ROME, number)
    army(s, ROME, "praeneste", 5, "varro*")
    army(s, ROME, "enna", 5, "marcellus")
    event(s, ROME, number)
    assert choices(s, ROME, "name") == ["varro"]
    act(s, ROME, "name", general="varro")
    assert cus(s, ROME, "praeneste") == 7
    s = holding(ROME, number)
    army(s, ROME, "praeneste", 5, "varro*")
    pcs(s, CARTHAGE, *lost)
    forbidden(s, ROME, number)


@pytest.mark.rule("HAN-107")
def test_51_epidemic() -> None:
    s = holding(ROME, 51)
    army(s, CARTHAGE, "zama", 10)
    forbidden(s, ROME, 51)  # no army: no general
    army(s, CARTHAGE, "cannae", 10, "hannibal")
    event(s, ROME, 51)
    assert choices(s, ROME, "target") == ["cannae"]
    dice(s, 6)
    act(s, ROME, "target", space="cannae")
    assert cus(s, CARTHAGE, "cannae") == 7


def test_52_pestilence() -> None:
    s = holding(ROME, 52)
    army(s, CARTHAGE, "tarentum", 10, "hannibal")
    forbidden(s, ROME, 52)
    s.siege[space("tarentum")] = 1 + 4
    event(s, ROME, 52)
    dice(s, 6)
    act(s, ROME, "target", space="tarentum")
    assert cus(s, CARTHAGE, "tarentum") == 6
