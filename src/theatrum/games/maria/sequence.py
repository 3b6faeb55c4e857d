"""Chapter 5: who acts in which stage."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from theatrum.games.maria.forms import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY
from theatrum.games.maria.state import Position

FRENCH: Final = 0
PRUSSIAN: Final = 1
AUSTRIAN: Final = 2

# The rows are shared: nobody changes them.
WITH_BAVARIA: Final = vec[i64]([FRANCE, BAVARIA])
WITH_SAXONY: Final = vec[i64]([PRUSSIA, SAXONY])
PRUSSIA_ALONE: Final = vec[i64]([PRUSSIA])
AUSTRIA_ALONE: Final = vec[i64]([AUSTRIA])
ALLIES: Final = vec[i64]([AUSTRIA, PRAGMATIC])
ALLIES_AND_SAXONY: Final = vec[i64]([AUSTRIA, PRAGMATIC, SAXONY])


def stage_powers(s: Position, stage: i64) -> vec[i64]:
    """The powers of an action stage (MAR-043); Saxony goes with its ally, as a neutral with Austria
    (MAR-261); the Pragmatic Army is not in the introductory game (MAR-174)."""
    if stage == FRENCH:
        return WITH_BAVARIA
    if stage == PRUSSIAN:
        return WITH_SAXONY if s.saxony == 0 else PRUSSIA_ALONE
    if not s.advanced():
        return AUSTRIA_ALONE
    return ALLIES if s.saxony == 0 else ALLIES_AND_SAXONY


def all_powers(s: Position) -> vec[i64]:
    """All powers in play, in the order of the action stages (MAR-048)."""
    out = extend(stage_powers(s, FRENCH)[:], stage_powers(s, PRUSSIAN))
    return extend(out, stage_powers(s, AUSTRIAN))


def seats_of_stage(s: Position, stage: i64) -> i64:
    """The seats that move in a stage, as a mask."""
    out: i64 = 0
    for power in stage_powers(s, stage):
        out |= 1 << s.player[power]
    return out


def others_left(s: Position, seat: i64, stage: i64) -> i64:
    return seats_of_stage(s, stage) & ~s.finished & ~(1 << seat)


def pass_on(s: Position, seat: i64, stage: i64) -> None:
    """The other player of the stage moves next, if he has not finished."""
    left = others_left(s, seat, stage)
    if left:
        s.holder = 0
        while (left >> s.holder) & 1 == 0:
            s.holder += 1
