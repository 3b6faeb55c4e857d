"""The tree search for hidden information.

The greedy search plans every action of the root to the end of the own move. The most promising
ones are compared in worlds: positions that the searching seat can't tell from the true one. In
every world each of them is played with the same luck, as planned, and all play on until the round
ends; so what differs is owed to the action. The worse half is dropped again and again, and the time
goes to what is left. The greedy opinion counts as much as some worlds do, the more the further
apart worlds are: who departs from it needs evidence.

Where a branch has been passed often, a node grows, and the seat that decides there learns what is
best for it. Each seat has a tree of its own, whose branches are what that seat sees of the
actions: an answer to a secret decision is a branch for the seat that gave it, and one and the same
closed branch for all others, in whatever order the engine asks. So nobody in the tree answers a
secret that he can't know, and simultaneous decisions need no special case. Every seat wants its
own chance to win, for any number of seats.

The search reads no clock: whoever runs it asks for so many worlds at a time, and says when to drop.
Equal position, noise, settings and requests give equal results.
"""

from math import exp, sqrt
from typing import Final, TypeVar

from theatrum.core.chance import Noise
from theatrum.core.course import DEEPEST, NO_SEAT, STEEPEST, Course, Settings, hear_proposals
from theatrum.core.game import Game
from theatrum.core.greedy import Greedy, Plan
from theatrum.core.state import State

S = TypeVar("S", bound=State)

FIRST_SPREAD: Final = 0.05  # of values, as long as none are known
TINY: Final = 0.001  # a chance is never nothing
FEWEST: Final = 4  # actions that are always compared
WORLDS: Final = 6  # at the least for each action
ALIKE: Final = 2000  # ends that look the same to so fine a degree are taken for the same
MOST_PLANS: Final = 60  # that are looked at more closely
LEAST_TRUST: Final = 2.0  # worlds alike say little that the next ones could not


class Move:
    """An action at a node: `total` is the sum of the mover's values. At the root `lag` says how far
    the greedy search sees it behind the best (as a logarithm of odds), and `row` what it plans to
    play next."""

    def __init__(self, action: int, prior: float) -> None:
        self.action: int = action
        self.prior: float = prior
        self.visits: int = 0
        self.total: float = 0.0
        self.lag: float = 0.0
        self.row: list[int] = []
        self.heard: list[float] = []  # of the root's: its value in every world


class Node:
    """What a seat knows: the actions that it has seen since the root. Where it must decide, and
    has been often enough, `moves` are its actions, the most plausible first."""

    def __init__(self) -> None:
        self.branches: dict[int, Node] = {}
        self.moves: list[Move] = []
        self.legal: list[int] = []  # of the position that the moves were made for
        self.visits: int = 0

    def branch(self, key: int) -> "Node":
        found = self.branches.get(key)
        if found is None:
            found = Node()
            self.branches[key] = found
        return found


