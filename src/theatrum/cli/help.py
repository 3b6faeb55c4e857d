"""The command's help in the reader's language. The commands word it in English; here the finished
parser is gone through, and what the catalogue has is put in its place."""

import argparse
import os
import re

from theatrum.cli.common import tr, usual_language
from theatrum.cli.screen import wrap
from theatrum.library.words import LANGUAGES

FLAG = "--lang"
USUAL = re.compile(r"(?:\Adefault: (?P<alone>[^()]+)| \(default: (?P<value>[^()]+)\))\Z")
VARIABLE = re.compile(r" \[[A-Z_]+\]\Z")
EXAMPLE = re.compile(r"( *theatrum \S.*?)(  +)(.+)")  # a command, and a remark behind it


def language_of(argv: list[str]) -> str:
    """The language that the command will speak, known before its arguments are read."""
    for i, text in enumerate(argv):
        name, _, value = text.partition("=")
        if name == FLAG:
            wanted = value or "".join(argv[i + 1 : i + 2])
            if wanted in LANGUAGES:
                return wanted
    return usual_language(os.environ)


def help_in_language() -> None:
    """What argparse says by itself: headings, and what is wrong with arguments."""
    vars(argparse)["_"] = said  # it looks up its words by this name


def in_language(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """The same parser, with the help of all its commands in the reader's language."""
    if parser.description and (text := said(parser.description)) != parser.description:
        parser.description = wrap(text)  # the English one has its lines already
    parser.epilog = parser.epilog and "\n".join(map(example, parser.epilog.splitlines()))
    for group in parser._action_groups:
        group.title = group.title and said(group.title)
    for action in parser._actions:
        action.help = action.help and said(action.help)
        if isinstance(action, argparse._SubParsersAction):
            for brief in action._choices_actions:
                brief.help = brief.help and said(brief.help)
            for command in action.choices.values():
                in_language(command)
    return parser


def parts(text: str) -> tuple[str, str, str]:
    """What a help is about, what is usual, and the variable that can be set instead."""
    variable = VARIABLE.search(text)
    rest = text[: variable.start()] if variable else text
    usual = USUAL.search(rest)
    about = rest[: usual.start()] if usual else rest
    value = usual["alone"] or usual["value"] if usual else ""
    return about, value, variable[0] if variable else ""


def said(text: str) -> str:
    """A help in the reader's language."""
    about, usual, variable = parts(text)
    out = sentence(about)
    if usual:
        usual = tr("default: {value}", value=tr(usual))
        out = f"{out} ({usual})" if out else usual
    return out + variable


def sentence(text: str) -> str:
    """The text in the reader's language, as a sentence if it is one."""
    out = tr(text)
    if out != text and text[:1].isupper():
        out = out[:1].upper() + out[1:]
    if text.endswith(".") and not out.endswith("."):
        out += "."
    return out


def example(line: str) -> str:
    """A line of the examples: what stands behind a command is for people."""
    if found := EXAMPLE.fullmatch(line):
        return f"{found[1]}{found[2]}{said(found[3])}"
    return said(line)
