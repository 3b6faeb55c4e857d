"""The evaluation knows what is good, and nothing that the seat can't see."""

import pytest

from theatrum.core.chance import Noise
from theatrum.core.greedy import Greedy
from theatrum.games.hannibal.evaluate import hands, initiative, politics, ratings_of
from theatrum.games.hannibal.forms import BATTLE_CARD_NAMES, SPACE_NAMES
from theatrum.games.hannibal.rounds import KINDS
from theatrum.games.hannibal.state import Position
from theatrum.games.hannibal.weights import TURNS, USUAL
from theatrum.games.hannibal.winter import isolated

from .battles import fight, to_cards
from .table import (
    BOARD,
    CARTHAGE,
    GAME,
    ROME,
    activate,
    army,
    asked,
    bare,
    fresh,
    pcs,
    space,
    turn_of,
)
from .warlike import match


def worth(s: Position, seat: int = ROME) -> float:
    return float(GAME.evaluate(s, seat))


def test_what_one_wins_the_other_loses() -> None:
    """But for cards, of which each knows his own only."""
    for steps, (s, _) in enumerate(match(3)):
        if steps % 25 == 0 and s.field < 0:
            both = worth(s, ROME) + worth(s, CARTHAGE)
            assert both == pytest.approx(hand_worth(s, ROME) + hand_worth(s, CARTHAGE))


def hand_worth(s: Position, seat: int) -> float:
    left = min(TURNS, s.last_turn() - int(s.turn) + 1) - 1
    return USUAL.use[left] * hands(s, seat, USUAL)


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


def chosen_by(s: Position, seat: int) -> str:
    found = Greedy(GAME, Noise(1)).choose(GAME.determinize(s, seat, Noise(2)), seat)
    return str(GAME.actions.json(found)["verb"])


def test_greedy_begins_the_siege_of_a_capital() -> None:
    """One face of two brings a point, and three points the war: worth some CUs."""
    s = bare()
    army(s, ROME, "carthago", 10, "marcellus*")
    army(s, CARTHAGE, "saguntum", 10, "hannibal")
    turn_of(s, ROME, 1, 53)
    activate(s, ROME, 1, "marcellus")
    GAME.apply(s, ROME, GAME.actions.parse({"verb": "stop"}))
    assert asked(s) == "siege_try"
    assert chosen_by(s, ROME) == "besiege"


def test_greedy_fights_with_more_cards_and_withdraws_with_fewer() -> None:
    """To play a card costs nothing: the other must match it."""
    s = to_cards(fight(10, 3))
    assert asked(s) == "attacking"
    assert chosen_by(s, CARTHAGE) == "attack"
    s = to_cards(fight(3, 10, "marcellus"))
    assert asked(s) == "attacking"
    assert chosen_by(s, CARTHAGE) == "withdraw"


def test_greedy_plays_the_battle_card_it_has_most_of() -> None:
    s = to_cards(fight(10, 3))
    rows = s.bhand[CARTHAGE * KINDS : CARTHAGE * KINDS + KINDS]
    found = Greedy(GAME, Noise(1)).choose(GAME.determinize(s, CARTHAGE, Noise(2)), CARTHAGE)
    played = GAME.actions.json(found)
    assert played["verb"] == "attack"
    kind = BATTLE_CARD_NAMES.index(str(played["card"]))
    assert rows[kind] == max(rows)


def test_the_work_of_a_greedy_choice_is_bounded() -> None:
    """A march of many clicks is followed no farther than the evaluations allow."""
    bound = 40
    choices = 0
    for seed in range(3):
        noise = Noise(seed)
        s = fresh(f"bounded {seed}")
        for step in range(160):
            seat = GAME.decider(s)
            if seat < 0:
                break
            actions = GAME.legal(s, seat)
            if len(actions) > 1 and step % 4 == 0:
                bot = Greedy(GAME, Noise(step), bound)
                bot.choose(GAME.determinize(s, seat, noise), seat)
                assert bot.steps < 4 * bound
                choices += 1
            GAME.apply(s, seat, actions[noise.below(len(actions))])
    assert choices > 50


def test_an_army_is_worth_more_where_it_can_do_something() -> None:
    """Near provinces of the enemy, and together: nobody sits out the war where it began."""
    worths: list[float] = []
    for where in ("saguntum", "taurini", "capua"):
        s = bare()
        army(s, ROME, "roma", 8, "varro*")
        pcs(s, ROME, "capua", "neapolis", "terventum", "beneventum")
        army(s, CARTHAGE, where, 10, "hannibal")
        worths.append(worth(s, CARTHAGE))
    assert worths[0] < worths[1] < worths[2]
    s = bare()
    army(s, ROME, "roma", 8, "varro*")
    pcs(s, ROME, "capua", "neapolis", "terventum", "beneventum")
    army(s, CARTHAGE, "saguntum", 5, "hannibal")
    army(s, CARTHAGE, "taurini", 5, "mago")
    assert worth(s, CARTHAGE) < worths[1]


@pytest.mark.rule("HAN-108")
def test_a_marker_that_winter_removes_is_worth_nothing() -> None:
    """Among enemy markers only, without a port, a tribe or a CU of its own."""
    s = bare()
    around = [SPACE_NAMES[near] for near in BOARD.near[space("beneventum")]]
    pcs(s, CARTHAGE, *around)
    pcs(s, None, "beneventum")
    base = politics(s, USUAL, 1.0)
    pcs(s, ROME, "beneventum")
    assert isolated(s, ROME) == [space("beneventum")]
    assert politics(s, USUAL, 1.0) == base
    army(s, ROME, "beneventum", 1)
    assert isolated(s, ROME) == []
    assert politics(s, USUAL, 1.0) > base


def test_two_armies_go_for_two_provinces() -> None:
    """What one army can reach is worth nothing more to a second one."""

    def reached(*places: str) -> float:
        s = bare()
        for where, name in zip(places, ("varro*", "marcellus*"), strict=False):
            army(s, ROME, where, 10, name)
        ratings = [ratings_of(s, ROME), ratings_of(s, CARTHAGE)]
        return initiative(s, ROME, ratings, USUAL, 1.0)

    assert reached("mutina", "roma") < 0.9 * (reached("mutina") + reached("roma"))
    assert reached("mutina", "roma") >= max(reached("mutina"), reached("roma"))
