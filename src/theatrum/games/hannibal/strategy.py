"""Section 4: strategy cards, one at a time in turns, for operations, as events, or discarded."""

from typing import Final

from theatrum.core.forms import Form, numbers
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import HISPANIA, NO_PC, P_SCIPIO
from theatrum.games.hannibal.counter import break_truce, spend
from theatrum.games.hannibal.events import play_event
from theatrum.games.hannibal.forms import (
    ACTIVATE,
    CARD,
    CARDS,
    COMMAND,
    DISCARD,
    DONE,
    EVENT,
    F_DISCARDED,
    F_DONE,
    F_EVENT_PLAYED,
    F_OPS_PLAYED,
    F_RAISED,
    GENERALS,
    HOW_MANY,
    NUMBER,
    OPS,
    PLACE_PC,
    RAISE,
    SPACES,
)
from theatrum.games.hannibal.march import start_march
from theatrum.games.hannibal.pieces import (
    can_place,
    commander,
    is_marker,
    lose_elephants,
    place_cus,
    put_pc,
    set_command,
)
from theatrum.games.hannibal.state import (
    CAMPAIGN,
    HAND,
    NEXT_GENERAL,
    NO_WEAR,
    NONE,
    OPERATION,
    PLACING,
    PLAY,
    PLAYED,
    Position,
)
from theatrum.games.hannibal.targets import can_play
from theatrum.games.hannibal.turn import can_join

RAISING: Final = 3  # the ops of a card that raises troops (HAN-029)


class Strategy(Decision[Position]):
    """Players play in turns until both hands are empty (HAN-021)."""

    def __init__(self) -> None:
        super().__init__(Form("strategy"), 21)

    def proceed(self, s: Position) -> None:
        if s.hands[0] + s.hands[1] == 0:
            s.pop()
            return
        seat = s.next if s.hands[s.next] else 1 - s.next
        s.next = 1 - seat
        s.active = seat
        s.commanded = 0
        s.push(PLAY, 1 << seat)


class Play(Decision[Position]):
    """A card for ops, as an event or thrown away; no passing (HAN-022, HAN-023). Before, the owner
    may say who commands among equals (HAN-038)."""

    def __init__(self) -> None:
        super().__init__(Form("play", [("cards", NUMBER)]), 22, opening=True)

    def about(self, s: Position) -> list[int]:
        return [min(20, s.hands[s.active])]

    def legal(self, s: Position, seat: int) -> list[int]:
        out: list[int] = []
        hand = HAND + seat
        promise = s.promise
        for card, where in enumerate(s.where):
            if where != hand:
                continue
            if promise and not s.board.campaign[card]:  # HAN-020
                continue
            out.append(OPS + card)
            if can_play(s, seat, card):
                out.append(EVENT + card)
            if not promise:
                out.append(DISCARD + card)
        place = s.place
        mine = s.board.of_side[seat]
        for g in mine:
            for other in mine:  # most stand alone: who commands is asked of the others only
                if other != g and place[other] == place[g]:
                    if self.may_command(s, seat, g):
                        out.append(COMMAND + g)
                    break
        return out

    def may_command(self, s: Position, seat: int, general: int) -> bool:
        space = s.place[general]
        if space >= SPACES or s.board.side_of[general] != seat or (s.commanded >> general) & 1:
            return False
        first = commander(s, seat, space, s.inside[general])
        return first != general and s.role[first] == s.role[general]

    def apply(self, s: Position, seat: int, action: int) -> None:
        if COMMAND <= action < COMMAND + GENERALS:
            s.commanded |= 1 << (action - COMMAND)
            set_command(s, action - COMMAND)
            return
        s.pop()
        s.promise = 0
        card = action % CARDS
        spend(s, seat, card)
        s.card = card
        s.push(PLAYED, 0)
        if action < OPS:
            s.tell(F_EVENT_PLAYED, 23, seat, card)
            self.event(s, seat, card)
        elif action < DISCARD:
            s.tell(F_OPS_PLAYED, 26, seat, card)
            s.push(OPERATION, 1 << seat, card)
        else:
            s.tell(F_DISCARDED, 22, seat, card)

    def event(self, s: Position, seat: int, card: int) -> None:
        if s.board.campaign[card]:
            s.campaign = s.board.campaign[card]
            s.push(CAMPAIGN, 0)
            return
        break_truce(s, card)
        play_event(s, seat, card)

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if action < DISCARD + CARDS:
            card = action % CARDS
            if not s.holds(seat, card):
                return 22
            if s.promise:
                return 20
            side = s.board.event_side[card]
            return 25 if side != 2 and side != seat else 24
        return 38 if COMMAND <= action < COMMAND + GENERALS else 22


class Played(Decision[Position]):
    """The card has been carried out; what belonged to it is cleared."""

    def __init__(self) -> None:
        super().__init__(Form("played"), 23)

    def proceed(self, s: Position) -> None:
        s.pop()
        s.card = NONE
        s.campaign = NONE
        s.sailor = NONE
        s.gspent = 0
        s.worn = NO_WEAR
        s.weather_worn = NO_WEAR
        if s.activated:
            s.activated = 0
            s.gmoved = [0] * GENERALS
            s.besieged = [0] * 2


# Operations (HAN-026).


def strategy_rating(s: Position, general: int) -> int:
    """P. Scipio has 2 in Hispania (HAN-124)."""
    if general == P_SCIPIO and s.board.region[s.place[general]] == HISPANIA:
        return 2
    return s.board.strategy[general]


