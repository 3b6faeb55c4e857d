"""Cities into which a piece may be put: by a return, a political change, an off-map box."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theatrum.games.maria.board import FAR
from theatrum.games.maria.forms import (
    ARENBERG,
    BAVARIA,
    FRANCE,
    GENERALS,
    NETHERLANDS,
    PIECES,
    POWER_OF,
)
from theatrum.games.maria.stacks import share
from theatrum.games.maria.state import BOX, NO_SIDE, Position

# Why a piece is put somewhere: the purposes of the placing frame.
REENTRY: Final = 0
SECOND: Final = 1  # the second Prussian train, free of charge (MAR-244)
RETURN: Final = 2  # a general in winter or by a card
NEAREST: Final = 3  # by a political change (MAR-303)
ARROW: Final = 4  # in the way of a general who comes back from a box (MAR-224)
RETURN_ALONE: Final = 5  # a return after a stack was refused
EMPTY: Final = 6  # the nearest empty city (MAR-256)


def candidates(s: Position, piece: i64, purpose: i64) -> vec[i64]:
    if purpose == RETURN:
        return return_cities(s, piece)
    if purpose == RETURN_ALONE:
        return alone_candidates(s, piece)
    if purpose == ARROW:
        return adjacent_cities(s, piece)
    return nearest_cities(s, piece, purpose == EMPTY)


def can_hold(s: Position, city: i64, piece: i64) -> bool:
    """Is the city free for the piece, or has it one general with whom he may stack? (MAR-303)"""
    other = s.first_at(city)
    if other < 0:
        return True
    if piece >= GENERALS or other >= GENERALS or s.partner(other) >= 0:
        return False
    return s.cooperating(POWER_OF[piece], POWER_OF[other]) and s.seat_of(piece) == s.seat_of(other)


# Returning generals (MAR-166 to MAR-169, MAR-277).


def return_cities(s: Position, general: i64) -> vec[i64]:
    power: i64 = POWER_OF[general]
    out = vec[i64]()
    for fort in s.board.majors:
        city = s.board.fort_city[fort]
        if not own_fortress(s, general, city):
            continue
        if not s.advanced() and s.board.flanders[city]:
            continue
        if s.allied(power, s.controller(fort)) and has_room(s, general, city):
            out = append(out, city)
    return out


def own_fortress(s: Position, general: i64, city: i64) -> bool:
    power: i64 = POWER_OF[general]
    owner = s.home(city)
    if owner == power:
        return True
    if general == ARENBERG and s.board.country[city] == NETHERLANDS:
        return True
    return power == FRANCE and owner == BAVARIA and not s.advanced()  # MAR-168


def has_room(s: Position, general: i64, city: i64) -> bool:
    """No illegal stack; an enemy train does not count (MAR-169)."""
    other = s.first_at(city)
    if other < 0:
        return True
    if other >= GENERALS:
        return s.enemies(POWER_OF[general], POWER_OF[other])
    return s.partner(other) < 0 and s.cooperating(POWER_OF[general], POWER_OF[other])


def alone_candidates(s: Position, general: i64) -> vec[i64]:
    """Without stacks that need another player's consent."""
    out = vec[i64]()
    for city in return_cities(s, general):
        other = s.first_at(city)
        if other < 0 or other >= GENERALS or s.seat_of(other) == s.seat_of(general):
            out = append(out, city)
    return out


# Pieces that are moved by a change.


def home_land(s: Position, piece: i64, city: i64) -> bool:
    """The own home country; for the French Bavaria too (MAR-243, MAR-254)."""
    owner = s.home(city)
    power: i64 = POWER_OF[piece]
    return owner == power or (power == FRANCE and owner == BAVARIA)


def nearest_cities(s: Position, piece: i64, empty: bool) -> vec[i64]:
    """The nearest cities of the home country that can hold the piece, or the nearest empty ones
    (MAR-256, MAR-303). Two generals of one power stay together if one of these can take both."""
    row = s.net().from_city(s.place[piece])
    best: i64 = FAR
    out = vec[i64]()
    for city in range(i64(s.board.cities)):
        length = row[city]
        if length > best or length == 0:
            continue
        if empty:
            if s.first_at(city) >= 0 or s.closed(city, POWER_OF[piece]):
                continue
        elif not home_land(s, piece, city) or not can_hold(s, city, piece):
            continue
        if length < best:
            best = length
            out = vec[i64]()
        out = append(out, city)
    if goes_with(s, piece) >= 0:
        free = vec[i64]()
        for city in out:
            if s.first_at(city) < 0:
                free = append(free, city)
        if len(free) > 0:
            return free
    return out


def goes_with(s: Position, piece: i64) -> i64:
    """The general of the same power who must leave the same city too, or -1."""
    if piece >= GENERALS:
        return -1
    other = s.partner(piece)
    if other >= 0 and POWER_OF[other] == POWER_OF[piece] and (s.displaced >> other) & 1:
        return other
    return -1


def adjacent_cities(s: Position, piece: i64) -> vec[i64]:
    """Cities next to the piece's that can legally hold it (MAR-224)."""
    power: i64 = POWER_OF[piece]
    out = vec[i64]()
    for city in s.net().near[s.place[piece]]:
        if s.closed(city, power) or (s.side[power] == NO_SIDE and s.home(city) != power):
            continue
        if can_hold(s, city, piece):
            out = append(out, city)
    if piece < GENERALS and s.partner(piece) < 0 and arriving_partner(s, piece):
        out = append(out, s.place[piece])
    return out


def arriving_partner(s: Position, general: i64) -> bool:
    """May he stack with the general who comes out of a box into his city?"""
    for other in range(GENERALS):
        power = POWER_OF[other]
        comes = s.place[other] == BOX and s.board.arrow[power] == s.place[general]
        same_seat = s.seat_of(other) == s.seat_of(general)
        if comes and same_seat and s.cooperating(power, POWER_OF[general]):
            return True
    return False


def form_stack(s: Position, general: i64, other: i64, leader: i64) -> None:
    """Two generals lie in one city: the leader on top, troops of one power shared. (A general who
    has just returned has no troops yet.)"""
    s.top &= ~(1 << general | 1 << other)
    s.top |= 1 << leader
    if POWER_OF[general] == POWER_OF[other] and s.troops[general] > 0:
        share(s, general, other)


assert PIECES > GENERALS
