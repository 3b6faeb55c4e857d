"""Chapters 17 and 25: politics."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theatrum.core.events import only
from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.cards import draw_card, hand
from theatrum.games.maria.forms import (
    CARD_CHOSEN,
    CARDS,
    ELECTION_SHOWN,
    ENACT,
    ENACTED,
    INFLUENCE,
    LAID,
    LAID_CARD,
    LAID_NOTHING,
    LAY,
    LEFT,
    MADE,
    MAJOR,
    MAJORS,
    NOT_ENACTED,
    PASS,
    POLITICAL_DISCARDED,
    POLITICAL_SHOWN,
    PUSH,
    PUSHED,
    RESERVE,
    RIGHT,
    SAVE,
    SAVED,
    SKIP,
    SUIT,
    TAKE,
    TAKEN_BACK,
    TRUMP,
    TRUMP_NAMED,
    TRUMP_TURNED,
    TURNED_FACE_UP,
    actions_of,
)
from theatrum.games.maria.state import (
    BLUFF,
    CHOOSING,
    CORPS_CHECK,
    DISCARD,
    DISPLAY,
    EXECUTING,
    HAND,
    HELD,
    LAYING,
    NAME_TRUMP,
    OPTIONAL_POLITICS,
    PLACED,
    POLITICS,
    SHOWN,
    Position,
)
from theatrum.games.maria.tracks import move_markers
from theatrum.games.maria.winter import muster

RESERVE_INFLUENCE: Final = 16  # MAR-204
EITHER: Final = 2
TRUMPS: Final = [TRUMP, TRUMP + 1, TRUMP + 2, TRUMP + 3]
# The steps of the stage.
LAY_STEP: Final = 3
INFLUENCE_STEP: Final = LAY_STEP + MAJORS
CHOICE_STEP: Final = INFLUENCE_STEP + 1
MARKER_STEP: Final = CHOICE_STEP + MAJORS


def begin_politics(s: Position) -> None:
    """Every turn begins with politics (MAR-196)."""
    s.executed = 0
    s.push(POLITICS, 0)


class Politics(Decision[Position]):
    """The politics stage (a: step)."""

    def __init__(self) -> None:
        super().__init__(Form("politics"), 196)

    def proceed(self, s: Position) -> None:
        step = s.stack[-3]
        s.stack[-3] = step + 1
        if step == 0:
            take_back_bluffs(s)
        elif step == 1:
            show_cards(s)
        elif step == 2:
            fix_trump(s)
        elif step < INFLUENCE_STEP:
            ask_card(s, step - LAY_STEP)
        elif step == INFLUENCE_STEP:
            turn_up(s)
        elif step < MARKER_STEP:
            ask_choice(s, s.queue[step - CHOICE_STEP])
        elif step == MARKER_STEP:
            end_choice(s)
        elif step == MARKER_STEP + 1:
            s.push(CORPS_CHECK, 0)
        else:
            s.queue = [-1] * MAJORS
            s.pop()


def take_back_bluffs(s: Position) -> None:
    """The optional rule's first phase (MAR-294, MAR-297)."""
    if s.options[OPTIONAL_POLITICS] == 0:
        return
    for card in range(CARDS):
        at = s.card[card]
        if BLUFF <= at < BLUFF + MAJORS:
            s.put_card(card, HAND + at - BLUFF)
        elif HELD <= at < HELD + MAJORS:
            s.put_card(card, SHOWN + at - HELD)


def show_cards(s: Position) -> None:
    """Two real cards are turned up; the Imperial Election is no real card (MAR-197, MAR-230)."""
    for slot in range(2):
        s.open[slot] = -1
        while s.next_card < len(s.politics) and s.open[slot] < 0:
            card = s.politics[s.next_card]
            s.next_card += 1
            s.reveal()
            if s.board.politics[card].election:
                s.election = 1
                s.tell(ELECTION_SHOWN, 230)
            else:
                s.open[slot] = card
                s.tell(POLITICAL_SHOWN, 197, card)


# The trump suit.


def fix_trump(s: Position) -> None:
    """The winner of the last battle names it; before the first battle the pile does (MAR-198,
    MAR-199)."""
    if s.victor >= 0:
        s.push(NAME_TRUMP, 1 << s.victor)
        return
    for _ in range(CARDS):  # there may be nothing but Reserves left
        card = draw_card(s)
        if card < 0:
            return
        s.tell(TRUMP_TURNED, 199, card)
        if s.board.card_suit[card] != RESERVE:
            s.trump = s.board.card_suit[card]
            return


