"""What the events of strategy cards can choose (section 4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
from theatrum.games.hannibal.index import HELD, put_in
from theatrum.games.hannibal.pieces import can_place, is_marker, marker_mask
from theatrum.games.hannibal.spaces import actions_at
from theatrum.games.hannibal.state import (
    LOWER,
    POOL,
    Position,
)
from theatrum.games.hannibal.turn import can_join

EITHER: Final = 2
AUXILIARIES: Final = [44, 45, 46, 47, 48]
RECRUITS: Final = [13, 14, 15, 16]
NUMIDIA: Final[list[int]] = [WEST_NUMIDIA, EAST_NUMIDIA]
MANY: Final = 3  # PCs of cards 23, 24 and 56


def can_play(s: Position, seat: i64, card: i64) -> bool:
    """Is it this side's event, and would it have an effect now? (HAN-025)"""
    if not s.board.own_event[seat * CARDS + card]:
        return False
    if s.board.campaign[card]:
        return True
    number = card + 1
    if OUT_OF_TURN[number]:
        return False
    if CHOOSES[number] == 0:
        return meets(s, seat, number)
    return has_target(s, seat, number, first_count(number))


AT_ONCE: Final = [1, 2, 4, 9, 12, 21, 25, 26, 29, 43, 55, 57, 58, 64]
# What an event with a choice chooses: spaces for PCs, generals who recruit, allies, spaces.
GROUPS: Final = [
    [],
    [23, 24, 27, 35, 36, 56],
    RECRUITS,
    AUXILIARIES,
    [7, 8, 10, 11, 17, 22, 49, 53],
]
GROUP: Final = bytes(
    [max(i for i in range(len(GROUPS)) if i == 0 or n in GROUPS[i]) for n in range(CARDS + 1)]
)
CHOOSES: Final = bytes([0 if number in AT_ONCE else 1 for number in range(CARDS + 1)])
# Choosing events that are in no group; what is left is never played as a normal event.
SINGLE: Final = [3, 19, 30, 51, 52]
OUT_OF_TURN: Final = bytes(
    [CHOOSES[n] == 1 and GROUP[n] == 0 and n not in SINGLE for n in range(CARDS + 1)]
)


def meets(s: Position, seat: i64, number: i64) -> bool:
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
        for space in s.found().stacks[CARTHAGE]:
            if may_desert(s, space):
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


def italian_provinces(s: Position) -> i64:
    """Provinces of Italia that Carthage controls."""
    count = 0
    for province in s.board.italian:
        if s.controls(CARTHAGE, province):
            count += 1
    return count


def revolts(s: Position, enemy: i64, province: i64, controlled: bool) -> bool:
    """Is there a marker of the enemy that a revolt would remove?"""
    if controlled and not s.controls(enemy, province):
        return False
    for space in s.board.members[province]:
        if rebels(s, enemy, space):
            return True
    return False


def rebels(s: Position, enemy: i64, space: i64) -> bool:
    return is_marker(s, enemy, space) and s.total(enemy, space) == 0


def may_desert(s: Position, space: i64) -> bool:
    """Card 21: not in the space of a Carthaginian walled city."""
    walled = s.board.walled[space] and s.pc[space] == CARTHAGE
    return s.outside(CARTHAGE, space) > 0 and not walled


def first_count(number: i64) -> i64:
    """How many choices an event has in all."""
    if number in (23, 56):
        return MANY
    return 2 if number == 27 else 1


# Events that choose.


def recruiters(s: Position, seat: i64, number: i64) -> list[int]:
    """Generals with whom CUs may be placed (cards 13 to 16, 44 to 48; HAN-034)."""
    return [NAME + g for g in s.leaders(seat) if recruits(s, seat, number, s.place[g])]


def recruits(s: Position, seat: i64, number: i64, space: i64) -> bool:
    """Does the event recruit with a general in this space?"""
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
    return fits and can_join(s, seat, space)


