"""What one seat, or a spectator, may see of El Grande."""

from functools import lru_cache

from msgspec import Struct

from theatrum.core.forms import Json
from theatrum.core.game import EVERYTHING
from theatrum.core.state import FRAME
from theatrum.games.el_grande.board import WRATH
from theatrum.games.el_grande.dials import Dial
from theatrum.games.el_grande.forms import (
    ACTIONS,
    CASTILLO,
    PLACES,
    POWERS,
    REGION_NAMES,
)
from theatrum.games.el_grande.piles import cards_of, possible_piles, top_of
from theatrum.games.el_grande.state import (
    ANNOUNCED,
    NOWHERE,
    OBJECT,
    OBJECT_TO_VETO,
    OPEN,
    PUT_ONE,
    SHOW_CASTILLO,
    TAKE_CARD,
    TURN,
    VETOES,
    Position,
)

VALUES = range(1, POWERS + 1)
PLACE_NAMES = [*REGION_NAMES, "castillo"]
BOARD_NAMES = ["board_840", "board_400"]


class Hand(Struct, omit_defaults=True):
    """Power cards: what everybody knows of a hand. `certain` are surely there; `possible` may be,
    because a played card was taken back unseen (ELG-132)."""

    count: int
    certain: list[int]
    possible: list[int] = []


class Player(Struct):
    seat: int
    score: int
    court: int
    province: int
    home: str
    hand: Hand
    pile: int
    pile_top: int | None
    power: int | None
    taken: str | None
    vetoes: list[int]
    dialled: bool
    dial: str | None


class Place(Struct):
    """`caballeros` per seat; null for the castillo while nobody may look inside (ELG-052)."""

    place: str
    value: list[int]
    scoreboard: str | None
    king: bool
    grandes: list[int]
    caballeros: list[int] | None


class Own(Struct):
    """What only the reader's seat sees: the hand, and the dial while it is secret."""

    hand: list[int]
    dial: str | None


class Declared(Struct):
    """The step of a special action that waits for objections: the action, the caballero it moves,
    the opponent it strikes (ELG-107)."""

    step: Json
    owner: int | None = None
    region: str | None = None
    struck: int | None = None


class View(Struct):
    game: str
    seats: int
    reader: int | None
    round: int
    rounds_played: int
    king: str
    places: list[Place]
    players: list[Player]
    order: list[int]
    active: int | None
    offer: list[str | None]
    card: str | None
    special_open: bool
    placing_left: int
    declared: Declared | None
    over: bool
    own: Own | None


def view(s: Position, seat: int, dial: Dial | None) -> View:
    """The position as `seat` (or SPECTATOR) may see it: what all see, and what is the seat's own.
    `dial` is the decision that waits, if it is one with secret dials."""
    in_turn = s.card != NOWHERE
    turns_begun = bool(s.stack) and s.stack[FRAME - 1] in (TAKE_CARD, TURN)
    cards = s.board.cards
    return View(
        game="el_grande",
        seats=s.seats,
        reader=None if seat < 0 else seat,
        round=s.round,
        rounds_played=s.shown,
        king=REGION_NAMES[s.king],
        places=places_view(s, seat == EVERYTHING),
        players=[player_view(s, i, dial is not None) for i in range(s.seats)],
        order=s.order[: s.seats] if turns_begun else [],
        active=s.active() if turns_begun else None,
        offer=[None if card == NOWHERE else cards[card].name for card in s.offer],
        card=cards[s.card].name if in_turn else None,
        special_open=in_turn and s.special == OPEN,
        placing_left=s.heads,
        declared=declared_view(s),
        over=not s.stack,
        own=None if seat < 0 else own_view(s, seat),
    )


def own_view(s: Position, seat: int) -> Own:
    return Own(
        hand=[v for v in VALUES if s.hand[seat] >> v & 1],
        dial=None if s.dial[seat] == NOWHERE else REGION_NAMES[s.dial[seat]],
    )


def declared_view(s: Position) -> Declared | None:
    at = len(s.stack) - FRAME
    if at >= 0 and s.stack[at + 3] == OBJECT_TO_VETO:
        at -= FRAME
    if at < 0 or s.stack[at + 3] != OBJECT:
        return None
    step = ACTIONS.json(s.stack[at + 1])
    b, a, _, kind = s.stack[at - FRAME : at]
    if kind == PUT_ONE:
        return Declared(step, owner=a, region=REGION_NAMES[b])
    struck = kind == ANNOUNCED and s.current().effect == WRATH
    return Declared(step, struck=a if struck else None)


def places_view(s: Position, everything: bool) -> list[Place]:
    # The server asks for every action of every table: each attribute is fetched once.
    seats, king, home, cubes, boards = s.seats, s.king, s.home, s.cubes, s.boards
    end, prints, movable = seats * PLACES, s.board.values, s.board.boards
    closed = not (everything or s.options[SHOW_CASTILLO] or not s.stack)
    grandes: list[list[int]] = [[] for _ in PLACE_NAMES]
    for i in range(seats):
        grandes[home[i]].append(i)
    out = []
    for place, name in enumerate(PLACE_NAMES):
        at, value, scoreboard = 3 * place, prints, None
        if place in boards:  # it replaces the print (ELG-078)
            board = boards.index(place)
            at, value, scoreboard = 3 * board, movable, BOARD_NAMES[board]
        hidden = closed and place == CASTILLO
        out.append(
            Place(
                name,
                value[at : at + 3],
                scoreboard,
                king == place,
                grandes[place],
                None if hidden else cubes[place:end:PLACES],
            )
        )
    return out


def player_view(s: Position, player: int, secret_dials: bool) -> Player:
    dial, home, taken = s.dial[player], s.home[player], s.taken[player]
    vetoes = s.veto[player * VETOES : (player + 1) * VETOES]
    return Player(
        seat=player,
        score=s.score[player],
        court=s.court[player],
        province=s.province[player],
        home=REGION_NAMES[home],
        hand=hand_view(s.record[player]),
        pile=POWERS - s.hand[player].bit_count(),
        pile_top=top_of(s.pile[player]) or None,
        power=s.played[player] or None,
        taken=None if taken == NOWHERE else s.board.cards[taken].name,
        vetoes=[last for last in vetoes if last] if any(vetoes) else [],
        dialled=dial != NOWHERE,
        dial=None if dial == NOWHERE or secret_dials else REGION_NAMES[dial],
    )


@lru_cache(maxsize=4096)
def hand_view(record: int) -> Hand:
    """What follows from the cards that all have seen (ELG-031); depends on nothing else."""
    piles = [cards_of(pile) for pile in possible_piles(record)]
    sure = [v for v in VALUES if all(v not in pile for pile in piles)]
    return Hand(
        count=POWERS - len(piles[0]),
        certain=sure,
        possible=[v for v in VALUES if v not in sure and any(v not in pile for pile in piles)],
    )
