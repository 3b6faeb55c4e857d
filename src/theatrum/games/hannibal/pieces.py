"""Pieces on the map: command, losses, attrition, displacement, markers (sections 5, 11, 14)."""

from typing import Final

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
    SPACES,
)
from theatrum.games.hannibal.state import (
    ARMY,
    DISPLACED,
    NO_ROLE,
    NONE,
    OUT,
    POOL,
    ROWS,
    SPENT,
    Position,
)

# Why a game is won (the places in forms.WHY).
PEACE: Final = 0
CAPITAL: Final = 1
ITALY: Final = 2
POINTS: Final = 3
TIE: Final = 4

IN_CITY: Final = 128  # flags of `tusk_at`
IN_ARMY: Final = 256
IN_RETREAT: Final = 512
SPENT_BELOW: Final = 6  # the most spaces that a piece can have moved


# Generals and command.


def generals_at(s: Position, side: int, space: int, inside: int) -> int:
    """The generals of a side in a space, outside or inside its city, as a mask."""
    mask = 0
    place = s.place
    for g in s.board.of_side[side]:
        if place[g] == space and s.inside[g] == inside:
            mask |= 1 << g
    return mask


def commander(s: Position, side: int, space: int, inside: int) -> int:
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


def commander_of(s: Position, mask: int) -> int:
    """The one who commands among the generals of a mask."""
    best = NONE
    for g in s.order:
        if (mask >> g) & 1 and (best == NONE or s.role[g] > s.role[best]):
            best = g
    return best


def put_first(s: Position, general: int) -> None:
    """Among equals he commands from now on (HAN-037)."""
    if s.order[0] != general:
        s.order.remove(general)
        s.order.insert(0, general)


def set_command(s: Position, general: int) -> None:
    put_first(s, general)
    s.tell(F_COMMANDER_SET, 38, general)


def members(mask: int) -> list[int]:
    return [g for g in range(GENERALS) if (mask >> g) & 1]


def consuls_in(s: Position, mask: int) -> int:
    """How many consuls are among the generals of a mask."""
    count = 0
    if mask:
        for g in s.board.of_side[ROME]:
            if (mask >> g) & 1 and s.role[g] == 2:
                count += 1
    return count


def displace(s: Position, general: int) -> None:
    """HAN-102 to HAN-105: Hannibal and Africanus are out for good; other Romans go back to the
    pool, other Carthaginians wait for the next turn."""
    side = s.board.side_of[general]
    s.inside[general] = 0
    s.agens &= ~(1 << general)
    if s.board.gone_if_displaced[general]:
        s.place[general] = OUT
        s.role[general] = NO_ROLE
        s.tell(F_ELIMINATED, 103 if s.board.penalty[general] else 104, general)
        owe_pcs(s, side, s.board.penalty[general], 103)
        return
    s.place[general] = POOL if side == ROME else DISPLACED
    if side == ROME:
        s.role[general] = NO_ROLE
    s.tell(F_DISPLACED, 105 if side == ROME else 102, general)


def displace_lone(s: Position, side: int, space: int) -> None:
    """Generals alone outside when an enemy army stands in their space (HAN-046, HAN-102)."""
    if s.outside(side, space) > 0:
        return
    for g in s.board.of_side[side]:
        if s.place[g] == space and s.inside[g] == 0:
            displace(s, g)
    if side == CARTHAGE and s.train == space:  # HAN-120: caught alone
        lose_train(s)


def lose_train(s: Position) -> None:
    s.train = NONE
    s.atrain = 0
    s.tell(F_TRAIN_LOST, 120)


# Markers.


def win(s: Position, side: int, why: int, rule: int) -> None:
    """The game ends as soon as the rule under way is done (HAN-113)."""
    if s.winner == NONE:
        s.winner = side
        s.tell(F_GAME_WON, rule, side, why)


def is_marker(s: Position, side: int, space: int) -> bool:
    """A PC that can be removed: no walled city, no tribe."""
    return s.pc[space] == side and not s.board.walled[space] and s.tribe[space] == 0


def markers(s: Position, side: int) -> int:
    count = 0
    for space, owner in enumerate(s.pc):
        if owner == side and is_marker(s, side, space):
            count += 1
    return count


def owe_pcs(s: Position, side: int, count: int, rule: int) -> None:
    """The side must remove so many PCs; if it can't, it has lost (HAN-100, HAN-103, HAN-111)."""
    if count == 0:
        return
    s.tell(F_PCS_OWED, rule, side, count)
    s.owed[side] += count
    if s.owed[side] > markers(s, side):
        win(s, 1 - side, PEACE, rule)


def remove_pc(s: Position, space: int, rule: int) -> None:
    s.tell(F_PC_REMOVED, rule, s.pc[space], space)
    s.pc[space] = NO_PC


def put_pc(s: Position, side: int, space: int, rule: int) -> None:
    """A PC in an empty space, or in place of an enemy one."""
    if s.pc[space] == NO_PC:
        s.tell(F_PC_PLACED, rule, side, space)
    else:
        s.tell(F_PCS_FLIPPED, rule, side, space)
    s.pc[space] = side


def turn_city(s: Position, side: int, space: int, rule: int) -> None:
    """A walled city changes hands: CUs inside are eliminated, generals displaced (HAN-116)."""
    s.inn[space] = 0
    s.eli[space] = 0
    for g in range(GENERALS):
        if s.place[g] == space and s.inside[g] and s.board.side_of[g] == 1 - side:
            displace(s, g)
    s.siege[space] = 0
    put_pc(s, side, space, rule)
    if s.board.capital[1 - side] == space:  # HAN-113
        win(s, side, CAPITAL, 113)


