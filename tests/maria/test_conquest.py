"""Chapters 10.3 and 12: conquest."""

import pytest

from theatrum.games.maria.conquest import conquer, is_protected
from theatrum.games.maria.retreat import fall_back
from theatrum.games.maria.state import Position

from .table import (
    FRENCH_STAGE,
    MOVEMENT_PHASE,
    PRUSSIAN_STAGE,
    RETRO_PHASE,
    act,
    bare,
    city,
    controller,
    distance,
    face_down,
    facts,
    fort,
    go,
    march,
    mark,
    marker,
    pool,
    power,
    put,
    row,
    walk,
    where,
)


def take(s: Position, by: str, *places: str) -> Position:
    for place in places:
        conquer(s, fort(place), power(by), 114)
    return s


@pytest.mark.rule("MAR-113", "MAR-114", "MAR-118", "MAR-119")
def test_conquest_by_leaving() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "ohlau")
    put(s, "schwerin", "wohlau")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    march(s, "friedrich_der_grosse", "brieg")
    assert controller(s, "brieg") == "austria"  # entering does not conquer
    s = bare()
    put(s, "friedrich_der_grosse", "brieg")
    put(s, "schwerin", "wohlau")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    march(s, "friedrich_der_grosse", "ohlau", "breslau", "oels")  # starting there, passing through
    assert controller(s, "brieg") == controller(s, "breslau") == "prussia"
    march(s, "schwerin", "breslau")
    assert where(s, "schwerin") == "breslau"


@pytest.mark.rule("MAR-113")
def test_a_friend_s_fortress_is_not_conquered() -> None:
    """The example: Prussia can't conquer what France controls."""
    s = bare()
    mark(s, "brieg", "france")
    put(s, "friedrich_der_grosse", "brieg")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    march(s, "friedrich_der_grosse", "ohlau")
    assert marker(s, "brieg") == "france"


@pytest.mark.rule("MAR-083", "MAR-113", "MAR-120")
def test_face_down_generals_do_not_conquer() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "brieg")
    face_down(s, "friedrich_der_grosse")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    march(s, "friedrich_der_grosse", "ohlau")
    assert controller(s, "brieg") == "austria"
    assert not any(s.asked)


@pytest.mark.rule("MAR-115", "MAR-116")
def test_protection_reaches_three_cities() -> None:
    for name in ("neipperg", "george_ii", "rutowski"):
        for where_ in ("namslau", "oels", "kepno", "militsch"):
            s = bare()
            put(s, name, where_)
            near = 1 <= distance("brieg", where_) <= 3
            friend = name != "rutowski"
            assert is_protected(s, fort("brieg")) == (near and friend)
    s = bare()
    put(s, "neipperg", "oels")
    face_down(s, "neipperg")
    put(s, "schwerin", "namslau")  # between them
    assert is_protected(s, fort("brieg"))
    put(s, "neipperg", "wien")
    put(s, "austria_train_1", "oels")
    s.hussar = row(city("ohlau"), -1)
    assert not is_protected(s, fort("brieg"))


@pytest.mark.rule("MAR-116")
def test_allies_protect() -> None:
    """The examples: a PA general an Austrian fortress; a Prussian one a French-controlled."""
    s = bare()
    mark(s, "tournai", "france")
    put(s, "friedrich_der_grosse", "lille")
    assert is_protected(s, fort("tournai"))


@pytest.mark.rule("MAR-120", "MAR-121", "MAR-122", "MAR-123", "MAR-161")
def test_retroactive_conquest() -> None:
    """The example: Tournai falls at once, Brüssel after its protector has been driven off."""
    s = bare()
    put(s, "maillebois", "lille", 8)
    put(s, "moritz_von_sachsen", "nivelles", 8)
    put(s, "earl_of_stair", "breda", 1)
    before = pool(s, "france")
    assert distance("breda", "brussel") == 3
    assert not is_protected(s, fort("tournai"))
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    march(s, "maillebois", "tournai", "ath", "brussel", "lowen")
    assert marker(s, "tournai") == "france"
    assert s.asked[fort("brussel")] == 1 + power("france")
    assert pool(s, "france") == before - 1  # the question marker is not yet out of the pool
    put(s, "earl_of_stair", "amsterdam", 1)
    go(s, FRENCH_STAGE, RETRO_PHASE)
    assert marker(s, "brussel") == "france"
    assert pool(s, "france") == before - 2
    assert not any(s.asked)


