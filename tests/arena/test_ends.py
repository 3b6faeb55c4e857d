"""The script that says how far courses should go: repeatable, and its numbers mean what it says."""

from typing import Any

import numpy as np
import pytest

from tests.scripts import script

FEW = ["--positions", "5", "--worlds", "4", "--moves", "3", "--processes", "1"]


@pytest.fixture
def ends() -> Any:
    return script("tools/ends.py")


def test_the_same_arguments_give_the_same_table(
    ends: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    tables: list[list[list[str]]] = []
    for _ in range(2):
        ends.main(["wallenstein", "--ends", "1", "1,2", *FEW])
        rows = capsys.readouterr().out.rpartition("\r")[2].splitlines()[1:]
        tables.append([row.split()[:4] for row in rows])  # what follows depends on seconds
    assert tables[0] == tables[1]
    assert [row[0] for row in tables[0]] == ["ends", "1", "1,2"]
    for row in tables[0][1:]:
        assert float(row[2]) > 0.0, "worlds differ"


def test_luck_and_difference_are_told_apart(ends: Any) -> None:
    """Made-up judgements: three moves so far apart, in worlds that add luck to each."""
    source = np.random.default_rng(5)
    worth = np.array([[0.4], [0.5], [0.6]])
    judged = worth + source.normal(0, 0.2, (3, 40_000)) + source.normal(0, 0.5, (1, 40_000))
    assert ends.luck_of(judged) ** 0.5 == pytest.approx(0.2, abs=0.005)
    assert ends.shared(judged, judged) ** 0.5 == pytest.approx(0.1, abs=0.005)
    won = 2 * worth + source.normal(0, 0.5, judged.shape)
    assert ends.shared(judged, won) == pytest.approx(0.02, abs=0.002)


def test_a_course_is_judged_where_its_rounds_end(ends: Any) -> None:
    """One more judgement on the way changes neither the others nor who wins."""
    game = ends.title_of("hannibal").game
    s = ends.moment(game, 2, 3, ["play"])
    seat = game.decider(s)
    settings = ends.settings_for(game, 2, ends.make("search:8", 0).budget)
    search = ends.Search(game, s, seat, ends.Noise(1), settings)
    found = [
        ends.played(game, search, s, 7, search.live[0], rounds) for rounds in ([2, 3], [2, 3, 4])
    ]
    assert found[0][0] == found[1][0][:2]
    assert found[0][2] == found[1][2]
    assert len(found[1][0]) == 3
