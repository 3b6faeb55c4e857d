"""Chapter 9: supply."""

import networkx
import pytest

from theatrum.core.chance import Chance, Noise, key_of
from theatrum.games.maria.board import FAR
from theatrum.games.maria.forms import (
    ARENBERG,
    AUSTRIA,
    FIRST_GENERAL,
    FIRST_TRAIN,
    GENERALS_OF,
    NETHERLANDS,
    PIECES,
    POWER_OF,
    POWERS,
    PRAGMATIC,
    TRAINS_OF,
)
from theatrum.games.maria.state import Position
from theatrum.games.maria.supply import fees

from .table import (
    AUSTRIAN_STAGE,
    BOARD,
    FREDERICK,
    FRENCH_STAGE,
    GAME,
    PRUSSIAN_STAGE,
    SUPPLY_PHASE,
    act,
    asked,
    bare,
    choices,
    city,
    deal,
    decider,
    distance,
    face_down,
    facts,
    go,
    hand,
    is_down,
    pool,
    power,
    put,
    refused,
    row,
    troops,
    where,
)


def supply(s: Position, stage: int) -> None:
    go(s, stage, SUPPLY_PHASE)


@pytest.mark.rule("MAR-076", "MAR-077")
def test_home_is_always_supplied() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "berlin")
    put(s, "neipperg", "breslau")
    supply(s, PRUSSIAN_STAGE)
    assert not is_down(s, "friedrich_der_grosse")
    assert not is_down(s, "neipperg")  # not his power's stage


@pytest.mark.rule("MAR-078", "MAR-080")
def test_a_path_of_six() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "prag", 4)
    for end, down in (("berlin", True), ("pardubitz", False)):
        put(s, "prussia_train_1", end)
        s.down = 0
        s.troops[0] = 4
        assert (distance("prag", end) > 6) == down
        supply(s, PRUSSIAN_STAGE)
        assert is_down(s, "friedrich_der_grosse") == down
        assert troops(s, "friedrich_der_grosse") == (3 if down else 4)
    s = bare()
    put(s, "friedrich_der_grosse", "prag", 4)
    put(s, "saxony_train_1", "kolin")  # not of his colour
    supply(s, PRUSSIAN_STAGE)
    assert is_down(s, "friedrich_der_grosse")


@pytest.mark.rule("MAR-079")
def test_enemy_pieces_cut_a_path() -> None:
    s = bare()
    put(s, "torring", "kustrin")
    put(s, "bavaria_train_1", "beeskow")
    put(s, "neipperg", "frankfurt_oder")
    supply(s, FRENCH_STAGE)
    far = is_down(s, "torring")
    assert far  # kustrin's other road leads round too far
    s = bare()
    put(s, "torring", "kustrin")
    put(s, "bavaria_train_1", "beeskow")
    put(s, "friedrich_der_grosse", "frankfurt_oder")
    supply(s, FRENCH_STAGE)
    assert not is_down(s, "torring")


@pytest.mark.rule("MAR-081", "MAR-082", "MAR-083")
def test_face_down_again_and_up() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "prag", 5)
    face_down(s, "friedrich_der_grosse")
    supply(s, PRUSSIAN_STAGE)
    assert troops(s, "friedrich_der_grosse") == 3
    put(s, "prussia_train_1", "kolin")
    supply(s, PRUSSIAN_STAGE)
    assert troops(s, "friedrich_der_grosse") == 3
    assert not is_down(s, "friedrich_der_grosse")


@pytest.mark.rule("MAR-081", "MAR-083", "MAR-186")
def test_stacks_without_supply() -> None:
    """The example: 3 and 3 already face down keep 1 each; 2 and 1 are both removed for 2 VP."""
    s = bare()
    put(s, "friedrich_der_grosse", "prag", 3)
    put(s, "schwerin", "prag", 3)
    face_down(s, "friedrich_der_grosse")
    face_down(s, "schwerin")
    supply(s, PRUSSIAN_STAGE)
    assert (troops(s, "friedrich_der_grosse"), troops(s, "schwerin")) == (1, 1)
    s = bare()
    put(s, "friedrich_der_grosse", "prag", 2)
    put(s, "schwerin", "prag", 1)
    face_down(s, "friedrich_der_grosse")
    face_down(s, "schwerin")
    s.battle[power("prussia")] = 2
    before = pool(s, "prussia")
    supply(s, PRUSSIAN_STAGE)
    assert where(s, "friedrich_der_grosse") == where(s, "schwerin") == -1
    assert pool(s, "prussia") == before + 2
    assert asked(s) == "saxon_choice"


@pytest.mark.rule("MAR-084", "MAR-058")
def test_who_loses_his_last_troop_is_removed() -> None:
    s = bare()
    put(s, "torring", "prag", 1)
    supply(s, FRENCH_STAGE)
    assert where(s, "torring") == -1
    assert troops(s, "torring") == 0


def hussar_on_the_path(count: int = 2) -> Position:
    """A train at the end of a road of 4 whose only way leads through a hussar."""
    s = bare()
    put(s, "friedrich_der_grosse", "pirna", 4)
    if count == 2:
        put(s, "schwerin", "pirna", 4)
    put(s, "prussia_train_1", "oschatz")
    s.hussar = row(city("dresden"), -1)
    put(s, "traun", "tetschen")  # shuts the other road
    return s


