"""Clocks: how much time a seat has. Pure sums; who watches them is in `keeper.py`.

A seat's clock runs from the moment it is asked until it need not answer any more. Clicks in a row
are one answer. A live clock has a bank and gets something each time the seat is asked anew; a
daily clock begins afresh each time.
"""

from msgspec import Struct

from theatrum.server.messages import Clock
from theatrum.server.settings import Settings

GRACE = 60.0  # what somebody who comes back has at least


class Pulse(Struct, omit_defaults=True):
    """What moves with the log besides the position. `asked`: the log number at which each seat was
    asked what it is asked now. `left` and `since` are the clocks."""

    asked: list[int]
    left: list[float]
    since: list[float | None]
    request: "Request | None" = None


class Request(Struct):
    """An undo that waits for consent."""

    id: str
    seat: int
    count: int
    number: int
    agreed: list[int]
    waiting: list[int]


def begin(seats: int, pace: str, settings: Settings) -> Pulse:
    bank = settings.live_bank if pace == "live" else settings.day_bank
    return Pulse([0] * seats, [bank] * seats, [None] * seats)


def run(
    pulse: Pulse, pace: str, settings: Settings, asked: list[int], people: list[bool], now: float
) -> None:
    """Start the clocks of the people who are asked now, stop the others."""
    if pace == "untimed":
        return
    for seat, since in enumerate(pulse.since):
        running = seat in asked and people[seat]
        if running and since is None:
            pulse.since[seat] = now
            if pace == "day":
                pulse.left[seat] = settings.day_bank
            else:
                pulse.left[seat] += settings.live_extra
        elif not running and since is not None:
            pulse.left[seat] = max(0.0, pulse.left[seat] - (now - since))
            pulse.since[seat] = None


def deadline(pulse: Pulse) -> float | None:
    """When the first running clock is used up."""
    ends = [s + left for s, left in zip(pulse.since, pulse.left) if s is not None]
    return min(ends, default=None)


def run_out(pulse: Pulse, now: float) -> list[int]:
    """The seats whose time is up."""
    return [
        seat
        for seat, (since, left) in enumerate(zip(pulse.since, pulse.left))
        if since is not None and since + left <= now
    ]


def faces(pulse: Pulse, pace: str, now: float) -> list[Clock] | None:
    if pace == "untimed":
        return None
    return [
        Clock(round(max(0.0, left if since is None else since + left - now), 1), since is not None)
        for since, left in zip(pulse.since, pulse.left)
    ]


def welcome_back(pulse: Pulse, seat: int) -> None:
    pulse.left[seat] = max(pulse.left[seat], GRACE)
