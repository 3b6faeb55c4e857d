"""Chapter 13: winter. Chapter 14 and 23: victory."""

import pytest

from theatrum.games.maria.state import BOX, COURSE, DRAW, EXECUTING, Position
from theatrum.games.maria.victory import check_goals, check_pools, end_advanced, end_introductory
from theatrum.games.maria.winter import begin_winter

from .table import (
    BOARD,
    FREDERICK,
    FRENCH_STAGE,
    GAME,
    LOUIS,
    MARIA,
    MOVEMENT_PHASE,
    PRUSSIAN_STAGE,
    act,
    asked,
    bare,
    choices,
    course,
    deal,
    decider,
    facts,
    go,
    march,
    mark,
    piece,
    play_card,
    power,
    proceed,
    put,
    question,
    refused,
    row,
    troops,
    verbs,
    where,
)


def winter(s: Position) -> Position:
    s.turn = 3
    s.stack = []
    begin_winter(s)
    return proceed(s)


def until_power(s: Position, name: str) -> None:
    while question(s).get("power") != name:
        act(s, "recruit", count=0)


@pytest.mark.rule("MAR-163", "MAR-165")
def test_recruiting() -> None:
    s = bare()
    put(s, "belle_isle", "prag", 5)
    put(s, "broglie", "linz", 6)
    deal(s, "france", "spades_9", "hearts_4")
    winter(s)
    assert (asked(s), question(s)["power"], decider(s)) == ("recruiting", "france", LOUIS)
    assert choices(s, "recruit") == [0, 1, 2, 3]
    assert refused(s, "recruit", count=4) == "MAR-163"
    facts(s)
    act(s, "recruit", count=3)
    assert [f["count"] for f in facts(s, "recruited")] == [3]  # announced
    assert asked(s) == "payment"
    play_card(s, "pay", "spades_9")
    play_card(s, "pay", "hearts_4")
    if asked(s) == "bringing":
        act(s, "done")
    assert asked(s) == "allotting"
    assert GAME.decision(s).secret
    assert choices(s, "command") == [1, 2, 3]  # Broglie has room for two
    act(s, "command", troops=1)
    assert (troops(s, "belle_isle"), troops(s, "broglie")) == (6, 8)


@pytest.mark.rule("MAR-165", "MAR-054")
def test_no_more_than_there_is_room() -> None:
    s = bare()
    put(s, "torring", "prag", 7)
    deal(s, "bavaria", "spades_9", "hearts_9")
    winter(s)
    until_power(s, "bavaria")
    assert choices(s, "recruit") == [0, 1]
    assert refused(s, "recruit", count=2) == "MAR-165"


@pytest.mark.rule("MAR-024", "MAR-165")
def test_a_general_in_a_box_gets_nothing() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "berlin", 7)
    s.move(piece("der_alte_dessauer"), BOX)
    s.troops[piece("der_alte_dessauer")] = 2
    mark(s, "berlin", "austria")
    deal(s, "prussia", "spades_9", "hearts_9")
    winter(s)
    until_power(s, "prussia")
    assert choices(s, "recruit") == [0, 1]
    assert s.total(power("prussia")) == 9


@pytest.mark.rule("MAR-164", "MAR-166", "MAR-167")
def test_a_general_returns() -> None:
    s = bare()
    put(s, "belle_isle", "prag", 8)
    deal(s, "france", "spades_9")
    winter(s)
    act(s, "recruit", count=2)
    play_card(s, "pay", "spades_9")
    assert asked(s) == "bringing"
    assert "done" not in verbs(s)  # the board has no room for the troops
    act(s, "bring", general="broglie")
    assert set(choices(s, "settle")) == {"lille", "metz", "paris", "strassburg"}
    assert refused(s, "settle", city="munchen") == "MAR-166"
    act(s, "settle", city="metz")
    act(s, "done")
    act(s, "command", troops=0)
    assert (where(s, "broglie"), troops(s, "broglie")) == ("metz", 2)
    assert not s.down >> piece("broglie") & 1


@pytest.mark.rule("MAR-164")
def test_everybody_who_returns_gets_a_troop() -> None:
    s = bare()
    put(s, "belle_isle", "prag", 3)
    deal(s, "france", "spades_9")
    winter(s)
    act(s, "recruit", count=2)
    play_card(s, "pay", "spades_9")
    for name in ("broglie", "maillebois"):
        act(s, "bring", general=name)
        act(s, "settle", city="metz" if name == "broglie" else "paris")
    assert choices(s, "bring") == []  # two troops, two generals
    act(s, "done")
    assert choices(s, "command") == [0]
    act(s, "command", troops=0)
    act(s, "command", troops=1)
    assert [troops(s, n) for n in ("belle_isle", "broglie", "maillebois")] == [3, 1, 1]


