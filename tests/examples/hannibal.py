"""Hannibal's examples."""

from tests.hannibal.battles import end, fight, to_cards
from tests.hannibal.table import (
    CARTHAGE,
    GAME,
    ROME,
    act,
    activate,
    army,
    bare,
    choices,
    cus,
    dice,
    facts,
    march,
    owner,
    pcs,
    phase,
    province,
    turn_of,
)
from theatrum.games.hannibal.board import NO_PC
from theatrum.games.hannibal.state import Position

from .small import Maker, Small, small

APULIA = "arpi cannae tarentum beneventum brundisium heraclea"


def overrun() -> Small:
    """Hannibal before Cannae, where a single Roman CU stands."""
    s = hannibal_at_beneventum(5)
    army(s, ROME, "cannae", 1)
    shown = small(GAME, s, APULIA, "march")
    march(s, CARTHAGE, "cannae")
    assert facts(s, "overrun")
    assert cus(s, ROME, "cannae") == 0
    march(s, CARTHAGE, "tarentum")
    return shown


def hannibal_at_beneventum(count: int) -> Position:
    s = bare()
    army(s, CARTHAGE, "beneventum", count, "hannibal")
    turn_of(s, CARTHAGE, 1)
    activate(s, CARTHAGE, 1, "hannibal")
    return s


def over_the_alps() -> Small:
    s = bare()
    army(s, CARTHAGE, "isere", 10, "hannibal")
    turn_of(s, CARTHAGE, 1)
    activate(s, CARTHAGE, 1, "hannibal")
    dice(s, 5)
    march(s, CARTHAGE, "insubres")
    assert (s.used, s.acu) == (2, 7)
    return small(GAME, s, "isere insubres taurini boii verona allobroges", "march")


def interceptors() -> Small:
    """Hannibal has entered Cannae; both neighbours may try to intercept."""
    s = hannibal_at_beneventum(6)
    army(s, ROME, "arpi", 4, "marcellus")
    army(s, ROME, "tarentum", 5, "fabius")
    march(s, CARTHAGE, "cannae")
    assert sorted(choices(s, ROME, "intercept")) == ["fabius", "marcellus"]
    return small(GAME, s, APULIA, "intercept")


def avoiding() -> Small:
    """Marcellus has avoided battle and may choose where he goes."""
    s = hannibal_at_beneventum(6)
    army(s, ROME, "cannae", 4, "marcellus")
    pcs(s, CARTHAGE, "heraclea")
    march(s, CARTHAGE, "cannae")
    act(s, ROME, "avoid", general="marcellus")
    dice(s, 3)
    act(s, ROME, "done")
    assert sorted(choices(s, ROME, "go")) == ["arpi", "brundisium", "tarentum"]
    return small(GAME, s, APULIA, "go")


def losses_on_the_way() -> Small:
    """Eight Roman CUs are beaten at Cannae; all ways lead over Carthaginian PCs."""
    s = to_cards(fight(8, 8))
    pcs(s, CARTHAGE, "arpi", "brundisium", "heraclea", "tarentum")
    end(s, 1, ROME, 1, 1)
    assert "terventum" in choices(s, ROME, "go")
    shown = small(GAME, s, f"{APULIA} terventum croton", "go")
    act(s, ROME, "go", space="terventum")
    assert cus(s, ROME, "terventum") == 8 - 2 - 1
    return shown


def control_of_etruria() -> Small:
    """Five spaces: two Carthaginian PCs, three Roman ones; with one fewer nobody controls it."""
    s = bare()
    army(s, CARTHAGE, "pisae", 5, "hannibal")
    pcs(s, CARTHAGE, "pisae", "cosa")
    etruria = province("etruria")
    assert s.controls(ROME, etruria)
    pcs(s, None, "falerii")
    assert not s.controls(ROME, etruria)
    assert not s.controls(CARTHAGE, etruria)
    return small(GAME, s, "pisae cosa faesulae falerii tarquinii")


def isolated() -> Small:
    s = bare()
    pcs(s, CARTHAGE, "beneventum", "brundisium")
    shown = small(GAME, s, APULIA)
    phase(s, 11)
    assert owner(s, "beneventum") == NO_PC
    assert owner(s, "brundisium") == CARTHAGE
    return shown


MAKERS: dict[str, Maker] = {
    "HAN-049-1": overrun,
    "HAN-051-1": over_the_alps,
    "HAN-063-1": interceptors,
    "HAN-073-1": avoiding,
    "HAN-097-1": losses_on_the_way,
    "HAN-106-1": control_of_etruria,
    "HAN-108-1": isolated,
}
