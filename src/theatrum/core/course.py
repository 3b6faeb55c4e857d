"""Plausible play: how a match may go on from a position, quickly.

Whoever begins a move looks at a few rows of actions, each to the end of the move, and plays the one
with the best end; single decisions are the best of a few actions at a glance. So all play on until
the next round begins: only where all have had their turns can positions be compared. There the
chances to win of all seats follow from their evaluations.
"""

from math import exp
from typing import Final, Generic, TypeVar

from theatrum.core.chance import Noise
from theatrum.core.game import Game
from theatrum.core.greedy import TIE, Greedy, Plan
from theatrum.core.state import State

S = TypeVar("S", bound=State)

DEEPEST: Final = 200  # actions of one course
LONGEST_ROW: Final = 40  # actions of one move
ANSWER: Final = 3  # where no move begins, this part of the planning will do
MARGIN: Final = 0.05  # of the value of an end: the margin; the rest is the place
STEEPEST: Final = 60.0  # exponents beyond make no difference
ENDLESS: Final = 1 << 30  # rounds
PROPOSAL: Final = 40  # evaluations for the end of a move that was proposed
WEIGHED: Final = 8  # whole moves of which one is chosen
TINY: Final = 1e-9
MASK: Final = 0xFFFFFFFF
FIRST_MIX: Final = 0x9E3779B1  # odd numbers that mix bits well
SECOND_MIX: Final = 0x85EBCA6B
THIRD_MIX: Final = 0x45D9F3B
NO_SEAT: Final = -1
NO_BASE: Final[list[float]] = []


class Settings:
    """What can be tuned; the values here are those of the arena (see docs/research.md)."""

    def __init__(self, scale: float) -> None:
        self.scale: float = scale  # an evaluation so much larger has e times the chance to win
        # The actions of the root that are compared at first; half of them are left each time.
        self.wide: int = 6
        # How far the greedy search's opinion of them is off, usually, as a logarithm of odds. The
        # less, the more evidence a departure from it needs.
        self.doubt: float = 0.3
        # A branch that has been passed so often gets a node; and how its actions are tried.
        self.ripe: int = 24
        self.explore: float = 2.0
        # Worlds that are too few to drop an action for, and how many errors of its mean it must be
        # behind.
        self.few: int = 4
        self.plain: float = 3.0
        self.sharpness: float = 0.1  # of priors: parts of the scale
        # Where a move begins: the rows of actions that one is chosen from, each judged at its end.
        # With less than two every action is judged by itself, the best of a few. With 3 and 4 a
        # search with four seats was no better than greedy: probably who sees so few plays so badly
        # that to come first seems worth nothing.
        self.rows: int = 6
        self.sample: int = 6
        # With more than nothing everybody plans his move greedily with so many evaluations
        # instead: where a move is long, a few rows of random beginnings hold no good one.
        self.planning: int = 0
        # With more than nothing only so many actions are planned at a time where a seat could also
        # end its moves, and the best is played unless to do nothing is better: where many pieces
        # move one after the other, most of them will go the same way, whoever is first.
        self.breadth: int = 0
        # In so many first rounds of a course whoever moves weighs whole moves, those of the greedy
        # search and those that the game proposes, by the chances to win. It takes three to four
        # times as long, and pays where there is time for it: who is answered well knows what a move
        # is worth.
        self.weighing: int = 0
        # Are evaluations of different seats no measure of who is ahead? Then all have the same
        # chance at the root, and only what changes from there counts.
        self.centred: bool = False
        # Decisions at which a round begins and all have had the same turns: there a course ends,
        # after so many rounds. In a game without such, another seat's move begins a round.
        self.fair: list[int] = []
        self.rounds: int = 1
        # A course is judged where each of so many last rounds ends, and the mean counts: a second
        # and third look at the same course cost little, and much of what makes single ends differ
        # is luck.
        self.looks: int = 1
        # Does each seat have a stage of its own, in which it decides them, and does a round begin
        # when another seat does?
        self.stages: bool = False
        self.evaluations: int = 2500  # of the greedy search at the root
        # With more than nothing whole moves are compared, not first actions: so many actions after
        # the first are all followed.
        self.deep: int = 0
        # Where a game has learnt to judge the chances: how much the evaluation says besides, as
        # logarithms of odds.
        self.sees: float = 0.0


