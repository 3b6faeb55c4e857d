"""Section I: the execution of the season's actions."""

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.wallenstein.building import build
from theatrum.games.wallenstein.forms import (
    ACTION_BEGUN,
    ACTION_SHOWN,
    BLANK,
    CANCELLED,
    CARD_TURNED,
    MOVE_A,
    RECRUIT_FIVE,
    RECRUIT_ONE,
    SLOTS,
    TAX_GOLD,
)
from theatrum.games.wallenstein.movement import march
from theatrum.games.wallenstein.planning import end_plans, plan_is_open
from theatrum.games.wallenstein.recruiting import recruit, recruit_one
from theatrum.games.wallenstein.state import EMPTY, LOST, NO_CARD, Position
from theatrum.games.wallenstein.taxes import tax


class Execution(Decision[Position]):
    """Action after action in the order of the cards, each by all players in the season's order
    (WAL-050)."""

    def __init__(self) -> None:
        super().__init__(Form("execution"), 50)

    def proceed(self, s: Position) -> None:
        if s.at == s.seats:
            s.at = 0
            s.space += 1
            if s.space == SLOTS:  # WAL-058
                s.space = 0
                s.event = NO_CARD
                end_plans(s)
                s.pop()
                return
            turn_up_next(s)
        if s.at == 0:
            s.tell(ACTION_BEGUN, 50, s.action())
        s.at += 1
        turn_over(s, s.acting())


def turn_up_next(s: Position) -> None:
    """The next hidden action is shown: five upcoming ones are always open (WAL-051)."""
    if s.shown < SLOTS:
        if s.shown < SLOTS - 1:
            s.reveal()  # the last one is known by elimination
        s.shown += 1
        s.tell(ACTION_SHOWN, 51, s.shown - 1, s.row[s.shown - 1])


def turn_over(s: Position, seat: int) -> None:
    """The seat turns over the card planned for the action and carries it out (WAL-050)."""
    action = s.action()
    card = s.plan[seat * SLOTS + action]
    if card == EMPTY:
        return
    if card == LOST:
        s.tell(CANCELLED, 55, seat, action)
        return
    if not s.revealed and not plan_is_open(s, seat):
        s.reveal()
    # Written out: in compiled code `|=` on an item of a list is many times slower.
    s.turned[seat] = s.turned[seat] | (1 << action)
    s.tell(CARD_TURNED, 50, seat, action, card)
    if card == BLANK:
        return
    s.held[seat] = s.held[seat] & ~(1 << card)
    if not execute(s, seat, action, card):
        s.tell(CANCELLED, 53, seat, action)


def execute(s: Position, seat: int, action: int, province: int) -> bool:
    """Carry out what must be done if it can be (WAL-052); False if it is cancelled (WAL-053)."""
    if action < TAX_GOLD:
        return build(s, seat, action, province)
    if action < RECRUIT_FIVE:
        return tax(s, seat, action, province)
    if action < RECRUIT_ONE:
        return recruit(s, seat, action, province)
    if action < MOVE_A:
        return recruit_one(s, seat, province)
    return march(s, seat, province)
