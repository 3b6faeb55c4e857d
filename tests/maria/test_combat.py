"""Chapter 11: combat and retreat."""

import networkx
import pytest

from theatrum.games.maria.forms import GENERALS
from theatrum.games.maria.retreat import Ways, choose_end
from theatrum.games.maria.state import LOST, Position

from .table import (
    AUSTRIAN_STAGE,
    BOARD,
    COMBAT_PHASE,
    FREDERICK,
    FRENCH_STAGE,
    MARIA,
    PRUSSIAN_STAGE,
    act,
    asked,
    bare,
    choices,
    city,
    deal,
    decider,
    discards,
    facts,
    go,
    hand,
    options,
    piece,
    play_card,
    play_reserve,
    pool,
    power,
    proceed,
    put,
    question,
    refused,
    row,
    suit,
    troops,
    verbs,
    where,
)


def duel(seats: int = 3) -> Position:
    """The rulebook's battle: Neipperg (2) in diamonds against Friedrich and Schwerin (4) in
    spades."""
    s = bare(seats)
    put(s, "neipperg", "ziegenhals", 2)
    put(s, "friedrich_der_grosse", "neisse", 2)
    put(s, "schwerin", "neisse", 2)
    assert (suit("ziegenhals"), suit("neisse")) == ("diamonds", "spades")
    deal(s, "austria", "diamonds_10", "clubs_9", "diamonds_7", "reserve")
    deal(s, "prussia", "spades_5", "spades_4", "spades_3", "hearts_4")
    return go(s, AUSTRIAN_STAGE, COMBAT_PHASE)


@pytest.mark.rule("MAR-139", "MAR-140", "MAR-141", "MAR-142", "MAR-143", "MAR-144", "MAR-145")
@pytest.mark.rule("MAR-146", "MAR-151", "MAR-136", "MAR-059", "MAR-184", "MAR-251")
def test_the_worked_duel() -> None:
    s = duel()
    assert (asked(s), decider(s)) == ("duel", MARIA)
    assert question(s)["score"] == -2
    assert refused(s, "play", tactical="clubs_9_deck_1") == "MAR-139"
    play_card(s, "play", "diamonds_10")
    assert (decider(s), question(s)["score"]) == (FREDERICK, -8)
    assert refused(s, "play", tactical="hearts_4_deck_1") == "MAR-139"
    assert refused(s, "play", tactical="diamonds_7_deck_1") == "MAR-068"
    play_card(s, "play", "spades_5")
    assert (decider(s), question(s)["score"]) == (FREDERICK, -3)
    play_card(s, "play", "spades_3")
    assert (decider(s), question(s)["score"]) == (MARIA, 0)
    assert "tie" not in verbs(s)
    assert refused(s, "give_up") == "MAR-146"
    play_card(s, "play", "diamonds_7")
    play_card(s, "play", "spades_4")
    assert question(s)["score"] == -3
    assert choices(s, "give_up") == [True]
    act(s, "give_up")
    if asked(s) == "retreating":
        assert decider(s) == MARIA
        act(s, "retreat", city=choices(s, "retreat")[0])
    assert (troops(s, "friedrich_der_grosse"), troops(s, "schwerin")) == (1, 0)
    assert where(s, "schwerin") == -1
    assert where(s, "friedrich_der_grosse") != "neisse"
    assert (troops(s, "neipperg"), where(s, "neipperg")) == (2, "ziegenhals")
    assert sorted(hand(s, "austria")) == ["clubs_9", "reserve_1"]
    assert {"diamonds_10", "spades_5", "spades_3", "diamonds_7", "spades_4"} <= set(discards(s))
    assert s.battle[power("austria")] == 1  # 3 troops: 1 VP; the general adds nothing
    assert asked(s) == "saxon_choice"
    assert choices(s, "saxon_steps") == [0, 1]


@pytest.mark.rule("MAR-143", "MAR-144")
def test_giving_up_at_once() -> None:
    """The variant: Neipperg loses both troops and Austria keeps all cards."""
    s = duel()
    act(s, "give_up")
    assert where(s, "neipperg") == -1
    assert len(hand(s, "austria")) == 4
    assert s.victor == FREDERICK


