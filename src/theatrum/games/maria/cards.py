"""Chapter 8: the tactical cards: drawing, hands, paying."""

from librt.vecs import pop, vec
from mypy_extensions import i64

from theatrum.core.events import only
from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.forms import (
    CARD_DRAWN,
    CARD_PAID,
    CARDS,
    CARDS_DRAWN,
    COUNT,
    DECK_CARDS,
    DECK_OPENED,
    DISCARDED,
    MADE,
    PAY,
    PAY_RESERVE,
    PLAY,
    POWER,
    POWERS,
    RESERVE,
    RESERVE_PAID,
    actions_of,
)
from theatrum.games.maria.order import insert
from theatrum.games.maria.state import (
    DISCARD,
    HAND,
    PAYMENT,
    PILE,
    SHOWN,
    UNOPENED,
    Position,
)


def reserve_number(card: i64) -> i64:
    """The place of a Reserve among the eight."""
    return card // DECK_CARDS * 2 + card % DECK_CARDS - 36


def reserve_card(place: i64) -> i64:
    return place // 2 * DECK_CARDS + 36 + place % 2


def hand(s: Position, power: i64) -> vec[i64]:
    """The cards of a power, in order (MAR-068). Don't change the row."""
    return s.hands[power]


def hand_value(s: Position, power: i64) -> i64:
    """What a hand can pay; a Reserve up to 8 (MAR-075)."""
    value = s.board.card_value
    total: i64 = 0
    for card in s.hands[power]:
        total += value[card]
    return total


def can_pay(s: Position, power: i64, points: i64) -> bool:
    """Is the hand worth so much?"""
    value = s.board.card_value
    for card in s.hands[power]:
        points -= value[card]
        if points <= 0:
            return True
    return False


def discard(s: Position, card: i64) -> None:
    """Open, by decks (MAR-073). Whoever plays a card chose to show it: that alone is no news."""
    s.put_card(card, DISCARD)


# Drawing.


def open_pile(s: Position) -> bool:
    """The next deck, or the two fullest discard decks shuffled together (MAR-074); False if there
    is no card anywhere."""
    if s.decks < 4:
        deck = s.decks
        s.decks += 1
        take_deck(s, deck, UNOPENED)
        s.pile_decks = 1 << deck
        s.tell(DECK_OPENED, 74, deck + 1)
        return True
    counts = [0] * 4
    for card in range(CARDS):
        if s.card[card] == DISCARD:
            counts[card // DECK_CARDS] += 1
    s.pile_decks = 0
    for _ in range(2):
        best = 0
        for deck in range(1, 4):
            if counts[deck] > counts[best]:
                best = deck
        if counts[best] > 0:
            counts[best] = 0
            take_deck(s, best, DISCARD)
            s.pile_decks |= 1 << best
            s.tell(DECK_OPENED, 74, best + 1)
    return s.pile_decks != 0


def take_deck(s: Position, deck: int, source: int) -> None:
    cards = s.card
    first: i64 = deck * DECK_CARDS
    for card in range(first, first + DECK_CARDS):
        if cards[card] == source:
            cards[card] = PILE
            s.pile = insert(s.pile, card)


def draw_card(s: Position) -> i64:
    """Take the next card from the pile, which has no order before it is drawn; if it is used up a
    new one is made (MAR-074). -1 if there is none. It lies open until it is put elsewhere."""
    if len(s.pile) == 0 and not open_pile(s):
        return -1
    s.pile, card = pop(s.pile, s.chance.below(len(s.pile)))
    s.card[card] = DISCARD
    return card


def draw(s: Position, power: i64, count: i64) -> i64:
    """Draw so many cards into a hand; how many there were (MAR-065, MAR-074)."""
    cards = s.hands[power][:]
    before = len(cards)
    for _ in range(count):
        card = draw_card(s)
        if card < 0:
            break
        s.card[card] = HAND + power
        cards = insert(cards, card)
        s.tell_only(only(s.player[power]), CARD_DRAWN, 65, power, card)
    s.hands[power] = cards
    s.tell(CARDS_DRAWN, 65, power, len(cards) - before)
    return len(cards) - before


# Paying.


def ask_payment(s: Position, power: i64, points: i64) -> None:
    """The power pays; the frame below goes on when it is done. The hand must be worth it."""
    if points > 0:
        s.push(PAYMENT, 1 << s.player[power], power, points)


def discard_hand(s: Position, power: int, rule: int) -> None:
    """A power gives up its whole hand."""
    for card in hand(s, power):
        if not SHOWN <= s.card[card] < SHOWN + POWERS:
            s.reveal()
        discard(s, card)
        s.tell(DISCARDED, rule, power, card)


class Payment(Decision[Position]):
    """Any cards, one after the other; a Reserve has the value that its owner declares; what is
    paid too much is lost (MAR-075). Who looks ahead judges card by card: the rest is a debt."""

    def __init__(self) -> None:
        super().__init__(Form("payment", [("power", POWER), ("points", COUNT)]), 75, opening=True)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3], s.stack[-4]]

    def legal(self, s: Position, seat: int) -> list[int]:
        power: i64 = s.stack[-3]
        need: i64 = s.stack[-4]
        suit = s.board.card_suit
        worth: i64 = -1
        out: list[object] = []
        for card in s.hands[power]:
            if suit[card] != RESERVE:
                out.append(MADE[PAY + card])
                continue
            if worth < 0:
                worth = hand_value(s, power)
            first = PAY_RESERVE + reserve_number(card) * 8 - 1
            # What is declared must leave enough for the rest.
            least = min(8, max(1, need - worth + 8))
            for value in range(least, min(8, need) + 1):
                out.append(MADE[first + value])
        return actions_of(out)

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if PAY <= action < PAY_RESERVE:
            return 68
        return 71 if PAY_RESERVE <= action < PAY_RESERVE + 64 else 75

    def apply(self, s: Position, seat: int, action: int) -> None:
        power = s.stack[-3]
        if action >= PAY_RESERVE:
            card = reserve_card((action - PAY_RESERVE) // 8)
            value = (action - PAY_RESERVE) % 8 + 1
            s.tell(RESERVE_PAID, 71, power, card, value)
        else:
            card = action - PAY
            value = s.board.card_value[card]
            s.tell(CARD_PAID, 75, power, card)
        discard(s, card)
        s.stack[-4] = s.stack[-4] - value
        # The hand is worth it; only one that somebody imagines may be worth less.
        if s.stack[-4] <= 0 or len(s.hands[power]) == 0:
            s.pop()


assert PAY < PAY_RESERVE < PLAY
