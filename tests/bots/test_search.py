"""The tree search: legal, repeatable, honest, in time, and no worse for several processes."""

import copy
import time
from typing import Any

import pytest

from theatrum.bots.player import NoSuchBot, SearchBot, ask, make
from theatrum.bots.thinking import Budget, Thought, Thoughts, merged, search, settings_for, think
from theatrum.core.chance import Chance, Noise
from theatrum.core.search import Move, Node, Search, Settings, chances, insert
from theatrum.library.catalogue import SHELVES, AnyGame, load

from .tables import GAME, moments, play

FEW = "search:6"


def opening(name: str, seats: int, actions: int, seed: int) -> tuple[AnyGame, Any]:
    """A position after so many random actions."""
    game = load(name).game
    state = game.start(seats, [option.default for option in game.options], Chance(seed))
    noise = Noise(seed)
    for _ in range(actions):
        seat = game.decider(state)
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[noise.below(len(legal))])
    return game, state


@pytest.mark.parametrize("name", SHELVES)
@pytest.mark.parametrize("actions", [0, 17, 45])
def test_every_game_is_searched(name: str, actions: int) -> None:
    """Nothing but the contract is needed: a choice is legal and the position stays as it was."""
    game, state = opening(name, load(name).game.seats_min, actions, 3)
    for seat in game.deciders(state):
        imagined = game.determinize(state, seat, Noise(4))
        before = imagined.encode()
        first = think(game, imagined, seat, Noise(5), Budget(simulations=8))
        assert imagined.encode() == before
        assert [one.action for one in first.actions] != []
        assert {one.action for one in first.actions} == set(game.legal(state, seat))
        second = think(game, imagined, seat, Noise(5), Budget(simulations=8))
        assert first == second


@pytest.mark.parametrize("name", SHELVES)
def test_what_a_seat_can_not_know_changes_nothing(name: str) -> None:
    """Positions that differ in hidden things alone get the same thoughts from the same seed."""
    told_apart = 0
    for actions in (5, 30, 52):
        game, state = opening(name, load(name).game.seats_min, actions, 11)
        seat = game.decider(state)
        twin = game.determinize(state, seat, Noise(99))
        told_apart += twin.encode() != state.encode()
        answers = [
            think(game, game.determinize(s, seat, Noise(7)), seat, Noise(8), Budget(6))
            for s in (state, twin)
        ]
        assert answers[0] == answers[1]
    assert told_apart == 3


@pytest.mark.parametrize("seats", [2, 5])
def test_a_search_bot_knows_only_its_seat(seats: int) -> None:
    noise = Noise(seats)
    asked = 0
    for match in moments(seats, 61, 300 + seats):
        for seat in GAME.deciders(match.state):
            choice = ask(make(FEW, 3), match, seat)
            assert choice in GAME.legal(match.state, seat)
            other = copy.copy(match)
            other.state = GAME.determinize(match.state, seat, noise)
            assert ask(make(FEW, 3), other, seat) == choice
            asked += 1
    assert asked > 1


def dialling() -> Any:
    """A position in which all seats dial at once."""
    for match in moments(3, 1, 5):
        if len(GAME.deciders(match.state)) == 3:
            return GAME.copy(match.state)
    raise AssertionError("no dials")


def test_simultaneous_answers_are_closed_to_the_others() -> None:
    """In the trees of the others all secret answers of a seat are one branch."""
    state = dialling()
    seat = GAME.decider(state)
    done = search(GAME, state, seat, Noise(1), Budget(simulations=60))
    tried = [move for move in done.moves() if move.visits]
    assert len(tried) > 1
    own = done.trees[seat]
    assert len([key for key in own.branches if key >= 0]) >= len(tried)
    for other in range(3):
        if other != seat:
            assert set(done.trees[other].branches) == {-1 - seat}


def test_the_searching_seat_is_asked_first_among_several() -> None:
    state = dialling()
    for seat in GAME.deciders(state):
        done = search(GAME, state, seat, Noise(1), Budget(simulations=4))
        assert sum(move.visits for move in done.moves()) == done.simulations


