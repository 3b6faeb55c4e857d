"""The position of Maria."""

from typing import Final

from theatrum.core.game import Option
from theatrum.core.state import State
from theatrum.games.maria.board import AUSTRIAN_ALLY, NEUTRAL, Board, Net
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
    PRUSSIAN_LAND,
    SAXON_LAND,
    SAXONY,
    SILESIA,
)

# Options (their places in `Position.options`).
VARIANT: Final = 0
OPTIONAL_POLITICS: Final = 1
HALF_ROUNDING: Final = 2
ROLES: Final = 3
OPTIONS: Final = [
    Option("variant", ["introductory", "advanced"], 0, 1),
    Option("optional_politics", [False, True], 0, 293),
    Option("half_rounding", ["down", "up"], 0, 242),
    Option("roles", ["by_seat", "random"], 0, 25),
]
INTRODUCTORY: Final = 0
ADVANCED: Final = 1

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
NO_CARDS: Final[list[int]] = []
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
            self.options: list[int] = [0] * len(OPTIONS)
            self.turn: int = 0
            self.winner: int = NOBODY_WON  # 1 + seat, or DRAW
            self.player: list[int] = [0] * POWERS  # the seat that runs a power
            self.side: list[int] = [0, 0, 1, 1, 0, 0]
            self.saxony: int = 0  # the label of its space: ally, neutral, ally
            self.neutral: int = 0  # Prussian action stages until its neutrality ends
            self.annexed: int = 0
            self.reduced: int = 0
            # Pieces. Masks have a bit for each piece.
            self.place: list[int] = [OFF] * PIECES
            self.troops: list[int] = [0] * GENERALS
            self.down: int = 0
            self.moved: int = 0
            self.top: int = 0  # who leads a stack of equal ranks (MAR-053)
            self.fled: int = 0  # retreated or moved by a change in this combat phase
            self.regrouped: int = 0  # shifted since the last other action
            self.fresh: int = 0  # just returned: must get a troop
            self.called: int = 0  # asked to return in this muster
            self.gain: list[int] = [0] * 6  # troops allotted so far, by general of the power
            self.displaced: int = 0  # must be put into the nearest city (MAR-303)
            # What everybody knows of the troops: bounds for a general, and for the sum of two.
            self.low: list[int] = [0] * GENERALS
            self.high: list[int] = [0] * GENERALS
            self.mate: list[int] = [-1] * GENERALS
            self.sum_low: list[int] = [0] * GENERALS
            self.sum_high: list[int] = [0] * GENERALS
            self.hussar: list[int] = [OFF] * 2
            self.marker: list[int] = [0] * board.forts
            self.asked: list[int] = [0] * board.forts
            # Tactical cards.
            self.card: list[int] = [UNOPENED] * CARDS
            self.decks: int = 0  # decks opened
            self.pile_decks: int = 0  # the decks that make up the pile, as a mask
            self.drew: int = 0  # powers that have drawn this turn, as a mask
            # Markers.
            self.pool: list[int] = [0] * MAJORS
            self.battle: list[int] = [0] * MAJORS  # markers in battle boxes
            self.aside: list[int] = [0] * MAJORS
            self.electors_box: int = -1
            self.emperor: int = -1
            self.italy: int = -1
            self.notes: list[int] = [0] * (4 * MAJORS)  # winter scores, winter * MAJORS + power
            # Politics.
            self.politics: list[int] = [0] * len(board.politics)  # the deck, top first
            self.next_card: int = 0
            self.open: list[int] = [-1] * 2
            self.election: int = 0  # 1: at the end of this turn, 2: held
            self.trump: int = 0
            self.victor: int = -1  # the seat that won the last battle
            self.queue: list[int] = [-1] * MAJORS  # by influence
            self.executed: int = 0  # seats that have executed a card this turn, as a mask
            self.push_by: list[int] = [0] * 3  # net marker moves
            self.track: list[int] = [0] * 3
            self.votes: int = 0  # for Francis
            # Movement and combat.
            self.wish: list[int] = [0] * 2  # wishes for the order on the Flanders map
            self.alternate: int = 0
            self.holder: int = 0  # the seat that moves
            self.finished: int = 0  # seats that have finished moving, as a mask
            self.waited: int = 0
            self.pairs: list[int] = [-1] * PAIRS
            self.fight: list[int] = [0] * FIGHT
            # Agreements.
            self.subsidy: list[int] = [0] * (MAJORS * POWERS)  # turns left, payer * POWERS + other
            self.clauses: list[int] = [-1] * (CLAUSES * CLAUSE)
            self.draft: list[int] = [-1] * DRAFT
            self.clause_count: int = 0
            self.talked: int = 0  # seats that have made a proposal this turn, as a mask
            # What follows from `place` and `card`, kept at hand because it is asked so often: who
            # stands in a city (-1, or the first piece + 32 * (1 + the second)), the cards of a
            # power in order. The lists of `hands` are replaced, never changed in place.
            self.stands: list[int] = [-1] * board.cities
            self.hands: list[list[int]] = [NO_CARDS] * POWERS
            self.pile: list[int] = []  # the cards of the pile, in order
        else:
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

    def load(self, data: bytes) -> None:
        super().load(data)
        for city in self.place:
            if 0 <= city < self.board.cities:
                self.look(city)
        self.count_hands()

    # Pieces and cards change their places only here.

    def move(self, piece: int, where: int) -> None:
        """Put a piece into a city, or off the board."""
        here = self.place[piece]
        self.place[piece] = where
        if here >= 0:
            self.look(here)
        if where >= 0:
            if self.stands[where] < 0:
                self.stands[where] = piece
            else:
                self.look(where)

    def look(self, city: int) -> None:
        """See who stands in a city: generals before trains."""
        found = -1
        place = self.place
        for piece in range(PIECES):
            if place[piece] == city:
                if found >= 0:
                    found += SECOND_PIECE * (1 + piece)
                    break
                found = piece
        self.stands[city] = found

    def put_card(self, card: int, where: int) -> None:
        """Put a tactical card somewhere else."""
        here = self.card[card]
        self.card[card] = where
        if here < DISPLAY:
            left = self.hands[here % SHOWN][:]
            left.remove(card)
            self.hands[here % SHOWN] = left
        elif here == PILE:
            self.pile.remove(card)
        if where < DISPLAY:
            more = [*self.hands[where % SHOWN], card]
            more.sort()
            self.hands[where % SHOWN] = more
        elif where == PILE:
            self.pile.append(card)
            self.pile.sort()

    def count_hands(self) -> None:
        """See which cards the powers have, and which are in the pile."""
        hands: list[list[int]] = [[] for _ in range(POWERS)]
        pile: list[int] = []
        cards = self.card
        for card in range(CARDS):
            if 0 <= cards[card] < DISPLAY:
                hands[cards[card] % SHOWN].append(card)
            elif cards[card] == PILE:
                pile.append(card)
        self.hands = hands
        self.pile = pile

    def fields(self) -> list[str]:
        return [
            *super().fields(),
            *("options", "turn", "winner", "player", "side", "saxony", "neutral", "annexed"),
            *("reduced", "place", "troops", "down", "moved", "top", "fled", "regrouped", "fresh"),
            *(
                "called",
                "gain",
                "displaced",
                "low",
                "high",
                "mate",
                "sum_low",
                "sum_high",
                "hussar",
                "marker",
            ),
            *("asked", "card", "decks", "pile_decks", "drew", "pool", "battle", "aside"),
            *("electors_box", "emperor", "italy", "notes", "politics", "next_card", "open"),
            *("election", "trump", "victor", "queue", "executed", "push_by", "track", "votes"),
            *("wish", "alternate", "holder", "finished", "waited", "pairs", "fight", "subsidy"),
            *("clauses", "draft", "clause_count", "talked"),
        ]

    # Small questions that many rules ask.

    def net(self) -> Net:
        """The roads in play: without Flanders in the introductory game (MAR-172)."""
        return self.board.nets[self.options[VARIANT]]

    def advanced(self) -> bool:
        return self.options[VARIANT] == ADVANCED

    def seat_of(self, piece: int) -> int:
        """The seat that runs a piece."""
        return self.player[POWER_OF[piece]]

    def enemies(self, a: int, b: int) -> bool:
        """Not allied, and neither is neutral (MAR-007, MAR-265)."""
        x = self.side[a]
        y = self.side[b]
        return x != y and x != NO_SIDE and y != NO_SIDE

    def allied(self, a: int, b: int) -> bool:
        return a == b or (self.side[a] == self.side[b] and self.side[a] != NO_SIDE)

    def cooperating(self, a: int, b: int) -> bool:
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

    def major_of(self, power: int) -> int:
        """The power itself, or the major that a minor belongs to; -1 if none (MAR-009)."""
        if power < MAJORS:
            return power
        if power == BAVARIA:
            return FRANCE
        if self.saxony == NEUTRAL:
            return -1
        return AUSTRIA if self.saxony == AUSTRIAN_ALLY else PRUSSIA

    def home(self, city: int) -> int:
        """The power whose home country the city is in, or -1 (MAR-016, MAR-017, MAR-240)."""
        if self.annexed == 1 and self.board.country[city] == SILESIA:
            return PRUSSIA
        return self.board.home[city]

    def closed(self, city: int, power: int) -> bool:
        """Neutral land is closed to foreigners (MAR-266)."""
        if self.side[PRUSSIA] != NO_SIDE and self.side[SAXONY] != NO_SIDE:
            return False
        owner = self.home(city)
        return owner >= 0 and owner != power and self.side[owner] == NO_SIDE

    def shut_neutral(self, power: int, out: list[bool]) -> None:
        """Mark the cities of neutral land that is closed to a power (MAR-266)."""
        cities = self.board.cities_of
        if self.side[PRUSSIA] == NO_SIDE and power != PRUSSIA:
            for city in cities[PRUSSIAN_LAND]:
                out[city] = True
            if self.annexed == 1:
                for city in cities[SILESIA]:
                    out[city] = True
        if self.side[SAXONY] == NO_SIDE and power != SAXONY:
            for city in cities[SAXON_LAND]:
                out[city] = True

    def controller(self, fort: int) -> int:
        """The power that controls a fortress (MAR-020); the four electors of the Austrian side are
        the Pragmatic Army's row, which stands for both (MAR-125)."""
        marker = self.marker[fort]
        if marker > 0:
            return marker - 1
        return self.home(self.board.fort_city[fort])

    def first_at(self, city: int) -> int:
        """A piece in a city, generals first; -1 if there is none."""
        found = self.stands[city]
        return found if found < SECOND_PIECE else found & (SECOND_PIECE - 1)

    def partner(self, general: int) -> int:
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
        return other if other < GENERALS else -1

    def leads(self, general: int, other: int) -> bool:
        """Is the general the superior commander of the two? (MAR-053)"""
        a = self.board.rank[general]
        b = self.board.rank[other]
        if a != b:
            return a < b
        return (self.top >> general) & 1 == 1

    def commander_at(self, city: int) -> int:
        """The superior commander in a city, or -1 if no general is there."""
        general = self.first_at(city)
        if general >= GENERALS or general < 0:
            return -1
        other = self.partner(general)
        return general if other < 0 or self.leads(general, other) else other

    def on_board(self, general: int) -> bool:
        return self.place[general] >= 0

    def total(self, power: int) -> int:
        """All troops of a power; everybody may know it (MAR-055)."""
        first = FIRST_GENERAL[power]
        out = 0
        for general in range(first, first + GENERALS_OF[power]):
            out += self.troops[general]
        return out
