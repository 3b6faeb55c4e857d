"""Whether what was learnt of the war says who will win it."""

import pytest

from theatrum.core.chance import Noise
from theatrum.games.hannibal.outlook import FEATURES, LEFT, features, seats_of

from .table import CARTHAGE, GAME, ROME, army, bare, fresh, hold, pcs, turn_of

ITALY = ("mutina", "verona", "boii", "insubres", "taurini")


@pytest.mark.rule("HAN-112")
def test_the_chances_of_both_add_up() -> None:
    s = fresh()
    assert seats_of(s) == [ROME, CARTHAGE]
    assert len(features(s)) == FEATURES
    assert features(s)[LEFT] == 9.0
    found = GAME.outlook(s)
    assert sum(found) == pytest.approx(1.0)
    assert min(found) > 0.2


@pytest.mark.rule("HAN-112")
def test_in_the_last_turn_provinces_decide() -> None:
    """Nobody has cards left: what is held is kept."""
    chances: list[float] = []
    for side in (ROME, CARTHAGE):
        s = bare(turn=9)
        pcs(s, side, *ITALY)
        army(s, ROME, "roma", 10, "varro*")
        army(s, CARTHAGE, "saguntum", 10, "hannibal")
        turn_of(s, ROME, 53)
        chances.append(GAME.outlook(s)[ROME])
    assert chances[0] > chances[1] + 0.1


def test_an_army_that_is_lost_is_missed() -> None:
    with_army, without = bare(turn=5), bare(turn=5)
    for s, count in ((with_army, 15), (without, 1)):
        army(s, ROME, "roma", count, "varro*")
        army(s, CARTHAGE, "saguntum", 10, "hannibal")
        turn_of(s, ROME, 53)
        hold(s, CARTHAGE, 53)
    assert GAME.outlook(with_army)[ROME] > GAME.outlook(without)[ROME]


def test_the_last_round_are_the_last_cards_of_the_last_turn() -> None:
    assert not GAME.last_round(bare(turn=8))
    assert GAME.last_round(bare(turn=9))
    assert GAME.last_round(bare(turn=3, length="short"))
    many = bare(turn=9)
    hold(many, ROME, 53, 54, 55, 56)
    assert GAME.last_round(many)
    hold(many, CARTHAGE, 57, 58, 59)
    assert not GAME.last_round(many)


def test_what_is_looked_at_does_not_change_the_position() -> None:
    s = fresh()
    before = s.encode()
    GAME.outlook(s)
    GAME.proposals(GAME.determinize(s, ROME, Noise(1)), ROME)
    assert s.encode() == before
