"""Chapter 10.1: movement."""

from typing import Final

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.forms import (
    AUSTRIA,
    DONE,
    FIRST,
    FIRST_GENERAL,
    FIRST_TRAIN,
    FORCE,
    GENERALS,
    GENERALS_OF,
    MADE,
    MOVE,
    MOVE_BEGUN,
    MOVE_STACK,
    MOVEMENT_DONE,
    MOVEMENT_WAITS,
    ORDER,
    ORDER_SET,
    ORDER_WISHED,
    PIECES,
    POWER_OF,
    PRAGMATIC,
    REENTER,
    REGROUP,
    TALK,
    TRAINS_OF,
    WAIT,
    actions_of,
)
from theatrum.games.maria.march import PARTNER
from theatrum.games.maria.sequence import (
    AUSTRIAN,
    others_left,
    pass_on,
    seats_of_stage,
    stage_powers,
)
from theatrum.games.maria.stacks import may_regroup, regroup
from theatrum.games.maria.state import (
    MARCH,
    MOVEMENT,
    MOVING,
    OFF,
    ORDER_WISH,
    SECOND_PIECE,
    Position,
)
from theatrum.games.maria.talks import begin_talk, may_talk
from theatrum.games.maria.trains import begin_reentry, may_come_back

ALTERNATE: Final = 2
ORDERS: Final = [ORDER, ORDER + 1, ORDER + 2]


# The phase.


def begin_movement(s: Position, stage: int) -> None:
    """Everybody may move (MAR-088). Austria and the Pragmatic Army, if two players run them, first
    say in which order they move on the Flanders map (MAR-045, MAR-105)."""
    s.moved = 0
    s.regrouped = 0
    s.finished = 0
    s.waited = 0
    s.alternate = 0
    s.holder = s.player[stage_powers(s, stage)[0]]
    s.push(MOVING, 0, stage)
    two_players = s.player[AUSTRIA] != s.player[PRAGMATIC]
    if stage == AUSTRIAN and two_players and s.advanced() and both_in_flanders(s):
        s.wish[0] = 0
        s.wish[1] = 0
        s.push(ORDER_WISH, 1 << s.player[AUSTRIA] | 1 << s.player[PRAGMATIC])


def both_in_flanders(s: Position) -> bool:
    return in_flanders(s, AUSTRIA) and in_flanders(s, PRAGMATIC)


def in_flanders(s: Position, power: i64) -> bool:
    for piece in range(i64(PIECES)):
        if POWER_OF[piece] == power and s.place[piece] >= 0 and s.board.flanders[s.place[piece]]:
            return True
    return False


class OrderWish(Decision[Position]):
    """Both say who shall move first; if they do not agree they alternate, the Pragmatic Army
    starting (MAR-105)."""

    def __init__(self) -> None:
        super().__init__(Form("order_wish"), 105)

    def legal(self, s: Position, seat: int) -> list[int]:
        return ORDERS

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.wish[0 if seat == s.player[AUSTRIA] else 1] = 1 + action - ORDER
        s.tell(ORDER_WISHED, 105, seat, action - ORDER)
        if s.answered(seat):
            s.pop()
            first = s.wish[0] - 1 if s.wish[0] == s.wish[1] else ALTERNATE
            s.alternate = 1 if first == ALTERNATE else 0
            s.holder = s.player[AUSTRIA] if first == 0 else s.player[PRAGMATIC]
            s.wish[0] = 0
            s.wish[1] = 0
            s.tell(ORDER_SET, 105, first)


class Moving(Decision[Position]):
    """The movement phase (a: stage): until all seats of the stage have finished."""

    def __init__(self) -> None:
        super().__init__(Form("moving"), 88)

    def proceed(self, s: Position) -> None:
        stage: i64 = s.stack[-3]
        left = seats_of_stage(s, stage) & ~s.finished
        if left == 0:
            s.moved = 0
            s.regrouped = 0
            s.pop()
            return
        if (left >> s.holder) & 1 == 0:
            s.holder = 0
            while (left >> s.holder) & 1 == 0:
                s.holder += 1
        s.push(MOVEMENT, 1 << s.holder, stage)


