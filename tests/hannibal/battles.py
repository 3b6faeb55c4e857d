"""Ways into a battle and out of it, for the tests of section 10 and of the cards."""

from theatrum.games.hannibal.forms import SPACE_NAMES
from theatrum.games.hannibal.state import ATTACKING, MATCHING, Position

from .table import (
    BOARD,
    CARTHAGE,
    ROME,
    act,
    army,
    asked,
    deciders,
    dice,
    hold,
    march,
    ready,
    settle,
    space,
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
    s = ready(CARTHAGE, "beneventum", attackers, attacker, elephants=elephants, **options)
    army(s, ROME, "cannae", defenders, *names)
    march(s, CARTHAGE, "cannae")
    if asked(s) == "declare":
        act(s, ROME, "done")
    return s


def battle_with(number: int, side: int = CARTHAGE, where: str = "cannae") -> Position:
    """Hannibal attacks Marcellus in a space; a side holds the card."""
    start = SPACE_NAMES[BOARD.near[space(where)][0]]
    s = ready(CARTHAGE, start, 6, "hannibal", turn=3)
    army(s, ROME, where, 4, "marcellus")
    hold(s, side, number)
    march(s, CARTHAGE, where)
    settle(s, "done")
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
    s.forget()
    act(s, loser, "yield")