class Course(Generic[S]):
    """Plays on in positions that are its own."""

    def __init__(self, game: Game[S], noise: Noise, settings: Settings) -> None:
        self.game: Game[S] = game
        self.noise: Noise = noise
        self.settings: Settings = settings
        self.glances: Greedy[S] = Greedy(game, noise, 0)
        self.steps: int = 0  # actions carried out in all
        self.luck: int = 0  # of the course: what comes to the seats' minds, see `whim`
        self.base: list[float] = []  # what is taken off the evaluations, by seat, if anything
        self.holder: int = NO_SEAT  # whose stage it is, if that is known
        self.drew: bool = False  # has an action been looked at that draws chance?
        self.weighing: int = 0  # rounds in which moves are still weighed

    def glance(self, s: S, who: int, actions: list[int]) -> list[float]:
        """How the position looks to the mover after each of the actions."""
        out: list[float] = []
        game = self.game
        for action in actions:
            t = game.copy(s)
            game.carry_out(t, who, action)
            self.steps += 1
            if t.chance.draws != s.chance.draws:
                self.drew = True
            if t.stack and not game.decision(t).quiet:
                self.settle(t, who)
            out.append(game.evaluate(t, who))
        return out

    def forget(self, s: S) -> None:
        """What was looked at must not be known when it comes: another luck, if any was seen."""
        if self.drew:
            draws = s.chance.draws
            s.chance = self.noise.fresh_chance()
            s.chance.draws = draws
            self.drew = False

    def settle(self, s: S, who: int) -> None:
        """On to the next quiet position."""
        self.glances.steps = 0
        self.glances.settle(s, who, True, [])
        self.steps += self.glances.steps

    def carry_out(self, s: S, who: int, action: int) -> bool:
        """Carry out an action; has a round begun by it?"""
        fair = self.settings.fair
        before = s.stack[-1]
        self.game.carry_out(s, who, action)
        self.steps += 1
        if not s.stack:
            return False
        if fair and self.settings.stages:
            if before in fair:
                self.holder = who
            if s.stack[-1] not in fair or self.game.decider(s) == self.holder:
                return False
            self.holder = self.game.decider(s)
            return True
        if fair:
            return s.stack[-1] in fair and before not in fair
        return self.game.decision(s).opening and self.game.decider(s) != who

    def outcome(self, s: S, rounds: int, most: int) -> list[float]:
        """Play on for so many rounds; the mean chances of all seats at the ends of the last ones.
        Uses the position up."""
        looks = max(1, min(self.settings.looks, rounds))
        most = self.play_on(s, rounds - looks + 1, most)
        out = [0.0] * s.seats
        for left in range(looks - 1, -1, -1):
            if left and s.stack:
                values = self.judge(self.game.copy(s))
                most = self.play_on(s, 1, most)
            else:
                values = self.judge(s)
            for seat in range(s.seats):
                out[seat] += values[seat] / looks
        return out

    def play_on(self, s: S, rounds: int, most: int) -> int:
        """Play plausible actions for so many rounds, but not for ever; how many are left of the
        most that there may be?"""
        while s.stack and rounds > 0 and most > 0:
            who = self.game.decider(s)
            waiting = self.game.decision(s)
            if self.weighing > 0 and waiting.opening:
                row = self.weighed_row(s, who)
            elif self.settings.planning:
                row = self.planned_row(s, who)
            elif self.settings.rows > 1 and waiting.opening and not waiting.secret:
                row = self.plausible_row(s, who)
            else:
                row = [self.plausible(s, who)]
            draws = s.chance.draws
            for i in range(len(row)):
                if i > 0 and not self.as_planned(s, who, row[i], draws):
                    break
                self.game.legal(s, who)  # an action is taken from the list of its position
                if self.carry_out(s, who, row[i]):
                    rounds -= 1
                    self.weighing -= 1
                most -= 1
        return most

    def as_planned(self, s: S, who: int, action: int, draws: int) -> bool:
        """Can the next action of a plan still be played: nobody else, no chance had a say?"""
        if not self.glances.goes_on(s, who) or s.chance.draws != draws:
            return False
        return action in self.game.legal(s, who)

    def planned_row(self, s: S, who: int) -> list[int]:
        """The actions of a move that a short greedy search plans."""
        actions = self.game.sensible(s, who)
        if len(actions) == 1:
            return actions
        evaluations = self.settings.planning
        if not self.game.decision(s).opening:
            evaluations //= ANSWER
        greedy = Greedy(self.game, self.noise, evaluations)
        if self.settings.breadth and self.game.decision(s).opening:
            row = self.next_row(s, who, actions, greedy)
        else:
            best = greedy.best(greedy.values(s, who, actions))
            row = [actions[best], *greedy.rows[best]]
        self.steps += greedy.steps
        self.drew = True  # perhaps: nobody must know the luck of what he has tried
        self.forget(s)
        return row

    def weighed_row(self, s: S, who: int) -> list[int]:
        """The actions of the whole move that leaves the mover the best chances, of those that look
        best to the evaluation."""
        actions = self.game.sensible(s, who)
        if len(actions) == 1:
            return actions
        greedy = Greedy(self.game, self.noise, self.settings.planning)
        greedy.keeping = True
        greedy.values(s, who, actions)
        hear_proposals(greedy, s, who, actions, self.settings.planning)
        self.steps += greedy.steps
        best: list[int] = []
        most = -1.0
        for plan in best_plans(greedy.plans, WEIGHED):
            row = [actions[plan.first], *plan.row]
            end = self.game.copy(s)
            self.game.legal(end, who)
            self.game.carry_out(end, who, row[0])
            for action in plan.row:
                if not self.as_planned(end, who, action, s.chance.draws):
                    break
                self.game.carry_out(end, who, action)
            self.steps += len(row)
            chance = self.judge(end)[who]
            if chance > most:
                most = chance
                best = row
        self.drew = True
        self.forget(s)
        return best

    def next_row(self, s: S, who: int, actions: list[int], greedy: Greedy[S]) -> list[int]:
        """The best of the first few actions that come to mind and are no worse than to do nothing;
        where one can't do nothing, the best of all."""
        breadth = self.settings.breadth
        order: list[int] = []
        rest = -1
        for action in actions:
            if self.game.idle(s, action):
                rest = action
            else:
                order.append(action)
        least = -1e300
        if rest >= 0:
            order = self.some_of(order, who, len(order))
            least = self.game.evaluate(s, who) - TIE
        else:
            breadth = len(order)
        for at in range(0, len(order), breadth):
            some = order[at : at + breadth]
            worth = greedy.values(s, who, some)
            best = greedy.best(worth)
            if worth[best] >= least:
                return [some[best], *greedy.rows[best]]
        return [rest]

    def plausible(self, s: S, who: int) -> int:
        """The best of a few actions at a glance."""
        legal = self.game.sensible(s, who)
        if len(legal) == 1:
            return legal[0]
        some = self.some_of(legal, who, self.settings.sample)
        worth = self.glance(s, who, some)
        self.forget(s)
        found = 0
        for i in range(1, len(some)):
            if worth[i] > worth[found]:
                found = i
        return some[found]

    def plausible_row(self, s: S, who: int) -> list[int]:
        """The actions of a whole move, or of its part until chance or somebody else has a say: of
        a few such rows, each of plausible actions, the one with the best end."""
        game = self.game
        best: list[int] = []
        most = -1e300
        drew = False
        legal = game.sensible(s, who)
        if len(legal) == 1:
            return legal
        for first in self.some_of(legal, who, self.settings.rows):
            t = game.copy(s)
            row = [first]
            game.carry_out(t, who, first)
            while (
                len(row) < LONGEST_ROW
                and self.glances.goes_on(t, who)
                and t.chance.draws == s.chance.draws
            ):
                action = self.plausible(t, who)
                row.append(action)
                game.carry_out(t, who, action)
            self.steps += len(row)
            drew = drew or t.chance.draws != s.chance.draws
            if t.stack and not game.decision(t).quiet:
                self.settle(t, who)
            worth = game.evaluate(t, who)
            if worth > most:
                most = worth
                best = row
        self.drew = drew
        self.forget(s)
        return best

    def some_of(self, actions: list[int], who: int, count: int) -> list[int]:
        """So many of the actions, or all if there are no more, in the order of the seat's whims."""
        whims: list[int] = []
        some: list[int] = []
        for action in actions:
            whim = self.whim(who, action)
            at = len(some)
            while at > 0 and whims[at - 1] > whim:
                at -= 1
            if at < count:
                whims.insert(at, whim)
                some.insert(at, action)
                if len(some) > count:
                    whims.pop()
                    some.pop()
        return some

    def whim(self, who: int, action: int) -> int:
        """How late an action comes to a seat's mind: any number, but with equal luck the same
        wherever the course has led."""
        mixed = (self.luck ^ (action * FIRST_MIX + who * SECOND_MIX)) & MASK
        mixed = ((mixed ^ (mixed >> 16)) * THIRD_MIX) & MASK
        mixed = ((mixed ^ (mixed >> 16)) * THIRD_MIX) & MASK
        return mixed ^ (mixed >> 16)

    def judge(self, s: S) -> list[float]:
        """The chances to win of all seats; uses the position up."""
        game = self.game
        if s.stack and not game.decision(s).quiet:
            self.settle(s, game.decider(s))
        known = game.outlook(s) if s.stack else NO_BASE
        if not known:
            return evaluated(game, s, self.settings.scale, self.base)
        if not self.settings.sees:
            return known
        return self.seen_besides(known, evaluated(game, s, self.settings.scale, self.base))

    def seen_besides(self, known: list[float], seen: list[float]) -> list[float]:
        """The chances that were learnt, and those that follow from the evaluation, in one."""
        out: list[float] = []
        total = 0.0
        for i in range(len(known)):
            chance = max(TINY, known[i]) * max(TINY, seen[i]) ** self.settings.sees
            out.append(chance)
            total += chance
        return [chance / total for chance in out]

    def rounds_from(self, s: S) -> int:
        """How many rounds a course lasts that begins here."""
        return ENDLESS if self.game.last_round(s) else self.settings.rounds


