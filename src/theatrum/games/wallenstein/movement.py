"""Section M: movement A and movement B."""

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.wallenstein.battle import attack
from theatrum.games.wallenstein.board import CHURCH_PEACE
from theatrum.games.wallenstein.forms import (
    ARMIES,
    CHURCH,
    MARCH,
    MARCHED,
    PROVINCE,
    PROVINCES,
)
from theatrum.games.wallenstein.state import MARCH_COUNT, MARCH_TARGET, UNUSED, Position


def target_rule(s: Position, seat: int, province: int, target: int) -> int:
    """0 if armies may move from the province to the target, else the rule that forbids it."""
    if target not in s.board.near[province] or s.owner[target] == UNUSED:
        return 79
    return 0 if is_open(s, seat, target) else 151


def is_open(s: Position, seat: int, target: int) -> bool:
    """May armies enter this neighbour? It exists, and no church peace protects it (WAL-151)."""
    owner = s.owner[target]
    if owner == seat or owner < 0:
        return owner != UNUSED
    return not (s.has(target, CHURCH) and s.in_force(CHURCH_PEACE, target))


def targets(s: Position, seat: int, province: int) -> list[int]:
    return [target for target in s.board.near[province] if is_open(s, seat, target)]


def march(s: Position, seat: int, province: int) -> bool:
    """Armies must leave if they can; at least one stays (WAL-080 to WAL-083)."""
    if s.armies[province] < 2 or len(targets(s, seat, province)) == 0:
        return False
    s.push(MARCH_TARGET, 1 << seat, province)
    return True


class MarchTarget(Decision[Position]):
    """One neighbour: own, an enemy's or an empty one."""

    def __init__(self) -> None:
        super().__init__(Form("march_target", [("province", PROVINCE)]), 80, opening=True)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [MARCH + p for p in targets(s, seat, s.stack[-3])]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if MARCH <= action < MARCH + PROVINCES:
            return target_rule(s, seat, s.stack[-3], action - MARCH)
        return 83

    def apply(self, s: Position, seat: int, action: int) -> None:
        province = s.stack[-3]
        s.pop()
        s.push(MARCH_COUNT, 1 << seat, province, action - MARCH)


class MarchCount(Decision[Position]):
    """How many armies: at least one goes, at least one stays (WAL-081, WAL-083)."""

    def __init__(self) -> None:
        # An opening: what the tower will do can't be foreseen, so who looks ahead stops here.
        super().__init__(
            Form("march_count", [("province", PROVINCE), ("target", PROVINCE)]), 81, opening=True
        )

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3], s.stack[-4]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [ARMIES + n for n in range(1, s.armies[s.stack[-3]])]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 83 if action == ARMIES else self.rule

    def apply(self, s: Position, seat: int, action: int) -> None:
        count = action - ARMIES
        province, target = s.stack[-3], s.stack[-4]
        s.pop()
        s.armies[province] -= count
        if s.owner[target] == seat:
            s.armies[target] += count  # WAL-085
            s.tell(MARCHED, 85, seat, target, count)
        else:
            attack(s, seat, target, count)  # WAL-086
