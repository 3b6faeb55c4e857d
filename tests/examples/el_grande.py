"""El Grande's examples. Seats 0 to 3 are red, blue, yellow and green."""

from tests.el_grande.table import (
    GAME,
    act,
    before_scoring,
    can,
    choices,
    choosing,
    facts,
    holding,
    offer,
    place_number,
    put,
    scores,
    set_court,
)

from .small import Maker, Small, small


def placing(king: str) -> Small:
    """Red has taken the King's card and may place; lit are the places where."""
    s = holding("d5_king", king=king)
    set_court(s, 7, 7, 7, 7)
    for seat, region in enumerate(("sevilla", "valencia", "cataluna", "pais_vasco")):
        s.home[seat] = place_number(region)
    shown = small(GAME, s, "galicia sevilla cataluna castillo", "place")
    assert {a["place"] for a in shown.legal} == set(choices(s, 0, "place"))
    return shown


def king_in_galicia() -> Small:
    shown = placing("galicia")
    assert {a["place"] for a in shown.legal} == {"castilla_la_vieja", "pais_vasco", "castillo"}
    return shown


def king_in_new_castile() -> Small:
    shown = placing("castilla_la_nueva")
    wanted = {"castilla_la_vieja", "sevilla", "granada", "valencia", "aragon", "castillo"}
    assert {a["place"] for a in shown.legal} == wanted
    return shown


def scoring(region: str, *counts: int, gives: list[int]) -> Small:
    """A region before a general scoring, and what it will give."""
    s = before_scoring()
    put(s, region, *counts)
    shown = small(GAME, s, region)
    act(s, 0, "end")
    assert scores(s) == gives
    return shown


def ranking() -> Small:
    return scoring("pais_vasco", 6, 4, 1, 0, gives=[5, 3, 1, 0])


def tie_for_first() -> Small:
    return scoring("pais_vasco", 4, 4, 4, 3, gives=[3, 3, 3, 1])


def tie_for_third() -> Small:
    return scoring("castilla_la_vieja", 4, 3, 2, 2, gives=[6, 4, 0, 0])


def covered(board: int, region: str, scored: bool) -> Small:
    """A movable scoreboard lies on a region when the regions worth 4 are scored."""
    s = choosing(king="aragon")
    s.boards[board] = place_number(region)
    put(s, region, 3, 2, 0, 1)
    offer(s, "d3_score_4")
    act(s, 0, "take", deck=3)
    shown = small(GAME, s, region)
    assert can(s, 0, "use")
    facts(s)
    act(s, 0, "use")
    regions = [fact.get("region", fact.get("place")) for fact in facts(s)]
    assert (region in regions) == scored
    return shown


def eight_on_galicia() -> Small:
    return covered(0, "galicia", False)


def four_on_granada() -> Small:
    return covered(1, "granada", True)


MAKERS: dict[str, Maker] = {
    "ELG-041-1": king_in_galicia,
    "ELG-041-2": king_in_new_castile,
    "ELG-065-1": ranking,
    "ELG-068-1": tie_for_first,
    "ELG-069-1": tie_for_third,
    "ELG-119-1": eight_on_galicia,
    "ELG-119-2": four_on_granada,
}
