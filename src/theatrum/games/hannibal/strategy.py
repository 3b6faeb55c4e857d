"""Section 4: strategy cards, one at a time in turns, for operations, as events, or discarded."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from theatrum.core.chance import Noise
from theatrum.core.forms import Form, numbers
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import HISPANIA, NO_PC, P_SCIPIO
from theatrum.games.hannibal.counter import COUNSELS, PHILIP, TRUCE_CARD, break_truce, spend
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
    READY,
    SPACES,
    actions,
)
from theatrum.games.hannibal.index import HELD, PCS
from theatrum.games.hannibal.march import start_march
from theatrum.games.hannibal.pieces import (
    can_place,
    lose_elephants,
    marker_mask,
    place_cus,
    put_pc,
    set_command,
)
from theatrum.games.hannibal.rating import counts
from theatrum.games.hannibal.spaces import (
    HALF,
    TOP,
    add_actions,
    bit_of,
    nth_action,
    nth_of,
    size_of,
)
from theatrum.games.hannibal.state import (
    CAMPAIGN,
    NEXT_GENERAL,
    NO_WEAR,
    NONE,
    NOT_MOVED,
    OPERATION,
    PLACING,
    PLAY,
    PLAYED,
    Position,
)
from theatrum.games.hannibal.targets import EITHER, can_play
from theatrum.games.hannibal.turn import can_join

RAISING: Final = 3  # the ops of a card that raises troops (HAN-029)
FOLD: Final = 31  # spaces that differ in more than these bits look alike at a glance


class Strategy(Decision[Position]):
    """Players play in turns until both hands are empty (HAN-021)."""

    def __init__(self) -> None:
        super().__init__(Form("strategy"), 21)

    def proceed(self, s: Position) -> None:
        if s.hands[0] + s.hands[1] == 0:
            s.pop()
        else:
            s.push(PLAY, 0)
            next_card(s)


def next_card(s: Position) -> None:
    """The frame on top, which has no numbers of its own, is done: whose turn it is plays the next
    card, if there is one."""
    seat = s.next
    if s.hands[seat] == 0:
        seat = 1 - seat
        if s.hands[seat] == 0:
            s.pop()
            return
    s.next = 1 - seat
    s.active = seat
    s.commanded = 0
    s.stack[-1] = PLAY
    s.stack[-2] = 1 << seat


def comes_first(s: Position, general: i64, other: i64) -> bool:
    """Is he before the other in the order that decides among equals?"""
    for g in s.order:
        if g == general:
            return True
        if g == other:
            break
    return False


class Play(Decision[Position]):
    """A card for ops, as an event or thrown away; no passing (HAN-022, HAN-023). Before, the owner
    may say who commands among equals (HAN-038)."""

    def __init__(self) -> None:
        super().__init__(Form("play", [("cards", NUMBER)]), 22, opening=True)

    def about(self, s: Position) -> list[int]:
        return [min(20, s.hands[s.active])]

    def legal(self, s: Position, seat: int) -> list[int]:
        hand = s.found().cards[seat]
        events = self.events(s, seat, hand)
        out: list[object] = []
        for i in range(len(hand)):
            card = hand[i]
            if s.promise and not s.board.campaign[card]:  # Rome has promised one (HAN-020)
                continue
            out.append(READY[OPS + card])
            if events & bit_of(i):
                out.append(READY[EVENT + card])
            if not s.promise:
                out.append(READY[DISCARD + card])
        add_actions(COMMAND, self.commands(s, seat), out)
        return cast("list[int]", out)

    def choose(self, s: Position, seat: int, noise: Noise) -> int:
        if s.promise:
            return noise.pick(self.legal(s, seat))
        hand = s.found().cards[seat]
        events = self.events(s, seat, hand)
        commands = self.commands(s, seat)
        at = noise.index(2 * len(hand) + size_of(events) + size_of(commands))
        for i in range(len(hand)):
            size = 3 if events & bit_of(i) else 2
            if at < size:
                verb = OPS if at == 0 else DISCARD if at == size - 1 else EVENT
                return int(verb + hand[i])
            at -= size
        return int(COMMAND + nth_of(commands, at))

    def events(self, s: Position, seat: i64, hand: vec[i64]) -> i64:
        """Which cards of the hand, by their places, can be played as events, as a mask."""
        mask: i64 = 0
        for i in range(len(hand)):
            if can_play(s, seat, hand[i]):
                mask |= bit_of(i)
        return mask

    def commands(self, s: Position, seat: i64) -> i64:
        """Who may be set to command, as a mask; most stand alone, which a glance at the spaces
        tells."""
        mine = s.leaders(seat)
        seen: i64 = 0
        twice: i64 = 0
        for g in mine:
            space = s.place[g]
            bit = TOP >> (space & FOLD)
            twice |= seen & bit
            seen |= bit
        mask: i64 = 0
        if twice:
            for g in mine:
                space = s.place[g]
                if twice & (TOP >> (space & FOLD)) and self.may_command(s, mine, g):
                    mask |= bit_of(g)
        return mask

    def may_command(self, s: Position, mine: vec[i64], general: i64) -> bool:
        """Does an equal command now where he stands, and nobody above both? (HAN-038)"""
        if (s.commanded >> general) & 1:
            return False
        place = s.place
        space = place[general]
        inside = s.inside[general]
        role = s.role[general]
        behind = False
        for other in mine:
            if place[other] == space and other != general and s.inside[other] == inside:
                rank = s.role[other]
                if rank > role:
                    return False
                behind = behind or (rank == role and comes_first(s, other, general))
        return behind

    def apply(self, s: Position, seat: int, action: int) -> None:
        if COMMAND <= action < COMMAND + GENERALS:
            s.commanded |= 1 << (action - COMMAND)
            set_command(s, action - COMMAND)
            return
        s.promise = 0
        card = action % CARDS
        spend(s, seat, card)
        if action >= DISCARD:
            s.tell(F_DISCARDED, 22, seat, card)
            next_card(s)
            return
        s.card = card
        s.become(PLAYED, 0)
        if action < OPS:
            s.tell(F_EVENT_PLAYED, 23, seat, card)
            self.event(s, seat, card)
        else:
            s.tell(F_OPS_PLAYED, 26, seat, card)
            s.push(OPERATION, 1 << seat, card)

    def event(self, s: Position, seat: i64, card: i64) -> None:
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
            return why_no_event(s, seat, card)
        return 38 if COMMAND <= action < COMMAND + GENERALS else 22


def why_no_event(s: Position, seat: i64, card: i64) -> i64:
    """The rule against the event of a card in hand."""
    if s.board.event_side[card] not in (EITHER, seat):
        return 25
    if s.board.dual[card]:
        return 31
    if card == PHILIP:
        return 33
    if card in COUNSELS:
        return 35
    if card == TRUCE_CARD:
        return 32
    return 24 if s.board.sword[card] else 23


class Played(Decision[Position]):
    """The card has been carried out; what belonged to it is cleared."""

    def __init__(self) -> None:
        super().__init__(Form("played"), 23)

    def proceed(self, s: Position) -> None:
        s.card = NONE
        s.campaign = NONE
        s.sailor = NONE
        s.gspent = 0
        s.worn = NO_WEAR
        s.weather_worn = NO_WEAR
        if s.activated:
            s.activated = 0
            s.gmoved = NOT_MOVED[:]
            s.besieged = [0] * 2
        next_card(s)


# Operations (HAN-026).


def strategy_rating(s: Position, general: i64) -> i64:
    """P. Scipio has 2 in Hispania (HAN-124)."""
    if general == P_SCIPIO and s.board.region[s.place[general]] == HISPANIA:
        return 2
    return s.board.strategy[general]


def add_pc_places(s: Position, seat: i64, out: list[object]) -> None:
    """Where the seat may put a PC; or it is done."""
    add_actions(PLACE_PC, pc_mask(s, seat, 0), out)
    add_actions(PLACE_PC + HALF, pc_mask(s, seat, 1), out)
    out.append(READY[DONE])


def pc_mask(s: Position, seat: i64, half: i64) -> i64:
    """The spaces of a half of the map where it may: empty and without enemy CUs, or in place of an
    enemy PC where own CUs stand (HAN-028); conversions rest in a truce (HAN-032)."""
    masks = s.found().masks
    fits = masks[PCS + 2 * NO_PC + half]
    if s.truce == 0:
        fits |= marker_mask(s, 1 - seat, half) & masks[HELD + 2 * seat + half]
    return fits & ~masks[HELD + 2 * (1 - seat) + half]


def may_raise(s: Position, seat: i64, space: i64) -> bool:
    """May troops be raised with the seat's general there? (HAN-029)"""
    if s.pc[space] != seat:
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
        out: list[object] = []
        add_actions(ACTIVATE, self.movers(s, seat), out)
        add_actions(RAISE, self.raisers(s, seat), out)
        add_pc_places(s, seat, out)
        return cast("list[int]", out)

    def choose(self, s: Position, seat: int, noise: Noise) -> int:
        movers = self.movers(s, seat)
        raisers = self.raisers(s, seat)
        low = pc_mask(s, seat, 0)
        high = pc_mask(s, seat, 1)
        moves = size_of(movers)
        raises = moves + size_of(raisers)
        places = raises + size_of(low) + size_of(high)
        at = noise.index(places + 1)
        if at < moves:
            return int(ACTIVATE + nth_of(movers, at))
        if at < raises:
            return int(RAISE + nth_of(raisers, at - moves))
        return int(nth_action(PLACE_PC, low, high, at - raises)) if at < places else DONE

    def movers(self, s: Position, seat: i64) -> i64:
        """The generals whom the card can move, as a mask (HAN-026)."""
        ops = s.board.ops[s.card]
        mask: i64 = 0
        for g in s.leaders(seat):
            if strategy_rating(s, g) <= ops:
                mask |= bit_of(g)
        return mask

    def raisers(self, s: Position, seat: i64) -> i64:
        """The generals with whom it can raise troops, as a mask (HAN-029)."""
        mask: i64 = 0
        if s.board.ops[s.card] == RAISING:
            for g in s.leaders(seat):
                if may_raise(s, seat, s.place[g]):
                    mask |= bit_of(g)
        return mask

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action >= PLACE_PC:
            put_pc(s, seat, action - PLACE_PC, 28)
            next_pc(s, seat, s.board.ops[s.card] - 1)
            return
        s.pop()
        if action == DONE:
            s.tell(F_DONE, 26, seat)
        elif action < RAISE:
            start_march(s, action - ACTIVATE)
        else:
            space = s.place[action - RAISE]
            s.tell(F_RAISED, 29, action - RAISE, space)
            place_cus(s, seat, space, 1, 0, 29)

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if RAISE <= action < RAISE + GENERALS:
            return 29
        if PLACE_PC <= action < PLACE_PC + SPACES:
            return 32 if s.truce and s.pc[action - PLACE_PC] == 1 - seat else 28
        return 26


