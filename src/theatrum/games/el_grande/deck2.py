"""Section 19: deck 2, losses (the Veto is in `veto.py`, the scoring of one place in `deck3.py`)."""

from typing import Final

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.el_grande.board import Card
from theatrum.games.el_grande.dials import Dial, clear_dials, show_dials
from theatrum.games.el_grande.effect import Effect
from theatrum.games.el_grande.forms import (
    COUNT,
    COURT_LOST,
    GIVE,
    PLACES,
    REGIONS,
    REMOVE,
    RETURNED,
    WRATH_NEXT,
)
from theatrum.games.el_grande.state import (
    DIAL_RETURN_INCLUDES_SELF,
    NOWHERE,
    REMOVE_ONE,
    RETURN_DIAL,
    SUFFER_WRATH,
    Position,
)
from theatrum.games.el_grande.veto import Step, announce

FROM_COURT: Final = REGIONS  # the court's place among the sources
WRATH_COUNT: Final = 3


class LoseCourt(Effect):
    """Loss of authority: every opponent's court, or three of it, goes to the province (ELG-111,
    ELG-112)."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        for other in range(s.seats):
            if other != seat and s.court[other] > 0:
                return True
        return False

    def begin(self, s: Position, seat: int, card: Card) -> None:
        announce(s, seat, 0)

    def carry_out(self, s: Position, seat: int, stage: int) -> None:
        card = s.current()
        for other in range(s.seats):
            if other != seat:
                count = min(card.count, s.court[other])
                s.court[other] -= count
                s.province[other] += count
                s.tell(COURT_LOST, card.rule, other, count)


def can_give(s: Position, seat: int) -> bool:
    return s.court[seat] > 0 or s.any_in_open_regions(seat)


class Wrath(Effect):
    """The king's wrath: every opponent gives up three of the own choice, the left neighbour first.
    Each opponent is a step (ELG-108, ELG-113)."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        for other in range(s.seats):
            if other != seat and can_give(s, other):
                return True
        return False

    def begin(self, s: Position, seat: int, card: Card) -> None:
        go_on_with_wrath(s, seat)

    def carry_out(self, s: Position, seat: int, stage: int) -> None:
        s.push(SUFFER_WRATH, 1 << stage, WRATH_COUNT)


def go_on_with_wrath(s: Position, after: int) -> None:
    """Announce the wrath to the next opponent who has anything to give."""
    active = s.active()
    other = s.left_of(after)
    while other != active:
        if can_give(s, other):
            s.tell(WRATH_NEXT, 113, other)
            announce(s, active, other)
            return
        other = s.left_of(other)


class SufferWrath(Decision[Position]):
    """The owner chooses what goes: from the court or from regions (ELG-113)."""

    def __init__(self) -> None:
        super().__init__(Form("suffer_wrath", [("left", COUNT)]), 113, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        out: list[int] = []
        for region in range(REGIONS):
            if region != s.king and s.cubes[seat * PLACES + region] > 0:
                out.append(GIVE + region)
        if s.court[seat] > 0:
            out.append(GIVE + FROM_COURT)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 46 if action == GIVE + s.king else self.rule

    def apply(self, s: Position, seat: int, action: int) -> None:
        source = action - GIVE
        if source == FROM_COURT:
            s.court[seat] -= 1
            s.province[seat] += 1
        else:
            s.to_province(seat, source, 1)
        s.tell(RETURNED, 113, seat, source, 1)
        s.stack[-3] -= 1
        if s.stack[-3] == 0 or not can_give(s, seat):
            s.pop()
            go_on_with_wrath(s, seat)


class OneEach(Effect):
    """One caballero of every player, the own colour included, chosen by the active seat; each is
    a step, and once begun compulsory for everybody who has one to lose (ELG-108, ELG-114)."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        for owner in range(s.seats):
            if s.any_in_open_regions(owner):
                return True
        return False

    def begin(self, s: Position, seat: int, card: Card) -> None:
        s.push(REMOVE_ONE, 1 << seat)


class RemoveOne(Step):
    """Whose caballero goes next, and from where. The frame remembers who has lost one."""

    def __init__(self) -> None:
        super().__init__(Form("remove_one"), 114, quiet=False)

    def legal(self, s: Position, seat: int) -> list[int]:
        out: list[int] = []
        for owner in range(s.seats):
            if (s.stack[-3] >> owner) & 1:
                continue
            for region in range(REGIONS):
                if region != s.king and s.cubes[owner * PLACES + region] > 0:
                    out.append(REMOVE + owner * REGIONS + region)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if REMOVE <= action < REMOVE + s.seats * REGIONS:
            return 46 if (action - REMOVE) % REGIONS == s.king else self.rule
        return self.rule

    def perform(self, s: Position, seat: int, action: int) -> None:
        owner, region = divmod(action - REMOVE, REGIONS)
        s.to_province(owner, region, 1)
        s.tell(RETURNED, 114, owner, region, 1)
        s.stack[-3] |= 1 << owner
        if not self.legal(s, seat):
            s.pop()


class DialReturn(Effect):
    """Every opponent dials a region and returns two, or all, of the own caballeros there. Two
    windows for a Veto: before the dials, and after they are shown (ELG-115, ELG-116)."""

    def asked(self, s: Position, seat: int) -> int:
        """Who must dial: those with caballeros in open regions; the user only by option."""
        who = 0
        for other in range(s.seats):
            concerned = other != seat or s.options[DIAL_RETURN_INCLUDES_SELF] == 1
            if concerned and s.any_in_open_regions(other):
                who |= 1 << other
        return who

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        return self.asked(s, seat) != 0

    def begin(self, s: Position, seat: int, card: Card) -> None:
        announce(s, seat, 0)

    def carry_out(self, s: Position, seat: int, stage: int) -> None:
        if stage == 0:
            s.push(RETURN_DIAL, self.asked(s, seat))
            return
        card = s.current()
        for other in range(s.seats):
            region = s.dial[other]
            if region != NOWHERE:
                count = min(card.count, s.cubes[other * PLACES + region])
                s.to_province(other, region, count)
                s.tell(RETURNED, card.rule, other, region, count)
        clear_dials(s)


class ReturnDial(Dial):
    """A region with enough own caballeros; with one only if there is none with enough."""

    def __init__(self) -> None:
        super().__init__(Form("return_dial"), 115)

    def asks(self, s: Position) -> int:
        return s.current().rule

    def allowed(self, s: Position, seat: int, region: int) -> int:
        if region == s.king:
            return 46
        rule = s.current().rule
        count = s.cubes[seat * PLACES + region]
        if count == 0:
            return rule
        if count >= s.current().at_least:
            return 0
        for other in range(REGIONS):
            if other != s.king and s.cubes[seat * PLACES + other] >= s.current().at_least:
                return rule
        return 0

    def complete(self, s: Position, about: int) -> None:
        show_dials(s, s.current().rule)
        announce(s, s.active(), 1)
