"""Counter events out of turn, and the one place that decides who is asked (HAN-024).

A window is opened whenever the seat could hold such a card as far as the table can know: the card
is neither discarded nor removed, and the hand is not empty. Who lacks it can only pass, so the
window itself tells nothing. In a battle, Maharbal's Cavalry and Ally Deserts need no window: they
are offered in the seat's own decisions.

Bad Weather acts on moves of more than two spaces. It is asked before the first naval or pass roll
beyond the second space, else before the battle or at the end of the move (card 41)."""

from typing import Final

from mypy_extensions import i64

from theatrum.core.forms import Form, named
from theatrum.core.game import Decision
from theatrum.games.hannibal.forms import (
    CARTHAGE,
    COUNTER,
    F_COUNTER_PLAYED,
    F_PASSED,
    F_REMOVED_FROM_GAME,
    F_TRUCE_ENDED,
    F_WEATHER_STOPPED,
    GENERALS,
    PASS,
    ROME,
    SPACES,
)
from theatrum.games.hannibal.pieces import (
    army_attrition,
    attrition,
    lift,
    put_first,
    retreat_attrition,
)
from theatrum.games.hannibal.state import (
    END_MOVE,
    MARCHING,
    NO_TRAIL,
    NONE,
    PILE,
    REACTION,
    REMOVED,
    RETREAT,
    TRAIL_ROW,
    WINDOW,
    Position,
    changed,
)

# Strategy cards that rules name, by number - 1.
NATIVE_GUIDE: Final = 4
MAHARBAL: Final = 5
HOSTILE_TRIBES_1: Final = 6
HOSTILE_TRIBES_2: Final = 7
PHILIP: Final = 8
TRAITOR: Final = 17
SPY: Final = 19
CHARMS: Final = 27
SPANISH_DESERT: Final = 30
NUMIDIAN_DESERT: Final = 31
BAD_WEATHER: Final = 40
FRIGHT_CARD: Final = 41
PIRATES: Final = 49
TREACHERY: Final = 53
COUNSELS: Final = [56, 57]
ALLY_DESERTS: Final = 58
STORMS: Final = 59
MARCHES: Final = [60, 61, 62]
TRUCE_CARD: Final = 63

# Situations in which a window opens.
AT_SEA: Final = 0
CROSSED: Final = 1
HAS_MOVED: Final = 2
AMONG_TRIBES: Final = 3
DRIVEN_THERE: Final = 4  # an army has come among the tribes otherwise than by its own march
SITUATION: Final = named("at_sea", "crossed_pass", "has_moved", "among_tribes", "driven_there")

TRIBES_COLUMN: Final = 5  # card 7 and 8: the column 5-6, whatever the size


def may_hold(s: Position, seat: i64, card: i64) -> bool:
    """Could the seat hold the card, as far as the table can know?"""
    where = s.where[card]
    return s.hands[seat] > 0 and where != PILE and where != REMOVED


# Cards leave the hand.


def spend(s: Position, seat: i64, card: i64) -> None:
    """A card is shown and goes to the discards; Truce means a reshuffle (HAN-019)."""
    s.move_card(card, PILE)
    if s.known[card]:
        s.known = changed(s.known, card, 0)
    s.hands[seat] = s.hands[seat] - 1
    if s.board.reshuffles[card]:
        s.reshuffle = 1


def take_out(s: Position, card: i64) -> None:
    """HAN-030: the card leaves the game."""
    s.move_card(card, REMOVED)
    s.tell(F_REMOVED_FROM_GAME, 30, card)


def discard_at_random(s: Position, seat: i64, rule: i64, fact: i64) -> None:
    held = [card for card in range(len(s.where)) if s.holds(seat, card)]
    if held:
        card = held[s.chance.below(len(held))]
        spend(s, seat, card)
        s.tell(fact, rule, seat, card)


def play_counter(s: Position, seat: i64, card: i64, rule: i64) -> None:
    """It is no normal play (HAN-024) and never breaks a truce (HAN-032)."""
    spend(s, seat, card)
    s.tell(F_COUNTER_PLAYED, rule, seat, card)


def break_truce(s: Position, card: i64) -> None:
    """An event has been used that ends a truce (HAN-032)."""
    if s.truce and not s.board.keeps_truce[card]:
        s.truce = 0
        s.tell(F_TRUCE_ENDED, 32)


# Windows.


def weather_counts(s: Position) -> bool:
    """Has the general moved more than two spaces, with no roll on the way that can't be undone?"""
    return s.used > 2 and s.weather_off == 0 and s.mover != NONE


def fitting(s: Position, situation: i64) -> list[int]:
    """The cards that can be played in a situation."""
    if situation == DRIVEN_THERE or (situation == AMONG_TRIBES and s.acu > 0):
        return [HOSTILE_TRIBES_1, HOSTILE_TRIBES_2]
    if situation == AMONG_TRIBES:
        return []
    out: list[int] = []
    if situation == AT_SEA and s.acu > 0:
        out.append(STORMS)
    if weather_counts(s):
        out.append(BAD_WEATHER)
    return out


def open_window(s: Position, situation: i64) -> bool:
    """Ask the inactive seat, if it could hold a card that fits."""
    seat = 1 - s.active
    for card in fitting(s, situation):
        if may_hold(s, seat, card):
            s.push(WINDOW, 1 << seat, situation)
            return True
    return False


def harass(s: Position, side: i64, space: i64) -> None:
    """An army has avoided battle, intercepted, stepped back, withdrawn or retreated into a space:
    there Hostile Tribes can strike it as well (cards 7 and 8)."""
    if not among_tribes(s, space) or s.outside(side, space) == 0:
        return
    for card in (HOSTILE_TRIBES_1, HOSTILE_TRIBES_2):
        if may_hold(s, 1 - side, card):
            s.push(WINDOW, 1 << (1 - side), DRIVEN_THERE, space)
            return


