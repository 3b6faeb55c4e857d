"""The 64 strategy cards as a table: when the event of each may be used, and by which rule it is
refused otherwise. What the events do is tested in test_events_*.py and test_tribes.py."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from theatrum.games.hannibal.state import Position

from .battles import battle_with, fight, to_cards
from .table import (
    BOARD,
    CARTHAGE,
    ROME,
    act,
    army,
    asked,
    card,
    choices,
    conquer_italia,
    deciders,
    forbidden,
    hold,
    holding,
    march,
    pcs,
    ready,
    refused,
    space,
)

pytestmark = pytest.mark.rule("HAN-023", "HAN-025")

Setup = Callable[[Position], None]
NUMIDIA = (
    *("icosium", "zuccabar", "tupusuctu", "vescera", "saldae"),
    *("sitifis", "cirta", "thamugadi", "thubursicu", "theveste"),
)
SICILY = ("enna", "agrigentum", "lilybaeum", "panormus")


def nothing(s: Position) -> None:
    """The markers of the start are enough."""


def marked(side: int | None, *names: str) -> Setup:
    return lambda s: pcs(s, side, *names)


def armies(side: int, *names: str) -> Setup:
    def put(s: Position) -> None:
        for name in names:
            army(s, side, name, 1)

    return put


def led(side: int, where: str, name: str, cus_: int = 5) -> Setup:
    return lambda s: army(s, side, where, cus_, name)


def besieging(where: str, *generals: str, points: int = 2) -> Setup:
    """Carthage besieges a city, or subjugates a tribe."""

    def put(s: Position) -> None:
        army(s, CARTHAGE, where, 4, *generals)
        s.siege[space(where)] = points + 4 * CARTHAGE if points else 0

    return put


def flag(name: str, value: object) -> Setup:
    return lambda s: setattr(s, name, value)


def counsel(values: list[int]) -> Setup:
    return lambda s: setattr(s, "counsel", vec[i64](values))


def no_markers(s: Position) -> None:
    for p in range(96):
        if s.pc[p] == CARTHAGE and not BOARD.walled[p] and not s.tribe[p]:
            s.pc[p] = 3


def carthage_besieged(s: Position) -> None:
    army(s, ROME, "carthago", 5, "varro")
    s.siege[space("carthago")] = 1


def volones_barred(s: Position) -> None:
    conquer_italia(s)
    army(s, CARTHAGE, "roma", 1)


def roman_baetica(s: Position) -> None:
    pcs(s, ROME, "gades", "hispalis", "corduba")
    army(s, ROME, "corduba", 5, "varro*")


def auxiliaries(*lost: str) -> Setup:
    def put(s: Position) -> None:
        army(s, ROME, "praeneste", 5, "varro*")
        pcs(s, CARTHAGE, *lost)

    return put


HELD = auxiliaries()
# Card: the side, where its event can't be used, where it can, the rule of the refusal.
EVENTS: list[tuple[int, int, Setup, Setup, int]] = [
    (1, CARTHAGE, marked(None, "nuoro", "caralis", "sassari"), nothing, 23),
    (1, ROME, nothing, marked(CARTHAGE, "nuoro", "caralis", "sassari"), 23),
    (2, CARTHAGE, marked(None, "enna", "agrigentum", "lilybaeum"), nothing, 23),
    (2, CARTHAGE, armies(ROME, *SICILY), armies(ROME, *SICILY[1:]), 23),
    (2, ROME, nothing, marked(CARTHAGE, "enna", "agrigentum", "lilybaeum"), 23),
    (3, ROME, armies(CARTHAGE, *NUMIDIA), armies(CARTHAGE, *NUMIDIA[1:]), 23),
    (3, CARTHAGE, nothing, marked(ROME, "cirta"), 23),
    (4, ROME, marked(None, "segovia", "arsa", "toletum"), nothing, 23),
    (4, CARTHAGE, nothing, marked(ROME, "segovia", "arsa", "toletum"), 23),
    (7, ROME, led(CARTHAGE, "cannae", "hannibal"), armies(CARTHAGE, "averni"), 24),
    (8, CARTHAGE, led(ROME, "cannae", "varro*"), armies(ROME, "ligures_e"), 24),
    (9, CARTHAGE, flag("philip", 1), nothing, 33),
    (9, CARTHAGE, flag("philip", 2), nothing, 33),
    (9, ROME, nothing, flag("philip", 1), 33),
    (10, CARTHAGE, nothing, flag("philip", 1), 23),
    (11, CARTHAGE, marked(None, "baliares"), nothing, 23),
    (11, ROME, nothing, marked(ROME, "baliares"), 23),
    (12, CARTHAGE, carthage_besieged, armies(ROME, "carthago"), 23),
    (13, CARTHAGE, led(CARTHAGE, "cannae", "mago"), led(CARTHAGE, "paestum", "mago"), 23),
    (13, CARTHAGE, armies(CARTHAGE, "paestum"), led(CARTHAGE, "rhegium", "mago", 0), 23),
    (14, CARTHAGE, led(CARTHAGE, "rhone", "mago"), led(CARTHAGE, "ligures_e", "mago"), 23),
    (14, CARTHAGE, led(CARTHAGE, "cannae", "mago"), led(CARTHAGE, "pisae", "mago"), 23),
    (15, CARTHAGE, led(CARTHAGE, "numantia", "mago"), led(CARTHAGE, "corduba", "mago"), 23),
    (15, ROME, led(ROME, "corduba", "varro*"), roman_baetica, 23),
    (16, CARTHAGE, led(CARTHAGE, "pisae", "mago"), led(CARTHAGE, "rhone", "mago"), 23),
    (17, ROME, besieging("tarentum", points=0), besieging("tarentum"), 23),
    (19, CARTHAGE, led(ROME, "pisae", "africanus"), led(ROME, "pisae", "marcellus"), 23),
    (19, ROME, led(ROME, "pisae", "marcellus*"), led(ROME, "pisae", "marcellus"), 23),
    (21, ROME, armies(CARTHAGE, "saguntum"), armies(CARTHAGE, "zama"), 23),
    (22, CARTHAGE, armies(ROME, *SICILY, "messana"), armies(ROME, *SICILY[1:]), 23),
    (23, ROME, armies(CARTHAGE, *NUMIDIA[5:]), armies(CARTHAGE, *NUMIDIA[6:]), 23),
    (24, CARTHAGE, nothing, marked(ROME, "icosium"), 23),
    (25, CARTHAGE, nothing, conquer_italia, 23),
    (26, CARTHAGE, marked(CARTHAGE, "syracusae"), nothing, 23),
    (27, CARTHAGE, led(CARTHAGE, "rhone", "hannibal"), led(CARTHAGE, "boii", "hannibal"), 23),
    (27, CARTHAGE, led(CARTHAGE, "boii", "mago"), led(CARTHAGE, "roma", "hannibal", 0), 23),
    (29, CARTHAGE, flag("naval_victory", 1), nothing, 23),
    (30, CARTHAGE, armies(CARTHAGE, "zama"), led(CARTHAGE, "zama", "mago"), 23),
    (35, ROME, no_markers, nothing, 23),
    (36, ROME, no_markers, nothing, 23),
    (43, ROME, nothing, conquer_italia, 23),
    (43, ROME, volones_barred, conquer_italia, 23),
    (44, ROME, auxiliaries("arpi", "cannae", "beneventum"), HELD, 23),
    (45, ROME, auxiliaries("pisae", "cosa", "falerii"), HELD, 23),
    (46, ROME, auxiliaries("ariminum", "firmum", "sena"), HELD, 23),
    (47, ROME, auxiliaries("heraclea", "paestum", "croton"), HELD, 23),
    (48, ROME, auxiliaries("capua"), HELD, 23),
    (48, ROME, led(ROME, "enna", "varro*"), HELD, 23),
    (49, ROME, besieging("capua"), besieging("tarentum"), 23),
    (51, ROME, armies(CARTHAGE, "zama"), led(CARTHAGE, "zama", "mago"), 23),
    (52, ROME, led(CARTHAGE, "zama", "mago"), besieging("tarentum", "mago"), 23),
    (52, ROME, besieging("averni", "mago"), besieging("tarentum", "mago"), 23),
    (53, ROME, besieging("tarentum"), besieging("averni"), 23),
    (55, ROME, nothing, lambda s: hold(s, CARTHAGE, 2), 23),
    (56, CARTHAGE, nothing, marked(CARTHAGE, *SICILY), 23),
    (57, ROME, counsel([0, 1]), counsel([0, 2]), 35),
    (58, CARTHAGE, counsel([1, 0]), nothing, 35),
    (64, ROME, flag("truce", 1), nothing, 32),
]
EVENT_CARDS = sorted({row[0] for row in EVENTS})
ROMAN = (21, 23, 42, 43, 44, 45, 46, 47, 48, 57)
PUNIC = (6, 10, 12, 13, 14, 16, 22, 24, 25, 26, 27, 28, 29, 30, 50, 56, 58)
CAMPAIGNS = (33, 34, 37, 38, 39, 40)
DUAL = (5, 18, 28, 50, 54, 61, 62, 63)


@pytest.mark.parametrize("row", EVENTS, ids=lambda row: f"{row[0]}-{'RC'[row[1]]}-{row[4]}")
def test_conditions_of_events(row: tuple[int, int, Setup, Setup, int]) -> None:
    number, side, unmet, met, rule = row
    s = holding(side, number)
    unmet(s)
    forbidden(s, side, number, rule)
    s = holding(side, number)
    met(s)
    assert card(number) in choices(s, side, "event")


@pytest.mark.parametrize("number", [*ROMAN, *PUNIC])
def test_the_other_sides_event_is_refused(number: int) -> None:
    side = CARTHAGE if number in ROMAN else ROME
    forbidden(holding(side, number), side, number, 25)


@pytest.mark.rule("HAN-031")
@pytest.mark.parametrize("number", DUAL)
def test_dual_use_cards_are_no_events(number: int) -> None:
    s = holding(CARTHAGE, number)
    army(s, CARTHAGE, "tarentum", 5, "hannibal")
    forbidden(s, CARTHAGE, number, 31)


@pytest.mark.rule("HAN-022", "HAN-040")
@pytest.mark.parametrize("number", CAMPAIGNS)
def test_a_campaign_needs_only_the_card(number: int) -> None:
    for side in (ROME, CARTHAGE):
        s = holding(side, number)
        assert card(number) in choices(s, side, "event")
        s = holding(side, 35)
        assert refused(s, side, "event", card=card(number)) == "HAN-022"


# Counter events: where they fit, and where another of them is asked for but not this one.


def among_tribes(number: int) -> Position:
    s = ready(CARTHAGE, "narbo", 4, "mago")
    hold(s, ROME, number)
    march(s, CARTHAGE, "tolosa")
    return s


def far_march(number: int) -> Position:
    s = ready(CARTHAGE, "saguntum", 5, "mago")
    hold(s, ROME, number)
    march(s, CARTHAGE, "dertosa", "tarraco", "emporiae")
    act(s, CARTHAGE, "stop")
    return s


def at_sea(number: int) -> Position:
    s = ready(CARTHAGE, "carthago", 5, "mago")
    hold(s, ROME, number)
    act(s, CARTHAGE, "sail", space="gades")
    return s


def first_card(number: int) -> Position:
    return to_cards(battle_with(number))


def charged(number: int) -> Position:
    s = fight(6, 4, elephants=2)
    hold(s, ROME, number)
    while asked(s) != "charge":
        act(s, deciders(s)[0], "pass")
    act(s, CARTHAGE, "count", count=1)
    return s


def roman_events(where: str) -> Callable[[int], Position]:
    """The defender's battle events are asked for."""

    def put(number: int) -> Position:
        s = battle_with(number, ROME, where)
        act(s, CARTHAGE, "pass")
        return s

    return put


