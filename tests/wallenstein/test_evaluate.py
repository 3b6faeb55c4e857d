"""The evaluation knows what is good, and nothing that the seat can't see."""

import pytest

from theatrum.bots.player import ask, make
from theatrum.core.chance import Noise
from theatrum.core.greedy import Greedy
from theatrum.games.wallenstein.forms import BLANK, PLAN, SLOTS
from theatrum.games.wallenstein.state import EMPTY, OPEN, PLANNING, Position
from theatrum.library.catalogue import load
from theatrum.match.match import Match, Seat
from theatrum.match.wander import Wanderer

from .table import BOARD, GAME, bare, fresh, own

TITLE = load("wallenstein")


def worth(s: Position, seat: int = 0) -> float:
    return GAME.evaluate(s, seat)


def planning(**gold: int) -> Position:
    """Three seats are to plan; seat 0 has a few provinces."""
    s = fresh(3, seed="planning")
    s.gold[0] = gold.get("gold", 12)
    return s


def test_more_is_better() -> None:
    s = bare(3)
    own(s, 0, "salzburg", 3)
    own(s, 1, "baden", 3)
    own(s, 2, "mark", 3)
    base = worth(s)
    own(s, 0, "passau", 2)
    more = worth(s)
    assert more > base
    own(s, 0, "passau", 2, 0, "palace")
    assert worth(s) > more
    assert worth(s, 1) < -0.1
    built = worth(s)
    own(s, 1, "augsburg", 2, 0, "palace")
    assert worth(s) < built


def test_a_sole_majority_is_worth_more_than_a_shared_one() -> None:
    def with_rival(region: str) -> float:
        s = bare(3)
        own(s, 0, "salzburg", 3, 0, "palace")
        own(s, 1, region, 3, 0, "palace")
        own(s, 2, "mark", 3)
        return worth(s)

    assert with_rival("boehmen") > with_rival("augsburg") - 5
    s = bare(2)
    own(s, 0, "salzburg", 3)
    own(s, 1, "boehmen", 3)
    alone = worth(s)
    own(s, 0, "salzburg", 3, 0, "palace")
    assert worth(s) - alone > 1.8 * (1 + 0.8 * 3)


def test_the_end_is_the_score() -> None:
    s = bare(3)
    s.stack = []
    s.score[:3] = [30, 20, 10]
    assert worth(s, 0) == 30 - 0.5 * 20 - 0.5 * 15
    assert worth(s, 2) < worth(s, 1) < worth(s, 0)


def test_plans_of_others_are_not_looked_at() -> None:
    noise = Noise(5)
    for number in range(3):
        match = Match.new(TITLE, [Seat("a"), Seat("b"), Seat("c")], {}, f"eyes {number}")
        wanderer = Wanderer(GAME, noise)
        while not match.over:
            s = match.state
            if len(match.log) % 5 == 0:
                t = GAME.copy(s)
                for i in range(SLOTS, 3 * SLOTS):
                    if s.plan[i] not in (OPEN, EMPTY):
                        t.plan[i] = BLANK
                assert GAME.evaluate(t, 0) == GAME.evaluate(s, 0)
            match.act(*wanderer.choose(s))


def greedy_plan(s: Position, seat: int) -> list[int]:
    """The ten cards that greedy lays."""
    t = GAME.copy(s)
    noise = Noise(3)
    for _ in range(SLOTS):
        GAME.apply(t, seat, Greedy(GAME, noise).choose(t, seat))
    row: list[int] = t.plan[seat * SLOTS : (seat + 1) * SLOTS]
    return row


def test_greedy_plans_sensibly() -> None:
    """It builds where there is room, collects where there is much, and lays blanks rather than
    spend gold that it does not have."""
    s = planning()
    plan = greedy_plan(s, 0)
    for building in range(3):
        assert plan[building] != BLANK
        assert BOARD.cities[plan[building]] > 0
    own_grain = [BOARD.grain[p] for p in range(45) if s.owner[p] == 0]
    assert plan[4] != BLANK
    assert BOARD.grain[plan[4]] >= sorted(own_grain)[len(own_grain) // 2]
    assert len({card for card in plan if card != BLANK}) == sum(card != BLANK for card in plan)


def test_greedy_does_not_plan_what_it_can_not_pay() -> None:
    rich, poor = greedy_plan(planning(gold=12), 0), greedy_plan(planning(gold=0), 0)
    costs = BOARD.cost
    spent = [sum(costs[a] for a in range(SLOTS) if row[a] != BLANK) for row in (rich, poor)]
    assert poor[3] != BLANK  # it collects gold
    assert spent[1] <= spent[0]


def test_partial_plans_differ_by_their_cards() -> None:
    """Laying the only palace site for the palace is better than a blank there."""
    s = planning()
    assert s.stack[-1] == PLANNING
    values = {}
    for action in GAME.legal(s, 0):
        t = GAME.copy(s)
        GAME.apply(t, 0, action)
        values[action - PLAN] = worth(t)
    assert values[BLANK] < max(values.values()) - 1


@pytest.mark.parametrize(("seats", "matches"), [(2, 3), (4, 1)])
def test_greedy_beats_random(seats: int, matches: int) -> None:
    for number in range(matches):
        me = number % seats
        levels = ["greedy" if seat == me else "random" for seat in range(seats)]
        match = Match.new(TITLE, [Seat(one, one) for one in levels], {}, f"greedy {number}")
        bots = [make(level, seat) for seat, level in enumerate(levels)]
        while not match.over:
            seat = GAME.decider(match.state)
            match.act(seat, ask(bots[seat], match, seat))
        scores = GAME.scores(match.state)
        assert all(scores[me] > scores[seat] + 10 for seat in range(seats) if seat != me)


def test_what_a_seat_can_not_know_changes_nothing() -> None:
    """Matches that differ in hidden things alone get the same choice from the same seed."""
    noise, asked = Noise(1), 0
    match = Match.new(TITLE, [Seat("a"), Seat("b")], {}, "blindfold")
    wanderer = Wanderer(GAME, noise)
    while not match.over:
        if len(match.log) % 17 == 0:
            for seat in GAME.deciders(match.state):
                truth = match.state
                choice = ask(make("greedy", 3), match, seat)
                match.state = GAME.determinize(truth, seat, noise)
                assert ask(make("greedy", 3), match, seat) == choice
                match.state = truth
                asked += 1
        match.act(*wanderer.choose(match.state))
    assert asked > 10
