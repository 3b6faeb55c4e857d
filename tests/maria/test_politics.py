"""Chapters 17, 18 and 25: politics and the imperial election."""

import pytest

from theatrum.games.maria.forms import CARD_NAMES
from theatrum.games.maria.income import income
from theatrum.games.maria.politics import influence, rank_influence
from theatrum.games.maria.state import BLUFF, BOX, DISPLAY, HELD, POLITICS, Position
from theatrum.games.maria.tracks import move_markers
from theatrum.games.maria.winter import muster

from .table import (
    BOARD,
    FREDERICK,
    GAME,
    LOUIS,
    MARIA,
    act,
    asked,
    bare,
    begun,
    choices,
    course,
    deal,
    decider,
    facts,
    hand,
    piece,
    play_card,
    pool,
    power,
    proceed,
    put,
    question,
    refused,
    troops,
    verbs,
    where,
)

NAMES = [card.name for card in BOARD.politics]
ORDER = ["prussia", "france", "pragmatic_army", "austria"]


def politics(s: Position, *cards: str, trump: str = "hearts", step: int = 2) -> Position:
    """Go on with politics; these political cards lie open, Frederick names the trump."""
    s.stack = []
    s.open = [NAMES.index(card) if card else -1 for card in (*cards, "", "")[:2]]
    s.victor = FREDERICK
    s.push(31, 0, 1)
    s.push(POLITICS, 0, step)
    proceed(s)
    if step == 2:
        act(s, "trump", suit=trump)
    return s


def lay(s: Position, **cards: str) -> None:
    """All lay what is named, the others nothing."""
    while asked(s) == "laying":
        owner = question(s)["power"]
        if owner in cards:
            play_card(s, "lay", cards[owner])
        else:
            act(s, "pass")


@pytest.mark.rule("MAR-196", "MAR-197")
def test_two_cards_are_shown_every_turn() -> None:
    s = begun()
    assert None not in GAME.view(s, -1).political
    assert s.next_card == 2
    assert asked(s) == "laying"


@pytest.mark.rule("MAR-198", "MAR-199")
def test_the_trump() -> None:
    s = begun(seed="no battle yet")
    shown = facts(s, "trump_turned")
    assert shown[-1]["tactical"].startswith(GAME.view(s, -1).trump)
    assert all(f["tactical"].startswith("reserve") for f in shown[:-1])
    s = bare()
    s.victor = LOUIS
    s.push(POLITICS, 0, 2)
    proceed(s)
    assert (asked(s), decider(s)) == ("name_trump", LOUIS)
    act(s, "trump", suit="clubs")
    assert GAME.view(s, -1).trump == "clubs"


@pytest.mark.rule("MAR-200", "MAR-201")
def test_laying_in_the_order_of_the_squares() -> None:
    s = bare()
    for name in ORDER:
        deal(s, name, "hearts_5", "spades_2")
    politics(s, "POL-1741-3", "POL-1741-4")
    seen = []
    while asked(s) == "laying":
        seen.append(question(s)["power"])
        assert GAME.decision(s).secret
        assert len(choices(s, "lay")) == 2
        assert "pass" in verbs(s)
        assert refused(s, "lay", tactical="clubs_9_deck_4") == "MAR-068"
        play_card(s, "lay", "spades_2" if len(seen) % 2 else "hearts_5")
    assert seen == ORDER


@pytest.mark.rule("MAR-202", "MAR-203", "MAR-204", "MAR-205", "MAR-209")
def test_trumps_stay_others_come_back() -> None:
    s = bare()
    deal(s, "prussia", "spades_9")
    deal(s, "france", "hearts_3")
    deal(s, "austria", "reserve")
    deal(s, "pragmatic_army", "clubs_4")
    s.put_card(CARD_NAMES.index("clubs_2_deck_2"), DISPLAY + power("pragmatic_army"))  # saved
    politics(s, "POL-1741-3", "POL-1741-4")
    lay(s, prussia="spades_9", france="hearts_3", austria="reserve_1", pragmatic_army="clubs_4")
    assert hand(s, "prussia") == ["spades_9"]
    assert hand(s, "pragmatic_army") == ["clubs_4"]  # the saved one stays
    values = {f["power"]: f["points"] for f in facts(s, "influence")}
    assert values == {"austria": 16, "france": 3, "pragmatic_army": 2}
    view = GAME.view(s, MARIA)
    assert view.powers[0].known == ["spades_9_deck_1"]