@pytest.mark.rule("MAR-146", "MAR-147")
def test_a_reserve_at_zero_is_free() -> None:
    """The variant: at zero with only the Reserve Austria may play it or tie."""
    s = duel()
    for card in range(152):
        if s.card[card] == power("austria") and BOARD.card_suit[card] == 2:
            s.put_card(card, 29)
    deal(s, "austria", "diamonds_10")
    play_card(s, "play", "diamonds_10")
    play_card(s, "play", "spades_5")
    play_card(s, "play", "spades_3")
    assert {"tie", "play_reserve"} == verbs(s)
    act(s, "tie")
    assert where(s, "neipperg") == "ziegenhals"
    assert (troops(s, "friedrich_der_grosse"), troops(s, "schwerin")) == (2, 2)
    assert s.victor == -1


@pytest.mark.rule("MAR-071", "MAR-139")
def test_a_reserve_in_battle() -> None:
    s = duel()
    values = {f["value"] for f in options(s) if f["verb"] == "play_reserve"}
    assert values == set(range(1, 9))
    play_reserve(s, "play_reserve", 2)
    assert (decider(s), question(s)["score"]) == (FREDERICK, 0)


@pytest.mark.rule("MAR-148", "MAR-146")
def test_at_an_initial_zero_the_attacker_begins() -> None:
    s = bare()
    put(s, "neipperg", "ziegenhals", 4)
    put(s, "friedrich_der_grosse", "neisse", 4)
    deal(s, "austria", "clubs_9")
    deal(s, "prussia", "spades_5")
    go(s, AUSTRIAN_STAGE, COMBAT_PHASE)
    assert (decider(s), verbs(s)) == (MARIA, {"tie"})
    s = bare()
    put(s, "neipperg", "ziegenhals", 4)
    put(s, "friedrich_der_grosse", "neisse", 4)
    deal(s, "prussia", "spades_5")
    go(s, PRUSSIAN_STAGE, COMBAT_PHASE)
    assert (decider(s), verbs(s)) == (FREDERICK, {"play"})


@pytest.mark.rule("MAR-133", "MAR-007")
def test_neighbours_must_fight_even_across_the_maps() -> None:
    s = bare()
    put(s, "belle_isle", "heilbronn", 3)
    put(s, "neipperg", "ansbach", 5)
    go(s, FRENCH_STAGE, COMBAT_PHASE)
    assert asked(s) == "duel"
    s = bare()
    put(s, "schwerin", "ansbach", 3)
    put(s, "george_ii", "heilbronn", 5)
    go(s, PRUSSIAN_STAGE, COMBAT_PHASE)
    assert (asked(s), decider(s)) == ("duel", FREDERICK)
    s = bare()
    put(s, "belle_isle", "kolin", 3)
    put(s, "neipperg", "trubau", 5)
    go(s, FRENCH_STAGE, COMBAT_PHASE)
    assert asked(s) != "duel"


@pytest.mark.rule("MAR-134", "MAR-137", "MAR-138")
def test_several_battles() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "brieg", 8)
    put(s, "neipperg", "ohlau", 1)
    put(s, "traun", "namslau", 3)
    put(s, "schwerin", "breslau", 8)
    go(s, PRUSSIAN_STAGE, COMBAT_PHASE)
    assert asked(s) == "choose_attack"
    pairs = [(f["general"], f["enemy"]) for f in options(s)]
    assert sorted(pairs) == [
        ("friedrich_der_grosse", "neipperg"),
        ("friedrich_der_grosse", "traun"),
        ("schwerin", "neipperg"),
    ]
    act(s, "attack", general="schwerin", enemy="neipperg")
    act(s, "give_up")  # removed: the other battle with him lapses
    assert where(s, "neipperg") == -1
    assert asked(s) == "duel"  # only one is left
    assert question(s)["power"] == "austria"


@pytest.mark.rule("MAR-138")
def test_who_has_retreated_fights_no_more() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "brieg", 8)
    put(s, "neipperg", "ohlau", 7)
    put(s, "schwerin", "breslau", 7)
    go(s, PRUSSIAN_STAGE, COMBAT_PHASE)
    act(s, "attack", general="friedrich_der_grosse", enemy="neipperg")
    s.fled |= 1 << piece("neipperg")
    s.fight[3] = -1
    s.stack = s.stack[:-8]
    s.legal_seat = -2
    proceed(s)
    assert asked(s) != "duel"


