"""Chapters 10.1 and 10.2: movement and the re-entry of trains."""

import pytest

from theatrum.games.maria.state import OFF, SILESIA_BOX, Position

from .table import (
    AUSTRIAN_STAGE,
    FREDERICK,
    FRENCH_STAGE,
    GAME,
    MARIA,
    MOVEMENT_PHASE,
    PRUSSIAN_STAGE,
    act,
    asked,
    bare,
    choices,
    controller,
    deal,
    decider,
    face_down,
    facts,
    go,
    hand,
    is_down,
    march,
    mark,
    piece,
    play_card,
    put,
    refused,
    troops,
    verbs,
    walk,
    where,
)


def moving(stage: int, *pieces: tuple[str, str], seats: int = 3) -> Position:
    s = bare(seats)
    for name, at in pieces:
        put(s, name, at)
    return go(s, stage, MOVEMENT_PHASE)


@pytest.mark.rule("MAR-088", "MAR-089", "MAR-090")
def test_a_general_moves_three_cities_once() -> None:
    s = moving(PRUSSIAN_STAGE, ("friedrich_der_grosse", "brieg"), ("schwerin", "glogau"))
    act(s, "move", piece="friedrich_der_grosse")
    assert refused(s, "move", piece="schwerin") == "MAR-089"  # one finishes before the next
    assert refused(s, "step", city="berlin") == "MAR-089"
    walk(s, "namslau", "brieg", "strehlen", stop=False)  # back and forth
    assert refused(s, "step", city="grottkau") == "MAR-090"
    act(s, "stop")
    assert refused(s, "move", piece="friedrich_der_grosse") == "MAR-088"
    assert choices(s, "move") == ["schwerin"]
    act(s, "done")
    assert decider(s) == MARIA  # the next stage


@pytest.mark.rule("MAR-088")
def test_a_stack_moves_together_or_apart() -> None:
    s = moving(PRUSSIAN_STAGE, ("friedrich_der_grosse", "brieg"), ("schwerin", "brieg"))
    assert choices(s, "move_stack") == ["friedrich_der_grosse"]
    act(s, "move_stack", general="friedrich_der_grosse")
    walk(s, "ohlau", "breslau")
    assert where(s, "schwerin") == where(s, "friedrich_der_grosse") == "breslau"
    assert "move" not in verbs(s)
    s = moving(PRUSSIAN_STAGE, ("friedrich_der_grosse", "brieg"), ("schwerin", "brieg"))
    march(s, "schwerin", "ohlau")
    assert where(s, "friedrich_der_grosse") == "brieg"
    assert choices(s, "move") == ["friedrich_der_grosse"]


@pytest.mark.rule("MAR-091")
def test_one_more_on_main_roads() -> None:
    s = moving(PRUSSIAN_STAGE, ("friedrich_der_grosse", "brieg"))
    march(s, "friedrich_der_grosse", "ohlau", "breslau", "neumarkt", "steinau", stop=False)
    assert choices(s, "step") == []
    act(s, "stop")
    s = moving(PRUSSIAN_STAGE, ("friedrich_der_grosse", "strehlen"))
    march(s, "friedrich_der_grosse", "brieg", "ohlau", "breslau", stop=False)
    assert refused(s, "step", city="neumarkt") == "MAR-090"  # one small road spoils it


@pytest.mark.rule("MAR-092")
def test_trains() -> None:
    s = moving(PRUSSIAN_STAGE, ("prussia_train_1", "brieg"))
    march(s, "prussia_train_1", "ohlau", "breslau", "neumarkt", stop=False)
    assert refused(s, "step", city="steinau") == "MAR-092"
    s = moving(PRUSSIAN_STAGE, ("prussia_train_1", "strehlen"))
    march(s, "prussia_train_1", "brieg", "ohlau", stop=False)
    assert refused(s, "step", city="breslau") == "MAR-092"
    assert refused(s, "force") == "MAR-098"


@pytest.mark.rule("MAR-093", "MAR-096", "MAR-097")
def test_pieces_in_the_way() -> None:
    s = moving(
        PRUSSIAN_STAGE,
        ("friedrich_der_grosse", "ohlau"),
        ("prussia_train_1", "wohlau"),
        ("austria_train_1", "breslau"),
        ("neipperg", "brieg"),
    )
    act(s, "move", piece="prussia_train_1")
    assert refused(s, "step", city="breslau") == "MAR-097"
    act(s, "stop")
    act(s, "move", piece="friedrich_der_grosse")
    assert refused(s, "step", city="brieg") == "MAR-093"
    walk(s, "breslau", "schweidnitz")  # the train is destroyed, the march goes on
    assert where(s, "austria_train_1") == OFF
    assert where(s, "friedrich_der_grosse") == "schweidnitz"


