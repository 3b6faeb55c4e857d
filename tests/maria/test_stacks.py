"""Chapters 5 and 6: sequence of play, stacks and troops."""

import pytest

from theatrum.games.maria.board import NEUTRAL
from theatrum.games.maria.forms import POWER_NAMES
from theatrum.games.maria.saxony import change_side
from theatrum.games.maria.sequence import all_powers, stage_powers
from theatrum.games.maria.stacks import lose_together
from theatrum.games.maria.state import COURSE, STAGE
from theatrum.games.maria.winter import ask_recruits

from .table import (
    AUSTRIAN_STAGE,
    END_PHASE,
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
    begun,
    choices,
    course,
    decider,
    facts,
    go,
    march,
    piece,
    power,
    proceed,
    put,
    refused,
    troops,
    until,
    verbs,
    where,
)


@pytest.mark.rule("MAR-043", "MAR-044", "MAR-045", "MAR-046")
def test_the_sequence_of_a_turn() -> None:
    s = begun()
    facts(s)
    seen: list[str] = []
    while s.turn == 1:
        for fact in facts(s, "stage_begun", "turn_begun"):
            seen.append(str(fact.get("stage", fact["verb"])))
        if asked(s) == "place_hussar":
            seen.append("hussar")
        until(s, lambda s: True)
        GAME.apply(s, GAME.decider(s), quick(s))
    seen += [str(f.get("stage", f["verb"])) for f in facts(s, "stage_begun", "turn_begun")]
    stages = ["france_bavaria", "prussia_saxony", "austria_pragmatic"]
    assert seen == ["hussar", "hussar", *stages, "turn_begun"]
    names = [[POWER_NAMES[p] for p in stage_powers(s, n)] for n in range(3)]
    assert names == [["france", "bavaria"], ["prussia", "saxony"], ["austria", "pragmatic_army"]]


def quick(s: object) -> int:
    """An action that moves the turn on."""
    actions: list[int] = GAME.legal(s, GAME.decider(s))
    forms = [GAME.actions.json(a) for a in actions]
    for wanted in ("done", "pass", "keep", "give_up", "decline", "skip", "save"):
        for action, form in zip(actions, forms, strict=True):
            if form["verb"] == wanted:
                return action
    return actions[0]


@pytest.mark.rule("MAR-047", "MAR-048", "MAR-049", "MAR-162", "MAR-171")
def test_winter_follows_every_third_turn() -> None:
    s = begun(seed="winter")
    winters: list[tuple[int, int]] = []
    order: list[str] = []
    while s.stack:
        for fact in facts(s, "winter_begun", "recruited"):
            if fact["verb"] == "winter_begun":
                winters.append((s.turn, fact["winter"]))
            elif len(winters) == 1:
                order.append(fact["power"])
        GAME.apply(s, GAME.decider(s), quick(s))
    assert winters[:3] == [(3, 1), (6, 2), (9, 3)]
    assert order == ["france", "bavaria", "prussia", "saxony", "austria", "pragmatic_army"]
    s.saxony = 1
    assert [POWER_NAMES[p] for p in all_powers(s)][-1] == "saxony"


@pytest.mark.rule("MAR-050", "MAR-051", "MAR-052")
def test_who_may_share_a_city() -> None:
    s = bare()
    put(s, "belle_isle", "kolin")
    put(s, "torring", "prag")
    put(s, "france_train_1", "pardubitz")
    put(s, "friedrich_der_grosse", "tschaslau")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    act(s, "move", piece="belle_isle")
    assert refused(s, "step", city="pardubitz") == "MAR-052"
    assert refused(s, "step", city="tschaslau") == "MAR-051"  # allied, not cooperating
    assert "prag" in choices(s, "step")
    act(s, "stop")
    act(s, "move", piece="france_train_1")
    assert refused(s, "step", city="kolin") == "MAR-052"
    s = bare()
    put(s, "belle_isle", "prag")
    put(s, "broglie", "prag")
    put(s, "torring", "kolin")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    act(s, "move", piece="torring")
    assert refused(s, "step", city="prag") == "MAR-051"  # never three


@pytest.mark.rule("MAR-053")
def test_who_leads() -> None:
    s = bare()
    put(s, "belle_isle", "kolin")
    put(s, "torring", "prag")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    march(s, "belle_isle", "prag", stop=False)
    assert asked(s) == "movement"  # rank 1 before rank 2
    assert s.commander_at(s.place[piece("torring")]) == piece("torring")
    s = bare()
    put(s, "moritz_von_sachsen", "kolin")
    put(s, "torring", "prag")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    march(s, "moritz_von_sachsen", "prag", stop=False)
    assert asked(s) == "leader"
    act(s, "lead", general="moritz_von_sachsen")
    assert s.commander_at(s.place[piece("torring")]) == piece("moritz_von_sachsen")


