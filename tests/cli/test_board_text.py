"""El Grande's table as text."""

from typing import Any

import msgspec
import pytest

from theatrum.core.chance import Noise
from theatrum.games.el_grande import board_text
from theatrum.games.el_grande.view import Declared, Hand, View
from theatrum.library.catalogue import load
from theatrum.library.words import Words
from theatrum.match.match import Match, Seat
from theatrum.match.wander import Wanderer, random_match

GAME: Any = load("el_grande").game
WORDS = Words("el_grande")
NAMES = ["Ana", "Bea", "Cleo"]


@pytest.fixture
def view() -> View:
    """The first position of a match of three, as the first seat sees it."""
    seats = [Seat(name) for name in NAMES]
    match = Match.new(load("el_grande"), seats, {"first_starter": 0}, "1")
    found = match.game.view(match.state, 0)
    assert isinstance(found, View)
    return found


def lines(view: View, names: list[str] = NAMES, width: int = 80) -> list[str]:
    return board_text.text(GAME, view, WORDS, names, width).splitlines()


def line_with(view: View, text: str) -> str:
    (found,) = [line for line in lines(view) if text in line]
    return found


def test_regions_against_players(view: View) -> None:
    home = next(place for place in view.places if 1 in place.grandes)
    row = line_with(view, WORDS.label(home.place))
    assert row.split()[-4:] == ["·", "G", "2", "·"]
    assert line_with(view, "Castillo").split()[-3:] == ["?"] * 3
    assert [line[2:10] for line in lines(view) if line.startswith("K ")] == ["Valencia"]
    assert view.king == "valencia"
    assert lines(view)[2].split() == ["Place", "Value", *NAMES]


def test_the_neighbours_of_the_king_are_marked(view: View) -> None:
    near = {line[2:17].strip() for line in lines(view) if line.startswith("+ ")}
    king = [place.place for place in view.places].index(view.king)
    places = [place.place for place in view.places]
    assert near == {WORDS.label(places[i]) for i in GAME.board.near[king]}


def test_a_scoreboard_has_a_star(view: View) -> None:
    view.places[0].scoreboard = "board_840"
    view.places[0].value = [8, 4, 0]
    assert "8/4/0*" in line_with(view, "Galicia")


def test_the_castillo_when_it_is_open(view: View) -> None:
    view.places[9].caballeros = [3, 0, 12]
    assert line_with(view, "Castillo").split()[-3:] == ["3", "·", "12"]


def test_the_next_general_scoring(view: View) -> None:
    assert lines(view)[0].endswith("general scoring after round 3.")
    view.round = 6
    assert lines(view)[0].endswith("general scoring after this round.")
    view.over = True
    assert lines(view)[0].startswith("The game is over, the king in ")


def test_hands(view: View) -> None:
    view.players[1].hand = Hand(count=3, certain=[2, 5], possible=[7, 9])
    assert any(
        line.startswith("  Bea ") and line.endswith("  2 5 + 1 of 7 9") for line in lines(view)
    )
    assert view.own is not None
    view.own.hand = [1, 13]
    assert line_with(view, "Ana (you)").endswith("  1 13")
    assert "1→6, 2/3→5, " in line_with(view, "Caballeros per power card")


def test_the_card_of_the_turn(view: View) -> None:
    view.order, view.active = [2, 0, 1], 2
    view.card, view.special_open = "d4_grande", True
    found = lines(view)
    assert "Order of turns: Cleo, Ana, Bea." in found
    assert any(line.startswith("> Cleo ") for line in found)
    assert "Cleo has “Grande” (special action still open): Move your grande to another" in found
    view.special_open = False
    assert "(special action used)" in "\n".join(lines(view))


def test_vetoes(view: View) -> None:
    view.players[1].vetoes = [view.rounds_played, view.rounds_played + 1]
    found = lines(view)
    assert "A Veto lies before Bea until the end of this round." in found
    assert "A Veto lies before Bea until the end of the next round." in found


def test_dials(view: View) -> None:
    for player in view.players[:2]:
        player.dialled = True
    assert view.own is not None
    view.own.dial = "aragon"
    found = lines(view)
    assert "Dials are set by Ana and Bea." in found
    assert "Your secret dial: Aragon." in found
    view.players[1].dial = "sevilla"
    assert "The dial of Bea shows Seville." in lines(view)


@pytest.mark.parametrize(
    ("declared", "text"),
    [
        (Declared({"verb": "king", "region": "aragon"}), "Declared: Move the king to Aragon."),
        (
            Declared({"verb": "put", "place": "castillo"}, owner=1, region="galicia"),
            "Declared: Put it in the castillo (a caballero of Bea from Galicia).",
        ),
        (
            Declared({"verb": "use"}, struck=2),
            "Declared: Use the special action (it strikes Cleo).",
        ),
    ],
)
def test_declared_steps(view: View, declared: Declared, text: str) -> None:
    view.declared = declared
    assert text in lines(view)


def test_a_card_that_is_gone_is_not_on_offer(view: View) -> None:
    assert sum("heads  " in line or "1 head  " in line for line in lines(view)) == 5
    view.offer = [None, None, None, None, None]
    assert "Action cards on offer" not in lines(view)


def test_long_names_are_shortened(view: View) -> None:
    found = lines(view, ["A" * 60, "B" * 60, "C" * 60])
    assert max(map(len, found)) <= 80
    assert "AAAAAA…" in found[2]


def test_whole_matches_fit_into_80_columns() -> None:
    for number in range(2):
        noise = Noise(number)
        match = random_match(load("el_grande"), noise, seats=5)
        wanderer = Wanderer(match.game, noise)
        names = ["Alba", "Bruno", "Carla", "Diego", "Elena"]
        while not match.over:
            seat, action = wanderer.choose(match.state)
            shown = msgspec.convert(match.game.view(match.state, seat), View)
            assert max(map(len, lines(shown, names))) <= 80
            match.act(seat, action)
