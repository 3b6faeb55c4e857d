"""Section 10, the rounds of a battle: cards and answers, counterattack, withdrawal."""

from typing import Final

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import (
    HANNIBAL,
    LONGUS,
    PAULUS,
    ROAD,
)
from theatrum.games.hannibal.counter import (
    ALLY_DESERTS,
    MAHARBAL,
    play_counter,
)
from theatrum.games.hannibal.forms import (
    ATTACK,
    BATTLE_CARD,
    CARTHAGE,
    COUNTER,
    ENVELOPMENT,
    F_ALLY_CARD,
    F_ALLY_DESERTED,
    F_ATTACKER_NOW,
    F_BATTLE_CARD_MATCHED,
    F_BATTLE_CARD_PLAYED,
    F_PASSED,
    F_WITHDRAWAL_FAILED,
    F_WITHDRAWAL_TRIED,
    F_WITHDREW,
    F_YIELDED,
    FRONTAL,
    GO,
    LEFT,
    MATCH,
    NUMBER,
    PASS,
    PROBE,
    RESERVE,
    RIGHT,
    ROLL,
    SEIZE,
    SIDE,
    SPACE,
    SPACES,
    STEAL,
    WITHDRAW,
    YIELD,
    actions,
)
from theatrum.games.hannibal.paths import ways_out
from theatrum.games.hannibal.pieces import (
    generals_at,
    room,
)
from theatrum.games.hannibal.rating import (
    COUNTERATTACKING,
    STOPPING,
    WITHDRAWING,
    bound_in,
    rating_roll,
    success_number,
)
from theatrum.games.hannibal.state import (
    COUNTERATTACK,
    ENVELOPED,
    ENVELOPMENT_CHOICE,
    MATCHING,
    NONE,
    SEIZE_ATTACK,
    STEALING,
    STOP_WITHDRAWAL,
    WITHDRAW_TO,
    Position,
)

KINDS: Final = 6
UNSEEN: Final = 6  # in the action steal


def hand_size(s: Position, side: i64) -> i64:
    total = 0
    for kind in range(KINDS):
        total += s.bhand[side * KINDS + kind]
    return total


def unseen_cards(s: Position, side: i64) -> list[int]:
    """The cards of a hand that do not lie open."""
    out: list[int] = []
    for kind in range(KINDS):
        at = side * KINDS + kind
        out.extend([kind] * (s.bhand[at] - s.bopen[at]))
    return out


# Rounds (HAN-086 to HAN-090).


def play_card(s: Position, side: i64, kind: i64) -> None:
    """A battle card leaves the hand; one that lay open goes first."""
    at = side * KINDS + kind
    s.bhand[at] -= 1
    if s.bopen[at]:
        s.bopen[at] -= 1
    s.bgone[kind] += 1


def hannibal_probes(s: Position, side: i64) -> bool:
    """Once per battle Hannibal may play a Probe as another card (HAN-124)."""
    return side == CARTHAGE and s.leader[CARTHAGE] == HANNIBAL and s.probed == 0


def counters(s: Position, seat: i64, out: list[int], envelopment: bool) -> None:
    """Events in a seat's own decision: cards 6 and 59."""
    if envelopment and seat == CARTHAGE and s.holds(CARTHAGE, MAHARBAL):
        out.append(COUNTER + MAHARBAL)
    if s.holds(seat, ALLY_DESERTS) and hand_size(s, 1 - seat) > 0:
        out.append(COUNTER + ALLY_DESERTS)


