"""Section 12: winter attrition, political isolation, victory."""

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import LATIUM, NO_PC
from theatrum.games.hannibal.forms import (
    CARTHAGE,
    F_ISOLATED,
    F_POLITICAL_POINTS,
    F_WINTER_BEGUN,
    NUMBER,
    REMOVE_PC,
    ROME,
    SIDE,
    SPACES,
)
from theatrum.games.hannibal.pieces import (
    ITALY,
    POINTS,
    TIE,
    attrition,
    is_marker,
    owe_pcs,
    remove_pc,
    win,
)
from theatrum.games.hannibal.state import Position


class Winter(Decision[Position]):
    """Every stack in a space with an enemy PC or an unfriendly tribe takes attrition, one after
    another (HAN-107); `a` counts the spaces of both sides."""

    def __init__(self) -> None:
        super().__init__(Form("winter"), 107)

    def proceed(self, s: Position) -> None:
        at = s.stack[-3]
        if at == 0:
            s.tell(F_WINTER_BEGUN, 107)
        cu = s.cu
        while at < 2 * SPACES:
            if cu[at] > 0 and s.hostile(at // SPACES, at % SPACES):
                s.stack[-3] = at + 1
                attrition(s, at // SPACES, at % SPACES, 0, 0, 107)
                return
            at += 1
        s.pop()


def remove_isolated(s: Position) -> None:
    """Each side's at once, in the scenario's order (HAN-108, HAN-110)."""
    for side in (s.board.isolated_first, 1 - s.board.isolated_first):
        reached = supported(s, side)
        for space, owner in enumerate(s.pc):
            if owner == side and reached[space] == 0 and is_marker(s, side, space):
                s.tell(F_ISOLATED, 108, side, space)
                s.pc[space] = NO_PC


def is_goal(s: Position, side: int, space: int) -> bool:
    """A friendly CU, walled city, tribe or controlled port (HAN-108)."""
    if s.total(side, space) > 0:
        return True
    if s.pc[space] != side:
        return False
    return s.board.walled[space] or s.tribe[space] == 1 or s.board.port[space]


def lets_through(s: Position, side: int, space: int) -> bool:
    """HAN-109."""
    if s.total(side, space) > 0 or s.pc[space] == side:
        return True
    return s.pc[space] == NO_PC and s.outside(1 - side, space) == 0


def supported(s: Position, side: int) -> list[int]:
    """The spaces from which a path leads to a goal: not over passes (HAN-109)."""
    reached = [0] * SPACES
    todo: list[int] = []
    pc = s.pc
    cu = s.cu
    row = side * SPACES
    for space, owner in enumerate(pc):
        if cu[row + space] > 0 or (owner == side and is_goal(s, side, space)):
            reached[space] = 1
            todo.append(space)
    while todo:
        for other in s.board.open_links[todo.pop()]:
            if reached[other] == 0 and (pc[other] == side or lets_through(s, side, other)):
                reached[other] = 1
                todo.append(other)
    return reached


def holds_italia(s: Position) -> bool:
    """Does Carthage control all of Italia but Latium? (HAN-113)"""
    for province in s.board.italian:
        if province != LATIUM and not s.controls(CARTHAGE, province):
            return False
    return True


def check_victory(s: Position) -> None:
    """First Italia, then the political points, on the last turn the comparison (HAN-111 to
    HAN-113)."""
    if holds_italia(s):
        win(s, CARTHAGE, ITALY, 113)
        return
    points = [s.points(ROME), s.points(CARTHAGE)]
    s.tell(F_POLITICAL_POINTS, 111, ROME, points[ROME])
    s.tell(F_POLITICAL_POINTS, 111, CARTHAGE, points[CARTHAGE])
    if s.turn == s.board.turns:
        if points[ROME] == points[CARTHAGE]:
            win(s, s.board.tie, TIE, 112)
        else:
            win(s, ROME if points[ROME] > points[CARTHAGE] else CARTHAGE, POINTS, 112)
    elif points[ROME] < points[CARTHAGE]:
        owe_pcs(s, ROME, points[CARTHAGE] - points[ROME], 111)
    elif points[CARTHAGE] < points[ROME]:
        owe_pcs(s, CARTHAGE, points[ROME] - points[CARTHAGE], 111)


class RemovePcs(Decision[Position]):
    """The side chooses which of its PCs go (HAN-100, HAN-103, HAN-111)."""

    def __init__(self) -> None:
        super().__init__(Form("remove_pcs", [("side", SIDE), ("left", NUMBER)]), 100)

    def about(self, s: Position) -> list[int]:
        side = s.stack[-3]
        return [side, min(20, s.owed[side])]

    def legal(self, s: Position, seat: int) -> list[int]:
        out: list[int] = []
        for space, owner in enumerate(s.pc):
            if owner == seat and is_marker(s, seat, space):
                out.append(REMOVE_PC + space)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        remove_pc(s, action - REMOVE_PC, 100)
        s.owed[seat] -= 1
        if s.owed[seat] == 0 or not self.legal(s, seat):
            s.owed[seat] = 0
            s.pop()
