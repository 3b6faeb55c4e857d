"""The greedy search: try every action, follow the move to its end, take what looks best.

A click is seldom a whole move. After each action the search goes on through the seat's own
decisions, always with the action that looks best at once, until somebody else must decide, a new
move begins or something hidden would be shown; there the position is judged. Positions that can't
be judged (a decision that is not quiet: half a click, an objection) are resolved first: whoever
must answer takes what looks best for him. Where an action draws chance at once, the choice is
averaged over many imagined draws. The work is bounded by a number of evaluations: once they are
used up, what is not resolved yet is resolved by quick glances, and some time after that positions
are judged as they are. The same position, noise and bound give the same answer.

The rows of own actions that were planned on the way are kept for whoever wants to play on; all
the moves that were followed to an end, too, for whoever wants to compare them by other means.
"""

from typing import Final, Generic, TypeVar

from theatrum.core.chance import Noise
from theatrum.core.game import Game
from theatrum.core.state import State

S = TypeVar("S", bound=State)

USUAL: Final = -1  # as many evaluations as the game says
WORLDS: Final = 16  # imagined positions over which a secret choice is averaged
FEW: Final = 3  # actions that are looked at when the bound is reached
STEPS: Final = 64  # the longest row of decisions that is followed
GLANCES: Final = 4  # of the bound, a part of this size again may go into glances beyond it
ENDLESS: Final = 1 << 60
TIE: Final = 1e-9  # values that differ less are equal


class Plan:
    """A move that was followed to its end: the place of its first action among those that were
    asked for, the actions after it, and how the end looks."""

    def __init__(self, first: int, row: list[int], value: float) -> None:
        self.first: int = first
        self.row: list[int] = row
        self.value: float = value


