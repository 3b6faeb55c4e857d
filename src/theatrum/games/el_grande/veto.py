"""Deck 2's Veto: an interruption at every declared step of a special action (ELG-105 to ELG-110).

While a usable Veto lies before an opponent, each step of a special action is declared with all
details; the holders may object, clockwise from the active seat's left; then it takes effect."""

from theatrum.core.forms import SEAT, Form
from theatrum.core.game import Decision
from theatrum.games.el_grande.dials import clear_dials
from theatrum.games.el_grande.forms import (
    ALLOW,
    ALLOWED,
    DECLARED,
    USE,
    VETO,
    VETO_STOPPED,
    VETOED,
)
from theatrum.games.el_grande.state import (
    ANNOUNCED,
    OBJECT,
    OBJECT_TO_VETO,
    TURN,
    VETO_VETO,
    VETOES,
    Position,
)


class Step(Decision[Position]):
    """A decision within a special action whose answer is a declared step."""

    def apply(self, s: Position, seat: int, action: int) -> None:
        declare(s, seat, action)

    def perform(self, s: Position, seat: int, action: int) -> None:
        """Carry out the step: nobody objected."""
        raise NotImplementedError


# The decisions of the game that are steps, by kind; the game fills it.
steps: dict[int, Step] = {}


def announce(s: Position, seat: int, stage: int) -> None:
    """Declare a step that needs no choice of the active seat; `stage` says which."""
    s.push(ANNOUNCED, 1 << seat, stage)
    declare(s, seat, USE)


def declare(s: Position, seat: int, action: int) -> None:
    """The top decision's step is declared: ask the holders of a Veto, or carry it out (ELG-107)."""
    asked = next_holder(s, seat, seat)
    if asked == seat:
        steps[s.stack[-1]].perform(s, seat, action)
    else:
        s.tell(DECLARED, 107, seat, s.card, action)
        s.push(OBJECT, 1 << asked, action)


def holds_veto(s: Position, seat: int) -> bool:
    return s.veto[seat * VETOES] != 0 or s.veto[seat * VETOES + 1] != 0


def next_holder(s: Position, after: int, last: int) -> int:
    """The next seat clockwise with a Veto before `last`; else `last` itself (ELG-109)."""
    seat = s.left_of(after)
    while seat != last and not holds_veto(s, seat):
        seat = s.left_of(seat)
    return seat


def spend_veto(s: Position, seat: int) -> None:
    """A used Veto leaves the game; of two the one that lapses first (ELG-105)."""
    slot = seat * VETOES
    first, second = s.veto[slot], s.veto[slot + 1]
    if second != 0 and (first == 0 or second < first):
        slot += 1
    s.veto[slot] = 0


def cancel_special(s: Position) -> None:
    """What has been done stands, what is left is cancelled, the card's special half is used up
    (ELG-107, ELG-109)."""
    while s.stack[-1] != TURN:
        s.pop()
    clear_dials(s)
    s.end_moves()


class Object(Decision[Position]):
    """A holder of a Veto objects to the declared step, or lets it pass (ELG-109)."""

    def __init__(self) -> None:
        super().__init__(Form("object", [("active", SEAT)]), 106, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.active()]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [VETO, ALLOW]

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == ALLOW:
            s.tell(ALLOWED, 109, seat)
            ask_on(s, seat)
            return
        spend_veto(s, seat)
        s.tell(VETOED, 107, seat, s.card)
        asked = next_holder(s, seat, seat)
        if s.options[VETO_VETO] and asked != seat:
            s.push(OBJECT_TO_VETO, 1 << asked, seat)
        else:
            cancel_special(s)


def ask_on(s: Position, seat: int) -> None:
    """The top frame asked `seat` about a step: ask the next holder, or carry the step out."""
    active = s.active()
    asked = next_holder(s, seat, active)
    if asked != active:
        s.stack[-2] = 1 << asked
        return
    action = s.stack[-3]
    s.pop()
    steps[s.stack[-1]].perform(s, active, action)


class ObjectToVeto(Decision[Position]):
    """Option `veto_veto`: another holder may stop the Veto itself (ELG-110); then the step is
    still open to the objections of those not asked yet."""

    def __init__(self) -> None:
        super().__init__(Form("object_to_veto", [("objector", SEAT)]), 110, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [VETO, ALLOW]

    def apply(self, s: Position, seat: int, action: int) -> None:
        objector = s.stack[-3]
        if action == VETO:
            spend_veto(s, seat)
            s.tell(VETO_STOPPED, 110, seat)
            s.pop()
            ask_on(s, objector)
            return
        s.tell(ALLOWED, 110, seat)
        asked = next_holder(s, seat, objector)
        if asked != objector:
            s.stack[-2] = 1 << asked
        else:
            cancel_special(s)
