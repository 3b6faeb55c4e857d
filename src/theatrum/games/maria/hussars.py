"""Chapter 7: Austria's hussars."""

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
)
from theatrum.games.maria.state import OFF, PLACE_HUSSAR, VARIANT, Position


def ask_hussars(s: Position) -> None:
    """Each of the two may be placed (MAR-060)."""
    for number in (1, 0):
        s.push(PLACE_HUSSAR, 1 << s.player[AUSTRIA], number)


def enter(s: Position, city: int) -> None:
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
        self.origins: list[int] = []
        self.found: list[int] = []

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        """Empty cities on the Bohemia map at most 4 steps from an Austrian general, whatever lies
        between (MAR-061)."""
        stands = s.stands
        here = s.hussar[s.stack[-3]]
        out = [KEEP]
        for city in self.in_range(s):
            if stands[city] < 0 and city != here:
                out.append(HUSSAR + city)
        return out

    def in_range(self, s: Position) -> list[int]:
        """Cities on the Bohemia map in reach of the Austrian generals."""
        first = FIRST_GENERAL[AUSTRIA]
        origins = s.place[first : first + GENERALS_OF[AUSTRIA]]
        origins.append(s.options[VARIANT])
        if origins != self.origins:
            net = s.net()
            seen = [False] * s.board.cities
            found: list[int] = []
            for general in range(first, first + GENERALS_OF[AUSTRIA]):
                if s.place[general] >= 0:
                    for city in net.hussars_from(s.place[general]):
                        if not seen[city]:
                            seen[city] = True
                            found.append(city)
            self.origins = origins
            self.found = found
        return self.found

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 61 if HUSSAR <= action < HUSSAR + CITY_SLOTS else 60

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == KEEP:
            s.tell(HUSSAR_KEPT, 62)
        else:
            s.hussar[s.stack[-3]] = action - HUSSAR
            s.tell(HUSSAR_PLACED, 61, action - HUSSAR)
        s.pop()
