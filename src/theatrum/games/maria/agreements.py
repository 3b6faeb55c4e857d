"""Chapter 21: what agreed clauses forbid. How they come about is in talks.py."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theatrum.games.maria.forms import (
    ANNUL,
    AVOID,
    COUNTRIES,
    GENERALS,
    LONGEST_CLAUSE,
    PLEDGE,
    POWER_OF,
    POWERS,
    PROPOSE,
    TRUCE,
)
from theatrum.games.maria.state import CLAUSE, CLAUSES, Position

# By action, from TRUCE on: the power that a clause binds, and the power or the country that it
# must spare.
BOUND: Final = bytes(
    (action - TRUCE) // LONGEST_CLAUSE // POWERS
    if action < AVOID
    else (action - AVOID) // LONGEST_CLAUSE // COUNTRIES
    for action in range(TRUCE, PLEDGE)
)
SPARED: Final = bytes(
    (action - TRUCE) // LONGEST_CLAUSE % POWERS
    if action < AVOID
    else (action - AVOID) // LONGEST_CLAUSE % COUNTRIES
    for action in range(TRUCE, PLEDGE)
)


def binding(s: Position, power: i64) -> vec[i64]:
    """The clauses about where a power's pieces may go, as places in `clauses`. Every step of a
    march asks, so they are looked for only once after each change of the clauses."""
    if len(s.binding) == 0:
        found = vec[vec[i64]]([vec[i64]() for _ in range(POWERS)])
        for at in range(0, CLAUSES * CLAUSE, CLAUSE):
            action = s.clauses[at]
            if action < 0:
                break
            if TRUCE <= action < PLEDGE:
                power_bound = BOUND[action - TRUCE]
                found[power_bound] = append(found[power_bound], at)
        s.binding = found
    return s.binding[power]


def barred_by(s: Position, power: i64, here: i64, there: i64) -> i64:
    """The number of the clause that keeps a power's piece from entering a city, or 0.

    A truce: not next to a general of the other power, nor into its trains and fortresses (whoever
    stands next to an enemy must attack, MAR-133, so the duty begins with the step). Keeping out of
    a country: not into it from outside."""
    for at in binding(s, power):
        action = s.clauses[at]
        spared: i64 = SPARED[action - TRUCE]
        if action < AVOID:
            if touches(s, spared, there):
                return s.clauses[at + 2]
        elif s.board.country[there] == spared and s.board.country[here] != spared:
            return s.clauses[at + 2]
    return 0


def touches(s: Position, power: i64, city: i64) -> bool:
    """Would a piece in the city touch a power: next to a general, on its train or fortress?"""
    piece = s.first_at(city)
    if piece >= GENERALS and POWER_OF[piece] == power:
        return True
    fort = s.board.fort[city]
    if fort >= 0 and s.controller(fort) == power:
        return True
    for other in s.net().near[city]:
        piece = s.first_at(other)
        if 0 <= piece < GENERALS and POWER_OF[piece] == power:
            return True
    return False


def pledged(s: Position, power: int) -> int:
    """The candidate a power has promised its votes to, or -1."""
    clauses = s.clauses
    for at in range(0, CLAUSES * CLAUSE, CLAUSE):
        action = clauses[at]
        if action < 0:
            break
        if PLEDGE <= action < PROPOSE and (action - PLEDGE) // 2 == power:
            return (action - PLEDGE) % 2
    return -1


def pledge_clause(s: Position, power: int) -> int:
    """The number of the clause by which a power's votes are promised, or 0."""
    for at in range(0, CLAUSES * CLAUSE, CLAUSE):
        action = s.clauses[at]
        if PLEDGE <= action < PROPOSE and (action - PLEDGE) // 2 == power:
            return s.clauses[at + 2]
    return 0


assert ANNUL < TRUCE < AVOID < PLEDGE < PROPOSE
