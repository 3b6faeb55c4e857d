"""Positions for the rule tests, and readable ways to act on them."""

from typing import Any

from tests.acting import Acting
from theatrum.core.chance import Chance, key_of
from theatrum.core.events import Journal
from theatrum.core.state import NOBODY
from theatrum.games.el_grande.forms import PLACE, PLACES, REGION, REGION_NAMES
from theatrum.games.el_grande.state import NOWHERE, Position
from theatrum.library.catalogue import load, option_numbers

GAME = load("el_grande").game
BOARD = GAME.blank().board
CARDS = {card.name: number for number, card in enumerate(BOARD.cards)}
ALL_POWERS = list(range(1, 14))


def forget(s: Position) -> None:
    s.legal_seat = NOBODY


at_table = Acting(GAME, forget)
asked = at_table.asked
deciders = at_table.deciders
view = at_table.view
facts = at_table.facts
action = at_table.action
act = at_table.act
can = at_table.can
verbs = at_table.verbs
refused = at_table.refused


# Starting.


def fresh(seats: int = 4, seed: str = "a fixed seed", **options: Any) -> Position:
    """A new match with a fixed chance; seat 0 plays the first power card unless said."""
    numbers = option_numbers(GAME, {"first_starter": 0, **options})
    s: Position = GAME.start(seats, numbers, Chance(key_of(seed)), Journal())
    return s


def play_powers(s: Position, *values: int) -> None:
    """Seat i plays the i-th value, in the order of the table."""
    for i in range(s.seats):
        seat = (s.starter + i) % s.seats
        act(s, seat, "play", power=values[seat])


def clear(s: Position) -> None:
    """All caballeros to the provinces, all grandes to Seville, no points."""
    for seat in range(s.seats):
        s.court[seat] = 0
        s.province[seat] = 30
        s.home[seat] = place_number("sevilla")
        s.score[seat] = 0
    s.cubes = [0] * len(s.cubes)


def choosing(seats: int = 4, king: str = "granada", **options: Any) -> Position:
    """Seat 0 is about to take a card, the others follow in the order of the seats. The board is
    bare: all caballeros are in the provinces, all grandes in Seville."""
    s = fresh(seats, **options)
    play_powers(s, *range(13, 13 - seats, -1))
    clear(s)
    s.king = place_number(king)
    return s


def holding(card: str, seats: int = 4, king: str = "granada", **options: Any) -> Position:
    """Seat 0 has just taken the card; otherwise as `choosing`."""
    s = choosing(seats, king, **options)
    offer(s, card)
    act(s, 0, "take", deck=heads(card))
    return s


def before_scoring(
    seats: int = 4, king: str = "granada", round: int = 3, **options: Any
) -> Position:
    """The last turn of a round, seat 0's; ending it begins what follows the round."""
    s = holding("d5_king", seats, king, **options)
    s.order[:seats] = [*range(1, seats), 0]
    s.turn = seats - 1
    s.round = round
    s.shown = round if s.options[0] == 0 else round - (round + 2) // 3
    return s


def heads(card: str) -> int:
    return int(BOARD.cards[CARDS[card]].heads)


def offer(s: Position, *cards: str) -> None:
    """Put cards on offer in the places of their decks."""
    for card in cards:
        s.offer[heads(card) - 1] = CARDS[card]


# Setting and reading.


def place_number(place: str) -> int:
    return PLACE.inside(place)


def put(s: Position, place: str, *counts: int) -> None:
    """Set the caballeros of the seats in a place; the provinces give or take the difference."""
    for seat, count in enumerate(counts):
        at = seat * PLACES + place_number(place)
        s.province[seat] += s.cubes[at] - count
        s.cubes[at] = count
        assert s.province[seat] >= 0


def set_court(s: Position, *counts: int) -> None:
    """Set the courts of the seats; the provinces give or take the difference."""
    for seat, count in enumerate(counts):
        s.province[seat] += s.court[seat] - count
        s.court[seat] = count
        assert s.province[seat] >= 0


