"""Marches that bots think of: whole ones, to wherever an army gets with one card."""

from theatrum.games.hannibal.forms import ACTIONS
from theatrum.games.hannibal.state import Position

from .table import CARTHAGE, GAME, MAJOR, ROME, activate, army, bare, cus, pcs, space, turn_of

CISALPINA = ("mutina", "verona", "boii", "insubres", "taurini")
FORCED = 61
SPARE = 53  # one op
SHIP = 34


def proposed(s: Position, side: int) -> list[list[dict[str, object]]]:
    return [[ACTIONS.json(a) for a in row] for row in GAME.proposals(s, side)]


def spaces(rows: list[list[dict[str, object]]], verb: str = "march") -> set[object]:
    """Where the steps of the rows lead."""
    return {click["space"] for row in rows for click in row if click["verb"] == verb}


def test_all_that_is_proposed_can_be_played() -> None:
    s = bare(turn=5)
    pcs(s, CARTHAGE, *CISALPINA)
    army(s, ROME, "roma", 20, "varro*", "marcellus*")
    army(s, CARTHAGE, "verona", 8, "hannibal")
    turn_of(s, ROME, MAJOR, FORCED, SHIP, SPARE)
    rows = GAME.proposals(s, ROME)
    assert len(rows) > 20
    for row in rows:
        t = GAME.copy(s)
        for action in row:
            GAME.apply(t, ROME, action)


def test_a_march_is_proposed_to_its_end() -> None:
    """Four spaces with a card, six with a Forced March (HAN-042)."""
    s = bare(turn=8)
    pcs(s, CARTHAGE, *CISALPINA)
    army(s, ROME, "roma", 10, "africanus")
    army(s, CARTHAGE, "saguntum", 10, "hannibal")
    turn_of(s, ROME, MAJOR, FORCED)
    rows = proposed(s, ROME)
    steps = [sum(click["verb"] == "march" for click in row) for row in rows]
    assert max(steps) > 4
    assert len({repr(row) for row in rows}) == len(rows), "nothing twice"
    ordinary = [row for row in rows if row[0]["card"] != "forced_march_61"]
    assert max(sum(click["verb"] == "march" for click in row) for row in ordinary) in (3, 4)


def test_garrisons_are_left_on_markers_of_the_enemy() -> None:
    s = bare(turn=8)
    pcs(s, CARTHAGE, *CISALPINA)
    army(s, ROME, "mutina", 10, "marcellus*")
    army(s, CARTHAGE, "saguntum", 10, "hannibal")
    turn_of(s, ROME, MAJOR)
    most = 0
    for row in GAME.proposals(s, ROME):
        t = GAME.copy(s)
        for action in row:
            GAME.apply(t, ROME, action)
        most = max(most, sum(cus(t, ROME, name) > 0 for name in CISALPINA))
    assert most >= 3


def test_voyages_need_a_ship() -> None:
    s = bare()
    army(s, ROME, "roma", 10, "varro*")
    turn_of(s, ROME, SPARE)
    assert not spaces(proposed(s, ROME), "sail")
    turn_of(s, ROME, MAJOR)
    assert spaces(proposed(s, ROME), "sail")


def test_who_is_on_the_march_already_gets_the_rest_of_it() -> None:
    s = bare()
    army(s, ROME, "roma", 10, "varro*")
    turn_of(s, ROME, MAJOR)
    activate(s, ROME, MAJOR, "varro")
    rows = proposed(s, ROME)
    assert rows
    assert {row[0]["verb"] for row in rows} <= {"march", "sail", "land", "drop"}
    assert s.place[s.mover] == space("roma")


def test_a_general_without_an_army_proposes_nothing() -> None:
    s = bare()
    army(s, ROME, "roma", 0, "varro*")
    turn_of(s, ROME, MAJOR)
    assert not GAME.proposals(s, ROME)
