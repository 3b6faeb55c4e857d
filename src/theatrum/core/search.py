"""The tree search for hidden information.

Every simulation imagines a position that the searching seat can't tell from the true one and
plays in it. Each seat has a tree of its own, whose branches are what that seat sees of the
actions: an answer to a secret decision is a branch for the seat that gave it, and one and the same
closed branch for all others, in whatever order the engine asks. So nobody in the tree answers a
secret that he can't know, and simultaneous decisions need no special case. Every seat wants its
own chance to win, for any number of seats.

What the evaluation likes at a glance is tried first (the prior), and a node considers few actions
until it has been visited often (progressive widening). At the root the prior is the greedy
search's. From a new node on, all play what is plausible at a glance until the next round begins:
only where all have had their turns can positions be compared. There, and once before at the end
of the move under way, the chances to win of all seats follow from their evaluations.

The search reads no clock: whoever runs it asks for so many simulations at a time. Equal position,
noise, settings and number of simulations give equal results.
"""

from math import exp, sqrt
from typing import Final, Generic, TypeVar

from theatrum.core.chance import Noise
from theatrum.core.game import Game
from theatrum.core.greedy import Greedy
from theatrum.core.state import State

S = TypeVar("S", bound=State)

DEEPEST: Final = 200  # actions of one simulation
MARGIN: Final = 0.05  # of the value of an end: the margin; the rest is the place
FIRST_SPREAD: Final = 0.05  # of values, as long as none are known
STEEPEST: Final = 60.0  # exponents beyond make no difference


class Settings:
    """What can be tuned; the values here are those of the arena (see docs/research.md)."""

    def __init__(self, scale: float) -> None:
        self.scale: float = scale  # an evaluation so much larger has e times the chance to win
        self.explore: float = 2.0
        self.sharpness: float = 0.1  # of priors: parts of the scale
        self.wide: int = 3  # actions that a node considers at first
        self.widening: float = 1.0  # how their number grows with the root of the visits
        # Actions that one of the playing on is chosen from: in the move under way, and after it.
        self.own_sample: int = 16
        self.sample: int = 4
        # Decisions at which a round begins and all have had the same turns: there a simulation
        # ends, after so many rounds. A game without such ends it at any beginning of a move.
        self.fair: list[int] = []
        self.rounds: int = 1
        # The part of a value that is seen already at the end of the move under way, before others
        # answer: less far-sighted, and less blurred by all that may happen until the round ends.
        self.near: float = 0.5
        self.evaluations: int = 2500  # for the root's priors


class Move:
    """An action at a node: `total` is the sum of the mover's values."""

    def __init__(self, action: int, prior: float) -> None:
        self.action: int = action
        self.prior: float = prior
        self.visits: int = 0
        self.total: float = 0.0


class Node:
    """What a seat knows: the actions that it has seen since the root. Where it must decide,
    `moves` are its actions, the most plausible first."""

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


