"""What a seat can't see, imagined anew: the order of the decks, the others' dials, the power cards
that others took back unseen, and all chance to come."""

from theatrum.core.chance import Noise
from theatrum.core.state import NOBODY
from theatrum.games.el_grande.dials import Dial
from theatrum.games.el_grande.forms import DIAL
from theatrum.games.el_grande.piles import cards_of, possible_piles
from theatrum.games.el_grande.rounds import DECK_SIZE
from theatrum.games.el_grande.setup import ALL_POWERS
from theatrum.games.el_grande.state import NOWHERE, Position


def determinize(s: Position, seat: int, noise: Noise, dial: Dial | None) -> Position:
    """A position that the seat (-1: a spectator) can't tell from the true one. `dial` is the
    decision that waits, if it is one with secret dials."""
    t = Position(s.board, s)
    t.chance = noise.fresh_chance()
    t.legal_seat = NOBODY  # what was legal with the true cards is not known here
    shuffle_unseen_cards(t, noise)
    for other in range(t.seats):
        if other != seat:
            imagine_hand(t, other, noise)
            if dial is not None and t.dial[other] != NOWHERE:
                choices = dial.legal(t, other)
                t.dial[other] = choices[noise.below(len(choices))] - DIAL
    return t


def shuffle_unseen_cards(t: Position, noise: Noise) -> None:
    """Nobody knows the cards that have not been turned up (ELG-019). Sorted first: what is imagined
    must not depend on their true order."""
    decks = t.decks[:]
    for deck in range(4):
        at = deck * DECK_SIZE + t.shown
        unseen = sorted(decks[at : (deck + 1) * DECK_SIZE])
        noise.shuffle(unseen)
        for card in unseen:
            decks[at] = card
            at += 1
    t.decks = decks


def imagine_hand(t: Position, other: int, noise: Noise) -> None:
    """One of the piles that agree with what all have seen (ELG-031, ELG-132)."""
    piles = possible_piles(t.record[other])
    if len(piles) > 1:
        t.pile[other] = piles[noise.below(len(piles))]
        t.hand[other] = ALL_POWERS
        for value in cards_of(t.pile[other]):
            t.hand[other] &= ~(1 << value)
