"""Section 9: the dials of a general scoring, which empty the castillo (8)."""

from theatrum.core.forms import Form
from theatrum.games.el_grande.dials import Dial, target_rule
from theatrum.games.el_grande.rounds import after_dials
from theatrum.games.el_grande.state import INATTENTIVE_DIAL, Position


class CastilloDial(Dial):
    """Everybody with caballeros in the castillo dials the region they will go to."""

    def __init__(self) -> None:
        super().__init__(Form("castillo_dial"), 56, quiet=True)

    def allowed(self, s: Position, seat: int, region: int) -> int:
        return target_rule(s, region, 56)

    def legal(self, s: Position, seat: int) -> list[int]:
        if s.options[INATTENTIVE_DIAL]:
            return super().legal(s, seat)
        return s.board.dialling[s.king]

    def complete(self, s: Position, about: int) -> None:
        after_dials(s)
