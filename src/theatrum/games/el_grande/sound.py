"""Is a position from outside one that could be played on? Ranges, the invariants of the ledger's
last section, and what each waiting decision takes for granted: whatever passes can be played to
the end."""

from typing import Final

from theatrum.core.game import Option
from theatrum.core.state import FRAME
from theatrum.games.el_grande.board import LAY_VETO, MOVE, Card
from theatrum.games.el_grande.forms import CASTILLO, PLACES, REGIONS, SEATS
from theatrum.games.el_grande.piles import TAKEN_UNSEEN, cards_of, possible_piles
from theatrum.games.el_grande.rounds import DECK_SIZE, LAST_ROUND
from theatrum.games.el_grande.setup import ALL_POWERS
from theatrum.games.el_grande.sound_stack import Decisions, stack_problem
from theatrum.games.el_grande.state import (
    ANYWHERE,
    CASTILLO_DIAL,
    DONE,
    NOWHERE,
    OPEN,
    PICK_ONE,
    PLAY_POWER,
    ROUNDS,
    TAKE_CARD,
    TURN,
    VETOES,
    Position,
)

POINTS_LIMIT: Final = 10_000  # far more than any match can bring
CABALLEROS: Final = 30


def problem(s: Position, options: list[Option], decisions: Decisions) -> str:
    """What is wrong, in a few words; empty if nothing is. The seats are known to be right."""
    for value, option in zip(s.options, options):
        if not 0 <= value < len(option.choices):
            return f"the option '{option.name}' is out of range"
    if s.shown != rounds_played(s) or not 0 <= s.king < REGIONS:
        return "the round or the king is out of range"
    return (
        unused_rows(s)
        or pieces(s)
        or power_cards(s)
        or decks(s)
        or vetoes(s)
        or phase(s)
        or intrigue(s)
        or stack_problem(s, decisions)
    )


def rounds_played(s: Position) -> int:
    """How many rounds have begun when the marker is on this space; 0 if it can't be there."""
    if not 1 <= s.round <= LAST_ROUND:
        return 0
    if s.options[ROUNDS] == 0:
        return s.round
    return 0 if s.round % 3 == 1 else s.round - (s.round + 2) // 3  # ELG-082


def unused_rows(s: Position) -> str:
    """The rows of seats that nobody has stay as they were made."""
    for seat in range(s.seats, SEATS):
        row = s.cubes[seat * PLACES : (seat + 1) * PLACES]
        row += s.moved[seat * PLACES : (seat + 1) * PLACES]
        row += s.veto[seat * VETOES : (seat + 1) * VETOES]
        row += [s.score[seat], s.court[seat], s.province[seat], s.home[seat], s.hand[seat]]
        row += [s.pile[seat], s.record[seat], s.played[seat], s.order[seat]]
        if any(row) or s.dial[seat] != NOWHERE or s.taken[seat] != NOWHERE:
            return f"there is no seat {seat}, but it has something"
    return ""


def pieces(s: Position) -> str:
    for seat in range(s.seats):
        counts = [s.court[seat], s.province[seat]]
        counts += s.cubes[seat * PLACES : (seat + 1) * PLACES]
        if sum(counts) != CABALLEROS or min(counts) < 0:
            return f"seat {seat} does not have {CABALLEROS} caballeros"
        if not 0 <= s.score[seat] < POINTS_LIMIT:
            return f"the score of seat {seat} is out of range"
        if not 0 <= s.home[seat] < REGIONS:
            return f"the grande of seat {seat} is not in a region"
    for place in s.boards:
        if not NOWHERE <= place < PLACES:
            return "a movable scoreboard is nowhere"
    if s.boards[0] == s.boards[1] != NOWHERE:
        return "both movable scoreboards are in one place"
    return ""


