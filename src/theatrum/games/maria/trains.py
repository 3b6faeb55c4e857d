"""Chapter 10.2: trains that come back, and the choice of a city for any piece that is placed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.cards import ask_payment, can_pay
from theatrum.games.maria.forms import (
    CITY_SLOTS,
    GENERALS,
    MAJORS,
    PIECE,
    PIECE_PLACED,
    PIECES,
    POWER_OF,
    POWERS,
    PRUSSIA,
    REGROUP,
    SETTLE,
    TRAIN_TAKEN,
)
from theatrum.games.maria.hussars import enter
from theatrum.games.maria.places import REENTRY, SECOND, candidates, may_shift_first, put
from theatrum.games.maria.stacks import regroup, same_power_partner
from theatrum.games.maria.state import OFF, PLACING, SILESIA_BOX, Position

COST: Final = 4  # MAR-109


def reentry_cities(s: Position, power: i64) -> vec[i64]:
    """Empty major fortresses of the home country, or of the own minor's, under friendly control
    (MAR-009, MAR-110 to MAR-112, MAR-259)."""
    out = vec[i64]()
    for owner in range(i64(POWERS)):
        if owner == power or (power < MAJORS <= owner and s.major_of(owner) == power):
            for fort in s.board.bases[owner]:
                if is_open(s, power, fort):
                    out = append(out, s.board.fort_city[fort])
    if power == PRUSSIA and s.annexed == 1:
        for fort in s.board.silesian_majors:
            if is_open(s, power, fort):
                out = append(out, s.board.fort_city[fort])
    return out


def is_open(s: Position, power: i64, fort: i64) -> bool:
    """Is a base empty and under friendly control?"""
    city = s.board.fort_city[fort]
    if s.stands[city] >= 0 or (s.board.flanders[city] and not s.advanced()):
        return False
    return s.allied(power, s.controller(fort))


def may_come_back(s: Position, power: i64) -> bool:
    """Is there the money, and a place for a train? (MAR-109, MAR-112)"""
    if not can_pay(s, power, COST):
        return False
    for fort in s.board.bases[power]:
        if is_open(s, power, fort):
            return True
    return len(reentry_cities(s, power)) > 0


def begin_reentry(s: Position, seat: int, train: int) -> None:
    """A train that was destroyed, or is on the board and has not moved, is put back: take it off
    if need be, choose the city, pay (MAR-106, MAR-107, MAR-109)."""
    s.move(train, OFF)
    s.tell(TRAIN_TAKEN, 106, train - GENERALS)
    s.push(PLACING, 1 << seat, train, REENTRY)


class Placing(Decision[Position]):
    """The city for a piece that is put on the board or moved by a change (a: piece, b: why)."""

    def __init__(self) -> None:
        super().__init__(Form("placing", [("piece", PIECE)]), 112, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        piece = s.stack[-3]
        purpose = s.stack[-4]
        if purpose <= SECOND:
            return [SETTLE + city for city in reentry_cities(s, POWER_OF[piece])]
        out = [SETTLE + city for city in candidates(s, piece, purpose)]
        if may_shift_first(s, piece):
            other = same_power_partner(s, piece)
            out.append(REGROUP + (piece if s.leads(piece, other) else other))
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        rules = [112, 244, 166, 303, 224, 166, 256]
        if REGROUP <= action < REGROUP + GENERALS:
            return 56
        return rules[s.stack[-4]] if SETTLE <= action < SETTLE + CITY_SLOTS else 112

    def apply(self, s: Position, seat: int, action: int) -> None:
        if REGROUP <= action < REGROUP + GENERALS:
            regroup(s, seat, action - REGROUP)
            return
        piece = s.stack[-3]
        purpose = s.stack[-4]
        s.regrouped = 0
        s.pop()
        city = action - SETTLE
        if purpose <= SECOND:
            s.move(piece, city)
            s.moved |= 1 << piece
            enter(s, city)
            s.tell(PIECE_PLACED, 110, piece, city)
            if purpose == REENTRY:
                ask_payment(s, POWER_OF[piece], COST)
        else:
            put(s, piece, city, purpose)


assert SILESIA_BOX < OFF < 0
assert PIECES == GENERALS + 10
