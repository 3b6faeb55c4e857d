"""Chapter 5: who acts in which stage."""

from typing import Final

from theatrum.games.maria.forms import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY
from theatrum.games.maria.state import Position

FRENCH: Final = 0
PRUSSIAN: Final = 1
AUSTRIAN: Final = 2


def stage_powers(s: Position, stage: int) -> list[int]:
    """The powers of an action stage (MAR-043); Saxony goes with its ally, as a neutral with Austria
    (MAR-261); the Pragmatic Army is not in the introductory game (MAR-174)."""
    if stage == FRENCH:
        return [FRANCE, BAVARIA]
    if stage == PRUSSIAN:
        return [PRUSSIA, SAXONY] if s.saxony == 0 else [PRUSSIA]
    out = [AUSTRIA]
    if s.advanced():
        out.append(PRAGMATIC)
    if s.saxony != 0:
        out.append(SAXONY)
    return out


def all_powers(s: Position) -> list[int]:
    """All powers in play, in the order of the action stages (MAR-048)."""
    return stage_powers(s, FRENCH) + stage_powers(s, PRUSSIAN) + stage_powers(s, AUSTRIAN)
