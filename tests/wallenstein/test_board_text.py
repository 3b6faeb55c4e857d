"""Wallenstein's table as text."""

from typing import Any

import pytest

from theatrum.core.chance import Noise
from theatrum.games.wallenstein import board_text
from theatrum.library.catalogue import load
from theatrum.library.words import Words
from theatrum.match.wander import Wanderer, random_match

from .table import GAME, bare, execute, fresh, own

WORDS = Words("wallenstein")
NAMES = ["Ana", "Bea", "Cleo"]


def text(s: Any, seat: int = 0, names: list[str] = NAMES) -> str:
    game: Any = GAME
    return board_text.text(game, game.view(s, seat), WORDS, names, 80)


def line_with(s: Any, wanted: str, seat: int = 0) -> str:
    (found,) = [line for line in text(s, seat).splitlines() if wanted in line]
    return found


def test_a_province_with_everything() -> None:
    s = bare(3)
    own(s, 1, "strassburg", 7, 2, "palace", "trading_house")
    row = line_with(s, "Straßburg")
    assert row[row.index("Straßburg") :].split()[:6] == [
        "Straßburg",
        "Bea",
        "7",
        "2!",
        "PT·",
        "6/2",
    ]
    assert "Bremen" not in text(s)  # absent with three


def test_players_in_their_order() -> None:
    s = bare(3)
    own(s, 0, "salzburg", 4)
    own(s, 1, "baden", 2)
    s.gold[:3] = [4, 5, 6]
    s.order[:3] = [2, 0, 1]
    rows = [line for line in text(s).splitlines() if line.startswith(("  Ana", "  Bea", "  Cleo"))]
    assert [row.split()[0] for row in rows] == ["Cleo", "Ana", "Bea"]
    assert rows[1].split() == ["Ana", "(you)", "0", "1", "4", "0", "57"]


def test_the_action_under_way_stands_in_brackets() -> None:
    s = bare(3)
    own(s, 0, "salzburg", 4)
    execute(s, "move_a", "salzburg", in_force="palace_guards_1")
    shown = " ".join(text(s).split())
    assert "Actions: 1 [move A], 2 palace" in shown
    assert "5 face down" in shown
    assert "Event of the season: Palace guards. An attack on a province" in shown
    assert "move A: Salzburg" in shown
    assert "move A: Salzburg" not in text(s, 1)


def test_planning_says_what_the_next_card_is_for() -> None:
    s = fresh(3)
    assert line_with(s, "next card") == "Your next card is for: Build a palace."
    GAME.apply(s, 0, GAME.legal(s, 0)[-1])
    assert line_with(s, "next card") == "Your next card is for: Build a church."
    assert line_with(s, "Your plan") == "Your plan: palace: blank."
    assert "palace: blank" not in text(s, 1)


def test_a_revolt_and_the_cubes() -> None:
    s = bare(3)
    own(s, 0, "salzburg", 4, 2)
    s.tray[1], s.tower[5] = 3, 1
    execute(s, "tax_gold", "salzburg")
    assert "Revolt in Salzburg: 2 rebels." in text(s)
    assert "In the tray: 3 Bea." in text(s)
    assert "In the tower: 1 peasant." in text(s)
    s.options[2] = 1
    assert "In the tower" not in text(s)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_matches_fit_into_eighty_columns(seats: int) -> None:
    noise = Noise(seats)
    match = random_match(load("wallenstein"), noise, seats)
    wanderer = Wanderer(GAME, noise)
    names = ["Ana", "Bartholomäus von Weizsäcker", "Cleo", "Dora", "Emil"][:seats]
    while not match.over:
        if len(match.log) % 7 == 0:
            for reader in (-1, 0):
                shown = text(match.state, reader, names)
                assert max(len(line) for line in shown.splitlines()) <= 80
                assert "_" not in shown
                assert "{" not in shown
        match.act(*wanderer.choose(match.state))
    assert text(match.state, 0, names).startswith("The game is over.")


def test_the_year_is_told() -> None:
    assert "Year 1 of 2, spring." in text(bare(3))
    assert "The only year, spring." in text(bare(3, setup="short"))
