"""Chapter 6: stacks and troops, and what everybody knows of the troops."""

from mypy_extensions import i64

from theatrum.core.events import only
from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.forms import (
    COMMAND,
    FIRST_GENERAL,
    GENERAL,
    GENERAL_REMOVED,
    GENERALS_OF,
    POWER_OF,
    REGROUP,
    SHIFTED,
    TROOPS_LOST,
)
from theatrum.games.maria.state import MOST_TROOPS, OFF, SHIFT, Position


def same_power_partner(s: Position, general: i64) -> i64:
    """The other general of the stack if he shares the troops (MAR-056, MAR-057), or -1."""
    other = s.partner(general)
    if other < 0 or POWER_OF[other] != POWER_OF[general]:
        return -1
    return other


# What everybody knows: bounds of each general, and of the sum of two who share their troops.


def part(s: Position, general: i64) -> None:
    """Forget what is known of the sum of a general and his mate."""
    other = s.mate[general]
    if other >= 0:
        s.mate[general] = -1
        s.mate[other] = -1


def know_sum(s: Position, general: i64, other: i64, low: i64, high: i64) -> None:
    """The sum of two generals is known to lie between two numbers."""
    s.sum_low[general] = low
    s.sum_low[other] = low
    s.sum_high[general] = high
    s.sum_high[other] = high
    s.mate[general] = other
    s.mate[other] = general


def share(s: Position, general: i64, other: i64) -> None:
    """Two generals of a power have come together: only their sum is known from now on."""
    if s.mate[general] != other:
        part(s, general)
        part(s, other)
        low = s.low[general] + s.low[other]
        know_sum(s, general, other, low, s.high[general] + s.high[other])
    low = max(1, s.sum_low[general] - MOST_TROOPS)
    high = min(MOST_TROOPS, s.sum_high[general] - 1)
    s.low[general] = low
    s.low[other] = low
    s.high[general] = high
    s.high[other] = high


def add_bounds(s: Position, general: i64, least: i64, most: i64) -> None:
    """A general has got some troops, nobody else knows how many."""
    s.low[general] = min(MOST_TROOPS, s.low[general] + least)
    s.high[general] = min(MOST_TROOPS, s.high[general] + most)


def widen_sum(s: Position, general: i64, most: i64) -> None:
    other = s.mate[general]
    if other >= 0:
        high = min(2 * MOST_TROOPS, s.sum_high[general] + most)
        know_sum(s, general, other, s.sum_low[general], high)


def group_low(s: Position, general: i64) -> i64:
    """The least that a general may have together with his mate."""
    mate = s.mate[general]
    if mate < 0:
        return s.low[general]
    return max(s.sum_low[general], s.low[general] + s.low[mate])


def group_high(s: Position, general: i64) -> i64:
    mate = s.mate[general]
    if mate < 0:
        return s.high[general]
    return min(s.sum_high[general], s.high[general] + s.high[mate])


def sum_range(s: Position, general: i64) -> tuple[i64, i64]:
    """What a general and his mate may have, by what is known of the others and of the total, which
    everybody may know (MAR-055)."""
    power: i64 = POWER_OF[general]
    first: i64 = FIRST_GENERAL[power]
    rest = s.total(power)
    mate = s.mate[general]
    least: i64 = 0
    most: i64 = 0
    for one in range(first, first + GENERALS_OF[power]):
        if one in (general, mate) or s.high[one] == 0 or first <= s.mate[one] < one:
            continue
        least += group_low(s, one)
        most += group_high(s, one)
    return max(group_low(s, general), rest - most), min(group_high(s, general), rest - least)


def own_range(s: Position, general: i64) -> tuple[i64, i64]:
    """What a general may have himself."""
    low, high = sum_range(s, general)
    mate = s.mate[general]
    if mate < 0:
        return low, high
    return max(s.low[general], low - s.high[mate]), min(s.high[general], high - s.low[mate])


def announce(s: Position, general: i64) -> i64:
    """The troops of a general, or of the generals of his power in his stack, are told; their
    number (MAR-055, MAR-140)."""
    other = same_power_partner(s, general)
    if other >= 0:
        total = s.troops[general] + s.troops[other]
        share(s, general, other)
        low, high = sum_range(s, general)
        if low != high:
            s.reveal()
        know_sum(s, general, other, total, total)
        share(s, general, other)
        return total
    strength = s.troops[general]
    low, high = own_range(s, general)
    if low != high:
        s.reveal()
    mate = s.mate[general]
    if mate >= 0:
        low = max(max(1, s.low[mate]), s.sum_low[general] - strength)
        high = min(min(MOST_TROOPS, s.high[mate]), s.sum_high[general] - strength)
        s.low[mate] = low
        s.high[mate] = high
        part(s, general)
    s.low[general] = strength
    s.high[general] = strength
    return strength


