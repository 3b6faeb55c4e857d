"""Section K: collecting gold and grain."""

from theatrum.games.wallenstein.battle import add_marker, begin_revolt
from theatrum.games.wallenstein.board import BAD_HARVEST, GOOD_HARVEST
from theatrum.games.wallenstein.forms import GOLD_GOT, GRAIN_GOT, TAX_GOLD
from theatrum.games.wallenstein.state import Position


def tax(s: Position, seat: int, action: int, province: int) -> bool:
    """First the income, then a revolt if there was a marker before, then a marker (WAL-066 to
    WAL-068). Always possible."""
    if action == TAX_GOLD:
        s.gold[seat] += s.board.gold[province]
        s.tell(GOLD_GOT, 66, seat, s.board.gold[province])
    else:
        grain = harvest(s, province)
        s.grain[seat] += grain
        s.tell(GRAIN_GOT, 66, seat, grain)
    if s.markers[province] > 0:
        begin_revolt(s, seat, province, s.markers[province], True)
    else:
        add_marker(s, province, 68)
    return True


def harvest(s: Position, province: int) -> int:
    """Good and bad harvests change the grain by two, never the gold (WAL-070, WAL-148, WAL-149)."""
    grain = s.board.grain[province]
    if s.in_force(GOOD_HARVEST, province):
        return grain + 2
    if s.in_force(BAD_HARVEST, province):
        return max(0, grain - 2)
    return grain
