"""Chapter 5: who acts in which stage."""

from typing import Final

from theatrum.games.maria.forms import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY
from theatrum.games.maria.state import Position

FRENCH: Final = 0
PRUSSIAN: Final = 1
AUSTRIAN: Final = 2

# The lists are shared: nobody changes them.
WITH_BAVARIA: Final = [FRANCE, BAVARIA]
WITH_SAXONY: Final = [PRUSSIA, SAXONY]
PRUSSIA_ALONE: Final = [PRUSSIA]
AUSTRIA_ALONE: Final = [AUSTRIA]
ALLIES: Final = [AUSTRIA, PRAGMATIC]
ALLIES_AND_SAXONY: Final = [AUSTRIA, PRAGMATIC, SAXONY]


def stage_powers(s: Position, stage: int) -> list[int]:
    """The powers of an action stage (MAR-043); Saxony goes with its ally, as a neutral with Austria
    (MAR-261); the Pragmatic Army is not in the introductory game (MAR-174)."""
    if stage == FRENCH:
        return WITH_BAVARIA
    if stage == PRUSSIAN:
        return WITH_SAXONY if s.saxony == 0 else PRUSSIA_ALONE
    if not s.advanced():
        return AUSTRIA_ALONE
    return ALLIES if s.saxony == 0 else ALLIES_AND_SAXONY


def all_powers(s: Position) -> list[int]:
    """All powers in play, in the order of the action stages (MAR-048)."""
    return stage_powers(s, FRENCH) + stage_powers(s, PRUSSIAN) + stage_powers(s, AUSTRIAN)
