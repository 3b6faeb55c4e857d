"""Chapters 1 to 4: powers, components, the board, set-up."""

import json
from importlib.resources import files

import networkx
import pytest

from theatrum.games.maria import forms
from theatrum.games.maria.state import BOX, OUT, SILESIA_BOX, UNOPENED

from .table import (
    BOARD,
    FREDERICK,
    GAME,
    LOUIS,
    MARIA,
    action,
    asked,
    begun,
    controller,
    fort,
    fresh,
    hand,
    marker,
    pool,
    power,
    troops,
    where,
)

DATA = files("theatrum.games.maria") / "data"
MAP = json.loads((DATA / "map.json").read_text("utf-8"))


@pytest.mark.rule("MAR-001", "MAR-002", "MAR-026", "MAR-042")
def test_two_variants_for_two_or_three() -> None:
    for seats in (2, 3):
        s = begun(seats, variant="introductory")
        assert asked(s) == "place_hussar"  # no politics
        assert list(s.pool) == [0] * 4
        assert not any(s.marker[fort(name)] for name in ("koln", "mainz", "trier", "mannheim"))
        assert asked(begun(seats)) == "laying"
        assert begun(seats).turn == 1


@pytest.mark.rule("MAR-003", "MAR-011", "MAR-012")
def test_components() -> None:
    assert [forms.GENERALS, forms.TRAINS, forms.CARDS] == [20, 10, 4 * 38]
    assert list(forms.GENERALS_OF) == [4, 5, 3, 6, 1, 1]
    assert list(forms.TRAINS_OF) == [2, 2, 1, 3, 1, 1]
    assert 4 * 38 + len(BOARD.politics) + 12 + 3 == 192
    assert list(BOARD.rank) == [*range(1, 5), *range(1, 6), *range(1, 4), *range(1, 7), 1, 1]
    assert not any("hussar" in name for name in forms.GENERAL_NAMES + forms.TRAIN_NAMES)


def test_the_numbers_of_the_actions() -> None:
    for i, form in enumerate(GAME.actions.forms):
        assert getattr(forms, form.verb.upper()) == GAME.actions.first[i]
    for i, form in enumerate(GAME.facts):
        assert getattr(forms, form.verb.upper()) == i


@pytest.mark.rule("MAR-004", "MAR-005", "MAR-025", "MAR-283", "MAR-287")
def test_roles() -> None:
    s = fresh()
    assert list(s.player) == [FREDERICK, LOUIS, FREDERICK, MARIA, LOUIS, FREDERICK]
    two = fresh(2)
    assert list(two.player) == [1, 1, 0, 0, 1, 1]
    assert forms.POWER_NAMES[: forms.MAJORS] == ["prussia", "france", "pragmatic_army", "austria"]
    dealt = {tuple(fresh(seed=str(i), roles="random").player) for i in range(40)}
    assert len(dealt) == 6


@pytest.mark.rule("MAR-006", "MAR-007", "MAR-008", "MAR-009")
def test_bonds() -> None:
    s = fresh()
    french = {"france", "bavaria", "prussia", "saxony"}
    for a in forms.POWER_NAMES:
        for b in forms.POWER_NAMES:
            same = (a in french) == (b in french)
            assert s.allied(power(a), power(b)) == same
            assert s.enemies(power(a), power(b)) == (not same)
    pairs = [("france", "bavaria"), ("prussia", "saxony"), ("austria", "pragmatic_army")]
    for a in forms.POWER_NAMES:
        for b in forms.POWER_NAMES:
            close = a == b or (a, b) in pairs or (b, a) in pairs
            assert s.cooperating(power(a), power(b)) == close
    assert s.major_of(power("bavaria")) == power("france")
    assert s.major_of(power("saxony")) == power("prussia")
    s.saxony = 1
    assert s.major_of(power("saxony")) == -1
    s.saxony = 2
    assert s.major_of(power("saxony")) == power("austria")


