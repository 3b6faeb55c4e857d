"""A running match.

The log only grows: an action is an entry, and so is an undo. What is in force is the `line`, the
actions that have not been taken back. The position, the events and everything else follow from
seed, options and log.
"""

import secrets
from dataclasses import dataclass, field
from typing import Any

from theatrum import __version__
from theatrum.core.chance import SEED_BYTES, Chance, commitment, key_of
from theatrum.core.events import Event, Journal
from theatrum.core.forms import Json
from theatrum.core.game import Refusal
from theatrum.core.state import State
from theatrum.library.catalogue import Title, option_names, option_numbers
from theatrum.match.agreements import AgreementRecord

SNAPSHOT_EVERY = 32  # a position is kept at least so often, so that nothing replays from the start


class NoUndo(Exception):
    """What can't be taken back; the message says why."""


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, or a bot with the name of its kind."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Action:
    """A log entry: a seat has acted."""

    seat: int
    action: int


@dataclass(frozen=True)
class Undo:
    """A log entry: a seat has taken back so many actions; by the engine's law, or with the consent
    of the other seats."""

    seat: int
    count: int = 1
    consent: tuple[int, ...] = ()


Entry = Action | Undo


@dataclass(frozen=True)
class Told:
    """An event in the log: `number` is the log entry that caused it, counted from 1; 0 is the
    set-up."""

    number: int
    event: Event


@dataclass
class Done:
    """An action in force. `sealed`: chance was drawn or something hidden shown by it, or it ended
    the match, which shows the seed."""

    number: int
    seat: int
    action: int
    sealed: bool


@dataclass
class Match:
    """One match. Make it with `Match.new`; act with `act`; everything else can be asked."""

    title: Title
    seats: list[Seat]
    options: list[int]
    seed: str
    engine: str = __version__
    log: list[Entry] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    line: list[Done] = field(default_factory=list)
    # Positions before the actions of the line, by number of actions; always the first one and
    # those since the last barrier.
    snapshots: dict[int, Any] = field(default_factory=dict)
    # The log entries whose content only their own seat may know.
    secret: set[int] = field(default_factory=set)
    # What people have agreed on in their own words; nothing follows from it. A server keeps them
    # itself.
    agreements: list[AgreementRecord] = field(default_factory=list)

    @staticmethod
    def new(
        title: Title,
        seats: list[Seat],
        options: dict[str, Any] | None = None,
        seed: str | None = None,
        engine: str = __version__,
    ) -> "Match":
        """A new match; raises BadOptions. Without a seed a secret one is drawn."""
        numbers = option_numbers(title.game, options or {})
        seed = secrets.token_hex(SEED_BYTES) if seed is None else seed
        match = Match(title, seats, numbers, seed, engine)
        journal = Journal()
        chance = Chance(key_of(match.seed))
        match.state = title.game.start(len(seats), numbers, chance, journal)
        match.state.journal = journal
        match.hear(0)
        return match

    def __post_init__(self) -> None:
        self.game = self.title.game
        self.state: Any = State()

    # Acting.

    def act(self, seat: int, action: int) -> list[Event]:
        """Carry out an action; raises Refusal, with nothing changed. Returns what happened."""
        game, before = self.game, self.state
        draws = before.chance.draws
        secret = bool(before.stack) and game.decision(before).secret
        kept = game.copy(before)
        try:
            game.apply(before, seat, action)
        except Refusal:
            raise
        except Exception:  # an error in the rules: the match stays as it was
            self.state = kept
            self.state.journal = Journal()
            raise
        self.snapshots[len(self.line)] = kept
        self.log.append(Action(seat, action))
        sealed = before.revealed or before.chance.draws != draws or self.over
        self.line.append(Done(len(self.log), seat, action, sealed))
        if secret:
            self.secret.add(len(self.log))
        self.forget_snapshots()
        return self.hear(len(self.log))

    def submit(self, seat: int, form: object) -> list[Event]:
        """Carry out an action given in its outside form; raises BadForm or Refusal."""
        return self.act(seat, self.game.actions.parse(form))

    def hear(self, number: int) -> list[Event]:
        events: list[Event] = self.state.journal.take()
        self.told.extend(Told(number, event) for event in events)
        return events

    def forget_snapshots(self) -> None:
        """Behind a barrier only every 32nd position is kept."""
        at = len(self.line)
        if at < 2 or self.can_undo(self.line[-1].seat, 2):
            return
        for number in range(at - 2, -1, -1):
            if number % SNAPSHOT_EVERY == 0:
                continue
            if self.snapshots.pop(number, None) is None:
                break

    # Undo: as long as nothing hidden has been shown, no chance drawn and no other seat has acted.

    def can_undo(self, seat: int, count: int = 1) -> bool:
        """May the seat take back its last actions by the engine's law?"""
        if not 1 <= count <= len(self.line):
            return False
        if count == 1:  # asked for every reader of every position
            return self.line[-1].seat == seat and not self.line[-1].sealed
        return all(done.seat == seat and not done.sealed for done in self.line[-count:])

    def undo(self, seat: int, count: int = 1, consent: tuple[int, ...] = ()) -> None:
        """Take back actions, by the law or with the consent of all other seats; raises NoUndo."""
        if not 1 <= count <= len(self.line):
            raise NoUndo("there is nothing to take back")
        if not 0 <= seat < len(self.seats):
            raise NoUndo("only a seat of the match can take something back")
        if self.over:
            raise NoUndo("the match is over and its seed is open: nothing can be taken back")
        others = set(range(len(self.seats))) - {seat}
        if not self.can_undo(seat, count) and not others <= set(consent):
            raise NoUndo(
                "only your own last actions can be taken back, and only while nothing hidden has"
                " been shown and no chance drawn since"
            )
        keep = len(self.line) - count
        self.state = self.at(keep)
        self.state.journal = Journal()
        del self.line[keep:]
        for number in [n for n in self.snapshots if n >= keep]:
            del self.snapshots[number]
        self.log.append(Undo(seat, count, tuple(sorted(set(consent) & others))))

    def at(self, number: int) -> Any:
        """The position after so many actions of the line, as a copy."""
        if not 0 <= number <= len(self.line):
            raise IndexError(f"the match has {len(self.line)} actions in force, not {number}")
        if number == len(self.line):
            return self.game.copy(self.state)
        start = max(n for n in self.snapshots if n <= number)
        state = self.game.copy(self.snapshots[start])
        for done in self.line[start:number]:
            self.game.apply(state, done.seat, done.action)
        return state

    # Asking.

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def result(self) -> Json | None:
        """Places and scores once the match is over."""
        if not self.over:
            return None
        return {"places": self.game.places(self.state), "scores": self.game.scores(self.state)}

    def option_names(self) -> dict[str, Any]:
        return option_names(self.game, self.options)

    def told_to(self, seat: int, since: int = 0) -> list[Told]:
        """The information state: all that a seat (or a spectator, -1) has ever been told, in
        order, from log entry `since` on. What it did itself is among it."""
        return [t for t in self.told if t.number >= since and t.event.visible(seat)]
