"""Chapters 8 and 20: the cards of a stage and the subsidies."""

from mypy_extensions import i64

from theatrum.core.events import only
from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.board import AUSTRIAN_ALLY, BONUS, PENALTY, icon_bit
from theatrum.games.maria.cards import draw, draw_card
from theatrum.games.maria.forms import (
    BAVARIA,
    CARD_DRAWN,
    FRANCE,
    KEEP_SUBSIDY,
    MAJORS,
    PAY_SUBSIDY,
    POWERS,
    SAXONY,
    SUBSIDY_DECIDED,
    SUBSIDY_PAID,
)
from theatrum.games.maria.sequence import stage_powers
from theatrum.games.maria.state import HAND, SUBSIDY_CHOICE, Position
from theatrum.games.maria.talks import FIRST_CONTRACT, set_contract

FRENCH_CUT = 2  # MAR-173


def icon_in_force(s: Position, power: i64, icon: i64) -> bool:
    """Does a marker stand on a space with this icon of the power? (MAR-219 to MAR-222)"""
    bit = icon_bit(power, icon)
    for track in range(3):
        if s.board.icon_masks[track][s.track[track]] & bit:
            return True
    return False


def is_cut_off(s: Position, power: i64) -> bool:
    """A minor whose major fortress an enemy controls gets no cards (MAR-067)."""
    if power < MAJORS:
        return False
    for fort in s.board.bases[power]:
        if s.enemies(power, s.controller(fort)):
            return True
    return False


def income(s: Position, power: i64) -> i64:
    """How many cards a power draws (MAR-065, MAR-173, MAR-220, MAR-221, MAR-260)."""
    if is_cut_off(s, power):
        return 0
    count: i64 = s.board.income[power]
    if not s.advanced():
        return count - FRENCH_CUT if power == FRANCE else count
    if power == SAXONY:
        if s.saxony == AUSTRIAN_ALLY:
            return 2
        return count
    if icon_in_force(s, power, BONUS):
        count += 1
    if icon_in_force(s, power, PENALTY):
        count -= 1
    return count


def ask_subsidy(s: Position) -> None:
    """In the introductory game Louis decides from turn 4 on, turn by turn (MAR-066)."""
    if s.advanced():
        return
    if s.turn <= FIRST_CONTRACT:
        set_contract(s, FRANCE, BAVARIA, 1)
    elif not is_cut_off(s, BAVARIA):
        s.push(SUBSIDY_CHOICE, 1 << s.player[FRANCE])


class SubsidyChoice(Decision[Position]):
    """Does France pay Bavaria this turn?"""

    def __init__(self) -> None:
        super().__init__(Form("subsidy_choice"), 66)

    def legal(self, s: Position, seat: int) -> list[int]:
        return [PAY_SUBSIDY, KEEP_SUBSIDY]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        paid = 1 if action == PAY_SUBSIDY else 0
        set_contract(s, FRANCE, BAVARIA, paid)
        s.tell(SUBSIDY_DECIDED, 66, FRANCE, BAVARIA, paid)


def draw_income(s: Position, stage: i64) -> None:
    """Each power of the stage draws, once per turn (MAR-065, MAR-261). A payer hands one card of
    the income to each of its partners before anybody has looked at it (MAR-270, MAR-271)."""
    for power in stage_powers(s, stage):
        if (s.drew >> power) & 1:
            continue
        s.drew |= 1 << power
        count = income(s, power)
        if power < MAJORS:
            count -= pay_subsidies(s, power, count)
        draw(s, power, count)


def pay_subsidies(s: Position, payer: i64, most: i64) -> i64:
    paid: i64 = 0
    for other in range(i64(POWERS)):
        left = s.subsidy[payer * POWERS + other]
        if left == 0 or paid == most or is_cut_off(s, other):
            continue
        card = draw_card(s)
        if card < 0:
            break
        s.put_card(card, HAND + other)
        s.tell(SUBSIDY_PAID, 270, payer, other)
        s.tell_only(only(s.player[other]), CARD_DRAWN, 270, other, card)
        set_contract(s, payer, other, left - 1)
        paid += 1
    return paid
