"""What bots look at when they play or pay cards: one of those that do the same."""

from theatrum.games.maria.cards import ask_payment
from theatrum.games.maria.state import Position

from .table import AUSTRIAN_STAGE, COMBAT_PHASE, GAME, bare, deal, decider, go, legal, power, put


def seen(s: Position) -> list[tuple[str, int]]:
    """The kinds of cards and the values of Reserves, in order; nothing for what is no card."""
    out: list[tuple[str, int]] = []
    allowed = legal(s)
    for action in GAME.sensible(s, decider(s)):
        assert action in allowed
        form = GAME.actions.json(action)
        kind = str(form.get("tactical", form.get("reserve", "")))
        out.append((kind.partition("_deck")[0], form.get("value", 0)))
    return sorted(out)


def duel(troops: int, *cards: str) -> Position:
    """Neipperg in diamonds attacks two troops in spades."""
    s = bare(3)
    put(s, "neipperg", "ziegenhals", troops)
    put(s, "friedrich_der_grosse", "neisse", 2)
    deal(s, "austria", *cards)
    deal(s, "prussia", "spades_5", "spades_4")
    return go(s, AUSTRIAN_STAGE, COMBAT_PHASE)


def test_one_of_two_cards_that_are_alike() -> None:
    s = duel(1, "diamonds_7", "diamonds_7", "diamonds_6")
    assert seen(s) == [("", 0), ("diamonds_6", 0), ("diamonds_7", 0)]
    ask_payment(s, power("austria"), 9)
    assert seen(s) == [("diamonds_6", 0), ("diamonds_7", 0)]


def test_a_reserve_of_use_in_a_duel() -> None:
    """One behind: to be even, one ahead, or as far as can be."""
    s = duel(1, "reserve", "reserve", "diamonds_6")
    assert seen(s) == [("", 0), ("diamonds_6", 0)] + [("reserve_1", n) for n in (1, 2, 8)]


def test_a_reserve_pays_what_it_can() -> None:
    s = bare(3)
    deal(s, "austria", "reserve", "reserve", "clubs_4")
    ask_payment(s, power("austria"), 6)
    assert seen(s) == [("clubs_4", 0), ("reserve_1", 6)]