class Greedy(Generic[S]):
    """One search. `left` is the number of evaluations that may still be made; below zero it counts
    glances, down to `last`. Without a bound (0) there are only glances, and no end of them."""

    def __init__(self, game: Game[S], noise: Noise, evaluations: int = USUAL) -> None:
        self.game: Game[S] = game
        self.noise: Noise = noise
        self.left: int = game.evaluations if evaluations == USUAL else evaluations
        self.last: int = -(self.left // GLANCES) if self.left else -ENDLESS
        self.steps: int = 0  # actions carried out
        self.rows: list[list[int]] = []  # what `values` planned after each of the actions
        # So many actions after the first are all followed, not only the best; and are all moves
        # that were followed kept? Then `first` is the place of the action at hand.
        self.deep: int = 1
        self.keeping: bool = False
        self.first: int = 0
        self.plans: list[Plan] = []

    def choose(self, s: S, seat: int) -> int:
        """The action for a seat that must decide. The position is one that the seat imagines."""
        actions = self.game.sensible(s, seat)
        if len(actions) == 1:
            return actions[0]
        return actions[self.best(self.values(s, seat, actions))]

    def values(self, s: S, seat: int, actions: list[int]) -> list[float]:
        """What the actions are worth, in the unit of the evaluation."""
        self.rows = [[] for _ in actions]
        if self.game.decision(s).secret:
            return self.averages(s, seat, actions, WORLDS)
        out = [0.0] * len(actions)
        ends: list[S] = []
        drawing: list[int] = []  # the places of actions that draw chance at once
        for i in range(len(actions)):
            idle = self.game.idle(s, actions[i])
            ends.append(s if idle else self.after(s, seat, actions[i]))
            if ends[i].chance.draws != s.chance.draws and self.game.chances > 1:
                drawing.append(i)
        if drawing:
            drawn = self.averages(s, seat, [actions[i] for i in drawing], self.game.chances)
            for i in range(len(drawing)):
                out[drawing[i]] = drawn[i]
                self.keep(drawing[i], [], drawn[i])
        planned = len(actions) - len(drawing)
        for i in range(len(actions)):
            if i in drawing:
                continue
            self.first = i
            if ends[i] is s:  # idle: what follows would follow any other move too
                out[i] = self.judge(s, seat)
                self.keep(i, [], out[i])
            else:
                share = self.left // planned
                out[i] = self.plan(ends[i], seat, share, self.deep, self.rows[i])
            planned -= 1
        return out

    def keep(self, first: int, row: list[int], value: float) -> None:
        if self.keeping:
            self.plans.append(Plan(first, row, value))

    def averages(self, s: S, seat: int, actions: list[int], worlds: int) -> list[float]:
        """The values of the actions over imagined positions, the same ones for all actions."""
        totals = [0.0] * len(actions)
        done = 0
        while done < worlds and (done == 0 or self.left > 0):
            done += 1
            world = self.game.determinize(s, seat, self.noise)
            if self.game.decision(s).secret:
                self.answered(world, seat)
            for i in range(len(actions)):
                totals[i] += self.value(self.after(world, seat, actions[i]), seat)
        return [total / done for total in totals]

    def after(self, s: S, seat: int, action: int) -> S:
        """A copy of the position, after an action; the copy has its legal list from here."""
        self.game.legal(s, seat)
        t = self.game.copy(s)
        self.game.carry_out(t, seat, action)
        self.steps += 1
        return t

    def best(self, totals: list[float]) -> int:
        """The place of the largest value; noise chooses among equals."""
        found = 0
        equals = 1
        for i in range(1, len(totals)):
            if totals[i] > totals[found] + TIE:
                found = i
                equals = 1
            elif totals[i] >= totals[found] - TIE:
                equals += 1
                if self.noise.below(equals) == 0:
                    found = i
        return found

    def answered(self, s: S, seat: int) -> S:
        """What others will choose secretly is unknown: any of their choices, in place."""
        for other in self.game.deciders(s):
            if other != seat:
                actions = self.game.sensible(s, other)
                self.game.apply(s, other, actions[self.noise.below(len(actions))])
        return s

    def judge(self, s: S, seat: int) -> float:
        self.left -= 1
        return self.game.evaluate(s, seat)

    # Resolving what can't be judged.

    def settle(self, s: S, seat: int, own: bool, row: list[int]) -> bool:
        """Go on, in place, to a quiet position; with `own` false it stops at the seat's own
        decisions, else its actions are added to the row. Was something hidden shown on the way?"""
        game = self.game
        shown = s.revealed
        steps = 0
        while s.stack and steps < STEPS and self.left > self.last and not game.decision(s).quiet:
            who = game.decider(s)
            if who == seat and not own:
                break
            action = self.reply(s, who, seat)
            if who == seat:
                row.append(action)
            game.carry_out(s, who, action)
            self.steps += 1
            shown = shown or s.revealed
            steps += 1
        return shown

    def reply(self, s: S, who: int, seat: int) -> int:
        """What looks best at once for a seat; a glance is enough for others."""
        actions = self.game.sensible(s, who)
        if len(actions) == 1:
            return actions[0]
        if self.game.decision(s).secret:
            s = self.answered(self.game.copy(s), who)
        if self.left <= 0:  # the time is up: a few will do
            return actions[self.quick(s, who, actions)]
        totals: list[float] = []
        for action in actions:
            t = self.after(s, who, action)
            if who == seat:
                self.settle(t, seat, False, [])
            totals.append(self.judge(t, who))
        return actions[self.best(totals)]

    def quick(self, s: S, who: int, actions: list[int]) -> int:
        """The place of the best of a few actions, chosen at random and judged as they are."""
        found = -1
        most = 0.0
        for _ in range(FEW):
            at = self.noise.below(len(actions))
            value = self.judge(self.after(s, who, actions[at]), who)
            if found < 0 or value > most:
                found = at
                most = value
        return found

    def value(self, s: S, seat: int) -> float:
        """The value at the next quiet position; uses the position up."""
        self.settle(s, seat, True, [])
        return self.judge(s, seat)

    # Following the move.

    def plan(self, s: S, seat: int, share: int, deep: int, row: list[int]) -> float:
        """The value of the seat's move when it is followed from here with so many evaluations; its
        actions are added to the row, and the position is used up. So `deep` every next action is
        followed, not only the best."""
        game = self.game
        stop = self.left - share
        shown = self.settle(s, seat, True, row)
        steps = 0
        while not shown and steps < STEPS and self.left > stop and self.goes_on(s, seat):
            actions = game.sensible(s, seat)
            if deep and len(actions) > 1:
                return self.branches(s, seat, actions, self.left - stop, deep - 1, row)
            totals: list[float] = []
            for action in actions:
                totals.append(self.value(self.after(s, seat, action), seat))
            row.append(actions[self.best(totals)])
            game.carry_out(s, seat, row[-1])
            self.steps += 1
            shown = self.settle(s, seat, True, row)
            steps += 1
        value = self.judge(s, seat)
        self.keep(self.first, row[:], value)
        return value

    def finish(self, s: S, seat: int, first: int, row: list[int], share: int) -> None:
        """Keep a move that somebody has proposed, followed to its end from where the row leads, as
        long as nobody else and no chance has a say on the way."""
        draws = s.chance.draws
        t = s
        done: list[int] = []
        for action in row:
            if done and (not self.goes_on(t, seat) or t.chance.draws != draws):
                break
            if action not in self.game.legal(t, seat):
                break
            t = self.after(t, seat, action)
            done.append(action)
        self.first = first
        rest = done[1:]
        if t.chance.draws != draws:
            self.keep(first, rest, self.value(t, seat))
        else:
            self.plan(t, seat, share, 0, rest)

    def branches(
        self, s: S, seat: int, actions: list[int], share: int, deep: int, row: list[int]
    ) -> float:
        """The best of all continuations."""
        stop = self.left - share
        most = 0.0
        best: list[int] = []
        for i in range(len(actions)):
            if i > 0 and self.left <= self.last:
                break
            part = (self.left - stop) // (len(actions) - i)
            tried = [*row, actions[i]]
            value = self.plan(self.after(s, seat, actions[i]), seat, part, deep, tried)
            if i == 0 or value > most:
                most = value
                best = tried
        row.extend(best[len(row) :])
        return most

    def goes_on(self, s: S, seat: int) -> bool:
        """Is the next decision the seat's own, and not the beginning of a new move?"""
        return bool(s.stack) and s.stack[-2] == 1 << seat and not self.game.decision(s).opening