class Course(Generic[S]):
    """Plausible play: each action the best of a few at a glance."""

    def __init__(self, game: Game[S], noise: Noise, settings: Settings) -> None:
        self.game: Game[S] = game
        self.noise: Noise = noise
        self.settings: Settings = settings
        self.glances: Greedy[S] = Greedy(game, noise, 0)
        self.steps: int = 0  # actions carried out in all
        # The chances at the end of the move under way; `watching` until it is reached.
        self.watching: bool = False
        self.early: list[float] = []

    def glance(self, s: S, who: int, actions: list[int]) -> list[float]:
        """How the position looks to the mover after each of the actions."""
        out: list[float] = []
        game = self.game
        for action in actions:
            t = game.copy(s)
            game.carry_out(t, who, action)
            self.steps += 1
            if t.stack and not game.decision(t).quiet:
                self.settle(t, who)
            out.append(game.evaluate(t, who))
        return out

    def settle(self, s: S, who: int) -> None:
        """On to the next quiet position."""
        self.glances.steps = 0
        self.glances.settle(s, who, True)
        self.steps += self.glances.steps

    def carry_out(self, s: S, who: int, action: int) -> bool:
        """Carry out an action; has a round begun by it?"""
        fair = self.settings.fair
        before = s.stack[-1]
        self.game.carry_out(s, who, action)
        self.steps += 1
        if not s.stack:
            return False
        opening = self.game.decision(s).opening
        if self.watching and opening:
            self.watching = False
            self.early = chances(self.game, s, self.settings.scale)
        if fair:
            return s.stack[-1] in fair and before not in fair
        return opening

    def play_on(self, s: S, rounds: int, most: int) -> None:
        """Play plausible actions for so many rounds, but not for ever."""
        while s.stack and rounds > 0 and most > 0:
            who = self.game.decider(s)
            if self.carry_out(s, who, self.plausible(s, who)):
                rounds -= 1
            most -= 1

    def plausible(self, s: S, who: int) -> int:
        """The best of a few actions at a glance."""
        legal = self.game.legal(s, who)
        if len(legal) == 1:
            return legal[0]
        some = legal[:]
        sample = self.settings.own_sample if self.watching else self.settings.sample
        keep = min(sample, len(some))
        for i in range(keep):
            j = i + self.noise.below(len(some) - i)
            some[i], some[j] = some[j], some[i]
        del some[keep:]
        worth = self.glance(s, who, some)
        found = 0
        for i in range(1, keep):
            if worth[i] > worth[found]:
                found = i
        return some[found]

    def judge(self, s: S) -> list[float]:
        """The chances to win of all seats; uses the position up."""
        game = self.game
        if s.stack and not game.decision(s).quiet:
            self.settle(s, game.decider(s))
        return chances(game, s, self.settings.scale)


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
        top = self.trees[seat]
        top.legal = game.legal(root, seat)
        if len(top.legal) > 1:
            greedy = Greedy(game, noise, settings.evaluations)
            self.add_moves(top, top.legal, greedy.values(root, seat, top.legal))
            self.steps += greedy.steps
        else:
            self.add_moves(top, top.legal, [0.0])

    # What comes out.

    def best(self) -> Move:
        """The action that was tried most; among equals the one of the larger value."""
        moves = self.trees[self.seat].moves
        found = moves[0]
        for move in moves:
            if move.visits > found.visits or (
                move.visits == found.visits and move.total > found.total
            ):
                found = move
        return found

    def moves(self) -> list[Move]:
        """All actions of the root."""
        return self.trees[self.seat].moves

    def lead(self) -> int:
        """How many more visits the best action has than the next."""
        first = 0
        second = 0
        for move in self.moves():
            if move.visits > first:
                second = first
                first = move.visits
            elif move.visits > second:
                second = move.visits
        return first - second

    # Simulations.

    def run(self, simulations: int) -> None:
        for _ in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        """Imagine a position, go down the trees, add a node, judge, and tell all on the way."""
        game = self.game
        s = game.determinize(self.root, self.seat, self.noise)
        at = self.trees[:]
        path: list[Move] = []
        who_moved: list[int] = []
        depth = 0
        left = self.settings.rounds
        fresh = False
        self.watching = self.settings.near > 0.0
        self.early = []
        while s.stack and depth < DEEPEST and not fresh and left > 0:
            who = self.mover(s)
            node = at[who]
            legal = game.legal(s, who)
            if len(legal) > 1:
                if not node.moves:
                    fresh = True
                if node.legal != legal:
                    self.meet(s, who, node, legal)
                move = self.select(node, legal, who)
                node.visits += 1
                path.append(move)
                who_moved.append(who)
                action = move.action
            else:
                action = legal[0]
            secret = game.decision(s).secret
            key = who * game.actions.size + action
            for seat in range(len(at)):
                at[seat] = at[seat].branch(-1 - who if secret and seat != who else key)
            if self.carry_out(s, who, action):
                left -= 1
            depth += 1
        self.play_on(s, left, DEEPEST - depth)
        values = self.judge(s)
        if self.early:
            near = self.settings.near
            for seat in range(len(values)):
                values[seat] = near * self.early[seat] + (1.0 - near) * values[seat]
        for seat in range(len(values)):
            self.sums[seat] += values[seat]
            self.squares[seat] += values[seat] * values[seat]
        for i in range(len(path)):
            move = path[i]
            move.visits += 1
            move.total += values[who_moved[i]]
        self.simulations += 1

    def mover(self, s: S) -> int:
        """Who is asked next: of several the searching seat first, whose node is the root."""
        if (s.stack[-2] >> self.seat) & 1:
            return self.seat
        return self.game.decider(s)

    def select(self, node: Node, legal: list[int], who: int) -> Move:
        """The action that promises most, or is known least for how plausible it is."""
        settings = self.settings
        room = settings.wide + int(settings.widening * sqrt(node.visits))
        # A node that has met no other legal actions than these needs no look at each.
        every = len(node.moves) == len(legal) and node.legal == legal
        urge = settings.explore * self.spread(who) * sqrt(node.visits + 1.0)
        mean = self.sums[who] / self.simulations if self.simulations else 0.5
        total = 0.0
        visits = 0
        for move in node.moves:
            total += move.total
            visits += move.visits
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
            room -= 1
            if room <= 0:
                break
        return found

    def spread(self, seat: int) -> float:
        """How far the values of a seat lie apart."""
        count = self.simulations
        if count < 2:
            return FIRST_SPREAD
        mean = self.sums[seat] / count
        variance = self.squares[seat] / count - mean * mean
        return sqrt(variance) if variance > 1e-6 else 1e-3

    # Priors.

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
            self.add_moves(node, actions, self.glance(s, who, actions))

    def add_moves(self, node: Node, actions: list[int], worth: list[float]) -> None:
        """Turn evaluations into priors, and keep the moves in their order."""
        most = worth[0]
        for value in worth:
            if value > most:
                most = value
        unit = self.settings.scale * self.settings.sharpness
        total = 0.0
        priors: list[float] = []
        for value in worth:
            prior = exp(max(-STEEPEST, (value - most) / unit))
            priors.append(prior)
            total += prior
        for i in range(len(actions)):
            insert(node.moves, Move(actions[i], priors[i] / total))


def chances(game: Game[S], s: S, scale: float) -> list[float]:
    """The chances to win of all seats, as their evaluations promise; at the end of a match the
    winners share the win."""
    worth: list[float] = []
    most = -1e300
    for seat in range(s.seats):
        value = game.evaluate(s, seat)
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


def insert(moves: list[Move], move: Move) -> None:
    """Keep the most plausible first; equals in the order they came."""
    at = len(moves)
    while at > 0 and moves[at - 1].prior < move.prior:
        at -= 1
    moves.insert(at, move)