def may_place_pc(s: Position, seat: int, space: int) -> bool:
    """In an empty space without enemy CUs, or in place of an enemy PC where own CUs stand
    (HAN-028); conversions rest in a truce (HAN-032)."""
    if s.outside(1 - seat, space) > 0:
        return False
    if s.pc[space] == NO_PC:
        return True
    return s.truce == 0 and is_marker(s, 1 - seat, space) and s.outside(seat, space) > 0


def pc_places(s: Position, seat: int, out: list[int]) -> None:
    """Where the seat may put a PC: `may_place_pc`, for all spaces at once."""
    cu = s.cu
    enemy = 1 - seat
    own_row = seat * SPACES
    enemy_row = enemy * SPACES
    for space, owner in enumerate(s.pc):
        if owner == NO_PC:
            if cu[enemy_row + space] == 0:
                out.append(PLACE_PC + space)
        elif owner == enemy and cu[own_row + space] > 0 and may_place_pc(s, seat, space):
            out.append(PLACE_PC + space)


def may_raise(s: Position, seat: int, general: int) -> bool:
    """HAN-029."""
    space = s.place[general]
    if space >= SPACES or s.board.side_of[general] != seat or s.pc[space] != seat:
        return False
    if not s.controls(seat, s.board.province[space]):
        return False
    return can_join(s, seat, space) and can_place(s, seat, space) > 0


class Operation(Decision[Position]):
    """Move a general, place PCs, or raise troops (HAN-026); `a` is the card."""

    def __init__(self) -> None:
        super().__init__(Form("operation", [("card", CARD)]), 26)

    def about(self, s: Position) -> list[int]:
        return [s.card]

    def legal(self, s: Position, seat: int) -> list[int]:
        ops = s.board.ops[s.card]
        out: list[int] = []
        for g in s.board.of_side[seat]:
            if s.place[g] < SPACES and strategy_rating(s, g) <= ops:
                out.append(ACTIVATE + g)
        if ops == RAISING:
            for g in s.board.of_side[seat]:
                if may_raise(s, seat, g):
                    out.append(RAISE + g)
        pc_places(s, seat, out)
        out.append(DONE)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == DONE:
            s.tell(F_DONE, 26, seat)
        elif ACTIVATE <= action < ACTIVATE + GENERALS:
            start_march(s, action - ACTIVATE)
        elif RAISE <= action < RAISE + GENERALS:
            space = s.place[action - RAISE]
            s.tell(F_RAISED, 29, action - RAISE, space)
            place_cus(s, seat, space, 1, 0, 29)
        else:
            put_pc(s, seat, action - PLACE_PC, 28)
            next_pc(s, seat, s.board.ops[s.card] - 1)

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if RAISE <= action < RAISE + GENERALS:
            return 29
        if PLACE_PC <= action < PLACE_PC + SPACES:
            return 32 if s.truce and s.pc[action - PLACE_PC] == 1 - seat else 28
        return 26


def next_pc(s: Position, seat: int, left: int) -> None:
    if left > 0:
        s.push(PLACING, 1 << seat, left)


class Placing(Decision[Position]):
    """More PCs with the same card (HAN-028)."""

    def __init__(self) -> None:
        super().__init__(Form("placing", [("left", numbers(0, 3))]), 28, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        out: list[int] = []
        pc_places(s, seat, out)
        out.append(DONE)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        left = s.stack[-3]
        s.pop()
        if action == DONE:
            s.tell(F_DONE, 28, seat)
            return
        put_pc(s, seat, action - PLACE_PC, 28)
        next_pc(s, seat, left - 1)


# Campaigns (HAN-040).


class Campaign(Decision[Position]):
    """Each general finishes before the next begins."""

    def __init__(self) -> None:
        super().__init__(Form("campaign"), 40)

    def proceed(self, s: Position) -> None:
        if s.campaign > 0 and candidates(s):
            s.push(NEXT_GENERAL, 1 << s.active)
        else:
            s.pop()


def candidates(s: Position) -> list[int]:
    """Any strategy rating, none twice, none that is spent (HAN-041)."""
    out: list[int] = []
    for g in range(GENERALS):
        if (
            s.place[g] < SPACES
            and s.board.side_of[g] == s.active
            and (s.activated >> g) & 1 == 0
            and (s.gspent >> g) & 1 == 0
        ):
            out.append(g)
    return out


class NextGeneral(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("next_general", [("left", numbers(0, 3))]), 40)

    def about(self, s: Position) -> list[int]:
        return [s.campaign]

    def legal(self, s: Position, seat: int) -> list[int]:
        out = [ACTIVATE + g for g in candidates(s)]
        out.append(DONE)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == DONE:
            s.campaign = 0
            s.tell(F_DONE, 40, seat)
            return
        s.campaign -= 1
        start_march(s, action - ACTIVATE)

    def why_not(self, s: Position, seat: int, action: int) -> int:
        g = action - ACTIVATE
        return 41 if 0 <= g < GENERALS and (s.gspent >> g) & 1 else 40


class ElephantLoss(Decision[Position]):
    """How many of the CUs just lost were elephants (HAN-122)."""

    def __init__(self) -> None:
        super().__init__(Form("elephant_loss", [("most", NUMBER)]), 122, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.tusk_most]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [HOW_MANY + n for n in range(s.tusk_least, s.tusk_most + 1)]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        s.tell(F_DONE, 122, seat)
        lose_elephants(s, action - HOW_MANY)