FITS: list[tuple[int, int, Callable[[int], Position], Callable[[int], Position], str]] = [
    (6, CARTHAGE, first_card, battle_with, "HAN-082"),
    (7, ROME, among_tribes, far_march, "HAN-024"),
    (8, ROME, among_tribes, at_sea, "HAN-024"),
    (20, CARTHAGE, battle_with, first_card, "HAN-086"),
    (31, ROME, roman_events("corduba"), roman_events("zama"), "HAN-082"),
    (32, ROME, roman_events("zama"), roman_events("corduba"), "HAN-082"),
    (41, ROME, far_march, among_tribes, "HAN-024"),
    (41, ROME, at_sea, roman_events("cannae"), "HAN-082"),
    (42, ROME, charged, roman_events("cannae"), "HAN-082"),
    (59, CARTHAGE, first_card, battle_with, "HAN-082"),
    (60, ROME, at_sea, far_march, "HAN-024"),
]


@pytest.mark.rule("HAN-024")
@pytest.mark.parametrize("row", FITS, ids=lambda row: f"{row[0]}-{row[2].__name__}")
def test_counter_events_fit_their_situation(
    row: tuple[int, int, Callable[[int], Position], Callable[[int], Position], str],
) -> None:
    number, seat, fit, unfit, rule = row
    s = fit(number)
    assert deciders(s) == [seat]
    assert card(number) in choices(s, seat, "counter")
    s = unfit(number)
    assert deciders(s) == [seat]
    assert card(number) not in choices(s, seat, "counter")
    assert refused(s, seat, "counter", card=card(number)) == rule
    if number not in (7, 8):  # these two may be the event of a normal play
        side = CARTHAGE if number in PUNIC else ROME
        forbidden(holding(side, number), side, number, 24)


def test_every_card_has_its_tests() -> None:
    """A row for the condition and the refusal, and a test of the effect with its number."""
    rows = {*EVENT_CARDS, *CAMPAIGNS, *DUAL, *(row[0] for row in FITS)}
    assert rows == set(range(1, 65))
    effects: set[int] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def test_(\d\w*)\(", file.read_text(), re.MULTILINE):
            numbers = [int(word) for word in name.split("_") if word.isdigit()]
            for first, last in re.findall(r"(\d+)_to_(\d+)", name):
                numbers += range(int(first), int(last) + 1)
            effects |= set(numbers)
    assert effects == set(range(1, 65))
