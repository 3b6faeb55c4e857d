"""Section 10: battles, up to the moment when somebody has lost or withdrawn."""

from typing import Final

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import (
    AFRICA,
    EAST_NUMIDIA,
    HISPANIA,
    ITALIA,
    LATIUM,
    WEST_NUMIDIA,
)
from theatrum.games.hannibal.counter import (
    FRIGHT_CARD,
    NUMIDIAN_DESERT,
    SPANISH_DESERT,
    SPY,
    may_hold,
    play_counter,
)
from theatrum.games.hannibal.forms import (
    CARTHAGE,
    COUNTER,
    F_BATTLE_BEGUN,
    F_BATTLE_HAND,
    F_CARD_SHOWN,
    F_CHARGE_DECLARED,
    F_CHARGE_ROLLED,
    F_COMMAND_CHANGED,
    F_COMMAND_ROLLED,
    F_HANDS_DEALT,
    F_PASSED,
    F_SPIED,
    HOW_MANY,
    NUMBER,
    PASS,
    PROVINCES,
    ROLL,
    ROME,
    SPACE,
)
from theatrum.games.hannibal.pieces import (
    commander,
    consuls_in,
    generals_at,
    members,
)
from theatrum.games.hannibal.rating import counts
from theatrum.games.hannibal.retreat import (
    battle_is_over,
    casualties,
    clear_battle,
    move_withdrawn,
    retreat_losses,
)
from theatrum.games.hannibal.rounds import KINDS, hand_size, unseen_cards
from theatrum.games.hannibal.state import (
    ATTACKING,
    BATTLE_EVENTS,
    CHANGE_COMMAND,
    CHARGE,
    FRIGHT,
    NONE,
    RETREAT,
    Position,
)

# The steps of the phase (HAN-082, HAN-092, HAN-093).
B_COMMAND: Final = 0
B_ATTACKER_EVENTS: Final = 1
B_DEFENDER_EVENTS: Final = 2
B_CHARGE: Final = 3
B_FRIGHT: Final = 4
B_ROLL: Final = 5
B_DEAL: Final = 6
B_ROUNDS: Final = 7
B_CASUALTIES: Final = 8
B_LOSSES: Final = 9
B_RETREAT: Final = 10
B_OVER: Final = 11
SPANISH: Final = 1
NUMIDIAN: Final = 2


class Battle(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("battle", [("space", SPACE)]), 77)

    def proceed(self, s: Position) -> None:
        step = s.stack[-3]
        s.stack[-3] = step + 1
        if step == B_COMMAND:
            begin(s)
        elif step == B_ATTACKER_EVENTS:
            ask_events(s, s.active)
        elif step == B_DEFENDER_EVENTS:
            ask_events(s, 1 - s.active)
        elif step == B_CHARGE:
            if s.el[s.field] > 0 and s.outside(CARTHAGE, s.field) > 0:
                s.push(CHARGE, 1 << CARTHAGE)
        elif step == B_FRIGHT:
            if s.charge and may_hold(s, ROME, FRIGHT_CARD):
                s.push(FRIGHT, 1 << ROME)
        elif step == B_ROLL:
            roll_charge(s)
        elif step == B_DEAL:
            deal(s)
        elif step == B_ROUNDS:
            if s.loser == NONE and s.goal == NONE:
                s.stack[-3] = B_ROUNDS
                s.push(ATTACKING, 1 << s.attacker)
        elif step == B_CASUALTIES:
            casualties(s)
        elif step == B_LOSSES:
            if s.loser == NONE:
                move_withdrawn(s)
            else:
                retreat_losses(s)
        elif step == B_RETREAT:
            if s.loser != NONE:
                s.push(RETREAT, 0)
        else:
            s.pop()
            battle_is_over(s)


def begin(s: Position) -> None:
    """Everything outside on both sides takes part; the commanders (HAN-038), a change of command
    in a consular army (HAN-083)."""
    s.tell(F_BATTLE_BEGUN, 77, s.field)
    s.attacker = s.active
    clear_battle(s)
    for side in range(2):
        s.leader[side] = commander(s, side, s.field, 0)
        s.began[side] = s.outside(side, s.field)
    if s.campaign != NONE:  # HAN-041
        s.gspent |= generals_at(s, s.active, s.field, 0)
    if s.caught:  # HAN-066
        s.bonus[1 - s.active] += 1
    if s.avoided == 1:  # HAN-072
        s.bonus[1 - s.active] -= 1
    if s.turn >= 2 and consuls_in(s, generals_at(s, ROME, s.field, 0)) == 2:
        if s.active == ROME:
            s.push(CHANGE_COMMAND, 1 << CARTHAGE)
        else:
            change_command(s)


def change_command(s: Position) -> None:
    """4-6: the consuls change places for this battle (HAN-083)."""
    die = s.die()
    s.tell(F_COMMAND_ROLLED, 83, die)
    if die >= 4:
        for g in members(generals_at(s, ROME, s.field, 0)):
            if s.role[g] == 2 and g != s.leader[ROME]:
                s.leader[ROME] = g
                break
        s.tell(F_COMMAND_CHANGED, 83, s.leader[ROME])


class ChangeCommand(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("change_command"), 83)

    def legal(self, s: Position, seat: int) -> list[int]:
        return [ROLL, PASS]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == ROLL:
            change_command(s)
        else:
            s.tell(F_PASSED, 83, seat)


# Battle events (HAN-082).


