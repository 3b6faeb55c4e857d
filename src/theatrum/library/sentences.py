"""Sentences that the code itself words, in English: errors and the terminal's help.

The sentence stands where it is needed, with the places of its arguments in braces. Other languages
have a message for it whose name is made of the sentence's words; what they lack is said in English.
"""

import re
from contextlib import suppress
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from theatrum.library.words import ENGLISH, LANGUAGES, NoSuchLanguage, catalogue_text

NAME_LENGTH = 120  # letters of a sentence that become the name of its message


def name_of(kind: str, sentence: str) -> str:
    """The name of a sentence's message in the catalogues: its words, joined by hyphens."""
    words = re.findall(r"[a-z0-9]+", sentence[:NAME_LENGTH].lower().replace("'", ""))
    return "-".join([kind, *words])


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The messages in a package's `terms/`; none if it lacks the language."""
    out = FluentBundle([language], use_isolating=False)
    with suppress(NoSuchLanguage):
        out.add_resource(FluentResource(catalogue_text(files(package) / "terms", language)))
    return out


def say(package: str, kind: str, sentence: str, language: str, args: dict[str, object]) -> str:
    """A sentence in a language, from the catalogue of a package."""
    if language in LANGUAGES and language != ENGLISH:
        one = bundle(package, language)
        name = name_of(kind, sentence)
        if one.has_message(name) and (pattern := one.get_message(name).value) is not None:
            return str(one.format_pattern(pattern, args)[0])
    return sentence.format(**args) if args else sentence


class Sentence(ValueError):
    """An error for people: a sentence with its arguments. As a text it is English."""

    def __init__(self, sentence: str, /, **args: object) -> None:
        self.sentence = sentence
        self.args_of = args
        super().__init__(sentence.format(**args) if args else sentence)

    def said(self, language: str) -> str:
        """The same in a language, with what it quotes."""
        args = {
            name: value.said(language) if isinstance(value, Sentence) else value
            for name, value in self.args_of.items()
        }
        return say("theatrum.library", "error", self.sentence, language, args)
