"""Rating rolls, and who is bound to his country (HAN-123, HAN-124)."""

from typing import Final

from mypy_extensions import i64

from theatrum.games.hannibal.board import USES
from theatrum.games.hannibal.forms import (
    F_RATING_ROLL,
    GENERALS,
    HOW_MANY,
    ROME,
)
from theatrum.games.hannibal.state import (
    NONE,
    Position,
)

# Uses of a rating roll (their places in forms.USE).
INTERCEPTION: Final = 0
AVOIDANCE: Final = 1
PURSUING: Final = 2
COUNTERATTACKING: Final = 3
WITHDRAWING: Final = 4
STOPPING: Final = 5
LOYALTY: Final = 6  # card 21; no ability touches it


def success_number(s: Position, general: i64, use: i64) -> i64:
    """The rating, unless an ability says otherwise (HAN-123, HAN-124)."""
    return s.board.success[general * USES + use]


def rating_roll(s: Position, general: i64, use: i64, need: i64, modifier: i64, rule: i64) -> bool:
    die = s.die()
    s.tell(F_RATING_ROLL, rule, general, use, die)
    return die + modifier <= need


def bound(s: Position, general: i64, target: i64) -> bool:
    """Fabius and Hanno do not leave their country (HAN-124)."""
    country = s.board.bound_to[general]
    return country != NONE and s.board.region[target] != country


def bound_in(s: Position, mask: i64, target: i64) -> bool:
    """Is one among these generals who may not go there?"""
    for g in range(GENERALS):
        if (mask >> g) & 1 and bound(s, g, target):
            return True
    return False


def counts(least: i64, most: i64) -> list[int]:
    """The answers from one number to another, both included."""
    return [HOW_MANY + n for n in range(least, most + 1)]


def elephant_range(s: Position, side: i64, space: i64, inside: i64, count: i64) -> tuple[int, int]:
    """How many of so many CUs of a stack can be elephants."""
    if side == ROME:
        return 0, 0
    have = s.eli[space] if inside else s.el[space]
    total = s.inn[space] if inside else s.outside(side, space)
    return max(0, have - (total - count)), min(count, have)