def among_tribes(s: Position, space: i64) -> bool:
    return s.board.wild[space] != 0


class Window(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("window", [("situation", SITUATION)]), 24)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        out = [COUNTER + card for card in fitting(s, s.stack[-3]) if s.holds(seat, card)]
        out.append(PASS)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        situation = s.stack[-3]
        space = s.stack[-4]
        s.pop()
        if action == PASS:
            s.tell(F_PASSED, 24, seat)
            if situation in (AT_SEA, CROSSED) or (
                situation == HAS_MOVED and s.stack[-1] == REACTION
            ):
                s.weather_off = 1  # what follows can't be undone
            return
        card = action - COUNTER
        play_counter(s, seat, card, 24)
        if card == STORMS:
            storm(s)
            open_window(s, situation)
        elif card == BAD_WEATHER:
            stop_by_weather(s)
        elif situation == DRIVEN_THERE and s.stack[-1] == RETREAT:
            retreat_attrition(s, 1 - seat, space, 24, TRIBES_COLUMN)
            if s.retreating:
                harass(s, 1 - seat, space)
        elif situation == DRIVEN_THERE:
            attrition(s, 1 - seat, space, 0, 0, 24, TRIBES_COLUMN)
            harass(s, 1 - seat, space)
        else:
            army_attrition(s, s.place[s.mover], 0, 24, TRIBES_COLUMN)
            open_window(s, situation)


def storm(s: Position) -> None:
    """Attrition for the force's size with +2; generals are not hurt (card 60)."""
    army_attrition(s, s.place[s.mover], 2, 24)


def end_move(s: Position) -> None:
    """The general's move is over: whatever belongs to it leaves the stack (HAN-050)."""
    top = len(s.stack) - 1
    while top >= 0 and s.stack[top] != MARCHING:
        top -= 4
    if top < 0:  # it was over already
        return
    while s.stack[-1] != MARCHING:
        s.pop()
    s.pop()
    if s.place[s.mover] < SPACES:  # among equals where he stops he commands (HAN-037)
        put_first(s, s.mover)
    s.push(END_MOVE, 0)


def stop_by_weather(s: Position) -> None:
    """He got only as far as the second space he entered: what was picked up or dropped later is
    put back, and so are PCs that Hannibal's charm removed (card 41)."""
    side = s.active
    space = s.place[s.mover]
    if s.ain and space == s.weather_space:
        s.tell(F_WEATHER_STOPPED, 24, s.mover, space)
        end_move(s)
        return
    alive = all_cus(s, side)
    tusks = s.elephants()
    s.add_cus(side, space, -s.acu)
    s.el[space] -= s.ael
    for row in range(s.trail_size - 1, -1, -1):
        restore(s, row * TRAIL_ROW)
    target = s.weather_space
    s.add_cus(side, target, s.weather_cu)
    s.el[target] += s.weather_el
    for row in range(s.trail_size):
        bury(s, s.trail[row * TRAIL_ROW], all_cus(s, side) - alive, s.elephants() - tusks)
    for g in range(GENERALS):
        if (s.weather_gens >> g) & 1:
            s.move_general(g, target)
            s.inside[g] = 0
    if s.weather_train or s.atrain:
        s.train = target if s.weather_train else s.train
    for g in range(GENERALS):
        if ((s.agens | s.weather_gens) >> g) & 1:
            s.gmoved[g] = max(0, s.gmoved[g] - (s.used - s.weather_used))
    s.acu = s.weather_cu
    s.ael = s.weather_el
    s.agens = s.weather_gens
    s.atrain = s.weather_train
    s.worn = s.weather_worn
    s.used = 2
    s.trail = NO_TRAIL
    s.trail_size = 0
    s.tell(F_WEATHER_STOPPED, 24, s.mover, target)
    lift(s, space)
    end_move(s)


def all_cus(s: Position, side: i64) -> i64:
    """All CUs of a side on the map."""
    return sum([s.total(side, space) for space in range(SPACES)])


def bury(s: Position, space: i64, count: i64, elephants: i64) -> None:
    """CUs that were picked up here later and have died since are not put back: the army has lost
    more than it had in the space where the weather stops it."""
    side = s.active
    gone = max(0, min(count, s.outside(side, space)))
    s.add_cus(side, space, -gone)
    if side == CARTHAGE:
        s.el[space] -= max(0, min(elephants, s.el[space]))
        s.el[space] = min(s.el[space], s.outside(side, space))
    if s.pc[space] == side:
        s.inn[space] -= max(0, min(count - gone, s.inn[space]))
        if side == CARTHAGE:
            s.eli[space] = min(s.eli[space], s.inn[space])


def restore(s: Position, row: i64) -> None:
    """A space that the army had entered is again as it was before, for its own side."""
    side = s.active
    space = s.trail[row]
    s.add_cus(side, space, s.trail[row + 1] - s.outside(side, space))
    if side == CARTHAGE:
        s.el[space] = s.trail[row + 2]
    if s.pc[space] == side:
        s.inn[space] = s.trail[row + 3]
        s.eli[space] = s.trail[row + 4]
    for g in range(GENERALS):
        if ((s.trail[row + 5] >> g) & 1 or (s.trail[row + 6] >> g) & 1) and s.place[g] < SPACES:
            s.place[g] = space
            s.inside[g] = (s.trail[row + 6] >> g) & 1
    if s.card == CHARMS and s.trail[row + 7] == ROME and s.pc[space] != ROME:
        s.set_pc(space, ROME)