@pytest.mark.rule("MAR-135", "MAR-291")
def test_austria_attacks_before_the_pragmatic_army() -> None:
    def both(seats: int) -> Position:
        s = bare(seats)
        put(s, "george_ii", "brussel", 3)
        put(s, "moritz_von_sachsen", "lowen", 3)
        put(s, "neipperg", "ziegenhals", 3)
        put(s, "friedrich_der_grosse", "neisse", 3)
        put(s, "traun", "ohlau", 3)
        put(s, "schwerin", "brieg", 3)
        return go(s, AUSTRIAN_STAGE, COMBAT_PHASE)

    s = both(3)
    assert {f["general"] for f in options(s)} == {"neipperg", "traun"}
    assert refused(s, "attack", general="george_ii", enemy="moritz_von_sachsen") == "MAR-135"
    s = both(2)
    assert {f["general"] for f in options(s)} == {"neipperg", "traun", "george_ii"}


@pytest.mark.rule("MAR-149", "MAR-150")
def test_mixed_stacks() -> None:
    s = bare()
    put(s, "george_ii", "brussel", 3)
    put(s, "arenberg", "brussel", 2)
    put(s, "moritz_von_sachsen", "lowen", 8)
    deal(s, "austria", "spades_9")
    deal(s, "pragmatic_army", "spades_2")
    go(s, FRENCH_STAGE, COMBAT_PHASE)
    assert (decider(s), question(s)["power"]) == (FREDERICK, "pragmatic_army")
    assert refused(s, "play", tactical="spades_9_deck_1") == "MAR-068"
    act(s, "give_up")  # 3 lost: both of Arenberg's, then one of the commander's
    assert where(s, "arenberg") == -1
    assert troops(s, "george_ii") == 2


# Retreat.


@pytest.mark.rule("MAR-152", "MAR-153", "MAR-154", "MAR-155")
def test_retreat_ends_as_far_as_possible() -> None:
    """Against all simple paths, listed by another library."""
    graph: networkx.Graph[int] = networkx.Graph()
    for a, others in enumerate(BOARD.nets[1].near):
        graph.add_edges_from((a, b) for b in others)
    for at, by, lost in (
        ("breslau", "ohlau", 3),
        ("prag", "kolin", 4),
        ("neisse", "ziegenhals", 3),
        ("pirna", "dresden", 3),
        ("komorn", "raab", 3),
    ):
        s = bare()
        put(s, "friedrich_der_grosse", at, 8)
        put(s, "neipperg", by, 8)
        put(s, "traun", "brieg", 1)
        s.fight[LOST] = lost
        ways = Ways(s, city(at), city(by), lost)
        barred = {s.place[g] for g in range(GENERALS) if s.place[g] >= 0} - {city(at)}
        free = graph.subgraph(set(graph) - barred)
        row = BOARD.nets[1].from_city(city(by))
        ends = simple_ends(free, city(at), lost)
        ends = {e for e in ends if not BOARD.flanders[e]}
        most = max((row[e] for e in ends), default=-1)
        assert set(ways.ends) == {e for e in ends if row[e] == most}


def simple_ends(graph: "networkx.Graph[int]", start: int, length: int) -> set[int]:
    paths = [[start]]
    for _ in range(length):
        paths = [[*p, n] for p in paths for n in graph[p[-1]] if n not in p]
    return {p[-1] for p in paths}


@pytest.mark.rule("MAR-153", "MAR-152")
def test_the_winner_chooses() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "breslau", 5)
    put(s, "schwerin", "breslau", 2)
    put(s, "neipperg", "ohlau", 8)
    put(s, "traun", "ohlau", 1)
    go(s, AUSTRIAN_STAGE, COMBAT_PHASE)
    act(s, "give_up")
    assert (asked(s), decider(s)) == ("retreating", MARIA)
    assert refused(s, "retreat", city="brieg") == "MAR-154"
    end = choices(s, "retreat")[-1]
    act(s, "retreat", city=end)
    assert where(s, "friedrich_der_grosse") == where(s, "schwerin") == end  # together


@pytest.mark.rule("MAR-156")
def test_a_retreat_goes_round_pieces() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "ohlau", 4)
    put(s, "neipperg", "breslau", 6)
    put(s, "prussia_train_1", "namslau")
    put(s, "austria_train_1", "oppeln")
    ways = Ways(s, city("ohlau"), city("breslau"), 2)
    assert [BOARD.names[e] for e in ways.ends] == ["strehlen"]