@pytest.mark.rule("MAR-168")
def test_munchen_serves_the_french_in_the_introductory_game_only() -> None:
    for variant, cities in (("introductory", ["munchen"]), ("advanced", 4)):
        s = bare(variant=variant)
        put(s, "torring", "donauworth", 5)
        s.move(piece("maillebois"), -4)
        deal(s, "france", "spades_9")
        winter(s)
        act(s, "recruit", count=2)
        play_card(s, "pay", "spades_9")
        act(s, "bring", general="broglie")
        if variant == "introductory":
            assert where(s, "broglie") == "munchen"  # the only one
        else:
            assert len(choices(s, "settle")) == cities


@pytest.mark.rule("MAR-169", "MAR-166")
def test_what_stands_in_the_fortress() -> None:
    def returning(*there: tuple[str, str]) -> Position:
        s = bare()
        for name, at in there:
            put(s, name, at)
        deal(s, "saxony", "spades_9")
        winter(s)
        until_power(s, "saxony")
        return s

    s = returning(("austria_train_1", "dresden"))
    act(s, "recruit", count=1)
    play_card(s, "pay", "spades_9")
    act(s, "bring", general="rutowski")
    assert where(s, "rutowski") == "dresden"
    assert where(s, "austria_train_1") == -1  # destroyed
    for name in ("saxony_train_1", "neipperg", "belle_isle"):
        assert choices(returning((name, "dresden")), "recruit") == [0]
    assert len(choices(returning(("schwerin", "dresden")), "recruit")) > 1  # a legal stack


@pytest.mark.rule("MAR-277")
def test_arenberg_returns_in_a_dutch_fortress() -> None:
    s = bare()
    put(s, "george_ii", "maastricht")
    deal(s, "austria", "spades_9")
    winter(s)
    until_power(s, "austria")
    act(s, "recruit", count=1)
    play_card(s, "pay", "spades_9")
    act(s, "bring", general="arenberg")
    assert {"amsterdam", "maastricht"} <= set(choices(s, "settle"))
    act(s, "settle", city="maastricht")
    assert (asked(s), decider(s)) == ("consent", FREDERICK)
    act(s, "decline")
    assert "maastricht" not in choices(s, "settle")
    act(s, "settle", city="amsterdam")
    assert where(s, "arenberg") == "amsterdam"


@pytest.mark.rule("MAR-170", "MAR-049")
def test_winter_scoring() -> None:
    s = bare()
    s.pool = row(11, 9, 8, -1)
    winter(s)
    while s.stack:
        act(s, "recruit", count=0)
    assert s.notes[:4] == [11, 9, 8, 0]
    assert s.journal is not None
    noted = [e for e in s.journal.take() if GAME.fact(e)["verb"] == "winter_noted"]
    assert [e.visible(MARIA) for e in noted] == [False, False, False, True]
    s.push(31, 0, 2)
    proceed(s)
    assert GAME.view(s, MARIA).winters is None
    assert GAME.own(s, LOUIS).powers[0].winters == [9, 0, 0, 0]


# Victory.


def markers(s: Position, owner: str, count: int) -> None:
    """Markers on fortresses of core Austria."""
    names = "brunn linz prag pressburg wien budweis eger komorn krems leitmeritz olmutz pilsen"
    for name in names.split()[:count]:
        mark(s, name, owner)


@pytest.mark.rule("MAR-175", "MAR-176")
def test_louis_wins_the_introductory_game() -> None:
    s = bare(variant="introductory")
    markers(s, "france", 8)
    put(s, "torring", "tabor")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    act(s, "move", piece="torring")
    act(s, "step", city=choices(s, "step")[0])  # at once, in the middle of a move
    assert not s.stack
    assert GAME.places(s) == [2, 1, 2]


@pytest.mark.rule("MAR-177")
def test_frederick_wins_the_introductory_game() -> None:
    s = bare(variant="introductory")
    markers(s, "prussia", 9)
    put(s, "friedrich_der_grosse", "brieg")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    march(s, "friedrich_der_grosse", "ohlau", stop=False)  # the third in Silesia
    assert s.winner == 1 + FREDERICK


@pytest.mark.rule("MAR-178")
def test_maria_theresa_wins_at_the_end() -> None:
    s = bare(variant="introductory")
    s.turn = 9
    course(s, 8)
    assert s.winner == 1 + MARIA
    assert not s.stack


@pytest.mark.rule("MAR-304")
def test_the_short_game_ends_after_three_turns() -> None:
    s = bare(variant="short")
    assert not s.advanced()
    s.turn = 2
    course(s, 8)
    assert s.winner == 0
    s = bare(variant="short")
    s.turn = 3
    course(s, 8)
    assert s.winner == 1 + MARIA
    assert facts(s, "winter_begun") == []


@pytest.mark.rule("MAR-304")
def test_the_goals_of_the_short_game() -> None:
    for name, most, winner in (("france", 3, LOUIS), ("prussia", 5, FREDERICK)):
        s = bare(variant="short")
        markers(s, name, most - 1)  # Prussia has two in Silesia besides
        check_goals(s)
        assert s.winner == 0
        markers(s, name, most)
        check_goals(s)
        assert s.winner == 1 + winner
    s = bare(2, variant="short")
    markers(s, "prussia", 5)
    check_goals(s)
    assert s.winner == 0  # both goals are needed
    end_introductory(s)
    assert s.winner == DRAW


