"""What the sub-commands share: failures, arguments, files."""

import argparse
import math
import os
import sys
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TextIO

import msgspec

from theatrum.core import game as rules_core
from theatrum.library import sentences
from theatrum.library.catalogue import (
    SHELVES,
    AnyGame,
    BadData,
    Title,
    choices_text,
    load,
)
from theatrum.library.words import ENGLISH, LANGUAGES, NoSuchLanguage, Words

USAGE = 2  # exit code: called in a way that can't work
FAILED = 1  # exit code: a check has failed

SEED_LENGTH = 200
CANT_READ = "can't read {file}: {reason}"
CANT_WRITE = "can't write {file}: {reason}"

# What the server imports of the extra `server` in pyproject.toml.
SERVER_PARTS = (
    "aiosqlite",
    "alembic",
    "argon2",
    "httpx",
    "litestar",
    "openskill",
    "prometheus_client",
    "redis",
    "sqlalchemy",
    "structlog",
    "uvicorn",
    "websockets",
)

Subparsers = Any  # argparse has no public name for it


# The language that the command speaks: set once, by `main`.
SPOKEN = [ENGLISH]


def tr(sentence: str, /, **args: object) -> str:
    """A sentence of the command in its language."""
    return sentences.say("theatrum.cli", "cli", sentence, SPOKEN[0], args)


def problem_of(error: Exception) -> str:
    """What is wrong, in the command's language if it is worded for people."""
    if isinstance(error, sentences.Sentence):
        return printable(error.said(SPOKEN[0]))
    return printable(tr(str(error)) if "{" not in str(error) else str(error))


def worded(error: sentences.Sentence) -> str:
    """What the server's parts say to whoever runs them, from the command's own catalogues."""
    return printable(tr(error.sentence, **error.args_of))


class Fail(Exception):
    """Ends the command with one line on stderr."""

    def __init__(self, sentence: str, code: int = USAGE, /, **args: object) -> None:
        super().__init__(tr(sentence, **args))
        self.code = code


def need_server() -> None:
    """The server's parts are an extra of the package; raises Fail if they are not there."""
    missing = [name for name in SERVER_PARTS if find_spec(name) is None]
    if missing:
        raise Fail("this needs {parts}: pip install 'theatrum[server]'", parts=", ".join(missing))


def compiled() -> bool:
    return str(rules_core.__file__).endswith((".so", ".pyd"))


def say(text: str = "", stream: TextIO | None = None) -> None:
    print(text, file=stream or sys.stdout)


def say_json(value: object) -> None:
    say(msgspec.json.encode(value).decode())


def printable(text: str) -> str:
    """A text from outside without anything that could steer a terminal."""
    return "".join(c if c.isprintable() else "?" for c in text)


# Languages.