@pytest.mark.rule("MAR-157")
def test_retreat_across_the_maps() -> None:
    for name, crosses in (("belle_isle", True), ("torring", False), ("schwerin", False)):
        s = bare()
        put(s, name, "ansbach")
        put(s, "neipperg", "nurnberg")
        put(s, "traun", "neustadt_aisch")
        put(s, "batthyany", "weissenburg_in_bayern")
        ways = Ways(s, city("ansbach"), city("nurnberg"), 1)
        assert [BOARD.names[e] for e in ways.ends] == (["heilbronn"] if crosses else [])
    s = bare()
    put(s, "belle_isle", "ansbach")
    put(s, "torring", "ansbach")
    assert all(not BOARD.flanders[e] for e in Ways(s, city("ansbach"), city("nurnberg"), 2).ends)


@pytest.mark.rule("MAR-159", "MAR-185")
def test_no_way_out() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "ohlau", 5)
    put(s, "neipperg", "breslau", 6)
    put(s, "traun", "brieg", 1)
    go(s, AUSTRIAN_STAGE, COMBAT_PHASE)
    act(s, "attack", general="neipperg", enemy="friedrich_der_grosse")
    act(s, "give_up")  # one lost, but no road is open
    assert where(s, "friedrich_der_grosse") == -1
    assert facts(s, "no_retreat")
    assert s.battle[power("austria")] == 1  # 5 troops destroyed


@pytest.mark.rule("MAR-160", "MAR-064")
def test_hussars_on_the_way() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "ohlau", 4)
    put(s, "neipperg", "breslau", 6)
    put(s, "prussia_train_1", "namslau")
    s.hussar = row(city("brieg"), -1)
    go(s, AUSTRIAN_STAGE, COMBAT_PHASE)
    act(s, "give_up")
    assert list(s.hussar) == [-1, -1]


@pytest.mark.rule("MAR-153", "MAR-160")
def test_the_winner_chooses_the_way_past_hussars() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "glatz", 8)
    put(s, "neipperg", "nachod", 8)
    found = False
    for steps in (2, 3, 4):
        ways = Ways(s, city("glatz"), city("nachod"), steps)
        for name in BOARD.names:
            s.hussar = row(city(name), -1)
            ways = Ways(s, city("glatz"), city("nachod"), steps)
            found = found or any(mask == 0b11 for mask in ways.sweeps)
        if found:
            break
    assert found
    s.fight[0], s.fight[1] = city("nachod"), city("glatz")
    s.hussar = row(city("patschkau"), -1)
    choose_end(s, city("glatz"), city("neisse"), 0b11)
    assert asked(s) == "sweeping"
    assert choices(s, "sweep") == ["no_hussar", "first_hussar"]
    act(s, "sweep", hussars="first_hussar")
    assert list(s.hussar) == [-1, -1]
    assert where(s, "friedrich_der_grosse") == "neisse"


# Victory points.


@pytest.mark.rule("MAR-184", "MAR-185", "MAR-187", "MAR-188", "MAR-189", "MAR-190")
def test_points_of_a_battle() -> None:
    """The example: Bavaria beats Austria; 10 troops are 3 points for France, 2 of them count."""
    s = bare()
    put(s, "torring", "breslau", 8)
    put(s, "broglie", "breslau", 3)
    put(s, "neipperg", "ohlau", 8)
    put(s, "traun", "ohlau", 2)
    put(s, "belle_isle", "brieg", 1)
    s.battle[power("austria")] = 1
    before = list(s.pool)
    go(s, FRENCH_STAGE, COMBAT_PHASE)
    act(s, "attack", general="torring", enemy="traun")
    act(s, "give_up")  # at -1, but the retreat is shut
    assert where(s, "neipperg") == where(s, "traun") == -1
    assert s.battle[power("france")] == 2
    assert pool(s, "france") == before[power("france")] - 2
    assert s.battle[power("austria")] == 0
    assert pool(s, "austria") == before[power("austria")] + 1
    assert [f["count"] for f in facts(s, "points_won", "points_lost")] == [3, 3]


@pytest.mark.rule("MAR-184")
def test_a_general_alone_is_one_point() -> None:
    s = bare()
    put(s, "schwerin", "breslau", 3)
    put(s, "neipperg", "ohlau", 1)
    go(s, PRUSSIAN_STAGE, COMBAT_PHASE)
    act(s, "give_up")
    assert s.battle[power("prussia")] == 1
    s = bare()
    put(s, "schwerin", "breslau", 8)
    put(s, "neipperg", "ohlau", 6)
    go(s, PRUSSIAN_STAGE, COMBAT_PHASE)
    act(s, "give_up")
    assert s.battle[power("prussia")] == 0  # two troops are none
