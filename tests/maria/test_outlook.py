"""Whether what was learnt of the introductory game says who will win it."""

import pytest

from theatrum.core.chance import Noise
from theatrum.games.maria.outlook import INPUTS, features, seats_of
from theatrum.games.maria.state import Position

from .table import (
    AUSTRIAN_STAGE,
    FREDERICK,
    GAME,
    LOUIS,
    MARIA,
    MOVEMENT_PHASE,
    PRUSSIAN_STAGE,
    begun,
    go,
    piece,
)
from .test_race import conquered, forts_near, neighbour, war


def marched(s: Position) -> list[float]:
    found: list[float] = GAME.outlook(go(s, AUSTRIAN_STAGE, MOVEMENT_PHASE))
    return found


@pytest.mark.rule("MAR-176", "MAR-177", "MAR-178")
def test_the_chances_of_the_seats_add_up() -> None:
    s = begun(variant="introductory")
    assert seats_of(s) == [FREDERICK, LOUIS, MARIA]
    assert len(features(s)) == INPUTS
    found = GAME.outlook(s)
    assert len(found) == 3
    assert sum(found) == pytest.approx(1.0)
    assert min(found) > 0.0


def test_other_games_were_not_learnt() -> None:
    assert GAME.outlook(begun(variant="advanced")) == []
    assert GAME.outlook(begun(variant="short")) == []
    assert GAME.outlook(begun(2, variant="introductory")) == []


@pytest.mark.rule("MAR-177")
def test_who_is_about_to_win_probably_will() -> None:
    """One more fortress, open and next to Frederick, in his own stage."""
    s = war(0)
    last, *others = forts_near("brunn")
    conquered(s, others[:11])
    s.move(piece("friedrich_der_grosse"), neighbour(last))
    found = GAME.outlook(go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE))
    assert found[FREDERICK] > 0.5
    far = GAME.outlook(go(war(4), PRUSSIAN_STAGE, MOVEMENT_PHASE))
    assert found[FREDERICK] > 2 * far[FREDERICK]


@pytest.mark.rule("MAR-178")
def test_time_and_markers_count() -> None:
    assert marched(war(10))[FREDERICK] > marched(war(6))[FREDERICK]
    assert marched(war(6, 8))[MARIA] > marched(war(6, 3))[MARIA]
    assert marched(war(2, 9))[MARIA] > 0.7


@pytest.mark.rule("MAR-055")
def test_features_change_neither_the_position_nor_with_what_is_drawn_later() -> None:
    s = begun(variant="introductory")
    before = s.encode()
    row = list(features(s))
    assert s.encode() == before
    other = GAME.copy(s)
    other.chance = Noise(5).fresh_chance()
    assert list(features(other)) == row