def test_a_node_grows_wider_with_its_visits() -> None:
    settings = Settings(10.0)
    game, state = opening("el_grande", 2, 0, 1)
    done: Search[Any] = Search(game, state, game.decider(state), Noise(1), settings)
    done.run(4)
    narrow = len([move for move in done.moves() if move.visits])
    assert narrow <= settings.wide + 2
    done.run(200)
    assert len([move for move in done.moves() if move.visits]) > narrow


def test_moves_are_kept_by_plausibility() -> None:
    moves: list[Move] = []
    for action, prior in ((1, 0.2), (2, 0.5), (3, 0.2), (4, 0.9)):
        insert(moves, Move(action, prior))
    assert [move.action for move in moves] == [4, 2, 1, 3]
    assert Node().branch(3) is not Node().branch(3)


def test_chances_of_all_seats_add_up_and_an_end_is_an_end() -> None:
    match = play(["random", "random", "random"], "chances", rounds="short")
    found = chances(GAME, match.state, 10.0)
    assert sum(found) == pytest.approx(1)
    places = GAME.places(match.state)
    assert min(found[i] for i in range(3) if places[i] == 1) > 0.3
    assert max(found[i] for i in range(3) if places[i] != 1) < 0.06
    begun = chances(GAME, match.at(0), 10.0)
    assert sum(begun) == pytest.approx(1)
    assert max(begun) < 0.5


@pytest.mark.parametrize("seconds", [0.1, 0.4])
@pytest.mark.parametrize("name", SHELVES)
def test_a_search_ends_in_time(name: str, seconds: float) -> None:
    """By its own processor time, since the machine may do other things; one simulation of plain
    Python may take as long as all of them should."""
    game, state = opening(name, load(name).game.seats_max, 30, 2)
    seat = game.decider(state)
    one = slowest_simulation(game, state, seat)
    began = time.process_time()
    think(game, state, seat, Noise(3), Budget(seconds=seconds))
    assert time.process_time() - began <= seconds * 1.1 + 2 * one


def slowest_simulation(game: AnyGame, state: Any, seat: int) -> float:
    settings = settings_for(game, state.seats, Budget())
    settings.evaluations = 10
    trial: Search[Any] = Search(game, state, seat, Noise(3), settings)
    out = 0.0
    for _ in range(5):
        began = time.process_time()
        trial.run(1)
        out = max(out, time.process_time() - began)
    return out


def test_several_processes_add_up_and_repeat() -> None:
    game, state = opening("el_grande", 2, 0, 1)
    seat = game.decider(state)
    budget = Budget(simulations=21, processes=2)
    first = think(game, state, seat, Noise(1), budget)
    assert first == think(game, state, seat, Noise(1), budget)
    assert first.simulations <= 21
    assert sum(one.visits for one in first.actions) == first.simulations


def test_merging_weighs_by_visits() -> None:
    parts = [
        Thoughts([Thought(1, 3, 0.5, 0.4), Thought(2, 1, 0.1, 0.6)], 4, 10),
        Thoughts([Thought(2, 5, 0.7, 0.2), Thought(1, 1, 0.9, 0.8)], 6, 20),
    ]
    whole = merged(parts)
    assert [(one.action, one.visits) for one in whole.actions] == [(2, 6), (1, 4)]
    assert whole.actions[0].value == pytest.approx(0.6)
    assert whole.actions[1].value == pytest.approx(0.6)
    assert (whole.simulations, whole.steps) == (10, 30)


def test_names_say_the_budget() -> None:
    bot = make("search:250:explore=1.5,rounds=2,processes=3", 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget == Budget(250, 0.0, 3, (("explore", 1.5), ("rounds", 2.0)))
    timed = make("search:0.5s", 1)
    assert isinstance(timed, SearchBot)
    assert timed.budget == Budget(seconds=0.5)


@pytest.mark.parametrize(
    "name", ["search", "search:", "search:0", "search:x", "search:5:deep=1", "search:5:wide=x"]
)
def test_what_says_no_budget_is_no_bot(name: str) -> None:
    with pytest.raises(NoSuchBot):
        make(name, 1)
