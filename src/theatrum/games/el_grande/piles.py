"""Piles of played power cards, and what others can know of them.

A seat's played cards lie in a pile of which only the top one is visible (ELG-031). The pile is
one integer, four bits a card, the top card lowest. Two deck-4 cards bring a card back to the hand;
unless it was the top one nobody else learns which (ELG-132). `record` keeps what everybody has
seen, five bits an event, so that what others may think of a hand can be worked out exactly.
"""

from typing import Final

from mypy_extensions import i64

from theatrum.games.el_grande.forms import POWERS
from theatrum.games.el_grande.state import Position

TAKEN_UNSEEN: Final = 14  # in a record: a card that was not on top went back to the hand
TAKEN_FROM_TOP: Final = 16  # in a record: the top one went back; plus the new top, 0 for none


def top_of(pile: int) -> int:
    """The visible card of a pile; 0 if it is empty."""
    return pile & 15


def cards_of(pile: int) -> list[int]:
    """The cards of a pile, the top one first."""
    out: list[int] = []
    while pile:
        out.append(pile & 15)
        pile >>= 4
    return out


def lies_in(pile: int, value: int) -> bool:
    """Is the card in the pile?"""
    rest = i64(pile)
    wanted = i64(value)
    while rest:
        if rest & 15 == wanted:
            return True
        rest >>= 4
    return False


def without(pile: int, value: int) -> int:
    """The pile after a card has been taken out of it."""
    rest = 0
    shift = 0
    while pile:
        if pile & 15 != value:
            rest |= (pile & 15) << shift
            shift += 4
        pile >>= 4
    return rest


def take_back(s: Position, seat: int, value: int) -> bool:
    """A played card returns to the hand. Taking the top one is seen, and so is the card below it
    (ELG-132); says whether it was. Nobody learns more by that: the card below was the visible one
    before this round's card came on top of it."""
    from_top = top_of(s.pile[seat]) == value
    s.pile[seat] = without(s.pile[seat], value)
    s.hand[seat] |= 1 << value
    event = TAKEN_FROM_TOP + top_of(s.pile[seat]) if from_top else TAKEN_UNSEEN
    s.record[seat] = s.record[seat] << 5 | event
    return from_top


def possible_piles(record: int) -> list[int]:
    """Every pile that agrees with what all have seen."""
    events: list[int] = []
    while record:
        events.append(record & 31)
        record >>= 5
    events.reverse()
    piles = [0]
    for event in events:
        after: list[int] = []
        for pile in piles:
            if event <= POWERS:
                if not lies_in(pile, event):
                    after.append(pile << 4 | event)
            elif event == TAKEN_UNSEEN:
                for value in cards_of(pile)[1:]:
                    after.append(without(pile, value))
            elif top_of(pile >> 4) == event - TAKEN_FROM_TOP:
                after.append(pile >> 4)
        piles = list(dict.fromkeys(after)) if len(after) > 1 else after
    return piles
