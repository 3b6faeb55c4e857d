"""Whole moves: they are compared as such, and followed as they were planned."""

from typing import Any

import pytest

from theatrum.bots import thinking
from theatrum.bots.player import SearchBot, make
from theatrum.bots.thinking import (
    Budget,
    Thought,
    Thoughts,
    known_to,
    merged,
    settings_for,
    think,
)
from theatrum.core.chance import Chance, Noise, key_of
from theatrum.core.course import ENDLESS, Course
from theatrum.core.greedy import Greedy
from theatrum.core.search import Search
from theatrum.library.catalogue import load

GAME: Any = load("hannibal").game


def at_beginning(game: Any, verb: str, seed: str, skip: int = 0) -> Any:
    """Where a move begins with a decision of a kind, after so many others."""
    options = [option.default for option in game.options]
    s = game.start(game.seats_max, options, Chance(key_of(seed)))
    number = 0
    while not (game.decision(s).form.verb == verb and skip == 0):
        skip -= game.decision(s).form.verb == verb
        seat = game.decider(s)
        game.apply(s, seat, Greedy(game, Noise(number), 40).choose(s, seat))
        number += 1
    return s


def at_play(seed: str, skip: int = 0) -> Any:
    """Where somebody is to play a card in Hannibal."""
    return at_beginning(GAME, "play", seed, skip)


def test_several_moves_with_one_card_are_compared() -> None:
    s = at_play("plans", 6)
    done = Search(GAME, s, GAME.decider(s), Noise(1), settings_for(GAME, 2, Budget()))
    first = [move.action for move in done.plans]
    assert len(set(first)) < len(first), "one card, several moves"
    assert len(done.plans) <= done.settings.wide
    ends = {done.end_of(move).encode() for move in done.plans}
    assert len(ends) > len(done.plans) // 2
    told = {move.action for move in done.moves()}
    assert told == set(GAME.sensible(s, done.seat)), "all actions of the root are told of"


def test_marches_that_do_not_begin_well_are_compared_too() -> None:
    """In Maria the best end is often not behind the best first step."""
    maria: Any = load("maria").game
    found: list[list[float]] = []
    for deep in (1.0, float(thinking.SETTINGS["maria"]["deep"])):
        ends: list[float] = []
        for skip in range(3, 60, 4):
            s = at_beginning(maria, "movement", "deep", skip)
            greedy = Greedy(maria, Noise(1))
            greedy.keeping = True
            greedy.deep = int(deep)
            seat = maria.decider(s)
            greedy.values(s, seat, maria.sensible(s, seat))
            ends.append(len({plan.value for plan in greedy.plans}))
            ends.append(max(plan.value for plan in greedy.plans))
        found.append(ends)
    few, many = (sum(ends[::2]) for ends in found)
    assert many > 2 * few
    gains = [more - less for less, more in zip(found[0][1::2], found[1][1::2], strict=True)]
    assert min(gains) >= 0.0
    assert max(gains) > 0.5


def test_to_end_the_own_moves_is_judged_as_the_position_is() -> None:
    """What comes after it comes after every other move, too."""
    maria: Any = load("maria").game
    looked = 0
    for skip in range(3, 12):
        s = at_beginning(maria, "movement", "idle", skip)
        seat = maria.decider(s)
        done = Search(maria, s, seat, Noise(1), settings_for(maria, 3, Budget()))
        for move in done.plans:
            if maria.idle(s, move.action):
                looked += 1
                assert move.prior == done.judge(maria.copy(s))[seat]
    assert looked > 2