class NameTrump(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("name_trump"), 198)

    def legal(self, s: Position, seat: int) -> list[int]:
        return TRUMPS

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        s.trump = action - TRUMP
        s.tell(TRUMP_NAMED, 198, seat, s.trump)


# Placing.


def ask_card(s: Position, power: int) -> None:
    """One card at most, in the order of the squares (MAR-200)."""
    if len(hand(s, power)) > 0:
        s.push(LAYING, 1 << s.player[power], power)
    else:
        s.tell(LAID_NOTHING, 200, power)


def is_last(s: Position, power: int) -> bool:
    """Does nobody lay a card after a power?"""
    for other in range(power + 1, MAJORS):
        if len(hand(s, other)) > 0:
            return False
    return True


def has_placed(s: Position) -> bool:
    for at in s.card:
        if PLACED <= at < PLACED + MAJORS:
            return True
    return False


class Laying(Decision[Position]):
    """A card face down on the display, or nothing (a: power; MAR-200, MAR-201)."""

    def __init__(self) -> None:
        form = Form("laying", [("power", MAJOR), ("suit", SUIT)])
        super().__init__(form, 200, secret=True)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3], s.trump]

    def legal(self, s: Position, seat: int) -> list[int]:
        out = [MADE[LAY + card] for card in hand(s, s.stack[-3])]
        out.insert(0, MADE[PASS])
        return actions_of(out)

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 68 if LAY <= action < LAY + CARDS else 200

    def apply(self, s: Position, seat: int, action: int) -> None:
        power = s.stack[-3]
        s.pop()
        if is_last(s, power) and has_placed(s):
            s.reveal()  # the cards laid before are turned up now; the own one is no news
        if action == PASS:
            s.tell(LAID_NOTHING, 200, power)
            return
        # Any card may be the one: what was known of the hand is not certain any more.
        for card in hand(s, power):
            if s.card[card] != HAND + power:
                s.card[card] = HAND + power
        s.put_card(action - LAY, PLACED + power)
        s.tell(LAID, 200, power)
        s.tell_only(only(seat), LAID_CARD, 200, power, action - LAY)


# Influence.


def turn_up(s: Position) -> None:
    """Cards that are not trump go back, or stay as bluffs (MAR-202, MAR-203, MAR-296)."""
    optional = s.options[OPTIONAL_POLITICS] == 1
    for card in range(i64(CARDS)):
        at = s.card[card]
        if not PLACED <= at < PLACED + MAJORS:
            continue
        power = at - PLACED
        if s.board.card_suit[card] == s.trump or s.board.card_suit[card] == RESERVE:
            s.card[card] = DISPLAY + power
            s.tell(TURNED_FACE_UP, 202, power, card)
        elif optional:
            s.card[card] = BLUFF + power
        else:
            s.put_card(card, SHOWN + power)
            s.tell(TAKEN_BACK, 202, power, card)
    rank_influence(s)


def influence(s: Position) -> vec[i64]:
    """The sums of the powers' cards on the display (MAR-204, MAR-205)."""
    out = vec[i64]([0] * MAJORS)
    cards = s.card
    for card in range(i64(CARDS)):
        at = cards[card]
        if DISPLAY <= at < PLACED:
            reserve = s.board.card_suit[card] == RESERVE
            out[at - DISPLAY] += RESERVE_INFLUENCE if reserve else s.board.card_value[card]
    return out


def rank_influence(s: Position) -> None:
    """Most influence first, ties to the right; without cards nobody takes part (MAR-206, MAR-209,
    MAR-298)."""
    left = influence(s)
    queue: list[int] = []
    for _ in range(MAJORS):
        best = -1
        for power in range(MAJORS):
            if left[power] > 0 and (best < 0 or left[power] >= left[best]):
                best = power
        queue.append(best)
        if best >= 0:
            s.tell(INFLUENCE, 205, best, left[best])
            left[best] = 0
    s.queue = queue


# Choosing.


