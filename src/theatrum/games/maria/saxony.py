"""Chapter 19.3: Saxony changes sides; and pieces that such changes send away."""

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.board import AUSTRIAN_ALLY, NEUTRAL, PRUSSIAN_ALLY
from theatrum.games.maria.conquest import lift_marker
from theatrum.games.maria.forms import (
    AUSTRIA,
    COUNT,
    FIRST_GENERAL,
    FIRST_TRAIN,
    GENERALS,
    MARKER_MOVED,
    MOVED_ASIDE,
    PIECES,
    POWER_OF,
    PRUSSIA,
    SAXON_STEPS,
    SAXON_STEPS_CHOSEN,
    SAXONY,
    SAXONY_CHANGED,
    SAXONY_TRACK,
)
from theatrum.games.maria.hussars import enter
from theatrum.games.maria.places import EMPTY, NEAREST, ask
from theatrum.games.maria.state import (
    AUSTRIAN_SIDE,
    DISPLACE,
    FRENCH_SIDE,
    NO_SIDE,
    OFF,
    Position,
)
from theatrum.games.maria.talks import drop_contracts
from theatrum.games.maria.winter import ONLY_RETURN, ask_recruits, most_recruits

RUTOWSKI = FIRST_GENERAL[SAXONY]
SAXON_TRAIN = FIRST_TRAIN[SAXONY]

# What a phase of displacing does (its number a).
HOMEWARD = 0  # to the nearest city of the home country
SAXONS_HOME = 1  # the same, then the Saxons go to their set-up cities
APART = 2  # to the nearest empty city


class SaxonChoice(Decision[Position]):
    """Austria decides how far the marker goes for points lost by Prussia (a: at most so many
    spaces; MAR-251, MAR-252)."""

    def __init__(self) -> None:
        super().__init__(Form("saxon_choice", [("count", COUNT)]), 251)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [SAXON_STEPS + n for n in range(s.stack[-3] + 1)]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        steps = action - SAXON_STEPS
        s.tell(SAXON_STEPS_CHOSEN, 251, steps)
        move_saxony(s, s.track[SAXONY_TRACK] + steps)


def move_saxony(s: Position, space: int) -> None:
    """Only the space where the marker stops counts (MAR-252)."""
    if space != s.track[SAXONY_TRACK]:
        s.track[SAXONY_TRACK] = space
        s.tell(MARKER_MOVED, 251, SAXONY_TRACK, space + 1)
        label = s.board.label[space]
        if label != s.saxony:
            change_side(s, label)


def change_side(s: Position, label: int) -> None:
    """Player, camp and pieces of Saxony (MAR-253 to MAR-262)."""
    s.saxony = label
    s.tell(SAXONY_CHANGED, 261, label)
    player = s.player[PRUSSIA if label == PRUSSIAN_ALLY else AUSTRIA]
    if player != s.player[SAXONY]:
        s.player[SAXONY] = player
        s.reveal()  # the new player looks at hand and sheet
    if label == NEUTRAL:
        s.side[SAXONY] = NO_SIDE
        become_neutral(s)
    else:
        s.side[SAXONY] = AUSTRIAN_SIDE if label == AUSTRIAN_ALLY else FRENCH_SIDE
        change_ally(s, label)
    drop_contracts(s)


def become_neutral(s: Position) -> None:
    """Foreign pieces leave, markers go back, the Saxons go home (MAR-253 to MAR-255)."""
    for fort in range(s.board.forts):
        if s.board.home[s.board.fort_city[fort]] == SAXONY:
            lift_marker(s, fort)
    s.displaced = 0
    for piece in range(PIECES):
        city = s.place[piece]
        if city >= 0 and POWER_OF[piece] != SAXONY and s.home(city) == SAXONY:
            s.displaced |= 1 << piece
    s.push(DISPLACE, 0, SAXONS_HOME)


def change_ally(s: Position, label: int) -> None:
    """Pieces stay, but mixed stacks come apart; a removed general may return at once (MAR-256,
    MAR-257)."""
    removed = label == AUSTRIAN_ALLY and s.place[RUTOWSKI] == OFF
    if removed and most_recruits(s, SAXONY, ONLY_RETURN) > 0:
        ask_recruits(s, SAXONY, ONLY_RETURN)
    if s.partner(RUTOWSKI) >= 0:
        s.displaced = 1 << RUTOWSKI
        s.push(DISPLACE, 0, APART)


def saxons_home(s: Position) -> None:
    """To their set-up cities (MAR-253)."""
    for piece in (RUTOWSKI, SAXON_TRAIN):
        if s.place[piece] >= 0:
            s.move(piece, s.board.start[piece])
            s.tell(MOVED_ASIDE, 253, piece, s.place[piece])
            enter(s, s.place[piece])
    if s.place[RUTOWSKI] >= 0:
        s.fled |= 1 << RUTOWSKI


class Displace(Decision[Position]):
    """Piece after piece goes to the nearest city that can hold it (MAR-303)."""

    def __init__(self) -> None:
        super().__init__(Form("displace"), 303)

    def proceed(self, s: Position) -> None:
        kind = s.stack[-3]
        if s.displaced == 0:
            s.pop()
            if kind == SAXONS_HOME:
                saxons_home(s)
            return
        piece = 0
        while (s.displaced >> piece) & 1 == 0:
            piece += 1
        if not ask(s, piece, EMPTY if kind == APART else NEAREST):
            s.displaced &= ~(1 << piece)
            if piece >= GENERALS:
                s.move(piece, OFF)  # no room for a train anywhere at home
