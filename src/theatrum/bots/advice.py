"""What a bot would play, and what it thinks of a match: for people who ask for advice, and for
looking back at a match.

Advice knows what the asking seat knows. The win chances of a replay look at the true position:
they are for a match that is over, or for a table whose players all agree.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from theatrum.bots.player import make as make_bot
from theatrum.bots.player import noise_for
from theatrum.bots.thinking import Budget, settings_for, think
from theatrum.core.chance import Noise
from theatrum.core.search import DEEPEST, Course
from theatrum.library.catalogue import AnyGame
from theatrum.match.match import Match

SHOWN = 3
ADVICE = Budget(seconds=1.0)
CURVE = 24  # imagined courses over which a win chance is averaged
LOOK_BACK = Budget(simulations=200)
TURNING_POINTS = 5
ADVISER = 7  # the seed of who advises: the same question gets the same answer


@dataclass(frozen=True)
class Advice:
    """A choice: the action, the chance to win with it as the search sees it, and the part of the
    search that was spent on it."""

    action: int
    value: float
    weight: float


def advise(
    game: AnyGame,
    position: Any,
    seat: int,
    budget: Budget = ADVICE,
    moment: int = 0,
    count: int = SHOWN,
) -> list[Advice]:
    """The best choices of a seat that must decide, best first. The position may be the true one:
    the search is shown one that the seat imagines."""
    noise = noise_for(make_bot("greedy", ADVISER), seat, moment)
    thoughts = think(game, game.determinize(position, seat, noise), seat, noise, budget)
    total = max(1, sum(one.visits for one in thoughts.actions))
    tried = [one for one in thoughts.actions if one.visits > 0] or thoughts.actions
    return [Advice(one.action, one.value, one.visits / total) for one in tried[:count]]


def win_chances(game: AnyGame, position: Any, noise: Noise, courses: int = CURVE) -> list[float]:
    """The chance to win of every seat in a true position: plausible play to the next round, judged
    there; the mean of several courses. What is to be drawn is imagined anew."""
    if not position.stack:
        places = game.places(position)
        return [1 / places.count(1) if place == 1 else 0.0 for place in places]
    settings = settings_for(game, position.seats, Budget())
    player: Course[Any] = Course(game, noise, settings)
    totals = [0.0] * position.seats
    for _ in range(courses):
        course = game.copy(position)
        course.chance = noise.fresh_chance()
        player.play_on(course, settings.rounds, DEEPEST)
        for i, value in enumerate(player.judge(course)):
            totals[i] += value
    return [total / courses for total in totals]


@dataclass(frozen=True)
class Moment:
    """A position of a match: after `number` actions, with the chances of all seats. `seat` and
    `action` led here; they are -1 at the start."""

    number: int
    seat: int
    action: int
    chances: list[float]


@dataclass(frozen=True)
class TurningPoint:
    """A move that changed the chances most: its first and last action, who played it, how all
    chances changed; and what a bot would have done there with that seat's knowledge."""

    first: int
    last: int
    seat: int
    before: list[float]
    after: list[float]
    action: int
    advice: list[Advice]

    @property
    def swing(self) -> float:
        return max(abs(b - a) for a, b in zip(self.before, self.after, strict=True))


@dataclass(frozen=True)
class Analysis:
    moments: list[Moment]
    turning_points: list[TurningPoint]


def analyse(
    match: Match,
    budget: Budget = LOOK_BACK,
    courses: int = CURVE,
    points: int = TURNING_POINTS,
    seen: Callable[[int], None] = lambda _: None,
) -> Analysis:
    """Look back at a match: the chances at every position, and the moves that changed them."""
    game = match.game
    moments: list[Moment] = []
    for number, position in positions(match):
        done = match.line[number - 1] if number else None
        chances = win_chances(game, position, Noise(number + 1), courses)
        moments.append(
            Moment(number, done.seat if done else -1, done.action if done else -1, chances)
        )
        seen(number)
    return Analysis(moments, turning_points(match, moments, budget, points))


def positions(match: Match) -> Iterator[tuple[int, Any]]:
    """All positions of the line, played through once; don't change them."""
    state = match.at(0)
    yield 0, state
    for number, done in enumerate(match.line, 1):
        match.game.apply(state, done.seat, done.action)
        yield number, state


def turning_points(
    match: Match, moments: list[Moment], budget: Budget, count: int
) -> list[TurningPoint]:
    """The moves that changed the chances most, in the order of the match. A move is a row of
    actions of one seat."""
    rows: list[tuple[int, int]] = []
    for number in range(1, len(moments)):
        if rows and moments[rows[-1][0]].seat == moments[number].seat:
            rows[-1] = (rows[-1][0], number)
        else:
            rows.append((number, number))
    rows.sort(key=lambda row: -swing(moments, row))
    out: list[TurningPoint] = []
    for first, last in sorted(rows[:count]):
        at = worst_click(match, moments, first, last)
        seat = moments[at].seat
        out.append(
            TurningPoint(
                first,
                last,
                seat,
                moments[first - 1].chances,
                moments[last].chances,
                moments[at].action,
                advise(match.game, match.at(at - 1), seat, budget, at),
            )
        )
    return out


def swing(moments: list[Moment], row: tuple[int, int]) -> float:
    before, after = moments[row[0] - 1].chances, moments[row[1]].chances
    return max(abs(b - a) for a, b in zip(before, after, strict=True))


def worst_click(match: Match, moments: list[Moment], first: int, last: int) -> int:
    """The click of a row that changed the own chance most, where there was a choice at all."""
    best, most = first, -1.0
    for number in range(first, last + 1):
        done = match.line[number - 1]
        change = abs(moments[number].chances[done.seat] - moments[number - 1].chances[done.seat])
        if change > most:
            best, most = number, change
    return best
