"""Agreements in people's own words, as a match file keeps them.

They bind nobody and nothing of a match follows from them; they are public, so every reader's file
has them. A file from outside is checked for what can be checked without knowing what was said.
"""

from typing import Literal

from msgspec import Struct

MOST = 200  # of one match; every reader is sent all of them
LENGTH = 500  # characters of a text


class AgreementRecord(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What `seat` proposed to the seats `to` when the log had `number` entries, and what became of
    it. `agreed` have accepted; all of them: it is accepted. `declined` is the seat that said no.
    `closed`: the log number when it was settled, none while it is open."""

    number: int
    seat: int
    to: list[int]
    text: str
    status: Literal["open", "accepted", "declined", "withdrawn"]
    agreed: list[int] = []
    declined: int | None = None
    closed: int | None = None


TEXT = "agreement {agreement}: a text has 1 to {most} printable characters"
PARTIES = "agreement {agreement}: it goes from a seat of the match to others, each once, in order"
ANSWERS = "agreement {agreement}: its answers don't go with its status"
NUMBERS = "agreement {agreement}: its numbers must be those of entries, in order"


def printable(text: str) -> bool:
    return all(c.isprintable() or c == "\n" for c in text)


def fault(one: AgreementRecord, seats: int, entries: int) -> str | None:
    """The sentence that says what is wrong with an agreement of such a match."""
    if not 0 < len(one.text) <= LENGTH or not one.text.strip() or not printable(one.text):
        return TEXT
    others = set(range(seats)) - {one.seat}
    if not 0 <= one.seat < seats or not one.to or sorted(set(one.to) & others) != one.to:
        return PARTIES
    if not answered(one):
        return ANSWERS
    closed = entries if one.closed is None else one.closed
    return None if 0 <= one.number <= closed <= entries else NUMBERS


def answered(one: AgreementRecord) -> bool:
    """Do its answers give its status? One who declines settles it, and so does the last who
    accepts."""
    if sorted(set(one.agreed) & set(one.to)) != one.agreed:
        return False
    if (one.agreed == one.to) != (one.status == "accepted"):
        return False
    if (one.closed is None) != (one.status == "open"):
        return False
    if one.status != "declined":
        return one.declined is None
    return one.declined in one.to and one.declined not in one.agreed
