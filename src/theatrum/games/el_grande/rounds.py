"""Section 3: the flow of a round; general scoring (9), short game (15), end of the game (16)."""

from typing import Final

from theatrum.games.el_grande.dials import clear_dials, show_dials
from theatrum.games.el_grande.forms import (
    CARD_SHOWN,
    CASTILLO,
    GAME_ENDED,
    LEFT_CASTILLO,
    PLACES,
    REGIONS,
    ROUND_BEGUN,
    VETO_LAPSED,
)
from theatrum.games.el_grande.scoring import score_place
from theatrum.games.el_grande.state import (
    CASTILLO_DIAL,
    NOWHERE,
    PLAY_POWER,
    ROUNDS,
    VETOES,
    Position,
)

DECK_SIZE: Final = 11
LAST_ROUND: Final = 9


def next_round(s: Position) -> None:
    """Advance the marker, turn up the cards, ask for the first power card (ELG-022)."""
    s.round += 1
    if s.options[ROUNDS] == 1 and s.round % 3 == 1:
        s.round += 1  # ELG-082: the short game leaves out rounds 1, 4 and 7
    s.shown += 1
    s.tell(ROUND_BEGUN, 23, s.round)
    turn_up_cards(s)
    for seat in range(s.seats):
        s.played[seat] = 0
        s.taken[seat] = NOWHERE
    s.push(PLAY_POWER, 1 << s.starter)


def turn_up_cards(s: Position) -> None:
    """The top card of each deck is on offer, the King's card every round (ELG-025, ELG-026)."""
    for deck in range(4):
        s.offer[deck] = s.decks[deck * DECK_SIZE + s.shown - 1]
        s.tell(CARD_SHOWN, 25, deck, s.offer[deck])
    s.offer[4] = s.board.king_card
    s.tell(CARD_SHOWN, 26, 4, s.offer[4])
    s.reveal()


def end_round(s: Position) -> None:
    """All have had their turn: cards leave, and rounds 3, 6 and 9 are scored (ELG-024)."""
    for deck in range(5):
        s.offer[deck] = NOWHERE  # ELG-026
    for i in range(s.seats * VETOES):
        if s.veto[i] == s.shown:
            s.veto[i] = 0  # ELG-105: an unused Veto goes at the end of the next round
            s.tell(VETO_LAPSED, 105, i // VETOES)
    if s.round % 3 == 0:
        general_scoring(s)
    else:
        next_round(s)


def general_scoring(s: Position) -> None:
    """First the dials, secretly and before the castillo is opened (ELG-055, ELG-056). Who has
    nothing in the castillo is not asked."""
    who = 0
    for seat in range(s.seats):
        if s.cubes[seat * PLACES + CASTILLO] > 0:
            who |= 1 << seat
    if who:
        s.push(CASTILLO_DIAL, who)
    else:
        after_dials(s)


def after_dials(s: Position) -> None:
    """The castillo is scored, then emptied into the dialled regions; then all regions are scored,
    newcomers included, in the board's fixed order (ELG-055, ELG-061)."""
    score_place(s, CASTILLO, 58)
    empty_castillo(s)
    for region in range(REGIONS):
        score_place(s, region, 61)
    if s.round < LAST_ROUND:
        next_round(s)
    else:
        s.tell(GAME_ENDED, 83)


def empty_castillo(s: Position) -> None:
    """All of a seat's caballeros go to the one region it dialled (ELG-053, ELG-057); who dialled
    the king's region by mistake gets them back to the court (ELG-059)."""
    show_dials(s, 55)
    for seat in range(s.seats):
        region = s.dial[seat]
        if region == NOWHERE:
            continue
        count = s.cubes[seat * PLACES + CASTILLO]
        if region == s.king:
            s.to_court(seat, CASTILLO, count)
            s.tell(LEFT_CASTILLO, 59, seat, REGIONS, count)
        else:
            s.cubes[seat * PLACES + CASTILLO] = 0
            s.cubes[seat * PLACES + region] += count
            s.tell(LEFT_CASTILLO, 57, seat, region, count)
    clear_dials(s)