def hear_proposals(greedy: Greedy[S], s: S, who: int, actions: list[int], evaluations: int) -> None:
    """Add to the moves that were planned what the game proposes, with so many evaluations."""
    greedy.left = evaluations
    greedy.last = -evaluations
    for row in greedy.game.proposals(s, who):
        if row[0] in actions:
            greedy.finish(s, who, actions.index(row[0]), row, PROPOSAL)


def best_plans(plans: list[Plan], most: int) -> list[Plan]:
    """The plans whose ends look best, one of those whose ends look the same."""
    out: list[Plan] = []
    for plan in plans:
        at = len(out)
        while at > 0 and out[at - 1].value < plan.value:
            at -= 1
        if at < most and (at == 0 or out[at - 1].value > plan.value):
            out.insert(at, plan)
            if len(out) > most:
                out.pop()
    return out


def chances(game: Game[S], s: S, scale: float, base: list[float] = NO_BASE) -> list[float]:
    """The chances to win of all seats: what the game has learnt, or what their evaluations (less a
    base) promise; at the end of a match the winners share the win."""
    if s.stack:
        known = game.outlook(s)
        if known:
            return known
    return evaluated(game, s, scale, base)


def evaluated(game: Game[S], s: S, scale: float, base: list[float]) -> list[float]:
    """The chances to win that follow from the evaluations, or from the places in the end."""
    worth: list[float] = []
    most = -1e300
    for seat in range(s.seats):
        value = game.evaluate(s, seat)
        if base:
            value -= base[seat]
        worth.append(value)
        if value > most:
            most = value
    total = 0.0
    for seat in range(s.seats):
        chance = exp(max(-STEEPEST, (worth[seat] - most) / scale))
        worth[seat] = chance
        total += chance
    for seat in range(s.seats):
        worth[seat] /= total
    if not s.stack:
        places = game.places(s)
        winners = 0
        for place in places:
            if place == 1:
                winners += 1
        for seat in range(s.seats):
            won = 1.0 / winners if places[seat] == 1 else 0.0
            worth[seat] = MARGIN * worth[seat] + (1.0 - MARGIN) * won
    return worth
