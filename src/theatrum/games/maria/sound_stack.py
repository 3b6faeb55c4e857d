"""The stack of a position from outside: what may lie upon what, whom it asks, and what its numbers
mean."""

from typing import Final

from theatrum.core.state import FRAME
from theatrum.games.maria.forms import (
    GENERALS,
    GENERALS_OF,
    MAJORS,
    PIECES,
    POWER_OF,
    POWERS,
    PRAGMATIC,
    PROPOSE,
    SUBSIDY,
)
from theatrum.games.maria.state import (
    ALLOTTING,
    ANNEXATION,
    ANSWERING,
    BATTLE,
    BRINGING,
    CHOOSE_ATTACK,
    CHOOSING,
    COMBAT,
    CONSENT,
    CORPS_CHECK,
    CORPS_CHOICE,
    COURSE,
    DISPLACE,
    DISTRIBUTE,
    DRAFTING,
    DUEL,
    ELECTION,
    EXECUTING,
    FEEDING,
    LAYING,
    LEADER,
    LOSER,
    LOSER_POWER,
    LOST,
    MARCH,
    MOST_TROOPS,
    MOVEMENT,
    MOVING,
    MUSTER,
    NAME_TRUMP,
    ORDER_WISH,
    PAYMENT,
    PEACE_ANSWER,
    PEACE_OFFER,
    PLACE_HUSSAR,
    PLACING,
    POLITICS,
    RECRUITING,
    REDUCTION,
    REMOVED,
    RETREATING,
    SAXON_CHOICE,
    SHIFT,
    STAGE,
    SUBSIDY_CHOICE,
    SUPPLY,
    SWEEPING,
    TERM,
    VOTING,
    WINNER_POWER,
    WINTER,
    Position,
)

SAXON_CHANGE: Final = [DISPLACE, RECRUITING, MUSTER, ALLOTTING]

# By frame: what may lie directly upon it.
UPON: Final = {
    COURSE: [DISTRIBUTE, POLITICS, PLACE_HUSSAR, STAGE, ELECTION, WINTER],
    PLACE_HUSSAR: [PLACE_HUSSAR],
    STAGE: [
        *(SUBSIDY_CHOICE, SUPPLY, MOVING, COMBAT),
        *(PEACE_OFFER, PEACE_ANSWER, ANNEXATION, REDUCTION),
    ],
    SUPPLY: [PAYMENT, FEEDING, SAXON_CHOICE, *SAXON_CHANGE],
    MOVING: [ORDER_WISH, MOVEMENT, MARCH, PLACING, PAYMENT],
    MOVEMENT: [SHIFT, DRAFTING, ANSWERING],
    DRAFTING: [TERM],
    MARCH: [LEADER, CONSENT],
    COMBAT: [CHOOSE_ATTACK, BATTLE],
    BATTLE: [DUEL, RETREATING, SWEEPING, SAXON_CHOICE, *SAXON_CHANGE],
    DISPLACE: [PLACING],
    PLACING: [SHIFT],
    POLITICS: [NAME_TRUMP, LAYING, CHOOSING, EXECUTING, CORPS_CHECK, *SAXON_CHANGE],
    EXECUTING: [MUSTER, ALLOTTING],
    CORPS_CHECK: [CORPS_CHOICE, PLACING, PAYMENT],
    CORPS_CHOICE: [SHIFT],
    ELECTION: [VOTING],
    WINTER: [RECRUITING, MUSTER, ALLOTTING],
    RECRUITING: [SHIFT],
    MUSTER: [PAYMENT, BRINGING, MUSTER, ALLOTTING],
    BRINGING: [PLACING, LEADER, CONSENT],
    ANNEXATION: [PLACING, *SAXON_CHANGE],
}
# Who is asked when the number `a` names a power, or a piece.
POWERS_DECISIONS: Final = [
    *(PAYMENT, FEEDING, RECRUITING, BRINGING, ALLOTTING),
    *(LAYING, CHOOSING, CORPS_CHOICE, VOTING),
]


def stack_problem(s: Position) -> str:
    """What is wrong, in a few words; empty if nothing is."""
    below = -1
    for at in range(0, len(s.stack), FRAME):
        b = s.stack[at]
        a = s.stack[at + 1]
        who = s.stack[at + 2]
        kind = s.stack[at + 3]
        if below < 0:
            if kind != COURSE or not 0 <= a < 9:
                return "the course of the turn is missing"
        elif below not in UPON or kind not in UPON[below]:
            return "a decision lies upon a wrong one"
        if (who == 0) != (COURSE <= kind < TERM):
            return "a phase asks somebody"
        if a < 0 or (b < 0 and kind != EXECUTING):
            return "a decision has a wrong number"
        problem = frame_problem(s, kind, who, a, b)
        if problem:
            return problem
        below = kind
    return ""


