"""Into and out of the city when an army comes: HAN-047 (1), HAN-056, HAN-119."""

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.forms import (
    ALONG,
    CARTHAGE,
    DONE,
    F_DONE,
    F_INSIDE_SET,
    GENERALS,
    HOW_MANY,
    SPACE,
)
from theatrum.games.hannibal.pieces import consuls_in, generals_at, go_in, is_consul, members
from theatrum.games.hannibal.rating import counts, elephant_range
from theatrum.games.hannibal.state import CITY_GENERALS, Position
from theatrum.games.hannibal.steps import FIVE


def garrison(s: Position, space: i64) -> bool:
    """Have the own forces in the city anything to sortie with? (HAN-119)"""
    return s.within(s.active, space) > 0 or generals_at(s, s.active, space, 1) != 0


# Into or out of the city (HAN-047, HAN-056).


class CityCus(Decision[Position]):
    """How many CUs are inside, then how many of them are elephants; `a` the space, `b` 0 or 1 plus
    the number chosen. A consul has five on one side of the walls, or all there are (HAN-039)."""

    def __init__(self) -> None:
        super().__init__(Form("city_cus", [("space", SPACE)]), 47)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        space = s.stack[-3]
        total = s.total(seat, space)
        if s.stack[-4]:
            count = s.stack[-4] - 1
            elephants = s.el[space] + s.eli[space]
            least = max(0, elephants - (total - count))
            return counts(least, min(count, elephants))
        most = min(total, s.board.capacity[space])
        here = generals_at(s, seat, space, 0) | generals_at(s, seat, space, 1)
        if consuls_in(s, here) == 0:
            return counts(0, most)
        kept = min(FIVE, total)
        return [HOW_MANY + n for n in range(most + 1) if n >= kept or total - n >= kept]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        space = s.stack[-3]
        most = min(s.total(seat, space), s.board.capacity[space])
        return 39 if s.stack[-4] == 0 and HOW_MANY <= action <= HOW_MANY + most else 47

    def apply(self, s: Position, seat: int, action: int) -> None:
        space = s.stack[-3]
        number = action - HOW_MANY
        elephants = s.el[space] + s.eli[space] if seat == CARTHAGE else 0
        total = s.total(seat, space)
        if s.stack[-4] == 0:
            s.stack[-4] = number + 1
            s.tell(F_INSIDE_SET, 47, seat, space, number)
            least = max(0, elephants - (total - number))
            if elephants and least < min(number, elephants):
                return
            chosen = min(least, number)
        else:
            chosen = number
            number = s.stack[-4] - 1
            s.tell(F_INSIDE_SET, 47, seat, space, number)
        s.inn[space] = number
        s.add_cus(seat, space, total - number - s.outside(seat, space))
        if seat == CARTHAGE:
            s.eli[space] = chosen
            s.el[space] = elephants - chosen
        s.pop()
        if generals_at(s, seat, space, 0) | generals_at(s, seat, space, 1):
            s.push(CITY_GENERALS, 1 << seat, space)


class CityGenerals(Decision[Position]):
    """Each general in the space goes inside, or stays outside with the rest; `b` - 1 masks those
    who have been asked for (HAN-047). A consul keeps to five CUs if there are five (HAN-039)."""

    def __init__(self) -> None:
        super().__init__(Form("city_generals", [("space", SPACE)]), 47)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def here(self, s: Position, seat: i64) -> i64:
        space = s.stack[-3]
        return generals_at(s, seat, space, 0) | generals_at(s, seat, space, 1)

    def legal(self, s: Position, seat: int) -> list[int]:
        space = s.stack[-3]
        chosen = s.stack[-4]
        out: list[int] = []
        total = s.total(seat, space)
        for g in range(GENERALS):
            if (
                (self.here(s, seat) >> g) & 1
                and (chosen >> g) & 1 == 0
                and (not is_consul(s, g) or s.inn[space] >= min(FIVE, total))
            ):
                out.append(ALONG + g)
        if self.fits(s, seat, space, chosen) or not out:
            out.append(DONE)
        return out

    def fits(self, s: Position, seat: i64, space: i64, chosen: i64) -> bool:
        """Consuls who stay outside keep their five there, if they had them."""
        stay = consuls_in(s, self.here(s, seat) & ~chosen)
        return stay == 0 or s.outside(seat, space) >= min(FIVE, s.total(seat, space))

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action != DONE:
            s.stack[-4] |= 1 << (action - ALONG)
            s.tell(F_DONE, 47, seat)
            return
        chosen = s.stack[-4]
        for g in members(self.here(s, seat)):
            s.inside[g] = (chosen >> g) & 1
        s.pop()
        s.tell(F_DONE, 47, seat)


class Sortie(Decision[Position]):
    """CUs and generals inside join the relieving army (HAN-119); `a` the step, `b` what was
    chosen."""

    def __init__(self) -> None:
        super().__init__(Form("sortie", [("space", SPACE)]), 119)

    def about(self, s: Position) -> list[int]:
        return [s.place[s.mover]]

    def legal(self, s: Position, seat: int) -> list[int]:
        space = s.place[s.mover]
        if s.stack[-3] == 0:
            return counts(0, s.inn[space])
        if s.stack[-3] == 1:
            least, most = elephant_range(s, seat, space, 1, s.stack[-4] & 31)
            return counts(least, most)
        stay = generals_at(s, seat, space, 1)
        out = [ALONG + g for g in members(stay)]
        least = min(FIVE, s.inn[space] + s.sortied)
        if consuls_in(s, stay) == 0 or s.inn[space] >= least:  # HAN-039
            out.append(DONE)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 39 if action == DONE and s.stack[-3] == 2 else 119

    def apply(self, s: Position, seat: int, action: int) -> None:
        space = s.place[s.mover]
        if s.stack[-3] == 0:
            count = action - HOW_MANY
            least, most = elephant_range(s, seat, space, 1, count)
            s.stack[-4] = count
            s.tell(F_INSIDE_SET, 119, seat, space, s.inn[space] - count)
            if least < most:
                s.stack[-3] = 1
                return
            self.come_out(s, seat, space, count, least)
        elif s.stack[-3] == 1:
            s.tell(F_INSIDE_SET, 119, seat, space, s.inn[space] - s.stack[-4])
            self.come_out(s, seat, space, s.stack[-4], action - HOW_MANY)
        elif action != DONE:
            s.inside[action - ALONG] = 0
            s.agens |= 1 << (action - ALONG)
            s.sortied_gens |= 1 << (action - ALONG)
            s.tell(F_DONE, 119, seat)
        if action == DONE or (s.stack[-3] == 2 and generals_at(s, seat, space, 1) == 0):
            if action == DONE:
                s.tell(F_DONE, 119, seat)
            s.pop()

    def come_out(self, s: Position, seat: i64, space: i64, count: i64, elephants: i64) -> None:
        go_in(s, seat, space, -count, -elephants)
        s.acu += count
        s.ael += elephants
        s.sortied = count
        s.sortied_el = elephants
        s.stack[-3] = 2
