"""Section 3: the turn, with reinforcements, the election of consuls and the dealing."""

from typing import Final

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
    GENERALS,
    NUMBER,
    PASS,
    PLACE_CU,
    ROME,
    SPACES,
    STATION,
)
from theatrum.games.hannibal.pieces import can_place, place_cus
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


def spaces_of_generals(s: Position, side: int, region: int) -> list[int]:
    """Where generals of a side stand in a region (or anywhere, -1) and CUs may join them."""
    out: list[int] = []
    for g in s.board.of_side[side]:
        space = s.place[g]
        if space >= SPACES or (region >= 0 and s.board.region[space] != region):
            continue
        known = False
        for other in out:
            if other == space:
                known = True
        if not known and can_join(s, side, space):
            out.append(space)
    return out


def can_join(s: Position, side: int, space: int) -> bool:
    """Not with generals in a besieged city (HAN-010, HAN-013)."""
    if s.pc[space] == side and s.is_besieged(space):
        return False
    return can_place(s, side, space) > 0


def carthaginian_places(s: Position, item: int) -> list[int]:
    """HAN-010, item by item."""
    out: list[int] = []
    if item == 0:
        out = spaces_of_generals(s, CARTHAGE, AFRICA)
    elif item == 3:
        out = spaces_of_generals(s, CARTHAGE, -1)
    else:
        granted = s.pc[NOVA] == CARTHAGE if item == 1 else s.controls(CARTHAGE, BAETICA)
        if not granted:
            return []
        out = spaces_of_generals(s, CARTHAGE, HISPANIA)
    for city in (CARTHAGO, NOVA):
        wanted = item == 3 or (item == 0) == (city == CARTHAGO)
        if wanted and city not in out and s.pc[city] == CARTHAGE and can_join(s, CARTHAGE, city):
            out.append(city)
    return sorted(out)


def granted_item(s: Position, item: int) -> bool:
    if item == 1:
        return s.pc[NOVA] == CARTHAGE
    return item != 2 or s.controls(CARTHAGE, BAETICA)


def reinforce_carthage(s: Position, first: int) -> None:
    """Ask for the next item that has a place; the others are lost."""
    for item in range(first, ITEMS):
        if carthaginian_places(s, item):
            s.push(REINFORCE_CARTHAGE, 1 << CARTHAGE, item)
            return
        if granted_item(s, item):
            s.tell(F_CU_LOST_ENTRY, 10, CARTHAGE)


class ReinforceCarthage(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("reinforce_carthage", [("item", NUMBER)]), 10)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [PLACE_CU + space for space in carthaginian_places(s, s.stack[-3])]

    def apply(self, s: Position, seat: int, action: int) -> None:
        item = s.stack[-3]
        s.pop()
        place_cus(s, CARTHAGE, action - PLACE_CU, 1, 0, 10)
        reinforce_carthage(s, item + 1)


def stations(s: Position) -> list[int]:
    """Spaces with a Carthaginian CU that is not besieged (HAN-011)."""
    out: list[int] = []
    for space in range(SPACES):
        if s.outside(CARTHAGE, space) > 0 or (
            s.within(CARTHAGE, space) > 0 and not s.is_besieged(space)
        ):
            out.append(space)
    return out


def return_generals(s: Position) -> None:
    """The displaced ones come back, one after another (HAN-011)."""
    if not stations(s):
        return
    for g in range(GENERALS):
        if s.place[g] == DISPLACED:
            s.push(RETURN_GENERAL, 1 << CARTHAGE, g)
            return


class ReturnGeneral(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("return_general", [("general", GENERAL)]), 11)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [STATION + space for space in stations(s)]

    def apply(self, s: Position, seat: int, action: int) -> None:
        general = s.stack[-3]
        s.pop()
        station(s, CARTHAGE, general, action - STATION, 11)
        return_generals(s)


def largest_roman(s: Position, spaces: list[int]) -> int:
    most = 0
    for space in spaces:
        most = max(most, s.total(ROME, space))
    return most


def has_five(s: Position) -> bool:
    """Is there a Roman stack of five anywhere?"""
    cu = s.cu
    for space in range(SPACES):
        if cu[space] >= FIVE or s.total(ROME, space) >= FIVE:
            return True
    return False


def roman_places(s: Position, left: int, in_italia: int) -> list[int]:
    """Rome, or with generals; at least three in Italia, and a stack of five if there is none and
    one can be made (HAN-012)."""
    spaces = spaces_of_generals(s, ROME, -1)
    if ROMA not in spaces and s.pc[ROMA] == ROME and can_join(s, ROME, ROMA):
        spaces.append(ROMA)
    spaces.sort()
    return keep_five(s, spaces, left, keep_italia(s, spaces, left, in_italia))


def keep_italia(s: Position, spaces: list[int], left: int, in_italia: int) -> list[int]:
    if s.board.roman_in_italia - in_italia < left:
        return spaces
    out: list[int] = []  # none there: these CUs are lost
    for space in spaces:
        if s.board.region[space] == ITALIA:
            out.append(space)
    return out


def keep_five(s: Position, spaces: list[int], left: int, allowed: list[int]) -> list[int]:
    if largest_roman(s, spaces) >= FIVE or has_five(s):
        return allowed
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


def next_roman_cu(s: Position) -> None:
    """Ask where the next of the CUs goes; those without a place are lost."""
    left = s.stack[-3]
    if left and roman_places(s, left, s.stack[-4]):
        s.stack[-2] = 1 << ROME
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
        return [PLACE_CU + space for space in roman_places(s, s.stack[-3], s.stack[-4])]

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
            s.where[card] = DECK
    s.tell(F_DECK_SHUFFLED, 19)
    for side in range(2):
        if s.counsel[side] == 1:
            s.counsel[side] = 2


def deal(s: Position) -> None:
    size = s.board.hand_size[s.turn]
    deck = [card for card, where in enumerate(s.where) if where == DECK]
    if len(deck) < 2 * size:
        shuffle(s)
        deck = [card for card, where in enumerate(s.where) if where == DECK]
    for side in range(2):
        for _ in range(min(size, len(deck))):
            card = deck.pop(s.chance.below(len(deck)))
            s.where[card] = HAND + side
            s.known[card] = 0
            s.hands[side] += 1
            s.tell_only(1 << side, F_HAND_CARD, 18, side, card)
        s.tell(F_CARDS_DEALT, 18, side, s.hands[side])


# Who plays first (HAN-020).


class Opening(Decision[Position]):
    """Does Rome open with a campaign card? It is asked in each case, so that the question tells
    nothing."""

    def __init__(self) -> None:
        super().__init__(Form("opening"), 20)

    def legal(self, s: Position, seat: int) -> list[int]:
        for card in range(CARDS):
            if s.board.campaign[card] and s.holds(ROME, card):
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
