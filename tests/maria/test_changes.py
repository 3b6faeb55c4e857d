"""Chapter 19: political changes. Additions of the ledger."""

import pytest

from theatrum.games.maria.conquest import conquer
from theatrum.games.maria.income import income
from theatrum.games.maria.saxony import move_saxony
from theatrum.games.maria.state import SILESIA_BOX, Position
from theatrum.games.maria.supply import fees
from theatrum.games.maria.victory import lose_points

from .table import (
    AUSTRIAN_STAGE,
    BOARD,
    CARDS_PHASE,
    COMBAT_PHASE,
    END_PHASE,
    FREDERICK,
    FRENCH_STAGE,
    GAME,
    LOUIS,
    MARIA,
    MOVEMENT_PHASE,
    PRUSSIAN_STAGE,
    RETRO_PHASE,
    act,
    asked,
    bare,
    choices,
    city,
    controller,
    deal,
    decider,
    distance,
    facts,
    fort,
    go,
    hand,
    march,
    mark,
    marker,
    piece,
    play_card,
    pool,
    power,
    proceed,
    put,
    refused,
    row,
    troops,
    where,
)

SILESIA = ("liegnitz", "glogau", "breslau", "brieg", "neisse", "cosel", "glatz")
STATION = 31  # the course, so that something lies below


def whole_silesia(rounding: str = "down") -> Position:
    s = bare(half_rounding=rounding)
    for name in SILESIA:
        mark(s, name, "prussia")
    s.move(piece("prussia_train_2"), SILESIA_BOX)
    return s


def annexed(s: Position) -> Position:
    """Prussia offers, Austria accepts; cities are chosen as they come."""
    go(s, PRUSSIAN_STAGE, END_PHASE)
    assert (asked(s), decider(s)) == ("peace_offer", FREDERICK)
    act(s, "offer")
    assert (asked(s), decider(s)) == ("peace_answer", MARIA)
    act(s, "accept")
    while asked(s) == "placing":
        act(s, "settle", city=choices(s, "settle")[0])
    return s


@pytest.mark.rule("MAR-239")
def test_when_peace_may_be_offered() -> None:
    s = whole_silesia()
    mark(s, "cosel", "austria")
    go(s, PRUSSIAN_STAGE, END_PHASE)
    assert asked(s) != "peace_offer"
    s = whole_silesia()
    go(s, FRENCH_STAGE, END_PHASE)
    assert asked(s) != "peace_offer"
    s = whole_silesia()
    go(s, PRUSSIAN_STAGE, END_PHASE)
    act(s, "offer")
    act(s, "decline")
    assert s.annexed == 0
    go(s, PRUSSIAN_STAGE, END_PHASE)
    assert asked(s) == "peace_offer"  # offers may be repeated
    act(s, "pass")
    s = annexed(whole_silesia())
    s.neutral, s.side[0] = 0, 0
    go(s, PRUSSIAN_STAGE, END_PHASE)
    assert asked(s) != "peace_offer"  # once a game


@pytest.mark.rule("MAR-240", "MAR-241", "MAR-244", "MAR-195")
def test_the_annexation() -> None:
    s = whole_silesia()
    put(s, "friedrich_der_grosse", "breslau")
    before = pool(s, "prussia")
    mark(s, "dresden", "france")
    france = pool(s, "france")
    annexed(s)
    assert s.home(city("breslau")) == power("prussia")
    assert (s.saxony, s.track[0]) == (1, BOARD.neutral_space)
    assert marker(s, "dresden") is None
    assert pool(s, "france") == france + 1
    assert pool(s, "prussia") == before - 1
    assert where(s, "prussia_train_2") == "berlin"
    assert marker(s, "breslau") == "prussia"
    # Breslau serves for re-entry.
    s.move(piece("prussia_train_1"), -1)
    s.move(piece("friedrich_der_grosse"), city("glogau"))
    deal(s, "prussia", "spades_9")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    act(s, "reenter", train="prussia_train_1")
    assert choices(s, "settle") == ["breslau"]


