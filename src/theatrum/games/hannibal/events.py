"""The events of the strategy cards, by their printed numbers: when they may be played, whom they
touch, what they do. Campaigns are in strategy.py, dual-use cards where their operation is
(HAN-031), battle and counter events in counter.py and battle.py."""

from typing import Final

from theatrum.core.forms import Form
from theatrum.core.game import Decision
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
    TRIBES_COLUMN,
    among_tribes,
    discard_at_random,
    take_out,
)
from theatrum.games.hannibal.forms import (
    CARD,
    CARDS,
    CARTHAGE,
    DONE,
    F_CARD_TAKEN,
    F_CARD_TAKEN_IS,
    F_CITY_FALLEN,
    F_COUNSEL,
    F_DONE,
    F_GENERAL_REPLACED,
    F_NAVAL_VICTORY,
    F_PHILIP_ALLIED,
    F_PHILIP_PEACE,
    F_PROVINCE_CHOSEN,
    F_RANDOM_DISCARD,
    F_RATING_ROLL,
    F_SIEGE_POINTS,
    F_TARGET_CHOSEN,
    F_TRAIN_LEFT,
    F_TRUCE_BEGUN,
    F_TRUCE_ENDED,
    GENERALS,
    NAME,
    NUMBER,
    PICK_PROVINCE,
    PLACE_CU,
    PLACE_PC,
    REMOVE_PC,
    ROME,
    SPACES,
    TARGET,
)
from theatrum.games.hannibal.pieces import (
    attrition,
    can_place,
    commander,
    is_marker,
    place_cus,
    put_pc,
    remove_pc,
    turn_city,
)
from theatrum.games.hannibal.state import (
    EVENT_TARGET,
    HAND,
    LOWER,
    MERCENARIES,
    NO_ROLE,
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


def revolt(s: Position, enemy: int, province: int) -> None:
    """Cards 1 to 4: markers without CUs go."""
    for space in s.board.members[province]:
        if rebels(s, enemy, space):
            remove_pc(s, space, 23)


def may_desert(s: Position, space: int) -> bool:
    """Card 21: not in the space of a Carthaginian walled city."""
    walled = s.board.walled[space] and s.pc[space] == CARTHAGE
    return s.outside(CARTHAGE, space) > 0 and not walled


def first_count(number: int) -> int:
    """How many choices an event has in all."""
    if number in (23, 56):
        return MANY
    return 2 if number == 27 else 1


def play_event(s: Position, seat: int, card: int) -> None:
    """The card has been shown and its event is used."""
    number = card + 1
    if CHOOSES[number]:
        s.push(EVENT_TARGET, 1 << seat, card, first_count(number))
    elif number in (1, 2, 4):
        province = SARDINIA if number == 1 else SICILIA if number == 2 else CELTIBERIA
        revolt(s, 1 - seat, province)
    elif number == 9:
        philip(s, seat, card)
    elif number == 12:
        spare = min(2, s.board.elephants - s.elephants())
        place_cus(s, CARTHAGE, CARTHAGO, 2, spare, 34)
    elif number == 21:
        s.push(MERCENARIES, 0)
    elif number == 25 or number == 26:
        city = CAPUA if number == 25 else SYRACUSAE
        s.tell(F_CITY_FALLEN, 23, CARTHAGE, city)
        turn_city(s, CARTHAGE, city, 23)
    elif number == 29:
        s.naval_victory = 1
        s.tell(F_NAVAL_VICTORY, 60)
    elif number == 43:
        place_cus(s, ROME, ROMA, 4, 0, 34)
    elif number == 55:
        intercept_messenger(s, seat)
    elif number == 57 or number == 58:
        s.counsel[1 - seat] = 1
        s.tell(F_COUNSEL, 35, 1 - seat)
    else:
        s.truce = 1
        s.tell(F_TRUCE_BEGUN, 32)
    if s.board.removed[card]:
        take_out(s, card)


def philip(s: Position, seat: int, card: int) -> None:
    """HAN-033."""
    discard_at_random(s, 1 - seat, 33, F_RANDOM_DISCARD)
    if seat == CARTHAGE:
        s.philip = 1
        s.tell(F_PHILIP_ALLIED, 33)
    else:
        s.philip = 2
        s.tell(F_PHILIP_PEACE, 33)
        take_out(s, card)


def intercept_messenger(s: Position, seat: int) -> None:
    """Card 55: a card of the enemy's hand, drawn unseen; he knows which one is gone."""
    held = [card for card in range(CARDS) if s.holds(1 - seat, card)]
    card = held[s.chance.below(len(held))]
    s.where[card] = HAND + seat
    s.known[card] = 1
    s.hands[seat] += 1
    s.hands[1 - seat] -= 1
    s.tell(F_CARD_TAKEN, 23, seat)
    s.tell_only(3, F_CARD_TAKEN_IS, 23, seat, card)


class Mercenaries(Decision[Position]):
    """Card 21: stack after stack; a general spares his on a die not above his rating."""

    def __init__(self) -> None:
        super().__init__(Form("mercenaries"), 23)

    def proceed(self, s: Position) -> None:
        for space in range(s.stack[-3], SPACES):
            if may_desert(s, space):
                s.stack[-3] = space + 1
                first = commander(s, CARTHAGE, space, 0)
                if first >= 0:
                    die = s.die()
                    s.tell(F_RATING_ROLL, 23, first, 0, die)
                    if die <= s.board.rating[first]:
                        return
                attrition(s, CARTHAGE, space, 0, 0, 23)
                return
        s.pop()


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
    led = 0
    for g in s.board.of_side[enemy]:
        led |= 1 << s.place[g]
    for space in range(SPACES):
        if len(out) == enough:
            break
        if (led >> space) & 1 == 0:
            continue
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


class EventTarget(Decision[Position]):
    """`a` is the card, `b` what is left to choose. Cards 23 and 24 place up to three PCs; `b` of 24
    is 8 + 4 for the eastern province + PCs left."""

    def __init__(self) -> None:
        super().__init__(Form("event_target", [("card", CARD), ("left", NUMBER)]), 23)

    def about(self, s: Position) -> list[int]:
        left = s.stack[-4]
        return [s.stack[-3], left & 3 if left >= 8 else left]

    def legal(self, s: Position, seat: int) -> list[int]:
        number = s.stack[-3] + 1
        count = s.stack[-4]
        out = targets(s, seat, number, count, SPACES)
        begun = (number == 23 and count < MANY) or (number == 24 and count >= 8)
        if begun and count & 3 < MANY:
            out.append(DONE)
        if not out:
            out.append(DONE)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        number = s.stack[-3] + 1
        count = s.stack[-4]
        s.pop()
        if action == DONE:
            s.tell(F_DONE, 23, seat)
        elif number == 24 and count < 8:
            east = action - PICK_PROVINCE == EAST_NUMIDIA
            s.tell(F_PROVINCE_CHOSEN, 23, action - PICK_PROVINCE)
            s.push(EVENT_TARGET, 1 << seat, number - 1, 8 + MANY + (4 if east else 0))
        else:
            carry_out(s, seat, number, action)
            if (
                number in (23, 27, 56) and count > 1 and targets(s, seat, number, count - 1, 1)
            ) or (number == 24 and count & 3 > 1):
                s.push(EVENT_TARGET, 1 << seat, number - 1, count - 1)


def carry_out(s: Position, seat: int, number: int, action: int) -> None:
    """One choice of an event."""
    if PLACE_PC <= action < PLACE_PC + SPACES:
        put_pc(s, seat, action - PLACE_PC, 23)
    elif REMOVE_PC <= action < REMOVE_PC + SPACES:
        remove_pc(s, action - REMOVE_PC, 23)
    elif PLACE_CU <= action < PLACE_CU + SPACES:
        place_cus(s, seat, action - PLACE_CU, 2 if number == 10 else 1, 0, 34)
    elif number == 3:
        s.tell(F_PROVINCE_CHOSEN, 23, action - PICK_PROVINCE)
        revolt(s, 1 - seat, action - PICK_PROVINCE)
    elif NAME <= action < NAME + GENERALS:
        name_general(s, seat, number, action - NAME)
    else:
        touch(s, seat, number, action - TARGET)


def name_general(s: Position, seat: int, number: int, general: int) -> None:
    if number == 19:
        dismissed = proconsul(s)
        s.place[general] = s.place[dismissed]
        s.inside[general] = s.inside[dismissed]
        s.role[general] = LOWER
        s.place[dismissed] = POOL
        s.inside[dismissed] = 0
        s.role[dismissed] = NO_ROLE
        s.tell(F_GENERAL_REPLACED, 23, dismissed, general)
    elif number == 30:
        s.train = s.place[general]
        s.tell(F_TRAIN_LEFT, 120, s.train)
    else:
        place_cus(s, seat, s.place[general], 2, 0, 34)


def touch(s: Position, seat: int, number: int, space: int) -> None:
    enemy = 1 - seat
    s.tell(F_TARGET_CHOSEN, 23, space)
    if number in (7, 8):
        attrition(s, enemy, space, 0, 0, 23, TRIBES_COLUMN)
        if s.truce:  # HAN-032: as a normal play it breaks a truce
            s.truce = 0
            s.tell(F_TRUCE_ENDED, 32)
    elif number == 22:
        place_cus(s, CARTHAGE, space, 1, 0, 34)
        if s.pc[space] != CARTHAGE:
            put_pc(s, CARTHAGE, space, 23)
    elif number == 51 or number == 52:
        inside = 0 if s.outside(enemy, space) > 0 and commander(s, enemy, space, 0) >= 0 else 1
        attrition(s, enemy, space, inside, 1 if number == 52 else 0, 23)
    else:
        points = s.siege_points(space) - 1 if number == 17 else 0
        s.siege[space] = 0 if points == 0 else points + 4 * (s.siege[space] >> 2)
        s.tell(F_SIEGE_POINTS, 118, space, points)