def armies(s: Position, enemy: i64, besieging: bool) -> list[int]:
    """Enemy armies: CUs under a general; by card 52 only besiegers of a city."""
    out: list[int] = []
    for g in s.leaders(enemy):
        space: i64 = s.place[g]
        if has_army(s, enemy, g, space, besieging) and TARGET + space not in out:
            put_in(out, TARGET + space)
    return out


def has_army(s: Position, enemy: i64, general: i64, space: i64, besieging: bool) -> bool:
    if s.inside[general]:
        return not besieging and s.within(enemy, space) > 0
    if s.outside(enemy, space) == 0:
        return False
    return not besieging or (s.is_besieged(space) and s.siege[space] >> 2 == enemy)


def proconsul(s: Position) -> i64:
    """The proconsul on the map other than Africanus (card 19), or -1."""
    for g in s.leaders(ROME):
        if g != AFRICANUS and s.role[g] == LOWER:
            return g
    return -1


def numidian_spaces(s: Position, number: i64, count: i64) -> vec[i64]:
    """Where cards 23 and 24 look for spaces for their PCs."""
    return s.board.members[EAST_NUMIDIA if number == 23 or count & 4 else WEST_NUMIDIA]


def takes_pc(s: Position, seat: i64, space: i64) -> bool:
    """May such a card put a PC there?"""
    return s.pc[space] != seat and s.total(1 - seat, space) == 0


def markers_for(s: Position, seat: i64, number: i64) -> tuple[i64, i64]:
    """The PCs among which cards 27, 35 and 36 choose one to flip, without CUs of the enemy, and
    card 56 one to remove, as two masks."""
    owner = 1 - seat if number == 35 or number == 36 else ROME
    low = marker_mask(s, owner, 0)
    high = marker_mask(s, owner, 1)
    if number == 56:
        return low, high
    masks = s.found().masks
    held = HELD + 2 * (1 - seat)
    if number == 27:
        low &= s.board.italia_masks[0]
        high &= s.board.italia_masks[1]
    return low & ~masks[held], high & ~masks[held + 1]


def event_spaces(s: Position, number: i64) -> vec[i64]:
    """Where an event looks for spaces that it touches otherwise."""
    if number == 17 or number == 49:
        return s.board.cities
    if number == 7 or number == 8:
        return s.board.wilds
    if number == 53:
        return s.board.tribal
    if number == 22:
        return s.board.members[SICILIA]
    return s.board.ports


def touches(s: Position, seat: i64, number: i64, space: i64) -> bool:
    """Can such an event choose the space?"""
    if number == 7 or number == 8:
        return s.outside(1 - seat, space) > 0
    if number == 17:
        return s.is_besieged(space)
    if number == 49:
        return s.is_besieged(space) and s.board.port[space] != 0
    if number == 53:
        return s.siege[space] != 0 and s.tribe[space] != 0
    if number == 22:
        return not s.board.walled[space] and s.outside(ROME, space) == 0
    if number == 10:
        return s.board.region[space] in (AFRICA, ITALIA) and port_for(s, seat, space)
    return port_for(s, seat, space) and s.outside(1 - seat, space) == 0


def does(number: i64) -> int:
    """The action that chooses a space for such an event."""
    return PLACE_CU if number == 10 or number == 11 else TARGET


def port_for(s: Position, seat: i64, space: i64) -> bool:
    return s.board.port[space] != 0 and s.pc[space] == seat and can_place(s, seat, space) > 0


def is_open(s: Position, seat: i64, number: i64) -> bool:
    """Does what an event asks for hold, apart from its targets?"""
    if number == 10:
        return s.philip == 1
    if number == 11:
        return s.pc[BALIARES] == seat
    if number == 19:
        return proconsul(s) >= 0
    if number == 27:
        return in_italia(s, HANNIBAL)
    if number == 56:
        return s.controls(CARTHAGE, SICILIA)
    if GROUP[number] == 3:
        asked = s.board.asked[number - 1]
        return asked < 0 or s.controls(ROME, asked)
    return True