@pytest.mark.rule("MAR-014", "MAR-018")
def test_roads_and_distances_against_an_independent_graph() -> None:
    graph: networkx.Graph[str] = networkx.Graph((road["a"], road["b"]) for road in MAP["roads"])
    assert len(graph) == BOARD.cities == 486
    assert graph.number_of_edges() == 786
    for net, nodes in ((BOARD.nets[1], set(graph)), (BOARD.nets[0], None)):
        part = graph
        if nodes is None:
            part = graph.subgraph(c["id"] for c in MAP["cities"] if c["map"] == "bohemia")
        for source in list(part)[::37]:
            row = net.from_city(BOARD.names.index(source))
            found = networkx.single_source_shortest_path_length(part, source)
            assert {BOARD.names[i]: d for i, d in enumerate(row) if d < 999} == found
    links = [r for r in MAP["roads"] if r.get("link")]
    assert len(links) == 3
    for road in MAP["roads"]:
        a, b = BOARD.names.index(road["a"]), BOARD.names.index(road["b"])
        assert BOARD.nets[1].is_main(a, b) == road["main"]


@pytest.mark.rule("MAR-015", "MAR-016", "MAR-017", "MAR-019", "MAR-021")
def test_cities() -> None:
    s = fresh()
    for i, data in enumerate(MAP["cities"]):
        assert forms.SUIT_NAMES[BOARD.suit[i]] == data["suit"]
    assert s.home(BOARD.names.index("brussel")) == s.home(BOARD.names.index("wien")) == 3
    assert s.home(BOARD.names.index("hannover")) == s.home(BOARD.names.index("breda")) == 2
    assert s.home(BOARD.names.index("breslau")) == -1
    assert {BOARD.names[BOARD.fort_city[f]] for f in BOARD.electors} == {
        *("berlin", "dresden", "koln", "mannheim", "mainz", "trier", "prag", "munchen", "hannover")
    }


@pytest.mark.rule("MAR-020", "MAR-034", "MAR-038", "MAR-039")
def test_control_at_the_start() -> None:
    s = fresh()
    assert [controller(s, c) for c in ("liegnitz", "glogau")] == ["prussia"] * 2
    for name in ("breslau", "brieg", "neisse", "cosel", "glatz"):
        assert marker(s, name) == controller(s, name) == "austria"
    assert [controller(s, c) for c in ("koln", "mannheim")] == ["france"] * 2
    assert [controller(s, c) for c in ("mainz", "trier")] == ["pragmatic_army"] * 2
    assert marker(s, "prag") is None
    assert controller(s, "prag") == "austria"
    votes = [controller(s, c) for c in ("berlin", "dresden", "munchen", "hannover")]
    assert votes == ["prussia", "saxony", "bavaria", "pragmatic_army"]


@pytest.mark.rule("MAR-022", "MAR-032", "MAR-035")
def test_pools() -> None:
    """The example: Prussia 11, France 11, the Pragmatic Army 8, Austria 3."""
    s = fresh()
    names = ("prussia", "france", "pragmatic_army", "austria")
    assert [pool(s, name) for name in names] == [11, 11, 8, 3]
    assert BOARD.pool == [13, 11, 8, 8]
    assert list(s.battle) == [0] * 4
    assert (s.electors_box, s.emperor, s.italy) == (-1, -1, -1)


@pytest.mark.rule("MAR-023", "MAR-028", "MAR-029", "MAR-030")
def test_pieces_at_the_start() -> None:
    s = fresh()
    assert where(s, "friedrich_der_grosse") == where(s, "schwerin") == "steinau"
    assert where(s, "der_alte_dessauer") == BOX
    assert where(s, "prussia_train_2") == SILESIA_BOX
    assert list(s.hussar) == [-1, -1]
    assert {where(s, f"france_train_{n}") for n in (1, 2)} == {"saint_quentin", "ansbach"}
    assert where(s, "bavaria_train_1") == "nurnberg"
    assert all(arrow >= 0 for arrow in BOARD.arrow)