def ask_choice(s: Position, power: int) -> None:
    """Save or choose; when both cards are gone the cards come back (MAR-207, MAR-208, MAR-213)."""
    if power < 0:
        return
    if s.open[0] < 0 and s.open[1] < 0:
        take_back(s, power)
    elif takes(s, power):
        s.push(CHOOSING, 1 << s.player[power], power)
    else:
        s.tell(SAVED, 208, power)


def take_back(s: Position, power: int) -> None:
    """Into the hand; by the optional rule only in the next turn (MAR-213, MAR-300)."""
    goal = HELD if s.options[OPTIONAL_POLITICS] == 1 else SHOWN
    for card in range(i64(CARDS)):
        if s.card[card] == DISPLAY + power:
            s.put_card(card, goal + power)
            s.tell(TAKEN_BACK, 213, power, card)


def takes(s: Position, power: int) -> list[int]:
    """The open cards that bear the power's arms (MAR-208)."""
    return [
        TAKE + slot
        for slot in range(2)
        if s.open[slot] >= 0 and (s.board.politics[s.open[slot]].arms >> power) & 1
    ]


class Choosing(Decision[Position]):
    """Save the cards, or take a political card (a: power; MAR-207, MAR-212)."""

    def __init__(self) -> None:
        super().__init__(Form("choosing", [("power", MAJOR)]), 207)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [SAVE, *takes(s, s.stack[-3])]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 208 if TAKE <= action < TAKE + 2 else 207

    def apply(self, s: Position, seat: int, action: int) -> None:
        power = s.stack[-3]
        s.pop()
        if action == SAVE:
            s.tell(SAVED, 210, power)
            return
        for card in range(i64(CARDS)):
            if s.card[card] == DISPLAY + power:
                s.card[card] = DISCARD  # MAR-211, MAR-299: they lie open already
        chosen = s.open[action - TAKE]
        s.open[action - TAKE] = -1
        s.tell(CARD_CHOSEN, 211, power, chosen)
        if (s.executed >> seat) & 1 and s.seats == 2:
            s.tell(POLITICAL_DISCARDED, 289, chosen)  # one card a turn (MAR-289)
        else:
            go_on(s, power, chosen, 0)


def go_on(s: Position, power: int, card: int, part: int) -> None:
    """Ask for the next part of a card: its instructions (0), then its arrows (1 and up)."""
    data = s.board.politics[card]
    if part == 0 and not data.grants:
        part = 1
    if part <= len(data.arrows):
        s.push(EXECUTING, 1 << s.player[power], power + 16 * part, card)


class Executing(Decision[Position]):
    """A chosen card is executed in full, in part or not at all (a: power and part, b: card;
    MAR-211, MAR-216, MAR-217)."""

    def __init__(self) -> None:
        super().__init__(Form("executing", [("power", MAJOR)]), 216)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3] % 16]

    def legal(self, s: Position, seat: int) -> list[int]:
        part = s.stack[-3] // 16
        if part == 0:
            return [ENACT, SKIP]
        track, way, _ = s.board.politics[s.stack[-4]].arrows[part - 1]
        out = [SKIP]
        if way != RIGHT:
            out.append(PUSH + track * 2 + LEFT)
        if way != LEFT:
            out.append(PUSH + track * 2 + RIGHT)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 217 if PUSH <= action < PUSH + 6 else 216

    def apply(self, s: Position, seat: int, action: int) -> None:
        power = s.stack[-3] % 16
        part = s.stack[-3] // 16
        card = s.stack[-4]
        data = s.board.politics[card]
        s.pop()
        go_on(s, power, card, part + 1)
        if action == SKIP:
            s.tell(NOT_ENACTED, 216, power, card)
            return
        s.executed |= 1 << seat
        if action == ENACT:
            s.tell(ENACTED, 216, power, card)
            for i in range(len(data.grants) - 1, -1, -1):
                owner, count = data.grants[i]
                muster(s, owner, count)  # MAR-228
        else:
            track, _, distance = data.arrows[part - 1]
            right = (action - PUSH) % 2 == RIGHT
            s.push_by[track] += distance if right else -distance
            s.tell(PUSHED, 217, power, track, RIGHT if right else LEFT)


def end_choice(s: Position) -> None:
    """What nobody chose is discarded; now the markers move (MAR-214, MAR-218)."""
    for slot in range(2):
        if s.open[slot] >= 0:
            s.tell(POLITICAL_DISCARDED, 214, s.open[slot])
            s.open[slot] = -1
    move_markers(s)


assert EITHER == 2
