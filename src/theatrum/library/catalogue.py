"""The games that Theatrum has, built from their data files."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from theatrum.core.forms import shorten
from theatrum.core.game import BadOptions, Game
from theatrum.games.el_grande import board_text as el_grande_text
from theatrum.games.el_grande import check as el_grande_check
from theatrum.games.el_grande.game import ElGrande
from theatrum.games.hannibal import board_text as hannibal_text
from theatrum.games.hannibal import check as hannibal_check
from theatrum.games.hannibal.game import Hannibal
from theatrum.games.maria import board_text as maria_text
from theatrum.games.maria import check as maria_check
from theatrum.games.maria.game import Maria
from theatrum.games.wallenstein import board_text as wallenstein_text
from theatrum.games.wallenstein import check as wallenstein_check
from theatrum.games.wallenstein.game import Wallenstein

FILE_BYTES = 4 << 20  # the largest data file that is read
# The corrected files that this installation plays with: GAME=FILE, several with commas between.
# In the environment, so that the processes in which bots think play with them too.
OWN_DATA = "THEATRUM_OWN_DATA"

AnyGame = Game[Any]
Data = dict[str, Any]


class NoSuchGame(ValueError):
    """A game that Theatrum doesn't have."""


class BadData(ValueError):
    """A data file that can't be used; `problems` says all that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems[:3]))
        self.problems = problems


@dataclass(frozen=True)
class Shelf:
    """How a game is made: its title, the data files it needs, the checker, the builder; and how
    its view becomes a text: of the game, the view, the words, the players' names, the width.
    `browser`: the client has a board for it."""

    title: str
    needs: tuple[str, ...]
    check: Callable[[dict[str, Data]], list[str]]
    build: Callable[[dict[str, Data]], AnyGame]
    text: Callable[[Any, Any, Any, list[str], int], str]
    browser: bool


SHELVES: dict[str, Shelf] = {
    "el_grande": Shelf(
        title="El Grande",
        needs=("board", "cards"),
        check=el_grande_check.problems,
        build=lambda data: ElGrande(data["board"], data["cards"]),
        text=el_grande_text.text,
        browser=True,
    ),
    "wallenstein": Shelf(
        title="Wallenstein",
        needs=("provinces", "components"),
        check=wallenstein_check.problems,
        build=lambda data: Wallenstein(data["provinces"], data["components"]),
        text=wallenstein_text.text,
        browser=True,
    ),
    "hannibal": Shelf(
        title="Hannibal: Rome vs. Carthage",
        needs=("map", "cards", "setup"),
        check=hannibal_check.problems,
        build=lambda data: Hannibal(data["map"], data["cards"], data["setup"]),
        text=hannibal_text.text,
        browser=True,
    ),
    "maria": Shelf(
        title="Maria",
        needs=("map", "powers", "cards"),
        check=maria_check.problems,
        build=lambda data: Maria(data["map"], data["powers"], data["cards"]),
        text=maria_text.text,
        browser=True,
    ),
}


@dataclass(frozen=True)
class Title:
    """A game ready to be played, with the fingerprint of the data it uses."""

    name: str
    title: str
    game: AnyGame
    fingerprint: str


def shelf(name: str) -> Shelf:
    if name in SHELVES:
        return SHELVES[name]
    known = ", ".join(SHELVES)
    raise NoSuchGame(f"there is no game '{name[:40]}'; there is: {known}")


def folder(name: str) -> Traversable:
    """The game's own folder, with `data/`, `rules.md` and `terms/`."""
    shelf(name)
    return files("theatrum.games") / name


def read_json(file: Traversable | Path, label: str) -> Data:
    """One data file; raises BadData with what is wrong."""
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise BadData([f"{label}: can't be read ({error.strerror or error})"]) from None
    if len(raw) > FILE_BYTES:
        raise BadData([f"{label}: larger than {FILE_BYTES >> 20} MiB"])
    try:
        data = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadData([f"{label}: not JSON ({error})"]) from None
    if not isinstance(data, dict):
        raise BadData([f"{label}: must be a JSON object"])
    return data


def data_of(name: str, own: Path | None = None, needs: tuple[str, ...] = ()) -> dict[str, Data]:
    """The data files of a game. `own` is a corrected file of an owner of the printed game: its
    `schema` (or `format`) says which of the game's files it replaces."""
    needs = needs or shelf(name).needs
    data = {
        need: read_json(folder(name) / "data" / f"{need}.json", f"{need}.json") for need in needs
    }
    if own is not None:
        corrected = read_json(own, own.name)
        for need in needs:
            if schema_of(corrected) == schema_of(data[need]):
                data[need] = corrected
                break
        else:
            known = ", ".join(schema_of(data[need]) for need in needs)
            raise BadData([f"{own.name}: 'schema' must be one of {known}"])
    return data


def own_files(text: str) -> dict[str, Path]:
    """The corrected files by game that a setting names; raises BadData or NoSuchGame."""
    out: dict[str, Path] = {}
    for part in filter(None, text.split(",")):
        name, equals, path = part.partition("=")
        if not equals or not path:
            raise BadData([f"'{part[:80]}' must be GAME=FILE"])
        shelf(name)
        out[name] = Path(path)
    return out


def corrections(name: str) -> dict[str, Data]:
    """The files of a game that this installation has replaced by corrected ones."""
    own = own_files(os.environ.get(OWN_DATA, "")).get(name)
    if own is None:
        return {}
    printed, used = data_of(name), data_of(name, own)
    return {need: used[need] for need in used if used[need] != printed[need]}


def schema_of(data: Data) -> str:
    """What a data file says that it is."""
    return str(data.get("schema") or data.get("format") or "")


def check(name: str, own: Path | None = None) -> list[str]:
    """All that is wrong with a game's data; empty if it can be played."""
    made = shelf(name)
    try:
        data = data_of(name, own)
    except BadData as error:
        return error.problems
    return made.check(data)


def load(name: str, own: Path | None = None) -> Title:
    """A game by name, with a corrected file if one is given or set; raises NoSuchGame or
    BadData."""
    if own is None:
        own = own_files(os.environ.get(OWN_DATA, "")).get(name)
    return title_of(name, shelf(name), own)


def title_of(name: str, made: Shelf, own: Path | None = None) -> Title:
    """A game from its shelf; raises BadData."""
    data = data_of(name, own, made.needs)
    problems = made.check(data)
    if problems:
        raise BadData(problems)
    print_of = sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:16]
    return Title(name, made.title, made.build(data), print_of)


def option_numbers(game: AnyGame, chosen: dict[str, Any]) -> list[int]:
    """The inner option values for the outside ones; what is not named keeps its default."""
    out = [option.default for option in game.options]
    for name, value in chosen.items():
        for i, option in enumerate(game.options):
            if option.name == name:
                matches = [
                    k for k, c in enumerate(option.choices) if c == value and type(c) is type(value)
                ]
                if not matches:
                    raise BadOptions(
                        f"the option '{name}' can be {choices_text(option.choices)},"
                        f" not {shorten(value)}"
                    )
                out[i] = matches[0]
                break
        else:
            known = ", ".join(option.name for option in game.options)
            raise BadOptions(f"{game.name} has no option '{name[:40]}'; it has: {known}")
    return out


def option_names(game: AnyGame, numbers: list[int]) -> dict[str, Any]:
    """The outside option values, all of them."""
    return {option.name: option.choices[n] for option, n in zip(game.options, numbers, strict=True)}


def choices_text(choices: list[object]) -> str:
    return ", ".join(msgspec.json.encode(choice).decode() for choice in choices)
