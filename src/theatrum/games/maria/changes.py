"""Chapters 19.1, 19.2 and 19.4: Prussia annexes Silesia, France reduces its aims, neutrality."""

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.conquest import lift_marker
from theatrum.games.maria.forms import (
    ACCEPT,
    ANNEXED,
    AUSTRIA,
    DECLINE,
    FIRST_GENERAL,
    FRANCE,
    GENERALS_OF,
    NEUTRALITY_ENDED,
    NOT_REDUCED,
    OFFER,
    PASS,
    PEACE_OFFERED,
    PIECES,
    POLAND,
    POWER_OF,
    PRUSSIA,
    REDUCE,
    REDUCED,
    SECOND_TRAIN,
    SET_ASIDE,
)
from theatrum.games.maria.places import SECOND
from theatrum.games.maria.saxony import HOMEWARD, move_saxony
from theatrum.games.maria.state import (
    ANNEXATION,
    DISPLACE,
    FRENCH_SIDE,
    HALF_ROUNDING,
    NO_SIDE,
    OFF,
    PEACE_ANSWER,
    PEACE_OFFER,
    PLACING,
    REDUCTION,
    Position,
)
from theatrum.games.maria.talks import drop_contracts
from theatrum.games.maria.trains import reentry_cities

NEUTRAL_STAGES = 2  # until the action stage after next (MAR-245)


def half(s: Position, count: int) -> int:
    """Half the markers, rounded as the option says (MAR-242, MAR-247)."""
    return (count + s.options[HALF_ROUNDING]) // 2


# Neutrality of Prussia.


def count_neutrality(s: Position) -> None:
    """At the beginning of a Prussian stage (MAR-245)."""
    if s.neutral > 0:
        s.neutral -= 1
        if s.neutral == 0:
            s.side[PRUSSIA] = FRENCH_SIDE
            s.tell(NEUTRALITY_ENDED, 245)


# The annexation.


def ask_peace(s: Position) -> None:
    """At the end of a Prussian stage with all of Silesia in Prussian hands, once (MAR-239)."""
    if s.annexed or s.neutral > 0:
        return
    for fort in range(s.board.forts):
        if s.board.is_silesian[fort] and s.marker[fort] != 1 + PRUSSIA:
            return
    s.push(PEACE_OFFER, 1 << s.player[PRUSSIA])


class PeaceOffer(Decision[Position]):
    """Does Prussia offer Austria the temporary peace?"""

    def __init__(self) -> None:
        super().__init__(Form("peace_offer"), 239)

    def legal(self, s: Position, seat: int) -> list[int]:
        return [OFFER, PASS]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        s.tell(PEACE_OFFERED, 239, 1 if action == OFFER else 0)
        if action == OFFER:
            s.push(PEACE_ANSWER, 1 << s.player[AUSTRIA])


class PeaceAnswer(Decision[Position]):
    """Does Austria accept?"""

    def __init__(self) -> None:
        super().__init__(Form("peace_answer"), 239)

    def legal(self, s: Position, seat: int) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == ACCEPT:
            s.tell(ANNEXED, 239)
            s.push(ANNEXATION, 0)
        else:
            s.tell(PEACE_OFFERED, 239, 0)


class Annexation(Decision[Position]):
    """The steps of the annexation (a: which is next)."""

    def __init__(self) -> None:
        super().__init__(Form("annexation"), 239)

    def proceed(self, s: Position) -> None:
        step = s.stack[-3]
        s.stack[-3] += 1
        if step == 0:
            s.annexed = 1  # MAR-240
            if s.saxony == 0:
                move_saxony(s, s.board.neutral_space)  # MAR-241
        elif step == 1:
            markers_of_peace(s)
        elif step == 2:
            pieces_of_peace(s)
        elif step == 3:
            second_train(s)
        else:
            s.neutral = NEUTRAL_STAGES
            s.side[PRUSSIA] = NO_SIDE
            s.fled = 0
            drop_contracts(s)
            s.pop()


def markers_of_peace(s: Position) -> None:
    """Austrian markers in Prussia go back; half of the Prussian ones in Austria are set aside, the
    rest go back (MAR-242). Those in Silesia stay."""
    count = 0
    for fort in range(s.board.forts):
        if s.board.is_silesian[fort]:
            continue
        home = s.home(s.board.fort_city[fort])
        if home == PRUSSIA and s.marker[fort] == 1 + AUSTRIA:
            lift_marker(s, fort)
        elif home == AUSTRIA and s.marker[fort] == 1 + PRUSSIA:
            lift_marker(s, fort)
            count += 1
    s.aside[PRUSSIA] = half(s, count)
    s.pool[PRUSSIA] -= s.aside[PRUSSIA]
    s.tell(SET_ASIDE, 242, PRUSSIA, s.aside[PRUSSIA])


def pieces_of_peace(s: Position) -> None:
    """Everybody goes home: Austrians from Prussia and Poland, Prussians from abroad, other
    foreigners from Prussia (MAR-243)."""
    s.displaced = 0
    for piece in range(PIECES):
        city = s.place[piece]
        if city < 0:
            continue
        power = POWER_OF[piece]
        inside = s.home(city) == PRUSSIA
        if power == PRUSSIA:
            leaves = not inside
        else:
            leaves = inside or (power == AUSTRIA and s.board.country[city] == POLAND)
        if leaves:
            s.displaced |= 1 << piece
    s.push(DISPLACE, 0, HOMEWARD)


def second_train(s: Position) -> None:
    """The marker in the Silesia box, and the train that lay there (MAR-195, MAR-244)."""
    s.pool[PRUSSIA] -= 1
    s.move(SECOND_TRAIN, OFF)
    if len(reentry_cities(s, PRUSSIA)) > 0:
        s.push(PLACING, 1 << s.player[PRUSSIA], SECOND_TRAIN, SECOND)


# France reduces its objectives.


def french_markers(s: Position) -> list[int]:
    """The fortresses of core Austria with a French marker."""
    out: list[int] = []
    for fort in s.board.core_austria:
        if s.marker[fort] == 1 + FRANCE:
            out.append(fort)
    return out


def in_core_austria(s: Position, city: int) -> bool:
    return s.board.home[city] == AUSTRIA and not s.board.flanders[city]


def ask_reduction(s: Position) -> None:
    """At the end of an action stage with no French general in core Austria, once (MAR-247,
    MAR-249)."""
    if s.reduced:
        return
    first = FIRST_GENERAL[FRANCE]
    for general in range(first, first + GENERALS_OF[FRANCE]):
        city = s.place[general]
        if city >= 0 and in_core_austria(s, city):
            return
    if french_markers(s):
        s.push(REDUCTION, 1 << s.player[FRANCE])


class Reduction(Decision[Position]):
    """Does France take its markers in core Austria back, and keep half of them?"""

    def __init__(self) -> None:
        super().__init__(Form("reduction"), 247)

    def legal(self, s: Position, seat: int) -> list[int]:
        return [REDUCE, PASS]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == PASS:
            s.tell(NOT_REDUCED, 247)
            return
        forts = french_markers(s)
        for fort in forts:
            lift_marker(s, fort)
        s.reduced = 1
        s.aside[FRANCE] = half(s, len(forts))
        s.pool[FRANCE] -= s.aside[FRANCE]
        s.tell(REDUCED, 247, len(forts))
        s.tell(SET_ASIDE, 247, FRANCE, s.aside[FRANCE])
