"""What bots look at: fewer actions than there are, and none that is missed."""

from theatrum.core.chance import Noise
from theatrum.core.greedy import Greedy
from theatrum.games.hannibal.forms import ACTIONS
from theatrum.games.hannibal.state import Position

from .table import (
    CARTHAGE,
    GAME,
    MAJOR,
    ROME,
    act,
    activate,
    army,
    asked,
    bare,
    card,
    cus,
    hold,
    pcs,
    turn_of,
)

GUIDE = 5  # Native Guide: does more than its operations
CISALPINA = ("mutina", "verona", "boii", "insubres", "taurini")


def seen(s: Position, side: int, verb: str) -> list[dict[str, object]]:
    found = [ACTIONS.json(action) for action in GAME.sensible(s, side)]
    return [one for one in found if one["verb"] == verb]


def test_of_cards_that_do_the_same_the_one_missed_least() -> None:
    """Tribal Resistance, Hostile Tribes and Native Guide have one op each."""
    s = bare()
    army(s, ROME, "roma", 10, "varro*")
    turn_of(s, ROME, 53, 7, GUIDE, MAJOR)
    ops = [one["card"] for one in seen(s, ROME, "ops")]
    assert card(GUIDE) in ops
    assert card(MAJOR) in ops
    assert len(ops) == len({s.board.ops[n - 1] for n in (53, 7, MAJOR)}) + 1
    assert len(seen(s, ROME, "discard")) == 1
    assert card(MAJOR) not in [one["card"] for one in seen(s, ROME, "discard")]


def test_a_worse_commander_is_not_thought_of() -> None:
    s = bare()
    army(s, CARTHAGE, "saguntum", 10, "hasdrubal", "gisgo")
    turn_of(s, CARTHAGE, 53)
    legal = {str(ACTIONS.json(a).get("general")) for a in GAME.legal(s, CARTHAGE)}
    assert {"hasdrubal", "gisgo"} & legal, "somebody else could command"
    assert not seen(s, CARTHAGE, "command")


def test_one_is_left_behind_or_five() -> None:
    s = bare()
    army(s, ROME, "roma", 10, "varro*")
    turn_of(s, ROME, MAJOR)
    activate(s, ROME, MAJOR, "varro")
    assert asked(s) == "marching"
    assert [one["count"] for one in seen(s, ROME, "drop")] == [1, 5]
    assert seen(s, ROME, "march")
    assert seen(s, ROME, "stop")


def test_all_that_can_be_picked_up_is() -> None:
    s = bare()
    army(s, ROME, "roma", 6, "varro*")
    army(s, ROME, "capua", 3)
    turn_of(s, ROME, MAJOR)
    activate(s, ROME, MAJOR, "varro")
    act(s, ROME, "march", space="capua")
    assert [one["count"] for one in seen(s, ROME, "pick")] == [3]


def test_greedy_marches_off_to_a_province_that_nobody_defends() -> None:
    """The way leads over several spaces; none of them is a gain by itself."""
    s = bare(turn=8)
    pcs(s, CARTHAGE, *CISALPINA)
    army(s, ROME, "roma", 20, "varro*", "marcellus*")
    army(s, CARTHAGE, "saguntum", 20, "hannibal")
    turn_of(s, ROME, MAJOR)
    hold(s, CARTHAGE, 53)
    march_on(s)
    assert sum(cus(s, ROME, name) for name in CISALPINA) >= 5


def march_on(s: Position) -> None:
    """Greedy plays Rome's card to its end."""
    while asked(s) in ("play", "operation", "marching", "next_general"):
        found = Greedy(GAME, Noise(1)).choose(GAME.determinize(s, ROME, Noise(2)), ROME)
        GAME.apply(s, ROME, found)
        if asked(s) == "play":
            break


def test_who_marches_through_enemy_markers_leaves_somebody_on_them() -> None:
    """One CU in each space is enough to convert its marker (HAN-028)."""
    s = bare(turn=8)
    pcs(s, CARTHAGE, *CISALPINA)
    army(s, ROME, "mutina", 10, "marcellus*")
    army(s, CARTHAGE, "saguntum", 10, "hannibal")
    turn_of(s, ROME, MAJOR, 34)
    hold(s, CARTHAGE, 53)
    activate(s, ROME, MAJOR, "marcellus")
    march_on(s)
    assert sum(cus(s, ROME, name) > 0 for name in CISALPINA) >= 2