@pytest.mark.rule("MAR-094", "MAR-095")
def test_joining_ends_the_movement_of_both() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "ohlau")
    put(s, "schwerin", "breslau")
    face_down(s, "schwerin")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    march(s, "friedrich_der_grosse", "breslau", stop=False)
    assert "move" not in verbs(s)
    assert is_down(s, "schwerin")
    assert not is_down(s, "friedrich_der_grosse")


@pytest.mark.rule("MAR-098", "MAR-099", "MAR-102")
def test_forced_march() -> None:
    s = moving(PRUSSIAN_STAGE, ("friedrich_der_grosse", "oppeln"), ("schwerin", "steinau"))
    mark(s, "brieg", "prussia")
    mark(s, "breslau", "prussia")
    act(s, "move", piece="friedrich_der_grosse")
    act(s, "force")
    walk(s, "brieg", "ohlau", "breslau", stop=False)
    assert refused(s, "step", city="strehlen") == "MAR-099"
    walk(s, "neumarkt", "steinau", stop=False)  # ends by stacking
    assert where(s, "friedrich_der_grosse") == "steinau"
    s = moving(PRUSSIAN_STAGE, ("friedrich_der_grosse", "breslau"))
    mark(s, "breslau", "prussia")
    act(s, "move", piece="friedrich_der_grosse")
    act(s, "force")
    for _ in range(4):
        walk(s, "ohlau", "breslau", stop=False)
    assert refused(s, "step", city="ohlau") == "MAR-098"


@pytest.mark.rule("MAR-100", "MAR-101", "MAR-117")
def test_what_stops_a_forced_march() -> None:
    s = moving(PRUSSIAN_STAGE, ("friedrich_der_grosse", "ohlau"))
    act(s, "move", piece="friedrich_der_grosse")
    assert "force" not in verbs(s)  # Breslau and Brieg are Austrian
    s = moving(PRUSSIAN_STAGE, ("friedrich_der_grosse", "breslau"))
    march(s, "friedrich_der_grosse", "ohlau", forced=True)
    assert controller(s, "breslau") == "austria"  # left, but not conquered
    assert not any(s.asked)
    s = moving(
        PRUSSIAN_STAGE, ("friedrich_der_grosse", "steinau"), ("austria_train_1", "schweidnitz")
    )
    mark(s, "breslau", "prussia")
    act(s, "move", piece="friedrich_der_grosse")
    act(s, "force")
    act(s, "step", city="neumarkt")
    assert refused(s, "step", city="breslau") == "MAR-101"  # next to an enemy train
    s = moving(PRUSSIAN_STAGE, ("friedrich_der_grosse", "ohlau"), ("neipperg", "brieg"))
    mark(s, "breslau", "prussia")
    act(s, "move", piece="friedrich_der_grosse")
    act(s, "force")  # starting next to an enemy is allowed
    assert choices(s, "step") == ["breslau"]


@pytest.mark.rule("MAR-103")
def test_who_may_change_the_map() -> None:
    for stage, name, rule in (
        (FRENCH_STAGE, "belle_isle", None),
        (AUSTRIAN_STAGE, "neipperg", None),
        (FRENCH_STAGE, "torring", "MAR-103"),
        (PRUSSIAN_STAGE, "schwerin", "MAR-103"),
    ):
        s = moving(stage, (name, "ansbach"))
        act(s, "move", piece=name)
        if rule is None:
            act(s, "step", city="heilbronn")
        else:
            assert refused(s, "step", city="heilbronn") == rule
    s = moving(AUSTRIAN_STAGE, ("george_ii", "heilbronn"))
    act(s, "wait")
    act(s, "move", piece="george_ii")
    assert refused(s, "step", city="ansbach") == "MAR-103"


@pytest.mark.rule("MAR-104", "MAR-053")
def test_austria_and_the_pragmatic_army_stack_by_consent() -> None:
    s = moving(AUSTRIAN_STAGE, ("arenberg", "lowen"), ("george_ii", "brussel"))
    act(s, "order", first="austria")
    act(s, "order", first="austria")
    march(s, "arenberg", "brussel", stop=False)
    assert asked(s) == "consent"
    assert decider(s) == FREDERICK
    act(s, "decline")
    assert decider(s) == MARIA
    assert refused(s, "step", city="brussel") == "MAR-104"
    act(s, "stop")
    s = moving(AUSTRIAN_STAGE, ("arenberg", "lowen"), ("george_ii", "brussel"))
    act(s, "order", first="austria")
    act(s, "order", first="austria")
    march(s, "arenberg", "brussel", stop=False)
    act(s, "accept")
    assert where(s, "arenberg") == "brussel"
    assert s.commander_at(s.place[piece("arenberg")]) == piece("george_ii")
    two = moving(AUSTRIAN_STAGE, ("arenberg", "lowen"), ("george_ii", "brussel"), seats=2)
    march(two, "arenberg", "brussel", stop=False)  # one player: nobody to ask
    assert where(two, "arenberg") == "brussel"