class Attacking(Decision[Position]):
    """The attacker plays a battle card or tries to withdraw; without a card he loses."""

    def __init__(self) -> None:
        super().__init__(Form("attacking", [("space", SPACE), ("rounds", NUMBER)]), 86)

    def about(self, s: Position) -> list[int]:
        return [s.field, min(20, s.rounds)]

    def legal(self, s: Position, seat: int) -> list[int]:
        out: list[int] = []
        row = seat * KINDS
        for kind in range(RESERVE):
            if s.bhand[row + kind]:
                out.append(ATTACK + kind * 5 + kind)
        if s.bhand[row + PROBE] and hannibal_probes(s, seat):
            for kind in (LEFT, RIGHT, ENVELOPMENT):
                out.append(ATTACK + PROBE * 5 + kind)
        if s.bhand[row + RESERVE]:
            for kind in range(RESERVE):
                out.append(ATTACK + RESERVE * 5 + kind)
        if not out:
            out.append(YIELD)
        counters(s, seat, out, True)
        if s.leader[seat] != NONE and withdrawal_targets(s, seat):
            out.append(WITHDRAW)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == COUNTER + ALLY_DESERTS:
            desert(s, seat)
            return
        s.pop()
        if action == YIELD:  # HAN-090
            s.last[1 - seat] = FRONTAL
            s.loser = seat
            s.tell(F_YIELDED, 90, seat)
        elif action == WITHDRAW:
            try_withdrawal(s, seat)
        elif action == COUNTER + MAHARBAL:
            play_counter(s, seat, MAHARBAL, 89)
            s.maharbal = 1
            charge_with(s, seat, ENVELOPMENT)
        else:
            card = (action - ATTACK) // 5
            meaning = (action - ATTACK) % 5
            if card == PROBE and meaning != PROBE:
                s.probed = 1
            s.maharbal = 0
            play_card(s, seat, card)
            s.tell(F_BATTLE_CARD_PLAYED, 86, seat, card, meaning)
            charge_with(s, seat, meaning)

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if action == WITHDRAW:
            return 91
        return 87 if ATTACK + 25 <= action < ATTACK + 30 else 86


def charge_with(s: Position, seat: i64, meaning: i64) -> None:
    """The round begins with this card."""
    s.shown = meaning
    s.last[seat] = meaning
    s.rounds += 1
    s.push(MATCHING, 1 << (1 - seat))


class Matching(Decision[Position]):
    """The defender matches exactly, or loses (HAN-086, HAN-090)."""

    def __init__(self) -> None:
        super().__init__(Form("matching", [("card", BATTLE_CARD)]), 86)

    def about(self, s: Position) -> list[int]:
        return [s.shown]

    def legal(self, s: Position, seat: int) -> list[int]:
        out: list[int] = []
        row = seat * KINDS
        if s.bhand[row + s.shown]:
            out.append(MATCH + s.shown)
        if s.bhand[row + RESERVE]:
            out.append(MATCH + RESERVE)
        if (
            s.shown in (LEFT, RIGHT, ENVELOPMENT)
            and s.bhand[row + PROBE]
            and hannibal_probes(s, seat)
        ):
            out.append(MATCH + PROBE)
        counters(s, seat, out, s.shown == ENVELOPMENT)
        out.append(YIELD)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == COUNTER + ALLY_DESERTS:
            desert(s, seat)
            return
        s.pop()
        if action == YIELD:
            s.loser = seat
            s.tell(F_YIELDED, 90, seat)
            return
        if action == COUNTER + MAHARBAL:
            play_counter(s, seat, MAHARBAL, 89)
        else:
            card = action - MATCH
            if card == PROBE and s.shown != PROBE:
                s.probed = 1
            play_card(s, seat, card)
            s.tell(F_BATTLE_CARD_MATCHED, 86, seat, card)
        s.last[seat] = s.shown
        if s.shown == ENVELOPMENT and s.maharbal == 0:  # HAN-089
            if s.options[ENVELOPMENT_CHOICE]:
                s.push(ENVELOPED, 1 << seat)
            else:
                become_attacker(s, seat, 89)
        elif s.leader[seat] != NONE:
            s.push(COUNTERATTACK, 1 << seat)


def become_attacker(s: Position, side: i64, rule: i64) -> None:
    s.attacker = side
    s.tell(F_ATTACKER_NOW, rule, side)


class TakeAttack(Decision[Position]):
    """The defender may become the attacker: after a withdrawal that failed (HAN-091), and by
    option after a matched Double Envelopment (HAN-089)."""

    def __init__(self, verb: str, rule: int) -> None:
        super().__init__(Form(verb), rule)

    def legal(self, s: Position, seat: int) -> list[int]:
        return [SEIZE, PASS]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == SEIZE:
            become_attacker(s, seat, self.rule)
        else:
            s.tell(F_PASSED, self.rule, seat)


def counterattack_number(s: Position, side: i64) -> i64:
    """Longus as original attacker, Paulus as original defender (HAN-124)."""
    leader = s.leader[side]
    if leader == LONGUS and side == s.active:
        return 2
    if leader == PAULUS and side != s.active:
        return 3
    return s.board.rating[leader]


