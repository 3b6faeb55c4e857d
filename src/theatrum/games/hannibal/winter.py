"""Section 12: winter attrition, political isolation, victory."""

from mypy_extensions import i64

from theatrum.core.chance import Noise
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
from theatrum.games.hannibal.index import HELD, PCS, TRIBAL
from theatrum.games.hannibal.pieces import (
    ITALY,
    POINTS,
    TIE,
    attrition,
    marker_mask,
    owe_pcs,
    remove_pc,
    win,
)
from theatrum.games.hannibal.spaces import (
    HALF,
    PLACE_OF_BIT,
    PRIME,
    actions_at,
    nth_action,
    size_of,
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
        for side in range(2):
            for space in s.found().stacks[side]:
                if side * SPACES + space >= at and s.hostile(side, space):
                    s.stack[-3] = side * SPACES + space + 1
                    attrition(s, side, space, 0, 0, 107)
                    return
        s.pop()


def remove_isolated(s: Position) -> None:
    """Each side's at once, in the scenario's order (HAN-108, HAN-110)."""
    for side in (s.board.isolated_first, 1 - s.board.isolated_first):
        for space in isolated(s, side):
            s.tell(F_ISOLATED, 108, side, space)
            s.set_pc(space, NO_PC)


def isolated(s: Position, side: i64) -> list[int]:
    """The markers from which no path leads to a goal."""
    low, high = isolated_masks(s, side)
    return actions_at(0, low, high)


def isolated_masks(s: Position, side: i64) -> tuple[i64, i64]:
    """The same as masks: from goal to goal spreads what is safe."""
    masks = s.found().masks
    anchors = s.board.anchors
    own = PCS + 2 * side
    low = masks[own]
    high = masks[own + 1]
    # HAN-108: goals are friendly CUs, walled cities, ports and tribes.
    safe_low = masks[HELD + 2 * side] | low & (anchors[0] | masks[TRIBAL])
    safe_high = masks[HELD + 2 * side + 1] | high & (anchors[1] | masks[TRIBAL + 1])
    # HAN-109: friendly PCs let a path through, and empty spaces without enemy CUs.
    foe = HELD + 2 * (1 - side)
    ways_low = (low | masks[PCS + 2 * NO_PC] & ~masks[foe]) & ~safe_low
    ways_high = (high | masks[PCS + 2 * NO_PC + 1] & ~masks[foe + 1]) & ~safe_high
    grown = True
    while grown and (low & ways_low or high & ways_high):
        grown = False
        rest = ways_low
        while rest:
            bit = rest & -rest
            rest ^= bit
            if is_linked(s, PLACE_OF_BIT[bit % PRIME], safe_low, safe_high):
                ways_low ^= bit
                safe_low |= bit
                grown = True
        rest = ways_high
        while rest:
            bit = rest & -rest
            rest ^= bit
            if is_linked(s, HALF + PLACE_OF_BIT[bit % PRIME], safe_low, safe_high):
                ways_high ^= bit
                safe_high |= bit
                grown = True
    return low & ways_low, high & ways_high


def is_linked(s: Position, space: i64, low: i64, high: i64) -> bool:
    """Is one of these spaces beside it, not over a pass (HAN-109)?"""
    return s.board.open_low[space] & low | s.board.open_high[space] & high != 0


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
    if s.turn == s.last_turn():
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
        return actions_at(REMOVE_PC, marker_mask(s, seat, 0), marker_mask(s, seat, 1))

    def choose(self, s: Position, seat: int, noise: Noise) -> int:
        low = marker_mask(s, seat, 0)
        high = marker_mask(s, seat, 1)
        return int(nth_action(REMOVE_PC, low, high, noise.index(size_of(low) + size_of(high))))

    def apply(self, s: Position, seat: int, action: int) -> None:
        remove_pc(s, action - REMOVE_PC, 100)
        s.owed[seat] -= 1
        left = self.legal(s, seat) if s.owed[seat] else []
        if left:
            s.offer(seat, left)
        else:
            s.owed[seat] = 0
            s.pop()