def lift(s: Position, space: int) -> None:
    """A siege or subjugation ends when none of the besiegers' CUs are left (HAN-118)."""
    if s.siege[space] and s.outside(s.siege[space] >> 2, space) == 0:
        s.siege[space] = 0
        s.tell(F_SIEGE_LIFTED, 118, space)


# CUs.


def room(s: Position, space: int) -> int:
    """How many more CUs find place inside the city (HAN-056)."""
    return s.board.capacity[space] - s.inn[space]


def can_place(s: Position, side: int, space: int) -> int:
    """How many CUs may be put into a space: 0, what fits inside, or any number (HAN-013,
    HAN-034)."""
    if s.outside(1 - side, space) == 0:
        return 99
    if s.board.walled[space] and s.pc[space] == side and not s.is_besieged(space):
        return room(s, space)
    return 0


def place_cus(s: Position, side: int, space: int, count: int, elephants: int, rule: int) -> None:
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
    s.cu[side * SPACES + space] += fits
    s.el[space] += elephants
    displace_lone(s, 1 - side, space)


def shift(s: Position, side: int, origin: int, target: int, count: int, elephants: int) -> None:
    """CUs go from a space to another, outside the walls."""
    s.cu[side * SPACES + origin] -= count
    s.cu[side * SPACES + target] += count
    s.el[origin] -= elephants
    s.el[target] += elephants


def lose(s: Position, side: int, space: int, inside: int, count: int, must: int, army: int) -> int:
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
        s.cu[side * SPACES + space] -= count
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


def trim_army(s: Position, space: int) -> None:
    """The army on the march is never more than the stack it is part of."""
    stack = s.inn[space] if s.ain else s.outside(s.active, space)
    s.acu = min(s.acu, stack)
    s.floor = min(s.floor, s.acu)
    if s.tusk_at == NONE:
        s.ael = min(s.ael, s.eli[space] if s.ain else s.el[space], s.acu)


def lose_elephants(s: Position, count: int) -> None:
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
    side: int,
    space: int,
    inside: int,
    modifier: int,
    rule: int,
    column: int = 0,
) -> int:
    """One die on the attrition table for a stack (HAN-107, events); `column` gives another size
    than its own. The CUs lost."""
    size = s.inn[space] if inside else s.outside(side, space)
    die = s.die()
    count = min(size, s.board.losses(column if column else size, die + modifier))
    s.tell(F_ATTRITION_ROLL, rule, die, space, count)
    must = 1 if s.board.hurts_elephants(die + modifier) else 0
    return lose(s, side, space, inside, count, must, 0)


def army_attrition(s: Position, space: int, modifier: int, rule: int, column: int = 0) -> int:
    """The same for the army on the march alone (HAN-052)."""
    die = s.die()
    count = min(s.acu, s.board.losses(column if column else s.acu, die + modifier))
    s.tell(F_ATTRITION_ROLL, rule, die, space, count)
    must = 1 if s.board.hurts_elephants(die + modifier) else 0
    return lose(s, s.active, space, s.ain, count, must, 1)


# Wear in a campaign: rows of place, spaces moved, CUs, elephants among them (HAN-040, HAN-041).


def wear_row(s: Position, place: int, worn: int) -> int:
    """The row of CUs of one kind, or NONE."""
    for row in range(0, ROWS * 4, 4):
        if s.worn[row + 2] and s.worn[row] == place and s.worn[row + 1] == worn:
            return row
    return NONE


def add_wear(s: Position, place: int, worn: int, count: int, elephants: int) -> None:
    """Enter (or, with negative numbers, strike out) CUs; there is always a free row, because
    three generals touch at most seven spaces each."""
    rows = s.worn[:]
    at = wear_row(s, place, worn)
    if at == NONE:
        if count <= 0:
            return
        for row in range(0, ROWS * 4, 4):
            if rows[row + 2] == 0:
                at = row
                break
        if at == NONE:
            return
        rows[at] = place
        rows[at + 1] = worn
        rows[at + 2] = 0
        rows[at + 3] = 0
    rows[at + 2] = max(0, rows[at + 2] + count)
    rows[at + 3] = max(0, min(rows[at + 3] + elephants, rows[at + 2]))
    if rows[at + 2] == 0:
        rows[at] = 0
        rows[at + 1] = 0
        rows[at + 3] = 0
    s.worn = rows


def spend_cus(s: Position, place: int, count: int, elephants: int) -> None:
    """CUs of an army that has fought stay put for the rest of the campaign (HAN-041)."""
    if s.campaign != NONE:
        add_wear(s, place, SPENT, count, elephants)


def forget_wear(s: Position, place: int) -> None:
    """What is known of the CUs in a place no longer holds: they are gone, or all alike."""
    if s.campaign == NONE:
        return
    rows = s.worn[:]
    for row in range(0, ROWS * 4, 4):
        if rows[row + 2] and rows[row] == place:
            for i in range(4):
                rows[row + i] = 0
    s.worn = rows


def wear_off(s: Position, count: int) -> None:
    """The army loses CUs: those that have moved farthest first."""
    if s.campaign == NONE:
        return
    for worn in range(SPENT_BELOW, -1, -1):
        at = wear_row(s, ARMY, worn)
        if at != NONE and count > 0:
            gone = min(count, s.worn[at + 2])
            add_wear(s, ARMY, worn, -gone, 0)
            count -= gone


def wear_elephants(s: Position) -> None:
    """The rows of the army hold no more elephants than the army has."""
    if s.campaign == NONE:
        return
    left = s.ael
    rows = s.worn[:]
    for row in range(0, ROWS * 4, 4):
        if rows[row + 2] and rows[row] == ARMY:
            rows[row + 3] = min(rows[row + 3], left)
            left -= rows[row + 3]
    s.worn = rows
