"""The position of Hannibal."""

from typing import Final

from theatrum.core.game import Option
from theatrum.core.state import State
from theatrum.games.hannibal.board import NO_PC, Board
from theatrum.games.hannibal.forms import CARDS, GENERALS, SPACES

# Options (their places in `Position.options`).
SIEGE_PER_CITY: Final = 0
AFRICANUS_1997: Final = 1
ENVELOPMENT_CHOICE: Final = 2

OPTIONS: Final = [
    Option("siege_per_city", [False, True], 0, 114),
    Option("africanus_1997", [False, True], 0, 14),
    Option("envelopment_choice", [False, True], 0, 89),
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
HAND: Final = 3  # + side

# Roles of generals.
NO_ROLE: Final = 0
LOWER: Final = 1
HIGHER: Final = 2

NONE: Final = -1
ARMY: Final = 96  # in `worn`: with the army on the march
SPENT: Final = 7
ROWS: Final = 24
NO_WEAR: Final = [0] * (ROWS * 4)
TRAIL_ROW: Final = 8
TRAIL_ROWS: Final = 8
NO_TRAIL: Final = [0] * (TRAIL_ROW * TRAIL_ROWS)
TRIES: Final = 8  # interceptions against one army: one from each neighbouring space
TRY_ROW: Final = 4  # general, CUs, elephants, generals along
NO_TRIES: Final = [0] * (TRIES * TRY_ROW)


class Position(State):
    """Everything on the table. CUs include elephants everywhere."""

    def __init__(self, board: Board, like: "Position | None" = None) -> None:
        super().__init__(like)
        self.board: Board = board
        if like is None:
            self.options: list[int] = [0] * len(OPTIONS)
            self.turn: int = 0
            self.winner: int = NONE
            # The map.
            self.pc: list[int] = [NO_PC] * SPACES
            self.tribe: list[int] = [0] * SPACES
            self.siege: list[int] = [0] * SPACES  # points + 4 * side
            self.cu: list[int] = [0] * (2 * SPACES)  # outside walls: side * SPACES + space
            self.el: list[int] = [0] * SPACES  # elephants among Carthage's
            self.inn: list[int] = [0] * SPACES  # inside the walls, of the city's owner
            self.eli: list[int] = [0] * SPACES
            self.place: list[int] = [POOL] * GENERALS
            self.inside: list[int] = [0] * GENERALS
            self.role: list[int] = [NO_ROLE] * GENERALS
            self.order: list[int] = list(range(GENERALS))  # among equals the first commands
            self.train: int = NONE  # the space of the siege train
            # Strategy cards.
            self.where: list[int] = [DECK] * CARDS
            self.known: list[int] = [0] * CARDS  # in a hand, and the other side knows it
            self.hands: list[int] = [0] * 2
            self.reshuffle: int = 0  # Truce was seen this turn
            self.truce: int = 0
            self.philip: int = 0  # 1 allied with Carthage, 2 at peace again
            self.naval_victory: int = 0
            self.counsel: list[int] = [0] * 2  # 1 in force against the side, 2 ends next turn
            # What waits to be asked as soon as the rule under way is done.
            self.owed: list[int] = [0] * 2  # PCs that a side must still remove
            self.tusk_at: int = NONE  # losses of which elephants may be part: space + flags
            self.tusk_least: int = 0
            self.tusk_most: int = 0
            # Card play.
            self.next: int = 0  # who plays the next card
            self.promise: int = 0  # Rome has said that it opens with a campaign card
            self.active: int = 0
            self.card: int = NONE
            self.commanded: int = 0  # generals set to command in this play, a mask
            # The march.
            self.mover: int = NONE
            self.acu: int = 0
            self.ael: int = 0
            self.agens: int = 0
            self.atrain: int = 0
            self.ain: int = 0  # the army is still inside a city with enemies before it
            self.used: int = 0
            self.allowance: int = 0
            self.floor: int = 0  # CUs that a consul in the army must keep (HAN-039)
            self.came: int = NONE  # the space from which the army came
            self.came_sea: int = 0
            self.loading: int = 0  # what was picked (1) or dropped (2) in this space
            self.touched: int = 0  # generals taken or left in this space
            self.fought: int = 0  # HAN-041: the army is spent
            self.settled: int = 0  # HAN-114: it has fought, so it may not besiege
            self.weather_off: int = 0
            self.weather_space: int = NONE
            self.weather_used: int = 0
            self.weather_cu: int = 0
            self.weather_el: int = 0
            self.weather_gens: int = 0
            self.weather_train: int = 0
            self.trail: list[int] = NO_TRAIL
            self.trail_size: int = 0
            # A campaign.
            self.campaign: int = NONE  # generals that may still be activated; NONE: no campaign
            self.activated: int = 0
            self.sailor: int = NONE
            self.gmoved: list[int] = [0] * GENERALS
            self.gspent: int = 0
            self.worn: list[int] = NO_WEAR
            self.weather_worn: list[int] = NO_WEAR
            self.besieged: list[int] = [0] * 2  # siege tries of this play, by space: a mask
            # Reactions.
            self.tries: list[int] = NO_TRIES
            self.tried: int = 0  # how many interceptions are declared
            self.avoider: int = NONE
            self.avoided: int = 0  # 1 the try failed, 2 it succeeded
            self.caught: int = 0  # interceptions that succeeded
            self.missed: int = 0  # generals who failed to intercept this army (HAN-067)
            # The battle.
            self.field: int = NONE
            self.attacker: int = 0  # the present one
            self.leader: list[int] = [NONE] * 2
            self.bhand: list[int] = [0] * 12
            self.bopen: list[int] = [0] * 12
            self.bgone: list[int] = [0] * 6
            self.rounds: int = 0
            self.shown: int = NONE  # what the attacker has played in this round
            self.maharbal: int = 0  # it is Maharbal's Cavalry
            self.last: list[int] = [NONE] * 2  # the last battle card of each side
            self.deserted: list[int] = [0] * 2  # 1 Spanish, 2 Numidian allies desert the side
            self.spied: int = 0  # sides whose cards are spied on, a mask
            self.probed: int = 0  # Hannibal has used his ability
            self.charge: int = 0
            self.bonus: list[int] = [0] * 2  # battle cards gained or lost before the deal
            self.fewer: list[int] = [0] * 2  # and by elephants, after the limit of twenty
            self.began: list[int] = [0] * 2
            self.lost: list[int] = [0] * 2
            self.loser: int = NONE
            self.sally: int = 0  # the attackers came out of the city: generals mask | 1 << 20
            self.sortied: int = 0  # CUs that may go back into a besieged city
            self.sortied_el: int = 0  # elephants among them
            self.sortied_gens: int = 0  # and the generals who came out with them
            self.goal: int = NONE  # of a retreat
            self.steps: int = 0
            self.toll: int = 0
            self.retreating: int = 0
            self.retreating_el: int = 0
            self.retreat_gens: int = 0
        else:
            self.options = like.options
            self.turn = like.turn
            self.winner = like.winner
            self.pc = like.pc[:]
            self.tribe = like.tribe[:]
            self.siege = like.siege[:]
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
            self.known = like.known[:]
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

    def fields(self) -> list[str]:
        return [
            *super().fields(),
            *(
                "options",
                "turn",
                "winner",
                "pc",
                "tribe",
                "siege",
                "cu",
                "el",
                "inn",
                "eli",
            ),
            *("place", "inside", "role", "order", "train", "where", "known", "hands"),
            *("reshuffle", "truce", "philip", "naval_victory", "counsel"),
            *("owed", "tusk_at", "tusk_least", "tusk_most"),
            *("next", "promise", "active", "card", "commanded"),
            *(
                "mover",
                "acu",
                "ael",
                "agens",
                "atrain",
                "ain",
                "used",
                "allowance",
                "floor",
            ),
            *("came", "came_sea", "loading", "touched", "fought", "settled"),
            *(
                "weather_off",
                "weather_space",
                "weather_used",
                "weather_cu",
                "weather_el",
                "weather_gens",
            ),
            *("weather_train", "trail", "trail_size"),
            *(
                "campaign",
                "activated",
                "sailor",
                "gmoved",
                "gspent",
                "worn",
                "weather_worn",
            ),
            *("besieged", "tries", "tried", "avoider", "avoided", "caught", "missed"),
            *(
                "field",
                "attacker",
                "leader",
                "bhand",
                "bopen",
                "bgone",
                "rounds",
                "shown",
            ),
            *(
                "maharbal",
                "last",
                "deserted",
                "spied",
                "probed",
                "charge",
                "bonus",
                "fewer",
                "began",
            ),
            *("lost", "loser", "sally", "sortied", "sortied_el", "sortied_gens"),
            *("goal", "steps", "toll"),
            *("retreating", "retreating_el", "retreat_gens"),
        ]

    # Small questions that many rules ask.

    def outside(self, side: int, space: int) -> int:
        """CUs of a side in a space, not counting those inside a city."""
        return self.cu[side * SPACES + space]

    def within(self, side: int, space: int) -> int:
        """CUs of a side inside the city of a space."""
        return self.inn[space] if self.pc[space] == side else 0

    def total(self, side: int, space: int) -> int:
        return self.cu[side * SPACES + space] + (self.inn[space] if self.pc[space] == side else 0)

    def hostile(self, side: int, space: int) -> bool:
        """An enemy PC, or a tribe that is not friendly (HAN-121)."""
        pc = self.pc[space]
        return pc == 1 - side or pc == 2

    def controls(self, side: int, province: int) -> bool:
        """More than half of the spaces (HAN-106)."""
        count = 0
        pc = self.pc
        for space in self.board.members[province]:
            if pc[space] == side:
                count += 1
        return count >= self.board.majority[province]

    def points(self, side: int) -> int:
        """Political points: politically significant provinces (HAN-111)."""
        total = 0
        for province in range(len(self.board.members)):
            if self.board.significant[province] and self.controls(side, province):
                total += 1
        return total

    def is_besieged(self, space: int) -> bool:
        """A city is besieged from its first siege point (HAN-117)."""
        return self.siege[space] != 0 and self.board.walled[space]

    def siege_points(self, space: int) -> int:
        return self.siege[space] & 3

    def holds(self, side: int, card: int) -> bool:
        return self.where[card] == HAND + side

    def elephants(self) -> int:
        """Elephants on the map."""
        return sum(self.el) + sum(self.eli)

    def die(self) -> int:
        """HAN-126: a six-sided die from the match's own chance."""
        return 1 + self.chance.below(6)
