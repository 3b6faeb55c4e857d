"""Chapter 21: what agreed clauses forbid. How they come about is in talks.py."""

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


def barred_by(s: Position, power: int, here: int, there: int) -> int:
    """The number of the clause that keeps a power's piece from entering a city, or 0.

    A truce: not next to a general of the other power, nor into its trains and fortresses (whoever
    stands next to an enemy must attack, MAR-133, so the duty begins with the step). Keeping out of
    a country: not into it from outside."""
    clauses = s.clauses
    if clauses[0] < 0:
        return 0
    for at in range(0, CLAUSES * CLAUSE, CLAUSE):
        action = clauses[at]
        if action < 0:
            break
        if TRUCE <= action < AVOID:
            rest = (action - TRUCE) // LONGEST_CLAUSE
            if rest // POWERS == power and touches(s, rest % POWERS, there):
                return clauses[at + 2]
        elif AVOID <= action < PLEDGE:
            rest = (action - AVOID) // LONGEST_CLAUSE
            country = rest % COUNTRIES
            if (
                rest // COUNTRIES == power
                and s.board.country[there] == country
                and s.board.country[here] != country
            ):
                return clauses[at + 2]
    return 0


def touches(s: Position, power: int, city: int) -> bool:
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