class Counterattack(Decision[Position]):
    """HAN-088."""

    def __init__(self) -> None:
        super().__init__(Form("counterattack"), 88)

    def legal(self, s: Position, seat: int) -> list[int]:
        return [ROLL, PASS]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == PASS:
            s.tell(F_PASSED, 88, seat)
            return
        need = counterattack_number(s, seat)
        if rating_roll(s, s.leader[seat], COUNTERATTACKING, need, 0, 88):
            become_attacker(s, seat, 88)


# Ally Deserts (card 59).


def desert(s: Position, seat: i64) -> None:
    play_counter(s, seat, ALLY_DESERTS, 82)
    s.tell(F_ALLY_DESERTED, 82, seat)
    row = (1 - seat) * KINDS
    if sum(s.bopen[row : row + KINDS]) > 0:
        s.push(STEALING, 1 << seat)
    else:
        steal(s, seat, UNSEEN)


def steal(s: Position, seat: i64, kind: i64) -> None:
    """One open card, or one of the others unseen; both see which."""
    row = (1 - seat) * KINDS
    if kind == UNSEEN:
        hidden = unseen_cards(s, 1 - seat)
        kind = hidden[s.chance.below(len(hidden))]
    else:
        s.bopen[row + kind] -= 1
    s.bhand[row + kind] -= 1
    s.bhand[seat * KINDS + kind] += 1
    s.bopen[seat * KINDS + kind] += 1
    s.tell(F_ALLY_CARD, 82, seat, kind)


class Stealing(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("stealing"), 82)

    def legal(self, s: Position, seat: int) -> list[int]:
        row = (1 - seat) * KINDS
        out = [STEAL + kind for kind in range(KINDS) if s.bopen[row + kind]]
        if unseen_cards(s, 1 - seat):
            out.append(STEAL + UNSEEN)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        steal(s, seat, action - STEAL)


# Withdrawal (HAN-091).


def withdrawal_targets(s: Position, side: i64) -> list[int]:
    """Where the army may withdraw to; the battle's own space stands for its city."""
    field = s.field
    if side == s.active:
        if s.sally:
            return [field] if room(s, field) >= s.outside(side, field) else []
        if s.came == NONE or s.came_sea:
            return []
        if s.board.kind_of[field * SPACES + s.came] != ROAD or s.outside(1 - side, s.came):
            return []
        return [] if bound_in(s, generals_at(s, side, field, 0), s.came) else [s.came]
    generals = generals_at(s, side, field, 0)
    return [target for target in ways_out(s, side, field) if not bound_in(s, generals, target)]


def try_withdrawal(s: Position, side: i64) -> None:
    s.tell(F_WITHDRAWAL_TRIED, 91, side)
    need = s.board.rating[s.leader[side]]
    if not rating_roll(s, s.leader[side], WITHDRAWING, need, 0, 91):
        fail_withdrawal(s, side)
    elif s.leader[1 - side] != NONE:
        s.push(STOP_WITHDRAWAL, 1 << (1 - side))
    else:
        s.push(WITHDRAW_TO, 1 << side)


def fail_withdrawal(s: Position, side: i64) -> None:
    """The defender may become the attacker at once."""
    s.tell(F_WITHDRAWAL_FAILED, 91, side)
    s.push(SEIZE_ATTACK, 1 << (1 - side))


class StopWithdrawal(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("stop_withdrawal", [("side", SIDE)]), 91)

    def about(self, s: Position) -> list[int]:
        return [s.attacker]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [ROLL, PASS]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == PASS:
            s.tell(F_PASSED, 91, seat)
            s.push(WITHDRAW_TO, 1 << (1 - seat))
            return
        need = success_number(s, s.leader[seat], STOPPING)
        if rating_roll(s, s.leader[seat], STOPPING, need, 0, 91):
            fail_withdrawal(s, 1 - seat)
        else:
            s.push(WITHDRAW_TO, 1 << (1 - seat))


class WithdrawTo(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("withdraw_to", [("space", SPACE)]), 91)

    def about(self, s: Position) -> list[int]:
        return [s.field]

    def legal(self, s: Position, seat: int) -> list[int]:
        return actions(GO, withdrawal_targets(s, seat))

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        s.goal = action - GO
        s.tell(F_WITHDREW, 91, seat, s.goal)
