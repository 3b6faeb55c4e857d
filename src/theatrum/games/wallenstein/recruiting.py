"""Section L: recruiting five, three, or one army with the choice to move."""

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.wallenstein.board import TROOP_SHORTAGE
from theatrum.games.wallenstein.forms import (
    GOLD_PAID,
    MARCH,
    PLACE,
    PROVINCE,
    PROVINCES,
    RECRUIT_ONE,
    RECRUITED,
    SKIP,
    SKIPPED,
    STAY,
)
from theatrum.games.wallenstein.state import JOIN_TARGET, MARCH_COUNT, RECRUIT_CHOICE, Position


def recruit(s: Position, seat: int, action: int, province: int) -> bool:
    """All the armies for the price, or none (WAL-072, WAL-074)."""
    short = s.in_force(TROOP_SHORTAGE, province)  # WAL-150
    armies = s.board.armies_short[action] if short else s.board.armies[action]
    cost = s.board.cost[action]
    if s.gold[seat] < cost or s.supply[seat] < armies:
        return False
    s.gold[seat] -= cost
    s.supply[seat] -= armies
    s.armies[province] += armies
    s.tell(GOLD_PAID, 72, seat, cost)
    s.tell(RECRUITED, 72, seat, province, armies)
    return True


def own_neighbours(s: Position, seat: int, province: int) -> list[int]:
    return [p for p in s.board.near[province] if s.owner[p] == seat]


def can_join(s: Position, seat: int, province: int) -> bool:
    """One army stays behind, so two are needed, and an own neighbour (WAL-076, WAL-078)."""
    return s.armies[province] >= 2 and len(own_neighbours(s, seat, province)) > 0


def can_place(s: Position, seat: int) -> bool:
    return s.gold[seat] >= s.board.cost[RECRUIT_ONE] and s.supply[seat] >= 1


def recruit_one(s: Position, seat: int, province: int) -> bool:
    """Place one army, or move, or both; at least one if possible, placing first (WAL-076,
    WAL-077)."""
    if can_place(s, seat):
        s.push(RECRUIT_CHOICE, 1 << seat, province)
    elif can_join(s, seat, province):
        s.push(JOIN_TARGET, 1 << seat, province)
    else:
        return False
    return True


class RecruitChoice(Decision[Position]):
    """Place the army, or leave it at the move."""

    def __init__(self) -> None:
        super().__init__(Form("recruit_choice", [("province", PROVINCE)]), 76, opening=True)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [PLACE, SKIP] if can_join(s, seat, s.stack[-3]) else [PLACE]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 77 if action == SKIP else self.rule

    def apply(self, s: Position, seat: int, action: int) -> None:
        province = s.stack[-3]
        s.pop()
        if action == PLACE:
            recruit(s, seat, RECRUIT_ONE, province)
        else:
            s.tell(SKIPPED, 77, seat)
        if can_join(s, seat, province):
            s.push(JOIN_TARGET, 1 << seat, province, 1 if action == PLACE else 0)


class JoinTarget(Decision[Position]):
    """The move of the one-army action: into one own neighbour; never a battle. Who has placed the
    army may stay."""

    def __init__(self) -> None:
        super().__init__(Form("join_target", [("province", PROVINCE)]), 76)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        out = [MARCH + p for p in own_neighbours(s, seat, s.stack[-3])]
        if s.stack[-4] == 1:
            out.append(STAY)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if MARCH <= action < MARCH + PROVINCES:
            return 76 if action - MARCH in s.board.near[s.stack[-3]] else 79
        return 77 if action == STAY else self.rule

    def apply(self, s: Position, seat: int, action: int) -> None:
        province = s.stack[-3]
        s.pop()
        if action == STAY:
            s.tell(SKIPPED, 76, seat)
        else:
            s.push(MARCH_COUNT, 1 << seat, province, action - MARCH)
