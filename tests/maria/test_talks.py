"""Chapters 20 and 21: subsidies and negotiations."""

import pytest

from theatrum.games.maria.state import Position
from theatrum.games.maria.talks import expire_clauses

from .table import (
    AUSTRIAN_STAGE,
    CARDS_PHASE,
    FREDERICK,
    FRENCH_STAGE,
    GAME,
    LOUIS,
    MARIA,
    MOVEMENT_PHASE,
    PRUSSIAN_STAGE,
    act,
    action,
    asked,
    bare,
    choices,
    course,
    decider,
    facts,
    go,
    hand,
    legal,
    march,
    options,
    power,
    put,
    question,
    refused,
    row,
    verbs,
    where,
)


def talk(stage: int = FRENCH_STAGE, seats: int = 3, turn: int = 4) -> Position:
    s = bare(seats)
    s.turn = turn
    s.subsidy = row(*[0] * 24)
    put(s, "friedrich_der_grosse", "breslau")
    put(s, "neipperg", "wien")
    go(s, stage, MOVEMENT_PHASE)
    act(s, "talk")
    return s


def draft(s: Position, verb: str, **args: object) -> None:
    """A clause with its term."""
    turns = args.pop("turns", None)
    act(s, verb, **args, **({} if turns is None else {"turns": 1}))
    if turns is not None:
        act(s, verb, **args, turns=turns)


def pay(s: Position, payer: str, recipient: str) -> int:
    return s.subsidy[power(payer) * 6 + power(recipient)]


@pytest.mark.rule("MAR-267", "MAR-268")
def test_who_may_contract() -> None:
    s = talk()
    pairs = {(f["payer"], f["recipient"]) for f in options(s) if f["verb"] == "subsidy"}
    french = ["france", "bavaria", "prussia", "saxony"]
    wanted = {(a, b) for a in ("france", "prussia") for b in french if a != b}
    wanted |= {("austria", "pragmatic_army"), ("pragmatic_army", "austria")}
    assert pairs == wanted  # the example: never France and Austria
    assert refused(s, "subsidy", payer="france", recipient="austria", turns=1) == "MAR-267"
    draft(s, "subsidy", payer="france", recipient="prussia", turns=3)
    act(s, "propose")
    assert (asked(s), decider(s)) == ("answering", FREDERICK)
    act(s, "accept")
    assert pay(s, "france", "prussia") == 3
    assert [f["turns"] for f in facts(s, "contract_made")] == [3]
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    act(s, "talk")
    assert refused(s, "subsidy", payer="prussia", recipient="france", turns=1) == "MAR-267"


@pytest.mark.rule("MAR-270", "MAR-271")
def test_payment_unseen() -> None:
    """The example: France hands one card of each of three incomes to Prussia."""
    s = bare()
    s.subsidy = row(*[0] * 24)
    s.subsidy[power("france") * 6 + power("prussia")] = 3
    for left in (2, 1, 0):
        before = len(hand(s, "prussia"))
        s.drew = 0
        assert s.journal is not None
        s.journal.take()
        go(s, FRENCH_STAGE, CARDS_PHASE)
        assert len(hand(s, "prussia")) == before + 1
        assert pay(s, "france", "prussia") == left
        for event in s.journal.take():
            if GAME.fact(event)["verb"] == "card_drawn":
                fact = GAME.fact(event)
                assert event.visible(LOUIS) == (fact["power"] != "prussia")
    assert len(hand(s, "france")) == 3 * 4


@pytest.mark.rule("MAR-269")
def test_annulment() -> None:
    s = bare()
    put(s, "torring", "munchen")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    act(s, "talk")
    assert s.turn <= 3
    assert refused(s, "annul", payer="france", recipient="bavaria") == "MAR-269"
    s = talk()
    s.subsidy = row(*[0] * 24)
    s.subsidy[power("france") * 6 + power("prussia")] = 2
    act(s, "annul", payer="france", recipient="prussia")
    act(s, "propose")
    act(s, "decline")
    assert pay(s, "france", "prussia") == 2  # both must agree
    s = talk(PRUSSIAN_STAGE)
    s.subsidy = row(*[0] * 24)
    s.subsidy[power("france") * 6 + power("prussia")] = 2
    act(s, "annul", payer="france", recipient="prussia")
    act(s, "propose")
    act(s, "accept")
    assert pay(s, "france", "prussia") == 0


@pytest.mark.rule("MAR-066", "MAR-268")
def test_a_contract_between_own_powers() -> None:
    s = talk()
    draft(s, "subsidy", payer="france", recipient="bavaria", turns=12)
    act(s, "propose")  # nobody else is concerned
    assert pay(s, "france", "bavaria") == 12


@pytest.mark.rule("MAR-288")
def test_two_players_pay_minors_only() -> None:
    s = talk(seats=2)
    recipients = {f["recipient"] for f in options(s) if f["verb"] == "subsidy"}
    assert recipients == {"bavaria", "saxony"}
    assert refused(s, "subsidy", payer="france", recipient="prussia", turns=1) == "MAR-288"