@pytest.mark.rule("MAR-121", "MAR-123")
def test_a_question_that_comes_to_nothing() -> None:
    s = bare()
    put(s, "earl_of_stair", "mechelen")
    s.asked[fort("brussel")] = 1 + power("france")
    before = list(s.pool)
    go(s, FRENCH_STAGE, RETRO_PHASE)
    assert marker(s, "brussel") is None
    assert list(s.pool) == before
    assert facts(s, "question_removed")


@pytest.mark.rule("MAR-122")
def test_the_one_who_passed_need_not_be_there_any_more() -> None:
    s = bare()
    s.asked[fort("brussel")] = 1 + power("france")
    go(s, FRENCH_STAGE, RETRO_PHASE)
    assert marker(s, "brussel") == "france"


@pytest.mark.rule("MAR-124", "MAR-126", "MAR-127", "MAR-129", "MAR-130", "MAR-131", "MAR-182")
def test_markers_by_land() -> None:
    """The examples (a), (b) and (c)."""
    s = bare()
    start = list(s.pool)
    take(s, "austria", "ingolstadt")
    assert marker(s, "ingolstadt") == "austria"
    assert pool(s, "austria") == start[power("austria")] - 1
    take(s, "bavaria", "ingolstadt")
    assert marker(s, "ingolstadt") == "france"
    assert pool(s, "austria") == start[power("austria")]
    assert pool(s, "france") == start[power("france")] - 1
    take(s, "france", "brussel")
    take(s, "pragmatic_army", "brussel")
    assert marker(s, "brussel") is None
    assert controller(s, "brussel") == "austria"
    assert pool(s, "france") == start[power("france")] - 1
    assert pool(s, "pragmatic_army") == start[power("pragmatic_army")]
    take(s, "france", "brussel")
    take(s, "austria", "brussel")  # reconquest at home: no marker
    assert marker(s, "brussel") is None
    take(s, "austria", "dresden")
    take(s, "france", "dresden")  # a friendly minor, not the own one
    assert marker(s, "dresden") == "france"


@pytest.mark.rule("MAR-128")
def test_silesia_always_has_a_marker() -> None:
    s = bare()
    for by, whose in (
        ("prussia", "prussia"),
        ("austria", "austria"),
        ("saxony", "prussia"),
        ("france", "france"),
    ):
        take(s, by, "neisse")
        assert marker(s, "neisse") == whose


@pytest.mark.rule("MAR-125", "MAR-191", "MAR-192", "MAR-132")
def test_electors_flip() -> None:
    """The example: France takes Mainz, the PA takes it back."""
    s = bare()
    start = list(s.pool)
    take(s, "france", "mainz")
    assert marker(s, "mainz") == "france"
    assert s.electors_box == power("france")
    assert pool(s, "france") == start[power("france")] - 1  # the box, not the fortress
    take(s, "austria", "mainz")
    assert list(s.pool) == start
    assert s.electors_box == -1
    take(s, "pragmatic_army", "koln")
    assert s.electors_box == power("pragmatic_army")
    assert pool(s, "pragmatic_army") == start[power("pragmatic_army")] - 1
    assert pool(s, "austria") == start[power("austria")]
    assert controller(s, "koln") == "pragmatic_army"


@pytest.mark.rule("MAR-183")
def test_a_pool_may_go_below_zero() -> None:
    s = bare()
    s.pool[power("france")] = 0
    take(s, "france", "brussel", "gent")
    assert pool(s, "france") == -2


@pytest.mark.rule("MAR-158")
def test_a_retreat_conquers_nothing() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "brieg")
    fall_back(s, city("brieg"), city("namslau"), 0)
    assert controller(s, "brieg") == "austria"


@pytest.mark.rule("MAR-114")
def test_mixed_stacks_conquer_for_the_commander() -> None:
    s = bare()
    put(s, "rutowski", "brieg")
    put(s, "schwerin", "brieg")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    act(s, "move_stack", general="rutowski")
    walk(s, "ohlau")
    assert marker(s, "brieg") == "prussia"
