"""The evaluation knows what is good, and nothing that the seat can't see."""

from theatrum.core.chance import Noise
from theatrum.core.greedy import Greedy
from theatrum.games.hannibal.state import Position

from .table import CARTHAGE, GAME, ROME, activate, army, asked, bare, pcs, space, turn_of
from .warlike import match


def worth(s: Position, seat: int = ROME) -> float:
    return float(GAME.evaluate(s, seat))


def test_what_one_wins_the_other_loses() -> None:
    for steps, (s, _) in enumerate(match(3)):
        if steps % 25 == 0:
            assert worth(s, ROME) == -worth(s, CARTHAGE)


def test_more_is_better() -> None:
    s = bare()
    army(s, ROME, "roma", 5, "varro*")
    army(s, CARTHAGE, "carthago", 5, "hannibal")
    base = worth(s)
    army(s, ROME, "roma", 2)
    stronger = worth(s)
    assert stronger > base
    pcs(s, CARTHAGE, "capua", "neapolis", "terventum")
    assert worth(s) < stronger, "a province of Italia is gone"
    s.winner = ROME
    assert worth(s) > stronger
    assert worth(s, CARTHAGE) < -stronger


def test_hidden_cards_are_not_looked_at() -> None:
    for steps, (s, _) in enumerate(match(4)):
        if steps % 40 == 0:
            for seat in (ROME, CARTHAGE):
                assert worth(GAME.determinize(s, seat, Noise(steps)), seat) == worth(s, seat)


def test_greedy_besieges_a_city_that_is_about_to_fall() -> None:
    """Two points are there: two faces of three end the war."""
    s = bare()
    army(s, CARTHAGE, "roma", 8, "hannibal")
    army(s, ROME, "capua", 5, "varro*")
    s.siege[space("roma")] = 2 + 4 * CARTHAGE
    turn_of(s, CARTHAGE, 1, 53)
    activate(s, CARTHAGE, 1, "hannibal")
    GAME.apply(s, CARTHAGE, GAME.actions.parse({"verb": "stop"}))
    assert asked(s) == "siege_try"
    chosen = Greedy(GAME, Noise(1), 60).choose(GAME.determinize(s, CARTHAGE, Noise(2)), CARTHAGE)
    assert GAME.actions.json(chosen) == {"verb": "besiege"}