def usual_language(environment: Mapping[str, str]) -> str:
    """What THEATRUM_LANG says, else the system's language if it is one of ours."""
    for name in ("THEATRUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            found = wanted[:2].lower()
            return found if found in LANGUAGES else ENGLISH
    return ENGLISH


def words_of(game: str, args: argparse.Namespace) -> Words:
    """A game's words in the language of the command; in English if the game has none in it."""
    try:
        return Words(game, args.lang)
    except NoSuchLanguage:
        return Words(game)


# Arguments.


def command(
    commands: Subparsers, name: str, brief: str, examples: str, about: str = ""
) -> argparse.ArgumentParser:
    """A sub-command's parser, with examples below its help."""
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=brief,
        description=about or brief[0].upper() + brief[1:] + ".",
        epilog="examples:\n" + "\n".join(f"  {line}" for line in examples.splitlines()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    return parser


def add_game(parser: argparse.ArgumentParser, without: str = "") -> None:
    """The argument GAME; `without` says what happens if it may be left out."""
    known = ", ".join(SHELVES)
    if without:
        parser.add_argument("game", metavar="GAME", nargs="?", help=f"{known} ({tr(without)})")
    else:
        parser.add_argument("game", metavar="GAME", help=known)


def whole(least: int, most: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number within bounds."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(
                tr(
                    "must be a whole number from {least} to {most}, not '{text}'",
                    least=least,
                    most=most,
                    text=shown(text),
                )
            )
        return number

    return parse


def seconds(text: str) -> float:
    """The type of an argument that is a duration, up to a day."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number <= 86400:
        raise argparse.ArgumentTypeError(
            tr("must be seconds, up to 86400, not '{text}'", text=shown(text))
        )
    return number


def seed_text(text: str) -> str:
    """The type of an argument that is a seed."""
    if not 0 < len(text) <= SEED_LENGTH or not text.isprintable():
        raise argparse.ArgumentTypeError(
            tr("must be a text of 1 to {most} printable characters", most=SEED_LENGTH)
        )
    return text


def shown(text: str) -> str:
    """A user's argument as a short piece of an error message."""
    clean = printable(text)
    return clean if len(clean) <= 40 else clean[:37] + "..."


def game_names(name: str | None) -> list[str]:
    """The games that an optional argument means."""
    if name is None:
        return list(SHELVES)
    load_title(name)
    return [name]


def load_title(name: str, data: Path | None = None) -> Title:
    """A game by name, with an owner's own data file if wished."""
    if name not in SHELVES:
        known = ", ".join(SHELVES)
        raise Fail("there is no game '{name}'; there is: {known}", name=shown(name), known=known)
    try:
        return load(name, data)
    except BadData as error:
        check = f"theatrum data check {name}" + (f" --file {data}" if data else "")
        from theatrum.cli.findings import said  # which speaks with what is here

        problem = printable("; ".join(said(one) for one in error.problems[:3]))
        raise Fail("bad data: {problem} (see '{check}')", problem=problem, check=check) from None


def parse_options(game: AnyGame, pairs: list[str]) -> dict[str, Any]:
    """The option values of NAME=VALUE arguments."""
    out: dict[str, Any] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise Fail("--option must be NAME=VALUE, not '{text}'", text=shown(pair))
        option = next((option for option in game.options if option.name == name), None)
        if option is None:
            known = ", ".join(option.name for option in game.options)
            raise Fail(
                "{game} has no option '{name}'; it has: {known}",
                game=game.name,
                name=shown(name),
                known=known,
            )
        for choice in option.choices:
            if text.casefold() in spellings(choice):
                out[name] = choice
                break
        else:
            choices = choices_text(option.choices)
            raise Fail(
                "the option '{name}' can be {choices}, not '{text}'",
                name=name,
                choices=choices,
                text=shown(text),
            )
    return out


def spellings(choice: object) -> list[str]:
    """How the value of an option may be written."""
    if isinstance(choice, bool):
        return ["true", "yes", "on"] if choice else ["false", "no", "off"]
    return [str(choice).casefold()]


def check_seats(game: AnyGame, seats: int) -> None:
    if not game.seats_min <= seats <= game.seats_max:
        raise Fail(
            "{game} is for {least} to {most} seats, not {seats}",
            game=game.name,
            least=game.seats_min,
            most=game.seats_max,
            seats=seats,
        )


# Files.


def read_bytes(file: Path, most: int) -> bytes:
    """A file's content, bounded."""
    try:
        with file.open("rb") as stream:
            raw = stream.read(most + 1)
    except (OSError, ValueError) as error:
        raise Fail(CANT_READ, file=shown(str(file)), reason=reason(error)) from None
    if len(raw) > most:
        too_large = tr("larger than {most} MiB", most=most >> 20)
        raise Fail(CANT_READ, file=shown(str(file)), reason=too_large)
    return raw


def write_bytes(file: Path, content: bytes) -> None:
    """Write a whole file or nothing; what is not a plain file is written to as it is."""
    try:
        if file.exists() and not file.is_file():
            file.write_bytes(content)
            return
        partial = file.with_name(file.name + ".partial")
        partial.write_bytes(content)
        os.replace(partial, file)
    except (OSError, ValueError) as error:
        raise Fail(CANT_WRITE, file=shown(str(file)), reason=reason(error)) from None


def reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror[0].lower() + error.strerror[1:]
    return str(error)