@pytest.mark.rule("MAR-013", "MAR-055")
def test_troops_are_hidden_and_totals_public() -> None:
    s = begun()
    for reader in (-1, MARIA, LOUIS, FREDERICK):
        view = GAME.view(s, reader)
        assert [p.troops for p in view.powers] == [22, 26, 14, 28, 5, 5]
        own = [] if view.own is None else view.own.powers
        assert {p.power for p in own} == {POWER_NAMES[p] for p in range(6) if s.player[p] == reader}
    assert GAME.own(s, FREDERICK).powers[0].troops["schwerin"] == troops(s, "schwerin")


@pytest.mark.rule("MAR-056", "MAR-057", "MAR-059")
def test_shifting_in_a_stack() -> None:
    """The example: 4 + 5 may become 7 + 2."""
    s = bare()
    put(s, "friedrich_der_grosse", "breslau", 4)
    put(s, "schwerin", "breslau", 5)
    put(s, "rutowski", "dresden", 5)
    put(s, "erbprinz_leopold", "liegnitz", 4)
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    assert choices(s, "regroup") == ["friedrich_der_grosse"]
    act(s, "regroup", general="friedrich_der_grosse")
    assert choices(s, "command") == list(range(1, 9))
    assert refused(s, "command", troops=9) == "MAR-054"
    act(s, "command", troops=7)
    assert (troops(s, "friedrich_der_grosse"), troops(s, "schwerin")) == (7, 2)
    assert "regroup" not in verbs(s)  # once between two other actions
    assert refused(s, "regroup", general="friedrich_der_grosse") == "MAR-056"
    s = bare()
    put(s, "friedrich_der_grosse", "breslau", 4)
    put(s, "rutowski", "breslau", 5)
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    assert "regroup" not in verbs(s)


@pytest.mark.rule("MAR-056")
def test_shifting_in_the_stage_of_another() -> None:
    """Saxony turns neutral in Austria's stage and Frederick's stack must leave: he may shift before
    it does, and nobody else can tell whether he has."""
    s = bare()
    put(s, "friedrich_der_grosse", "dresden", 4)
    put(s, "schwerin", "dresden", 5)
    s.push(COURSE, 0, AUSTRIAN_STAGE + 4)
    s.push(STAGE, 0, AUSTRIAN_STAGE, END_PHASE)
    change_side(s, NEUTRAL)
    proceed(s)
    assert (asked(s), decider(s)) == ("placing", FREDERICK)
    assert choices(s, "regroup") == ["friedrich_der_grosse"]
    unshifted = GAME.copy(s)
    for shifted, split in ((s, (7, 2)), (unshifted, (4, 5))):
        act(shifted, "regroup", general="friedrich_der_grosse")
        act(shifted, "command", troops=split[0])
        assert (troops(shifted, "friedrich_der_grosse"), troops(shifted, "schwerin")) == split
        assert "regroup" not in verbs(shifted)  # once between two other actions
    for reader in (-1, MARIA, LOUIS):
        assert GAME.view(s, reader) == GAME.view(unshifted, reader)
    assert GAME.own(s, FREDERICK) != GAME.own(unshifted, FREDERICK)


@pytest.mark.rule("MAR-056")
def test_shifting_in_winter() -> None:
    """Before a power recruits, and again after another decision of its own."""
    s = bare()
    put(s, "friedrich_der_grosse", "breslau", 4)
    put(s, "schwerin", "breslau", 5)
    s.push(COURSE, 0, 8)
    for split in ((1, 8), (8, 1)):
        ask_recruits(s, power("prussia"), 0)
        act(s, "regroup", general="friedrich_der_grosse")
        act(s, "command", troops=split[0])
        assert (troops(s, "friedrich_der_grosse"), troops(s, "schwerin")) == split
        assert refused(s, "regroup", general="friedrich_der_grosse") == "MAR-056"
        if split == (1, 8):
            ask_recruits(s, power("saxony"), 0)
            act(s, "recruit", count=0)


@pytest.mark.rule("MAR-058", "MAR-059")
def test_losses_of_a_stack() -> None:
    """The example: 9 troops lose 8: Friedrich keeps 1; they lose 7: both keep 1."""
    for lost, left in ((8, (1, 0)), (7, (1, 1)), (9, (0, 0)), (3, (4, 2))):
        s = bare()
        put(s, "friedrich_der_grosse", "breslau", 4)
        put(s, "schwerin", "breslau", 5)
        lose_together(s, piece("schwerin"), piece("friedrich_der_grosse"), lost, 144)
        assert (troops(s, "friedrich_der_grosse"), troops(s, "schwerin")) == left
        assert (where(s, "schwerin") == -1) == (left[1] == 0)


@pytest.mark.rule("MAR-031", "MAR-261")
def test_saxony_acts_with_its_ally() -> None:
    s = bare()
    assert power("saxony") in stage_powers(s, PRUSSIAN_STAGE)
    for status in (1, 2):
        s.saxony = status
        assert power("saxony") not in stage_powers(s, PRUSSIAN_STAGE)
        assert power("saxony") in stage_powers(s, AUSTRIAN_STAGE)


def test_course_helper() -> None:
    s = course(bare(), 2)
    assert asked(s) == "place_hussar"
    assert decider(s) == MARIA
    assert proceed(s) is s
