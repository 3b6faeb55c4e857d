"""The tree search: legal, repeatable, honest, in time, and no worse for several processes."""

import copy
import gc
import time
from typing import Any

import pytest

from theatrum.bots.player import NoSuchBot, SearchBot, ask, make
from theatrum.bots.thinking import (
    LEADS,
    Budget,
    Thought,
    Thoughts,
    merged,
    scale_of,
    search,
    settings_for,
    think,
    undisturbed,
)
from theatrum.core.chance import Chance, Noise
from theatrum.core.course import Course, chances
from theatrum.core.greedy import Greedy
from theatrum.core.search import Move, Node, Search, insert
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
        assert {one.action for one in first.actions} == set(game.sensible(state, seat))
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
    """All that is played in the worlds begins with its own answer."""
    state = dialling()
    for seat in GAME.deciders(state):
        done = search(GAME, state, seat, Noise(1), Budget(simulations=24))
        assert len(done.trees[seat].branches) > 1
        assert sum(move.visits for move in done.moves()) <= done.simulations


def at_root(seats: int, **changed: float) -> Search[Any]:
    """A search before its first simulation, where a seat begins its turn."""
    state = taking_a_card(seats)
    settings = settings_for(GAME, seats, Budget())
    for name, value in changed.items():
        setattr(settings, name, value)
    return Search(GAME, state, GAME.decider(state), Noise(1), settings)


def test_a_world_counts_when_all_have_been_played_in_it() -> None:
    done = at_root(4)
    count = len(done.live)
    assert count > 2
    done.run(count - 1)
    assert {move.visits for move in done.live} == {0}
    done.run(1)
    assert {move.visits for move in done.live} == {1}


def test_all_are_played_with_the_same_luck() -> None:
    """The same action twice in a world gives the same value twice."""
    done = at_root(4)
    done.live = [done.live[0], Move(done.live[0].action, 0.0)]
    done.live[1].row = done.live[0].row
    done.run(2 * (done.settings.few - 1))
    first, second = done.live
    assert first.heard == second.heard
    assert len(set(first.heard)) > 1


def test_what_is_never_better_nor_plausible_is_dropped_early() -> None:
    done = at_root(4)
    done.live = [done.live[0], Move(done.live[0].action, 0.0)]
    done.live[1].row = done.live[0].row
    done.run(2 * done.settings.few)
    assert len(done.live) == 1


