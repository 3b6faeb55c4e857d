"""The small boards of the rulebooks are what the engine makes of their examples."""

import pytest

from theatrum.library import rulebook
from theatrum.library.words import LANGUAGES

from .boards import BOARDS
from .small import file_of, to_bytes

ALL = [(game, name) for game, makers in BOARDS.items() for name in makers]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_small_board_shows_its_example(game: str, name: str) -> None:
    made = to_bytes(BOARDS[game][name]())
    assert file_of(game, name).read_bytes() == made, (
        f"{name} has changed; if this is meant: python -m tests.playthroughs.regenerate"
    )


@pytest.mark.parametrize("game", BOARDS)
def test_every_small_board_has_an_example_as_its_caption(game: str) -> None:
    stored = {file.stem for file in file_of(game, "").parent.glob("*.json")}
    assert stored == set(BOARDS[game])
    for language in LANGUAGES:
        examples = {rule.id: len(rule.examples) for rule in rulebook.written(game, language)}
        for name in BOARDS[game]:
            rule, number = name.rsplit("-", 1)
            assert 1 <= int(number) <= examples[rule], f"{name} in {language}"
