"""Random play that looks for the enemy: without it no two generals would ever meet."""

from typing import Any

from theatrum.games.maria.forms import (
    CITY_SLOTS,
    GENERALS,
    MOVE,
    POWER_OF,
    STEP,
)
from theatrum.games.maria.state import MARCH, MOVEMENT
from theatrum.match.wander import Wanderer


class Raider(Wanderer):
    """Mostly moves generals, and mostly towards the nearest enemy."""

    def choose(self, state: Any) -> tuple[int, int]:
        kind = state.stack[-1]
        if kind not in (MOVEMENT, MARCH) or self.noise.below(4) == 0:
            return super().choose(state)
        seat = self.game.decider(state)
        actions = self.game.legal(state, seat)
        if kind == MOVEMENT:
            wanted = [a for a in actions if MOVE <= a < MOVE + GENERALS]
        else:
            wanted = self.nearest(state, [a for a in actions if STEP <= a < STEP + CITY_SLOTS])
        if not wanted:
            return super().choose(state)
        return seat, wanted[self.noise.below(len(wanted))]

    def nearest(self, state: Any, steps: list[int]) -> list[int]:
        power = POWER_OF[state.stack[-3] % 32]
        enemies = [
            state.place[general]
            for general in range(GENERALS)
            if state.place[general] >= 0 and state.enemies(power, POWER_OF[general])
        ]
        if not enemies or not steps:
            return []
        far = {a: min(state.net().from_city(a - STEP)[city] for city in enemies) for a in steps}
        return [a for a in steps if far[a] == min(far.values())]