@pytest.mark.rule("MAR-206")
def test_ties_go_to_the_right() -> None:
    s = bare()
    for name in ("france_3", "austria_3", "prussia_9", "pragmatic_army_2"):
        owner, value = name.rsplit("_", 1)
        for deck in range(1, 5):
            card = CARD_NAMES.index(f"hearts_{value}_deck_{deck}")
            if not DISPLAY <= s.card[card] < DISPLAY + 4:
                s.put_card(card, DISPLAY + power(owner))
                break
    rank_influence(s)
    assert [ORDER[p] for p in s.queue] == ["prussia", "austria", "france", "pragmatic_army"]


def worked_example() -> Position:
    """Prussia 9, Austria 3, France 3, the Pragmatic Army 2 (one card saved before)."""
    s = bare()
    deal(s, "prussia", "hearts_9")
    deal(s, "france", "hearts_3")
    deal(s, "austria", "hearts_3")
    s.put_card(CARD_NAMES.index("clubs_2_deck_1"), DISPLAY + power("pragmatic_army"))
    politics(s, "POL-1741-1", "POL-1741-2")  # the second has no Austrian arms
    lay(s, prussia="hearts_9", france="hearts_3", austria="hearts_3")
    return s


@pytest.mark.rule("MAR-207", "MAR-208", "MAR-210", "MAR-211", "MAR-212", "MAR-213", "MAR-215")
def test_the_worked_example() -> None:
    s = worked_example()
    assert (asked(s), question(s)["power"]) == ("choosing", "prussia")
    act(s, "take", slot=1)
    act(s, "skip")  # discards without effect
    act(s, "skip")
    # Austria must save without being asked; France takes the other card.
    assert question(s)["power"] == "france"
    assert GAME.view(s, LOUIS).political == [None, "POL-1741-2"]  # it keeps its slot
    assert refused(s, "take", slot=1) == "MAR-208"
    act(s, "take", slot=2)
    assert asked(s) == "executing"
    act(s, "skip")
    assert hand(s, "pragmatic_army") == ["clubs_2"]  # taken back, saved one included
    assert influence(s)[power("austria")] == 3  # saved
    assert hand(s, "austria") == []


@pytest.mark.rule("MAR-214", "MAR-215")
def test_cards_that_nobody_chose() -> None:
    """The variant: France and the PA save; the card is discarded without effect."""
    s = worked_example()
    act(s, "take", slot=1)
    act(s, "skip")
    act(s, "skip")
    facts(s)
    act(s, "save")
    assert question(s)["power"] == "pragmatic_army"
    act(s, "save")
    assert [f["card"] for f in facts(s, "political_discarded")] == ["POL-1741-2"]
    assert influence(s)[power("france")] == 3
    assert s.track == BOARD.star


@pytest.mark.rule("MAR-216", "MAR-217", "MAR-218", "MAR-228")
def test_executing_in_part() -> None:
    s = bare()
    put(s, "neipperg", "wien", 4)
    deal(s, "austria", "hearts_9")
    politics(s, "POL-1741-1", "")  # 2 troops for Austria, Italy 1 left
    lay(s, austria="hearts_9")
    act(s, "take", slot=1)
    assert {"enact", "skip"} == verbs(s)
    act(s, "enact")
    if asked(s) == "bringing":
        act(s, "done")
    assert troops(s, "neipperg") == 6  # at once
    assert s.track[2] == 3
    assert verbs(s) == {"push", "skip"}
    assert refused(s, "push", track="italy", direction="right") == "MAR-217"
    act(s, "push", track="italy", direction="left")
    assert s.track[2] == 2  # when the phase is over


