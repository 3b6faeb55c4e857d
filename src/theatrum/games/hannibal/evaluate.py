"""A first judgement of a position: provinces, armies, generals, cities under siege."""

from typing import Final

from theatrum.games.hannibal.board import HANNIBAL
from theatrum.games.hannibal.forms import CARTHAGE, GENERALS, PROVINCES, ROME, SPACES
from theatrum.games.hannibal.state import NONE, Position

WON: Final = 1000.0
PROVINCE: Final = 8.0
SHARE: Final = 4.0  # of a province, for its markers
ELSEWHERE: Final = 0.4
CU: Final = 2.5
ELEPHANT: Final = 0.5
COMMAND: Final = 0.6  # for each point of a general's battle rating, with an army
LAND: Final = 0.1  # CUs on enemy ground will suffer
SIEGE: Final = 2.0
CARD: Final = 0.5


def evaluate(s: Position, seat: int) -> float:
    """How much better the seat stands than the other."""
    if s.winner != NONE:
        return WON if s.winner == seat else -WON
    value = politics(s) + forces(s) + command(s)
    value += CARD * (s.hands[ROME] - s.hands[CARTHAGE])
    return value if seat == ROME else -value


def politics(s: Position) -> float:
    total = 0.0
    board = s.board
    for province in range(PROVINCES):
        counts = [0, 0]
        for space in board.members[province]:
            pc = s.pc[space]
            if pc < 2:
                counts[pc] += 1
        need = board.majority[province]
        if not board.significant[province]:
            total += ELSEWHERE * (counts[ROME] - counts[CARTHAGE])
            continue
        for side in range(2):
            sign = 1.0 if side == ROME else -1.0
            if counts[side] >= need:
                total += sign * PROVINCE
            total += sign * SHARE * counts[side] / len(board.members[province])
    return total


def forces(s: Position) -> float:
    total = 0.0
    for space in range(SPACES):
        for side in range(2):
            sign = 1.0 if side == ROME else -1.0
            count = s.cu[side * SPACES + space]
            if count:
                total += sign * CU * count
                if s.hostile(side, space):
                    total -= sign * LAND * count
        if s.inn[space]:
            total += (1.0 if s.pc[space] == ROME else -1.0) * CU * s.inn[space]
        if s.siege[space]:
            sign = 1.0 if s.siege[space] >> 2 == ROME else -1.0
            total += sign * SIEGE * (s.siege[space] & 3)
        total -= ELEPHANT * (s.el[space] + s.eli[space])
    return total


def command(s: Position) -> float:
    """Generals with armies; Hannibal's life is dear (HAN-103)."""
    total = 0.0
    for g in range(GENERALS):
        space = s.place[g]
        if space < SPACES:
            side = s.board.side_of[g]
            sign = 1.0 if side == ROME else -1.0
            total += sign
            if s.total(side, space) > 0:
                total += sign * COMMAND * s.board.rating[g]
    if s.place[HANNIBAL] < SPACES:
        total -= 15.0
    return total
