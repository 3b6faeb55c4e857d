"""Section 6: placing caballeros by the heads of the action card; the king (7) says where."""

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.el_grande.forms import (
    CASTILLO,
    COUNT,
    PLACE_ONE,
    PLACED,
    PLACES,
    STOP,
    STOPPED,
)
from theatrum.games.el_grande.state import DONE, PLACING, Position


def placing_rule(s: Position, seat: int, place: int) -> int:
    """0 if the seat may place a caballero there by heads, else the rule that forbids it."""
    if s.court[seat] == 0:
        return 39
    if place == CASTILLO:
        return 0  # ELG-050: always open
    if place == s.king:
        return 46
    return 0 if (s.board.near_mask[s.king] >> place) & 1 else 40


def place_one(s: Position, seat: int, place: int) -> None:
    """The first caballero opens the block, which is not interrupted (ELG-037)."""
    s.placement = DONE
    s.push(PLACING, 1 << seat)
    put_down(s, seat, place)


def put_down(s: Position, seat: int, place: int) -> None:
    s.court[seat] -= 1
    s.cubes[seat * PLACES + place] += 1
    s.heads -= 1
    s.tell(PLACED, 40, seat, place)
    if s.heads == 0 or s.court[seat] == 0:
        s.pop()


class Placing(Decision[Position]):
    """More caballeros of the same block, up to the heads (ELG-039)."""

    def __init__(self) -> None:
        super().__init__(Form("placing", [("left", COUNT)]), 37)

    def about(self, s: Position) -> list[int]:
        return [s.heads]

    def legal(self, s: Position, seat: int) -> list[int]:
        return s.board.placing_stop[s.king]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if PLACE_ONE <= action < PLACE_ONE + PLACES:
            return placing_rule(s, seat, action - PLACE_ONE)
        return self.rule

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == STOP:
            s.tell(STOPPED, 39, seat)
            s.heads = 0
            s.pop()
        else:
            put_down(s, seat, action - PLACE_ONE)