@pytest.mark.rule("MAR-242")
@pytest.mark.parametrize(("rounding", "aside"), [("down", 2), ("up", 3)])
def test_markers_of_the_peace(rounding: str, aside: int) -> None:
    """The example: 5 VMs in Austria: 2 set aside, 3 to the pool."""
    s = whole_silesia(rounding)
    for name in ("olmutz", "troppau", "brunn", "prag", "leitmeritz"):
        mark(s, name, "prussia")
    mark(s, "kustrin", "austria")
    before, austria = pool(s, "prussia"), pool(s, "austria")
    annexed(s)
    assert s.aside[power("prussia")] == aside
    assert pool(s, "prussia") == before + 5 - aside - 1  # one in the Silesia box
    assert pool(s, "austria") == austria + 1
    assert controller(s, "prag") == "austria"
    assert controller(s, "kustrin") == "prussia"


@pytest.mark.rule("MAR-243", "MAR-303")
def test_pieces_of_the_peace() -> None:
    s = whole_silesia()
    put(s, "neipperg", "ohlau")
    put(s, "traun", "wschowa")
    put(s, "friedrich_der_grosse", "olmutz")
    put(s, "schwerin", "olmutz")
    put(s, "belle_isle", "berlin")
    put(s, "torring", "munchen")
    annexed(s)
    assert s.home(s.place[piece("neipperg")]) == power("austria")
    assert s.home(s.place[piece("traun")]) == power("austria")
    assert s.home(s.place[piece("friedrich_der_grosse")]) == power("prussia")
    assert where(s, "schwerin") == where(s, "friedrich_der_grosse")  # they stay together
    assert s.home(s.place[piece("belle_isle")]) in (power("france"), power("bavaria"))
    assert where(s, "torring") == "munchen"
    assert s.displaced == 0


@pytest.mark.rule("MAR-303")
def test_nearest_city_owner_chooses_among_equals() -> None:
    s = whole_silesia()
    put(s, "neipperg", "glatz")
    go(s, PRUSSIAN_STAGE, END_PHASE)
    act(s, "offer")
    act(s, "accept")
    assert (asked(s), decider(s)) == ("placing", MARIA)
    steps = {distance("glatz", name) for name in choices(s, "settle")}
    assert steps == {1}
    assert refused(s, "settle", city="wien") == "MAR-303"
    s.hussar = row(city(choices(s, "settle")[0]), -1)
    act(s, "settle", city=choices(s, "settle")[0])
    assert list(s.hussar) == [-1, -1]


@pytest.mark.rule("MAR-245", "MAR-263", "MAR-264", "MAR-265", "MAR-266")
def test_neutral_prussia() -> None:
    """The example: peace at the end of turn 5's Prussian stage lasts until turn 7's begins."""
    s = whole_silesia()
    put(s, "friedrich_der_grosse", "neisse")
    s.turn = 5
    annexed(s)
    put(s, "neipperg", "freiwaldau")
    assert s.side[power("prussia")] == 2
    go(s, AUSTRIAN_STAGE, MOVEMENT_PHASE)
    act(s, "move", piece="neipperg")
    assert refused(s, "step", city="ziegenhals") == "MAR-266"
    act(s, "stop")
    put(s, "neipperg", "grottkau")
    go(s, AUSTRIAN_STAGE, COMBAT_PHASE)
    assert asked(s) != "duel"
    s.turn = 6
    go(s, PRUSSIAN_STAGE, 0)
    assert s.side[power("prussia")] == 2
    assert len(hand(s, "prussia")) == 3  # income as ever
    act(s, "move", piece="friedrich_der_grosse")
    s.move(piece("friedrich_der_grosse"), city("ziegenhals"))
    assert refused(s, "step", city="freudenthal") == "MAR-264"
    s.turn = 7
    go(s, PRUSSIAN_STAGE, 0)
    assert s.side[power("prussia")] == 0
    assert facts(s, "neutrality_ended")


@pytest.mark.rule("MAR-266")
def test_neutral_land_is_closed_for_supply_too() -> None:
    s = bare()
    put(s, "belle_isle", "tetschen")
    put(s, "france_train_1", "dresden")
    assert fees(s, power("france"))[1] == 0
    s.saxony, s.side[5] = 1, 2
    assert fees(s, power("france"))[1] == 999


@pytest.mark.rule("MAR-246")
def test_set_aside_until_prussia_goes_abroad() -> None:
    s = whole_silesia()
    for name in ("olmutz", "troppau"):
        mark(s, name, "prussia")
    put(s, "friedrich_der_grosse", "neisse")
    annexed(s)
    s.neutral, s.side[0] = 0, 0
    before = pool(s, "prussia")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    march(s, "friedrich_der_grosse", "ziegenhals", "freudenthal")
    assert s.aside[power("prussia")] == 0
    assert pool(s, "prussia") == before + 1


# France.


