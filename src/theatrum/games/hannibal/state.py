"""The position of Hannibal."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theatrum.core.game import Option
from theatrum.core.state import LARGEST, NOBODY, State
from theatrum.games.hannibal.board import NO_PC, Board
from theatrum.games.hannibal.forms import CARDS, GENERALS, PROVINCES, SPACES
from theatrum.games.hannibal.index import TRIBAL, Index

# Options (their places in `Position.options`).
SIEGE_PER_CITY: Final = 0
AFRICANUS_1997: Final = 1
ENVELOPMENT_CHOICE: Final = 2
LENGTH: Final = 3

SHORT: Final = 3  # turns of the short game (HAN-128)

OPTIONS: Final = [
    Option("siege_per_city", [False, True], 0, 114),
    Option("africanus_1997", [False, True], 0, 14),
    Option("envelopment_choice", [False, True], 0, 89),
    Option("length", ["long", "short"], 0, 128),
]

# Decisions and phases (their places in the game's list).
COURSE: Final = 0  # phase
REINFORCE_CARTHAGE: Final = 1
RETURN_GENERAL: Final = 2
REINFORCE_ROME: Final = 3
PLACE_AFRICANUS: Final = 4
NAME_PROCONSUL: Final = 5
PLACE_CONSUL: Final = 6
OPENING: Final = 7
CHOOSE_FIRST: Final = 8
STRATEGY: Final = 9  # phase
PLAY: Final = 10
PLAYED: Final = 11  # phase
OPERATION: Final = 12
PLACING: Final = 13
CAMPAIGN: Final = 14  # phase
NEXT_GENERAL: Final = 15
MARCHING: Final = 16
END_MOVE: Final = 17  # phase
VOYAGE: Final = 18  # phase
WINDOW: Final = 19
REACTION: Final = 20  # phase
CITY_CUS: Final = 21
CITY_GENERALS: Final = 22
DECLARE: Final = 23
INTERCEPT_FORCE: Final = 24
AVOID_TO: Final = 25
AVOID_FORCE: Final = 26
INTERCEPTED: Final = 27
PURSUIT: Final = 28
SORTIE: Final = 29
SIEGE_TRY: Final = 30
BATTLE: Final = 31  # phase
CHANGE_COMMAND: Final = 32
BATTLE_EVENTS: Final = 33
CHARGE: Final = 34
FRIGHT: Final = 35
ATTACKING: Final = 36
MATCHING: Final = 37
COUNTERATTACK: Final = 38
STOP_WITHDRAWAL: Final = 39
SEIZE_ATTACK: Final = 40
WITHDRAW_TO: Final = 41
ELEPHANT_LOSS: Final = 42
RETREAT: Final = 43  # phase
RETREAT_CITY: Final = 44
RETREAT_TO: Final = 45
RETREAT_STEP: Final = 46
SWEEP: Final = 47
REMOVE_PCS: Final = 48
EVENT_TARGET: Final = 49
MERCENARIES: Final = 50  # phase
WINTER: Final = 51  # phase
STEALING: Final = 52
ENVELOPED: Final = 53
HANNO_REMOVES: Final = 54
SHELTER: Final = 55

# Places of generals off the map.
POOL: Final = 96
DISPLACED: Final = 97
OUT: Final = 98
WAITING: Final = 99

# Where a strategy card is.
DECK: Final = 0
PILE: Final = 1  # the discards
REMOVED: Final = 2
HAND: Final = 3  # + side (as in index.py)

# Roles of generals.
NO_ROLE: Final = 0
LOWER: Final = 1
HIGHER: Final = 2

NONE: Final = -1
ARMY: Final = 96  # in `worn`: with the army on the march
SPENT: Final = 7
ROWS: Final = 24
NO_WEAR: Final = vec[i64]([0] * (ROWS * 4))
TRAIL_ROW: Final = 8
TRAIL_ROWS: Final = 8
NOT_MOVED: Final = vec[i64]([0] * GENERALS)  # to be copied
NO_TRAIL: Final = vec[i64]([0] * (TRAIL_ROW * TRAIL_ROWS))
TRIES: Final = 8  # interceptions against one army: one from each neighbouring space
TRY_ROW: Final = 4  # general, CUs, elephants, generals along
NO_TRIES: Final = [0] * (TRIES * TRY_ROW)


def changed(row: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A row that positions share, with one number changed."""
    out = row[:]
    out[at] = value
    return out


