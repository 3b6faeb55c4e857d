"""The matches of the playthrough files: one for each game and number of seats."""

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


def file_of(name: str, seats: int) -> Path:
    return FOLDER / f"{name}_{seats}.txt"


def tables() -> list[tuple[str, int]]:
    games = {name: load(name).game for name in SHELVES}
    return [(n, seats) for n, g in games.items() for seats in range(g.seats_min, g.seats_max + 1)]


def text_of(name: str, seats: int) -> str:
    """The text of a playthrough. The smallest and the largest table have the usual options, the
    others random ones, unless some are given."""
    title, noise = load(name), Noise(seats)
    match = random_match(title, noise, seats)
    if seats in (title.game.seats_min, title.game.seats_max) or (name, seats) in GIVEN:
        options = GIVEN.get((name, seats), {})
        match = Match.new(title, [Seat(f"Seat {i}") for i in range(seats)], options, match.seed)
    return playthrough(match, noise)