@pytest.mark.rule("MAR-217")
def test_either_way_and_two_tracks() -> None:
    s = bare()
    deal(s, "austria", "hearts_9")
    politics(s, "POL-1741-3", "")
    lay(s, austria="hearts_9")
    act(s, "take", slot=1)
    assert len(choices(s, "push")) == 2
    s = bare()
    deal(s, "austria", "hearts_9")
    politics(s, "POL-1744-6", "")
    lay(s, austria="hearts_9")
    act(s, "take", slot=1)
    act(s, "push", track="russia", direction="right")
    assert choices(s, "push") == ["saxony"]
    act(s, "skip")
    assert s.track == [1, 3, 3]


@pytest.mark.rule("MAR-218")
def test_markers_move_by_the_net_sum() -> None:
    """The example: 2 right plus 1 left = 1 right."""
    s = bare()
    s.push_by = [0, 2 - 1, 0]
    move_markers(s)
    assert s.track[1] == BOARD.star[1] + 1
    s.push_by = [0, 9, 0]
    move_markers(s)
    assert s.track[1] == BOARD.length[1] - 1  # stops at the end


@pytest.mark.rule("MAR-219", "MAR-220", "MAR-221")
def test_income_icons() -> None:
    s = bare()
    s.track = [1, 0, 3]  # Russia far left: Prussia +1
    assert income(s, power("prussia")) == 4
    s.track = [1, 4, 3]
    assert income(s, power("prussia")) == 2
    s.track = [1, 1, 1]
    assert (income(s, power("austria")), income(s, power("france"))) == (4, 5)


def check_corps(s: Position) -> Position:
    s.stack = []
    s.push(31, 0, 1)
    s.push(40, 0)
    return proceed(s)


@pytest.mark.rule("MAR-222", "MAR-223", "MAR-225", "MAR-024")
def test_expeditionary_corps() -> None:
    s = bare()
    put(s, "neipperg", "wien", 4)
    put(s, "friedrich_der_grosse", "berlin", 4)
    s.track = [1, 1, 2]  # Austria must send a general, Prussia not
    check_corps(s)
    assert (asked(s), question(s)["power"]) == ("corps_choice", "austria")
    assert choices(s, "send") == ["neipperg"]
    assert refused(s, "send", general="traun") == "MAR-223"
    act(s, "send", general="neipperg")
    assert where(s, "neipperg") == BOX
    assert s.total(power("austria")) == 4
    s = bare()
    put(s, "neipperg", "wien", 4)
    put(s, "friedrich_der_grosse", "berlin", 4)
    deal(s, "austria", "hearts_9")
    s.track = [1, 1, 2]
    check_corps(s)
    act(s, "send", general="traun")  # off the board: 8 points for 2 troops
    play_card(s, "pay", "hearts_9")
    assert (where(s, "traun"), troops(s, "traun")) == (BOX, 2)


@pytest.mark.rule("MAR-223")
def test_the_penalty_waits() -> None:
    s = bare()
    s.track = [1, 1, 2]
    put(s, "friedrich_der_grosse", "berlin", 4)
    check_corps(s)
    assert asked(s) != "corps_choice"
    put(s, "neipperg", "wien", 4)
    check_corps(s)
    assert asked(s) == "corps_choice"


