"""Section 2: setup."""

import pytest

from theatrum.core.forms import BadForm
from theatrum.games.el_grande.forms import REGION_NAMES

from .table import (
    ALL_POWERS,
    BOARD,
    GAME,
    act,
    action,
    asked,
    at,
    before_scoring,
    choices,
    court,
    deciders,
    facts,
    fresh,
    hand,
    home,
    king,
    on_board,
    on_offer,
    play_powers,
    province,
    put,
    refused,
    scoreboards,
    scores,
    view,
)

SEEDS = [f"seed {i}" for i in range(60)]
HEADS = {1: 6, 2: 5, 3: 5, 4: 4, 5: 4, 6: 3, 7: 3, 8: 2, 9: 2, 10: 1, 11: 1, 12: 0, 13: 0}


@pytest.mark.rule("ELG-011")
def test_castillo_is_empty() -> None:
    assert at(fresh(5), "castillo") == [0, 0, 0, 0, 0]


@pytest.mark.rule("ELG-012")
def test_king_starts_in_a_drawn_region() -> None:
    starts = {king(fresh(2, seed=seed)) for seed in SEEDS}
    assert starts == set(REGION_NAMES)


@pytest.mark.rule("ELG-013")
def test_homes_differ_from_each_other_and_from_the_kings_region() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        s = fresh(5, seed=seed)
        homes = [home(s, seat) for seat in range(5)]
        assert len({*homes, king(s)}) == 6
        seen.add(homes[0])
    assert seen == set(REGION_NAMES)


@pytest.mark.rule("ELG-014", "ELG-013")
def test_grande_stands_in_the_home_region_that_was_dealt() -> None:
    s = fresh(3)
    told = {f["seat"]: f["region"] for f in facts(s) if f["verb"] == "home_set"}
    assert told == {seat: home(s, seat) for seat in range(3)}
    for place in view(s, 0).places:
        assert place.grandes == [seat for seat in range(3) if told[seat] == place.place]


@pytest.mark.rule("ELG-015")
def test_caballeros_at_the_start() -> None:
    s = fresh(5)
    assert [on_board(s, seat) for seat in range(5)] == [{home(s, seat): 2} for seat in range(5)]
    assert court(s) == [7] * 5
    assert province(s) == [21] * 5
    assert scores(s) == [0] * 5


@pytest.mark.rule("ELG-016")
def test_dial_shows_the_nine_regions_but_not_the_castillo() -> None:
    s = before_scoring(inattentive_dial=True)
    put(s, "castillo", 1)
    act(s, 0, "end")
    assert choices(s, 0, "dial") == REGION_NAMES
    with pytest.raises(BadForm):
        action("dial", region="castillo")


@pytest.mark.rule("ELG-017")
def test_everybody_has_the_whole_set_of_power_cards() -> None:
    s = fresh(4)
    for seat in range(4):
        assert hand(s, seat) == ALL_POWERS
    assert choices(s, 0, "play") == ALL_POWERS


@pytest.mark.rule("ELG-017", "ELG-018")
@pytest.mark.parametrize("power", ALL_POWERS)
def test_heads_of_a_power_card_go_from_province_to_court(power: int) -> None:
    s = fresh(2)
    other = 13 if power != 13 else 12
    play_powers(s, power, other)
    if power < other:
        act(s, 1, "take", deck=5)
        act(s, 1, "end")
    assert asked(s) == "take_card"
    assert deciders(s) == [0]
    assert (s.court[0], s.province[0]) == (7 + HEADS[power], 21 - HEADS[power])


@pytest.mark.rule("ELG-019")
def test_five_decks_by_heads() -> None:
    assert [len(deck) for deck in BOARD.decks] == [11, 11, 11, 11]
    for deck in range(4):
        assert {BOARD.cards[card].heads for card in BOARD.decks[deck]} == {deck + 1}
    assert [card.name for card in BOARD.cards if card.heads == 5] == ["d5_king"]
    assert BOARD.cards[BOARD.king_card].copies == 1


@pytest.mark.rule("ELG-019")
def test_decks_are_shuffled_and_face_down() -> None:
    s = fresh()
    for deck in range(4):
        mine = s.decks[11 * deck : 11 * deck + 11]
        assert sorted(mine) == sorted(BOARD.decks[deck])  # each card stays in its deck
    tops = {tuple(on_offer(fresh(seed=seed))) for seed in SEEDS}
    assert len(tops) > 50
    assert {top[0] for top in tops} == {BOARD.cards[card].name for card in BOARD.decks[0]}


@pytest.mark.rule("ELG-020")
def test_scoreboards_start_out_of_play() -> None:
    s = fresh()
    assert scoreboards(s) == [None, None]
    assert all(place.scoreboard is None for place in view(s, 0).places)


@pytest.mark.rule("ELG-021")
def test_left_neighbour_is_the_next_seat_and_the_last_is_followed_by_the_first() -> None:
    s = fresh(3, first_starter=1)
    order = []
    for power in (4, 5, 6):
        order += deciders(s)
        act(s, deciders(s)[0], "play", power=power)
    assert order == [1, 2, 0]


@pytest.mark.rule("ELG-021", "ELG-029")
def test_nobody_plays_before_the_turn_comes() -> None:
    s = fresh(3)
    assert refused(s, 1, "play", power=4) == "ELG-029"
    assert GAME.legal(s, 1) == []
