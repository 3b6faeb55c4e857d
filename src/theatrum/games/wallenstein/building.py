"""Section J: building. The three actions have the numbers of the buildings."""

from theatrum.games.wallenstein.board import TRADE_BONUS
from theatrum.games.wallenstein.forms import BUILT, GOLD_GOT, GOLD_PAID, TRADING_HOUSE
from theatrum.games.wallenstein.state import Position


def has_site(s: Position, building: int, province: int) -> bool:
    """A tile is left, the province has none of the kind, and a city is free (WAL-062, WAL-064)."""
    if s.tiles[building] == 0 or s.has(province, building):
        return False
    return s.buildings(province) < s.board.cities[province]


def build(s: Position, seat: int, building: int, province: int) -> bool:
    """A tile on a free city of the province, for its price; False if that can't be (WAL-060,
    WAL-064)."""
    bonus = building == TRADING_HOUSE and s.in_force(TRADE_BONUS, province)
    cost = 0 if bonus else s.board.cost[building]
    if s.gold[seat] < cost or not has_site(s, building, province):
        return False
    s.gold[seat] -= cost
    s.tiles[building] -= 1
    s.built[province] |= 1 << building
    if cost > 0:
        s.tell(GOLD_PAID, 61, seat, cost)
    s.tell(BUILT, 60, seat, building, province)
    if bonus:
        s.gold[seat] += 1  # WAL-147
        s.tell(GOLD_GOT, 147, seat, 1)
    return True
