"""Chapters 10.3 and 12: conquest of fortresses, at once and in retrospect."""

from mypy_extensions import i64

from theatrum.games.maria.forms import (
    BAVARIA,
    CONQUERED,
    FRANCE,
    GENERALS,
    MAJORS,
    POWER_OF,
    PRAGMATIC,
    QUESTION_REMOVED,
    QUESTIONED,
)
from theatrum.games.maria.state import FRENCH_SIDE, Position
from theatrum.games.maria.victory import aside_back, check_electors, check_goals


def is_protected(s: Position, fort: i64) -> bool:
    """Is a general of the controller, or of his allies, 1 to 3 cities away? (MAR-115, MAR-116)"""
    owner = s.controller(fort)
    ring = s.net().ring[fort]
    place = s.place
    for general in range(i64(GENERALS)):
        city = place[general]
        if city >= 0 and ring[city] == 1 and s.allied(POWER_OF[general], owner):
            return True
    return False


def leave(s: Position, city: i64, general: i64, other: i64) -> None:
    """A general (and perhaps another with him) goes out of a city: a face-up one conquers what is
    not protected (MAR-113, MAR-114, MAR-120). Call it with the general still in the city."""
    fort = s.board.fort[city]
    if fort < 0:
        return
    if (s.down >> general) & 1:
        if other < 0 or (s.down >> other) & 1:
            return  # MAR-083
        general = other
    power: i64 = POWER_OF[general]
    owner = s.controller(fort)
    if owner < 0 or not s.enemies(power, owner):
        return
    if is_protected(s, fort):
        s.asked[fort] = 1 + power
        s.tell(QUESTIONED, 120, power, city)
    else:
        conquer(s, fort, power, 114)


def takes_marker(s: Position, fort: i64, power: i64) -> bool:
    """Does the conqueror put a victory marker on the fortress? (MAR-126 to MAR-129)"""
    if s.board.is_silesian[fort]:
        return True
    owner = s.home(s.board.fort_city[fort])
    if owner < 0:
        return False
    if s.enemies(power, owner):
        return True
    return owner >= MAJORS and s.allied(power, owner)


def conquer(s: Position, fort: i64, power: i64, rule: i64) -> None:
    """Markers change; what depends on them is adjusted at once (MAR-124 to MAR-132)."""
    city = s.board.fort_city[fort]
    s.tell(CONQUERED, rule, power, city)
    s.asked[fort] = 0
    if s.board.swing[fort] > 0:  # MAR-125
        s.marker[fort] = 1 + (FRANCE if s.side[power] == FRENCH_SIDE else PRAGMATIC)
        if s.advanced():
            check_electors(s)
    else:
        lift_marker(s, fort)
        if takes_marker(s, fort, power):
            major = s.major_of(power)
            s.marker[fort] = 1 + major
            if s.advanced():
                s.pool[major] -= 1
    if not s.advanced():
        check_goals(s)
    elif (power in (FRANCE, BAVARIA)) and not s.board.flanders[city]:
        aside_back(s, FRANCE, 248)


def lift_marker(s: Position, fort: i64) -> None:
    """A victory marker goes back to its pool (MAR-124, MAR-182)."""
    marker = s.marker[fort]
    if marker > 0:
        s.marker[fort] = 0
        if s.advanced():
            s.pool[marker - 1] += 1


def resolve_questions(s: Position) -> None:
    """Fortresses that were passed and are no longer protected (MAR-121, MAR-122, MAR-161); one
    that is no longer an enemy's or lies in neutral land is not conquered (MAR-301)."""
    for fort in range(i64(len(s.asked))):
        asked = s.asked[fort]
        if asked == 0:
            continue
        power = asked - 1
        owner = s.controller(fort)
        city = s.board.fort_city[fort]
        s.asked[fort] = 0
        if s.enemies(power, owner) and not s.closed(city, power) and not is_protected(s, fort):
            conquer(s, fort, power, 121)
            if s.winner:
                return
        else:
            s.tell(QUESTION_REMOVED, 121, city)
