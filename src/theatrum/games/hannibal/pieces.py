"""Pieces on the map: command, losses, attrition, displacement, markers (sections 5, 11, 14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theatrum.games.hannibal.board import NO_PC
from theatrum.games.hannibal.forms import (
    CARTHAGE,
    F_ATTRITION_ROLL,
    F_COMMANDER_SET,
    F_CU_LOST_ENTRY,
    F_CUS_PLACED,
    F_DISPLACED,
    F_ELEPHANTS_LOST,
    F_ELIMINATED,
    F_GAME_WON,
    F_PC_PLACED,
    F_PC_REMOVED,
    F_PCS_FLIPPED,
    F_PCS_OWED,
    F_SIEGE_LIFTED,
    F_TRAIN_LOST,
    GENERALS,
    ROME,
)
from theatrum.games.hannibal.index import PCS, TRIBAL, inserted
from theatrum.games.hannibal.spaces import size_of
from theatrum.games.hannibal.state import (
    DISPLACED,
    HIGHER,
    NO_ROLE,
    NONE,
    OUT,
    POOL,
    Position,
)
from theatrum.games.hannibal.wear import wear_elephants, wear_off

# Why a game is won (the places in forms.WHY).
PEACE: Final = 0
CAPITAL: Final = 1
ITALY: Final = 2
POINTS: Final = 3
TIE: Final = 4

IN_CITY: Final = 128  # flags of `tusk_at`
IN_ARMY: Final = 256
IN_RETREAT: Final = 512


# Generals and command.


def generals_at(s: Position, side: i64, space: i64, inside: i64) -> i64:
    """The generals of a side in a space, outside or inside its city, as a mask."""
    mask: i64 = 0
    place = s.place
    for g in s.leaders(side):
        if place[g] == space and s.inside[g] == inside:
            mask |= 1 << g
    return mask


def commander(s: Position, side: i64, space: i64, inside: i64) -> i64:
    """The highest in rank; among equals the one put first by the owner (HAN-037, HAN-038)."""
    best = NONE
    for g in s.order:
        if (
            s.place[g] == space
            and s.inside[g] == inside
            and s.board.side_of[g] == side
            and (best == NONE or s.role[g] > s.role[best])
        ):
            best = g
    return best


def commander_of(s: Position, mask: i64) -> i64:
    """The one who commands among the generals of a mask."""
    best = NONE
    for g in s.order:
        if (mask >> g) & 1 and (best == NONE or s.role[g] > s.role[best]):
            best = g
    return best


def put_first(s: Position, general: i64) -> None:
    """Among equals he commands from now on (HAN-037)."""
    order = s.order
    ahead = order[0]
    order[0] = general
    at: i64 = 1
    while ahead != general:  # those before him move one place back
        order[at], ahead = ahead, order[at]
        at += 1


def set_command(s: Position, general: i64) -> None:
    put_first(s, general)
    s.tell(F_COMMANDER_SET, 38, general)


def members(mask: i64) -> list[int]:
    return [g for g in range(GENERALS) if (mask >> g) & 1]


def consuls_in(s: Position, mask: i64) -> i64:
    """How many consuls are among the generals of a mask."""
    count: i64 = 0
    if mask:
        for g in s.board.of_side[ROME]:
            if (mask >> g) & 1 and s.role[g] == HIGHER:
                count += 1
    return count


def is_consul(s: Position, general: i64) -> bool:
    return s.role[general] == HIGHER and s.board.side_of[general] == ROME


def displace(s: Position, general: i64) -> None:
    """HAN-102 to HAN-105: Hannibal and Africanus are out for good; other Romans go back to the
    pool, other Carthaginians wait for the next turn."""
    side = s.board.side_of[general]
    s.inside[general] = 0
    s.agens &= ~(1 << general)
    if s.board.gone_if_displaced[general]:
        s.move_general(general, OUT)
        s.role[general] = NO_ROLE
        s.tell(F_ELIMINATED, 103 if s.board.penalty[general] else 104, general)
        owe_pcs(s, side, s.board.penalty[general], 103)
        return
    s.move_general(general, POOL if side == ROME else DISPLACED)
    if side == ROME:
        s.role[general] = NO_ROLE
    s.tell(F_DISPLACED, 105 if side == ROME else 102, general)


def displace_lone(s: Position, side: i64, space: i64) -> None:
    """Generals alone outside when an enemy army stands in their space (HAN-046, HAN-102)."""
    if s.outside(side, space) > 0:
        return
    lone = generals_at(s, side, space, 0)
    if lone:
        for g in members(lone):
            displace(s, g)
    if side == CARTHAGE and s.train == space:  # HAN-120: caught alone
        lose_train(s)


def lose_train(s: Position) -> None:
    s.train = NONE
    s.atrain = 0
    s.tell(F_TRAIN_LOST, 120)


# Markers.


def win(s: Position, side: i64, why: i64, rule: i64) -> None:
    """The game ends as soon as the rule under way is done (HAN-113)."""
    if s.winner == NONE:
        s.winner = side
        s.tell(F_GAME_WON, rule, side, why)


def is_marker(s: Position, side: i64, space: i64) -> bool:
    """A PC that can be removed: no walled city, no tribe."""
    return s.pc[space] == side and not s.board.walled[space] and s.tribe[space] == 0


def marker_mask(s: Position, side: i64, half: i64) -> i64:
    """The spaces of a half of the map with `is_marker` of a side."""
    masks = s.found().masks
    return masks[PCS + 2 * side + half] & s.board.unwalled[half] & ~masks[TRIBAL + half]


def markers(s: Position, side: i64) -> i64:
    """How many there are."""
    return size_of(marker_mask(s, side, 0)) + size_of(marker_mask(s, side, 1))


def owe_pcs(s: Position, side: i64, count: i64, rule: i64) -> None:
    """The side must remove so many PCs; if it can't, it has lost (HAN-100, HAN-103, HAN-111)."""
    if count == 0:
        return
    s.tell(F_PCS_OWED, rule, side, count)
    s.owed[side] += count
    if s.owed[side] > markers(s, side):
        win(s, 1 - side, PEACE, rule)


