"""Section 2: setting up."""

from theatrum.games.hannibal.board import AFRICANUS, Board
from theatrum.games.hannibal.forms import CARTHAGE, GENERALS, SPACES
from theatrum.games.hannibal.state import (
    COURSE,
    HIGHER,
    LOWER,
    POOL,
    WAITING,
    Position,
)


def set_up(board: Board) -> Position:
    """HAN-004 to HAN-006; nothing of it depends on options or chance."""
    s = Position(board)
    s.pc = board.control[:]
    s.tribe = board.tribes[:]
    for g in range(GENERALS):
        s.place[g] = POOL
        if board.side_of[g] == CARTHAGE:
            s.role[g] = HIGHER if board.outranks[g] else LOWER
    if board.africanus_turn:
        s.place[AFRICANUS] = WAITING
    for g in board.consuls:
        s.role[g] = HIGHER
    for force in board.forces:
        s.cu[force.side * SPACES + force.space] += force.cus
        s.el[force.space] += force.elephants
        for g in force.generals:
            s.place[g] = force.space
    s.push(COURSE, 0)
    return s
