"""What the tests of the bots share: matches, and moments of matches."""

from collections.abc import Iterator

from theatrum.bots.player import Bot, ask, make
from theatrum.core.chance import Noise
from theatrum.library.catalogue import load
from theatrum.match.match import Match, Seat
from theatrum.match.wander import Wanderer, random_match

TITLE = load("el_grande")
GAME = TITLE.game


def play(levels: list[str], seed: str, **options: object) -> Match:
    """A whole match of bots."""
    match = Match.new(TITLE, [Seat(level, level) for level in levels], options, seed)
    bots: list[Bot] = [make(level, seat) for seat, level in enumerate(levels)]
    while not match.over:
        seat = GAME.decider(match.state)
        match.act(seat, ask(bots[seat], match, seat))
    return match


def moments(seats: int, every: int, seed: int) -> Iterator[Match]:
    """A match with random options and rare actions, stopped at every so many decisions; don't
    change it."""
    noise = Noise(seed)
    match = random_match(TITLE, noise, seats)
    wanderer = Wanderer(GAME, noise)
    while not match.over:
        if len(match.log) % every == 0:
            yield match
        match.act(*wanderer.choose(match.state))