def remove_pc(s: Position, space: i64, rule: i64) -> None:
    s.tell(F_PC_REMOVED, rule, s.pc[space], space)
    s.set_pc(space, NO_PC)


def put_pc(s: Position, side: i64, space: i64, rule: i64) -> None:
    """A PC in an empty space, or in place of an enemy one."""
    if s.pc[space] == NO_PC:
        s.tell(F_PC_PLACED, rule, side, space)
    else:
        s.tell(F_PCS_FLIPPED, rule, side, space)
    s.set_pc(space, side)


def turn_city(s: Position, side: i64, space: i64, rule: i64) -> None:
    """A walled city changes hands: CUs inside are eliminated, generals displaced (HAN-116)."""
    s.inn[space] = 0
    s.eli[space] = 0
    for g in range(GENERALS):
        if s.place[g] == space and s.inside[g] and s.board.side_of[g] == 1 - side:
            displace(s, g)
    if s.siege[space]:
        s.set_siege(space, 0)
    put_pc(s, side, space, rule)
    if s.board.capital[1 - side] == space:  # HAN-113
        win(s, side, CAPITAL, 113)


def lift(s: Position, space: i64) -> None:
    """A siege or subjugation ends when none of the besiegers' CUs are left (HAN-118)."""
    if s.siege[space] and s.outside(s.siege[space] >> 2, space) == 0:
        s.set_siege(space, 0)
        s.tell(F_SIEGE_LIFTED, 118, space)


# CUs.


def stacks_of(s: Position, side: i64) -> vec[i64]:
    """The spaces with CUs of a side, outside or inside."""
    out = s.found().stacks[side][:]
    inn = s.inn
    for city in s.board.cities:
        if inn[city] > 0 and s.pc[city] == side and s.outside(side, city) == 0:
            out = inserted(out, city)
    return out


def room(s: Position, space: i64) -> i64:
    """How many more CUs find place inside the city (HAN-056)."""
    return s.board.capacity[space] - s.inn[space]


def can_place(s: Position, side: i64, space: i64) -> i64:
    """How many CUs may be put into a space: 0, what fits inside, or any number (HAN-013,
    HAN-034)."""
    if s.outside(1 - side, space) == 0:
        return 99
    if s.board.walled[space] and s.pc[space] == side and not s.is_besieged(space):
        return room(s, space)
    return 0


def place_cus(s: Position, side: i64, space: i64, count: i64, elephants: i64, rule: i64) -> None:
    """New CUs; inside the city if enemies stand before it, and what does not fit is lost. A lone
    enemy general is displaced by them (HAN-013)."""
    fits = min(count, can_place(s, side, space))
    if fits < count:
        s.tell(F_CU_LOST_ENTRY, rule, side)
        elephants = min(elephants, fits)
    if fits == 0:
        return
    s.tell(F_CUS_PLACED, rule, side, space, fits)
    if s.outside(1 - side, space) > 0:
        s.inn[space] += fits
        s.eli[space] += elephants
        return
    s.add_cus(side, space, fits)
    if elephants:
        s.el[space] += elephants
    displace_lone(s, 1 - side, space)


def shift(s: Position, side: i64, origin: i64, target: i64, count: i64, elephants: i64) -> None:
    """CUs go from a space to another, outside the walls."""
    s.add_cus(side, origin, -count)
    s.add_cus(side, target, count)
    if elephants:
        s.el[origin] -= elephants
        s.el[target] += elephants


def go_in(s: Position, side: i64, space: i64, count: i64, elephants: i64) -> None:
    """CUs go into the city of their space; with negative numbers they come out."""
    s.add_cus(side, space, -count)
    s.el[space] -= elephants
    s.inn[space] += count
    s.eli[space] += elephants