# Losses.


def remove_general(s: Position, general: i64, rule: i64) -> None:
    """Off the board; he may return in winter (MAR-058, MAR-084)."""
    part(s, general)
    s.move(general, OFF)
    s.troops[general] = 0
    s.low[general] = 0
    s.high[general] = 0
    bit = 1 << general
    s.down &= ~bit
    s.top &= ~bit
    s.tell(GENERAL_REMOVED, rule, general)


def lose_alone(s: Position, general: i64, count: i64, rule: i64) -> i64:
    """A general without a partner of his power loses troops; how many generals are removed."""
    left = s.troops[general] - count
    low, high = own_range(s, general)
    if min(low, count + 1) != min(high, count + 1):
        s.reveal()  # whether he can bear it was not known
    if left <= 0:
        s.tell(TROOPS_LOST, rule, POWER_OF[general], s.troops[general])
        remove_general(s, general, rule)
        return 1
    s.tell(TROOPS_LOST, rule, POWER_OF[general], count)
    mate = s.mate[general]
    if mate >= 0:
        know_sum(s, general, mate, max(2, s.sum_low[general] - count), s.sum_high[general] - count)
    s.troops[general] = left
    s.low[general] = max(1, s.low[general] - count)
    s.high[general] = max(1, s.high[general] - count)
    return 0


def lose_together(s: Position, general: i64, other: i64, count: i64, rule: i64) -> i64:
    """Two generals of a power in one city lose troops: nobody is removed as long as there is a
    troop for him; the last one is the commander's (MAR-058, MAR-059). How many are removed."""
    if s.leads(other, general):
        general, other = other, general
    total = s.troops[general] + s.troops[other]
    left = total - count
    s.tell(TROOPS_LOST, rule, POWER_OF[general], min(count, total))
    share(s, general, other)
    low, high = sum_range(s, general)
    if min(low, count + 2) != min(high, count + 2):
        s.reveal()  # nor here, and how many stay
    if left <= 0:
        remove_general(s, general, rule)
        remove_general(s, other, rule)
        return 2
    if left == 1:
        remove_general(s, other, rule)
        s.troops[general] = 1
        s.low[general] = 1
        s.high[general] = 1
        return 1
    # The junior bleeds first; the owner may shift afterwards.
    s.troops[other] = max(1, s.troops[other] - count)
    s.troops[general] = left - s.troops[other]
    know_sum(s, general, other, max(2, s.sum_low[general] - count), s.sum_high[general] - count)
    share(s, general, other)
    return 0


# Shifting.


def may_regroup(s: Position, general: i64, other: i64) -> bool:
    """May a commander shift troops in his stack? Once between two other actions (MAR-056)."""
    if POWER_OF[general] != POWER_OF[other] or (s.regrouped >> general) & 1:
        return False
    return 2 < s.troops[general] + s.troops[other] < 2 * MOST_TROOPS


def add_regroup(s: Position, power: i64, out: list[int]) -> None:
    """Shifting inside a stack is open to the owner in his own decisions."""
    first = FIRST_GENERAL[power]
    for general in range(first, first + GENERALS_OF[power]):
        other = s.partner(general)
        if other >= 0 and s.leads(general, other) and may_regroup(s, general, other):
            out.append(REGROUP + general)


def regroup(s: Position, seat: i64, general: i64) -> None:
    s.regrouped |= 1 << general
    s.push(SHIFT, 1 << seat, general)


class Shift(Decision[Position]):
    """How many of a stack's troops the commander has (MAR-056, MAR-059)."""

    def __init__(self) -> None:
        super().__init__(Form("shift", [("general", GENERAL)]), 56, secret=True, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        general = s.stack[-3]
        total = s.troops[general] + s.troops[s.partner(general)]
        first = max(1, total - MOST_TROOPS)
        return [COMMAND + n for n in range(first, min(MOST_TROOPS, total - 1) + 1)]

    def why_not(self, s: Position, seat: int, action: int) -> i64:
        return 54 if COMMAND <= action <= COMMAND + 16 else 56

    def apply(self, s: Position, seat: int, action: int) -> None:
        general = s.stack[-3]
        other = s.partner(general)
        total = s.troops[general] + s.troops[other]
        s.troops[general] = action - COMMAND
        s.troops[other] = total - s.troops[general]
        s.tell_only(only(seat), SHIFTED, 56, general, s.troops[general])
        s.pop()
