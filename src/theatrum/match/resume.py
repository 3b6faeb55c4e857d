"""A match from what a store keeps of it: the log with what each entry told, a position now and
then, and the newest position. Nothing is played again."""

from dataclasses import dataclass
from typing import Any

from theatrum.core.events import Event, Journal
from theatrum.library.catalogue import Title
from theatrum.match.match import Action, Done, Entry, Match, Seat, Told


@dataclass(frozen=True)
class Kept:
    """A log entry as a store keeps it."""

    entry: Entry
    sealed: bool
    secret: bool
    events: list[Event]


def kept(match: Match) -> Kept:
    """The newest log entry, for the store; told events are those of its number."""
    number = len(match.log)
    events: list[Event] = []
    for told in reversed(match.told):
        if told.number != number:
            break
        events.append(told.event)
    events.reverse()
    entry = match.log[-1]
    sealed = isinstance(entry, Action) and match.line[-1].sealed
    return Kept(entry, sealed, number in match.secret, events)


def resume(
    title: Title,
    seats: list[Seat],
    options: list[int],
    seed: str,
    engine: str,
    setup: list[Event],
    log: list[Kept],
    snapshots: dict[int, Any],
    position: Any,
) -> Match:
    """The match as it was when the store was written. `snapshots` are positions before actions of
    the line, by number of actions, and must hold the first one."""
    match = Match(title, seats, options, seed, engine)
    match.told.extend(Told(0, event) for event in setup)
    match.snapshots.update(snapshots)
    enter(match, log, position)
    return match


def absorb(match: Match, log: list[Kept], position: Any) -> None:
    """Go on to a newer position by the entries that lead to it, without playing them."""
    match.snapshots[len(match.line)] = match.state  # what is left may be wanted again
    enter(match, log, position)
    match.forget_snapshots()


def enter(match: Match, log: list[Kept], position: Any) -> None:
    for item in log:
        entry = item.entry
        match.log.append(entry)
        number = len(match.log)
        if isinstance(entry, Action):
            match.line.append(Done(number, entry.seat, entry.action, item.sealed))
        else:
            keep = len(match.line) - entry.count
            del match.line[keep:]
            for at in [n for n in match.snapshots if n > keep]:
                del match.snapshots[at]
        if item.secret:
            match.secret.add(number)
        match.told.extend(Told(number, event) for event in item.events)
    position.journal = Journal()
    match.state = position
