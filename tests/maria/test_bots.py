"""What the greedy bot answers to proposals, and whether it knows what a position is worth."""

import pytest

from theatrum.core.chance import Noise
from theatrum.core.greedy import Greedy
from theatrum.games.maria.state import Position

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
    decider,
    go,
    mark,
    put,
)
from .test_changes import whole_silesia
from .test_talks import draft, talk


def answer(s: Position) -> str:
    """What the greedy bot does where somebody must decide."""
    seat = decider(s)
    found = Greedy(GAME, Noise(5)).choose(GAME.determinize(s, seat, Noise(4)), seat)
    return str(GAME.actions.json(found)["verb"])


def proposal(stage: int, *clauses: tuple[str, dict[str, object]]) -> Position:
    s = talk(stage)
    for verb, args in clauses:
        draft(s, verb, **args)
    act(s, "propose")
    assert asked(s) == "answering"
    return s


def subsidy(payer: str, recipient: str, turns: int = 3) -> tuple[str, dict[str, object]]:
    return "subsidy", {"payer": payer, "recipient": recipient, "turns": turns}


def truce(power: str, enemy: str, turns: int = 3) -> tuple[str, dict[str, object]]:
    return "truce", {"power": power, "enemy": enemy, "turns": turns}


def pledge(power: str, candidate: str) -> tuple[str, dict[str, object]]:
    return "pledge", {"power": power, "candidate": candidate}


ANSWERS = [
    # Cards are taken, not given.
    (FRENCH_STAGE, [subsidy("france", "prussia")], FREDERICK, "accept"),
    (PRUSSIAN_STAGE, [subsidy("france", "prussia")], LOUIS, "decline"),
    # Peace from the enemy is good, one's own hands tied are not.
    (PRUSSIAN_STAGE, [truce("prussia", "austria")], MARIA, "accept"),
    (AUSTRIAN_STAGE, [truce("prussia", "austria")], FREDERICK, "decline"),
    (FRENCH_STAGE, [truce("austria", "france")], MARIA, "decline"),
    (
        AUSTRIAN_STAGE,
        [("avoid", {"power": "prussia", "country": "austria", "turns": 4})],
        FREDERICK,
        "decline",
    ),
    # A vote has its price.
    (FRENCH_STAGE, [pledge("prussia", "charles")], FREDERICK, "decline"),
    (
        FRENCH_STAGE,
        [pledge("prussia", "charles"), subsidy("france", "prussia")],
        FREDERICK,
        "accept",
    ),
    # What is given must be worth what is got.
    (
        FRENCH_STAGE,
        [subsidy("france", "prussia", 1), truce("prussia", "austria", 6)],
        FREDERICK,
        "decline",
    ),
]


@pytest.mark.rule("MAR-272", "MAR-273")
@pytest.mark.parametrize(("stage", "clauses", "seat", "wanted"), ANSWERS)
def test_proposals_are_answered_by_what_they_bring(
    stage: int, clauses: list[tuple[str, dict[str, object]]], seat: int, wanted: str
) -> None:
    s = proposal(stage, *clauses)
    while decider(s) != seat:
        act(s, "accept")
    assert answer(s) == wanted


def test_annulling_a_contract() -> None:
    """Who pays wants to be rid of it, who is paid does not."""
    for stage, seat, wanted in (
        (PRUSSIAN_STAGE, LOUIS, "accept"),
        (FRENCH_STAGE, FREDERICK, "decline"),
    ):
        s = talk(stage)
        s.subsidy = s.subsidy[:]
        s.subsidy[1 * 6 + 0] = 3  # France pays Prussia
        draft(s, "annul", payer="france", recipient="prussia")
        act(s, "propose")
        assert decider(s) == seat
        assert answer(s) == wanted


def test_nobody_talks_for_the_sake_of_talking() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "breslau")
    put(s, "neipperg", "wien")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    assert "talk" in {GAME.actions.json(a)["verb"] for a in GAME.legal(s, FREDERICK)}
    assert answer(s) != "talk"


@pytest.mark.rule("MAR-239", "MAR-242")
def test_peace_is_accepted_when_it_frees_austria() -> None:
    """Prussian markers deep in Austria go back to the pool; without any, and with the Prussians
    far away, Austria gains nothing by giving up Silesia."""
    s = whole_silesia()
    for name in ("olmutz", "brunn", "troppau", "koniggratz"):
        mark(s, name, "prussia")
        s.pool[0] -= 1
    put(s, "friedrich_der_grosse", "olmutz", 8)
    put(s, "neipperg", "wien", 4)
    go(s, PRUSSIAN_STAGE, END_PHASE)
    act(s, "offer")
    assert decider(s) == MARIA
    assert answer(s) == "accept"


def test_a_fortress_on_the_way_is_taken() -> None:
    """The bot marches through an open enemy fortress and beyond: it counts when he leaves it."""
    s = bare(variant="introductory")
    put(s, "belle_isle", "pilsen", 8)
    put(s, "france_train_1", "mies")
    put(s, "neipperg", "wien", 4)
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    for _ in range(12):
        if asked(s) not in ("movement", "march"):
            break
        seat = decider(s)
        choice = Greedy(GAME, Noise(5)).choose(GAME.determinize(s, seat, Noise(4)), seat)
        GAME.apply(s, seat, choice)
    assert any(marker == 2 for marker in s.marker)
