"""What the events of strategy cards can choose (section 4)."""

from typing import Final

from theatrum.games.hannibal.board import (
    AFRICA,
    AFRICANUS,
    BALIARES,
    CAPUA,
    CARTHAGO,
    CELTIBERIA,
    CISALPINA,
    EAST_NUMIDIA,
    ETRURIA,
    HANNIBAL,
    HISPANIA,
    ITALIA,
    LIGURIA,
    LUCANIA,
    ROMA,
    SARDINIA,
    SICILIA,
    SYRACUSAE,
    TRANSALPINA,
    WEST_NUMIDIA,
)
from theatrum.games.hannibal.counter import (
    among_tribes,
)
from theatrum.games.hannibal.forms import (
    CARDS,
    CARTHAGE,
    GENERALS,
    NAME,
    PICK_PROVINCE,
    PLACE_CU,
    PLACE_PC,
    REMOVE_PC,
    ROME,
    SPACES,
    TARGET,
)
from theatrum.games.hannibal.pieces import (
    can_place,
    commander,
    is_marker,
)
from theatrum.games.hannibal.state import (
    LOWER,
    POOL,
    Position,
)
from theatrum.games.hannibal.turn import can_join

EITHER: Final = 2
AUXILIARIES: Final = [44, 45, 46, 47, 48]
RECRUITS: Final = [13, 14, 15, 16]
EVERYWHERE: Final[list[int]] = list(range(SPACES))
MANY: Final = 3  # PCs of cards 23, 24 and 56


def can_play(s: Position, seat: int, card: int) -> bool:
    """Is it this side's event, and would it have an effect now? (HAN-025)"""
    side = s.board.event_side[card]
    if side != EITHER and side != seat:
        return False
    if s.board.campaign[card]:
        return True
    if s.board.dual[card]:  # HAN-031: played for its ops
        return False
    number = card + 1
    if CHOOSES[number] == 0:
        return meets(s, seat, number)
    return len(targets(s, seat, number, first_count(number), 1)) > 0


AT_ONCE: Final = [1, 2, 4, 9, 12, 21, 25, 26, 29, 43, 55, 57, 58, 64]
# What an event with a choice chooses: spaces for PCs, generals who recruit, allies, spaces.
GROUPS: Final = [
    [],
    [23, 24, 27, 35, 36],
    RECRUITS,
    AUXILIARIES,
    [7, 8, 10, 11, 17, 22, 49, 53, 56],
]
GROUP: Final[list[int]] = [
    max(i for i in range(len(GROUPS)) if i == 0 or n in GROUPS[i]) for n in range(CARDS + 1)
]
CHOOSES: Final[list[int]] = [0 if number in AT_ONCE else 1 for number in range(CARDS + 1)]


def meets(s: Position, seat: int, number: int) -> bool:
    """The conditions of events that need no choice."""
    enemy = 1 - seat
    if number == 1:
        return revolts(s, enemy, SARDINIA, True)
    if number == 2:
        return revolts(s, enemy, SICILIA, True)
    if number == 4:
        return revolts(s, enemy, CELTIBERIA, True)
    if number == 9:  # HAN-033
        return s.philip == (0 if seat == CARTHAGE else 1)
    if number == 12:
        return s.pc[CARTHAGO] == CARTHAGE and can_place(s, CARTHAGE, CARTHAGO) > 0
    if number == 21:
        for space in range(SPACES):
            if s.outside(CARTHAGE, space) > 0 and may_desert(s, space):
                return True
        return False
    if number == 25:
        return italian_provinces(s) >= 3 and s.pc[CAPUA] == ROME
    if number == 26:
        return s.pc[SYRACUSAE] == ROME
    if number == 29:
        return s.naval_victory == 0
    if number == 43:
        return italian_provinces(s) >= 3 and s.outside(CARTHAGE, ROMA) == 0
    if number == 55:
        return s.hands[enemy] > 0
    if number == 57 or number == 58:
        return s.counsel[enemy] != 1
    return s.truce == 0