@pytest.mark.rule("MAR-272", "MAR-273", "MAR-275")
def test_an_agreement_binds() -> None:
    """The example (b): no Prussian attack on Austria for 2 turns; Austria keeps out of Silesia."""
    s = talk(PRUSSIAN_STAGE)
    draft(s, "truce", power="prussia", enemy="austria", turns=2)
    draft(s, "avoid", power="austria", country="silesia", turns=2)
    act(s, "propose")
    assert (asked(s), decider(s)) == ("answering", MARIA)
    assert [c["verb"] for c in GAME.view(s, LOUIS).draft] == ["truce", "avoid"]  # public
    act(s, "accept")
    view = GAME.view(s, -1).clauses
    assert [(c.number, c.last_turn) for c in view] == [(1, 5), (2, 5)]
    # Prussia may not come next to an Austrian general, nor into Austrian fortresses and trains.
    put(s, "friedrich_der_grosse", "ohlau")
    put(s, "neipperg", "breslau")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    act(s, "move", piece="friedrich_der_grosse")
    assert refused(s, "step", city="brieg") == "MAR-273"
    forbidden = action("step", city="brieg")
    assert GAME.clause_against(s, FREDERICK, forbidden) == 1
    act(s, "stop")
    put(s, "neipperg", "freiwaldau")
    go(s, AUSTRIAN_STAGE, MOVEMENT_PHASE)
    act(s, "move", piece="neipperg")
    assert refused(s, "step", city="ziegenhals") == "MAR-273"
    assert GAME.clause_against(s, MARIA, action("step", city="ziegenhals")) == 2
    act(s, "step", city="schonberg")
    act(s, "stop")
    # Two turns later nothing is left of it.
    s.turn = 6
    expire_clauses(s)
    put(s, "neipperg", "freiwaldau")
    go(s, AUSTRIAN_STAGE, MOVEMENT_PHASE)
    march(s, "neipperg", "ziegenhals")
    assert where(s, "neipperg") == "ziegenhals"


@pytest.mark.rule("MAR-275")
def test_subsidy_against_a_promise() -> None:
    """The example (a): a subsidy of the PA for Austria's leaving Silesia alone."""
    s = talk(AUSTRIAN_STAGE)
    draft(s, "subsidy", payer="pragmatic_army", recipient="austria", turns=2)
    draft(s, "avoid", power="austria", country="silesia", turns=2)
    act(s, "propose")
    assert decider(s) == FREDERICK
    act(s, "accept")
    assert pay(s, "pragmatic_army", "austria") == 2
    assert s.clauses[0] >= 0


@pytest.mark.rule("MAR-273")
def test_a_refusal_leaves_nothing() -> None:
    s = talk(PRUSSIAN_STAGE)
    draft(s, "truce", power="prussia", enemy="austria", turns=1)
    act(s, "propose")
    act(s, "decline")
    assert s.clauses[0] < 0
    assert list(s.draft) == [-1] * 4
    assert asked(s) == "movement"
    assert refused(s, "talk") == "MAR-273"  # one proposal a turn
    assert [f["answer"] for f in facts(s, "answered")] == ["no"]


@pytest.mark.rule("MAR-273")
def test_three_parties() -> None:
    s = talk(FRENCH_STAGE)
    draft(s, "truce", power="france", enemy="austria", turns=1)
    draft(s, "truce", power="prussia", enemy="austria", turns=1)
    act(s, "propose")
    assert decider(s) == MARIA
    act(s, "accept")
    assert decider(s) == FREDERICK
    assert s.clauses[0] < 0  # not before all have accepted
    act(s, "accept")
    assert s.clauses[3] >= 0


@pytest.mark.rule("MAR-272", "MAR-235")
def test_a_promised_vote() -> None:
    s = talk(PRUSSIAN_STAGE)
    assert "pledge" in verbs(s)
    act(s, "pledge", power="prussia", candidate="charles")
    assert refused(s, "pledge", power="prussia", candidate="francis") == "MAR-275"
    act(s, "pledge", power="france", candidate="charles")
    act(s, "propose")
    act(s, "accept")
    s.election = 1
    course(s, 6)
    while asked(s) == "voting":
        if question(s)["power"] in ("prussia", "france"):
            assert choices(s, "vote") == ["charles"]
            assert refused(s, "vote", candidate="francis") == "MAR-273"
            seat = decider(s)
            assert GAME.clause_against(s, seat, action("vote", candidate="francis")) in (1, 2)
        GAME.apply(s, decider(s), legal(s)[-1])
    assert s.election == 2


@pytest.mark.rule("MAR-274", "MAR-275")
def test_what_can_not_be_agreed() -> None:
    """Cards, alliances and peace are no clauses."""
    s = talk()
    assert verbs(s) == {"subsidy", "truce", "avoid", "pledge", "withdraw"}
    assert not [
        f
        for f in options(s)
        if f["verb"] == "truce" and f["enemy"] == "saxony" and f["power"] == "france"
    ]
    act(s, "withdraw")
    assert asked(s) == "movement"
