"""Whether what was learnt of the introductory game says who will win it."""

import pytest

from theatrum.core.chance import Noise
from theatrum.games.maria.outlook import INPUTS, SLOWER_INPUTS, features, seats_of
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
    mark,
    piece,
    power,
)
from .test_race import CORE, conquered, forts_near, neighbour, war


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
    assert GAME.outlook(begun(2, variant="short")) == []


@pytest.mark.rule("MAR-283", "MAR-285")
def test_two_players_share_the_chances() -> None:
    s = begun(2, variant="introductory")
    rivals, austria = seats_of(s)
    assert (s.player[power("prussia")], s.player[power("france")]) == (rivals, rivals)
    assert s.player[power("austria")] == austria
    assert len(features(s)) == INPUTS + SLOWER_INPUTS
    found = GAME.outlook(s)
    assert sum(found) == pytest.approx(1.0)
    assert min(found) > 0.1


@pytest.mark.rule("MAR-284", "MAR-286")
def test_with_two_players_the_slower_rival_counts() -> None:
    """One goal brings half of a win, so a marker more is worth most where both come near."""

    def rivals_chance(prussian: int, french: int, turn: int) -> float:
        s = war(0, turn, 2)
        prussian_forts = forts_near("breslau")[:prussian]
        conquered(s, prussian_forts)
        for name in [name for name in CORE if name not in prussian_forts][:french]:
            mark(s, name, "france")
        found: list[float] = GAME.outlook(go(s, AUSTRIAN_STAGE, MOVEMENT_PHASE))
        return found[s.player[power("prussia")]]

    assert rivals_chance(11, 8, 8) > rivals_chance(11, 2, 8) > rivals_chance(4, 2, 8)
    assert rivals_chance(11, 8, 4) > rivals_chance(5, 3, 8)
    assert rivals_chance(3, 1, 9) < 0.3


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
