"""Matches of El Grande that lead where its secrets are: half-answered dials, and power cards taken
back unseen, many more of them than the printed cards allow."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from theatrum.core.chance import Noise
from theatrum.games.el_grande.board import TAKE_POWER
from theatrum.games.el_grande.forms import RECOVER, TAKE, USE
from theatrum.games.el_grande.game import ElGrande
from theatrum.games.el_grande.piles import cards_of, top_of
from theatrum.games.el_grande.state import CHOOSE_POWER, NOWHERE, TAKE_CARD, TURN
from theatrum.library.catalogue import Title, data_of
from theatrum.match.match import Match
from theatrum.match.wander import Wanderer

from .tables import people, title

RETURNS = 10  # of the eleven cards of deck 4


@cache
def many_returns() -> Title:
    """El Grande with a deck 4 that nearly always brings power cards back."""
    data = data_of("el_grande")
    others = 0
    for card in data["cards"]["action_cards"]:
        if card["heads"] == 4:
            back = card["kind"] == "power_return"
            card["copies"] = RETURNS if back else 1 if others == 0 else 0
            others += not back
    data["cards"]["action_cards"] = [c for c in data["cards"]["action_cards"] if c["copies"]]
    return Title("el_grande", "El Grande", ElGrande(data["board"], data["cards"]), "many returns")


class Taker:
    """Wanders, but one seat takes its power cards back whenever it can, and the others leave these
    cards to it."""

    def __init__(self, match: Match, noise: Noise) -> None:
        self.game = match.game
        self.noise = noise
        self.wanderer = Wanderer(match.game, noise)

    def choose(self, s: Any) -> tuple[int, int]:
        seat, action = self.wanderer.choose(s)
        waiting, legal = s.stack[-1], self.game.legal(s, seat)
        on_offer = s.offer[3] != NOWHERE and s.board.cards[s.offer[3]].effect == TAKE_POWER
        if waiting == TAKE_CARD and on_offer:
            others = [a for a in legal if a != TAKE + 3] or legal
            wanted = seat == 0 and len(cards_of(s.pile[0])) > 3  # a small pile has few secrets
            action = TAKE + 3 if wanted else others[self.noise.below(len(others))]
        elif waiting == TURN and seat == 0 and USE in legal and s.current().effect == TAKE_POWER:
            action = USE
        elif waiting == CHOOSE_POWER:
            top = RECOVER + top_of(s.pile[seat]) - 1
            below = [a for a in legal if a != top]
            secretly = below and self.noise.below(3)
            action = below[self.noise.below(len(below))] if secretly else top
        return seat, action


def taking_back(seats: int, seed: int, printed: bool) -> Iterator[Match]:
    """A match in which seat 0 takes many power cards back, after every action."""
    match = Match.new(
        title("el_grande") if printed else many_returns(), people(seats), {}, f"taking back {seed}"
    )
    taker = Taker(match, Noise(seed))
    yield match
    while not match.over:
        match.act(*taker.choose(match.state))
        yield match