def test_halving_keeps_the_better_half() -> None:
    done = at_root(4)
    done.trust = 0.0
    live = done.live
    for i, move in enumerate(live):
        move.visits = 1
        move.total = [0.1, 0.9, 0.3, 0.8, 0.2, 0.7][i]
    better = sorted(live, key=done.value)[len(live) // 2 :]
    done.halve()
    assert sorted(done.live, key=done.value) == better
    assert done.best() is better[-1]


def test_who_departs_from_the_greedy_search_needs_evidence() -> None:
    """A little luck in one world is not enough; the same in many worlds is."""
    done = at_root(4)
    done.trust = 4.0
    first, second = done.live[:2]
    second.lag = first.lag - 0.5
    done.live = [first, second]
    for worlds, better in ((1, first), (60, second)):
        for move, value in ((first, 0.25), (second, 0.28)):
            move.visits = worlds
            move.total = worlds * value
        assert done.best() is better


def test_the_further_worlds_lie_apart_the_more_evidence_is_needed() -> None:
    trusts: list[float] = []
    for spread in (0.01, 0.1):
        done = at_root(4)
        done.heard = [0.25 - spread, 0.25 + spread]
        done.weigh()
        trusts.append(done.trust)
    assert trusts[1] > 2 * trusts[0]


def test_clicks_of_one_move_in_another_order_are_no_alternative() -> None:
    """What is compared leads to different positions."""
    seen = 0
    for match in moments(3, 1, 8):
        state = match.state
        seat = GAME.decider(state)
        if GAME.decision(state).secret or len(GAME.legal(state, seat)) < 3:
            continue
        done = Search(GAME, state, seat, Noise(1), settings_for(GAME, 3, Budget()))
        ends: set[bytes] = set()
        for move in done.live:
            end = GAME.copy(state)
            GAME.apply(end, seat, move.action)
            done.follow(end, move.row, [])
            ends.add(end.encode())
        assert len(ends) == len(done.live)
        seen += len(done.live) < min(len(done.moves()), done.settings.wide)
    assert seen > 0


def test_a_planned_row_reaches_what_the_greedy_search_saw() -> None:
    """The first of the root is followed to the position of its value."""
    done = at_root(2)
    state = done.root
    greedy = Greedy(GAME, Noise(1), done.settings.evaluations)
    values = greedy.values(state, done.seat, GAME.legal(state, done.seat))
    end = GAME.copy(state)
    first = done.moves()[0]
    GAME.apply(end, done.seat, first.action)
    assert first.row
    done.follow(end, first.row, [])
    assert GAME.evaluate(end, done.seat) == pytest.approx(max(values))


def test_a_round_that_a_planned_action_begins_is_counted() -> None:
    """All are judged where the same turns are over, whether planned in one click or in several."""
    seen = 0
    for actions in range(20, 80, 3):
        game, state = opening("el_grande", 2, actions, 5)
        seat = game.decider(state)
        if game.decision(state).secret or len(game.legal(state, seat)) < 2:
            continue
        done: Search[Any] = Search(game, state, seat, Noise(1), settings_for(game, 2, Budget()))
        fair = done.settings.fair
        if state.stack[-1] in fair:
            continue  # in the middle of a round's beginning
        for move in done.live:
            s = game.copy(state)
            begun = done.pass_on(s, seat, move.action, [])
            whole = begun + done.follow(s, move.row, [])
            if s.stack and game.decision(s).opening:
                assert whole == int(s.stack[-1] in fair)
                seen += whole > begun
    assert seen > 0


def test_a_node_grows_where_a_branch_was_passed_often() -> None:
    counts: list[int] = []
    for ripe in (5, 1000):
        done = at_root(2, ripe=ripe)
        done.run(120)
        counts.append(sum(grown(tree) for tree in done.trees))
    assert counts[0] > 1
    assert counts[1] == 1  # the root


def grown(node: Node) -> int:
    return bool(node.moves) + sum(grown(one) for one in node.branches.values())


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


def course(game: AnyGame, seats: int, **changed: int) -> Course[Any]:
    settings = settings_for(game, seats, Budget())
    for name, value in changed.items():
        setattr(settings, name, value)
    return Course(game, Noise(5), settings)


def taking_a_card(seats: int = 4) -> Any:
    """A position in which a seat begins its turn, and has a choice of cards."""
    for match in moments(seats, 1, 5):
        if GAME.question(match.state)["verb"] == "take_card":
            return GAME.copy(match.state)
    raise AssertionError("no turn")


def test_a_plausible_row_is_a_whole_move() -> None:
    """Who plays on chooses a card by what the move brings, not by the look of the card."""
    state = taking_a_card()
    seat = GAME.decider(state)
    before = state.encode()
    row = course(GAME, 4, rows=3).plausible_row(state, seat)
    assert state.encode() == before
    assert len(row) > 1
    for action in row:
        assert not state.stack[-2] & ~(1 << seat)
        GAME.apply(state, seat, action)
    ended = GAME.decider(state) != seat or GAME.decision(state).opening
    assert ended


def test_more_rows_find_a_better_move() -> None:
    state = taking_a_card()
    seat = GAME.decider(state)
    worth: list[float] = []
    for rows in (1, 12):
        player = course(GAME, 4, rows=rows)
        total = 0.0
        for luck in range(8):
            player.luck = luck
            t = GAME.copy(state)
            for action in player.plausible_row(t, seat):
                GAME.apply(t, seat, action)
            total += GAME.evaluate(t, seat)
        worth.append(total)
    assert worth[1] > worth[0]


def test_luck_that_was_looked_at_is_another_when_it_comes() -> None:
    """A plausible player must not know the dice before they fall."""
    game = load("wallenstein").game
    seen = 0
    for seed in range(3):
        state = game.start(3, [option.default for option in game.options], Chance(seed))
        player = course(game, 3)
        for _ in range(150):
            who = game.decider(state)
            key = state.chance.key
            action = player.plausible(state, who)
            drew = False
            for other in game.legal(state, who):
                t = game.copy(state)
                game.carry_out(t, who, other)
                drew = drew or t.chance.draws != state.chance.draws
            if state.chance.key != key:
                seen += 1
                assert drew
            elif drew:
                count = len(game.legal(state, who))
                assert count == 1 or count > player.settings.sample
            game.apply(state, who, action)
    assert seen > 5


def test_equal_luck_brings_the_same_to_mind() -> None:
    """Two courses of one world must not differ by whims; those of two worlds may."""
    player = course(GAME, 4)
    other = course(GAME, 4)
    actions = list(range(100, 130))
    seen: set[tuple[int, ...]] = set()
    for luck in range(10):
        player.luck = other.luck = luck
        other.noise.word()
        some = player.some_of(actions, 2, 4)
        assert some == other.some_of(actions, 2, 4)
        assert some == player.some_of(actions[::-1], 2, 4)
        assert len(set(some)) == 4
        seen.add(tuple(some))
    assert len(seen) == 10
    assert sorted(player.some_of(actions, 1, 99)) == actions


def test_chances_do_not_depend_on_how_many_share_a_lead() -> None:
    """A lead over all others is worth the same odds against each of them at any table."""
    game = load("el_grande").game
    lead = 5.0
    for seats in (2, 3, 5):
        scale = scale_of(game, seats)
        odds = (lead + lead / (seats - 1)) / scale  # of an evaluation against the others' mean
        assert odds == pytest.approx(lead / LEADS["el_grande"])


@pytest.mark.parametrize("name", SHELVES)
def test_where_seats_are_not_alike_only_changes_count(name: str) -> None:
    """Evaluations that stand far apart from the start would leave no room for chances to move; but
    where the game has learnt who will win, that counts."""
    game, state = opening(name, load(name).game.seats_max, 30, 4)
    settings = settings_for(game, state.seats, Budget())
    assert settings.centred == (name not in LEADS)
    done: Search[Any] = Search(game, state, game.decider(state), Noise(1), settings)
    if settings.centred:
        at_root = chances(game, state, settings.scale, done.base)
        learnt = game.outlook(state)
        assert at_root == pytest.approx(learnt or [1 / state.seats] * state.seats)
    else:
        assert not done.base
    done.run(12)
    assert 0.02 < done.sums[done.seat] / done.simulations < 0.98


@pytest.mark.parametrize("seconds", [0.1, 0.4])
@pytest.mark.parametrize("name", SHELVES)
def test_a_search_ends_in_time(name: str, seconds: float) -> None:
    """By its own processor time, since the machine may do other things; one simulation of plain
    Python may take as long as all of them should."""
    game, state = opening(name, load(name).game.seats_max, 30, 2)
    seat = game.decider(state)
    budget = Budget(seconds=seconds)
    one = slowest_simulation(game, state, seat, budget)
    began = time.process_time()
    think(game, state, seat, Noise(3), budget)
    assert time.process_time() - began <= seconds * 1.1 + 2 * one


@pytest.mark.parametrize("name", SHELVES)
def test_without_time_for_a_simulation_the_first_look_decides(name: str) -> None:
    game, state = opening(name, load(name).game.seats_max, 30, 2)
    seat = game.decider(state)
    found = think(game, state, seat, Noise(3), Budget(seconds=1e-6))
    assert found.simulations == 0
    assert {one.action for one in found.actions} == set(game.sensible(state, seat))
    values = [one.value for one in found.actions]
    assert values == sorted(values, reverse=True)
    assert values[0] > 0.0


def slowest_simulation(game: AnyGame, state: Any, seat: int, budget: Budget) -> float:
    settings = settings_for(game, state.seats, budget)
    settings.evaluations = 10
    trial: Search[Any] = Search(game, state, seat, Noise(3), settings)
    out = 0.0
    for _ in range(5):
        began = time.process_time()
        trial.run(1)
        out = max(out, time.process_time() - began)
    return out


@pytest.mark.parametrize("name", SHELVES)
def test_a_search_leaves_nothing_for_the_collector(name: str) -> None:
    """It may go on undisturbed, since nothing that it makes refers to itself."""
    game, state = opening(name, load(name).game.seats_min, 21, 5)
    seat = game.decider(state)
    gc.collect()
    made = search(game, state, seat, Noise(6), Budget(simulations=40))
    assert made.simulations > 0
    assert gc.isenabled()
    del made
    assert gc.collect() == 0


def test_the_collector_is_left_as_it_was() -> None:
    gc.disable()
    try:
        with undisturbed():
            assert not gc.isenabled()
        assert not gc.isenabled()
    finally:
        gc.enable()
    with pytest.raises(RuntimeError), undisturbed():
        raise RuntimeError("a search that fails")
    assert gc.isenabled()


def test_several_processes_add_up_and_repeat() -> None:
    game, state = opening("el_grande", 2, 0, 1)
    seat = game.decider(state)
    budget = Budget(simulations=21, processes=2)
    first = think(game, state, seat, Noise(1), budget)
    assert first == think(game, state, seat, Noise(1), budget)
    assert 0 < sum(one.visits for one in first.actions) <= first.simulations <= 21


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
    "name", ["search", "search:", "search:0", "search:x", "search:5:sound=1", "search:5:wide=x"]
)
def test_what_says_no_budget_is_no_bot(name: str) -> None:
    with pytest.raises(NoSuchBot):
        make(name, 1)


def test_courses_that_are_planned_are_played_by_whoever_plans() -> None:
    """With evaluations for planning the next actions are those of a greedy search."""
    game, state = opening("hannibal", 2, 30, 2)
    settings = settings_for(game, 2, Budget())
    assert settings.planning > 0
    player: Course[Any] = Course(game, Noise(9), settings)
    while game.decision(state).form.verb != "play":
        seat = game.decider(state)
        game.apply(state, seat, game.legal(state, seat)[0])
    seat = game.decider(state)
    row = player.planned_row(game.copy(state), seat)
    greedy = Greedy(game, Noise(9), settings.planning)
    assert row[0] == greedy.choose(state, seat)
    end = game.copy(state)
    player.play_on(end, 1, len(row))
    assert end.encode() != state.encode()
