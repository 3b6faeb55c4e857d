"""Actions, facts and questions at the edge: integers inside, names outside, nothing lost."""

import msgspec
import pytest

from theatrum.core.forms import Form
from theatrum.games.el_grande import forms as el_grande
from theatrum.games.hannibal import forms as hannibal
from theatrum.games.maria import forms as maria
from theatrum.games.wallenstein import forms as wallenstein
from theatrum.match.match import Match

from .tables import GAMES, positions, seat_counts, title, wandered

# The names that a match file adds to an action, and those that a question adds to its form.
TAKEN_BY_RECORDS = {"verb", "seat", "undo", "consent", "hidden"}
TAKEN_BY_QUESTIONS = {"verb", "seats", "rule"}
TAKEN_BY_FACTS = {"verb", "rule"}


@pytest.mark.parametrize("name", GAMES)
def test_every_action_goes_out_and_comes_back(name: str) -> None:
    space = title(name).game.actions
    outside = [msgspec.json.encode(space.json(action)) for action in range(space.size)]
    assert len(set(outside)) == space.size > 0
    for action, text in enumerate(outside):
        form = msgspec.json.decode(text)
        assert space.parse(form) == action
        assert space.json(space.parse(form)) == form


@pytest.mark.parametrize("name", GAMES)
def test_verbs_and_arguments_are_named_once(name: str) -> None:
    game = title(name).game
    questions = [decision.form for decision in game.decisions]
    for forms in (game.actions.forms, game.facts, questions):
        verbs = [form.verb for form in forms]
        assert len(set(verbs)) == len(verbs)
    assert_free(game.actions.forms, TAKEN_BY_RECORDS)
    assert_free(questions, TAKEN_BY_QUESTIONS)
    assert_free(game.facts, TAKEN_BY_FACTS)


def assert_free(forms: list[Form], taken: set[str]) -> None:
    for form in forms:
        names = [name for name, _ in form.args]
        assert len(set(names)) == len(names), form.verb
        assert not taken & set(names), form.verb


@pytest.mark.parametrize("name", GAMES)
def test_facts_and_questions_name_what_their_domains_hold(name: str) -> None:
    """What the rules tell fits the forms: each value comes back from its name."""
    game = title(name).game
    kinds = set()
    for seats in seat_counts(name):
        seen = {id(match): match for match, _, _ in positions(name, seats, 700)}
        for match in (*seen.values(), *more_matches(name, seats)):
            for told in match.told:
                fact = game.fact(told.event)
                del fact["rule"]
                form = game.facts[told.event.kind]
                assert form.values(fact) == told.event.args[: len(form.args)]
                kinds.add(form.verb)
        for _, _, s in positions(name, seats, 700):
            if s.stack:
                waiting = game.decision(s)
                question = waiting.form.json(waiting.about(s))
                assert waiting.form.values(question) == waiting.about(s)
    assert len(kinds) > len(game.facts) * 0.8


def more_matches(name: str, seats: int) -> list[Match]:
    """So many that all games together have about as many: one for two seats alone has few."""
    count = 12 // len(seat_counts(name))
    return [list(wandered(name, seats, 40 + seed))[-1] for seed in range(count)]


# The numbers are written out, because the compiled code wants constants. Names that are taken:
FORMS = {
    "el_grande": el_grande,
    "wallenstein": wallenstein,
    "hannibal": hannibal,
    "maria": maria,
}
OTHER_NAMES = {
    ("el_grande", "place"): "PLACE_ONE",
    ("hannibal", "province"): "PICK_PROVINCE",
    ("hannibal", "count"): "HOW_MANY",
}
FACT_PREFIX = {"hannibal": "F_"}


@pytest.mark.parametrize("name", FORMS)
def test_written_numbers_are_those_of_the_forms(name: str) -> None:
    space = title(name).game.actions
    for form in space.forms:
        constant = OTHER_NAMES.get((name, form.verb), form.verb.upper())
        assert getattr(FORMS[name], constant) == space.number(form.verb), form.verb
    for number, form in enumerate(title(name).game.facts):
        constant = FACT_PREFIX.get(name, "") + form.verb.upper()
        assert getattr(FORMS[name], constant) == number, form.verb
