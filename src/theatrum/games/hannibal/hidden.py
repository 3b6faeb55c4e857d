"""What a seat can't see, imagined anew: the other hand, the battle cards, all chance to come."""

from theatrum.core.chance import Noise
from theatrum.core.state import NOBODY
from theatrum.games.hannibal.forms import CARDS, ROME
from theatrum.games.hannibal.state import DECK, HAND, Position, changed

KINDS = 6


def determinize(s: Position, seat: int, noise: Noise) -> Position:
    """A position that the seat (-1: a spectator) can't tell from the true one (HAN-125)."""
    t = Position(s.board, s)
    t.chance = noise.fresh_chance()
    t.legal_seat = NOBODY
    deal_hands(t, seat, noise)
    if t.field >= 0:
        deal_battle_cards(t, seat, noise)
    return t


def deal_hands(t: Position, seat: int, noise: Noise) -> None:
    """Cards neither seen nor known lie in the deck or in a hand of the others. A card that changed
    hands unseen (card 55) is known to the side that lost it, not to spectators."""
    unseen: list[int] = []
    sizes = [0, 0]
    for card in range(CARDS):
        where = t.where[card]
        if where == DECK:
            unseen.append(card)
        elif where >= HAND and where - HAND != seat:
            if t.known[card] and seat >= 0:
                continue
            unseen.append(card)
            sizes[where - HAND] += 1
            if t.known[card]:
                t.known = changed(t.known, card, 0)
    noise.shuffle(unseen)
    for card in unseen:
        t.where[card] = DECK
    for side in range(2):
        if t.promise and side == ROME and sizes[side] and not holds_campaign(t):
            campaigns = [card for card in unseen if t.board.campaign[card]]
            give(t, unseen, campaigns[0], side)
            sizes[side] -= 1
        for _ in range(sizes[side]):
            give(t, unseen, unseen[-1], side)
    t.read_hands()


def holds_campaign(t: Position) -> bool:
    """Rome has promised to open with a campaign card (HAN-020): does it hold one already?"""
    for card in range(CARDS):
        if t.board.campaign[card] and t.holds(ROME, card):
            return True
    return False


def give(t: Position, unseen: list[int], card: int, side: int) -> None:
    unseen.remove(card)
    t.where[card] = HAND + side


def deal_battle_cards(t: Position, seat: int, noise: Noise) -> None:
    """The hidden battle cards of the others come from all that the seat has not seen."""
    left = t.board.battle_deck[:]
    sizes = [0, 0]
    for kind in range(KINDS):
        left[kind] -= t.bgone[kind]
        for side in range(2):
            at = side * KINDS + kind
            if side == seat:
                left[kind] -= t.bhand[at]
            else:
                left[kind] -= t.bopen[at]
                sizes[side] += t.bhand[at] - t.bopen[at]
    deck: list[int] = []
    for kind in range(KINDS):
        deck.extend([kind] * left[kind])
    noise.shuffle(deck)
    for side in range(2):
        if side == seat:
            continue
        for kind in range(KINDS):
            t.bhand[side * KINDS + kind] = t.bopen[side * KINDS + kind]
        for _ in range(sizes[side]):
            t.bhand[side * KINDS + deck.pop()] += 1
