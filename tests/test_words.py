"""Every form, name, card and option of every game has its message, with the right placeholders; and
no message is there for nothing."""

import ast
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import theatrum
from theatrum.cli.table import COMMANDS
from theatrum.core.chance import Noise
from theatrum.core.forms import SEAT, Form
from theatrum.core.game import Decision
from theatrum.library.catalogue import SHELVES, AnyGame, folder, load
from theatrum.library.words import LANGUAGES, SEATS, NoSuchLanguage, Words, message_id
from theatrum.match.wander import Wanderer, random_match

COMMON = files("theatrum.library") / "terms"
SOURCES = Path(theatrum.__file__).parent
ROOT = Path(__file__).parents[1]


class Variables(Visitor):
    """Collects the placeholders of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def languages(terms: Traversable) -> list[str]:
    return sorted(f.name.removesuffix(".ftl") for f in terms.iterdir() if f.name.endswith(".ftl"))


def messages(terms: Traversable, language: str) -> dict[str, set[str]]:
    """The messages of a catalogue with their placeholders; fails on junk and doublets."""
    out: dict[str, set[str]] = {}
    source = (terms / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), f"{language}.ftl: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in out, f"{language}.ftl: {entry.id.name} twice"
            assert entry.value is not None, f"{language}.ftl: {entry.id.name} says nothing"
            found = Variables()
            found.visit(entry)
            out[entry.id.name] = found.names
    return out


def word_forms(terms: Traversable, language: str) -> dict[str, set[str]]:
    """The attributes of each message."""
    source = (terms / f"{language}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: {one.id.name for one in entry.attributes}
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ftl.Message)
    }


def all_forms(game: AnyGame) -> list[Form]:
    return [*game.actions.forms, *game.facts, *(d.form for d in game.decisions)]


def names_in(game: AnyGame, argument: str | None = None) -> set[str]:
    """The names that arguments of the game's forms can have."""
    return {
        name
        for form in all_forms(game)
        for one, domain in form.args
        for name in domain.names or ()
        if argument in (None, one)
    }


def asking(game: AnyGame) -> list[Form]:
    """The questions of the game; phases of its course ask nobody."""
    return [d.form for d in game.decisions if type(d).legal is not Decision.legal]


def with_text(game: AnyGame) -> set[str]:
    """The cards that say something: not those that only name a province."""
    return (names_in(game, "card") | names_in(game, "event")) - names_in(game, "province")


def required(game: AnyGame) -> dict[str, set[str]]:
    """The messages that a game must have, with their placeholders."""
    out: dict[str, set[str]] = {"game-title": set(), "game-goal": set()}
    for kind, forms in (
        ("action", game.actions.forms),
        ("fact", game.facts),
        ("prompt", asking(game)),
    ):
        for form in forms:
            out[message_id(kind, form.verb)] = {name for name, _ in form.args}
    out |= {message_id("word", name): set() for name in names_in(game)}
    out |= {message_id("text", card): set() for card in with_text(game)}
    for option in game.options:
        out[message_id("option", option.name)] = set()
        out[message_id("option", option.name, "help")] = set()
        for choice in option.choices:
            out[message_id("choice", option.name, str(choice).lower())] = set()
    return out


def said_in_code(*folders: Path) -> set[str]:
    """The texts in the code that could be names of messages."""
    trees = [ast.parse(file.read_text()) for one in folders for file in one.glob("*.py")]
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


CATALOGUES = [
    pytest.param(name, language, id=f"{name}-{language}")
    for name in SHELVES
    for language in LANGUAGES
]


def unbent(placeholders: set[str] | None) -> set[str] | None:
    """The arguments that placeholders stand for: `$place-in` is a form of `$place`."""
    return placeholders and {one.partition("-")[0] for one in placeholders}


@pytest.mark.parametrize(("name", "language"), CATALOGUES)
def test_a_game_has_its_messages_with_the_right_placeholders(name: str, language: str) -> None:
    found = messages(folder(name) / "terms", language)
    wanted = required(load(name).game)
    assert {one: unbent(found.get(one)) for one in wanted} == wanted


@pytest.mark.parametrize(("name", "language"), CATALOGUES)
def test_words_have_the_forms_that_sentences_take(name: str, language: str) -> None:
    terms = folder(name) / "terms"
    found, bent = messages(terms, language), word_forms(terms, language)
    game = load(name).game
    kinds = [("action", game.actions.forms), ("fact", game.facts)]
    kinds += [(kind, asking(game)) for kind in ("prompt", "waiting")]
    for kind, forms in kinds:
        for form in forms:
            taken = found[message_id(kind, form.verb)]
            for argument, domain in form.args:
                wanted = {one.partition("-")[2] for one in taken if one.startswith(f"{argument}-")}
                for word in domain.names or ():
                    assert wanted <= bent[message_id("word", word)], (kind, form.verb, word)


@pytest.mark.parametrize(("name", "language"), CATALOGUES)
def test_those_who_wait_are_told_for_whom(name: str, language: str) -> None:
    found = messages(folder(name) / "terms", language)
    for form in asking(load(name).game):
        placeholders = found[message_id("waiting", form.verb)]
        assert "seats" in placeholders
        assert {*(unbent(placeholders) or ())} <= {"seats", *(one for one, _ in form.args)}


