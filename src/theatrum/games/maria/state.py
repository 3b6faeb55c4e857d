"""The position of Maria."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from theatrum.core.game import Option
from theatrum.core.state import LARGEST, State
from theatrum.games.maria.board import AUSTRIAN_ALLY, NEUTRAL, NO_HOME, Board, Net
from theatrum.games.maria.forms import (
    AUSTRIA,
    BAVARIA,
    CARDS,
    FIRST_GENERAL,
    FRANCE,
    GENERALS,
    GENERALS_OF,
    MAJORS,
    PIECES,
    POWER_OF,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
    SILESIA,
)
from theatrum.games.maria.order import insert, with_card, without

# Options (their places in `Position.options`).
VARIANT: Final = 0
OPTIONAL_POLITICS: Final = 1
HALF_ROUNDING: Final = 2
ROLES: Final = 3
OPTIONS: Final = [
    Option("variant", ["introductory", "advanced", "short"], 0, 1, ours=1),
    Option("optional_politics", [False, True], 0, 293),
    Option("half_rounding", ["down", "up"], 0, 242),
    Option("roles", ["by_seat", "random"], 0, 25),
]
INTRODUCTORY: Final = 0
ADVANCED: Final = 1
SHORT: Final = 2  # the introductory game with fewer turns (MAR-304)

# Decisions (their places in the game's list).
DISTRIBUTE: Final = 0
PLACE_HUSSAR: Final = 1
PAYMENT: Final = 2
FEEDING: Final = 3
SUBSIDY_CHOICE: Final = 4
ORDER_WISH: Final = 5
MOVEMENT: Final = 6
MARCH: Final = 7
LEADER: Final = 8
CONSENT: Final = 9
PLACING: Final = 10
SHIFT: Final = 11
CHOOSE_ATTACK: Final = 12
DUEL: Final = 13
RETREATING: Final = 14
SWEEPING: Final = 15
RECRUITING: Final = 16
BRINGING: Final = 17
ALLOTTING: Final = 18
NAME_TRUMP: Final = 19
LAYING: Final = 20
CHOOSING: Final = 21
EXECUTING: Final = 22
CORPS_CHOICE: Final = 23
SAXON_CHOICE: Final = 24
VOTING: Final = 25
PEACE_OFFER: Final = 26
PEACE_ANSWER: Final = 27
REDUCTION: Final = 28
DRAFTING: Final = 29
ANSWERING: Final = 30
# Phases: frames that ask nobody.
COURSE: Final = 31
STAGE: Final = 32
SUPPLY: Final = 33
MOVING: Final = 34
COMBAT: Final = 35
BATTLE: Final = 36
MUSTER: Final = 37
WINTER: Final = 38
POLITICS: Final = 39
CORPS_CHECK: Final = 40
ELECTION: Final = 41
DISPLACE: Final = 42
ANNEXATION: Final = 43
TERM: Final = 44  # a decision again: the length of a clause

# Places of pieces besides cities.
OFF: Final = -1
BOX: Final = -2
SILESIA_BOX: Final = -3
OUT: Final = -4

# Where a tactical card is. The first two have a row per power, the next four one per major.
HAND: Final = 0
SHOWN: Final = 6  # in hand, and everybody knows it
DISPLAY: Final = 12  # face up on the political display
PLACED: Final = 16  # just laid there, face down
BLUFF: Final = 20  # stays there face down, unseen (MAR-296)
HELD: Final = 24  # stays there face down, but all have seen it (MAR-300)
PILE: Final = 28
DISCARD: Final = 29
UNOPENED: Final = 30

# Camps.
FRENCH_SIDE: Final = 0
AUSTRIAN_SIDE: Final = 1
NO_SIDE: Final = 2

SECOND_PIECE: Final = 1 << 5  # in `stands`: what the second piece of a city counts
NO_CARDS: Final = vec[i64]()
MOST_TROOPS: Final = 8
PAIRS: Final = 40
CLAUSES: Final = 16
CLAUSE: Final = 3  # integers of a clause: its action, its last turn, its number
DRAFT: Final = 4
FIGHT: Final = 8
NOBODY_WON: Final = 0
DRAW: Final = 9

# Places in `fight`: the two cities, the attacker's score, the losing side (-1: none), troops
# lost, generals removed, victory points, and whether the loser must retreat.
ATTACKER_CITY: Final = 0
DEFENDER_CITY: Final = 1
FIGHT_SCORE: Final = 2
LOSER: Final = 3
LOST: Final = 4
REMOVED: Final = 5
LOSER_POWER: Final = 6
WINNER_POWER: Final = 7


class Position(State):
    """Everything on the table."""

    def __init__(self, board: Board, like: "Position | None" = None) -> None:
        super().__init__(like)
        self.board: Board = board
        if like is None:
            self.roads: Net = board.nets[0]
            self.long: bool = False  # is it the advanced game?
            self.options: list[int] = [0] * len(OPTIONS)
            self.turn: i64 = 0
            self.winner: i64 = NOBODY_WON  # 1 + seat, or DRAW
            self.player: vec[i64] = vec[i64]([0] * POWERS)  # the seat that runs a power
            self.side: vec[i64] = vec[i64]([0, 0, 1, 1, 0, 0])
            self.saxony: i64 = 0  # the label of its space: ally, neutral, ally
            self.neutral: i64 = 0  # Prussian action stages until its neutrality ends
            self.annexed: i64 = 0
            self.reduced: i64 = 0
            # Pieces. Masks have a bit for each piece.
            self.place: vec[i64] = vec[i64]([OFF] * PIECES)
            self.troops: vec[i64] = vec[i64]([0] * GENERALS)
            self.down: i64 = 0
            self.moved: i64 = 0
            self.top: i64 = 0  # who leads a stack of equal ranks (MAR-053)
            self.fled: i64 = 0  # retreated or moved by a change in this combat phase
            self.regrouped: i64 = 0  # shifted since the last other action
            self.fresh: i64 = 0  # just returned: must get a troop
            self.called: i64 = 0  # asked to return in this muster
            self.gain: vec[i64] = vec[i64](
                [0] * 6
            )  # troops allotted so far, by general of the power
            self.displaced: i64 = 0  # must be put into the nearest city (MAR-303)
            # What everybody knows of the troops: bounds for a general, and for the sum of two.
            self.low: vec[i64] = vec[i64]([0] * GENERALS)
            self.high: vec[i64] = vec[i64]([0] * GENERALS)
            self.mate: vec[i64] = vec[i64]([-1] * GENERALS)
            self.sum_low: vec[i64] = vec[i64]([0] * GENERALS)
            self.sum_high: vec[i64] = vec[i64]([0] * GENERALS)
            self.hussar: vec[i64] = vec[i64]([OFF] * 2)
            self.marker: vec[i64] = vec[i64]([0] * board.forts)
            self.asked: vec[i64] = vec[i64]([0] * board.forts)
            # Tactical cards.
            self.card: vec[i64] = vec[i64]([UNOPENED] * CARDS)
            self.decks: i64 = 0  # decks opened
            self.pile_decks: i64 = 0  # the decks that make up the pile, as a mask
            self.drew: i64 = 0  # powers that have drawn this turn, as a mask
            # Markers.
            self.pool: vec[i64] = vec[i64]([0] * MAJORS)
            self.battle: vec[i64] = vec[i64]([0] * MAJORS)  # markers in battle boxes
            self.aside: vec[i64] = vec[i64]([0] * MAJORS)
            self.electors_box: i64 = -1
            self.emperor: i64 = -1
            self.italy: i64 = -1
            self.notes: list[int] = [0] * (4 * MAJORS)  # winter scores, winter * MAJORS + power
            # Politics.
            self.politics: list[int] = [0] * len(board.politics)  # the deck, top first
            self.next_card: i64 = 0
            self.open: list[int] = [-1] * 2
            self.election: i64 = 0  # 1: at the end of this turn, 2: held
            self.trump: i64 = 0
            self.victor: i64 = -1  # the seat that won the last battle
            self.queue: list[int] = [-1] * MAJORS  # by influence
            self.executed: i64 = 0  # seats that have executed a card this turn, as a mask
            self.push_by: list[int] = [0] * 3  # net marker moves
            self.track: list[int] = [0] * 3
            self.votes: i64 = 0  # for Francis
            # Movement and combat.
            self.wish: list[int] = [0] * 2  # wishes for the order on the Flanders map
            self.alternate: i64 = 0
            self.holder: i64 = 0  # the seat that moves
            self.finished: i64 = 0  # seats that have finished moving, as a mask
            self.waited: i64 = 0
            self.pairs: vec[i64] = vec[i64]([-1] * PAIRS)
            self.fight: vec[i64] = vec[i64]([0] * FIGHT)
            # Agreements.
            self.subsidy: vec[i64] = vec[i64](
                [0] * (MAJORS * POWERS)
            )  # turns left, payer * POWERS + other
            self.clauses: vec[i64] = vec[i64]([-1] * (CLAUSES * CLAUSE))
            self.draft: vec[i64] = vec[i64]([-1] * DRAFT)
            self.clause_count: i64 = 0
            self.talked: i64 = 0  # seats that have made a proposal this turn, as a mask
            # What follows from `place` and `card`, kept at hand because it is asked so often: who
            # stands in a city (-1, or the first piece + 32 * (1 + the second)), the cards of a
            # power in order. The lists of `hands` are replaced, never changed in place.
            self.stands: vec[i64] = vec[i64]([-1] * board.cities)
            self.hands: vec[vec[i64]] = vec[vec[i64]]([NO_CARDS] * POWERS)
            self.pile: vec[i64] = vec[i64]()  # the cards of the pile, in order
            self.binding: vec[vec[i64]] = vec[vec[i64]]()  # see `agreements.binding`
        else:
            self.roads = like.roads
            self.long = like.long
            self.options = like.options
            self.turn = like.turn
            self.winner = like.winner
            self.player = like.player[:]
            self.side = like.side[:]
            self.saxony = like.saxony
            self.neutral = like.neutral
            self.annexed = like.annexed
            self.reduced = like.reduced
            self.place = like.place[:]
            self.troops = like.troops[:]
            self.down = like.down
            self.moved = like.moved
            self.top = like.top
            self.fled = like.fled
            self.regrouped = like.regrouped
            self.fresh = like.fresh
            self.called = like.called
            self.gain = like.gain[:]
            self.displaced = like.displaced
            self.low = like.low[:]
            self.high = like.high[:]
            self.mate = like.mate[:]
            self.sum_low = like.sum_low[:]
            self.sum_high = like.sum_high[:]
            self.hussar = like.hussar[:]
            self.marker = like.marker[:]
            self.asked = like.asked[:]
            self.card = like.card[:]
            self.decks = like.decks
            self.pile_decks = like.pile_decks
            self.drew = like.drew
            self.pool = like.pool[:]
            self.battle = like.battle[:]
            self.aside = like.aside[:]
            self.electors_box = like.electors_box
            self.emperor = like.emperor
            self.italy = like.italy
            self.notes = like.notes  # replaced, never changed in place
            self.politics = like.politics  # never changed in place
            self.next_card = like.next_card
            self.open = like.open[:]
            self.election = like.election
            self.trump = like.trump
            self.victor = like.victor
            self.queue = like.queue  # replaced, never changed in place
            self.executed = like.executed
            self.push_by = like.push_by[:]
            self.track = like.track[:]
            self.votes = like.votes
            self.wish = like.wish[:]
            self.alternate = like.alternate
            self.holder = like.holder
            self.finished = like.finished
            self.waited = like.waited
            self.pairs = like.pairs  # replaced, never changed in place
            self.fight = like.fight[:]
            self.subsidy = like.subsidy  # replaced, never changed in place
            self.clauses = like.clauses  # replaced, never changed in place
            self.draft = like.draft[:]
            self.clause_count = like.clause_count
            self.talked = like.talked
            self.stands = like.stands[:]
            self.hands = like.hands[:]
            self.pile = like.pile[:]
            self.binding = like.binding  # replaced, never changed in place

    def load(self, data: bytes) -> None:
        super().load(data)
        if 0 <= self.options[VARIANT] < len(OPTIONS[VARIANT].choices):
            self.choose(self.options)
        for city in self.place:
            if 0 <= city < self.board.cities:
                self.look(city)
        self.count_hands()

    def choose(self, options: list[int]) -> None:
        """Set the options; the variant with its map (MAR-172) is kept at hand."""
        self.options = options
        self.long = options[VARIANT] == ADVANCED
        self.roads = self.board.nets[1 if self.long else 0]

    # Pieces and cards change their places only here.

    def move(self, piece: i64, where: i64) -> None:
        """Put a piece into a city, or off the board."""
        here = self.place[piece]
        self.place[piece] = where
        if here >= 0:
            if self.stands[here] == piece:
                self.stands[here] = -1  # he was alone
            else:
                self.look(here)
        if where >= 0:
            if self.stands[where] < 0:
                self.stands[where] = piece
            else:
                self.look(where)

    def look(self, city: i64) -> None:
        """See who stands in a city: generals before trains."""
        found: i64 = -1
        place = self.place
        for piece in range(i64(PIECES)):
            if place[piece] == city:
                if found >= 0:
                    found += SECOND_PIECE * (1 + piece)
                    break
                found = piece
        self.stands[city] = found

    def put_card(self, card: i64, where: i64) -> None:
        """Put a tactical card somewhere else."""
        here = self.card[card]
        self.card[card] = where
        if here < DISPLAY:
            self.hands[here % SHOWN] = without(self.hands[here % SHOWN], card)
        elif here == PILE:
            self.pile = remove(self.pile, card)
        if where < DISPLAY:
            self.hands[where % SHOWN] = with_card(self.hands[where % SHOWN], card)
        elif where == PILE:
            self.pile = insert(self.pile, card)

    def count_hands(self) -> None:
        """See which cards the powers have, and which are in the pile."""
        hands = vec[vec[i64]]([vec[i64]() for _ in range(POWERS)])
        pile = vec[i64]()
        cards = self.card
        for card in range(i64(CARDS)):
            if 0 <= cards[card] < DISPLAY:
                power = cards[card] % SHOWN
                hands[power] = append(hands[power], card)
            elif cards[card] == PILE:
                pile = append(pile, card)
        self.hands = hands
        self.pile = pile

    def largest(self) -> int:
        return LARGEST

    def fields(self) -> list[str]:
        return [
            *super().fields(),
            *("options", "turn", "winner", "player", "side", "saxony", "neutral", "annexed"),
            *("reduced", "place", "troops", "down", "moved", "top", "fled", "regrouped", "fresh"),
            *("called", "gain", "displaced", "low", "high", "mate", "sum_low", "sum_high"),
            *("hussar", "marker", "asked", "card", "decks", "pile_decks", "drew", "pool"),
            *("battle", "aside", "electors_box", "emperor", "italy", "notes", "politics"),
            *("next_card", "open", "election", "trump", "victor", "queue", "executed", "push_by"),
            *("track", "votes", "wish", "alternate", "holder", "finished", "waited", "pairs"),
            *("fight", "subsidy", "clauses", "draft", "clause_count", "talked"),
        ]

    # Small questions that many rules ask, with native numbers: compiled code counts no references.
    # (`number if ... else -1` would make objects of both.)

    def net(self) -> Net:
        """The roads in play: without Flanders in the introductory game (MAR-172)."""
        return self.roads

    def advanced(self) -> bool:
        return self.long

    def seat_of(self, piece: i64) -> i64:
        """The seat that runs a piece."""
        return self.player[POWER_OF[piece]]

    def enemies(self, a: i64, b: i64) -> bool:
        """Not allied, and neither is neutral (MAR-007, MAR-265)."""
        x = self.side[a]
        y = self.side[b]
        return x != y and x != NO_SIDE and y != NO_SIDE

    def allied(self, a: i64, b: i64) -> bool:
        x = self.side[a]
        return a == b or (x == self.side[b] and x != NO_SIDE)

    def cooperating(self, a: i64, b: i64) -> bool:
        """The closer bond that mixed stacks need (MAR-008, MAR-051)."""
        if a == b:
            return True
        if a > b:
            a, b = b, a
        if a == FRANCE:
            return b == BAVARIA
        if a == PRAGMATIC:
            return b == AUSTRIA
        if a == PRUSSIA:
            return b == SAXONY and self.side[SAXONY] == FRENCH_SIDE
        return a == AUSTRIA and b == SAXONY and self.side[SAXONY] == AUSTRIAN_SIDE

    def major_of(self, power: i64) -> i64:
        """The power itself, or the major that a minor belongs to; -1 if none (MAR-009)."""
        if power < MAJORS:
            return power
        if power == BAVARIA:
            return FRANCE
        if self.saxony == NEUTRAL:
            return -1
        return AUSTRIA if self.saxony == AUSTRIAN_ALLY else PRUSSIA

    def home(self, city: i64) -> i64:
        """The power whose home country the city is in, or -1 (MAR-016, MAR-017, MAR-240)."""
        if self.annexed == 1 and self.board.country[city] == SILESIA:
            return PRUSSIA
        owner: i64 = self.board.home[city]
        if owner == NO_HOME:
            return -1
        return owner

    def has_neutrals(self) -> bool:
        return self.side[PRUSSIA] == NO_SIDE or self.side[SAXONY] == NO_SIDE

    def closed(self, city: i64, power: i64) -> bool:
        """Neutral land is closed to foreigners (MAR-266)."""
        if not self.has_neutrals():
            return False
        owner = self.home(city)
        return owner >= 0 and owner != power and self.side[owner] == NO_SIDE

    def controller(self, fort: i64) -> i64:
        """The power that controls a fortress (MAR-020); the four electors of the Austrian side are
        the Pragmatic Army's row, which stands for both (MAR-125)."""
        marker = self.marker[fort]
        if marker > 0:
            return marker - 1
        return self.home(self.board.fort_city[fort])

    def first_at(self, city: i64) -> i64:
        """A piece in a city, generals first; -1 if there is none."""
        found = self.stands[city]
        return found if found < SECOND_PIECE else found & (SECOND_PIECE - 1)

    def partner(self, general: i64) -> i64:
        """The other general of the stack, or -1."""
        city = self.place[general]
        if city < 0:
            return -1
        found = self.stands[city]
        if found < SECOND_PIECE:
            return -1
        other = found & (SECOND_PIECE - 1)
        if other == general:
            other = (found >> 5) - 1
        if other >= GENERALS:
            return -1
        return other

    def leads(self, general: i64, other: i64) -> bool:
        """Is the general the superior commander of the two? (MAR-053)"""
        a: i64 = self.board.rank[general]
        b: i64 = self.board.rank[other]
        if a != b:
            return a < b
        return (self.top >> general) & 1 == 1

    def commander_at(self, city: i64) -> i64:
        """The superior commander in a city, or -1 if no general is there."""
        general = self.first_at(city)
        if general >= GENERALS or general < 0:
            return -1
        other = self.partner(general)
        return general if other < 0 or self.leads(general, other) else other

    def total(self, power: i64) -> i64:
        """All troops of a power; everybody may know it (MAR-055)."""
        first: i64 = FIRST_GENERAL[power]
        out: i64 = 0
        troops = self.troops
        for general in range(first, first + GENERALS_OF[power]):
            out += troops[general]
        return out
