"""Section F: planning, all players at once and in secret."""

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.wallenstein.forms import (
    ACTION,
    BLANK,
    CARD_PLANNED,
    COUNT,
    LEAVE,
    PLAN,
    PLAN_FINISHED,
    PROVINCES,
    SLOTS,
    SPACE_LEFT,
)
from theatrum.games.wallenstein.state import EMPTY, LEAVE_SPACE, OPEN, PLANNING, Position


def end_plans(s: Position) -> None:
    """Players take their cards back (WAL-058)."""
    s.plan = [OPEN] * len(s.plan)
    for seat in range(s.seats):
        s.turned[seat] = 0
        s.held[seat] = 0


def announce_empty_spaces(s: Position) -> None:
    """Who lacks cards says openly which spaces stay empty, in the order of the season before
    (WAL-041, WAL-042, WAL-044). Nobody can be short in the first spring."""
    for i in range(s.seats - 1, -1, -1):
        seat = s.order[i]
        if s.empty_spaces(seat) > 0:
            s.push(LEAVE_SPACE, 1 << seat, s.empty_spaces(seat))


class LeaveSpace(Decision[Position]):
    """Which action space stays empty."""

    def __init__(self) -> None:
        super().__init__(Form("leave_space", [("left", COUNT)]), 41, opening=True)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [LEAVE + a for a in range(SLOTS) if s.plan[seat * SLOTS + a] == OPEN]

    def apply(self, s: Position, seat: int, action: int) -> None:
        space = action - LEAVE
        s.plan[seat * SLOTS + space] = EMPTY
        s.turned[seat] |= 1 << space
        s.tell(SPACE_LEFT, 42, seat, space)
        s.stack[-3] -= 1
        if s.stack[-3] == 0:
            s.pop()


def begin_planning(s: Position) -> None:
    """Everybody lays cards on the spaces that are not empty (WAL-037, WAL-040)."""
    for seat in range(s.seats):
        held: i64 = 0
        bit: i64 = 1
        for owner in s.owner:
            if owner == seat:
                held |= bit
            bit <<= 1
        s.held[seat] = int(held)
    s.push(PLANNING, (1 << s.seats) - 1)


class Planning(Decision[Position]):
    """Each seat covers its spaces one after the other, always all of them, so that even the number
    of clicks tells nothing; a province card lies on one space at most (WAL-038 to WAL-041)."""

    def __init__(self) -> None:
        super().__init__(Form("planning"), 37, secret=True, opening=True)

    def legal(self, s: Position, seat: int) -> list[int]:
        held = s.held[seat]
        blanks = s.board.blanks
        for at in range(seat * SLOTS, (seat + 1) * SLOTS):
            card = s.plan[at]
            if card == BLANK:
                blanks -= 1
            elif card == OPEN:
                break
            elif card < PROVINCES:
                held ^= 1 << card
        out: list[int] = []
        free = i64(held)
        province = PLAN
        while free:
            if free & 1:
                out.append(province)
            free >>= 1
            province += 1
        if blanks > 0:
            out.append(PLAN + BLANK)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if action == PLAN + BLANK:
            return 40
        if PLAN <= action < PLAN + PROVINCES:
            return 39 if (s.held[seat] >> (action - PLAN)) & 1 else 31
        return self.rule

    def apply(self, s: Position, seat: int, action: int) -> None:
        at = seat * SLOTS
        end = at + SLOTS
        blanks = 1 if action == PLAN + BLANK else 0
        while s.plan[at] != OPEN:
            if s.plan[at] == BLANK:
                blanks += 1
            at += 1
        s.plan[at] = action - PLAN
        s.tell_only(1 << seat, CARD_PLANNED, 38, seat, at % SLOTS, action - PLAN)
        at += 1
        while at < end and s.plan[at] != OPEN:
            at += 1
        if at < end:
            self.remember(s, seat, action, blanks)
            return
        s.tell(PLAN_FINISHED, 37, seat)
        if s.answered(seat):
            s.pop()

    def remember(self, s: Position, seat: int, action: int, blanks: int) -> None:
        """What the seat may lay next: what it could lay now, without this card. That list is still
        at hand, and to make it anew ten times would be the slowest part of a season."""
        if action != PLAN + BLANK or blanks == s.board.blanks:
            cards = s.legal_list[:]
            cards.remove(action)
            s.legal_list = cards
        s.legal_seat = seat


def blanks_unseen(s: Position, seat: int) -> int:
    """The blank cards of a seat that have not been turned over."""
    blanks = s.board.blanks
    for action in range(SLOTS):
        if (s.turned[seat] >> action) & 1 and s.plan[seat * SLOTS + action] == BLANK:
            blanks -= 1
    return blanks


def hidden_cards(s: Position, seat: int) -> list[int]:
    """The cards that may lie hidden in a seat's plan, as far as everybody knows: province cards
    held when planning began and not seen since, and the blanks not yet turned."""
    out = [p for p in range(PROVINCES) if (s.held[seat] >> p) & 1]
    return out + [BLANK] * blanks_unseen(s, seat)


def hidden_spaces(s: Position, seat: int) -> list[int]:
    """The spaces of a seat whose cards nobody else has seen."""
    return [
        a
        for a in range(SLOTS)
        if (s.turned[seat] >> a) & 1 == 0 and s.plan[seat * SLOTS + a] != OPEN
    ]


def plan_is_open(s: Position, seat: int) -> bool:
    """Could everybody work out the hidden cards of the seat? Only if they are all alike."""
    held = s.held[seat]
    if held == 0:
        return True
    return held & (held - 1) == 0 and blanks_unseen(s, seat) == 0


assert ACTION.size == SLOTS
