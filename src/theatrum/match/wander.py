"""Matches without a purpose, for the fuzzer, the playthrough files and the tests: random tables and
random legal actions that reach rare corners. The same noise gives the same match everywhere."""

from theatrum.core.chance import Noise
from theatrum.core.game import BadOptions, Option
from theatrum.library.catalogue import AnyGame, Title
from theatrum.match.match import Match, Seat


def random_option(option: Option, noise: Noise) -> int:
    """Half of the time the default, else any choice of the publisher's game."""
    return option.default if noise.below(2) else noise.below(option.published())


def random_match(title: Title, noise: Noise, seats: int | None = None) -> Match:
    """A new match with a random number of seats, unless it is given, and random options."""
    game = title.game
    if seats is None:
        seats = game.seats_min + noise.below(game.seats_max - game.seats_min + 1)
    names = [Seat(f"Seat {i}") for i in range(seats)]
    seed = "".join(f"{int(noise.word()):08x}" for _ in range(8))
    while True:  # the default options always serve, and come up sooner or later
        chosen = {o.name: o.choices[random_option(o, noise)] for o in game.options}
        try:
            return Match.new(title, names, chosen, seed)
        except BadOptions:  # some choices ask for more seats
            continue


class Wanderer:
    """Takes random legal actions; every other time one of a verb that it has taken seldom, so that
    a match meets rare cards and is not ended by waiving everything."""

    def __init__(self, game: AnyGame, noise: Noise) -> None:
        self.game = game
        self.noise = noise
        self.taken = [0] * len(game.actions.forms)

    def choose(self, state: object) -> tuple[int, int]:
        """A seat that must answer, and one of its legal actions; the game must not be over."""
        seats = self.game.deciders(state)
        seat = seats[self.noise.below(len(seats))]
        actions = self.game.legal(state, seat)
        form_of = self.game.actions.form_of
        if self.noise.below(2):
            seldom = min(self.taken[form_of[action]] for action in actions)
            actions = [a for a in actions if self.taken[form_of[a]] == seldom]
        action = actions[self.noise.below(len(actions))]
        self.taken[form_of[action]] += 1
        return seat, action
