"""Section 5: the player's turn. Placing (6) and special actions (17) have their own modules."""

from typing import Final

from theatrum.core.forms import Form, numbers
from theatrum.core.game import Decision
from theatrum.games.el_grande.board import LAY_VETO
from theatrum.games.el_grande.forms import (
    CARD_TAKEN,
    COUNT,
    END,
    FETCH,
    FETCHED,
    MUSTER,
    MUSTERED,
    PLACE_ONE,
    PLACES,
    REGIONS,
    STOP,
    STOPPED,
    TAKE,
    TURN_ENDED,
    USE,
)
from theatrum.games.el_grande.placing import place_one, placing_rule
from theatrum.games.el_grande.rounds import end_round
from theatrum.games.el_grande.specials import begin_special, special_rule
from theatrum.games.el_grande.state import (
    DONE,
    FETCH_MISSING,
    MUSTER_COUNT,
    NOWHERE,
    OPEN,
    TAKE_CARD,
    TAKE_FEWER,
    TURN,
    VETOES,
    Position,
)

USE_END: Final = [USE, END]
ONLY_END: Final = [END]
# The cards that can be taken, by the mask of the decks that still offer one.
TAKING: Final = [[TAKE + deck for deck in range(5) if mask >> deck & 1] for mask in range(32)]


def start_turn(s: Position) -> None:
    """Step 1 brings caballeros to the court, step 2 takes an action card (ELG-032)."""
    seat = s.active()
    s.push(TAKE_CARD, 1 << seat)
    heads = s.board.heads[s.played[seat]]
    if s.options[TAKE_FEWER] and heads > 0:
        s.push(MUSTER_COUNT, 1 << seat)
    else:
        muster(s, seat, heads)


def muster(s: Position, seat: int, wanted: int) -> None:
    """From province to court; what is missing may come from the board (ELG-033, ELG-034)."""
    count = min(wanted, s.province[seat])
    s.province[seat] -= count
    s.court[seat] += count
    s.tell(MUSTERED, 33, seat, count)
    offer_fetching(s, seat, wanted - count)


def offer_fetching(s: Position, seat: int, missing: int) -> None:
    if missing > 0 and s.any_in_open_regions(seat):
        s.push(FETCH_MISSING, 1 << seat, missing)


class MusterCount(Decision[Position]):
    """Option `take_fewer`: how many caballeros to take, up to the heads (ELG-033)."""

    def __init__(self) -> None:
        super().__init__(Form("muster_count", [("most", COUNT)]), 33)

    def most(self, s: Position, seat: int) -> int:
        return s.board.heads[s.played[seat]]

    def about(self, s: Position) -> list[int]:
        return [self.most(s, s.active())]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [MUSTER + count for count in range(self.most(s, seat) + 1)]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        muster(s, seat, action - MUSTER)


class FetchMissing(Decision[Position]):
    """Own caballeros from regions for those that the province lacks, if wished (ELG-034)."""

    def __init__(self) -> None:
        super().__init__(Form("fetch_missing", [("missing", COUNT)]), 34)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        out: list[int] = []
        for region in range(REGIONS):
            if region != s.king and s.cubes[seat * PLACES + region] > 0:
                out.append(FETCH + region)
        out.append(STOP)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 46 if action == FETCH + s.king else self.rule

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == STOP:
            s.tell(STOPPED, 34, seat)
            s.pop()
            return
        region = action - FETCH
        s.to_court(seat, region, 1)
        s.tell(FETCHED, 34, seat, region)
        s.stack[-3] -= 1
        if s.stack[-3] == 0 or not s.any_in_open_regions(seat):
            s.pop()


class TakeCard(Decision[Position]):
    """Step 2: one of the cards that are left, used or not (ELG-035)."""

    def __init__(self) -> None:
        super().__init__(Form("take_card"), 35, opening=True)

    def legal(self, s: Position, seat: int) -> list[int]:
        left = 0
        for deck in range(5):
            if s.offer[deck] != NOWHERE:
                left |= 1 << deck
        return TAKING[left]

    def apply(self, s: Position, seat: int, action: int) -> None:
        deck = action - TAKE
        s.card = s.offer[deck]
        s.offer[deck] = NOWHERE
        s.taken[seat] = s.card
        s.heads = deck + 1
        s.placement = OPEN
        s.special = OPEN
        s.tell(CARD_TAKEN, 35, seat, s.card)
        if s.current().effect == LAY_VETO:
            lay_veto(s, seat)
        s.pop()
        s.push(TURN, 1 << seat)


def lay_veto(s: Position, seat: int) -> None:
    """A Veto lies open before its owner in this round and the next one played (ELG-105)."""
    slot = seat * VETOES
    if s.veto[slot] != 0:
        slot += 1
    s.veto[slot] = s.shown + 1
    s.special = DONE


class Turn(Decision[Position]):
    """Steps 3 and 4 in either order, each whole, or waived; then step 5 (ELG-036 to ELG-038)."""

    def __init__(self) -> None:
        super().__init__(Form("turn", [("heads", COUNT), ("special", numbers(0, 1))]), 32)

    def about(self, s: Position) -> list[int]:
        return [s.heads if s.placement == OPEN else 0, 1 if s.special == OPEN else 0]

    def legal(self, s: Position, seat: int) -> list[int]:
        can_use = special_rule(s, seat) == 0
        if s.placement == OPEN and s.court[seat] > 0:
            return s.board.placing_use_end[s.king] if can_use else s.board.placing_end[s.king]
        return USE_END if can_use else ONLY_END

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if PLACE_ONE <= action < PLACE_ONE + PLACES:
            return 37 if s.placement == DONE else placing_rule(s, seat, action - PLACE_ONE)
        if action == USE:
            return special_rule(s, seat)
        return self.rule

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == USE:
            begin_special(s, seat)
        elif action == END:
            end_turn(s, seat)
        else:
            place_one(s, seat, action - PLACE_ONE)


def end_turn(s: Position, seat: int) -> None:
    """The card leaves the game and the next lower power card has its turn (ELG-038)."""
    s.tell(TURN_ENDED, 38, seat)
    s.pop()
    s.card = NOWHERE
    s.heads = 0
    s.turn += 1
    if s.turn < s.seats:
        start_turn(s)
    else:
        s.turn = 0
        end_round(s)
