"""What happened, as small facts with a rule number and the set of seats that may know it.

A position has a journal only while somebody listens; without one, `tell` does nothing."""

from typing import Final

EVERYBODY: Final = -1  # all seats and the spectators


def only(seat: int) -> int:
    """The readers' mask that holds one seat."""
    return 1 << seat


class Event:
    """One fact: its kind (an index into the game's facts), its arguments, the rule it follows
    from, and who may know it (a mask of seats, or EVERYBODY)."""

    def __init__(self, kind: int, rule: int, seen: int, args: list[int]) -> None:
        self.kind: int = kind
        self.rule: int = rule
        self.seen: int = seen
        self.args: list[int] = args

    def visible(self, seat: int) -> bool:
        """May this seat know it? (-1 is a spectator)"""
        return self.seen == EVERYBODY or (seat >= 0 and (self.seen >> seat) & 1 == 1)


class Journal:
    """Collects events while a position changes."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def take(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events
