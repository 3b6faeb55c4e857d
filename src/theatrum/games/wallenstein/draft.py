"""Section C: the draft of the provinces."""

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.wallenstein.forms import (
    CARD_LAID,
    CARDS_SUNK,
    GROUP,
    GROUP_PLACED,
    PROVINCE,
    PROVINCE_TAKEN,
    PROVINCES,
    SINK,
    STARTER_DRAWN,
    TAKE,
    TAKE_PILE,
)
from theatrum.games.wallenstein.state import (
    DRAFT_CARD,
    DRAFT_GROUP,
    NO_CARD,
    NOBODYS,
    SIZES,
    Position,
)
from theatrum.games.wallenstein.year import begin_play


def begin_draft(s: Position) -> None:
    """Two cards lie open; the starting player is drawn (WAL-014, WAL-019, WAL-020)."""
    cards = [p for p in range(PROVINCES) if s.owner[p] == NOBODYS]
    s.chance.shuffle(cards)
    s.pile = cards + [NO_CARD] * (PROVINCES - len(cards))
    s.pile_size = len(cards)
    for seat in range(s.seats):
        for size in s.board.groups[s.seats]:
            s.groups[seat * SIZES + size - 2] += 1
    lay_card(s, 0)
    lay_card(s, 1)
    starter = s.chance.below(s.seats)
    s.tell(STARTER_DRAWN, 20, starter)
    s.push(DRAFT_CARD, 1 << starter)


def draw_card(s: Position) -> int:
    """The top card of the pile, or none. Taking it shows something, unless all can work it out:
    the last card that was not sunk, or the second of a pair that was (WAL-024)."""
    if s.pile_size == 0:
        return NO_CARD
    above = s.pile_size - 2 * s.sunk
    if above > 1 or (above <= 0 and s.pile_size % 2 == 0):
        s.reveal()
    card = s.pile[0]
    s.pile = s.pile[1:]
    s.pile.append(NO_CARD)
    s.pile_size -= 1
    return card


def lay_card(s: Position, place: int) -> None:
    s.laid[place] = draw_card(s)
    if s.laid[place] != NO_CARD:
        s.tell(CARD_LAID, 23, s.laid[place])


def groups_left(s: Position, seat: int) -> int:
    total = 0
    for size in range(SIZES):
        total += s.groups[seat * SIZES + size]
    return total


class DraftCard(Decision[Position]):
    """One of the two open cards, or the top of the pile unseen; a player who sees the same two as
    the last time may first sink them (WAL-021, WAL-023, WAL-024)."""

    def __init__(self) -> None:
        super().__init__(Form("draft_card"), 21, opening=True)

    def may_sink(self, s: Position, seat: int) -> bool:
        """The same two as at the own last turn, once a turn; not with an empty pile."""
        if s.stack[-3] == 1 or s.pile_size == 0:
            return False
        first, second = s.pair[2 * seat], s.pair[2 * seat + 1]
        if first == NO_CARD or second == NO_CARD:
            return False
        return (s.laid[0] == first and s.laid[1] == second) or (
            s.laid[0] == second and s.laid[1] == first
        )

    def legal(self, s: Position, seat: int) -> list[int]:
        out = [TAKE + card for card in s.laid if card != NO_CARD]
        if s.pile_size > 0:
            out.append(TAKE_PILE)
        if self.may_sink(s, seat):
            out.append(SINK)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 24 if action == SINK else self.rule

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == SINK:
            sink(s, seat)
            s.stack[-3] = 1
            return
        s.pair[2 * seat] = s.laid[0]
        s.pair[2 * seat + 1] = s.laid[1]
        if action == TAKE_PILE:
            province = draw_card(s)
        else:
            province = action - TAKE
            lay_card(s, 0 if s.laid[0] == province else 1)
        s.owner[province] = seat
        s.tell(PROVINCE_TAKEN, 21, seat, province)
        s.pop()
        s.push(DRAFT_GROUP, 1 << seat, province)


def sink(s: Position, seat: int) -> None:
    """Both open cards go under the pile, in random order; the next two are turned up (WAL-024)."""
    under = s.laid[:]
    s.chance.shuffle(under)
    size = s.pile_size
    s.pile = [*s.pile[:size], *under, *s.pile[size + 2 :]]
    s.pile_size += 2
    s.sunk += 1
    s.tell(CARDS_SUNK, 24, seat)
    lay_card(s, 0)
    lay_card(s, 1)


class DraftGroup(Decision[Position]):
    """All armies of one of the own groups go onto the province taken (WAL-022)."""

    def __init__(self) -> None:
        super().__init__(Form("draft_group", [("province", PROVINCE)]), 22, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [GROUP + size for size in range(SIZES) if s.groups[seat * SIZES + size] > 0]

    def apply(self, s: Position, seat: int, action: int) -> None:
        size = action - GROUP
        province = s.stack[-3]
        s.groups[seat * SIZES + size] -= 1
        s.armies[province] = size + 2
        s.supply[seat] -= size + 2
        s.tell(GROUP_PLACED, 22, seat, province, size + 2)
        s.pop()
        neighbour = (seat + 1) % s.seats  # WAL-020: seating order, again and again
        if groups_left(s, neighbour) > 0:
            s.push(DRAFT_CARD, 1 << neighbour)
        else:
            end_draft(s)


def end_draft(s: Position) -> None:
    """The cards left over are the pool of ownerless provinces (WAL-025)."""
    s.pile = [NO_CARD] * PROVINCES
    s.pile_size = 0
    s.sunk = 0
    s.laid = [NO_CARD] * 2
    s.pair = [NO_CARD] * len(s.pair)
    begin_play(s)