def set_home(s: Position, seat: int, region: str) -> None:
    s.home[seat] = REGION.inside(region)


def give_veto(s: Position, *seats: int) -> None:
    """Lay a fresh Veto card before the seats."""
    for seat in seats:
        slot = 2 * seat if s.veto[2 * seat] == 0 else 2 * seat + 1
        s.veto[slot] = s.shown + 1


def at(s: Position, place: str) -> list[int]:
    """The caballeros of the seats in a place."""
    return [s.cubes[seat * PLACES + place_number(place)] for seat in range(s.seats)]


def on_board(s: Position, seat: int) -> dict[str, int]:
    """Where the seat's caballeros are, the castillo included."""
    counts = {str(PLACE.outside(p)): s.cubes[seat * PLACES + p] for p in range(PLACES)}
    return {place: count for place, count in counts.items() if count}


def court(s: Position) -> list[int]:
    return s.court[: s.seats]


def province(s: Position) -> list[int]:
    return s.province[: s.seats]


def scores(s: Position) -> list[int]:
    return GAME.scores(s)


def king(s: Position) -> str:
    return REGION_NAMES[s.king]


def home(s: Position, seat: int) -> str:
    return REGION_NAMES[s.home[seat]]


def scoreboards(s: Position) -> list[str | None]:
    """Where the boards 8/4/0 and 4/0/0 lie."""
    return [None if p == NOWHERE else str(PLACE.outside(p)) for p in s.boards]


def hand(s: Position, seat: int) -> list[int]:
    return [value for value in ALL_POWERS if s.hand[seat] >> value & 1]


def on_offer(s: Position) -> list[str | None]:
    return [None if card == NOWHERE else BOARD.cards[card].name for card in s.offer]


def veto_cards(s: Position, seat: int) -> int:
    """How many Veto cards lie before the seat."""
    return len([last for last in s.veto[2 * seat : 2 * seat + 2] if last])


# Acting. A position may have been changed by hand: what it remembers of legal actions is void.


def choices(s: Position, seat: int, verb: str) -> list[Any]:
    """The arguments with which a verb is legal now: values, or tuples if there are several."""
    s.legal_seat = NOBODY
    found = [GAME.actions.json(a) for a in GAME.legal(s, seat)]
    rows = [[v for k, v in f.items() if k != "verb"] for f in found if f["verb"] == verb]
    return [row[0] if len(row) == 1 else tuple(row) for row in rows]


def act_somehow(s: Position, seat: int, *wanted: str) -> None:
    """Carry out the first legal action, of the first of the verbs that is legal if some are."""
    s.legal_seat = NOBODY
    found = GAME.legal(s, seat)
    for verb in wanted:
        of_verb = [a for a in found if GAME.actions.json(a)["verb"] == verb]
        if of_verb:
            found = of_verb
            break
    GAME.apply(s, seat, found[0])


def pass_turn(s: Position, deck: int = 0) -> None:
    """The seat whose turn it is takes a card (the first that is left unless said) and ends."""
    seat = deciders(s)[0]
    if asked(s) == "take_card":
        act(s, seat, "take", deck=deck or choices(s, seat, "take")[0])
    act(s, seat, "end")


def pass_turns(s: Position) -> None:
    """All turns of the round that are left pass without anything done."""
    while asked(s) in ("take_card", "turn", "fetch_missing"):
        if asked(s) == "fetch_missing":
            act(s, deciders(s)[0], "stop")
        else:
            pass_turn(s)


def pass_round(s: Position) -> None:
    """A whole round in which everybody plays the lowest power card possible and passes."""
    for _ in range(s.seats):
        seat = deciders(s)[0]
        act(s, seat, "play", power=choices(s, seat, "play")[0])
    pass_turns(s)


def move(s: Position, seat: int, owner: int, source: str, target: str) -> None:
    """One caballero of an intrigue, picked and put."""
    act(s, seat, "pick", owner=owner, region=source)
    act(s, seat, "put", place=target)