@pytest.mark.rule("MAR-105", "MAR-045")
def test_the_order_on_the_flanders_map() -> None:
    pieces = (
        ("arenberg", "lowen"),
        ("neipperg", "trubau"),
        ("austria_train_1", "gent"),
        ("george_ii", "breda"),
        ("cumberland", "utrecht"),
    )
    s = moving(AUSTRIAN_STAGE, *pieces)
    assert asked(s) == "order_wish"
    assert GAME.deciders(s) == [MARIA, FREDERICK]
    GAME.apply(s, FREDERICK, GAME.actions.parse({"verb": "order", "first": "pragmatic_army"}))
    GAME.apply(s, MARIA, GAME.actions.parse({"verb": "order", "first": "austria"}))
    assert [f["first"] for f in facts(s, "order_set")] == ["alternate"]
    assert decider(s) == FREDERICK
    march(s, "george_ii")
    assert decider(s) == MARIA
    march(s, "neipperg", "schonberg")  # Bohemia does not matter
    assert decider(s) == MARIA
    march(s, "arenberg")
    assert decider(s) == FREDERICK
    act(s, "wait")
    assert decider(s) == MARIA
    assert refused(s, "wait") == "MAR-105"
    march(s, "austria_train_1")
    assert decider(s) == FREDERICK
    act(s, "done")
    act(s, "done")
    assert asked(s) != "movement"
    s = moving(AUSTRIAN_STAGE, *pieces)
    act(s, "order", first="pragmatic_army")
    act(s, "order", first="pragmatic_army")
    assert decider(s) == FREDERICK
    march(s, "george_ii")
    assert decider(s) == FREDERICK  # agreed: no alternation


# Trains.


@pytest.mark.rule("MAR-106", "MAR-109", "MAR-110", "MAR-111", "MAR-112")
def test_reentry() -> None:
    """The example: France re-enters a train in München, pays with a 5, gets no change."""
    s = bare()
    deal(s, "france", "spades_5", "spades_2")
    put(s, "torring", "donauworth")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    act(s, "reenter", train="france_train_1")
    assert set(choices(s, "settle")) == {"munchen", "paris", "metz", "lille", "strassburg"}
    act(s, "settle", city="munchen")
    play_card(s, "pay", "spades_5")
    assert where(s, "france_train_1") == "munchen"
    assert hand(s, "france") == ["spades_2"]
    assert refused(s, "move", piece="france_train_1") == "MAR-088"
    assert refused(s, "reenter", train="france_train_2") == "MAR-112"  # 2 points are too few


@pytest.mark.rule("MAR-111", "MAR-112")
def test_where_a_train_may_not_come_back() -> None:
    s = bare()
    deal(s, "bavaria", "spades_5")
    mark(s, "munchen", "austria")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    assert "reenter" not in verbs(s)
    s = bare()
    deal(s, "bavaria", "spades_5")
    put(s, "torring", "munchen")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    assert "reenter" not in verbs(s)


@pytest.mark.rule("MAR-107", "MAR-108", "MAR-112")
def test_a_train_may_be_taken_off_and_put_back() -> None:
    s = bare()
    deal(s, "prussia", "spades_5", "hearts_9")
    put(s, "prussia_train_1", "ohlau")
    s.move(piece("prussia_train_2"), SILESIA_BOX)
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    assert refused(s, "reenter", train="prussia_train_2") == "MAR-108"
    act(s, "reenter", train="prussia_train_1")
    act(s, "settle", city="berlin")
    play_card(s, "pay", "spades_5")
    assert where(s, "prussia_train_1") == "berlin"
    assert "reenter" not in verbs(s)
    s = bare()
    deal(s, "prussia", "spades_5")
    put(s, "prussia_train_1", "ohlau")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    march(s, "prussia_train_1", "breslau")
    assert refused(s, "reenter", train="prussia_train_1") == "MAR-112"  # it has moved


@pytest.mark.rule("MAR-110")
def test_only_major_fortresses_of_the_home_country() -> None:
    s = bare()
    deal(s, "austria", "spades_5")
    go(s, AUSTRIAN_STAGE, MOVEMENT_PHASE)
    act(s, "reenter", train="austria_train_1")
    assert set(choices(s, "settle")) == {
        *("brunn", "linz", "prag", "pressburg", "wien", "brussel", "luxemburg")
    }
    assert refused(s, "settle", city="olmutz") == "MAR-112"
    assert troops(s, "neipperg") == 0
