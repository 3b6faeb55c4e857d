"""What bots look at is some of what is legal, in every game, and the same for whoever knows as
much."""

import pytest

from theatrum.core.chance import Chance, Noise
from theatrum.library.catalogue import SHELVES, load


@pytest.mark.parametrize("name", SHELVES)
def test_bots_look_at_legal_actions_only_and_at_one_at_least(name: str) -> None:
    game = load(name).game
    for seed in range(3):
        noise = Noise(seed)
        options = [option.default for option in game.options]
        state = game.start(game.seats_min, options, Chance(seed))
        for _ in range(400):
            if not state.stack:
                break
            for seat in game.deciders(state):
                legal = game.legal(state, seat)
                seen = game.sensible(state, seat)
                assert seen
                assert set(seen) <= set(legal)
                assert len(set(seen)) == len(seen)
                imagined = game.determinize(state, seat, Noise(seed + 7))
                assert game.sensible(imagined, seat) == seen
            seat = game.decider(state)
            legal = game.legal(state, seat)
            game.apply(state, seat, legal[noise.below(len(legal))])
