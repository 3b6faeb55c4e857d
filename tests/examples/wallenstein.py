"""Wallenstein's examples. Seats 0 and 1 are red and blue."""

from tests.wallenstein.table import (
    GAME,
    act,
    armies,
    bare,
    choices,
    execute,
    facts,
    march,
    markers,
    own,
    owner,
    rig,
    winter,
)
from theatrum.games.wallenstein.forms import GREEN
from theatrum.games.wallenstein.state import Position

from .small import Maker, Small, small

DANUBE = "salzburg regensburg"


def neighbours_of_konstanz() -> Small:
    s = bare(5)
    own(s, 0, "konstanz", 3)
    execute(s, "move_a", "konstanz")
    assert set(choices(s, 0, "march")) == {"breisgau", "wuerttemberg", "augsburg"}
    return small(GAME, s, "konstanz breisgau wuerttemberg augsburg tirol", "march")


def attacked(attacker: int, attackers: int, defenders: int, marks: int = 0) -> Position:
    """Regensburg is attacked from Salzburg; its owner must say how to defend it."""
    s = bare(3)
    own(s, attacker, "salzburg", attackers + 1)
    own(s, 1 - attacker, "regensburg", defenders, marks)
    planned = ["salzburg" if seat == attacker else None for seat in range(3)]
    execute(s, "move_a", *planned)
    march(s, attacker, "regensburg", attackers)
    return s


def battle_with_peasants() -> Small:
    s = attacked(1, 4, 3)
    shown = small(GAME, s, DANUBE)
    s.tower[0], s.tower[GREEN] = 1, 1
    s.supply[0] -= 1
    s.supply[GREEN] -= 1
    before = s.supply[:]
    rig(s, {1: 4, 0: 3}, {1: 3, 0: 4, GREEN: 1})
    act(s, 0, "armies", count=3)
    assert (owner(s, "regensburg"), armies(s, "regensburg")) == (0, 2)
    assert [s.supply[c] - before[c] for c in (1, 0, GREEN)] == [3, 2, 1]
    return shown


def narrow_defence() -> Small:
    s = attacked(0, 5, 6)
    shown = small(GAME, s, DANUBE)
    rig(s, {0: 5, 1: 6}, {0: 4, 1: 6})
    act(s, 1, "armies", count=6)
    assert (owner(s, "regensburg"), armies(s, "regensburg")) == (1, 2)
    s = attacked(0, 5, 6)
    rig(s, {0: 5, 1: 6}, {0: 4, 1: 4})
    act(s, 1, "armies", count=6)
    assert owner(s, "regensburg") == -1
    return shown


def empty_province() -> Small:
    """After the conquest of an empty province: two armies and one marker."""
    s = bare(3)
    own(s, 0, "salzburg", 4)
    execute(s, "move_a", "salzburg")
    act(s, 0, "march", province="regensburg")
    rig(s, {0: 3, GREEN: 1}, {0: 3, GREEN: 1})
    act(s, 0, "armies", count=3)
    assert owner(s, "regensburg") == 0
    assert (armies(s, "regensburg"), markers(s, "regensburg")) == (2, 1)
    return small(GAME, s, DANUBE)


def hunger_revolt() -> Small:
    s = bare(3)
    for name in ("salzburg", "regensburg"):
        own(s, 0, name, 3, 1)
    s.grain[:3] = [0, 9, 9]
    shown = small(GAME, s, DANUBE)
    winter(s)
    assert facts(s, "hunger")[0]["shortage"] == 2
    assert s.rebels == 3
    return shown


def shared_palaces() -> Small:
    s = bare(5)
    own(s, 0, "altmark", 2, 0, "palace")
    own(s, 1, "mittelmark", 2, 0, "palace")
    s.grain[:2] = [9, 9]
    shown = small(GAME, s, "altmark mittelmark neumark lueneburg")
    winter(s)
    assert s.score[:2] == [1 + 1 + 2, 1 + 1 + 2]  # province, building, majority
    return shown


MAKERS: dict[str, Maker] = {
    "WAL-079-1": neighbours_of_konstanz,
    "WAL-097-1": battle_with_peasants,
    "WAL-098-1": narrow_defence,
    "WAL-113-1": empty_province,
    "WAL-132-1": hunger_revolt,
    "WAL-141-1": shared_palaces,
}
