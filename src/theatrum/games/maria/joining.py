"""Chapters 6 and 10.1: a general joins another."""

from typing import Final

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.cities import RETURN_ALONE, alone_candidates, form_stack
from theatrum.games.maria.conquest import leave
from theatrum.games.maria.forms import (
    ACCEPT,
    ANSWERED,
    DECLINE,
    GENERAL,
    LEAD,
    POWER_OF,
    PRAGMATIC,
    RETURNED,
    STACK_ASKED,
    STACK_FORMED,
)
from theatrum.games.maria.hussars import enter
from theatrum.games.maria.state import CONSENT, LEADER, PLACING, Position
from theatrum.games.maria.victory import end_if_won, watch_prussia

FORCED: Final = 1 << 10  # the bit of a forced march in its frame
PLACED: Final = 1 << 10  # in the frames here: the general comes to the board


def join_rule(s: Position, general: i64, partner: i64, other: i64) -> i64:
    """The rule that forbids a general to join another who stands alone or in a stack, or 0."""
    if partner >= 0 or s.partner(other) >= 0:
        return 51
    return 0 if s.cooperating(POWER_OF[general], POWER_OF[other]) else 51


def begin_join(s: Position, seat: i64, general: i64, other: i64, placed: i64) -> None:
    """Equal ranks need a leader (MAR-053), two players need to agree (MAR-104). `placed` is 0 for
    a march, else 1: the general comes to the board there."""
    if s.board.rank[general] == s.board.rank[other]:
        s.push(LEADER, 1 << seat, general + placed * PLACED, other)
    else:
        leader = general if s.board.rank[general] < s.board.rank[other] else other
        ask_consent(s, general, other, leader, placed)


def ask_consent(s: Position, general: i64, other: i64, leader: i64, placed: i64) -> None:
    """The owner of the general who is joined must agree if he is somebody else."""
    owner = s.seat_of(other)
    if owner == s.seat_of(general):
        join(s, general, other, leader, placed)
    else:
        s.tell(STACK_ASKED, 104, general, other)
        s.push(CONSENT, 1 << owner, general + 32 * other + placed * PLACED, leader)


class Leader(Decision[Position]):
    """Who leads a stack of equal ranks (a: who comes, b: who is there)."""

    def __init__(self) -> None:
        form = Form("leader", [("general", GENERAL), ("other", GENERAL)])
        super().__init__(form, 53, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3] % PLACED, s.stack[-4]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [LEAD + s.stack[-3] % PLACED, LEAD + s.stack[-4]]

    def apply(self, s: Position, seat: int, action: int) -> None:
        general = s.stack[-3] % PLACED
        placed = s.stack[-3] // PLACED
        other = s.stack[-4]
        s.pop()
        ask_consent(s, general, other, action - LEAD, placed)


class Consent(Decision[Position]):
    """Austrian and Pragmatic generals stack only if both owners agree (MAR-104, MAR-277)."""

    def __init__(self) -> None:
        form = Form("consent", [("general", GENERAL), ("other", GENERAL), ("leader", GENERAL)])
        super().__init__(form, 104, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3] % 32, s.stack[-3] // 32 % 32, s.stack[-4]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: Position, seat: int, action: int) -> None:
        general = s.stack[-3] % 32
        other = s.stack[-3] // 32 % 32
        placed = s.stack[-3] // PLACED
        leader = s.stack[-4]
        s.pop()
        s.tell(ANSWERED, 104, seat, 1 if action == ACCEPT else 0)
        if action == ACCEPT:
            join(s, general, other, leader, placed)
        elif placed == 0:
            s.stack[-4] = 1 + s.place[other]  # the march goes on, but not there
        elif len(alone_candidates(s, general)) > 0:
            s.push(PLACING, 1 << s.seat_of(general), general, RETURN_ALONE)


def join(s: Position, general: i64, other: i64, leader: i64, placed: i64) -> None:
    """The stack is formed; both have ended their movement (MAR-094, MAR-095). For a march its
    frame is on top."""
    here = s.place[general]
    there = s.place[other]
    if placed == 0 and s.stack[-3] & FORCED == 0:
        leave(s, here, general, -1)
        if end_if_won(s):
            return
    s.move(general, there)
    form_stack(s, general, other, leader)
    enter(s, there)
    watch_prussia(s)
    s.tell(STACK_FORMED, 51, leader, other if leader == general else general, there)
    if placed == 1:
        s.fresh |= 1 << general
        s.tell(RETURNED, 166, general, there)
        return
    s.moved |= 1 << general | 1 << other
    s.pop()
    if s.alternate != 0 and s.board.flanders[there]:
        s.holder = s.seat_of(other) if s.seat_of(other) != s.holder else s.player[PRAGMATIC]