def power_cards(s: Position) -> str:
    """Hand and pile make 1 to 13, and the pile is one that all could have seen come about."""
    for seat in range(s.seats):
        if not 0 <= s.played[seat] <= 13 or not sound_record(s, seat):
            return f"what seat {seat} has played is out of order"
        if s.pile[seat] not in possible_piles(s.record[seat]):
            return f"the played cards of seat {seat} are not those that were seen"
        hand = ALL_POWERS
        for value in cards_of(s.pile[seat]):
            hand &= ~(1 << value)
        if s.hand[seat] != hand:
            return f"hand and played cards of seat {seat} do not make 1 to 13"
    used = [s.played[seat] for seat in range(s.seats) if s.played[seat] != 0]
    if len(set(used)) < len(used):
        return "two seats have played the same power card"
    return ""


def sound_record(s: Position, seat: int) -> bool:
    """One card played in each round, the last of them in this one if `played` says so; at most
    one taken back after each (ELG-029, ELG-132)."""
    record = s.record[seat]
    rounds = s.shown if s.played[seat] else s.shown - 1
    if record < 0 or record >> (10 * rounds):
        return False
    plays = 0
    taken = True  # nothing can be taken back before the first play
    last = 0
    for at in range(2 * rounds - 1, -1, -1):
        event = (record >> (5 * at)) & 31
        if event == 0:
            if plays > 0:
                return False
        elif event < TAKEN_UNSEEN:
            plays += 1
            taken = False
            last = event
        else:
            if taken:
                return False
            taken = True
    return plays == rounds and s.played[seat] in (0, last)


def decks(s: Position) -> str:
    """Each deck has its eleven cards; on offer are this round's, unless they have been taken."""
    for deck in range(4):
        cards = s.decks[deck * DECK_SIZE : (deck + 1) * DECK_SIZE]
        if sorted(cards) != sorted(s.board.decks[deck]):
            return f"deck {deck + 1} does not have its cards"
    for deck in range(5):
        if s.offer[deck] not in (NOWHERE, turned_up(s, deck)):
            return f"the card on offer is not one that deck {deck + 1} showed"
    return ""


def turned_up(s: Position, deck: int) -> int:
    """The card that a deck showed in this round."""
    return s.board.king_card if deck == 4 else s.decks[deck * DECK_SIZE + s.shown - 1]


def vetoes(s: Position) -> str:
    """A Veto lies there because its card was taken in this round, or in the one before; that one
    has lapsed by the time of a scoring (ELG-105)."""
    in_round = bool(s.stack) and s.stack[FRAME - 1] != CASTILLO_DIAL
    fresh = old = 0
    for deck in range(4):
        if s.offer[deck] == NOWHERE:
            fresh += is_veto(s, turned_up(s, deck))
        if in_round and s.shown > 1:
            old += is_veto(s, s.decks[deck * DECK_SIZE + s.shown - 2])
    for last in s.veto:
        if last == s.shown + 1:
            fresh -= 1
        elif last == s.shown:
            old -= 1
        elif last != 0:
            return "a Veto is out of range"
    return "there are more Vetoes than were taken" if fresh < 0 or old < 0 else ""


def is_veto(s: Position, card: int) -> int:
    return 1 if s.board.cards[card].effect == LAY_VETO else 0


def phase(s: Position) -> str:
    """Cards, turn order and halves of the card, by the decision at the bottom of the stack."""
    bottom = NOWHERE if not s.stack else s.stack[FRAME - 1]
    left = [deck for deck in range(5) if s.offer[deck] != NOWHERE]
    in_turn = bottom in (TAKE_CARD, TURN)
    if not (OPEN <= s.special <= DONE and OPEN <= s.placement <= DONE):
        return "a half of the action card is out of range"
    if bottom != TURN and (s.card != NOWHERE or s.heads != 0):
        return "an action card is in use, but it is nobody's turn"
    if any(not 0 <= seat < s.seats for seat in s.order[: s.seats]):
        return "the turn order is out of range"
    if not 0 <= s.starter < s.seats or not 0 <= s.turn < s.seats or (s.turn > 0 and not in_turn):
        return "whose turn it is, is out of range"
    if bottom == PLAY_POWER:
        fresh = len(left) == 5 and all(card == NOWHERE for card in s.taken)
        return "" if fresh and playing_in_order(s) else "the round has not begun well"
    if not in_order(s):
        return "the turn order does not follow from the power cards"
    begun = s.seats if not in_turn else s.turn + 1 if bottom == TURN else s.turn
    if not sound_taken(s, begun) or (in_turn and 5 - len(left) != begun):
        return "the cards on offer do not agree with the turns taken"
    if in_turn:
        return "" if bottom == TAKE_CARD else card_in_use(s)
    if left or s.round % 3 != 0 or bottom not in (CASTILLO_DIAL, NOWHERE):
        return "there is no such moment in a round"
    if bottom == NOWHERE and (s.round != LAST_ROUND or castillo_filled(s)):
        return "the game is over before its end"
    return ""