class Movement(Decision[Position]):
    """Which piece moves next, or what else is done; `done` ends the seat's movement."""

    def __init__(self) -> None:
        super().__init__(Form("movement"), 88, opening=True)

    def legal(self, s: Position, seat: int) -> list[int]:
        stage: i64 = s.stack[-3]
        out = [MADE[DONE]]
        if stage == AUSTRIAN and s.waited == 0 and others_left(s, seat, stage):
            out.append(MADE[WAIT])
        for power in stage_powers(s, stage):
            if s.player[power] == seat:
                self.add_generals(s, seat, power, out)
                self.add_trains(s, power, out)
        if may_talk(s, seat):
            out.append(MADE[TALK])
        return actions_of(out)

    def add_generals(self, s: Position, seat: i64, power: i64, out: list[object]) -> None:
        """Alone, or two of one seat together (MAR-088): then the commander is named. Stacks may
        shift their troops (MAR-056)."""
        first: i64 = FIRST_GENERAL[power]
        last: i64 = first + GENERALS_OF[power]
        place = s.place
        stands = s.stands
        moved = s.moved
        for general in range(first, last):
            city = place[general]
            if city < 0:
                continue
            free = (moved >> general) & 1 == 0
            if free:
                out.append(MADE[MOVE + general])
            if stands[city] < SECOND_PIECE:
                continue  # he is alone
            other = s.partner(general)
            if other < 0 or s.seat_of(other) != seat or not s.leads(general, other):
                continue
            if free and (moved >> other) & 1 == 0:
                out.append(MADE[MOVE_STACK + general])
            if may_regroup(s, general, other):
                out.append(MADE[REGROUP + general])

    def add_trains(self, s: Position, power: i64, out: list[object]) -> None:
        """Those on the board move; all but the one in the Silesia box may be put back (MAR-106 to
        MAR-108)."""
        first: i64 = FIRST_TRAIN[power]
        last: i64 = first + TRAINS_OF[power]
        place = s.place
        moved = s.moved
        ready = False
        asked = False
        for train in range(first, last):
            city = place[train]
            if city < OFF or (moved >> train) & 1:
                continue
            if not asked:
                asked = True
                ready = may_come_back(s, power)
            if city >= 0:
                out.append(MADE[MOVE + train])
            if ready:
                out.append(MADE[REENTER + train - GENERALS])

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if MOVE <= action < MOVE + PIECES:
            return 88
        if action == WAIT:
            return 105
        if REENTER <= action < REENTER + 10:
            return 112 if action != REENTER + 1 else 108
        if action == TALK:
            return 273
        return 56 if REGROUP <= action < REGROUP + GENERALS else 88

    def apply(self, s: Position, seat: int, action: int) -> None:
        stage = s.stack[-3]
        if REGROUP <= action < REGROUP + GENERALS:
            regroup(s, seat, action - REGROUP)
            return
        s.regrouped = 0
        if action == TALK:
            begin_talk(s, seat)
            return
        if MOVE <= action < FORCE:
            s.waited = 0
            begin_march(s, seat, action)
            return
        s.pop()
        if action == DONE:
            s.finished |= 1 << seat
            s.waited = 0
            s.tell(MOVEMENT_DONE, 88, seat)
        elif action == WAIT:
            s.waited = 1
            pass_on(s, seat, stage)
            s.tell(MOVEMENT_WAITS, 105, seat)
        else:
            s.waited = 0
            begin_reentry(s, seat, action - REENTER + GENERALS)


def begin_march(s: Position, seat: i64, action: i64) -> None:
    """A piece moves, or a stack with the commander that is named (MAR-088)."""
    stack = action >= MOVE_STACK
    piece = action - MOVE_STACK if stack else action - MOVE
    partner: i64 = -1
    if stack:
        partner = s.partner(piece)
    s.tell(MOVE_BEGUN, 88, piece)
    s.become(MARCH, 1 << seat, piece + (partner + 1) * PARTNER)


assert FIRST.size == ALTERNATE + 1
