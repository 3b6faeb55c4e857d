"""Sections 9 to 13: scoring, ties, bonuses, few players, special scorings."""

from typing import Final

from theatrum.games.el_grande.forms import (
    BONUS_POINTS,
    CASTILLO,
    CASTILLO_COUNTED,
    PLACES,
    POINTS,
    SCORED,
)
from theatrum.games.el_grande.state import Position

BONUS: Final = 2


def paying_places(seats: int) -> int:
    """Two players: only the first place pays; three: the first two (ELG-074 to ELG-076)."""
    return min(seats - 1, 3)


def ranks(s: Position, place: int) -> list[int]:
    """The rank of every seat in a place, from 0; -1 without a caballero (ELG-062).

    Equals slip one rank, and a tie uses up two ranks however many share it (ELG-066, ELG-067)."""
    seats = s.seats
    counts = [s.cubes[seat * PLACES + place] for seat in range(seats)]
    out = [-1] * seats
    rank = 0
    below = 1 << 30  # counts of this size and above are ranked
    while True:
        best = 0
        sharing = 0
        for count in counts:
            if best < count < below:
                best = count
                sharing = 1
            elif count == best:
                sharing += 1
        if best == 0:
            return out
        got = rank if sharing == 1 else rank + 1
        for seat in range(seats):
            if counts[seat] == best:
                out[seat] = got
        rank += 1 if sharing == 1 else 2
        below = best


def points_in(s: Position, place: int, paying: int) -> list[int]:
    """What every seat gets for a place when so many ranks pay, bonuses included."""
    out = [0] * s.seats
    got = ranks(s, place)
    for seat in range(s.seats):
        rank = got[seat]
        if 0 <= rank < paying:
            out[seat] = s.value(place, rank)
        if rank == 0:  # only a sole first has rank 0
            out[seat] += royal_bonus(s, place) + home_bonus(s, seat, place)
    return out


def royal_bonus(s: Position, place: int) -> int:
    """For the sole first of the king's region, in special scorings too (ELG-049, ELG-070)."""
    return BONUS if place == s.king else 0


def home_bonus(s: Position, seat: int, place: int) -> int:
    """For the sole first at home, where the grande stands now (ELG-071, ELG-073); it adds to the
    royal one (ELG-072)."""
    return BONUS if place == s.home[seat] and place != CASTILLO else 0


def score_place(s: Position, place: int, rule: int, first_only: bool = False) -> None:
    """Score one place and move the markers at once (ELG-064); the king's region like any other
    (ELG-048)."""
    s.tell(SCORED, rule, place)
    if place == CASTILLO:
        for seat in range(s.seats):
            s.tell(CASTILLO_COUNTED, 52, seat, s.cubes[seat * PLACES + CASTILLO])
    gained = points_in(s, place, 1 if first_only else paying_places(s.seats))
    for seat in range(s.seats):
        s.score[seat] += gained[seat]
    if s.journal is not None:
        tell_points(s, place, gained)


def tell_points(s: Position, place: int, gained: list[int]) -> None:
    """Who got what, the bonuses apart."""
    got = ranks(s, place)
    for seat in range(s.seats):
        royal = royal_bonus(s, place) if got[seat] == 0 else 0
        home = home_bonus(s, seat, place) if got[seat] == 0 else 0
        if gained[seat] > royal + home:
            s.tell(POINTS, 62, seat, place, gained[seat] - royal - home)
        if royal > 0:
            s.tell(BONUS_POINTS, 70, seat, place, royal)
        if home > 0:
            s.tell(BONUS_POINTS, 71, seat, place, home)