def next_pc(s: Position, seat: i64, left: i64) -> None:
    """So many PCs are left to be placed."""
    if left > 0:
        s.become(PLACING, 1 << seat, left)
    else:
        s.pop()


class Placing(Decision[Position]):
    """More PCs with the same card (HAN-028)."""

    def __init__(self) -> None:
        super().__init__(Form("placing", [("left", numbers(0, 3))]), 28, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        out: list[object] = []
        add_pc_places(s, seat, out)
        return cast("list[int]", out)

    def choose(self, s: Position, seat: int, noise: Noise) -> int:
        low = pc_mask(s, seat, 0)
        high = pc_mask(s, seat, 1)
        places = size_of(low) + size_of(high)
        at = noise.index(places + 1)
        return int(nth_action(PLACE_PC, low, high, at)) if at < places else DONE

    def apply(self, s: Position, seat: int, action: int) -> None:
        left = s.stack[-3]
        if action == DONE:
            s.pop()
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
    done = s.activated | s.gspent
    for g in s.leaders(s.active):
        if (done >> g) & 1 == 0:
            out.append(g)
    return out


class NextGeneral(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("next_general", [("left", numbers(0, 3))]), 40)

    def about(self, s: Position) -> list[int]:
        return [s.campaign]

    def legal(self, s: Position, seat: int) -> list[int]:
        out = actions(ACTIVATE, candidates(s))
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
        return counts(s.tusk_least, s.tusk_most)

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        s.tell(F_DONE, 122, seat)
        lose_elephants(s, action - HOW_MANY)
