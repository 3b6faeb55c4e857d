"""What a game is: seats, options, actions, decisions, and the few questions that everybody asks.

`legal` is the one authority on what may be done. It serves people, bots, research masks, the
fuzzer and the server's check alike; `apply` refuses whatever is not in it.
"""

from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from theatrum.core.chance import Chance, Noise
from theatrum.core.events import Event, Journal
from theatrum.core.forms import ActionSpace, Form, Json
from theatrum.core.state import FRAME, NOBODY, Damaged, State

S = TypeVar("S", bound=State)

SPECTATOR: Final = -1
EVERYTHING: Final = -2  # a reader of a match that is over: nothing on the table is closed
NONE: Final[list[int]] = []
UNKNOWN: Final[list[float]] = []
EVALUATIONS: Final = 2500  # the usual bound of a greedy choice
CHANCES: Final = 24  # imagined draws over which bots average an action that draws at once


class Refusal(Exception):
    """An action that the rules don't allow now; the position is unchanged."""

    def __init__(self, rule: str) -> None:
        super().__init__(f"not allowed now: {rule}")
        self.rule: str = rule


class Option:
    """A choice made before the match: its name, the values it can take, and the rule behind it.
    Inside, a value is its index in `choices`. The last choices may be `ours`: short forms for a
    first match that no publisher knows. They have no option of their own so that the positions of
    all other matches keep their bytes, and random tables and measurements leave them out."""

    def __init__(
        self, name: str, choices: list[object], default: int, rule: int, ours: int = 0
    ) -> None:
        self.name: str = name
        self.choices: list[object] = choices
        self.default: int = default
        self.rule: int = rule
        self.ours: int = ours

    def published(self) -> int:
        """How many choices there are without ours."""
        return len(self.choices) - self.ours


class BadOptions(ValueError):
    """Options or seats that a game doesn't have; the message says which."""


class Decision(Generic[S]):
    """A question that waits on the stack: who must answer is in its frame; this class says what
    may be answered, what an answer does, and which rule forbids the others.

    `form` names the question and its arguments for people; `rule` is the rule that asks it.
    `secret`: an answer is known only to the seat that gave it until the rules show it.
    `quiet`: the position can be judged here; otherwise a seat is in the middle of a move.
    `opening`: a seat's move begins here; who looks ahead along one move stops before it.
    """

    def __init__(
        self,
        form: Form,
        rule: int,
        secret: bool = False,
        quiet: bool = True,
        opening: bool = False,
    ) -> None:
        self.form: Form = form
        self.rule: int = rule
        self.secret: bool = secret
        self.quiet: bool = quiet
        self.opening: bool = opening

    def about(self, s: S) -> list[int]:
        """The arguments of `form` in this position."""
        return NONE

    def asks(self, s: S) -> int:
        """The rule that asks the question here, where several cards share a decision."""
        return self.rule

    def legal(self, s: S, seat: int) -> list[int]:
        """The actions open to a seat that must answer; never empty. Callers must not change it."""
        raise NotImplementedError

    def choose(self, s: S, seat: int, noise: Noise) -> int:
        """The legal action that `noise` picks. A decision that is asked all the time may find it
        without making the list, but it must be the same one; a list that was made stays at hand
        for `apply`."""
        s.legal_list = self.legal(s, seat)
        return noise.pick(s.legal_list)

    def apply(self, s: S, seat: int, action: int) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def why_not(self, s: S, seat: int, action: int) -> int:
        """The rule that forbids an action which is not legal for a seat that must answer."""
        return self.rule

    def proceed(self, s: S) -> None:
        """Go on with the course of play. A frame that asks nobody is a phase: whenever it is on
        top, its next step is taken, until some decision waits above it or it is popped."""
        raise NotImplementedError