def frame_problem(s: Position, kind: int, who: int, a: int, b: int) -> str:
    """Whom a frame asks, and about what."""
    asked = seat_asked(s, kind, a)
    if asked >= 0 and who != 1 << asked:
        return "a decision asks a wrong seat"
    if asked < -1:
        return "a decision is about nothing"
    if kind == PAYMENT and (b == 0 or len(s.hands[a]) == 0):
        return "there is nothing to pay, or nothing to pay with"
    if kind == STAGE and not (a <= 2 and b <= 9):
        return "a stage is out of range"
    if kind in (SUPPLY, MOVING, MOVEMENT, COMBAT, CHOOSE_ATTACK) and a > 2:
        return "a stage is out of range"
    if kind == BATTLE and not in_battle(s, a):
        return "a battle is nowhere"
    if kind in (DUEL, RETREATING, SWEEPING) and not fits_battle(s, kind, who, a, b):
        return "a decision does not fit its battle"
    if kind == MUSTER and (a >= POWERS or not 0 < b % 64 <= 48 or b >= 128):
        return "new troops are out of range"
    if kind == ALLOTTING and (not 0 < b % 64 <= 48 or b // 64 > GENERALS_OF[a]):
        return "new troops are out of range"
    if kind == TERM and not SUBSIDY <= a < PROPOSE:
        return "a term is out of range"
    if kind == EXECUTING and not 0 <= b < len(s.board.politics):
        return "a political card is unknown"
    return ""


def seat_asked(s: Position, kind: int, a: int) -> int:
    """The seat that the numbers of a frame lead to, -1 if they don't tell, -2 if they are wrong."""
    if kind in POWERS_DECISIONS:
        if a >= POWERS or (a == PRAGMATIC and not s.advanced()):
            return -2
        return s.player[a]
    if kind == EXECUTING:
        return s.player[a % 16] if a % 16 < MAJORS else -2
    if kind == PLACING:
        return s.seat_of(a) if a < PIECES else -2
    if kind == SHIFT:
        if a >= GENERALS or s.place[a] < 0 or s.partner(a) < 0:
            return -2
        return s.seat_of(a) if POWER_OF[s.partner(a)] == POWER_OF[a] else -2
    if kind == MARCH:
        piece = a % 32
        partner = a // 32 % 32 - 1
        if piece >= PIECES or s.place[piece] < 0 or partner >= GENERALS:
            return -2
        if partner >= 0 and (piece >= GENERALS or s.partner(piece) != partner):
            return -2
        return s.seat_of(piece)
    return -1


def in_battle(s: Position, step: int) -> bool:
    """Do the two cities of a battle exist? Until it is lost a general is in each, and nobody has
    lost anything; then there is a loser, who may be gone (MAR-144, MAR-159)."""
    for city in s.fight[:2]:
        if not 0 <= city < s.board.cities:
            return False
    if s.fight[0] == s.fight[1]:
        return False
    if step == 0:
        fresh = s.fight[LOSER] == -1 and s.fight[LOST] == 0 and s.fight[REMOVED] == 0
        return fresh and s.commander_at(s.fight[0]) >= 0 and s.commander_at(s.fight[1]) >= 0
    return (
        s.fight[LOSER] in (0, 1)
        and 0 <= s.fight[LOST] <= 2 * MOST_TROOPS
        and 0 <= s.fight[REMOVED] <= 2
        and 0 <= s.fight[LOSER_POWER] < POWERS
        and 0 <= s.fight[WINNER_POWER] < POWERS
    )


def fits_battle(s: Position, kind: int, who: int, a: int, b: int) -> bool:
    """The side that may play a card, or the stack that goes back before the winner."""
    if kind == DUEL:
        general = s.commander_at(s.fight[a]) if a <= 1 else -1
        return general >= 0 and b == POWER_OF[general] and who == 1 << s.seat_of(general)
    loser = s.fight[LOSER]
    if loser not in (0, 1):
        return False
    winner = s.commander_at(s.fight[1 - loser])
    if winner < 0 or s.commander_at(s.fight[loser]) < 0 or who != 1 << s.seat_of(winner):
        return False
    if kind == RETREATING:
        return a == s.fight[loser] and b == s.fight[1 - loser]
    end = a // 1024
    return a % 1024 == s.fight[loser] and end < s.board.cities and s.first_at(end) < 0 and b < 16


assert DISTRIBUTE < COURSE
