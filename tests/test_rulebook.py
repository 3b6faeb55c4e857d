"""The rulebook for players: every rule of the ledger once, in order, in each language it has."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import theatrum
from theatrum.library import ledger, rulebook
from theatrum.library.catalogue import SHELVES, load
from theatrum.library.words import LANGUAGES
from theatrum.match.match import Match, Seat
from theatrum.server.play import bearing_of
from theatrum.server.trouble import HTTP, NO_ACTION, UNFIT, message_of

SERVER = Path(theatrum.__file__).parent / "server"
SHELL = Path(__file__).parent.parent / "web" / "src" / "terms"

SHORT = """# A game
## Setup
### ELG-001 The board
Put it down.

Then sit round it.
Ruling: The rulebook is silent; we say where.
Example: On a table.
## Play
### ELG-002 The spade
Dig.
"""

WRITTEN = [(game, one) for game in SHELVES for one in rulebook.languages(game)]


def test_a_rule_has_its_text_rulings_and_examples() -> None:
    first, second = rulebook.parse(SHORT)
    assert (first.id, first.title, first.section) == ("ELG-001", "The board", "Setup")
    assert first.text == "Put it down.\n\nThen sit round it."
    assert first.rulings == ["The rulebook is silent; we say where."]
    assert first.examples == ["On a table."]
    assert (second.section, second.text, second.rulings) == ("Play", "Dig.", [])


@pytest.mark.parametrize(("game", "language"), WRITTEN)
def test_every_number_of_the_ledger_once_and_in_order(game: str, language: str) -> None:
    found = rulebook.written(game, language)
    assert [rule.id for rule in found] == [entry.id for entry in ledger.entries(game)]
    assert all(rule.title and rule.text and rule.section for rule in found)


@pytest.mark.parametrize(("game", "language"), WRITTEN)
def test_a_language_has_the_rulings_and_examples_of_english(game: str, language: str) -> None:
    own, english = rulebook.written(game, language), rulebook.written(game, "en")
    for one, other in zip(own, english, strict=True):
        parts = (one.id, len(one.rulings), len(one.examples))
        assert parts == (other.id, len(other.rulings), len(other.examples))
        assert language == "en" or one.text != other.text, one.id


@pytest.mark.parametrize("game", SHELVES)
def test_what_is_not_written_yet_is_told_as_the_ledger_has_it(game: str) -> None:
    for language in LANGUAGES:
        found = rulebook.rules(game, language)
        assert [rule.id for rule in found] == [entry.id for entry in ledger.entries(game)]
        assert not [rule.id for rule in found if "*Seed:*" in rule.text]


def test_search_with_and_without_accents() -> None:
    assert [rule.id for rule in rulebook.find("el_grande", "46", "hu")] == ["ELG-046"]
    with_accents = rulebook.find("el_grande", "király területe", "hu")
    assert with_accents
    assert rulebook.find("el_grande", "KIRALY terulete", "hu") == with_accents
    assert rulebook.find("el_grande", "nosuchword", "ru") == []


# Refusals: their messages are made of the words of their sentences.

FORMED = {f"there is no such {one}" for one in ("table", "file", "player", "session", "token")}


def refusals() -> set[str]:
    """The messages of the refusals that the server's code words."""
    said = set(FORMED)
    # Options that don't go together are worded by the games.
    setups = (SERVER.parent / "games").glob("*/setup.py")
    for file in (*SERVER.glob("*.py"), SERVER.parent / "match" / "match.py", *setups):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Refused"), args=[_, ast.Constant(value=text), *_]):
                    said.add(str(text))
                case ast.Call(
                    func=ast.Name(id="NoUndo" | "BadOptions"), args=[ast.Constant(value=text)]
                ):
                    said.add(str(text))
                case ast.Assign(
                    targets=[ast.Name(id="STALE" | "CRASHED" | "OTHER_DATA")],
                    value=ast.Constant(value=str(text)),
                ):
                    said.add(str(text))
    tables = (HTTP.values(), UNFIT.values(), NO_ACTION.values())
    return {message_of(text) for text in said.union(*tables)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words_in_the_client(language: str) -> None:
    source = (SHELL / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    found = {one.id.name for one in entries if isinstance(one, ftl.Message)}
    client = {"refused-unreachable", "refused-status"}  # said by the client itself
    assert {one for one in found if one.startswith("refused-")} == refusals() | client


# What a rule does in a position.


@pytest.mark.parametrize("name", SHELVES)
def test_a_rule_names_what_it_forbids_here(name: str) -> None:
    title = load(name)
    seats = [Seat("Ana", None), Seat("Bea", None), Seat("Cleo", None)][: title.game.seats_max]
    match = Match.new(title, seats, {}, "bearing")
    game, state = match.game, match.state
    while len(game.deciders(state)) > 1 or len(game.legal(state, game.deciders(state)[0])) < 2:
        seat = game.deciders(state)[0]
        match.act(seat, game.legal(state, seat)[0])
        state = match.state
    (seat,) = game.deciders(state)
    rule = str(game.question(state)["rule"])
    asked = bearing_of(match, seat, rule)
    assert asked.asks
    legal = [game.actions.json(action) for action in game.legal(state, seat)]
    assert not [one for one in asked.forbids if one in legal]
    other = bearing_of(match, (seat + 1) % len(seats), rule)
    assert (other.asks, other.forbids, other.more) == (False, [], 0)
