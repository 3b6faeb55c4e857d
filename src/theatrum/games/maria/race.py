"""For the evaluation: who will win the introductory game. Two race for fortresses, Austria wins if
nobody gets there: how far each has come counts by the turns that are left, and what he will take
next. The numbers are judgement: those of `outlook.py` are learnt."""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theatrum.games.maria.campaign import Campaign
from theatrum.games.maria.forms import AUSTRIA, FRANCE, GENERALS, POWER_OF, POWERS, PRUSSIA
from theatrum.games.maria.state import VARIANT, Position
from theatrum.games.maria.victory import FRENCH_GOAL, LAST_TURN, PRUSSIAN_GOAL, goals
from theatrum.games.maria.weights import FRENCH_OUTLOOK, PRUSSIAN_OUTLOOK

# The steps of a turn while the three have their stages (see `course.py`).
FRENCH_STEP: Final = 4
PRUSSIAN_STEP: Final = 5
AUSTRIAN_STEP: Final = 6
STEEPEST: Final = 30.0
# The parts of a fortress: one that a rival takes before Austria moves, one that he takes later, and
# one of his own that Austria can retake.
SURE: Final = 0.7
LIKELY: Final = 0.35
RETAKEN: Final = 0.35


def foretold(s: Position) -> bool:
    """Is it a race that the outlook knows?"""
    return not s.advanced() and s.seats == 3


def stages_left(s: Position, stage: i64) -> i64:
    """How often a power will still march that has its stage in a step of the turn."""
    step = i64(s.stack[1])
    left = LAST_TURN[s.options[VARIANT]] - s.turn
    if 0 < step <= stage:
        left += 1
    return left


def comes_first(s: Position, stage: i64, answered: bool) -> bool:
    """Will a rival march before Austria can? If it is her stage, she has `answered` or not."""
    step = i64(s.stack[1])
    if step == AUSTRIAN_STEP:
        return answered
    return step < stage or step > PRUSSIAN_STEP


class Forces:
    """What the three have on the map and in hand, by the major."""

    def __init__(self, s: Position) -> None:
        self.troops: vec[i64] = vec[i64]([0] * POWERS)
        self.ready: vec[i64] = vec[i64]([0] * POWERS)  # generals face up
        self.points: vec[i64] = vec[i64]([0] * POWERS)  # of the cards in hand
        values = s.board.card_value
        for power in range(i64(POWERS)):
            major = s.major_of(power)
            for card in s.hands[power]:
                self.points[major] += values[card]
        for general in range(i64(GENERALS)):
            city = s.place[general]
            if city >= 0 and not s.board.flanders[city]:
                major = s.major_of(POWER_OF[general])
                self.troops[major] += s.troops[general]
                if (s.down >> general) & 1 == 0:
                    self.ready[major] += 1


def features(
    s: Position, campaign: Campaign, forces: Forces, rival: i64, answered: bool
) -> list[float]:
    """What counts for a rival's race. A fortress that he will take next is a part of one that he
    has, a smaller part if Austria can still prevent it; so to take it is always better."""
    french, prussian = goals(s)
    variant = s.options[VARIANT]
    stage = PRUSSIAN_STEP if rival == PRUSSIA else FRENCH_STEP
    left = float(stages_left(s, stage))
    need = float(PRUSSIAN_GOAL[variant] - prussian)
    if rival == FRANCE:
        need = float(FRENCH_GOAL[variant] - french)
    raids = campaign.raided(rival)
    first = comes_first(s, stage, answered)
    alarm = 1.0 if first and raids >= need else 0.0
    need -= raids * (SURE if first else LIKELY)
    need += RETAKEN * float(campaign.retakes[rival])
    return [
        1.0,
        need,
        need / (left + 1.0),
        left,
        alarm,
        float(campaign.near[rival]),
        float(forces.troops[rival]),
        float(forces.troops[AUSTRIA]),
        float(forces.ready[rival]),
        float(forces.ready[AUSTRIA]),
        float(forces.points[rival]),
        float(forces.points[AUSTRIA]),
    ]


def promise(row: list[float], weights: list[float]) -> float:
    total = 0.0
    for i in range(len(row)):
        total += row[i] * weights[i]
    return max(-STEEPEST, min(STEEPEST, total))


def race_chances(s: Position, campaign: Campaign, answered: bool) -> list[float]:
    """The chances to win, by seat."""
    forces = Forces(s)
    french = exp(promise(features(s, campaign, forces, FRANCE, answered), FRENCH_OUTLOOK))
    prussian = exp(promise(features(s, campaign, forces, PRUSSIA, answered), PRUSSIAN_OUTLOOK))
    total = 1.0 + french + prussian
    out = [0.0] * s.seats
    out[s.player[FRANCE]] = french / total
    out[s.player[PRUSSIA]] = prussian / total
    out[s.player[AUSTRIA]] = 1.0 / total
    return out


def odds(chance: float) -> float:
    """The logarithm of the odds of a chance."""
    chance = max(1e-9, min(1.0 - 1e-9, chance))
    return log(chance / (1.0 - chance))


assert PRUSSIA == 0
assert FRANCE == 1