def targets(s: Position, seat: i64, number: i64, count: i64) -> list[int]:
    """The choices that an event has now; none: it can't be played."""
    group = GROUP[number]
    if number == 3:
        return [PICK_PROVINCE + p for p in NUMIDIA if revolts(s, 1 - seat, p, False)]
    if number == 24 and count < 8:
        return [PICK_PROVINCE + p for p in NUMIDIA if has_pc_space(s, seat, 24, part_of(p))]
    if not is_open(s, seat, number):
        return []
    if number == 23 or number == 24:
        spaces = numidian_spaces(s, number, count)
        return [PLACE_PC + space for space in spaces if takes_pc(s, seat, space)]
    if group == 1:
        low, high = markers_for(s, seat, number)
        return actions_at(REMOVE_PC if number == 56 else PLACE_PC, low, high)
    if group == 2 or group == 3:
        return recruiters(s, seat, number)
    if group == 4:
        spaces = event_spaces(s, number)
        return [does(number) + space for space in spaces if touches(s, seat, number, space)]
    if number == 19:
        return [NAME + g for g in range(GENERALS) if unused(s, g)]
    if number == 30:
        return [NAME + g for g in range(GENERALS) if may_have_train(s, g)]
    return armies(s, 1 - seat, number == 52) if number == 51 or number == 52 else []


def has_target(s: Position, seat: i64, number: i64, count: i64) -> bool:
    """Does an event have a choice? The first one will do, and no list is made."""
    group = GROUP[number]
    if not is_open(s, seat, number):
        return False
    if number == 3:
        enemy = 1 - seat
        return revolts(s, enemy, WEST_NUMIDIA, False) or revolts(s, enemy, EAST_NUMIDIA, False)
    if number == 24 and count < 8:
        return has_pc_space(s, seat, 24, part_of(WEST_NUMIDIA)) or has_pc_space(
            s, seat, 24, part_of(EAST_NUMIDIA)
        )
    if number == 23 or number == 24:
        return has_pc_space(s, seat, number, count)
    if group == 1:
        low, high = markers_for(s, seat, number)
        return low | high != 0
    if group == 2 or group == 3:
        for g in s.leaders(seat):
            if recruits(s, seat, number, s.place[g]):
                return True
        return False
    if group == 4:
        return touches_some(s, seat, number)
    if number == 30:
        for g in s.leaders(CARTHAGE):
            if may_have_train(s, g):
                return True
        return False
    if number == 51 or (number == 52 and s.found().sieges):
        for g in s.leaders(1 - seat):
            if has_army(s, 1 - seat, g, s.place[g], number == 52):
                return True
        return False
    return number != 52 and len(targets(s, seat, number, count)) > 0


def touches_some(s: Position, seat: i64, number: i64) -> bool:
    """Is there a space that such an event can choose?"""
    index = s.found()
    if number == 7 or number == 8:
        masks = index.masks
        wild = s.board.wild_masks
        foe = HELD + 2 * (1 - seat)
        return masks[foe] & wild[0] | masks[foe + 1] & wild[1] != 0
    if index.sieges == 0 and (number == 17 or number == 49 or number == 53):
        return False
    for space in event_spaces(s, number):
        if touches(s, seat, number, space):
            return True
    return False


def has_pc_space(s: Position, seat: i64, number: i64, count: i64) -> bool:
    for space in numidian_spaces(s, number, count):
        if takes_pc(s, seat, space):
            return True
    return False


def part_of(province: i64) -> i64:
    """Card 24: the bit that stands for the province in the number of its choices."""
    return 4 if province == EAST_NUMIDIA else 0


def in_italia(s: Position, general: i64) -> bool:
    return s.place[general] < SPACES and s.board.region[s.place[general]] == ITALIA


def unused(s: Position, general: i64) -> bool:
    return s.place[general] == POOL and s.board.side_of[general] == ROME and general != AFRICANUS


def may_have_train(s: Position, general: i64) -> bool:
    on_map = s.place[general] < SPACES and s.board.side_of[general] == CARTHAGE
    return on_map and s.place[general] != s.train
