"""Sections 3, 15 and 16: the flow of rounds, the short game, the end."""

import pytest

from .table import (
    BOARD,
    GAME,
    act,
    asked,
    before_scoring,
    deciders,
    facts,
    fresh,
    holding,
    on_offer,
    pass_round,
    pass_turns,
    play_powers,
    put,
    refused,
    scores,
)


@pytest.mark.rule("ELG-022")
def test_phases_of_a_round_in_order() -> None:
    s = fresh(2)
    facts(s)
    pass_round(s)
    told = [f["verb"] for f in facts(s)]
    turns = ["mustered", "card_taken", "turn_ended"]
    new_round = ["round_begun", *["card_shown"] * 5]
    assert told == ["power_played"] * 2 + turns * 2 + new_round
    assert asked(s) == "play_power"


@pytest.mark.rule("ELG-023")
def test_marker_starts_on_one_and_moves_one_space_a_round() -> None:
    s = fresh(2)
    seen = [s.round]
    while not GAME.over(s):
        pass_round(s)
        seen.append(s.round)
    assert seen == [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]


@pytest.mark.rule("ELG-023")
def test_general_scoring_deals_with_every_place_once() -> None:
    s = before_scoring()
    facts(s)
    act(s, 0, "end")
    scored = [f["place"] for f in facts(s) if f["verb"] == "scored"]
    assert scored[0] == "castillo"
    assert len(scored) == len(set(scored)) == 10


@pytest.mark.rule("ELG-024")
def test_general_scorings_after_rounds_three_six_and_nine() -> None:
    s = fresh(2)
    scored_in = []
    for number in range(1, 10):
        facts(s)
        pass_round(s)
        if any(f["verb"] == "scored" for f in facts(s)):
            scored_in.append(number)
    assert scored_in == [3, 6, 9]


@pytest.mark.rule("ELG-024")
def test_scoring_comes_after_the_last_turn_of_the_round() -> None:
    s = before_scoring(seats=2)
    put(s, "aragon", 1)
    assert scores(s) == [0, 0]
    act(s, 0, "end")
    assert scores(s) == [5, 0]


@pytest.mark.rule("ELG-025")
@pytest.mark.parametrize("seats", [2, 5])
def test_five_cards_are_on_offer_before_power_cards_are_played(seats: int) -> None:
    s = fresh(seats)
    tops = [BOARD.cards[s.decks[11 * deck]].name for deck in range(4)]
    assert asked(s) == "play_power"
    assert on_offer(s) == [*tops, "d5_king"]
    shown = [(f["deck"], f["card"]) for f in facts(s) if f["verb"] == "card_shown"]
    assert shown == list(enumerate([*tops, "d5_king"], start=1))


@pytest.mark.rule("ELG-025")
def test_every_round_turns_up_the_next_card_of_each_deck() -> None:
    s = fresh(2)
    for number in range(9):
        names = [BOARD.cards[s.decks[11 * deck + number]].name for deck in range(4)]
        assert on_offer(s) == [*names, "d5_king"]
        pass_round(s)


@pytest.mark.rule("ELG-026")
def test_cards_nobody_took_leave_the_game() -> None:
    s = before_scoring(seats=2)
    put(s, "castillo", 1)
    left = [card for card in on_offer(s) if card]
    assert len(left) == 4
    act(s, 0, "end")
    assert asked(s) == "castillo_dial"
    assert on_offer(s) == [None] * 5


@pytest.mark.rule("ELG-026", "ELG-135")
def test_kings_card_is_on_offer_again_every_round() -> None:
    s = fresh(2)
    for _ in range(3):
        assert on_offer(s)[4] == "d5_king"
        play_powers(s, *{0: (11, 10), 1: (9, 8), 2: (7, 6)}[s.shown - 1])
        act(s, deciders(s)[0], "take", deck=5)
        assert on_offer(s)[4] is None
        pass_turns(s)


@pytest.mark.rule("ELG-082")
def test_short_game_plays_six_rounds() -> None:
    s = fresh(2, rounds="short")
    seen, scored_in = [], []
    while not GAME.over(s):
        seen.append(s.round)
        facts(s)
        pass_round(s)
        if any(f["verb"] == "scored" for f in facts(s)):
            scored_in.append(seen[-1])
    assert seen == [2, 3, 5, 6, 8, 9]
    assert scored_in == [3, 6, 9]


@pytest.mark.rule("ELG-082", "ELG-019")
@pytest.mark.parametrize(("rounds", "unseen"), [("long", 2), ("short", 5)])
def test_cards_that_never_appear(rounds: str, unseen: int) -> None:
    s = fresh(2, rounds=rounds)
    shown = 0
    while not GAME.over(s):
        assert on_offer(s)[0] == BOARD.cards[s.decks[shown]].name  # no card is skipped
        pass_round(s)
        shown += 1
    assert shown == s.shown == 11 - unseen


@pytest.mark.rule("ELG-082", "ELG-105")
def test_a_veto_of_the_short_game_lasts_over_a_skipped_round() -> None:
    s = holding("d2_veto", seats=2, rounds="short")
    s.round, s.shown = 3, 2
    s.veto[0] = s.shown + 1
    pass_turns(s)
    assert s.round == 5
    assert s.veto[0] != 0  # round 4 does not exist: round 5 is the next one
    pass_round(s)
    assert s.veto[0] == 0


@pytest.mark.rule("ELG-082", "ELG-027")
def test_starter_of_the_short_game_comes_from_the_last_round_played() -> None:
    s = fresh(3, rounds="short", first_starter=0)
    pass_round(s)  # round 2
    play_powers(s, 9, 8, 10)  # round 3
    pass_turns(s)
    assert s.round == 5
    assert deciders(s) == [1]


@pytest.mark.rule("ELG-083")
@pytest.mark.parametrize(("rounds", "played"), [("long", 9), ("short", 6)])
def test_game_ends_after_the_third_general_scoring(rounds: str, played: int) -> None:
    s = fresh(2, rounds=rounds)
    for _ in range(played):
        assert not GAME.over(s)
        pass_round(s)
    assert GAME.over(s)
    assert GAME.deciders(s) == []
    assert facts(s)[-1] == {"verb": "game_ended", "rule": "ELG-083"}
    assert refused(s, 0, "play", power=13) == "ELG-083"


@pytest.mark.rule("ELG-083")
def test_points_of_the_last_scoring_count_and_equals_share_the_victory() -> None:
    s = before_scoring(seats=3, round=9)
    put(s, "aragon", 0, 1, 0)
    put(s, "valencia", 0, 0, 1)
    act(s, 0, "end")
    assert GAME.over(s)
    assert GAME.places(s) == [3, 1, 1]


@pytest.mark.rule("ELG-024", "ELG-022")
def test_play_goes_on_after_the_first_and_second_scoring() -> None:
    for number in (3, 6):
        s = before_scoring(round=number)
        act(s, 0, "end")
        assert (s.round, asked(s)) == (number + 1, "play_power")


@pytest.mark.rule("ELG-026", "ELG-038")
def test_a_card_once_taken_or_left_does_not_come_back() -> None:
    s = fresh(2)
    seen: list[str | None] = []
    while not GAME.over(s):
        seen.extend(on_offer(s)[:4])
        pass_round(s)
    copies = {card.name: card.copies for card in BOARD.cards}
    assert all(seen.count(name) <= copies[str(name)] for name in seen)