@pytest.mark.rule("MAR-224", "MAR-225")
def test_coming_back() -> None:
    s = bare()
    s.move(piece("der_alte_dessauer"), BOX)
    s.troops[piece("der_alte_dessauer")] = 6
    s.track = [1, 1, 3]
    check_corps(s)
    assert where(s, "der_alte_dessauer") == "kustrin"
    s = bare()
    s.move(piece("der_alte_dessauer"), BOX)
    s.troops[piece("der_alte_dessauer")] = 6
    put(s, "neipperg", "kustrin")
    s.track = [1, 1, 3]
    check_corps(s)
    assert (asked(s), decider(s)) == ("placing", MARIA)
    assert choices(s, "settle") == ["drossen", "frankfurt_oder"]
    assert refused(s, "settle", city="berlin") == "MAR-224"
    act(s, "settle", city="drossen")
    assert where(s, "der_alte_dessauer") == "kustrin"
    s = bare()
    s.move(piece("der_alte_dessauer"), BOX)
    s.troops[piece("der_alte_dessauer")] = 6
    put(s, "schwerin", "kustrin")
    s.track = [1, 1, 3]
    check_corps(s)
    act(s, "settle", city="kustrin")  # stays: they stack
    assert where(s, "schwerin") == where(s, "der_alte_dessauer") == "kustrin"
    s = bare()
    s.move(piece("der_alte_dessauer"), BOX)
    s.track = [1, 2, 3]
    check_corps(s)
    assert where(s, "der_alte_dessauer") == BOX  # the penalty is still there


@pytest.mark.rule("MAR-194", "MAR-226", "MAR-227")
def test_the_italy_box() -> None:
    s = bare()
    before = pool(s, "france")
    s.push_by = [0, 0, -3]
    move_markers(s)
    assert (s.italy, pool(s, "france")) == (power("france"), before - 1)
    s.push_by = [0, 0, 2]
    move_markers(s)
    assert s.italy == power("france")  # not yet on the star
    s.push_by = [0, 0, 4]  # over the star
    move_markers(s)
    assert pool(s, "france") == before
    assert s.track[2] == 6
    assert s.italy == power("austria")


@pytest.mark.rule("MAR-228", "MAR-229")
def test_troops_by_a_card() -> None:
    s = bare()
    put(s, "neipperg", "brunn", 8)
    s.move(piece("traun"), BOX)
    s.troops[piece("traun")] = 2
    muster(s, power("austria"), 2)
    proceed(s)
    assert asked(s) == "bringing"
    act(s, "bring", general="batthyany")
    act(s, "settle", city="wien")
    act(s, "done")
    act(s, "command", troops=2)
    assert (where(s, "batthyany"), troops(s, "batthyany"), troops(s, "traun")) == ("wien", 2, 2)
    s = bare()
    put(s, "torring", "munchen", 8)
    muster(s, power("bavaria"), 1)
    s.push(31, 0, 2)
    s.stack = s.stack[4:] + s.stack[:4]
    proceed(s)
    assert troops(s, "torring") == 8  # lost


# The election.


@pytest.mark.rule("MAR-230", "MAR-231")
def test_when_the_election_is_held() -> None:
    seen = set()
    for seed in range(40):
        s = begun(seed=f"election {seed}")
        deck = [BOARD.politics[c].election for c in s.politics].index(True)
        turn = deck // 2 + 1 if deck < 12 else 7
        seen.add(turn)
        assert 4 <= turn <= 7
    assert len(seen) >= 3
    s = bare()
    s.politics = [NAMES.index("POL-1742-E"), 0, 1, *s.politics[3:]]
    s.next_card = 0
    s.push(31, 0, 1)
    s.push(POLITICS, 0, 1)
    proceed(s)
    assert s.election == 1
    shown = [f["card"] for f in facts(s, "political_shown")]
    assert shown == ["POL-1741-1", "POL-1741-2"]  # two real cards all the same


def election(s: Position) -> Position:
    s.election = 1
    return course(s, 6)


