"""Words: what people read, from Fluent catalogues that the browser client uses too.

A message's name says what it is for; all its parts are joined by hyphens, underscores included:

    action-<verb>, fact-<verb>   an action, a fact, as one whole sentence
    prompt-<verb>                a decision, said to a seat that must act
    waiting-<verb>               the same, said to the others; `$seats` are the names waited for
    word-<name>                  a text-valued argument: a region, a card's title, …
    label-<name>                 the same standing alone, where that differs ("Castillo")
    text-<card>                  a card's text
    option-<name>, option-<name>-help, choice-<name>-<value>

The arguments of a message are those of its form. Numbers stay numbers, seats become the names of
the players, texts become their words, actions their sentences. Where a language bends its words,
a word has its other forms as attributes, and a sentence takes the one it needs: `word-granada`
with the attribute `.in` gives an argument `$place` also as `$place-in`. A game's own messages are
in its `terms/`, those that all games share in `library/terms/`.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from theatrum.library.catalogue import folder

ENGLISH = "en"
LANGUAGES = (ENGLISH, "hu", "ru")  # those that Theatrum is read in
COMMON = files("theatrum.library") / "terms"
# Arguments that are seat numbers; a colour that is nobody's stays a number.
SEATS = frozenset({"seat", "owner", "active", "objector", "attacker", "colour"})
BESIDE = frozenset({"verb", "seats", "rule"})  # fields of a form that are not arguments


class NoSuchLanguage(ValueError):
    """A language that a catalogue lacks."""


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """The messages of a game and those that all games share, in one language."""
    out = FluentBundle([language], use_isolating=False)
    for terms in (COMMON, folder(game) / "terms"):
        out.add_resource(FluentResource(catalogue_text(terms, language)))
    return out


def catalogue_text(terms: Traversable, language: str) -> str:
    """The Fluent source of one catalogue; raises NoSuchLanguage."""
    for file in terms.iterdir():
        if file.name == f"{language}.ftl":
            return file.read_text(encoding="utf-8")
    known = sorted(f.name.removesuffix(".ftl") for f in terms.iterdir() if f.name.endswith(".ftl"))
    raise NoSuchLanguage(f"there are no words in '{language[:20]}', only in: {', '.join(known)}")


@cache
def common_bundle(language: str) -> FluentBundle:
    """The messages that belong to no game."""
    out = FluentBundle([language], use_isolating=False)
    out.add_resource(FluentResource(catalogue_text(COMMON, language)))
    return out


def common_text(name: str, language: str, /, **args: object) -> str:
    """A message that belongs to no game; in English if there is no such language."""
    one = common_bundle(language if language in LANGUAGES else ENGLISH)
    pattern = one.get_message(name).value
    return name if pattern is None else str(one.format_pattern(pattern, dict(args))[0])


def message_id(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


class Words:
    """The words of a game in a language; what the language lacks is said in English."""

    def __init__(self, game: str, language: str = ENGLISH) -> None:
        self.language = language
        self.bundles = [bundle(game, one) for one in dict.fromkeys((language, ENGLISH))]

    def has(self, name: str) -> bool:
        return any(b.has_message(name) for b in self.bundles)

    def text(self, name: str, /, **args: object) -> str:
        """A message by its full name."""
        return self.message(name, args, name)

    def word(self, name: str) -> str:
        """A name of the game: a region, a card's title."""
        return self.message(message_id("word", name), {}, name.replace("_", " "))

    def label(self, name: str) -> str:
        """A name of the game that stands alone, as in a table."""
        label = message_id("label", name)
        return self.text(label) if self.has(label) else self.word(name)

    def action(self, form: Mapping[str, object], names: list[str]) -> str:
        return self.form("action", form, names)

    def fact(self, form: Mapping[str, object], names: list[str]) -> str:
        return self.form("fact", form, names)

    def prompt(self, question: Mapping[str, object], names: list[str]) -> str:
        """The question, to a seat that must act."""
        return self.form("prompt", question, names)

    def waiting(self, question: Mapping[str, object], names: list[str]) -> str:
        """The question, to those who wait for others."""
        return self.form("waiting", question, names)

    def choice(self, option: str, value: object) -> str:
        """The value of an option."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        return self.message(message_id("choice", option, text), {}, text)

    def names(self, names: Iterable[str]) -> str:
        """Several names as one text: "Alba, Bruno and Carla"."""
        out = ""
        rest = list(names)
        for i, name in enumerate(rest):
            if i == 0:
                out = name
            elif i < len(rest) - 1:
                out = self.text("names-more", names=out, name=name)
            else:
                out = self.text("names-last", names=out, name=name)
        return out

    def form(self, kind: str, form: Mapping[str, object], names: list[str]) -> str:
        """Any JSON form in words; without a message, its verb and arguments as they are."""
        args: dict[str, object] = {}
        for name in form.keys() - BESIDE:
            args[name] = self.argument(name, form[name], names)
            args.update(self.bent(name, form[name]))
        seats = form.get("seats")
        if kind == "waiting" and isinstance(seats, list):
            args["seats"] = self.names(names[seat] for seat in seats)
        verb = str(form.get("verb"))
        plain = " ".join([verb.replace("_", " "), *(str(args[n]) for n in form if n in args)])
        return self.message(message_id(kind, verb), args, plain)

    def argument(self, name: str, value: object, names: list[str]) -> object:
        if isinstance(value, str):
            return self.word(value)
        if isinstance(value, dict):
            return self.action(value, names)
        if name in SEATS and isinstance(value, int) and 0 <= value < len(names):
            return names[value]
        return value

    def bent(self, name: str, value: object) -> dict[str, str]:
        """The other forms of a word, as arguments beside the one it stands for."""
        if not isinstance(value, str):
            return {}
        word = message_id("word", value)
        one = next((b for b in self.bundles if b.has_message(word)), None)
        if one is None:
            return {}
        forms = one.get_message(word).attributes
        return {f"{name}-{form}": str(one.format_pattern(forms[form])[0]) for form in forms}

    def message(self, name: str, args: Mapping[str, object], plain: str) -> str:
        """A message; `plain` stands in for one that no catalogue has."""
        for one in self.bundles:
            if one.has_message(name):
                pattern = one.get_message(name).value
                if pattern is not None:
                    return str(one.format_pattern(pattern, dict(args))[0])
        return plain