def lose(s: Position, side: i64, space: i64, inside: i64, count: i64, must: i64, army: i64) -> i64:
    """A stack (or the army on the march in it) loses CUs; the owner chooses which, but at least
    `must` elephants (HAN-122). The number lost."""
    settle_tusks(s)
    total = s.inn[space] if inside else s.outside(side, space)
    have = s.eli[space] if inside else s.el[space]
    if army:
        total = s.acu
        have = s.ael
    if side == ROME:
        have = 0
    count = min(count, total)
    if count == 0:
        return 0
    least = max(min(must, have, count), have - (total - count))
    most = min(count, have)
    if inside:
        s.inn[space] -= count
    else:
        s.add_cus(side, space, -count)
    if army:
        s.acu -= count
        s.floor = min(s.floor, s.acu)
        s.weather_cu = max(0, s.weather_cu - count)
        wear_off(s, count)
    if most > 0:
        s.tusk_at = space + (IN_CITY if inside else 0) + (IN_ARMY if army else 0)
        s.tusk_least = least
        s.tusk_most = most
        if least == most:
            lose_elephants(s, least)
    if side == s.active and s.mover != NONE and s.place[s.mover] == space and not army:
        trim_army(s, space)
    if not inside:
        lift(s, space)
    return count


def trim_army(s: Position, space: i64) -> None:
    """The army on the march is never more than the stack it is part of."""
    stack = s.inn[space] if s.ain else s.outside(s.active, space)
    s.acu = min(s.acu, stack)
    s.floor = min(s.floor, s.acu)
    if s.tusk_at == NONE:
        s.ael = min(s.ael, s.eli[space] if s.ain else s.el[space], s.acu)


def lose_elephants(s: Position, count: i64) -> None:
    """So many of the CUs just lost were elephants."""
    at = s.tusk_at
    space = at & 127
    if at & IN_CITY:
        s.eli[space] -= count
    else:
        s.el[space] -= count
    if at & IN_ARMY:
        s.ael -= count
        s.weather_el = min(s.weather_el, s.weather_cu, s.ael)
        wear_elephants(s)
    if at & IN_RETREAT:
        s.retreating_el -= count
    if count:
        s.tell(F_ELEPHANTS_LOST, 122, count)
    s.tusk_at = NONE
    s.tusk_least = 0
    s.tusk_most = 0
    if s.active == CARTHAGE and s.mover != NONE and s.place[s.mover] == space:
        trim_army(s, space)


def settle_tusks(s: Position) -> None:
    """A choice of elephants that was not asked in time: as few as the rules allow."""
    if s.tusk_at != NONE:
        lose_elephants(s, s.tusk_least)


def attrition(
    s: Position,
    side: i64,
    space: i64,
    inside: i64,
    modifier: i64,
    rule: i64,
    column: i64 = 0,
) -> i64:
    """One die on the attrition table for a stack (HAN-107, events); `column` gives another size
    than its own. The CUs lost."""
    size = s.inn[space] if inside else s.outside(side, space)
    die = s.die()
    count = min(size, s.board.losses(column if column else size, die + modifier))
    s.tell(F_ATTRITION_ROLL, rule, die, space, count)
    must = 1 if s.board.hurts_elephants(die + modifier) else 0
    return lose(s, side, space, inside, count, must, 0)


def army_attrition(s: Position, space: i64, modifier: i64, rule: i64, column: i64 = 0) -> i64:
    """The same for the army on the march alone (HAN-052)."""
    die = s.die()
    count = min(s.acu, s.board.losses(column if column else s.acu, die + modifier))
    s.tell(F_ATTRITION_ROLL, rule, die, space, count)
    must = 1 if s.board.hurts_elephants(die + modifier) else 0
    return lose(s, s.active, space, s.ain, count, must, 1)


# A force on its retreat.


def thin_retreat(s: Position, side: i64, space: i64, count: i64, must: i64) -> None:
    """The force loses CUs of its own, not those of friends it meets; the owner chooses which, but
    at least `must` elephants (HAN-122)."""
    settle_tusks(s)
    s.retreating -= count
    s.add_cus(side, space, -count)
    if s.retreating_el and count:
        s.tusk_at = space + IN_RETREAT
        s.tusk_least = max(min(must, count), s.retreating_el - s.retreating)
        s.tusk_most = min(count, s.retreating_el)
        if s.tusk_least == s.tusk_most:
            lose_elephants(s, s.tusk_least)


def retreat_attrition(s: Position, side: i64, space: i64, rule: i64, column: i64) -> None:
    """Attrition for the force on its retreat alone; generals do not suffer by it (HAN-102)."""
    die = s.die()
    count = min(s.retreating, s.board.losses(column, die))
    s.tell(F_ATTRITION_ROLL, rule, die, space, count)
    thin_retreat(s, side, space, count, 1 if s.board.hurts_elephants(die) else 0)
