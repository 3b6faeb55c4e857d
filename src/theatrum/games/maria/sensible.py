"""For bots: the actions worth a look, where many of the legal ones come to the same."""

from typing import Final

from mypy_extensions import i64

from theatrum.games.maria.combat import score_of
from theatrum.games.maria.forms import (
    CARDS,
    DECK_CARDS,
    MADE,
    PAY,
    PAY_RESERVE,
    PLAY,
    PLAY_RESERVE,
    actions_of,
)
from theatrum.games.maria.state import DUEL, PAYMENT, Position

DECLARED: Final = 8  # what a Reserve can be declared to be at most (MAR-071)
RESERVES: Final = 8


def sensible(s: Position, seat: int, legal: list[int]) -> list[int]:
    """Some of the legal actions; never none."""
    if len(legal) > 1 and s.stack[-1] == PAYMENT:
        return worth_a_look(legal, PAY, PAY_RESERVE, 0)
    if len(legal) > 1 and s.stack[-1] == DUEL:
        return worth_a_look(legal, PLAY, PLAY_RESERVE, score_of(s, s.stack[-3]))
    return legal


def worth_a_look(legal: list[int], cards: i64, reserves: i64, score: i64) -> list[int]:
    """One card of each suit and value, and one Reserve: as the most that it can be, or as what
    makes a score that is below nothing just even or one better."""
    out: list[object] = []
    kinds: i64 = 0
    reserve: i64 = -1
    for i in range(len(legal)):
        action: i64 = legal[i]
        if cards <= action < cards + CARDS:
            kind = (action - cards) % DECK_CARDS
            useful = (kinds >> kind) & 1 == 0
            kinds |= 1 << kind
        elif reserves <= action < reserves + RESERVES * DECLARED:
            number = (action - reserves) // DECLARED
            if reserve < 0:
                reserve = number
            value = (action - reserves) % DECLARED + 1
            last = i + 1 == len(legal) or (legal[i + 1] - reserves) // DECLARED != number
            useful = number == reserve and (last or (score < 0 and 0 <= score + value <= 1))
        else:
            useful = True
        if useful:
            out.append(MADE[action])
    return actions_of(out)
