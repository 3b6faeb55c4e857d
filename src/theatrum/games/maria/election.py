"""Chapter 18: the imperial election."""

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.agreements import pledged
from theatrum.games.maria.board import NEUTRAL
from theatrum.games.maria.forms import (
    AUSTRIA,
    CHARLES,
    ELECTION_HELD,
    EMPEROR,
    FRANCE,
    FRANCIS,
    POWER,
    PRAGMATIC,
    SAXONY,
    VOTE,
    VOTED,
)
from theatrum.games.maria.state import ELECTION, VOTING, Position

VOTES_NEEDED = 5  # MAR-232


def begin_election(s: Position) -> None:
    """At the end of the turn in which the card was shown (MAR-230)."""
    if s.election == 1:
        s.votes = 0
        s.tell(ELECTION_HELD, 230)
        s.push(ELECTION, 0)


def is_bound(s: Position, power: int) -> bool:
    """Austria, the Pragmatic Army and a neutral Saxony vote for Francis (MAR-234)."""
    return power in (AUSTRIA, PRAGMATIC) or (power == SAXONY and s.saxony == NEUTRAL)


class Election(Decision[Position]):
    """Seat after seat, clockwise from Austria's; each casts its fortresses' votes (a: how many
    of seats times fortresses are done; MAR-233, MAR-236)."""

    def __init__(self) -> None:
        super().__init__(Form("election"), 230)

    def proceed(self, s: Position) -> None:
        at = s.stack[-3]
        electors = s.board.electors
        if at == s.seats * len(electors):
            s.pop()
            crown(s)
            return
        s.stack[-3] += 1
        seat = (s.player[AUSTRIA] + at // len(electors)) % s.seats
        fort = electors[at % len(electors)]
        power = s.controller(fort)
        if power < 0 or s.player[power] != seat:
            return
        if is_bound(s, power):
            cast(s, power, fort, FRANCIS)
        else:
            s.push(VOTING, 1 << seat, power, fort)


def cast(s: Position, power: int, fort: int, candidate: int) -> None:
    if candidate == FRANCIS:
        s.votes += 1
    s.tell(VOTED, 233, power, s.board.fort_city[fort], candidate)


class Voting(Decision[Position]):
    """A free vote (a: power, b: fortress): nobody abstains, promises bind (MAR-235, MAR-273)."""

    def __init__(self) -> None:
        super().__init__(Form("voting", [("power", POWER)]), 235)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        promised = pledged(s, s.stack[-3])
        if promised >= 0:
            return [VOTE + promised]
        return [VOTE + FRANCIS, VOTE + CHARLES]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 273 if VOTE <= action <= VOTE + CHARLES else 235

    def apply(self, s: Position, seat: int, action: int) -> None:
        power = s.stack[-3]
        fort = s.stack[-4]
        s.pop()
        cast(s, power, fort, action - VOTE)


def crown(s: Position) -> None:
    """The emperor's side puts a marker into the box, for good (MAR-232, MAR-237, MAR-238)."""
    s.election = 2
    candidate = FRANCIS if s.votes >= VOTES_NEEDED else CHARLES
    s.emperor = AUSTRIA if candidate == FRANCIS else FRANCE
    s.pool[s.emperor] -= 1
    s.tell(EMPEROR, 237, candidate)
