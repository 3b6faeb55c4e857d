"""The events of the strategy cards, by their printed numbers: when they may be played, whom they
touch, what they do. Campaigns are in strategy.py, dual-use cards where their operation is
(HAN-031), battle and counter events in counter.py and battle.py."""

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import (
    CAPUA,
    CARTHAGO,
    CELTIBERIA,
    EAST_NUMIDIA,
    ROMA,
    SARDINIA,
    SICILIA,
    SYRACUSAE,
)
from theatrum.games.hannibal.counter import (
    TRIBES_COLUMN,
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
    commander,
    place_cus,
    put_pc,
    remove_pc,
    turn_city,
)
from theatrum.games.hannibal.rating import LOYALTY, rating_roll
from theatrum.games.hannibal.state import (
    EVENT_TARGET,
    HAND,
    LOWER,
    MERCENARIES,
    NO_ROLE,
    POOL,
    Position,
    changed,
)
from theatrum.games.hannibal.targets import (
    CHOOSES,
    MANY,
    first_count,
    has_target,
    may_desert,
    proconsul,
    rebels,
    targets,
)


def revolt(s: Position, enemy: i64, province: i64) -> None:
    """Cards 1 to 4: markers without CUs go."""
    for space in s.board.members[province]:
        if rebels(s, enemy, space):
            remove_pc(s, space, 23)


def play_event(s: Position, seat: i64, card: i64) -> None:
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


def philip(s: Position, seat: i64, card: i64) -> None:
    """HAN-033."""
    discard_at_random(s, 1 - seat, 33, F_RANDOM_DISCARD)
    if seat == CARTHAGE:
        s.philip = 1
        s.tell(F_PHILIP_ALLIED, 33)
    else:
        s.philip = 2
        s.tell(F_PHILIP_PEACE, 33)
        take_out(s, card)


def intercept_messenger(s: Position, seat: i64) -> None:
    """Card 55: a card of the enemy's hand, drawn unseen; he knows which one is gone."""
    held = [card for card in range(CARDS) if s.holds(1 - seat, card)]
    card = held[s.chance.below(len(held))]
    s.move_card(card, HAND + seat)
    s.known = changed(s.known, card, 1)
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
                if first >= 0 and rating_roll(s, first, LOYALTY, s.board.rating[first], 0, 23):
                    return
                attrition(s, CARTHAGE, space, 0, 0, 23)
                return
        s.pop()


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
        out = targets(s, seat, number, count)
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
                number in (23, 27, 56) and count > 1 and has_target(s, seat, number, count - 1)
            ) or (number == 24 and count & 3 > 1):
                s.push(EVENT_TARGET, 1 << seat, number - 1, count - 1)


def carry_out(s: Position, seat: i64, number: i64, action: i64) -> None:
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


def name_general(s: Position, seat: i64, number: i64, general: i64) -> None:
    if number == 19:
        dismissed = proconsul(s)
        s.move_general(general, s.place[dismissed])
        s.inside[general] = s.inside[dismissed]
        s.role[general] = LOWER
        s.move_general(dismissed, POOL)
        s.inside[dismissed] = 0
        s.role[dismissed] = NO_ROLE
        s.tell(F_GENERAL_REPLACED, 23, dismissed, general)
    elif number == 30:
        s.train = s.place[general]
        s.tell(F_TRAIN_LEFT, 120, s.train)
    else:
        place_cus(s, seat, s.place[general], 2, 0, 34)


def touch(s: Position, seat: i64, number: i64, space: i64) -> None:
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
        besieger = s.siege[space] >> 2
        s.set_siege(space, 0 if points == 0 else points + 4 * besieger)
        s.tell(F_SIEGE_POINTS, 118, space, points)
