"""Rating rolls, and who is bound to his country (HAN-123, HAN-124)."""

from typing import Final

from theatrum.games.hannibal.board import USES
from theatrum.games.hannibal.forms import (
    F_RATING_ROLL,
    GENERALS,
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


def success_number(s: Position, general: int, use: int) -> int:
    """The rating, unless an ability says otherwise (HAN-123, HAN-124)."""
    return s.board.success[general * USES + use]


def rating_roll(s: Position, general: int, use: int, need: int, modifier: int, rule: int) -> bool:
    die = s.die()
    s.tell(F_RATING_ROLL, rule, general, use, die)
    return die + modifier <= need


def bound(s: Position, general: int, target: int) -> bool:
    """Fabius and Hanno do not leave their country (HAN-124)."""
    country = s.board.bound_to[general]
    return country != NONE and s.board.region[target] != country


def bound_in(s: Position, mask: int, target: int) -> bool:
    """Is one among these generals who may not go there?"""
    for g in range(GENERALS):
        if (mask >> g) & 1 and bound(s, g, target):
            return True
    return False


def elephant_range(s: Position, side: int, space: int, inside: int, count: int) -> tuple[int, int]:
    """How many of so many CUs of a stack can be elephants."""
    if side == ROME:
        return 0, 0
    have = s.eli[space] if inside else s.el[space]
    total = s.inn[space] if inside else s.outside(side, space)
    return max(0, have - (total - count)), min(count, have)
