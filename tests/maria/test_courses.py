"""How the search plays Maria on: to the stages of others, piece by piece."""

import pytest

from theatrum.bots.thinking import Budget, settings_for
from theatrum.core.chance import Noise
from theatrum.core.course import DEEPEST, Course
from theatrum.games.maria.state import MOVEMENT, Position

from .table import (
    AUSTRIAN_STAGE,
    FREDERICK,
    FRENCH_STAGE,
    GAME,
    LOUIS,
    MARIA,
    MOVEMENT_PHASE,
    PRUSSIAN_STAGE,
    fort,
    go,
    piece,
    power,
)
from .test_race import forts_near, neighbour, war


def played_on(s: Position, rounds: int) -> Position:
    settings = settings_for(GAME, 3, Budget())
    course = Course(GAME, Noise(1), settings)
    course.play_on(s, rounds, DEEPEST)
    return s


@pytest.mark.rule("MAR-043")
@pytest.mark.parametrize(
    ("stage", "following"),
    [
        (FRENCH_STAGE, [FREDERICK, MARIA, LOUIS]),
        (PRUSSIAN_STAGE, [MARIA, LOUIS, FREDERICK]),
        (AUSTRIAN_STAGE, [LOUIS, FREDERICK, MARIA]),
    ],
)
def test_a_round_is_a_stage(stage: int, following: list[int]) -> None:
    """Whether or not there was a battle or a payment in between."""
    for rounds, seat in enumerate(following, 1):
        s = played_on(go(war(2), stage, MOVEMENT_PHASE), rounds)
        assert s.stack[-1] == MOVEMENT
        assert GAME.decider(s) == seat
        assert s.moved == 0


@pytest.mark.rule("MAR-114")
def test_whoever_plays_on_finds_what_a_piece_can_do() -> None:
    """Planned one after the other, nobody's march is forgotten."""
    s = war(6)
    here = forts_near("breslau")[6]
    s.move(piece("friedrich_der_grosse"), neighbour(here))
    assert s.controller(fort(here)) == power("austria")
    played_on(go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE), 3)
    assert s.controller(fort(here)) == power("prussia")
