"""The script that says what choices are worth: repeatable, and it knows good from bad."""

from typing import Any

import pytest

from tests.scripts import script

FEW = ["--positions", "8", "--rollouts", "4", "--evaluations", "20", "--processes", "1"]


@pytest.fixture
def gains() -> Any:
    return script("tools/gains.py")


def test_random_choices_are_worth_less(gains: Any, capsys: pytest.CaptureFixture[str]) -> None:
    table: list[list[str]] = []
    for _ in range(2):
        gains.main(["el_grande", "greedy", "random", "search:8", *FEW])
        table.append([line.rpartition(" ± ")[0] for line in capsys.readouterr().out.splitlines()])
    assert table[0] == table[1]
    more = {
        line.split()[0]: float(line.split()[2]) for line in table[0] if "+" in line or "-" in line
    }
    assert more["greedy"] == 0.0
    assert more["random"] < 0.0


def test_a_plan_is_played_before_all_go_on(gains: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole march of Hannibal's, not only its first click; and only what is legal."""
    game = gains.title_of("hannibal").game
    s = gains.moment(game, 2, 3, ["play"])
    seat = game.decider(s)
    row = gains.planned(game, s, seat, "search:24", 1)
    wanted = game.copy(s)
    for action in row:
        game.apply(wanted, seat, action)
    left: list[bytes] = []

    def stop(game: Any, position: Any, *_: object) -> None:
        left.append(position.encode())
        position.stack = []

    monkeypatch.setattr(gains, "greedily", stop)
    gains.wins(game, s, seat, (*row, -1), 20, 0)
    assert len(row) > 1
    assert left == [wanted.encode()]
