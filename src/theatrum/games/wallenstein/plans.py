"""What a seat's own plan may bring: the evaluation lets it happen, action after action."""

from typing import Final

from theatrum.games.wallenstein.board import TRADE_BONUS, TROOP_SHORTAGE
from theatrum.games.wallenstein.building import has_site
from theatrum.games.wallenstein.forms import (
    BLANK,
    MOVE_A,
    MOVE_B,
    PROVINCES,
    RECRUIT_FIVE,
    SLOTS,
    TAX_GOLD,
    TAX_GRAIN,
    TRADING_HOUSE,
)
from theatrum.games.wallenstein.prospects import Outlook
from theatrum.games.wallenstein.state import (
    JOIN_TARGET,
    MARCH_TARGET,
    OPEN,
    RECRUIT_CHOICE,
    Position,
)
from theatrum.games.wallenstein.taxes import harvest

NONE: Final = -1


class Plan:
    """The cards of a seat that are still to be turned over, by action; NONE where none is."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        s = outlook.s
        self.outlook: Outlook = outlook
        self.s: Position = s
        self.seat: int = seat
        self.hunger: float = outlook.hunger(seat, s.grain[seat])
        self.cards: list[int] = [NONE] * SLOTS
        for action in range(SLOTS):
            card = s.plan[seat * SLOTS + action]
            if 0 <= card < PROVINCES and (
                (s.turned[seat] >> action) & 1 == 0 or self.is_under_way(action)
            ):
                self.cards[action] = card

    def is_under_way(self, action: int) -> bool:
        """Has the card just been turned, and waits for its seat's decision?"""
        s = self.s
        if s.stack[-2] != 1 << self.seat or s.action() != action:
            return False
        return s.stack[-1] in (RECRUIT_CHOICE, JOIN_TARGET, MARCH_TARGET)

    # Spaces that are not covered yet.

    def cover_open_spaces(self) -> None:
        """Lay the best cards that are left, one after the other, and blanks where nothing is worth
        a card; there are only so many blanks."""
        s = self.s
        row = s.plan[self.seat * SLOTS : (self.seat + 1) * SLOTS]
        spaces = [action for action in range(SLOTS) if row[action] == OPEN]
        if not spaces:
            return
        free = [p for p in range(PROVINCES) if s.owner[p] == self.seat and p not in row]
        blanks = s.board.blanks - row.count(BLANK)
        worth: list[list[float]] = []
        for action in spaces:
            if action == MOVE_B and MOVE_A in spaces:
                worth.append(worth[-1][:])  # the same marches
            else:
                worth.append([self.card_worth(action, province) for province in free])
        for left in range(len(spaces), 0, -1):
            space = NONE
            card = NONE
            most = 0.0 if left <= blanks else -1e9
            for i in range(len(spaces)):
                if self.cards[spaces[i]] == NONE:
                    for k in range(len(free)):
                        if worth[i][k] > most:
                            most = worth[i][k]
                            space = i
                            card = k
            if space == NONE:
                return
            self.cards[spaces[space]] = free[card]
            for values in worth:
                values[card] = -1e9

    def card_worth(self, action: int, province: int) -> float:
        """An action in a province, with gold for it."""
        s = self.s
        if action < TAX_GOLD:
            if not has_site(s, action, province):
                return 0.0
            return self.outlook.building(self.seat, action, province) - (
                self.outlook.w.purse * s.board.cost[action]
            )
        if action == TAX_GOLD:
            return self.outlook.w.purse * s.board.gold[province] - self.outlook.taxing(province)
        if action == TAX_GRAIN:
            more = self.outlook.hunger(self.seat, s.grain[self.seat] + s.board.grain[province])
            return self.hunger - more - self.outlook.taxing(province)
        if action < MOVE_A:
            return self.recruits(action, province) - self.outlook.w.purse * s.board.cost[action]
        return self.outlook.w.marching * self.outlook.best_march(self.seat, province)

    def recruits(self, action: int, province: int) -> float:
        there = self.s.armies[province]
        more = self.number(action, province)
        return self.outlook.armies(there + more) - self.outlook.armies(there)

    def number(self, action: int, province: int) -> int:
        """How many armies a recruiting action brings."""
        if self.s.in_force(TROOP_SHORTAGE, province):
            return self.s.board.armies_short[action]
        return self.s.board.armies[action]

    # The plan as it will happen.

    def worth(self, first: int) -> float:
        """What the plan brings from a space of the action row on."""
        s = self.s
        outlook = self.outlook
        gold = s.gold[self.seat]
        grain = s.grain[self.seat]
        supply = s.supply[self.seat]
        total = 0.0
        for space in range(first, SLOTS):
            action = s.row[space]
            province = self.cards[action]
            if province == NONE:
                continue
            if action < RECRUIT_FIVE and action >= TAX_GOLD:
                if action == TAX_GOLD:
                    gold += s.board.gold[province]
                else:
                    grain += harvest(s, province)
                total -= outlook.taxing(province)
            elif action >= MOVE_A:
                total += self.outlook.w.marching * outlook.best_march(self.seat, province)
            else:
                cost = self.cost(action, province)
                if gold < cost:
                    continue
                if action < TAX_GOLD:
                    if not has_site(s, action, province):
                        continue
                    total += outlook.building(self.seat, action, province)
                else:
                    number = self.number(action, province)
                    if supply < number:
                        continue
                    supply -= number
                    total += self.recruits(action, province)
                gold -= cost
        total += outlook.gold(gold) - outlook.gold(s.gold[self.seat])
        return total + self.hunger - outlook.hunger(self.seat, grain)

    def cost(self, action: int, province: int) -> int:
        if action == TRADING_HOUSE and self.s.in_force(TRADE_BONUS, province):
            return 0
        return self.s.board.cost[action]
