"""Putting a piece into a city that was chosen for it."""

from mypy_extensions import i64

from theatrum.games.maria.cities import (
    ARROW,
    EMPTY,
    NEAREST,
    REENTRY,
    RETURN,
    RETURN_ALONE,
    SECOND,
    candidates,
    form_stack,
    goes_with,
)
from theatrum.games.maria.forms import (
    GENERALS,
    MOVED_ASIDE,
    RETURNED,
    TRAIN_DESTROYED,
)
from theatrum.games.maria.hussars import enter
from theatrum.games.maria.joining import begin_join
from theatrum.games.maria.stacks import may_regroup, same_power_partner
from theatrum.games.maria.state import OFF, PLACING, Position
from theatrum.games.maria.victory import watch_prussia

__all__ = [
    "ARROW",
    "EMPTY",
    "NEAREST",
    "REENTRY",
    "RETURN",
    "SECOND",
    "ask",
    "candidates",
    "may_shift_first",
    "put",
]


def ask(s: Position, piece: i64, purpose: i64) -> bool:
    """Let the owner choose a city; with one candidate there is nothing to choose, unless the piece
    leaves a stack whose troops the owner may shift first (MAR-056). False if there is none."""
    found = candidates(s, piece, purpose)
    if len(found) == 0:
        return False
    if len(found) == 1 and not may_shift_first(s, piece):
        put(s, piece, found[0], purpose)
    else:
        s.push(PLACING, 1 << s.seat_of(piece), piece, purpose)
    return True


def may_shift_first(s: Position, piece: i64) -> bool:
    """Does the piece stand in a stack of its power that still may shift troops?"""
    if piece >= GENERALS or s.place[piece] < 0:
        return False
    other = same_power_partner(s, piece)
    if other < 0:
        return False
    if s.leads(piece, other):
        return may_regroup(s, piece, other)
    return may_regroup(s, other, piece)


def put(s: Position, piece: i64, city: i64, purpose: i64) -> None:
    if purpose in (RETURN, RETURN_ALONE):
        put_back(s, piece, city)
        return
    partner = goes_with(s, piece) if purpose == NEAREST else -1
    move_aside(s, piece, city)
    if partner >= 0 and s.partner(piece) < 0:
        move_aside(s, partner, city)


def put_back(s: Position, general: i64, city: i64) -> None:
    """A general returns face up (MAR-166); an enemy train there is destroyed (MAR-169)."""
    other = s.first_at(city)
    if other >= GENERALS:
        s.move(other, OFF)
        s.tell(TRAIN_DESTROYED, 169, other - GENERALS, city)
        other = -1
    s.down &= ~(1 << general)
    if other >= 0:
        begin_join(s, s.seat_of(general), general, other, 1)
        return
    s.tell(RETURNED, 166, general, city)
    s.move(general, city)
    s.fresh |= 1 << general
    enter(s, city)
    watch_prussia(s)


def move_aside(s: Position, piece: i64, city: i64) -> None:
    """Neither movement nor retreat: nothing is conquered (MAR-224, MAR-303). Battles that he was
    to fight lapse (MAR-301)."""
    if s.place[piece] == city:
        return  # stays, and stacks with the one who comes
    other = s.first_at(city)
    s.move(piece, city)
    s.displaced &= ~(1 << piece)
    s.tell(MOVED_ASIDE, 303, piece, city)
    if piece < GENERALS:
        s.fled |= 1 << piece
        if 0 <= other < GENERALS:
            leader = piece if s.board.rank[piece] < s.board.rank[other] else other
            form_stack(s, piece, other, leader)
    enter(s, city)
    watch_prussia(s)