@pytest.mark.rule("MAR-284", "MAR-285", "MAR-286")
def test_the_introductory_game_for_two() -> None:
    """The example: Prussia 12, France 8: a draw."""
    s = bare(2, variant="introductory")
    markers(s, "france", 9)
    put(s, "torring", "pilsen")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    march(s, "torring")
    assert s.winner == 0  # France alone is not enough
    for name in ("breslau", "brieg", "neisse", "cosel", "glatz", "olmutz", "pilsen", "tabor"):
        mark(s, name, "prussia")
    mark(s, "troppau", "prussia")
    put(s, "friedrich_der_grosse", "hradisch")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    act(s, "move", piece="friedrich_der_grosse")
    act(s, "step", city=choices(s, "step")[0])
    # 2 + 5 in Silesia, 5 in Austria are 12; France has 9
    assert s.winner == 1 + s.player[power("france")]
    s = bare(2, variant="introductory")
    markers(s, "prussia", 10)
    s.turn = 9
    end_introductory(s)
    assert s.winner == DRAW
    assert GAME.places(s) == [1, 1]
    s = bare(2, variant="introductory")
    end_introductory(s)
    assert s.winner == 1 + s.player[power("austria")]


@pytest.mark.rule("MAR-181", "MAR-278", "MAR-279", "MAR-280", "MAR-282")
def test_an_empty_pool_wins() -> None:
    for pools, winner in (
        ([0, 1, 1, 1], FREDERICK),
        ([1, 0, 1, 1], LOUIS),
        ([1, 1, 0, 1], FREDERICK),
        ([1, 0, 1, 0], MARIA),
        ([0, 0, 1, 1], FREDERICK),
        ([-1, 0, 1, 0], FREDERICK),
        ([0, -2, 1, -1], LOUIS),
    ):
        s = bare()
        s.pool = row(*pools)
        check_pools(s)
        assert s.winner == 1 + winner
    s = bare()
    check_pools(s)
    assert s.winner == 0


@pytest.mark.rule("MAR-278", "MAR-302")
def test_when_the_pools_are_checked() -> None:
    s = bare()
    s.pool[power("france")] = 0
    course(s, 1)  # after politics
    assert s.winner == 1 + LOUIS
    s = bare()
    s.pool[power("france")] = 0
    course(s, 7)  # after the election
    assert s.winner == 1 + LOUIS
    s = bare()
    s.pool[power("france")] = 0
    go(s, PRUSSIAN_STAGE, 8)  # after another's stage
    assert s.winner == 1 + LOUIS


@pytest.mark.rule("MAR-281", "MAR-282")
def test_the_lowest_total_of_four_winters() -> None:
    """The examples."""
    for totals, winner in (
        ([14, 13, 14, 14], LOUIS),
        ([20, 13, 13, 20], FREDERICK),
        ([20, 20, 13, 13], MARIA),
    ):
        s = bare()
        s.notes = [*totals, *[0] * 12]
        s.turn = 12
        course(s, 0)
        assert s.winner == 1 + winner
    s = bare(2)
    s.notes = [13, 20, 13, 20, *[0] * 12]
    end_advanced(s)
    assert s.winner == 1 + s.player[power("austria")]


@pytest.mark.rule("MAR-292")
def test_two_players_ties() -> None:
    s = bare(2)
    s.pool = row(0, 1, 0, 1)
    check_pools(s)
    assert s.winner == 1 + s.player[power("pragmatic_army")]


@pytest.mark.rule("MAR-228", "MAR-055")
@pytest.mark.parametrize("known", [False, True])
def test_troops_without_room_show_what_is_in_a_box(known: bool) -> None:
    """Louis enacts a card for Austria, whose only general on the board may or may not have room.
    What he sees then he must not be able to take back, whichever it was."""
    card = [data.name for data in BOARD.politics].index("POL-1741-1")
    found = []
    for field, box in ((8, 2), (4, 6)):
        s = bare()
        put(s, "neipperg", "brunn", field)
        s.move(piece("traun"), BOX)
        s.troops[piece("traun")] = box
        for name, number in (("neipperg", field), ("traun", box)):
            s.low[piece(name)] = number if known else 2
            s.high[piece(name)] = number if known else 8
        for base in BOARD.majors:
            s.marker[base] = 1 + power("france")  # nobody can return
        s.push(COURSE, 0, 1)
        s.push(EXECUTING, 1 << LOUIS, power("france"), card)
        before = GAME.view(s, LOUIS)
        act(s, "enact")
        found.append((before, GAME.view(s, LOUIS), s.revealed))
        assert troops(s, "neipperg") == min(8, field + 2)
    (before, after, revealed), (other_before, other_after, other_revealed) = found
    assert after != other_after
    assert revealed == other_revealed == (not known)
    assert (before == other_before) == (not known)