def italian_provinces(s: Position) -> int:
    """Provinces of Italia that Carthage controls."""
    count = 0
    for province in s.board.italian:
        if s.controls(CARTHAGE, province):
            count += 1
    return count


def revolts(s: Position, enemy: int, province: int, controlled: bool) -> bool:
    """Is there a marker of the enemy that a revolt would remove?"""
    if controlled and not s.controls(enemy, province):
        return False
    for space in s.board.members[province]:
        if rebels(s, enemy, space):
            return True
    return False


def rebels(s: Position, enemy: int, space: int) -> bool:
    return is_marker(s, enemy, space) and s.total(enemy, space) == 0


def may_desert(s: Position, space: int) -> bool:
    """Card 21: not in the space of a Carthaginian walled city."""
    walled = s.board.walled[space] and s.pc[space] == CARTHAGE
    return s.outside(CARTHAGE, space) > 0 and not walled


def first_count(number: int) -> int:
    """How many choices an event has in all."""
    if number in (23, 56):
        return MANY
    return 2 if number == 27 else 1


# Events that choose.


def recruiters(s: Position, seat: int, number: int) -> list[int]:
    """Generals with whom CUs may be placed (cards 13 to 16, 44 to 48; HAN-034)."""
    out: list[int] = []
    for g in s.board.of_side[seat]:
        space = s.place[g]
        if space >= SPACES or not can_join(s, seat, space):
            continue
        province = s.board.province[space]
        if number == 13:
            fits = province == LUCANIA
        elif number == 14:
            fits = province in (LIGURIA, CISALPINA, ETRURIA)
        elif number == 15:
            fits = s.board.region[space] == HISPANIA and s.controls(seat, province)
        elif number == 16:
            fits = province in (TRANSALPINA, CISALPINA)
        else:
            fits = s.board.region[space] == ITALIA
        if fits:
            out.append(NAME + g)
    return out


def armies(s: Position, enemy: int, besieging: bool, enough: int) -> list[int]:
    """Enemy armies: CUs under a general; by card 52 only besiegers of a city."""
    out: list[int] = []
    led: list[int] = []
    for g in s.board.of_side[enemy]:
        if s.place[g] < SPACES and s.place[g] not in led:
            led.append(s.place[g])
    led.sort()
    for space in led:
        if len(out) == enough:
            break
        besieges = s.is_besieged(space) and s.siege[space] >> 2 == enemy
        if s.outside(enemy, space) > 0 and commander(s, enemy, space, 0) >= 0:
            if besieges or not besieging:
                out.append(TARGET + space)
        elif not besieging and s.within(enemy, space) > 0 and commander(s, enemy, space, 1) >= 0:
            out.append(TARGET + space)
    return out


def proconsul(s: Position) -> int:
    """The proconsul on the map other than Africanus (card 19), or -1."""
    for g in range(GENERALS):
        if (
            g != AFRICANUS
            and s.board.side_of[g] == ROME
            and s.place[g] < SPACES
            and s.role[g] == LOWER
        ):
            return g
    return -1


def pc_targets(s: Position, seat: int, number: int, count: int, enough: int) -> list[int]:
    """Spaces for new or flipped PCs (cards 23, 24, 27, 35, 36)."""
    out: list[int] = []
    enemy = 1 - seat
    spaces = EVERYWHERE
    if number == 23 or number == 24:
        spaces = s.board.members[EAST_NUMIDIA if number == 23 or count & 4 else WEST_NUMIDIA]
    elif number == 27:
        spaces = s.board.regions[ITALIA]
    for space in spaces:
        if len(out) == enough:
            break
        if number == 23 or number == 24:
            fits = s.pc[space] != seat
        elif number == 27:
            fits = is_marker(s, ROME, space)
        else:
            fits = is_marker(s, enemy, space)
        if fits and s.total(enemy, space) == 0:
            out.append(PLACE_PC + space)
    return out