def total_of(row: vec[i64]) -> i64:
    total: i64 = 0
    for value in row:
        total += value
    return total


# The fields of a position besides those of every game, in the order of its bytes.
FIELDS: Final[list[str]] = [
    *("options", "turn", "winner", "pc", "tribe", "siege", "cu", "el", "inn", "eli", "place"),
    *("inside", "role", "order", "train", "where", "known", "hands", "reshuffle", "truce"),
    *("philip", "naval_victory", "counsel", "owed", "tusk_at", "tusk_least", "tusk_most", "next"),
    *("promise", "active", "card", "commanded", "mover", "acu", "ael", "agens", "atrain", "ain"),
    *("used", "allowance", "floor", "came", "came_sea", "loading", "touched", "fought", "settled"),
    *("weather_off", "weather_space", "weather_used", "weather_cu", "weather_el", "weather_gens"),
    *("weather_train", "trail", "trail_size", "campaign", "activated", "sailor", "gmoved"),
    *("gspent", "worn", "weather_worn", "besieged", "tries", "tried", "avoider", "avoided"),
    *("caught", "missed", "field", "attacker", "leader", "bhand", "bopen", "bgone", "rounds"),
    *("shown", "maharbal", "last", "deserted", "spied", "probed", "charge", "bonus", "fewer"),
    *("began", "lost", "loser", "sally", "sortied", "sortied_el", "sortied_gens", "goal", "steps"),
    *("toll", "retreating", "retreating_el", "retreat_gens"),
]