class Search(Course[S]):
    """One search for a seat that must decide. `root` is a position that the seat imagines."""

    def __init__(self, game: Game[S], root: S, seat: int, noise: Noise, settings: Settings) -> None:
        super().__init__(game, noise, settings)
        self.root: S = root
        self.seat: int = seat
        self.simulations: int = 0
        self.trees: list[Node] = [Node() for _ in range(root.seats)]
        # Of all values seen of a seat: their sum and the sum of their squares.
        self.sums: list[float] = [0.0] * root.seats
        self.squares: list[float] = [0.0] * root.seats
        if settings.centred:
            self.base = [game.evaluate(root, other) for other in range(root.seats)]
        # The world at hand, and what was heard in it of the actions still compared.
        self.worlds: Noise = noise
        self.world: S = root
        self.heard: list[float] = []
        # How far the values of a world lie apart, in squares; and how many were compared.
        self.apart: float = 0.0
        self.compared: int = 0
        self.trust: float = LEAST_TRUST  # the weight of the greedy opinion, in worlds
        self.live: list[Move] = []  # the actions still compared
        self.plans: list[Move] = []  # the whole moves that were compared at first, if any
        self.look_first()

    def look_first(self) -> None:
        """The greedy search's opinion of all actions."""
        top = self.trees[self.seat]
        top.legal = self.game.sensible(self.root, self.seat)
        worth = [0.0] * len(top.legal)
        greedy = Greedy(self.game, self.noise, self.settings.evaluations)
        greedy.rows = [[] for _ in top.legal]
        if len(top.legal) > 1:
            greedy.keeping = self.settings.deep > 0
            greedy.deep = max(1, self.settings.deep)
            worth = greedy.values(self.root, self.seat, top.legal)
            if greedy.keeping:
                hear_proposals(greedy, self.root, self.seat, top.legal, self.settings.evaluations)
            self.steps += greedy.steps
        self.add_moves(top, top.legal, worth)
        most = max(worth)
        for move in top.moves:
            at = top.legal.index(move.action)
            move.lag = self.lag(worth[at], most)
            move.row = greedy.rows[at]
        if greedy.plans:
            self.plans = self.promising(greedy.plans)
            self.live = self.plans[:]
        else:
            self.live = self.different(top.moves)

    def lag(self, value: float, most: float) -> float:
        """How far an evaluation is behind, as a logarithm of odds. What one seat gains the others
        lose: see `scale`."""
        unit = self.settings.scale * (self.root.seats - 1) / self.root.seats
        return max(-STEEPEST, (value - most) / unit)

    def promising(self, plans: list[Plan]) -> list[Move]:
        """Of whole moves with different ends the best ones, in turn by the evaluation and by the
        chances to win where they leave somebody to begin a move."""
        legal = self.trees[self.seat].legal
        found: list[Move] = []
        ends: set[tuple[int, int]] = set()
        order = sorted(plans, key=value_of, reverse=True)
        for plan in order:
            if len(found) >= MOST_PLANS:
                break
            move = Move(legal[plan.first], 0.0)
            move.row = plan.row
            move.lag = self.lag(plan.value, order[0].value)
            idle = self.game.idle(self.root, move.action)
            end = self.game.copy(self.root) if idle else self.end_of(move)
            if not end.stack or self.game.decision(end).opening:
                move.prior = self.judge(end)[self.seat]
            alike = (int(plan.value * ALIKE), int(move.prior * ALIKE))
            if alike not in ends:
                ends.add(alike)
                found.append(move)
        out: list[Move] = []
        hopeful = sorted(found, key=prior_of, reverse=True)
        for i in range(len(found)):
            for move in (found[i], hopeful[i]):
                if move not in out and len(out) < self.settings.wide:
                    out.append(move)
        return out

    def narrow(self, simulations: int) -> None:
        """With so few simulations fewer actions can be compared in earnest."""
        keep = max(FEWEST, simulations // WORLDS)
        if len(self.live) > keep:
            self.live = self.live[:keep]
            self.heard = self.heard[:keep]

    def different(self, moves: list[Move]) -> list[Move]:
        """The most promising actions that lead, as planned, to different positions: clicks of one
        move in another order are no alternative."""
        found: list[Move] = []
        ends: set[bytes] = set()
        for move in moves:
            if len(found) < self.settings.wide:
                code = self.end_of(move).encode()
                if code not in ends:
                    ends.add(code)
                    found.append(move)
        return found

    def end_of(self, move: Move) -> S:
        """Where a move leads, as planned."""
        end = self.game.copy(self.root)
        self.game.carry_out(end, self.seat, move.action)
        self.follow(end, move.row, [])
        return end

    # What comes out.

    def moves(self) -> list[Move]:
        """All actions of the root; of whole moves that begin with the same action, the best one
        stands for it."""
        out: list[Move] = []
        for move in self.trees[self.seat].moves:
            best = move
            for plan in self.plans:
                if plan.action == move.action and self.better(plan, best):
                    best = plan
            out.append(best)
        return out

    def better(self, one: Move, other: Move) -> bool:
        """Who was compared longer is better, then who has the larger value."""
        if one.visits != other.visits:
            return one.visits > other.visits
        return self.value(one) > self.value(other)

    def value(self, move: Move) -> float:
        """The chance to win with an action of the root: what the worlds say, and the greedy search
        as if it were some of them."""
        return (self.trust * self.guess(move) + move.total) / (self.trust + move.visits)

    def guess(self, move: Move) -> float:
        """The chance that the greedy search promises, if the best has the usual one."""
        usual = self.usual()
        odds = usual / (1.0 - usual) * exp(move.lag)
        return odds / (1.0 + odds)

    def usual(self) -> float:
        """The chance to win in all that was simulated."""
        if not self.simulations:
            return 1.0 / self.root.seats
        return min(1.0 - TINY, max(TINY, self.sums[self.seat] / self.simulations))

    def best(self) -> Move:
        """Of the actions still compared, the one of the largest value."""
        found = self.live[0]
        for move in self.live:
            if self.value(move) > self.value(found):
                found = move
        return found

    def halve(self) -> None:
        """Drop the worse half."""
        keep = (len(self.live) + 1) // 2
        while len(self.live) > keep:
            worst = self.live[0]
            for move in self.live:
                if self.value(move) <= self.value(worst):
                    worst = move
            self.live.remove(worst)
        self.heard = []

    # Worlds.

    def run(self, simulations: int) -> None:
        for _ in range(simulations):
            self.step()

    def step(self) -> None:
        """One simulation: the next action in the world at hand, or the first in a new one. What a
        world says counts when all have been played in it."""
        if not self.heard:
            self.world = self.game.determinize(self.root, self.seat, self.worlds)
            self.luck = int(self.worlds.word())
        self.noise = Noise(self.luck)
        self.glances.noise = self.noise
        self.holder = NO_SEAT
        self.weighing = self.settings.weighing
        s = self.game.copy(self.world)
        self.heard.append(self.simulate(s, self.live[len(self.heard)]))
        self.simulations += 1
        if len(self.heard) == len(self.live):
            for i in range(len(self.live)):
                self.live[i].visits += 1
                self.live[i].total += self.heard[i]
                self.live[i].heard.append(self.heard[i])
            self.weigh()
            self.heard = []
            self.drop_plain()

    def weigh(self) -> None:
        """As many worlds as the greedy opinion is worth: so many have an error as large as its."""
        mean = 0.0
        for value in self.heard:
            mean += value / len(self.heard)
        for value in self.heard:
            self.apart += (value - mean) * (value - mean)
        self.compared += len(self.heard) - 1
        usual = self.usual()
        doubt = max(TINY, self.settings.doubt) * usual * (1.0 - usual)  # of a chance
        spread = self.apart / max(1, self.compared)
        self.trust = LEAST_TRUST + spread / (doubt * doubt)

    def drop_plain(self) -> None:
        """Drop what is plainly worse than the best, or never better nor worse."""
        best = self.best()
        if best.visits < self.settings.few:
            return
        self.live = [m for m in self.live if m is best or not self.plainly_worse(m, best)]

    def plainly_worse(self, move: Move, best: Move) -> bool:
        """Is the difference in the same worlds much larger than its error?"""
        count = len(best.heard)
        total = 0.0
        squares = 0.0
        for i in range(count):
            lead = best.heard[i] - move.heard[i]
            total += lead
            squares += lead * lead
        variance = max(0.0, squares - total * total / count) / (count - 1)
        error = sqrt(variance / (self.trust + count))
        return self.value(best) - self.value(move) >= self.settings.plain * error

    def simulate(self, s: S, first: Move) -> float:
        """Play an action as it was planned, go down the trees, play on, judge, and tell all on the
        way; what is it worth to the searching seat?"""
        at = self.trees[:]
        path: list[Move] = []
        who_moved: list[int] = []
        left = self.rounds_from(s) - self.pass_on(s, self.seat, first.action, at)
        left -= self.follow(s, first.row, at)
        depth = 1 + len(first.row)
        while s.stack and depth < DEEPEST and left > 0:
            who = self.game.decider(s)
            legal = self.game.sensible(s, who)
            action = legal[0]
            if len(legal) > 1:
                node = at[who]
                node.visits += 1
                if node.visits <= self.settings.ripe:
                    break
                if node.legal != legal:
                    self.meet(s, who, node, legal)
                move = self.select(node, legal, who)
                path.append(move)
                who_moved.append(who)
                action = move.action
            left -= self.pass_on(s, who, action, at)
            depth += 1
        values = self.outcome(s, left, DEEPEST - depth)
        for seat in range(len(values)):
            self.sums[seat] += values[seat]
            self.squares[seat] += values[seat] * values[seat]
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += values[who_moved[i]]
        return values[self.seat]

    def follow(self, s: S, row: list[int], at: list[Node]) -> int:
        """Carry out the planned actions, as long as nobody else and no chance has a say. How many
        rounds have begun by them?"""
        draws = s.chance.draws
        rounds = 0
        for action in row:
            if not self.as_planned(s, self.seat, action, draws):
                break
            rounds += self.pass_on(s, self.seat, action, at)
        return rounds

    def pass_on(self, s: S, who: int, action: int, at: list[Node]) -> int:
        """Carry out an action, and go down the branch that each seat sees of it. 1 if a round has
        begun by it."""
        secret = self.game.decision(s).secret
        key = who * self.game.actions.size + action
        for seat in range(len(at)):
            at[seat] = at[seat].branch(-1 - who if secret and seat != who else key)
        return 1 if self.carry_out(s, who, action) else 0

    # Nodes.

    def select(self, node: Node, legal: list[int], who: int) -> Move:
        """The action that promises most, or is known least for how plausible it is."""
        # A node that has met no other legal actions than these needs no look at each.
        every = len(node.moves) == len(legal) and node.legal == legal
        total = 0.0
        visits = 0
        for move in node.moves:
            total += move.total
            visits += move.visits
        urge = self.settings.explore * self.spread(who) * sqrt(visits + 1.0)
        mean = self.sums[who] / self.simulations if self.simulations else 0.5
        if visits > 0:
            mean = total / visits
        found = node.moves[0]
        most = -1e9
        for move in node.moves:
            if not every and move.action not in legal:
                continue
            value = move.total / move.visits if move.visits > 0 else mean
            value += urge * move.prior / (1 + move.visits)
            if value > most:
                most = value
                found = move
        return found

    def spread(self, seat: int) -> float:
        """How far the values of a seat lie apart."""
        count = self.simulations
        if count < 2:
            return FIRST_SPREAD
        mean = self.sums[seat] / count
        variance = self.squares[seat] / count - mean * mean
        return sqrt(variance) if variance > 1e-6 else 1e-3

    def meet(self, s: S, who: int, node: Node, legal: list[int]) -> None:
        """Make moves of the actions that the node has not met yet."""
        if node.moves:
            known: set[int] = set()
            for move in node.moves:
                known.add(move.action)
            actions = [action for action in legal if action not in known]
        else:
            node.legal = legal
            actions = legal
        if actions:
            worth = self.glance(s, who, actions)
            self.forget(s)
            self.add_moves(node, actions, worth)

    def add_moves(self, node: Node, actions: list[int], worth: list[float]) -> None:
        """Turn evaluations into priors, and keep the moves in their order."""
        most = max(worth)
        unit = self.settings.scale * self.settings.sharpness
        total = 0.0
        priors: list[float] = []
        for value in worth:
            prior = exp(max(-STEEPEST, (value - most) / unit))
            priors.append(prior)
            total += prior
        for i in range(len(actions)):
            insert(node.moves, Move(actions[i], priors[i] / total))


def value_of(plan: Plan) -> float:
    return plan.value


def prior_of(move: Move) -> float:
    return move.prior


def insert(moves: list[Move], move: Move) -> None:
    """Keep the most plausible first; equals in the order they came."""
    at = len(moves)
    while at > 0 and moves[at - 1].prior < move.prior:
        at -= 1
    moves.insert(at, move)
