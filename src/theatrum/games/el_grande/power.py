"""Section 4: power cards (what becomes of the played ones is in `piles.py`)."""

from typing import Final

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.el_grande.forms import PLAY, POWER_PLAYED, POWERS
from theatrum.games.el_grande.state import PLAY_POWER, Position
from theatrum.games.el_grande.turn import start_turn

# The cards that can be played, by the mask of free values in the hand.
PLAYING: Final = [[PLAY + i for i in range(POWERS) if mask >> i & 1] for mask in range(1 << POWERS)]


class PlayPower(Decision[Position]):
    """One card each, face up, clockwise from the starter; no value twice (ELG-027 to ELG-029)."""

    def __init__(self) -> None:
        super().__init__(Form("play_power"), 29, opening=True)

    def barred(self, s: Position) -> int:
        """The values on the table this round, as a mask (ELG-028)."""
        mask = 0
        for seat in range(s.seats):
            mask |= 1 << s.played[seat]
        return mask

    def legal(self, s: Position, seat: int) -> list[int]:
        return PLAYING[(s.hand[seat] & ~self.barred(s)) >> 1]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if PLAY <= action < PLAY + POWERS:
            value = action - PLAY + 1
            return 28 if (self.barred(s) >> value) & 1 else 31
        return self.rule

    def apply(self, s: Position, seat: int, action: int) -> None:
        value = action - PLAY + 1
        s.played[seat] = value
        s.hand[seat] &= ~(1 << value)
        s.pile[seat] = s.pile[seat] << 4 | value
        s.record[seat] = s.record[seat] << 5 | value
        s.tell(POWER_PLAYED, 29, seat, value - 1)
        s.pop()
        neighbour = s.left_of(seat)
        if neighbour == s.starter:
            begin_turns(s)
        else:
            s.push(PLAY_POWER, 1 << neighbour)


def begin_turns(s: Position) -> None:
    """The highest card begins; the lowest will play the first power card next round (ELG-027,
    ELG-030)."""
    for seat in range(s.seats):
        higher = 0
        for other in range(s.seats):
            if s.played[other] > s.played[seat]:
                higher += 1
        s.order[higher] = seat
    s.starter = s.order[s.seats - 1]
    s.turn = 0
    start_turn(s)