def event_cards(s: Position) -> list[int]:
    """The cards that fit the start of this battle."""
    region = s.board.region[s.field]
    out = [SPY]
    if region == HISPANIA:
        out.append(SPANISH_DESERT)
    elif region == AFRICA:
        out.append(NUMIDIAN_DESERT)
    return out


def ask_events(s: Position, seat: i64) -> None:
    for card in event_cards(s):
        if may_hold(s, seat, card):
            s.push(BATTLE_EVENTS, 1 << seat)
            return


class BattleEvents(Decision[Position]):
    """Attacker first, then defender (HAN-082); cards 20, 31 and 32."""

    def __init__(self) -> None:
        super().__init__(Form("battle_events", [("space", SPACE)]), 82)

    def about(self, s: Position) -> list[int]:
        return [s.field]

    def legal(self, s: Position, seat: int) -> list[int]:
        out = [COUNTER + card for card in event_cards(s) if s.holds(seat, card)]
        out.append(PASS)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == PASS:
            s.pop()
            s.tell(F_PASSED, 82, seat)
            return
        card = action - COUNTER
        play_counter(s, seat, card, 82)
        if card == SPY:
            s.spied |= 1 << (1 - seat)
        else:
            s.deserted[1 - seat] |= SPANISH if card == SPANISH_DESERT else NUMIDIAN


# The elephants (HAN-084, HAN-085).


class ChargeElephants(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("charge", [("elephants", NUMBER)]), 84)

    def about(self, s: Position) -> list[int]:
        return [s.el[s.field]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return counts(0, s.el[s.field])

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        s.charge = action - HOW_MANY
        s.tell(F_CHARGE_DECLARED, 84, s.charge)


class ElephantFright(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("fright", [("elephants", NUMBER)]), 85)

    def about(self, s: Position) -> list[int]:
        return [s.charge]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [COUNTER + FRIGHT_CARD, PASS] if s.holds(seat, FRIGHT_CARD) else [PASS]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == PASS:
            s.tell(F_PASSED, 85, seat)
            return
        play_counter(s, seat, FRIGHT_CARD, 85)
        s.charge = 0
        s.fewer[CARTHAGE] += 2


def roll_charge(s: Position) -> None:
    """Above the Roman commander's rating; without one only a 1 fails. A 1 always costs Carthage a
    card (HAN-084)."""
    if s.charge == 0:
        return
    die = s.die()
    rating = 1 if s.leader[ROME] == NONE else s.board.rating[s.leader[ROME]]
    if die == 1:
        s.fewer[CARTHAGE] += 1
    elif die > rating:
        s.fewer[ROME] += s.charge
    s.tell(F_CHARGE_ROLLED, 84, die, s.charge if die > rating and die > 1 else 0)


# The deal (HAN-078 to HAN-081).


def allies(s: Position, side: i64) -> i64:
    """Battle cards for provinces under control, with a general only."""
    if s.leader[side] == NONE:
        return 0
    board = s.board
    home = board.province[s.field]
    region = board.region[s.field]
    total = 0
    if board.own_scope[home]:  # HAN-081
        return board.allies[home] if s.controls(side, home) else 0
    for province in range(PROVINCES):
        if board.region_of_province[province] != region or board.allies[province] == 0:
            continue
        if s.deserted[side] & SPANISH and region == HISPANIA:
            continue
        numidian = province in (WEST_NUMIDIA, EAST_NUMIDIA)
        if s.deserted[side] & NUMIDIAN and numidian:
            continue
        if s.controls(side, province):
            total += board.allies[province]
    if side == ROME and region == ITALIA:  # HAN-079
        total = min(total, 2)
    return total


def dealt(s: Position, side: i64) -> i64:
    """The size of a hand: at most twenty before the elephants' part (HAN-078)."""
    total = s.began[side] + allies(s, side)
    if s.leader[side] != NONE:
        total += s.board.rating[s.leader[side]]
    total += s.bonus[side]
    if side == ROME and s.board.province[s.field] == LATIUM:
        total += 2
    if s.tribe[s.field] and s.pc[s.field] == side:
        total += 1
    total = min(total, s.board.hand_limit)
    return max(0, total - s.fewer[side])


def deal(s: Position) -> None:
    """From the full deck (HAN-127); then the spies look (card 20)."""
    deck: list[int] = []
    for kind in range(KINDS):
        deck.extend([kind] * s.board.battle_deck[kind])
    for side in range(2):
        for _ in range(min(dealt(s, side), len(deck))):
            kind = deck.pop(s.chance.below(len(deck)))
            s.bhand[side * KINDS + kind] += 1
        s.tell(F_HANDS_DEALT, 78, side, hand_size(s, side))
        for kind in range(KINDS):
            if s.bhand[side * KINDS + kind]:
                count = s.bhand[side * KINDS + kind]
                s.tell_only(1 << side, F_BATTLE_HAND, 78, side, kind, count)
    for side in range(2):
        if (s.spied >> side) & 1:
            lay_open(s, side)


def lay_open(s: Position, side: i64) -> None:
    """Half of the hand, drawn at random (card 20; half rounds down)."""
    hidden = unseen_cards(s, side)
    count = len(hidden) // 2
    s.tell(F_SPIED, 82, 1 - side, count)
    for _ in range(count):
        kind = hidden.pop(s.chance.below(len(hidden)))
        s.bopen[side * KINDS + kind] += 1
        s.tell(F_CARD_SHOWN, 82, side, kind)