def reducing(rounding: str = "down") -> Position:
    s = bare(half_rounding=rounding)
    for name in ("linz", "prag", "budweis", "tabor", "pilsen"):
        mark(s, name, "france")
    mark(s, "tournai", "france")
    return s


@pytest.mark.rule("MAR-247", "MAR-249")
@pytest.mark.parametrize(("rounding", "aside"), [("down", 2), ("up", 3)])
def test_france_reduces_its_aims(rounding: str, aside: int) -> None:
    """The example: 5 VMs in core Austria: 2 set aside, 3 back."""
    s = reducing(rounding)
    put(s, "torring", "linz")  # Bavarians do not matter
    before = pool(s, "france")
    go(s, AUSTRIAN_STAGE, END_PHASE)
    assert (asked(s), decider(s)) == ("reduction", LOUIS)
    act(s, "reduce")
    assert s.aside[power("france")] == aside
    assert pool(s, "france") == before + 5 - aside
    assert controller(s, "prag") == "austria"
    assert marker(s, "tournai") == "france"
    mark(s, "prag", "france")
    go(s, AUSTRIAN_STAGE, END_PHASE)
    assert asked(s) != "reduction"


@pytest.mark.rule("MAR-247")
def test_not_with_a_french_general_there() -> None:
    s = reducing()
    put(s, "broglie", "wels")
    go(s, FRENCH_STAGE, END_PHASE)
    assert asked(s) != "reduction"
    put(s, "broglie", "brussel")  # Austria on the Flanders map is not core Austria
    go(s, FRENCH_STAGE, END_PHASE)
    act(s, "pass")
    assert s.reduced == 0


@pytest.mark.rule("MAR-248")
def test_a_conquest_in_bohemia_ends_the_advantage() -> None:
    for place, by, back in (
        ("tournai", "france", False),
        ("prag", "bavaria", True),
        ("dresden", "france", True),
    ):
        s = bare()
        s.aside[power("france")] = 2
        if place == "dresden":
            mark(s, "dresden", "austria")
        conquer(s, fort(place), power(by), 114)
        assert (s.aside[power("france")] == 0) == back


# Saxony.


def drift(s: Position, space: int) -> Position:
    """Saxony's marker goes to a space; cities are chosen as they come."""
    s.stack = []
    s.push(STATION, 0, 2)
    move_saxony(s, space)
    proceed(s)
    while asked(s) == "placing":
        act(s, "settle", city=choices(s, "settle")[0])
    return s


@pytest.mark.rule("MAR-250", "MAR-251", "MAR-252", "MAR-188")
def test_saxony_moves_by_points_lost() -> None:
    """The example: 9 troops are 3 points: up to 3 spaces."""
    s = bare()
    s.push(STATION, 0, 2)
    lose_points(s, power("prussia"), 3, 3)
    assert (asked(s), decider(s)) == ("saxon_choice", MARIA)
    assert choices(s, "saxon_steps") == [0, 1, 2, 3]  # although no marker was in a box
    act(s, "saxon_steps", count=3)
    assert s.saxony == 2  # straight to Austria's side
    s = bare()
    s.push(STATION, 0, 2)
    lose_points(s, power("saxony"), 1, 1)  # Prussia's minor
    assert asked(s) == "saxon_choice"
    act(s, "saxon_steps", count=0)
    assert s.track[0] == 1


@pytest.mark.rule("MAR-290")
def test_two_players_french_losses_count_in_bohemia() -> None:
    for seats, bohemian, asks in ((2, 1, True), (2, 0, False), (3, 1, False)):
        s = bare(seats)
        s.push(STATION, 0, 2)
        lose_points(s, power("bavaria"), 1, bohemian)
        assert bool(s.stack[-1] == 24) == asks


@pytest.mark.rule("MAR-253", "MAR-254", "MAR-255")
def test_neutral_saxony() -> None:
    s = bare()
    put(s, "rutowski", "tetschen")
    put(s, "schwerin", "tetschen")
    put(s, "saxony_train_1", "pirna")
    put(s, "friedrich_der_grosse", "freiberg")
    put(s, "belle_isle", "leipzig")
    put(s, "neipperg", "meissen")
    mark(s, "dresden", "austria")
    before = pool(s, "austria")
    drift(s, 2)
    assert where(s, "rutowski") == "freiberg"
    assert where(s, "saxony_train_1") == "naumburg"
    assert where(s, "schwerin") == "tetschen"
    assert s.home(s.place[piece("friedrich_der_grosse")]) == power("prussia")
    assert s.home(s.place[piece("belle_isle")]) in (power("france"), power("bavaria"))
    assert s.home(s.place[piece("neipperg")]) == power("austria")
    assert marker(s, "dresden") is None
    assert pool(s, "austria") == before + 1