class Game(Generic[S]):
    """A game with its components. One object serves any number of matches."""

    def __init__(
        self,
        name: str,
        prefix: str,
        seats: tuple[int, int],
        actions: ActionSpace,
        facts: list[Form],
        options: list[Option],
        decisions: list[Decision[S]],
        end_rule: int,
    ) -> None:
        self.name: str = name
        self.prefix: str = prefix
        self.seats_min: int = seats[0]
        self.seats_max: int = seats[1]
        self.actions: ActionSpace = actions
        self.facts: list[Form] = facts
        self.options: list[Option] = options
        self.decisions: list[Decision[S]] = decisions
        self.end_rule: int = end_rule
        # What a greedy bot may spend on a choice; a game whose evaluation is slow asks for less.
        self.evaluations: int = EVALUATIONS
        self.chances: int = CHANCES

    # What each game must give.

    def blank(self) -> S:
        """An empty position to load bytes into."""
        raise NotImplementedError

    def setup(self, seats: int, options: list[int], chance: Chance, journal: Journal | None) -> S:
        """The position before the first decision; the journal is told how it came about."""
        raise NotImplementedError

    def sound(self, s: S) -> str:
        """What is wrong with a position that was loaded from outside, or an empty text."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """The points of every seat now."""
        raise NotImplementedError

    def places(self, s: S) -> list[int]:
        """The place of every seat, 1 for the best; equals share it. Final when the game is over."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> object:
        """What a seat (or SPECTATOR) may see, as a structure: what all see, and in `own` what
        only this seat does. Views of two such readers differ in `reader` and `own` alone.
        EVERYTHING sees what nobody may look at while the match runs."""
        raise NotImplementedError

    def own(self, s: S, seat: int) -> object:
        """The `own` part of the seat's view."""
        raise NotImplementedError

    def determinize(self, s: S, seat: int, noise: Noise) -> S:
        """Another position that this seat can't tell from the true one."""
        raise NotImplementedError

    def evaluate(self, s: S, seat: int) -> float:
        """How good the position looks for a seat; larger is better, the unit is the game's."""
        raise NotImplementedError

    def outlook(self, s: S) -> list[float]:
        """The chances to win of all seats, as the game itself has learnt to judge them; empty where
        it has not, and evaluations must do."""
        return UNKNOWN

    def sensible(self, s: S, seat: int) -> list[int]:
        """The legal actions that bots look at. A game may leave out what comes to the same as
        another one, or what nobody would do; never all. Don't change it."""
        return self.legal(s, seat)

    def last_round(self, s: S) -> bool:
        """Is the end of the match so near that bots should play on to it?"""
        return False

    def proposals(self, s: S, seat: int) -> list[list[int]]:
        """Rows of actions, whole moves or their beginnings, that somebody who knows the game would
        think of beyond the best single clicks; their first actions are sensible."""
        return []

    def idle(self, s: S, action: int) -> bool:
        """Does a legal action only end the seat's moves, so that what follows it would follow any
        other move too? Bots take it for worth what the position is worth now."""
        return False

    # What follows from it.

    def start(
        self, seats: int, options: list[int], chance: Chance, journal: Journal | None = None
    ) -> S:
        """A new match; raises BadOptions."""
        if not self.seats_min <= seats <= self.seats_max:
            raise BadOptions(
                f"{self.name} is for {self.seats_min} to {self.seats_max} seats, not {seats}"
            )
        if len(options) != len(self.options):
            raise BadOptions(f"{self.name} has {len(self.options)} options")
        for value, option in zip(options, self.options):
            if not 0 <= value < len(option.choices):
                raise BadOptions(f"the option '{option.name}' has no choice number {value}")
        s = self.setup(seats, options, chance, journal)
        self.proceed(s)
        return s

    def over(self, s: S) -> bool:
        return not s.stack

    def decider(self, s: S) -> int:
        """The first seat that must answer now, or -1 when the game is over."""
        if not s.stack:
            return -1
        return first_of(s.stack[-2])

    def deciders(self, s: S) -> list[int]:
        """All seats that must answer now; the order of their answers does not matter."""
        if not s.stack:
            return []
        who = s.stack[-2]
        return [seat for seat in range(s.seats) if (who >> seat) & 1]

    def decision(self, s: S) -> Decision[S]:
        """The decision that waits; the game must not be over."""
        return self.decisions[s.stack[-1]]

    def question(self, s: S) -> Json:
        """The decision that waits, for people: its verb, arguments, seats and rule."""
        if not s.stack:
            return {"verb": "over", "seats": [], "rule": self.rule_name(self.end_rule)}
        waiting = self.decision(s)
        out = waiting.form.json(waiting.about(s))
        out["seats"] = self.deciders(s)
        out["rule"] = self.rule_name(waiting.asks(s))
        return out

    def fact(self, event: Event) -> Json:
        """An event for people: its verb, arguments and rule."""
        out = self.facts[event.kind].json(event.args)
        out["rule"] = self.rule_name(event.rule)
        return out

    def legal(self, s: S, seat: int) -> list[int]:
        """The actions open to a seat now; empty if it has nothing to decide. Don't change it."""
        if s.legal_seat == seat and seat >= 0:
            return s.legal_list
        if not s.stack or seat < 0 or (s.stack[-2] >> seat) & 1 == 0:
            return NONE
        actions = self.decisions[s.stack[-1]].legal(s, seat)
        s.legal_seat = seat
        s.legal_list = actions
        return actions

    def apply(self, s: S, seat: int, action: int) -> None:
        """Carry out an action; raises Refusal, with the position unchanged, if it is not legal."""
        if action not in self.legal(s, seat):
            raise Refusal(self.rule_name(self.why_not(s, seat, action)))
        self.carry_out(s, seat, action)

    def carry_out(self, s: S, seat: int, action: int) -> None:
        """Carry out an action that was just taken from the legal list of this very position."""
        s.legal_seat = NOBODY
        s.revealed = False
        self.decisions[s.stack[-1]].apply(s, seat, action)
        self.proceed(s)

    def wander(self, s: S, noise: Noise) -> bool:
        """Take one random legal action of the first seat that must answer, unless the game is over:
        `decider`, `legal` and `carry_out` in one, since playouts do little else."""
        stack = s.stack
        if not stack:
            return False
        waiting = self.decisions[stack[-1]]
        seat = first_of(stack[-2])
        if s.legal_seat == seat:
            action = noise.pick(s.legal_list)
        else:
            action = waiting.choose(s, seat, noise)
        s.legal_seat = NOBODY
        s.revealed = False
        waiting.apply(s, seat, action)
        self.proceed(s)
        return True

    def proceed(self, s: S) -> None:
        """Take the steps of phases until somebody must decide or the game is over."""
        while s.stack and s.stack[-2] == 0:
            self.decisions[s.stack[-1]].proceed(s)

    def why_not(self, s: S, seat: int, action: int) -> int:
        """The rule that forbids an action to a seat now; 0 if it is legal."""
        if not s.stack:
            return self.end_rule
        waiting = self.decision(s)
        if seat < 0 or (s.stack[-2] >> seat) & 1 == 0 or not 0 <= action < self.actions.size:
            return waiting.asks(s)
        if action in self.legal(s, seat):
            return 0
        return waiting.why_not(s, seat, action)

    def rule_name(self, rule: int) -> str:
        return f"{self.prefix}-{rule:03d}"

    def decode(self, data: bytes) -> S:
        """The position of canonical bytes; raises Damaged."""
        s = self.blank()
        s.load(data)
        if not self.seats_min <= s.seats <= self.seats_max:
            raise Damaged(f"{self.name} has no {s.seats} seats")
        for at in range(0, len(s.stack), FRAME):
            if not 0 <= s.stack[at + 3] < len(self.decisions) or s.stack[at + 2] >> s.seats:
                raise Damaged("the stack of decisions holds an unknown one")
        if s.stack and s.stack[-2] <= 0:
            raise Damaged("nobody is asked to decide")
        problem = self.sound(s)
        if problem:
            raise Damaged(problem)
        return s


def first_of(who: int) -> int:
    """The lowest seat of a mask."""
    rest = i64(who)
    seat: i64 = 0
    while rest & 1 == 0:
        rest >>= 1
        seat += 1
    return int(seat)


def ranking(scores: list[int]) -> list[int]:
    """Places from scores: the most points are first, equals share a place."""
    return [1 + len([other for other in scores if other > score]) for score in scores]
