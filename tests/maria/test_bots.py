"""What the greedy bot answers to proposals, and whether it knows what a position is worth."""

import pytest

from theatrum.core.chance import Noise
from theatrum.core.greedy import Greedy
from theatrum.core.state import NOBODY
from theatrum.games.maria.cards import ask_payment
from theatrum.games.maria.state import OFF, Position

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
    city,
    deal,
    decider,
    go,
    mark,
    piece,
    power,
    put,
)
from .test_changes import whole_silesia
from .test_talks import draft, talk
from .test_winter import winter


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


def moved_by_bot(s: Position, most: int = 40) -> Position:
    """The bot moves all its pieces, until somebody else decides."""
    seat = decider(s)
    for _ in range(most):
        if asked(s) not in ("movement", "march") or decider(s) != seat:
            break
        GAME.apply(
            s, seat, Greedy(GAME, Noise(5)).choose(GAME.determinize(s, seat, Noise(4)), seat)
        )
    return s


def far(s: Position, name: str, city_name: str) -> int:
    """The cities between a piece and a place."""
    found: int = s.net().from_city(city(city_name))[s.place[piece(name)]]
    return found


def test_every_general_goes_for_a_fortress_of_his_own() -> None:
    """Linz is Belle-Isle's, who is nearer; Broglie behind him goes for Budweis."""
    s = bare(variant="introductory")
    put(s, "belle_isle", "passau", 8)
    put(s, "broglie", "vilshofen", 8)
    put(s, "france_train_1", "straubing")
    put(s, "neipperg", "komorn", 4)
    for fort in s.board.core_austria:
        if s.board.names[s.board.fort_city[fort]] not in ("linz", "budweis"):
            s.marker[fort] = 1  # the Prussians have it
    before = far(s, "broglie", "budweis")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    moved_by_bot(s)
    assert far(s, "broglie", "budweis") < before


@pytest.mark.rule("MAR-114")
def test_nobody_waits_in_a_fortress_that_is_protected() -> None:
    """Neipperg, who is too strong, protects Prag: Belle-Isle goes on to Leitmeritz."""
    s = bare(variant="introductory")
    put(s, "belle_isle", "prag", 3)
    put(s, "france_train_1", "beraun")
    put(s, "neipperg", "tschaslau", 8)
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    moved_by_bot(s)
    assert s.place[piece("belle_isle")] != city("prag")


def test_a_train_follows_its_generals() -> None:
    s = bare(variant="introductory")
    put(s, "belle_isle", "mies", 8)
    put(s, "france_train_1", "nurnberg")
    put(s, "neipperg", "komorn", 4)
    before = far(s, "france_train_1", "mies")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    moved_by_bot(s)
    assert far(s, "france_train_1", "mies") < before


def test_to_be_done_is_not_praised_for_what_would_come_anyway() -> None:
    """After the French stage the Prussians, who are without supply, lose troops. That is no reason
    to stop moving."""
    s = bare(variant="introductory")
    put(s, "belle_isle", "pilsen", 8)
    put(s, "france_train_1", "mies")
    put(s, "friedrich_der_grosse", "wien", 4)
    put(s, "neipperg", "komorn", 4)
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    seat = decider(s)
    actions = GAME.legal(s, seat)
    values = Greedy(GAME, Noise(5)).values(s, seat, actions)
    done = [GAME.actions.json(a)["verb"] for a in actions].index("done")
    assert values[done] == GAME.evaluate(s, seat)
    assert values[done] < max(values)


@pytest.mark.rule("MAR-075")
def test_nothing_is_paid_too_much() -> None:
    """Of a hand of 10, 4 and 7 the bot pays four points with the 4."""
    s = bare(variant="introductory")
    put(s, "belle_isle", "pilsen", 8)
    put(s, "neipperg", "komorn", 4)
    deal(s, "france", "clubs_10", "hearts_4", "spades_7")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    ask_payment(s, power("france"), 4)
    s.legal_seat = NOBODY
    seat = decider(s)
    found = Greedy(GAME, Noise(5)).choose(GAME.determinize(s, seat, Noise(4)), seat)
    assert str(GAME.actions.json(found)["tactical"]).startswith("hearts_4")


@pytest.mark.rule("MAR-163", "MAR-164")
def test_troops_are_worth_their_price() -> None:
    """Who has cards fills his ranks, and calls back who was removed."""
    s = bare(variant="introductory")
    put(s, "belle_isle", "pilsen", 3)
    put(s, "neipperg", "komorn", 4)
    s.place[piece("broglie")] = OFF
    deal(s, "france", "spades_9", "hearts_7", "clubs_8", "clubs_4")
    winter(s)
    assert (asked(s), decider(s)) == ("recruiting", LOUIS)
    found = Greedy(GAME, Noise(5)).choose(GAME.determinize(s, LOUIS, Noise(4)), LOUIS)
    assert GAME.actions.json(found) == {"verb": "recruit", "count": 7}
