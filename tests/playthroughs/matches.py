"""The matches of the playthrough files: one for each game, form and number of seats."""

from pathlib import Path

from theatrum.core.chance import Noise
from theatrum.library.catalogue import SHELVES, load
from theatrum.match.match import Match, Seat
from theatrum.match.playthrough import playthrough
from theatrum.match.wander import random_match

FOLDER = Path(__file__).parent

# Options that chance would not bring up.
GIVEN: dict[tuple[str, int], dict[str, object]] = {
    ("wallenstein", 4): {"setup": "fixed", "tower": "load"},
    ("wallenstein", 5): {"setup": "fixed", "show_tower": False},
}

# Games that are played in several forms: the values of the option "variant".
FORMS = {"maria": ["introductory", "advanced"]}


def file_of(name: str, seats: int, form: str) -> Path:
    return FOLDER / ("_".join([name, *([form] if form else []), str(seats)]) + ".txt")


def tables() -> list[tuple[str, int, str]]:
    games = {name: load(name).game for name in SHELVES}
    return [
        (name, seats, form)
        for name, game in games.items()
        for seats in range(game.seats_min, game.seats_max + 1)
        for form in FORMS.get(name, [""])
    ]


def text_of(name: str, seats: int, form: str) -> str:
    """The text of a playthrough. The smallest and the largest table have the usual options, the
    others random ones, unless some are given."""
    title, noise = load(name), Noise(seats)
    match = random_match(title, noise, seats)
    if seats in (title.game.seats_min, title.game.seats_max) or (name, seats) in GIVEN:
        options = GIVEN.get((name, seats), {}) | ({"variant": form} if form else {})
        match = Match.new(title, [Seat(f"Seat {i}") for i in range(seats)], options, match.seed)
    return playthrough(match, noise)