def space_targets(s: Position, seat: int, number: int, enough: int) -> list[int]:
    """Spaces that an event touches otherwise."""
    out: list[int] = []
    enemy = 1 - seat
    spaces = EVERYWHERE
    if number == 17 or number == 49:
        spaces = s.board.cities
    elif number == 22:
        spaces = s.board.members[SICILIA]
    elif number == 10 or number == 11:
        spaces = s.board.ports
    for space in spaces:
        if len(out) == enough:
            break
        if number == 7 or number == 8:
            if among_tribes(s, space) and s.outside(enemy, space) > 0:
                out.append(TARGET + space)
        elif number == 17:
            if s.is_besieged(space):
                out.append(TARGET + space)
        elif number == 49:
            if s.is_besieged(space) and s.board.port[space]:
                out.append(TARGET + space)
        elif number == 53:
            if s.siege[space] and s.tribe[space]:
                out.append(TARGET + space)
        elif number == 22:
            if not s.board.walled[space] and s.outside(ROME, space) == 0:
                out.append(TARGET + space)
        elif number == 56:
            if is_marker(s, ROME, space):
                out.append(REMOVE_PC + space)
        elif number == 10:
            region = s.board.region[space]
            if (region in (AFRICA, ITALIA)) and port_for(s, seat, space):
                out.append(PLACE_CU + space)
        elif port_for(s, seat, space) and s.outside(enemy, space) == 0:
            out.append(PLACE_CU + space)
    return out


def port_for(s: Position, seat: int, space: int) -> bool:
    return s.board.port[space] and s.pc[space] == seat and can_place(s, seat, space) > 0


def targets(s: Position, seat: int, number: int, count: int, enough: int) -> list[int]:
    """The choices that an event has now; none: it can't be played. Who only wants to know whether
    there is one says that one is enough."""
    if number == 3:
        return [
            PICK_PROVINCE + p
            for p in (WEST_NUMIDIA, EAST_NUMIDIA)
            if revolts(s, 1 - seat, p, False)
        ]
    if number == 24 and count < 8:
        return [
            PICK_PROVINCE + p
            for p in (WEST_NUMIDIA, EAST_NUMIDIA)
            if pc_targets(s, seat, 24, 4 if p == EAST_NUMIDIA else 0, 1)
        ]
    if GROUP[number] == 1:
        if number == 27 and not in_italia(s, HANNIBAL):
            return []
        return pc_targets(s, seat, number, count, enough)
    if GROUP[number] == 2:
        return recruiters(s, seat, number)
    if GROUP[number] == 3:
        asked = s.board.asked[number - 1]
        return recruiters(s, seat, number) if asked < 0 or s.controls(ROME, asked) else []
    if number == 19:
        if proconsul(s) < 0:
            return []
        return [NAME + g for g in range(GENERALS) if unused(s, g)]
    if number == 30:
        return [NAME + g for g in range(GENERALS) if may_have_train(s, g)]
    if number == 51 or number == 52:
        return armies(s, 1 - seat, number == 52, enough)
    if number == 10 and s.philip != 1:
        return []
    if number == 11 and s.pc[BALIARES] != seat:
        return []
    if number == 56 and not s.controls(CARTHAGE, SICILIA):
        return []
    if GROUP[number] == 4:
        return space_targets(s, seat, number, enough)
    return []


def in_italia(s: Position, general: int) -> bool:
    return s.place[general] < SPACES and s.board.region[s.place[general]] == ITALIA


def unused(s: Position, general: int) -> bool:
    return s.place[general] == POOL and s.board.side_of[general] == ROME and general != AFRICANUS


def may_have_train(s: Position, general: int) -> bool:
    on_map = s.place[general] < SPACES and s.board.side_of[general] == CARTHAGE
    return on_map and s.place[general] != s.train