class Position(State):
    """Everything on the table. CUs include elephants everywhere."""

    def __init__(self, board: Board, like: "Position | None" = None) -> None:
        super().__init__(like)
        self.board: Board = board
        self.index: Index | None = None  # made when it is asked for: see `found`
        if like is not None and like.index is not None:
            self.index = Index(board, like.index)
        if like is None:
            self.options: list[int] = [0] * len(OPTIONS)
            self.turn: i64 = 0
            self.winner: i64 = NONE
            # The map.
            self.pc: vec[i64] = vec[i64]([NO_PC] * SPACES)
            self.tribe: vec[i64] = vec[i64]([0] * SPACES)
            self.siege: vec[i64] = vec[i64]([0] * SPACES)  # points + 4 * side
            # CUs outside the walls: side * SPACES + space.
            self.cu: vec[i64] = vec[i64]([0] * (2 * SPACES))
            self.el: vec[i64] = vec[i64]([0] * SPACES)  # elephants among Carthage's
            self.inn: vec[i64] = vec[i64]([0] * SPACES)  # inside the walls, of the city's owner
            self.eli: vec[i64] = vec[i64]([0] * SPACES)
            self.place: vec[i64] = vec[i64]([POOL] * GENERALS)
            self.inside: vec[i64] = vec[i64]([0] * GENERALS)
            self.role: vec[i64] = vec[i64]([NO_ROLE] * GENERALS)
            self.order: vec[i64] = vec[i64](range(GENERALS))  # among equals the first commands
            self.train: i64 = NONE  # the space of the siege train
            # Strategy cards.
            self.where: vec[i64] = vec[i64]([DECK] * CARDS)
            # Is it in a hand, and the other side knows it?
            self.known: vec[i64] = vec[i64]([0] * CARDS)
            self.hands: vec[i64] = vec[i64]([0] * 2)
            self.reshuffle: i64 = 0  # Truce was seen this turn
            self.truce: i64 = 0
            self.philip: i64 = 0  # 1 allied with Carthage, 2 at peace again
            self.naval_victory: i64 = 0
            # Counsels: 1 in force against the side, 2 ends next turn.
            self.counsel: vec[i64] = vec[i64]([0] * 2)
            # What waits to be asked as soon as the rule under way is done.
            self.owed: vec[i64] = vec[i64]([0] * 2)  # PCs that a side must still remove
            self.tusk_at: i64 = NONE  # losses of which elephants may be part: space + flags
            self.tusk_least: i64 = 0
            self.tusk_most: i64 = 0
            # Card play.
            self.next: i64 = 0  # who plays the next card
            self.promise: i64 = 0  # Rome has said that it opens with a campaign card
            self.active: i64 = 0
            self.card: i64 = NONE
            self.commanded: i64 = 0  # generals set to command in this play, a mask
            # The march.
            self.mover: i64 = NONE
            self.acu: i64 = 0
            self.ael: i64 = 0
            self.agens: i64 = 0
            self.atrain: i64 = 0
            self.ain: i64 = 0  # the army is still inside a city with enemies before it
            self.used: i64 = 0
            self.allowance: i64 = 0
            self.floor: i64 = 0  # CUs that a consul in the army must keep (HAN-039)
            self.came: i64 = NONE  # the space from which the army came
            self.came_sea: i64 = 0
            self.loading: i64 = 0  # what was picked (1) or dropped (2) in this space
            self.touched: i64 = 0  # generals taken or left in this space
            self.fought: i64 = 0  # HAN-041: the army is spent
            self.settled: i64 = 0  # HAN-114: it has fought, so it may not besiege
            self.weather_off: i64 = 0
            self.weather_space: i64 = NONE
            self.weather_used: i64 = 0
            self.weather_cu: i64 = 0
            self.weather_el: i64 = 0
            self.weather_gens: i64 = 0
            self.weather_train: i64 = 0
            self.trail: vec[i64] = NO_TRAIL
            self.trail_size: i64 = 0
            # A campaign.
            self.campaign: i64 = NONE  # generals that may still be activated; NONE: no campaign
            self.activated: i64 = 0
            self.sailor: i64 = NONE
            self.gmoved: vec[i64] = NOT_MOVED[:]
            self.gspent: i64 = 0
            self.worn: vec[i64] = NO_WEAR
            self.weather_worn: vec[i64] = NO_WEAR
            self.besieged: list[int] = [0] * 2  # siege tries of this play, by space: a mask
            # Reactions.
            self.tries: list[int] = NO_TRIES
            self.tried: i64 = 0  # how many interceptions are declared
            self.avoider: i64 = NONE
            self.avoided: i64 = 0  # 1 the try failed, 2 it succeeded
            self.caught: i64 = 0  # interceptions that succeeded
            self.missed: i64 = 0  # generals who failed to intercept this army (HAN-067)
            # The battle.
            self.field: i64 = NONE
            self.attacker: i64 = 0  # the present one
            self.leader: list[int] = [NONE] * 2
            self.bhand: list[int] = [0] * 12
            self.bopen: list[int] = [0] * 12
            self.bgone: list[int] = [0] * 6
            self.rounds: i64 = 0
            self.shown: i64 = NONE  # what the attacker has played in this round
            self.maharbal: i64 = 0  # it is Maharbal's Cavalry
            self.last: list[int] = [NONE] * 2  # the last battle card of each side
            self.deserted: list[int] = [0] * 2  # 1 Spanish, 2 Numidian allies desert the side
            self.spied: i64 = 0  # sides whose cards are spied on, a mask
            self.probed: i64 = 0  # Hannibal has used his ability
            self.charge: i64 = 0
            self.bonus: list[int] = [0] * 2  # battle cards gained or lost before the deal
            self.fewer: list[int] = [0] * 2  # and by elephants, after the limit of twenty
            self.began: list[int] = [0] * 2
            self.lost: list[int] = [0] * 2
            self.loser: i64 = NONE
            self.sally: i64 = 0  # the attackers came out of the city: generals mask | 1 << 20
            self.sortied: i64 = 0  # CUs that may go back into a besieged city
            self.sortied_el: i64 = 0  # elephants among them
            self.sortied_gens: i64 = 0  # and the generals who came out with them
            self.goal: i64 = NONE  # of a retreat
            self.steps: i64 = 0
            self.toll: i64 = 0
            self.retreating: i64 = 0
            self.retreating_el: i64 = 0
            self.retreat_gens: i64 = 0
        else:
            self.options = like.options
            self.turn = like.turn
            self.winner = like.winner
            self.pc = like.pc[:]
            self.tribe = like.tribe  # replaced, never changed in place
            self.siege = like.siege  # the same
            self.cu = like.cu[:]
            self.el = like.el[:]
            self.inn = like.inn[:]
            self.eli = like.eli[:]
            self.place = like.place[:]
            self.inside = like.inside[:]
            self.role = like.role[:]
            self.order = like.order[:]
            self.train = like.train
            self.where = like.where[:]
            self.known = like.known  # replaced, never changed in place
            self.hands = like.hands[:]
            self.reshuffle = like.reshuffle
            self.truce = like.truce
            self.philip = like.philip
            self.naval_victory = like.naval_victory
            self.counsel = like.counsel[:]
            self.owed = like.owed[:]
            self.tusk_at = like.tusk_at
            self.tusk_least = like.tusk_least
            self.tusk_most = like.tusk_most
            self.next = like.next
            self.promise = like.promise
            self.active = like.active
            self.card = like.card
            self.commanded = like.commanded
            self.mover = like.mover
            self.acu = like.acu
            self.ael = like.ael
            self.agens = like.agens
            self.atrain = like.atrain
            self.ain = like.ain
            self.used = like.used
            self.allowance = like.allowance
            self.floor = like.floor
            self.came = like.came
            self.came_sea = like.came_sea
            self.loading = like.loading
            self.touched = like.touched
            self.fought = like.fought
            self.settled = like.settled
            self.weather_off = like.weather_off
            self.weather_space = like.weather_space
            self.weather_used = like.weather_used
            self.weather_cu = like.weather_cu
            self.weather_el = like.weather_el
            self.weather_gens = like.weather_gens
            self.weather_train = like.weather_train
            self.trail = like.trail  # replaced, never changed in place
            self.trail_size = like.trail_size
            self.campaign = like.campaign
            self.activated = like.activated
            self.sailor = like.sailor
            self.gmoved = like.gmoved[:]
            self.gspent = like.gspent
            self.worn = like.worn  # replaced, never changed in place
            self.weather_worn = like.weather_worn
            self.besieged = like.besieged[:]
            self.tries = like.tries  # replaced, never changed in place
            self.tried = like.tried
            self.avoider = like.avoider
            self.avoided = like.avoided
            self.caught = like.caught
            self.missed = like.missed
            self.field = like.field
            self.attacker = like.attacker
            self.leader = like.leader[:]
            self.bhand = like.bhand[:]
            self.bopen = like.bopen[:]
            self.bgone = like.bgone[:]
            self.rounds = like.rounds
            self.shown = like.shown
            self.maharbal = like.maharbal
            self.last = like.last[:]
            self.deserted = like.deserted[:]
            self.spied = like.spied
            self.probed = like.probed
            self.charge = like.charge
            self.bonus = like.bonus[:]
            self.fewer = like.fewer[:]
            self.began = like.began[:]
            self.lost = like.lost[:]
            self.loser = like.loser
            self.sally = like.sally
            self.sortied = like.sortied
            self.sortied_el = like.sortied_el
            self.sortied_gens = like.sortied_gens
            self.goal = like.goal
            self.steps = like.steps
            self.toll = like.toll
            self.retreating = like.retreating
            self.retreating_el = like.retreating_el
            self.retreat_gens = like.retreat_gens

    def largest(self) -> int:
        return LARGEST

    def fields(self) -> list[str]:
        return [*super().fields(), *FIELDS]

    # The index, and all that changes it.

    def found(self) -> Index:
        """What follows from map and hands."""
        index = self.index
        if index is None:
            index = Index(self.board)
            index.read_map(self.pc, self.cu, self.tribe, self.siege)
            index.read_generals(self.place)
            index.read_hands(self.where)
            self.index = index
        return index

    def offer(self, seat: i64, actions: list[int]) -> None:
        """Whoever asks a decision has found its legal list already. It must be the last thing he
        does, and the decision must be on top."""
        self.legal_seat = seat
        self.legal_list = actions

    def forget(self) -> None:
        """For who changes the position's lists himself: what followed from them holds no longer."""
        self.index = None
        self.legal_seat = NOBODY

    def set_pc(self, space: i64, owner: i64) -> None:
        index = self.index
        if index is not None:
            index.change_pc(space, self.pc[space], owner)
        self.pc[space] = owner

    def set_siege(self, space: i64, value: i64) -> None:
        """Siege points + 4 * side, or 0."""
        index = self.index
        if index is not None and (self.siege[space] == 0) != (value == 0):
            index.sieges += 1 if value else -1
        self.siege = changed(self.siege, space, value)

    def end_tribe(self, space: i64) -> None:
        """The tribe of a space is no more."""
        index = self.index
        if index is not None:
            index.flip(TRIBAL, space)
        self.tribe = changed(self.tribe, space, 0)

    def add_cus(self, side: i64, space: i64, count: i64) -> None:
        """More CUs of a side in a space outside the walls, or fewer if `count` is negative."""
        at = side * SPACES + space
        before = self.cu[at]
        after = before + count
        self.cu[at] = after
        index = self.index
        if index is not None and (before > 0) != (after > 0):
            index.change_stack(side, space, after > 0)

    def leaders(self, side: i64) -> vec[i64]:
        """The generals of a side on the map. Who displaces one of them must not go on with it."""
        return self.found().leaders[side]

    def move_general(self, general: i64, place: i64) -> None:
        """A general comes to the map or leaves it."""
        index = self.index
        if index is not None and (self.place[general] < SPACES) != (place < SPACES):
            index.change_leader(self.board.side_of[general], general, place < SPACES)
        self.place[general] = place

    def read_hands(self) -> None:
        """Many cards have changed their place."""
        if self.index is not None:
            self.index.read_hands(self.where)

    def move_card(self, card: i64, where: i64) -> None:
        index = self.index
        if index is not None:
            before = self.where[card]
            if before >= HAND:
                index.change_card(before - HAND, card, False)
            if where >= HAND:
                index.change_card(where - HAND, card, True)
        self.where[card] = where

    # Small questions that many rules ask.

    def outside(self, side: i64, space: i64) -> i64:
        """CUs of a side in a space, not counting those inside a city."""
        return self.cu[side * SPACES + space]

    def within(self, side: i64, space: i64) -> i64:
        """CUs of a side inside the city of a space."""
        return self.inn[space] if self.pc[space] == side else 0

    def total(self, side: i64, space: i64) -> i64:
        return self.cu[side * SPACES + space] + (self.inn[space] if self.pc[space] == side else 0)

    def hostile(self, side: i64, space: i64) -> bool:
        """An enemy PC, or a tribe that is not friendly (HAN-121)."""
        pc = self.pc[space]
        return pc == 1 - side or pc == 2

    def controls(self, side: i64, province: i64) -> bool:
        """More than half of the spaces (HAN-106)."""
        counts = self.found().counts
        return counts[side * PROVINCES + province] >= self.board.majority[province]

    def last_turn(self) -> int:
        """After which the points decide (HAN-112, HAN-128)."""
        return min(SHORT, self.board.turns) if self.options[LENGTH] else self.board.turns

    def points(self, side: i64) -> i64:
        """Political points: politically significant provinces (HAN-111)."""
        total: i64 = 0
        counts = self.found().counts
        majority = self.board.majority
        for province in self.board.significants:
            if counts[side * PROVINCES + province] >= majority[province]:
                total += 1
        return total

    def is_besieged(self, space: i64) -> bool:
        """A city is besieged from its first siege point (HAN-117)."""
        return self.siege[space] != 0 and self.board.walled[space] != 0

    def siege_points(self, space: i64) -> i64:
        return self.siege[space] & 3

    def holds(self, side: i64, card: i64) -> bool:
        return self.where[card] == HAND + side

    def elephants(self) -> i64:
        """Elephants on the map."""
        return total_of(self.el) + total_of(self.eli)

    def die(self) -> i64:
        """HAN-126: a six-sided die from the match's own chance."""
        return 1 + self.chance.below(6)
