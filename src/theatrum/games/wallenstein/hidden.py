"""What a seat can't see, imagined anew: the others' plans, face-down cards, all chance to come."""

from theatrum.core.chance import Noise
from theatrum.core.state import NOBODY
from theatrum.games.wallenstein.forms import SLOTS
from theatrum.games.wallenstein.planning import hidden_cards, hidden_spaces
from theatrum.games.wallenstein.state import Position


def determinize(s: Position, seat: int, noise: Noise) -> Position:
    """A position that the seat (-1: a spectator) can't tell from the true one."""
    t = Position(s.board, s)
    t.chance = noise.fresh_chance()
    t.legal_seat = NOBODY
    for other in range(t.seats):
        if other != seat:
            imagine_plan(t, other, noise)
    shuffle_actions(t, noise)
    shuffle_events(t, noise)
    shuffle_pile(t, noise)
    return t


def imagine_plan(t: Position, other: int, noise: Noise) -> None:
    """Any of the cards that may lie there, in any order. Which spaces are covered is known, also
    while the plan is made (WAL-043)."""
    spaces = hidden_spaces(t, other)
    if spaces:
        cards = hidden_cards(t, other)
        noise.shuffle(cards)
        for i, action in enumerate(spaces):
            t.plan[other * SLOTS + action] = cards[i]


def shuffled_from(cards: list[int], first: int, noise: Noise) -> list[int]:
    """The list with everything from a place on in a new random order. Sorted before it is
    shuffled: what comes out must not depend on the true order."""
    unseen = sorted(cards[first:])
    noise.shuffle(unseen)
    return cards[:first] + unseen


def shuffle_actions(t: Position, noise: Noise) -> None:
    """The action cards that lie face down (WAL-036)."""
    t.row = shuffled_from(t.row, t.shown, noise)


def shuffle_events(t: Position, noise: Noise) -> None:
    """The event cards that have not been drawn (WAL-033)."""
    seen = 4 * t.year
    size = sum([1 for card in t.events if card >= 0])
    t.events = shuffled_from(t.events[:size], seen, noise) + t.events[size:]


def shuffle_pile(t: Position, noise: Noise) -> None:
    """The province cards of the draft; pairs that were sunk are known to lie below (WAL-024)."""
    pile = t.pile[: t.pile_size]
    known = min(2 * t.sunk, t.pile_size)
    first = t.pile_size - known
    out = sorted(pile[:first])
    noise.shuffle(out)
    if known % 2 == 1:
        out.append(pile[first])  # the other card of its pair has been seen
        first += 1
    for i in range(first, t.pile_size, 2):
        pair = sorted(pile[i : i + 2])
        noise.shuffle(pair)
        out.extend(pair)
    t.pile = out + t.pile[t.pile_size :]