@pytest.mark.parametrize(("name", "verb"), [("hannibal", "play"), ("maria", "movement")])
def test_a_move_goes_on_as_planned(name: str, verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the move is under way nobody thinks again, as long as nothing has come between."""
    their: Any = load(name).game
    bot = make("search:8", 3)
    assert isinstance(bot, SearchBot)
    thought: list[str] = []

    def counted(game: Any, position: Any, seat: int, noise: Noise, budget: Budget) -> Any:
        thought.append(game.decision(position).form.verb)
        return think(game, position, seat, noise, budget)

    monkeypatch.setattr(thinking, "think", counted)
    followed = 0
    for skip in range(0, 12, 3):
        s = at_beginning(their, verb, "course", skip)
        seat = their.decider(s)
        draws = s.chance.draws
        before = len(thought)
        while s.stack and their.decider(s) == seat and s.chance.draws == draws:
            if their.decision(s).opening and len(thought) > before:
                break
            choice = bot.choose(their, their.determinize(s, seat, Noise(9)), seat, Noise(4))
            if len(thought) == before + 1:
                followed += 1
            their.apply(s, seat, choice)
        assert thought[before] == verb
    assert followed > 8


def test_several_processes_hand_on_a_plan() -> None:
    """Of an action that more than one has compared, the plan of whoever compared it longest."""
    parts = [
        Thoughts([Thought(5, 3, 0.4, 0.1, (6, 7))], 3, 0),
        Thoughts([Thought(5, 9, 0.3, 0.1, (8,))], 9, 0),
    ]
    assert merged(parts).actions[0].row == (8,)


def test_a_plan_is_for_what_the_seat_knows() -> None:
    """Positions that differ in hidden things alone are the same to it; any other is not."""
    s = at_play("known", 2)
    seat = GAME.decider(s)
    twin = GAME.determinize(s, seat, Noise(77))
    assert twin.encode() != s.encode()
    assert known_to(GAME, s, seat) == known_to(GAME, twin, seat)
    t = GAME.copy(s)
    GAME.apply(t, seat, GAME.legal(t, seat)[0])
    assert known_to(GAME, t, seat) != known_to(GAME, s, seat)


def test_few_simulations_compare_few_moves() -> None:
    s = at_play("narrow", 6)
    done = Search(GAME, s, GAME.decider(s), Noise(1), settings_for(GAME, 2, Budget()))
    assert len(done.live) > 4
    done.narrow(12)
    assert done.live == done.plans[:4]


def test_what_draws_chance_does_not_keep_others_from_being_planned() -> None:
    """With an event that draws at once in hand, marches are planned all the same."""
    found = 0
    for skip in range(12):
        s = at_play("drawing", skip)
        seat = GAME.decider(s)
        actions = GAME.sensible(s, seat)
        drawing = []
        for action in actions:
            t = GAME.copy(s)
            GAME.apply(t, seat, action)
            drawing.append(t.chance.draws != s.chance.draws)
        if any(drawing) and not all(drawing):
            greedy = Greedy(GAME, Noise(1))
            greedy.values(s, seat, actions)
            found += any(greedy.rows)
    assert found


def test_with_little_time_courses_are_short() -> None:
    """A few long courses say less than some short ones; what a name asks for comes first."""
    for short, long in (
        (Budget(seconds=0.1), Budget(seconds=1.0)),
        (Budget(simulations=12), Budget(simulations=100)),
    ):
        assert settings_for(GAME, 2, short).rounds < settings_for(GAME, 2, long).rounds
        asked = Budget(short.simulations, short.seconds, 1, (("rounds", 7),))
        assert settings_for(GAME, 2, asked).rounds == 7


def test_a_course_is_judged_at_the_ends_of_its_last_rounds() -> None:
    """The mean of all looks counts; a match that is over has one end only."""
    s = at_play("plans", 6)
    settings = settings_for(GAME, 2, Budget())
    settings.looks = 3

    def player() -> Course[Any]:
        return Course(GAME, Noise(5), settings)

    seen = player()
    t = GAME.copy(s)
    seen.play_on(t, 2, 200)
    looks = [seen.judge(GAME.copy(t))]
    for _ in range(2):
        seen.play_on(t, 1, 200)
        looks.append(seen.judge(GAME.copy(t)))
    assert looks[0] != looks[1] != looks[2]
    mean = [sum(values) / 3 for values in zip(*looks, strict=True)]
    assert player().outcome(GAME.copy(s), 4, 200) == pytest.approx(mean)

    end = GAME.copy(s)
    assert player().play_on(end, ENDLESS, 20_000) < 20_000
    assert not end.stack
    assert player().outcome(GAME.copy(s), ENDLESS, 20_000) == pytest.approx(seen.judge(end))


def weighing(rounds: int) -> Course[Any]:
    settings = settings_for(GAME, 2, Budget())
    settings.weighing = rounds
    course = Course(GAME, Noise(5), settings)
    course.weighing = rounds
    return course


def test_who_weighs_moves_takes_the_best_chance() -> None:
    """Also whole marches that the game proposes; the plan of the evaluation is among the moves."""
    proposed = better = 0
    for skip in range(12):
        s = at_play("weighing", skip)
        seat = GAME.decider(s)
        course = weighing(1)
        row = course.weighed_row(GAME.copy(s), seat)
        planned = course.planned_row(GAME.copy(s), seat)
        if len(row) > 1:
            proposed += row in GAME.proposals(s, seat)
        chances = [course.judge(end_of_row(course, s, seat, one))[seat] for one in (row, planned)]
        assert chances[0] > chances[1] - 0.05, "but for the luck of who is asked on the way"
        better += chances[0] > chances[1] + 0.001
    assert proposed > 1
    assert better > 2


def end_of_row(course: Course[Any], s: Any, seat: int, row: list[int]) -> Any:
    end = GAME.copy(s)
    for i, action in enumerate(row):
        if i > 0 and not course.as_planned(end, seat, action, s.chance.draws):
            break
        GAME.legal(end, seat)
        course.carry_out(end, seat, action)
    return end


def test_moves_are_weighed_in_the_first_rounds_only() -> None:
    s = at_play("weighing", 4)
    steps: list[int] = []
    ends: list[bytes] = []
    for rounds in (0, 1, 2):
        course = weighing(rounds)
        t = GAME.copy(s)
        course.play_on(t, 1, 200)
        steps.append(course.steps)
        ends.append(t.encode())
        assert course.weighing == rounds - 1
    assert steps[0] * 2 < steps[1] == steps[2], "one round, weighed or not"
    assert ends[1] == ends[2]


def test_a_search_weighs_moves_in_every_course() -> None:
    s = at_play("weighing", 6)
    steps: list[float] = []
    for rounds in (0.0, 2.0):
        budget = Budget(simulations=60, tuning=(("weighing", rounds),))
        found = think(GAME, s, GAME.decider(s), Noise(1), budget)
        steps.append(found.steps / found.simulations)
    assert steps[1] > 1.5 * steps[0]
