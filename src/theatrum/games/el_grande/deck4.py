"""Sections 21 and 22: deck 4, and the King's card of deck 5."""

from typing import Final

from theatrum.core.events import only
from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.el_grande.board import Card
from theatrum.games.el_grande.deck3 import Scoring
from theatrum.games.el_grande.dials import Dial, clear_dials, show_dials, target_rule
from theatrum.games.el_grande.effect import Effect
from theatrum.games.el_grande.forms import (
    BOARD,
    BOARD_MOVED,
    COURT_GAINED,
    EXPEL,
    EXPELLED,
    GRANDE,
    GRANDE_MOVED,
    KING,
    KING_MOVED,
    PLACES,
    POWER_CHOSEN,
    POWER_TAKEN_BACK,
    RECOVER,
    REGION,
    REGIONS,
)
from theatrum.games.el_grande.piles import cards_of, take_back
from theatrum.games.el_grande.scoring import score_place
from theatrum.games.el_grande.state import (
    CHOOSE_BOARD,
    CHOOSE_EXPELLED,
    CHOOSE_GRANDE,
    CHOOSE_KING,
    CHOOSE_POWER,
    COURT_CARD_FROM_BOARD,
    EXPULSION_DIAL,
    FETCH_MISSING,
    NOWHERE,
    SCORING_DIAL,
    Position,
)
from theatrum.games.el_grande.veto import Step, announce

TO_COURT: Final = REGIONS  # the court's place among the destinations


class MoveBoard(Effect):
    """Put a movable scoreboard on the board, or move one that is there (ELG-079, ELG-128)."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        return s.boards[0] != s.king or s.boards[1] != s.king

    def begin(self, s: Position, seat: int, card: Card) -> None:
        s.push(CHOOSE_BOARD, 1 << seat)


class ChooseBoard(Step):
    """Which board, and where to: never from or to the king's region, never two in one place."""

    def __init__(self) -> None:
        super().__init__(Form("choose_board"), 128, quiet=False)

    def allowed(self, s: Position, board: int, place: int) -> int:
        if place == s.king or s.boards[board] == s.king:
            return 46
        if s.boards[1 - board] == place:
            return 80
        return 128 if s.boards[board] == place else 0

    def legal(self, s: Position, seat: int) -> list[int]:
        return [
            BOARD + board * PLACES + place
            for board in range(2)
            for place in range(PLACES)
            if self.allowed(s, board, place) == 0
        ]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if BOARD <= action < BOARD + 2 * PLACES:
            board, place = divmod(action - BOARD, PLACES)
            return self.allowed(s, board, place)
        return self.rule

    def perform(self, s: Position, seat: int, action: int) -> None:
        board, place = divmod(action - BOARD, PLACES)
        s.pop()
        s.boards[board] = place
        s.tell(BOARD_MOVED, 128, board, place)


class MoveKing(Effect):
    """The Royal Advisor moves the king next door, the King's card anywhere (ELG-129, ELG-136)."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        return True

    def begin(self, s: Position, seat: int, card: Card) -> None:
        s.push(CHOOSE_KING, 1 << seat)


class ChooseKing(Step):
    def __init__(self) -> None:
        super().__init__(Form("choose_king"), 136, quiet=False)

    def asks(self, s: Position) -> int:
        return s.current().rule

    def legal(self, s: Position, seat: int) -> list[int]:
        if s.current().adjacent:
            return [KING + region for region in s.board.near[s.king]]
        return [KING + region for region in range(REGIONS) if region != s.king]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return s.current().rule

    def perform(self, s: Position, seat: int, action: int) -> None:
        region = action - KING
        s.pop()
        s.tell(KING_MOVED, s.current().rule, s.king, region)
        s.king = region


class Expulsion(Effect):
    """The opponents in a region named by the active seat dial where their caballeros go. Two
    windows for a Veto, as with all dials (ELG-108, ELG-130)."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        for region in range(REGIONS):
            if expelled_from(s, seat, region) != 0:
                return True
        return False

    def begin(self, s: Position, seat: int, card: Card) -> None:
        s.push(CHOOSE_EXPELLED, 1 << seat)

    def carry_out(self, s: Position, seat: int, stage: int) -> None:
        """The dials have been shown; `stage` is the region named."""
        for other in range(s.seats):
            to = s.dial[other]
            if to == NOWHERE:
                continue
            count = s.cubes[other * PLACES + stage]
            if to == s.king:
                s.to_court(other, stage, count)
                s.tell(EXPELLED, 59, other, stage, TO_COURT)
            else:
                s.cubes[other * PLACES + stage] = 0
                s.cubes[other * PLACES + to] += count
                s.tell(EXPELLED, 130, other, stage, to)
        clear_dials(s)