@pytest.mark.rule("MAR-232", "MAR-233", "MAR-234", "MAR-235", "MAR-236", "MAR-237", "MAR-238")
@pytest.mark.rule("MAR-193", "MAR-039")
def test_the_election() -> None:
    """The example: Francis has 4, Louis casts 3, Frederick's two decide."""
    s = election(bare())
    before = list(s.pool)
    voters = []
    while asked(s) == "voting":
        voters.append((decider(s), question(s)["power"]))
        assert refused(s, "pass") == "MAR-235"
        assert len(choices(s, "vote")) == 2
        act(s, "vote", candidate="charles" if decider(s) == LOUIS else "francis")
    assert sorted(p for _, p in voters) == ["bavaria", "france", "france", "prussia", "saxony"]
    assert [seat for seat, _ in voters] == [LOUIS] * 3 + [FREDERICK] * 2  # clockwise
    assert s.votes == 6
    assert s.emperor == power("austria")
    assert pool(s, "austria") == before[power("austria")] - 1
    assert s.election == 2
    s = election(bare())
    while asked(s) == "voting":
        act(s, "vote", candidate="charles")
    assert s.votes == 4
    assert s.emperor == power("france")


@pytest.mark.rule("MAR-234", "MAR-236")
def test_saxony_s_vote() -> None:
    for status, voter in ((1, None), (2, MARIA)):
        s = bare()
        s.saxony = status
        s.side[5] = [0, 2, 1][status]
        s.player[5] = MARIA
        election(s)
        found = []
        while asked(s) == "voting":
            if question(s)["power"] == "saxony":
                found.append(decider(s))
            act(s, "vote", candidate="charles")
        assert found == ([] if voter is None else [voter])


# Two players and the optional rule.


@pytest.mark.rule("MAR-289")
def test_two_players_execute_one_card_a_turn() -> None:
    s = bare(2)
    deal(s, "prussia", "hearts_9")
    deal(s, "france", "hearts_8")
    s.victor = 1
    s.open = [NAMES.index("POL-1741-2"), NAMES.index("POL-1741-3")]
    s.push(31, 0, 1)
    s.push(POLITICS, 0, 3)
    s.trump = 0
    proceed(s)
    lay(s, prussia="hearts_9", france="hearts_8")
    act(s, "take", slot=1)
    act(s, "push", track="russia", direction="left")
    assert question(s)["power"] == "france"
    facts(s)
    act(s, "take", slot=2)
    assert asked(s) != "executing"
    assert [f["rule"] for f in facts(s, "political_discarded")] == ["MAR-289"]


def optional() -> Position:
    s = bare(optional_politics=True)
    deal(s, "prussia", "spades_9")
    deal(s, "france", "hearts_3")
    deal(s, "austria", "hearts_8")
    politics(s, "POL-1741-1", "POL-1741-2")
    lay(s, prussia="spades_9", france="hearts_3", austria="hearts_8")
    return s


@pytest.mark.rule("MAR-293", "MAR-295", "MAR-296", "MAR-298", "MAR-299")
def test_the_optional_rule_bluffs_stay() -> None:
    s = optional()
    assert s.card[CARD_NAMES.index("spades_9_deck_1")] == BLUFF + power("prussia")
    assert hand(s, "prussia") == []
    assert question(s)["power"] == "austria"  # Prussia has nothing face up
    view = GAME.view(s, MARIA)
    assert (view.powers[0].face_down, view.powers[0].known) == (1, [])
    assert b"spades_9" not in repr(view).encode()
    act(s, "take", slot=1)
    assert s.card[CARD_NAMES.index("spades_9_deck_1")] == BLUFF + power("prussia")


@pytest.mark.rule("MAR-294", "MAR-297", "MAR-300")
def test_the_optional_rule_cards_come_back_next_turn() -> None:
    s = optional()
    s.open[1] = -1
    act(s, "take", slot=1)
    act(s, "skip")
    act(s, "skip")
    assert s.card[CARD_NAMES.index("hearts_3_deck_1")] == HELD + power("france")
    s.stack = []
    s.push(31, 0, 1)
    s.push(POLITICS, 0, 0)
    proceed(s)
    assert hand(s, "france") == ["hearts_3"]
    assert hand(s, "prussia") == ["spades_9"]
