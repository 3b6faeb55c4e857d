"""What a seat can't see, imagined anew: troops, hands, face-down cards, all chance to come."""

from typing import Final

from theatrum.core.chance import Noise
from theatrum.core.state import FRAME, NOBODY
from theatrum.games.maria.forms import (
    CARDS,
    DECK_CARDS,
    FIRST_GENERAL,
    GENERALS_OF,
    MAJORS,
    POWERS,
    PRAGMATIC,
)
from theatrum.games.maria.stacks import group_high, group_low
from theatrum.games.maria.state import (
    ALLOTTING,
    BLUFF,
    DISTRIBUTE,
    HAND,
    MUSTER,
    PILE,
    PLACED,
    WINTER,
    Position,
)
from theatrum.games.maria.winter import (
    NO_GAIN,
    allotment_range,
    eligible,
    room_of_returns,
    room_on_board,
)

TRIES: Final = 100


def determinize(s: Position, seat: int, noise: Noise) -> Position:
    """A position that the seat (-1: a spectator) can't tell from the true one."""
    t = Position(s.board, s)
    t.chance = noise.fresh_chance()
    t.legal_seat = NOBODY
    deal_cards(t, seat, noise)
    for power in range(POWERS):
        if t.player[power] != seat and (power != PRAGMATIC or t.advanced()):
            imagine_troops(t, power, noise)
            tries = 0
            while not room_for_gain(t, power) and tries < TRIES:
                imagine_troops(t, power, noise)
                tries += 1
            make_room(t, power)
    imagine_allotment(t, seat, noise)
    shuffle_politics(t, noise)
    return t


# Cards.


def is_hidden(t: Position, at: int, seat: int) -> bool:
    """Does the seat not know which card lies in a place?"""
    if at == PILE:
        return True
    if HAND <= at < HAND + POWERS:
        return t.player[at - HAND] != seat
    if PLACED <= at < PLACED + MAJORS:
        return t.player[at - PLACED] != seat
    return BLUFF <= at < BLUFF + MAJORS and t.player[at - BLUFF] != seat


def deal_cards(t: Position, seat: int, noise: Noise) -> None:
    """The unseen cards are dealt anew to the places where they lie; the pile only has cards of the
    decks that it was made of (MAR-074). By cards in order: never by where they truly lie."""
    unseen = [card for card in range(CARDS) if is_hidden(t, t.card[card], seat)]
    wanted = [0] * (PILE + 1)
    for card in unseen:
        wanted[t.card[card]] += 1
    piled = [card for card in unseen if (t.pile_decks >> (card // DECK_CARDS)) & 1]
    noise.shuffle(piled)
    chosen = piled[: wanted[PILE]]
    for card in chosen:
        t.card[card] = PILE
    rest = [card for card in unseen if card not in chosen]
    noise.shuffle(rest)
    at = 0
    for place in range(PILE):
        for _ in range(wanted[place]):
            t.card[rest[at]] = place
            at += 1
    t.count_hands()


# Troops.


def imagine_troops(t: Position, power: int, noise: Noise) -> None:
    """Any distribution that agrees with the total and with what everybody knows (MAR-055)."""
    total = t.total(power)
    first = FIRST_GENERAL[power]
    last = first + GENERALS_OF[power]
    if t.stack and t.stack[-1] == DISTRIBUTE:
        if (t.stack[-2] >> t.player[power]) & 1 and GENERALS_OF[power] > 1:
            for general in range(first, last):
                t.troops[general] = 0  # how far a seat has come is not known
            return
        total = t.board.total[power]
    groups = [g for g in range(first, last) if t.high[g] > 0 and not first <= t.mate[g] < g]
    lows = [group_low(t, g) for g in groups]
    highs = [group_high(t, g) for g in groups]
    for i, general in enumerate(groups):
        least = max(lows[i], total - sum(highs[i + 1 :]))
        most = min(highs[i], total - sum(lows[i + 1 :]))
        chosen = least + noise.below(most - least + 1)
        total -= chosen
        mate = t.mate[general]
        if mate < 0:
            t.troops[general] = chosen
        else:
            least = max(t.low[general], chosen - t.high[mate])
            most = min(t.high[general], chosen - t.low[mate])
            t.troops[general] = least + noise.below(most - least + 1)
            t.troops[mate] = chosen - t.troops[general]


def room_for_gain(t: Position, power: int) -> bool:
    """New troops that are being given out found room among the generals on the board; so did those
    that were bought in winter, or they come with a general who returns (MAR-165)."""
    for at in range(FRAME, len(t.stack), FRAME):
        if t.stack[at + 3] == MUSTER and t.stack[at - 1] == WINTER and t.stack[at + 1] == power:
            return room_on_board(t, power) + room_of_returns(t, power) >= t.stack[at] % 64
    if not t.stack or t.stack[-1] != ALLOTTING or t.stack[-3] != power:
        return True
    return room_on_board(t, power) >= t.stack[-4] % 64


def make_room(t: Position, power: int) -> None:
    """If luck did not help: troops go from generals on the board to those off it."""
    first = FIRST_GENERAL[power]
    row = range(first, first + GENERALS_OF[power])
    while not room_for_gain(t, power):
        givers = [g for g in row if t.place[g] >= 0 and t.troops[g] > t.low[g]]
        takers = [g for g in row if t.place[g] < 0 and t.troops[g] < t.high[g]]
        if not givers or not takers:
            return
        t.troops[givers[0]] -= 1
        t.troops[takers[0]] += 1


def imagine_allotment(t: Position, seat: int, noise: Noise) -> None:
    """New troops that another seat has partly given out."""
    if not t.stack or t.stack[-1] != ALLOTTING or t.player[t.stack[-3]] == seat:
        return
    power = t.stack[-3]
    count = t.stack[-4] % 64
    t.gain = NO_GAIN[:]
    generals = eligible(t, power)
    for at in range(t.stack[-4] // 64):
        least, most = allotment_range(t, power, count, at)
        t.gain[generals[at] - FIRST_GENERAL[power]] = least + noise.below(most - least + 1)


# Politics.


def shuffle_politics(t: Position, noise: Noise) -> None:
    """The political cards that have not been shown, year by year (MAR-040). Winter notes stay as
    they are: they follow from the pools, which everybody has seen."""
    if not t.advanced():
        return
    unseen = sorted(t.politics[t.next_card :])
    deck = t.politics[: t.next_card]
    for year in range(4):
        cards = [card for card in unseen if t.board.politics[card].year == year]
        noise.shuffle(cards)
        deck.extend(cards)
    t.politics = deck