def expelled_from(s: Position, seat: int, region: int) -> int:
    """The opponents that an expulsion from a region would strike, as a mask."""
    who = 0
    if region != s.king:
        for other in range(s.seats):
            if other != seat and s.cubes[other * PLACES + region] > 0:
                who |= 1 << other
    return who


class ChooseExpelled(Step):
    """Neither the king's region nor the castillo can be named."""

    def __init__(self) -> None:
        super().__init__(Form("choose_expelled"), 130, quiet=False)

    def legal(self, s: Position, seat: int) -> list[int]:
        return [EXPEL + region for region in range(REGIONS) if expelled_from(s, seat, region) != 0]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 46 if action == EXPEL + s.king else self.rule

    def perform(self, s: Position, seat: int, action: int) -> None:
        region = action - EXPEL
        s.pop()
        s.push(EXPULSION_DIAL, expelled_from(s, seat, region), region)


class ExpulsionDial(Dial):
    """Another region; the king's only with the real dial and its risk (ELG-059)."""

    def __init__(self) -> None:
        super().__init__(Form("expulsion_dial", [("region", REGION)]), 130)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def allowed(self, s: Position, seat: int, region: int) -> int:
        return 130 if region == s.stack[-3] else target_rule(s, region, 46)

    def complete(self, s: Position, about: int) -> None:
        show_dials(s, 130)
        announce(s, s.active(), about)


class MoveGrande(Effect):
    """The own grande goes to another region, which is the home region from now on (ELG-131)."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        return s.home[seat] != s.king

    def begin(self, s: Position, seat: int, card: Card) -> None:
        s.push(CHOOSE_GRANDE, 1 << seat)


class ChooseGrande(Step):
    def __init__(self) -> None:
        super().__init__(Form("choose_grande"), 131, quiet=False)

    def legal(self, s: Position, seat: int) -> list[int]:
        return [
            GRANDE + region
            for region in range(REGIONS)
            if region != s.king and region != s.home[seat]
        ]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 46 if action == GRANDE + s.king else self.rule

    def perform(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        s.home[seat] = action - GRANDE
        s.tell(GRANDE_MOVED, 131, seat, s.home[seat])


class TakePower(Effect):
    """One played power card comes back to the hand. The step is announced without saying which
    card, since it need not be shown (ELG-132)."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        return s.pile[seat] != 0

    def begin(self, s: Position, seat: int, card: Card) -> None:
        announce(s, seat, 0)

    def carry_out(self, s: Position, seat: int, stage: int) -> None:
        s.push(CHOOSE_POWER, 1 << seat)


class ChoosePower(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("choose_power"), 132, secret=True, quiet=False)

    def legal(self, s: Position, seat: int) -> list[int]:
        return [RECOVER + value - 1 for value in sorted(cards_of(s.pile[seat]))]

    def apply(self, s: Position, seat: int, action: int) -> None:
        value = action - RECOVER + 1
        s.pop()
        seen = take_back(s, seat, value)
        s.tell(POWER_TAKEN_BACK, 132, seat)
        if seen:
            s.tell(POWER_CHOSEN, 132, seat, value - 1)
        else:
            s.tell_only(only(seat), POWER_CHOSEN, 132, seat, value - 1)


class GainCourt(Effect):
    """Two own caballeros from province to court; from the board only by option (ELG-133)."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        if s.province[seat] > 0:
            return True
        return s.options[COURT_CARD_FROM_BOARD] == 1 and s.any_in_open_regions(seat)

    def begin(self, s: Position, seat: int, card: Card) -> None:
        announce(s, seat, 0)

    def carry_out(self, s: Position, seat: int, stage: int) -> None:
        wanted = s.current().count
        count = min(wanted, s.province[seat])
        s.province[seat] -= count
        s.court[seat] += count
        s.tell(COURT_GAINED, 133, seat, count)
        missing = wanted - count
        if s.options[COURT_CARD_FROM_BOARD] and missing > 0 and s.any_in_open_regions(seat):
            s.push(FETCH_MISSING, 1 << seat, missing)


class ScoreDialled(Scoring):
    """All players dial; every region dialled by exactly one is scored (ELG-134)."""

    def carry_out(self, s: Position, seat: int, stage: int) -> None:
        if stage == 0:
            s.push(SCORING_DIAL, (1 << s.seats) - 1)
            return
        times = [0] * REGIONS
        for other in range(s.seats):
            times[s.dial[other]] += 1
        clear_dials(s)
        for region in range(REGIONS):
            if times[region] == 1:
                score_place(s, region, 134)


class ScoringDial(Dial):
    """Any region, the king's too: scoring changes nothing there."""

    def __init__(self) -> None:
        super().__init__(Form("scoring_dial"), 134)

    def allowed(self, s: Position, seat: int, region: int) -> int:
        return 0

    def complete(self, s: Position, about: int) -> None:
        show_dials(s, 134)
        announce(s, s.active(), 1)
