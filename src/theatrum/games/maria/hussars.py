"""Chapter 7: Austria's hussars."""

from librt.vecs import append, vec
from mypy_extensions import i64

from theatrum.core.forms import Form, numbers
from theatrum.core.game import Decision
from theatrum.games.maria.forms import (
    AUSTRIA,
    CITY_SLOTS,
    FIRST_GENERAL,
    GENERALS_OF,
    HUSSAR,
    HUSSAR_KEPT,
    HUSSAR_PLACED,
    HUSSAR_REMOVED,
    KEEP,
    MADE,
    PIECES,
    actions_of,
)
from theatrum.games.maria.order import insert
from theatrum.games.maria.state import OFF, PLACE_HUSSAR, VARIANT, Position


def ask_hussars(s: Position) -> None:
    """Each of the two may be placed (MAR-060)."""
    for number in (1, 0):
        s.push(PLACE_HUSSAR, 1 << s.player[AUSTRIA], number)


def enter(s: Position, city: i64) -> None:
    """Any piece that comes into a hussar's city drives him off (MAR-064)."""
    for number in range(2):
        if s.hussar[number] == city:
            s.hussar[number] = OFF
            s.tell(HUSSAR_REMOVED, 64, city)


class PlaceHussar(Decision[Position]):
    """Where a hussar goes; he may stay where he is, on the board or beside it (MAR-062)."""

    def __init__(self) -> None:
        super().__init__(Form("place_hussar", [("hussar", numbers(1, 2))]), 61, opening=True)
        # Both hussars ride from the same generals: what was found for the first serves again.
        self.origins: vec[i64] = vec[i64]()  # their cities, and the variant
        self.found: list[object] = []  # KEEP, and a ride to each city in reach
        self.at: vec[i64] = vec[i64]()  # by city: where its ride is in the list, or 0

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        """Empty cities on the Bohemia map at most 4 steps from an Austrian general, whatever lies
        between (MAR-061)."""
        self.look_around(s)
        taken = vec[i64]()  # where not to ride: few cities of many
        at = self.at
        place = s.place
        for piece in range(i64(PIECES)):
            city = place[piece]
            if city >= 0 and at[city] > 0 and s.first_at(city) == piece:
                taken = insert(taken, at[city])
        here = s.hussar[s.stack[-3]]
        if here >= 0 and at[here] > 0 and s.stands[here] < 0:
            taken = insert(taken, at[here])
        out = self.found[:]
        for i in range(len(taken) - 1, -1, -1):
            out.pop(taken[i])
        return actions_of(out)

    def look_around(self, s: Position) -> None:
        """Find the cities on the Bohemia map in reach of the Austrian generals."""
        first: i64 = FIRST_GENERAL[AUSTRIA]
        last = first + GENERALS_OF[AUSTRIA]
        if not self.is_known(s, first, last):
            net = s.net()
            at = net.unmarked[:]
            found = [MADE[KEEP]]
            for general in range(first, last):
                if s.place[general] >= 0:
                    for city in net.hussars_from(s.place[general]):
                        if at[city] == 0:
                            at[city] = len(found)
                            found.append(MADE[HUSSAR + city])
            self.origins = append(s.place[first:last], s.options[VARIANT])
            self.found = found
            self.at = at

    def is_known(self, s: Position, first: i64, last: i64) -> bool:
        """Do the generals stand where they stood?"""
        origins = self.origins
        if len(origins) == 0 or origins[last - first] != s.options[VARIANT]:
            return False
        for general in range(first, last):
            if origins[general - first] != s.place[general]:
                return False
        return True

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 61 if HUSSAR <= action < HUSSAR + CITY_SLOTS else 60

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == KEEP:
            s.tell(HUSSAR_KEPT, 62)
        else:
            s.hussar[s.stack[-3]] = action - HUSSAR
            s.tell(HUSSAR_PLACED, 61, action - HUSSAR)
        s.pop()