@pytest.mark.rule("MAR-085", "MAR-086")
def test_hussar_fees() -> None:
    """The example: a path of 4 through a hussar, two generals: 8 points."""
    s = hussar_on_the_path()
    length = distance("pirna", "oschatz")
    assert length == 4
    deal(s, "prussia", "spades_5", "spades_4", "hearts_9")
    supply(s, PRUSSIAN_STAGE)
    assert asked(s) == "payment"
    assert [f["points"] for f in facts(s, "fee_due")] == [8]
    act(s, "pay", tactical="hearts_9_deck_1")
    assert not is_down(s, "schwerin")


@pytest.mark.rule("MAR-085")
def test_no_fee_for_friends_or_another_way() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "dresden", 4)
    put(s, "prussia_train_1", "oschatz")
    s.hussar = row(city("meissen"), -1)
    deal(s, "prussia", "hearts_9")
    supply(s, PRUSSIAN_STAGE)
    assert asked(s) != "payment"
    assert not is_down(s, "friedrich_der_grosse")  # another way of at most 6
    s = bare()
    put(s, "george_ii", "koln", 4)
    put(s, "pragmatic_army_train_1", "bonn")
    s.hussar = row(city("bonn"), -1)
    supply(s, AUSTRIAN_STAGE)
    assert asked(s) != "payment"


@pytest.mark.rule("MAR-087")
def test_a_hand_that_is_too_poor() -> None:
    s = hussar_on_the_path()
    deal(s, "prussia", "spades_5")
    supply(s, PRUSSIAN_STAGE)
    assert hand(s, "prussia") == []
    assert asked(s) == "feeding"
    assert decider(s) == FREDERICK
    assert choices(s, "feed") == ["friedrich_der_grosse", "schwerin"]
    assert refused(s, "done") == "MAR-087"
    act(s, "feed", general="schwerin")
    assert is_down(s, "friedrich_der_grosse")
    assert not is_down(s, "schwerin")


@pytest.mark.rule("MAR-276")
def test_arenberg() -> None:
    s = bare()
    put(s, "arenberg", "utrecht")
    supply(s, AUSTRIAN_STAGE)
    assert not is_down(s, "arenberg")
    put(s, "arenberg", "koln")
    supply(s, AUSTRIAN_STAGE)
    assert is_down(s, "arenberg")
    put(s, "pragmatic_army_train_1", "bonn")
    supply(s, AUSTRIAN_STAGE)
    assert not is_down(s, "arenberg")


def length(s: Position, graph: "networkx.Graph[int]", general: int, hussars: bool) -> int:
    """The shortest supply path of a general by networkx, or FAR (MAR-077 to MAR-079, MAR-276)."""
    power = POWER_OF[general]
    owners = [AUSTRIA, PRAGMATIC] if general == ARENBERG else [power]
    enemies = {
        s.place[p] for p in range(PIECES) if s.place[p] >= 0 and s.enemies(power, POWER_OF[p])
    }
    closed = {c for c in graph if s.closed(c, power)}
    riders = {c for c in s.hussar if c >= 0} if hussars else set()
    open_roads = graph.subgraph(set(graph) - enemies - closed - riders)
    found = FAR
    for owner in owners:
        for train in range(FIRST_TRAIN[owner], FIRST_TRAIN[owner] + TRAINS_OF[owner]):
            at = s.place[train]
            if at in open_roads:
                steps = networkx.single_source_shortest_path_length(open_roads, at)
                found = min(found, int(steps.get(s.place[general], FAR)))
    return found if found <= 6 else FAR


@pytest.mark.rule("MAR-077", "MAR-078", "MAR-079", "MAR-085", "MAR-276")
@pytest.mark.parametrize("seed", range(2))
def test_supply_by_an_independent_graph_library(seed: int) -> None:
    """Who is supplied, and for what fee, in random positions with pieces all over the map."""
    noise, kinds = Noise(seed), set()
    graph: networkx.Graph[int] = networkx.Graph(
        (a, b) for a, near in enumerate(BOARD.nets[1].near) for b in near
    )
    s: Position = GAME.start(3, [1, 0, 0, 0], Chance(key_of("supply")))
    for _ in range(60):
        for p in range(PIECES):
            s.move(p, -1)
        middle = BOARD.nets[1].from_city(noise.below(BOARD.cities))
        cities = [c for c in range(BOARD.cities) if middle[c] < 9]
        noise.shuffle(cities)
        for p, c in zip(range(PIECES), cities, strict=False):
            s.move(p, c)
        s.hussar = row(*(cities[PIECES : PIECES + 2] if len(cities) > PIECES + 2 else [-1, -1]))
        for owner in range(POWERS):
            due = fees(s, owner)
            for i in range(GENERALS_OF[owner]):
                general = FIRST_GENERAL[owner] + i
                at = s.place[general]
                hostile = s.enemies(owner, AUSTRIA)
                at_home = s.home(at) == owner or (
                    general == ARENBERG and BOARD.country[at] == NETHERLANDS
                )
                if at < 0 or at_home or length(s, graph, general, hostile) < FAR:
                    wanted = 0
                else:
                    wanted = length(s, graph, general, False)
                assert due[i] == wanted
                kinds.add(min(wanted, 7))
    assert {0, 7} < kinds  # supplied, not supplied, and some for a fee