@pytest.mark.rule("MAR-033", "MAR-036", "MAR-174")
def test_hands_at_the_start() -> None:
    """The example: 27 cards dealt, 11 of the first deck remain."""
    s = fresh()
    assert [len(hand(s, name)) for name in forms.POWER_NAMES] == [9, 2, 3, 5, 5, 3]
    assert GAME.view(s, -1).pile == 11
    assert list(s.card[38:]) == [UNOPENED] * (152 - 38)
    assert len(hand(fresh(variant="introductory"), "pragmatic_army")) == 0


@pytest.mark.rule("MAR-037", "MAR-054")
def test_distribution() -> None:
    """The example: Friedrich 8, Schwerin 4, Erbprinz Leopold 4, Der Alte Dessauer 6."""
    s = fresh()
    assert GAME.deciders(s) == [0, 1, 2]
    prussian = [8, 4, 4]
    for number in prussian:
        GAME.apply(s, FREDERICK, action("command", troops=number))
    names = ["friedrich_der_grosse", "schwerin", "erbprinz_leopold", "der_alte_dessauer"]
    assert [troops(s, name) for name in names] == [8, 4, 4, 6]
    assert (troops(s, "torring"), troops(s, "rutowski")) == (5, 5)
    s = fresh()
    GAME.apply(s, FREDERICK, action("command", troops=1))
    GAME.apply(s, FREDERICK, action("command", troops=5))
    s.legal_seat = -2
    # 16 are left for two: at least 4 and 6, at most 8 each.
    assert GAME.legal(s, FREDERICK) == [action("command", troops=8)]
    s = fresh()
    assert [a - action("command", troops=0) for a in GAME.legal(s, FREDERICK)] == list(range(1, 9))
    GAME.apply(s, FREDERICK, action("command", troops=8))
    s.legal_seat = -2
    # 14 left, of which Leopold needs 4 and Dessauer 6.
    assert [a - action("command", troops=0) for a in GAME.legal(s, FREDERICK)] == [1, 2, 3, 4]
    assert GAME.decision(s).secret


@pytest.mark.rule("MAR-040", "MAR-041")
def test_political_deck_and_tracks() -> None:
    s = fresh()
    years = [BOARD.politics[card].year for card in s.politics]
    assert years == [0] * 6 + [1] * 7 + [2] * 6 + [3] * 6
    assert fresh(seed="another").politics != s.politics
    assert s.track == BOARD.star == [1, 2, 3]


@pytest.mark.rule("MAR-172")
def test_the_introductory_game_leaves_flanders_out() -> None:
    s = begun(variant="introductory")
    for name in ("moritz_von_sachsen", "arenberg", "der_alte_dessauer", "george_ii"):
        assert where(s, name) == OUT
    assert where(s, "prussia_train_2") == OUT
    assert where(s, "belle_isle") == "erlangen"
    assert sum(s.troops[4:9]) == 26  # the full total is written down
    ansbach = BOARD.names.index("ansbach")
    assert BOARD.names.index("heilbronn") not in s.net().near[ansbach]
    assert not any(BOARD.flanders[c] for c in s.net().near[BOARD.names.index("nordlingen")])


@pytest.mark.rule("MAR-180")
def test_the_advanced_game_has_both_maps() -> None:
    s = begun()
    assert where(s, "moritz_von_sachsen") == "melun"
    assert where(s, "arenberg") == "brussel"
    assert BOARD.names.index("heilbronn") in s.net().near[BOARD.names.index("ansbach")]


def test_facts_of_the_setup_are_secret() -> None:
    s = fresh()
    assert s.journal is not None
    s.journal.take()
    GAME.apply(s, LOUIS, legal_of(s, LOUIS)[0])
    for event in s.journal.take():
        assert event.visible(LOUIS)
        assert not event.visible(MARIA)
        assert not event.visible(-1)


def legal_of(s: object, seat: int) -> list[int]:
    found: list[int] = GAME.legal(s, seat)
    return found
