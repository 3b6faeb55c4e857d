"""Section 3: the turn, with reinforcements, the election of consuls and the dealing."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import (
    AFRICA,
    BAETICA,
    CARTHAGO,
    HISPANIA,
    ITALIA,
    NOVA,
    ROMA,
)
from theatrum.games.hannibal.consuls import FIVE, bring_africanus, name_proconsul, station
from theatrum.games.hannibal.forms import (
    CARDS,
    CARTHAGE,
    CLAIM,
    F_CARDS_DEALT,
    F_COUNSEL_ENDED,
    F_CU_LOST_ENTRY,
    F_DECK_SHUFFLED,
    F_FIRST_PLAYER,
    F_HAND_CARD,
    F_OPENING_CLAIMED,
    F_OPENING_WAIVED,
    F_TURN_BEGUN,
    FIRST,
    GENERAL,
    NUMBER,
    PASS,
    PLACE_CU,
    ROME,
    STATION,
    actions,
)
from theatrum.games.hannibal.pieces import can_place, place_cus, stacks_of
from theatrum.games.hannibal.spaces import actions_at, with_space
from theatrum.games.hannibal.state import (
    CHOOSE_FIRST,
    DECK,
    DISPLACED,
    HAND,
    OPENING,
    PILE,
    PLACE_CONSUL,
    REINFORCE_CARTHAGE,
    REINFORCE_ROME,
    RETURN_GENERAL,
    STRATEGY,
    WINTER,
    Position,
    changed,
)
from theatrum.games.hannibal.winter import check_victory, remove_isolated

ITEMS: Final = 4  # Carthaginian reinforcements, each with places of its own

# The steps of a turn, in the rulebook's order.
STEPS: Final = 14


class Course(Decision[Position]):
    """The phase at the bottom of the stack: its number counts the steps of the turn (HAN-007)."""

    def __init__(self) -> None:
        super().__init__(Form("course"), 7)

    def proceed(self, s: Position) -> None:
        step = s.stack[-3]
        s.stack[-3] = (step + 1) % STEPS
        if step == 0:
            begin_turn(s)
            if not s.board.reinforced[s.turn]:  # HAN-008
                s.stack[-3] = 7
        elif step == 1:
            reinforce_carthage(s, 0)
        elif step == 2:
            return_generals(s)
        elif step == 3:
            s.push(REINFORCE_ROME, 0, s.board.roman_cus, 0)
            next_roman_cu(s)
        elif step == 4:
            bring_africanus(s)
        elif step == 5:
            name_proconsul(s)
        elif step == 6:
            s.push(PLACE_CONSUL, 0, 0, 0)
        elif step == 7:
            deal(s)
        elif step == 8:
            s.push(OPENING, 1 << ROME)
        elif step == 9:
            s.push(STRATEGY, 0)
        elif step == 10:
            s.push(WINTER, 0)
        elif step == 11:
            remove_isolated(s)
        elif step == 12:
            check_victory(s)
        else:
            end_turn(s)


def begin_turn(s: Position) -> None:
    s.turn += 1
    s.tell(F_TURN_BEGUN, 7, s.turn)
    s.naval_victory = 0
    for side in range(2):
        if s.counsel[side] == 2:  # HAN-035
            s.counsel[side] = 0
            s.tell(F_COUNSEL_ENDED, 35, side)


def end_turn(s: Position) -> None:
    if s.reshuffle:  # HAN-019
        shuffle(s)
        s.reshuffle = 0


# Reinforcements (HAN-009 to HAN-014).


def spaces_of_generals(s: Position, side: i64, region: i64) -> tuple[i64, i64]:
    """Where generals of a side stand in a region (or anywhere, -1) and CUs may join them, as two
    masks."""
    masks: tuple[i64, i64] = (0, 0)
    place = s.place
    for g in s.leaders(side):
        space = place[g]
        if region < 0 or s.board.region[space] == region:
            masks = with_place(s, side, space, masks)
    return masks


def with_place(s: Position, side: i64, space: i64, masks: tuple[i64, i64]) -> tuple[i64, i64]:
    """The space is one more of these places, if CUs may join there."""
    return with_space(masks, space) if can_join(s, side, space) else masks


def can_join(s: Position, side: i64, space: i64) -> bool:
    """Not with generals in a besieged city (HAN-010, HAN-013)."""
    if s.siege[space] == 0 and s.outside(1 - side, space) == 0:
        return True  # nearly always
    if s.pc[space] == side and s.is_besieged(space):
        return False
    return can_place(s, side, space) > 0


def carthaginian_places(s: Position, item: i64) -> tuple[i64, i64]:
    """HAN-010, item by item."""
    if not granted_item(s, item):
        return 0, 0
    region = AFRICA if item == 0 else -1 if item == 3 else HISPANIA
    masks = spaces_of_generals(s, CARTHAGE, region)
    if (item == 0 or item == 3) and s.pc[CARTHAGO] == CARTHAGE:
        masks = with_place(s, CARTHAGE, CARTHAGO, masks)
    if item > 0 and s.pc[NOVA] == CARTHAGE:
        masks = with_place(s, CARTHAGE, NOVA, masks)
    return masks


def granted_item(s: Position, item: i64) -> bool:
    if item == 1:
        return s.pc[NOVA] == CARTHAGE
    return item != 2 or s.controls(CARTHAGE, BAETICA)


def reinforce_carthage(s: Position, first: i64) -> None:
    """Ask for the next item that has a place; the others are lost."""
    for item in range(first, ITEMS):
        low, high = carthaginian_places(s, item)
        if low or high:
            s.push(REINFORCE_CARTHAGE, 1 << CARTHAGE, item)
            s.offer(CARTHAGE, actions_at(PLACE_CU, low, high))
            return
        if granted_item(s, item):
            s.tell(F_CU_LOST_ENTRY, 10, CARTHAGE)


class ReinforceCarthage(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("reinforce_carthage", [("item", NUMBER)]), 10)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        low, high = carthaginian_places(s, s.stack[-3])
        return actions_at(PLACE_CU, low, high)

    def apply(self, s: Position, seat: int, action: int) -> None:
        item = s.stack[-3]
        s.pop()
        place_cus(s, CARTHAGE, action - PLACE_CU, 1, 0, 10)
        reinforce_carthage(s, item + 1)


def stations(s: Position) -> list[int]:
    """Spaces with a Carthaginian CU that is not besieged (HAN-011)."""
    out: list[int] = []
    for space in stacks_of(s, CARTHAGE):
        if s.outside(CARTHAGE, space) > 0 or not s.is_besieged(space):
            out.append(space)
    return out


def return_generals(s: Position) -> None:
    """The displaced ones come back, one after another (HAN-011)."""
    for g in s.board.of_side[CARTHAGE]:
        if s.place[g] == DISPLACED:
            if stations(s):
                s.push(RETURN_GENERAL, 1 << CARTHAGE, g)
            return


class ReturnGeneral(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("return_general", [("general", GENERAL)]), 11)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return actions(STATION, stations(s))

    def apply(self, s: Position, seat: int, action: int) -> None:
        general = s.stack[-3]
        s.pop()
        station(s, CARTHAGE, general, action - STATION, 11)
        return_generals(s)


def has_five(s: Position) -> bool:
    """Is there a Roman stack of five anywhere?"""
    for space in s.found().stacks[ROME]:
        if s.total(ROME, space) >= FIVE:
            return True
    for city in s.board.cities:
        if s.within(ROME, city) >= FIVE:
            return True
    return False


def roman_places(s: Position, left: i64, in_italia: i64) -> list[int]:
    """Where the next CU may go: Rome, or with generals; at least three in Italia, and a stack of
    five if there is none and one can be made (HAN-012). The actions."""
    masks = spaces_of_generals(s, ROME, -1)
    if s.pc[ROMA] == ROME:
        masks = with_place(s, ROME, ROMA, masks)
    low, high = masks
    if s.board.roman_in_italia - in_italia >= left:  # none there: these CUs are lost
        low &= s.board.italia_masks[0]
        high &= s.board.italia_masks[1]
    if not has_five(s):
        spaces = actions_at(0, masks[0], masks[1])
        return actions(PLACE_CU, keep_five(s, spaces, left, actions_at(0, low, high)))
    return actions_at(PLACE_CU, low, high)


def keep_five(s: Position, spaces: list[int], left: i64, allowed: list[int]) -> list[int]:
    """No stack has five: the CUs left must make one where that is possible."""
    if largest_roman(s, spaces) + left < FIVE:
        return allowed
    out: list[int] = []
    for space in allowed:
        most = s.total(ROME, space) + 1
        for other in spaces:
            if other != space:
                most = max(most, s.total(ROME, other))
        if most + left - 1 >= FIVE:
            out.append(space)
    return out if out else allowed


def largest_roman(s: Position, spaces: list[int]) -> i64:
    most: i64 = 0
    for space in spaces:
        most = max(most, s.total(ROME, space))
    return most


def next_roman_cu(s: Position) -> None:
    """Ask where the next of the CUs goes; those without a place are lost."""
    left = s.stack[-3]
    places = roman_places(s, left, s.stack[-4]) if left else []
    if places:
        s.stack[-2] = 1 << ROME
        s.offer(ROME, places)
        return
    for _ in range(left):
        s.tell(F_CU_LOST_ENTRY, 12, ROME)
    s.pop()


class ReinforceRome(Decision[Position]):
    """`a` CUs are left, `b` were placed in Italia."""

    def __init__(self) -> None:
        super().__init__(Form("reinforce_rome", [("left", NUMBER)]), 12)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return roman_places(s, s.stack[-3], s.stack[-4])

    def apply(self, s: Position, seat: int, action: int) -> None:
        space = action - PLACE_CU
        place_cus(s, ROME, space, 1, 0, 12)
        s.stack[-3] -= 1
        if s.board.region[space] == ITALIA:
            s.stack[-4] += 1
        next_roman_cu(s)


# Dealing (HAN-018, HAN-019).


def shuffle(s: Position) -> None:
    """The discards go back into the deck; what was removed stays out."""
    for card in range(CARDS):
        if s.where[card] == PILE:
            s.move_card(card, DECK)
    s.tell(F_DECK_SHUFFLED, 19)
    for side in range(2):
        if s.counsel[side] == 1:
            s.counsel[side] = 2


def deck_of(s: Position) -> vec[i64]:
    """The cards in the deck, ascending."""
    deck = vec[i64](capacity=CARDS)
    for card in range(i64(CARDS)):
        if s.where[card] == DECK:
            deck = append(deck, card)
    return deck


def deal(s: Position) -> None:
    size = s.board.hand_size[s.turn]
    deck = deck_of(s)
    if len(deck) < 2 * size:
        shuffle(s)
        deck = deck_of(s)
    for side in range(2):
        count = min(size, len(deck))
        for _ in range(count):
            deck, card = pop(deck, s.chance.below(len(deck)))
            s.move_card(card, HAND + side)
            if s.known[card]:
                s.known = changed(s.known, card, 0)
            s.tell_only(1 << side, F_HAND_CARD, 18, side, card)
        s.hands[side] += count
        s.tell(F_CARDS_DEALT, 18, side, s.hands[side])


# Who plays first (HAN-020).


class Opening(Decision[Position]):
    """Does Rome open with a campaign card? It is asked in each case, so that the question tells
    nothing."""

    def __init__(self) -> None:
        super().__init__(Form("opening"), 20)

    def legal(self, s: Position, seat: int) -> list[int]:
        for card in s.found().cards[ROME]:
            if s.board.campaign[card]:
                return [CLAIM, PASS]
        return [PASS]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == CLAIM:
            s.promise = 1
            s.next = ROME
            s.tell(F_OPENING_CLAIMED, 20)
        else:
            s.tell(F_OPENING_WAIVED, 20)
            s.push(CHOOSE_FIRST, 1 << s.board.chooser)


class ChooseFirst(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("choose_first"), 20)

    def legal(self, s: Position, seat: int) -> list[int]:
        return [FIRST + ROME, FIRST + CARTHAGE]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        s.next = action - FIRST
        s.tell(F_FIRST_PLAYER, 20, s.next)
