"""Contests: who meets whom, the same seeds for all, resuming, crashes, tables."""

from pathlib import Path

import pytest

from theatrum.arena import contest as contests
from theatrum.arena.contest import Contest, Outcome, play
from theatrum.arena.plot import NoPlot, plot
from theatrum.arena.run import Journal, in_batches, run
from theatrum.arena.standings import report, standings, wilson
from theatrum.bots import player
from theatrum.core.chance import Noise
from theatrum.library.catalogue import SHELVES, AnyGame, load
from theatrum.match.record import from_bytes, replay

SHORT = (("rounds", "short"),)


def contest(players: str = "random", seats: int = 2, matches: int = 4) -> Contest:
    return Contest("el_grande", tuple(players.split(",")), seats, matches, "t", options=SHORT)


def outcome(number: int, players: list[str], places: list[int]) -> Outcome:
    count = len(players)
    return Outcome(
        number, players, places, [0] * count, 10, [1] * count, [0.5] * count, [0.5] * count
    )


def test_every_seed_is_played_from_every_seat() -> None:
    tasks = list(contest("greedy,random", 2, 6).tasks())
    assert [task.players for task in tasks] == [("greedy", "random"), ("random", "greedy")] * 3
    seeds = [task.seed for task in tasks]
    assert seeds == ["t/0", "t/0", "t/1", "t/1", "t/2", "t/2"]


def test_empty_seats_are_taken_by_the_last_player() -> None:
    line_ups = contest("greedy,random", 4).line_ups()
    assert len(line_ups) == 4
    assert all(line_up.count("greedy") == 1 for line_up in line_ups)
    assert [line_up.index("greedy") for line_up in line_ups] == [0, 3, 2, 1]


def test_more_players_than_seats_meet_in_all_groups() -> None:
    line_ups = contest("random,greedy,quick", 2).line_ups()
    assert len(line_ups) == 6
    assert {frozenset(line_up) for line_up in line_ups} == {
        frozenset(pair) for pair in (("random", "greedy"), ("random", "quick"), ("greedy", "quick"))
    }


def test_without_rotation_seats_stay() -> None:
    fixed = Contest("el_grande", ("greedy", "random"), 2, 3, rotate=False)
    assert {task.players for task in fixed.tasks()} == {("greedy", "random")}
    assert [task.seed for task in fixed.tasks()] == ["0/0", "0/1", "0/2"]


@pytest.mark.parametrize("name", SHELVES)
def test_a_match_of_every_game_is_repeatable_and_recorded(name: str) -> None:
    seats = load(name).game.seats_min
    task = next(Contest(name, ("random",), seats, 1, "r", record=True).tasks())
    first, second = play(task), play(task)
    assert first.crash is None
    assert (first.places, first.scores, first.actions) == (
        second.places,
        second.scores,
        second.actions,
    )
    assert first.file is not None
    match = replay(from_bytes(first.file))
    assert match.result() == {"places": first.places, "scores": first.scores}


class Broken(player.Bot):
    """Gives up in the middle of a match."""

    name = "broken"

    def choose(self, game: AnyGame, position: object, seat: int, noise: Noise) -> int:
        if game.scores(position) != [0] * 2:
            raise RuntimeError("I give up")
        return game.legal(position, seat)[0]


def test_a_crash_leaves_a_file_that_opens_as_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "make", lambda name, seed: Broken(seed))
    done = play(next(contest().tasks()))
    assert done.crash is not None
    assert "I give up" in done.crash
    assert done.file is not None
    match = replay(from_bytes(done.file))
    assert not match.over
    assert len(match.line) == done.actions > 10
    found = report(contest(), [done], 1.0)
    assert found["crashes"] == [
        {"match": 0, "players": ["random", "random"], "error": "RuntimeError: I give up"}
    ]
    assert found["players"] == []


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    whole = contest(matches=5)
    full = run(whole, Journal(tmp_path / "a.jsonl"), processes=1)
    journal = Journal(tmp_path / "b.jsonl")
    run(contest(matches=3), journal, processes=1)
    with (tmp_path / "b.jsonl").open("ab") as stream:
        stream.write(b'{"number": 3, "play')  # cut off in the middle of a line
    again = Journal(tmp_path / "b.jsonl")
    assert [one.number for one in again.outcomes] == [0, 1, 2]
    played: list[int] = []
    rest = run(whole, again, processes=1, seen=lambda one: played.append(one.number))
    assert played == [3, 4]
    assert [(o.number, o.places, o.scores) for o in rest] == [
        (o.number, o.places, o.scores) for o in full
    ]


def test_processes_give_the_same_results(tmp_path: Path) -> None:
    alone = run(contest(matches=4), Journal(tmp_path / "a"), processes=1)
    shared = run(contest(matches=4), Journal(tmp_path / "b"), processes=2)
    assert [(o.number, o.scores) for o in alone] == [(o.number, o.scores) for o in shared]


def test_a_contest_has_a_name_that_changes_with_it() -> None:
    names = {
        contest().digest(),
        contest("greedy").digest(),
        contest(seats=3).digest(),
        Contest("el_grande", ("random",), 2, 4, "u", options=SHORT).digest(),
    }
    assert len(names) == 4
    assert contest(matches=9).digest() == contest(matches=5).digest()  # longer: goes on


def test_short_matches_travel_together() -> None:
    tasks = list(contest(matches=200).tasks())
    assert max(len(batch) for batch in in_batches(tasks, 2)) == 25
    slow = list(contest("greedy", matches=8).tasks())
    assert [len(batch) for batch in in_batches(slow, 2)] == [1] * 8


def test_wilson_intervals_are_the_known_ones() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    low, high = wilson(10, 10)
    assert low == pytest.approx(0.7225, abs=1e-3)
    assert high == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_standings_count_shared_wins_in_parts() -> None:
    found = standings(
        [
            outcome(0, ["a", "b", "b"], [1, 1, 3]),
            outcome(1, ["b", "a", "b"], [2, 1, 3]),
            outcome(2, ["b", "b", "a"], [1, 2, 2]),
        ]
    )
    assert [one.player for one in found] == ["a", "b"]
    a, b = found
    assert (a.matches, a.wins, a.fair) == (3, 1.5, 1.0)
    assert (b.matches, b.wins) == (6, 1.5)
    assert b.fair == pytest.approx(2)
    assert a.json()["times_fair"] == 1.5
    assert a.rating is not None
    assert b.rating is not None
    assert a.rating > b.rating


def test_a_plot_is_a_picture() -> None:
    outcomes = [outcome(i, ["a", "b"], [1, 2]) for i in range(4)]
    drawn = plot(Contest("el_grande", ("a", "b"), 2, 4), outcomes, "png")
    assert drawn.startswith(b"\x89PNG")
    with pytest.raises(NoPlot, match="can't draw 'abc'"):
        plot(Contest("el_grande", ("a", "b"), 2, 4), outcomes, "abc")
