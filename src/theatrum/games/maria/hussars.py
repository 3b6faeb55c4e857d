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
    PIECES,
)
from theatrum.games.maria.state import OFF, PLACE_HUSSAR, Position

RANGE = 4  # MAR-061


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


def cities_in_range(s: Position) -> list[int]:
    """Cities at most 4 steps from an Austrian general, whatever lies between (MAR-061)."""
    near = s.net().near
    seen = [False] * s.board.cities
    out: list[int] = []
    first = FIRST_GENERAL[AUSTRIA]
    for general in range(first, first + GENERALS_OF[AUSTRIA]):
        city = s.place[general]
        if city >= 0 and not seen[city]:
            seen[city] = True
            out.append(city)
    begin = 0
    for _ in range(RANGE):
        end = len(out)
        for at in range(begin, end):
            for other in near[out[at]]:
                if not seen[other]:
                    seen[other] = True
                    out.append(other)
        begin = end
    return out


class PlaceHussar(Decision[Position]):
    """Where a hussar goes; he may stay where he is, on the board or beside it (MAR-062)."""

    def __init__(self) -> None:
        super().__init__(Form("place_hussar", [("hussar", numbers(1, 2))]), 61, opening=True)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        taken = [False] * s.board.cities
        for piece in range(PIECES):
            if s.place[piece] >= 0:
                taken[s.place[piece]] = True
        here = s.hussar[s.stack[-3]]
        if here >= 0:
            taken[here] = True
        out = [KEEP]
        flanders = s.board.flanders
        for city in cities_in_range(s):
            if not taken[city] and not flanders[city]:
                out.append(HUSSAR + city)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 61 if HUSSAR <= action < HUSSAR + CITY_SLOTS else 60

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == KEEP:
            s.tell(HUSSAR_KEPT, 62)
        else:
            s.hussar[s.stack[-3]] = action - HUSSAR
            s.tell(HUSSAR_PLACED, 61, action - HUSSAR)
        s.pop()
