"""Nothing leaks: what a reader gets does not depend on what the reader can't see."""

import pytest

from theatrum.core.chance import Noise
from theatrum.core.playout import playout
from theatrum.match import laws

from .invariants import CHECKERS
from .tables import SECRETIVE, TABLES, kept_on_failure, positions

POSITIONS = 700  # at each number of seats
SECRETS = 150  # of them, where an answer is secret, at most


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_imagined_position_can_not_be_told_from_the_true_one(name: str, seats: int) -> None:
    """View, question, legal actions, undo and events: for every seat and a spectator."""
    noise = Noise(seats)
    for match, _, s in positions(name, seats, POSITIONS):
        with kept_on_failure(match):
            laws.check_views(match.game, s)
            for reader in laws.readers(s):
                laws.check_twin(match.game, s, reader, noise)


@pytest.mark.parametrize(("name", "seats"), SECRETIVE)
def test_secret_answers_stay_secret(name: str, seats: int) -> None:
    noise = Noise(seats)
    secret = [
        (match, s)
        for match, _, s in positions(name, seats, POSITIONS)
        if not match.game.over(s) and match.game.decision(s).secret
    ]
    assert len(secret) > 20
    for match, s in secret[:: 1 + len(secret) // SECRETS]:
        with kept_on_failure(match):
            for _ in range(4):
                laws.check_secret_answers(match.game, s, noise)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_imagined_position_is_as_good_as_a_true_one(name: str, seats: int) -> None:
    """It keeps the invariants and can be played to the end."""
    noise, check = Noise(seats), CHECKERS[name]
    for match, number, s in positions(name, seats, POSITIONS)[::15]:
        for reader in laws.readers(s):
            twin = match.game.determinize(s, reader, noise)
            check(None, twin, [])
            playout(match.game, twin, Noise(number), 100_000)
            assert match.game.over(twin)
            check(None, twin, [])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_an_imagined_match_shows_is_imagined(name: str, seats: int) -> None:
    """Chance and everything unseen come anew: two imagined positions part ways."""
    noise = Noise(seats)
    for match, _, s in positions(name, seats, POSITIONS)[:: POSITIONS // 10]:
        if not match.game.over(s):
            for reader in laws.readers(s):
                twins = {match.game.determinize(s, reader, noise).encode() for _ in range(10)}
                assert len(twins) == 10
                assert s.encode() not in twins