def playing_in_order(s: Position) -> bool:
    """The seats before the one that is asked have played, clockwise from the starter (ELG-027)."""
    seat = s.starter
    while s.played[seat] != 0:
        seat = s.left_of(seat)
        if seat == s.starter:
            return False
    played = [other for other in range(s.seats) if s.played[other] != 0]
    return s.stack[-2] == 1 << seat and len(played) == (seat - s.starter) % s.seats


def in_order(s: Position) -> bool:
    """All have played, and the turns go from the highest card down; the lowest is the next starter
    (ELG-027, ELG-030)."""
    values = [s.played[s.order[i]] for i in range(s.seats)]
    falling = all(values[i] > values[i + 1] for i in range(s.seats - 1))
    return values[-1] > 0 and falling and s.starter == s.order[s.seats - 1]


def sound_taken(s: Position, begun: int) -> bool:
    """So many seats have begun their turns, and each has taken another card of this round."""
    shown = [turned_up(s, deck) for deck in range(5) if s.offer[deck] == NOWHERE]
    for at in range(s.seats):
        card = s.taken[s.order[at]]
        if at >= begun:
            if card != NOWHERE:
                return False
        elif card in shown:
            shown.remove(card)
        else:
            return False
    return True


def castillo_filled(s: Position) -> bool:
    return any(s.cubes[seat * PLACES + CASTILLO] for seat in range(s.seats))


def card_in_use(s: Position) -> str:
    """The card is the one that the seat took, and as many heads are left as its placing allows."""
    for deck in range(5):
        if s.card == turned_up(s, deck) and s.card == s.taken[s.active()]:
            whole = deck + 1
            if s.placement == OPEN:
                return "" if s.heads == whole else "the card has another number of heads"
            return "" if 0 <= s.heads < whole else "the card has another number of heads"
    return "the card in use is not the one that was taken"


def intrigue(s: Position) -> str:
    """The account of an intrigue under way; it is empty when there is none."""
    if PICK_ONE not in s.stack[FRAME - 1 :: FRAME]:
        if s.moves or s.own_moves or s.foreign_moves or any(s.moved):
            return "caballeros are being moved by no card"
        return "" if s.source == ANYWHERE else "caballeros are being moved from nowhere"
    if s.card == NOWHERE:
        return "caballeros are being moved by no card"
    card = move_card(s)
    row = s.active() * PLACES
    own = sum(s.moved[row : row + PLACES])
    foreign = sum(s.moved) - own
    for moved, count in zip(s.moved, s.cubes):
        if not 0 <= moved <= count:
            return "more caballeros have moved than are there"
    left = card.total - own - foreign
    if left < 1 or (s.moves, s.own_moves, s.foreign_moves) != (
        left,
        card.own - own,
        card.foreign - foreign,
    ):
        return "the moves of the card are miscounted"
    return "" if sound_source(s, card, own + foreign) else "caballeros came from a wrong region"


def move_card(s: Position) -> Card:
    """The card whose numbers an intrigue follows (ELG-097 offers another's)."""
    card = s.current()
    return card if card.effect == MOVE else s.board.cards[s.board.move_part]


def sound_source(s: Position, card: Card, moved: int) -> bool:
    if not card.one_source:
        return s.source == ANYWHERE
    if moved == 0:
        return s.source == NOWHERE
    if not 0 <= s.source < REGIONS or s.source == s.king:
        return False
    return not any(s.moved[seat * PLACES + s.source] for seat in range(s.seats))