@pytest.mark.rule("MAR-256", "MAR-258", "MAR-261")
def test_saxony_on_austria_s_side() -> None:
    s = bare()
    put(s, "rutowski", "prag")
    put(s, "schwerin", "prag")
    mark(s, "leipzig", "austria")
    deal(s, "saxony", "hearts_3")
    before = pool(s, "austria")
    drift(s, 4)
    assert distance("prag", str(where(s, "rutowski"))) == 1
    assert where(s, "schwerin") == "prag"
    assert marker(s, "leipzig") == "austria"
    assert pool(s, "austria") == before
    assert s.player[power("saxony")] == MARIA
    assert s.enemies(power("saxony"), power("prussia"))
    assert s.allied(power("saxony"), power("pragmatic_army"))
    assert s.cooperating(power("saxony"), power("austria"))
    assert hand(s, "saxony") == ["hearts_3"]


@pytest.mark.rule("MAR-257")
def test_a_removed_saxon_returns_at_once() -> None:
    s = bare()
    deal(s, "saxony", "hearts_9")
    drift(s, 4)
    assert (asked(s), decider(s)) == ("recruiting", MARIA)
    act(s, "recruit", count=2)
    play_card(s, "pay", "hearts_9")
    act(s, "bring", general="rutowski")
    if asked(s) == "bringing":
        act(s, "done")
    assert (where(s, "rutowski"), troops(s, "rutowski")) == ("dresden", 2)


@pytest.mark.rule("MAR-259", "MAR-260")
def test_what_austria_gains() -> None:
    s = bare()
    drift(s, 4)
    assert income(s, power("saxony")) == 2
    assert s.major_of(power("saxony")) == power("austria")
    deal(s, "austria", "hearts_9")
    go(s, AUSTRIAN_STAGE, MOVEMENT_PHASE)
    act(s, "reenter", train="austria_train_1")
    assert "dresden" in choices(s, "settle")


@pytest.mark.rule("MAR-261")
def test_saxony_draws_once_a_turn() -> None:
    s = bare()
    go(s, PRUSSIAN_STAGE, CARDS_PHASE)
    assert len(hand(s, "saxony")) == 1
    drift(s, 4)
    go(s, AUSTRIAN_STAGE, CARDS_PHASE)
    assert len(hand(s, "saxony")) == 1


@pytest.mark.rule("MAR-262")
def test_saxony_comes_back() -> None:
    s = bare()
    drift(s, 4)
    drift(s, 3)
    assert (s.saxony, s.side[5]) == (1, 2)
    drift(s, 1)
    assert (s.saxony, s.side[5], s.player[5]) == (0, 0, FREDERICK)


@pytest.mark.rule("MAR-301")
def test_a_change_in_the_middle_of_a_stage() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "brieg", 1)
    put(s, "neipperg", "ohlau", 8)
    put(s, "rutowski", "neisse", 5)
    put(s, "traun", "ziegenhals", 5)
    s.track[0] = 1
    go(s, AUSTRIAN_STAGE, COMBAT_PHASE)
    act(s, "attack", general="neipperg", enemy="friedrich_der_grosse")
    act(s, "give_up")
    act(s, "saxon_steps", count=1)  # neutral: the planned battle with Rutowski lapses
    assert where(s, "rutowski") == "freiberg"
    assert asked(s) != "duel"
    s = bare()
    s.asked[fort("dresden")] = 1 + power("austria")
    s.saxony, s.side[5] = 1, 2
    go(s, AUSTRIAN_STAGE, RETRO_PHASE)
    assert controller(s, "dresden") == "saxony"


@pytest.mark.rule("MAR-302")
def test_the_order_of_things_at_the_end_of_a_stage() -> None:
    s = whole_silesia()
    s.pool[power("prussia")] = 0
    s.asked[fort("olmutz")] = 1 + power("prussia")
    go(s, PRUSSIAN_STAGE, RETRO_PHASE)
    assert asked(s) == "peace_offer"  # before the pools are judged
    assert marker(s, "olmutz") == "prussia"
    act(s, "pass")
    assert s.winner == 1 + FREDERICK
    assert GAME.over(s)