@pytest.mark.parametrize(("name", "language"), CATALOGUES)
def test_no_message_of_a_game_is_unused(name: str, language: str) -> None:
    game = load(name).game
    used = set(required(game)) | said_in_code(SOURCES / "games" / name)
    used |= {message_id("waiting", form.verb) for form in asking(game)}
    used |= {message_id("label", one) for one in names_in(game)}
    assert set(messages(folder(name) / "terms", language)) <= used


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_common_messages_are_those_that_are_used(language: str) -> None:
    # What is wrong with a match file: tests/cli/test_languages.py
    found = {one for one in messages(COMMON, language) if not one.startswith("error-")}
    said = said_in_code(SOURCES / "cli", SOURCES / "library", SOURCES / "server")
    said |= {f"table-help-{command}" for command in COMMANDS}
    wanted = {
        one for one in said if one.startswith(("table-", "names-", "mail-")) and one[-1] != "-"
    }
    assert found == wanted | {"prompt-over", "waiting-over"}


def test_there_are_no_other_languages() -> None:
    for terms in (COMMON, *(folder(name) / "terms" for name in SHELVES)):
        assert languages(terms) == sorted(LANGUAGES)


def test_arguments_that_are_seats_become_names() -> None:
    """By whatever they are called, in the terminal and in the browser."""
    seats = {
        argument
        for name in SHELVES
        for form in all_forms(load(name).game)
        for argument, domain in form.args
        if domain is SEAT
    }
    assert seats <= SEATS
    client = (ROOT / "web/src/lib/words.ts").read_text()
    (said,) = re.findall(r"^const SEATS = new Set\(\[(.*)\]\);$", client, re.MULTILINE)
    assert set(re.findall(r'"(\w+)"', said)) == SEATS


def test_no_game_takes_a_name_of_the_common_messages() -> None:
    for name in SHELVES:
        for language in LANGUAGES:
            own = messages(folder(name) / "terms", language)
            assert not own.keys() & messages(COMMON, language).keys()


@pytest.mark.parametrize(("name", "language"), CATALOGUES)
def test_whole_matches_can_be_told_in_words(name: str, language: str) -> None:
    words = Words(name, language)
    del words.bundles[1:]  # no help from English
    for number in range(3):
        noise = Noise(number)
        match = random_match(load(name), noise)
        game, names = match.game, [f"Player {i}" for i in range(len(match.seats))]
        wanderer = Wanderer(game, noise)
        said: list[str] = []
        while not match.over:
            question = game.question(match.state)
            said += [words.prompt(question, names), words.waiting(question, names)]
            seat, action = wanderer.choose(match.state)
            said += [
                words.action(game.actions.json(one), names) for one in game.legal(match.state, seat)
            ]
            match.act(seat, action)
        said += [words.fact(game.fact(told.event), names) for told in match.told]
        raw = names_in(game)
        assert not [text for text in said if "_" in text or "{" in text or text in raw]


class TestSpeech:
    """How a form becomes a sentence."""

    words = Words("el_grande")
    names = ("Ana", "Bea", "Cleo")

    def test_arguments_become_words(self) -> None:
        form = {"verb": "pick", "owner": 1, "region": "castilla_la_vieja"}
        assert self.words.action(form, [*self.names]) == "Move a caballero of Bea from Old Castile"

    def test_numbers_have_their_plural(self) -> None:
        facts = [{"verb": "points", "seat": 0, "place": "castillo", "points": n} for n in (1, 5)]
        assert [self.words.fact(fact, [*self.names]) for fact in facts] == [
            "Ana gets 1 point for the castillo.",
            "Ana gets 5 points for the castillo.",
        ]

    def test_an_action_can_be_an_argument(self) -> None:
        step = {"verb": "king", "region": "aragon"}
        fact = {"verb": "declared", "seat": 2, "card": "d5_king", "step": step}
        assert "Move the king to Aragon" in self.words.fact(fact, [*self.names])

    def test_those_waited_for_are_listed(self) -> None:
        question = {"verb": "scoring_dial", "seats": [0, 1, 2], "rule": "ELG-134"}
        said = self.words.waiting(question, [*self.names])
        assert said == "Waiting for the secret dials of Ana, Bea and Cleo."

    def test_a_name_that_stands_alone(self) -> None:
        assert self.words.word("castillo") == "the castillo"
        assert self.words.label("castillo") == "Castillo"
        assert self.words.label("aragon") == self.words.word("aragon") == "Aragon"

    def test_options(self) -> None:
        assert self.words.choice("take_fewer", True) == "yes"
        assert self.words.choice("first_starter", 0) == "first seat"

    def test_what_has_no_message_is_still_readable(self) -> None:
        form = {"verb": "fly_over", "seat": 1, "place": "no_where", "height": 3, "rule": "ELG-001"}
        assert self.words.fact(form, [*self.names]) == "fly over Bea no where 3"

    def test_a_language_that_is_not_there(self) -> None:
        with pytest.raises(NoSuchLanguage, match="no words in 'xx', only in: en"):
            Words("el_grande", "xx")


def test_a_sentence_takes_the_form_of_a_word_that_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("el_grande")
    bundle = FluentBundle(["hu"], use_isolating=False)
    bundle.add_resource(
        FluentResource(
            "word-granada = Granada\n    .in = Granadában\naction-place = Lovag { $place-in }"
        )
    )
    monkeypatch.setattr(words, "bundles", [bundle, *words.bundles])
    assert words.action({"verb": "place", "place": "granada"}, []) == "Lovag Granadában"
