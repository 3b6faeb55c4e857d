"""The guided first matches: each can be played as it is written, whatever it lets a learner choose;
every text is there in every language, and every rule and place it names exists."""

import re
from itertools import islice, product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from theatrum.bots.player import LEVELS
from theatrum.library import ledger
from theatrum.library.catalogue import SHELVES, folder, load
from theatrum.library.words import LANGUAGES
from theatrum.match.lesson import (
    BadLesson,
    Lesson,
    Step,
    Steps,
    Wish,
    has_lesson,
    load_lesson,
    make_lesson,
)
from theatrum.match.match import Match, Seat
from theatrum.match.record import save, to_bytes

GAMES = [name for name in SHELVES if has_lesson(name)]
COMBINATIONS = 500  # of accepted answers that are played out
MINUTES = range(5, 11)
LONGEST = 420  # letters of a text: it must be read beside the board, on a phone too


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def texts(game: str, language: str) -> dict[str, ftl.Message]:
    source = (folder(game) / "lesson" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [one for one in body if isinstance(one, ftl.Junk)]
    return {one.id.name: one for one in body if isinstance(one, ftl.Message)}


def play_through(lesson: Lesson, answers: dict[int, int]) -> Match:
    """The lesson's match with some of the learner's answers replaced, by number of the action."""
    seats = [Seat(name) for name in lesson.seats]
    match = Match.new(lesson.title, seats, lesson.options, lesson.seed)
    for number, turn in enumerate(lesson.turns):
        match.act(turn.seat, answers.get(number, turn.action))
    return match


def test_games_have_lessons() -> None:
    assert {"el_grande"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_accepted_the_lesson_goes_on(name: str) -> None:
    lesson = load_lesson(load(name))
    choices = [
        [(number, action) for action in lesson.wanted(number)]
        for number in range(len(lesson.turns))
        if len(lesson.wanted(number)) > 1
    ]
    for answers in islice(product(*choices), COMBINATIONS):
        played = play_through(lesson, dict(answers))
        assert not played.over, "a lesson ends before its match does"


@pytest.mark.parametrize("name", GAMES)
def test_a_learner_acts_reads_and_is_never_stuck(name: str) -> None:
    lesson = load_lesson(load(name))
    length = len(lesson.turns)
    for done in range(length):
        kinds = [lesson.wanted(done), lesson.to_read(done), lesson.to_play(done)]
        assert sum(1 for kind in kinds if kind) == 1, done
    assert lesson.ended(length)
    assert not lesson.ended(length - 1)
    assert lesson.starts[-1] == length
    asked = sum(step.clicks > 0 for step in lesson.plan.steps)
    assert asked * 3 >= len(lesson.plan.steps), "one learns by doing"


@pytest.mark.parametrize("name", GAMES)
def test_rules_and_places_exist(name: str) -> None:
    lesson = load_lesson(load(name))
    rules = {entry.id for entry in ledger.entries(name)}
    words = {
        word
        for form in lesson.title.game.actions.forms
        for _, domain in form.args
        for word in domain.names or ()
    }
    for step in lesson.plan.steps:
        assert step.rule is None or step.rule in rules, step.text
        assert step.light is None or step.light in words, step.text


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_there_and_no_others(name: str, language: str) -> None:
    lesson = load_lesson(load(name))
    found = texts(name, language)
    wanted = {f"lesson-{step.text}" for step in lesson.plan.steps}
    answers = {f"lesson-{step.text}-not" for step in lesson.plan.steps if step.clicks}
    assert wanted <= set(found) <= wanted | answers
    assert set(found) == set(texts(name, "en"))
    seats = {f"seat{seat}" for seat in range(len(lesson.seats))}
    for id_, message in found.items():
        used = Variables()
        used.visit(message)
        assert used.names <= seats, id_
    raw = (folder(name) / "lesson" / f"{language}.ftl").read_text(encoding="utf-8")
    for line in raw.splitlines():
        assert len(re.sub(r"^lesson-[\w-]+ = ", "", line)) <= LONGEST, line[:60]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_guide_does_not_speak_of_clicks(name: str, language: str) -> None:
    """The same texts are read in a browser, on a phone and in the terminal."""
    source = (folder(name) / "lesson" / f"{language}.ftl").read_text(encoding="utf-8")
    hands = r"\b(click|tap|press|button|mouse|kattint|gomb|koppint|щёлкн|щелкн|нажм|кнопк|клик)"
    assert re.findall(hands, source, re.IGNORECASE) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_match_afterwards_can_be_played(name: str) -> None:
    lesson = load_lesson(load(name))
    wish = lesson.plan.then
    assert wish.level in LEVELS
    assert lesson.plan.minutes in MINUTES
    match = Match.new(lesson.title, [Seat("x")] * wish.seats, wish.options, "then")
    assert not match.over


# Lessons that can't be.


def small(steps: list[Step], seat: int = 0) -> Lesson:
    """A lesson of the first two actions of a match in which seat 0 begins."""
    title = load("el_grande")
    match = Match.new(title, [Seat("Ana"), Seat("Ben")], {"first_starter": 0}, "small")
    for _ in range(2):
        deciding = match.game.decider(match.state)
        match.act(deciding, match.game.legal(match.state, deciding)[0])
    plan = Steps(seat, 5, Wish(2, "random", {}), steps)
    return make_lesson(title, to_bytes(save(match)), plan)


def test_a_lesson_that_fits() -> None:
    lesson = small([Step("a"), Step("b", clicks=1), Step("c", after=1)])
    assert lesson.starts == [0, 0, 2]
    assert lesson.wanted(0) == [lesson.turns[0].action]
    assert lesson.to_play(1) is lesson.turns[1]
    assert lesson.ended(2)


def test_what_leads_to_the_first_step_plays_at_once() -> None:
    lesson = small([Step("a", after=1), Step("b", after=1)])
    assert [turn.quick for turn in lesson.turns] == [True, False]
    assert lesson.to_read(1) is lesson.turns[1]


def test_a_pause_can_be_left_out() -> None:
    lesson = small([Step("a"), Step("b", after=2, quick=True)])
    assert [turn.quick for turn in lesson.turns] == [True, True]


@pytest.mark.parametrize(
    ("steps", "seat", "why"),
    [
        ([Step("a", clicks=1), Step("b")], 0, "go on for 1 actions, the match has 2"),
        ([Step("a", after=1), Step("b", clicks=1)], 1, "last step must be one to read"),
        ([Step("a", clicks=2), Step("b")], 0, "step 'a' asks for an action of seat 1"),
        (
            [Step("a", after=1, accept=[{"verb": "end"}]), Step("b", after=1)],
            0,
            "accepts other answers",
        ),
    ],
)
def test_steps_that_do_not_fit(steps: list[Step], seat: int, why: str) -> None:
    with pytest.raises(BadLesson, match=re.escape(why)):
        small(steps, seat)
