"""What a bot would play, and what it thinks of a match: for people who ask for advice, and for
looking back at a match.

Advice knows what the asking seat knows. The win chances of a replay look at the true position:
they are for a match that is over, or for a table whose players all agree.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from theatrum.bots.course import TURNING_POINTS, Move, moves_of, swing
from theatrum.bots.player import make as make_bot
from theatrum.bots.player import noise_for
from theatrum.bots.thinking import Budget, Thought, settings_for, think
from theatrum.core.chance import Noise
from theatrum.core.course import DEEPEST, NO_SEAT, Course
from theatrum.library.catalogue import AnyGame
from theatrum.match.match import Match

SHOWN = 3
ADVICE = Budget(seconds=1.0)
CURVE = 24  # imagined courses over which a win chance is averaged
DEARER = 4  # times that a course takes whose moves are planned
BEGINNINGS = 8  # courses whose mean is what sides are taken as equal at
LOOK_BACK = Budget(simulations=200)
ADVISER = 7  # the seed of who advises: the same question gets the same answer
# Differences between two chances to win: what is plainly better, and what is better at all.
CLEAR = 0.06
BETTER = 0.02
FEW = 12  # simulations that are too few to compare anything


@dataclass(frozen=True)
class Advice:
    """A choice: the action, the chance to win with it as the search sees it, and the part of the
    search that was spent on it."""

    action: int
    value: float
    weight: float


@dataclass(frozen=True)
class Reason:
    """Why the first choice is the first, as far as the values say it. `case`: `only` (there is no
    other), `unrivalled` (no other was worth a try), `clear` and `better` (than the choice number
    `than`), `surest` (`than` promises more, but was tried less), `spared` (the first choices are
    alike, those not shown are worse), `alike` or `rough` (there was no time to compare).
    `other` is the value it is compared with."""

    case: str
    best: float
    other: float = 0.0
    than: int = -1


@dataclass(frozen=True)
class Hint:
    """The best choices, best first, and why the first of them."""

    choices: list[Advice]
    reason: Reason


def adviser_noise(seat: int, moment: int) -> Noise:
    """What the adviser imagines with: it follows from the question alone."""
    return noise_for(make_bot("greedy", ADVISER), seat, moment)


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
    noise = adviser_noise(seat, moment)
    imagined = game.determinize(position, seat, noise)
    return choices_of(think(game, imagined, seat, noise, budget).actions, count)


def hint(game: AnyGame, imagined: Any, seat: int, moment: int, budget: Budget = ADVICE) -> Hint:
    """The best choices and the reason, in a position that the seat imagines already."""
    thoughts = think(game, imagined, seat, adviser_noise(seat, moment), budget).actions
    return Hint(choices_of(thoughts, SHOWN), reason_of(thoughts))


def tried(thoughts: list[Thought]) -> list[Thought]:
    """Those that the search has an opinion of; all if it had no time for any."""
    return [one for one in thoughts if one.visits > 0] or thoughts


def choices_of(thoughts: list[Thought], count: int) -> list[Advice]:
    total = max(1, sum(one.visits for one in thoughts))
    return [Advice(one.action, one.value, one.visits / total) for one in tried(thoughts)[:count]]


def reason_of(thoughts: list[Thought]) -> Reason:
    """What the values say for the first choice. Only what is shown is compared by name."""
    known = tried(thoughts)
    best = known[0].value
    if len(thoughts) == 1:
        return Reason("only", best)
    if len(known) == 1:
        return Reason("unrivalled", best)
    if sum(one.visits for one in known) < FEW:
        return Reason("rough", best)
    shown = known[1:SHOWN]
    rival = max(shown, key=lambda one: one.value)
    lead = best - rival.value
    if lead >= CLEAR or lead >= BETTER:
        case = "clear" if lead >= CLEAR else "better"
        return Reason(case, best, rival.value, known.index(rival))
    if lead <= -BETTER:
        return Reason("surest", best, rival.value, known.index(rival))
    rest = known[SHOWN:]
    visits = sum(one.visits for one in rest)
    if visits:
        mean = sum(one.value * one.visits for one in rest) / visits
        if best - mean >= CLEAR:
            return Reason("spared", best, mean)
    return Reason("alike", best, rival.value)


def first_worths(game: AnyGame, first: Any) -> list[float]:
    """What the evaluations say of the seats after plausible beginnings, where they don't say who is
    ahead: sides that differ are taken as equal there, and only what changes since counts. Empty
    where the evaluations can be compared."""
    settings = settings_for(game, first.seats, Budget())
    if not settings.centred:
        return []
    noise = Noise(ADVISER)
    player: Course[Any] = Course(game, noise, settings)
    totals = [0.0] * first.seats
    for _ in range(BEGINNINGS):
        course = game.copy(first)
        course.chance = noise.fresh_chance()
        player.luck = int(noise.word())
        player.holder = NO_SEAT
        player.play_on(course, player.rounds_from(course), DEEPEST)
        for seat in range(course.seats):
            totals[seat] += game.evaluate(course, seat) / BEGINNINGS
    return totals


def win_chances(
    game: AnyGame,
    position: Any,
    noise: Noise,
    courses: int = CURVE,
    seconds: float = 0.0,
    base: Sequence[float] = (),
) -> list[float]:
    """The chance to win of every seat in a true position: plausible play to the next round, judged
    there; the mean of several courses. What is to be drawn is imagined anew. With `seconds` there
    are fewer courses when the time is up, but one at least. `base` is from `first_worths`."""
    if not position.stack:
        places = game.places(position)
        return [1 / places.count(1) if place == 1 else 0.0 for place in places]
    settings = settings_for(game, position.seats, Budget())
    if settings.planning:  # such courses take longer and scatter less
        courses = max(1, courses // DEARER)
    player: Course[Any] = Course(game, noise, settings)
    player.base = list(base)
    totals = [0.0] * position.seats
    until = time.perf_counter() + seconds
    played = 0
    while played < courses and not (seconds and played and time.perf_counter() > until):
        course = game.copy(position)
        course.chance = noise.fresh_chance()
        player.luck = int(noise.word())
        player.holder = NO_SEAT
        player.play_on(course, player.rounds_from(course), DEEPEST)
        for i, value in enumerate(player.judge(course)):
            totals[i] += value
        played += 1
    return [total / played for total in totals]


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
        return swing(self.before, self.after)


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
    base = first_worths(game, match.at(0))
    for number, position in positions(match):
        done = match.line[number - 1] if number else None
        chances = win_chances(game, position, Noise(number + 1), courses, base=base)
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
    """The moves that changed the chances most, in the order of the match."""

    def change(move: Move) -> float:
        return swing(moments[move.first - 1].chances, moments[move.last].chances)

    out: list[TurningPoint] = []
    turned = sorted(moves_of(match.line), key=change, reverse=True)[:count]
    for move in sorted(turned, key=lambda move: move.first):
        at = worst_click(match, moments, move.first, move.last)
        out.append(
            TurningPoint(
                move.first,
                move.last,
                move.seat,
                moments[move.first - 1].chances,
                moments[move.last].chances,
                moments[at].action,
                advise(match.game, match.at(at - 1), move.seat, budget, at),
            )
        )
    return out


def worst_click(match: Match, moments: list[Moment], first: int, last: int) -> int:
    """The click of a row that changed the own chance most, where there was a choice at all."""
    best, most = first, -1.0
    for number in range(first, last + 1):
        done = match.line[number - 1]
        change = abs(moments[number].chances[done.seat] - moments[number - 1].chances[done.seat])
        if change > most:
            best, most = number, change
    return best
