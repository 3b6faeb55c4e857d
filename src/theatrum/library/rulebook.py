"""A game's rulebook for players: its rules in the order of the rulebook, in the reader's language.

A file `rulebook/<language>.md` has a title, sections, and under each the rules that belong there:

    # El Grande
    ## Setup
    ### ELG-015 Caballeros
    What the rule says, in one paragraph or several.
    Ruling: where we had to decide, and why.
    Example: one of the text.

The labels are in the file's language. A rule that a language lacks is told in English, one that
English lacks too as the ledger has it.
"""

import re
import unicodedata
from functools import cache

import msgspec

from theatrum.library import ledger
from theatrum.library.catalogue import folder
from theatrum.library.words import ENGLISH

RULINGS = frozenset({"Ruling", "Döntés", "Решение"})
EXAMPLES = frozenset({"Example", "Példa", "Пример"})

HEAD = re.compile(r"### ([A-Z]{3})-(\d{3}) ?(.*)")
SECTION = re.compile(r"## (.*)")
LABEL = re.compile(r"(\w+): (.*)")


class Rule(msgspec.Struct, frozen=True, omit_defaults=True):
    """One rule for players; text, rulings and examples are the ledgers' little Markdown."""

    id: str
    title: str
    text: str
    section: str
    rulings: list[str] = []
    examples: list[str] = []

    @property
    def number(self) -> int:
        return int(self.id[4:])


def rules(game: str, language: str = ENGLISH) -> list[Rule]:
    """All rules of a game, in the order of its ledger; raises NoSuchGame."""
    return list(read_rules(game, language))


@cache
def read_rules(game: str, language: str) -> tuple[Rule, ...]:
    told = {rule.id: rule for one in (ENGLISH, language) for rule in written(game, one)}
    return tuple(told.get(entry.id) or from_ledger(entry) for entry in ledger.entries(game))


def written(game: str, language: str) -> list[Rule]:
    """The rules that a language's file has; none if there is no such file."""
    file = folder(game) / "rulebook" / f"{language}.md"
    if language not in languages(game):
        return []
    return parse(file.read_text(encoding="utf-8"))


def languages(game: str) -> list[str]:
    """The languages that a game's rulebook is written in."""
    shelf = folder(game) / "rulebook"
    if not shelf.is_dir():
        return []
    return sorted(f.name.removesuffix(".md") for f in shelf.iterdir() if f.name.endswith(".md"))


def from_ledger(entry: ledger.Entry) -> Rule:
    """The ledger's entry as a rule, without its notes on where it comes from."""
    text = re.sub(r"\*Seed:\*.*?(?=\*[A-Z]\w*:\*|\Z)", "", entry.text, flags=re.DOTALL)
    return Rule(entry.id, entry.title, text.strip(), entry.section)


def parse(text: str) -> list[Rule]:
    """The rules of a rulebook's text."""
    out: list[Rule] = []
    section = ""
    for line in text.splitlines():
        if found := HEAD.fullmatch(line):
            out.append(Rule(f"{found[1]}-{found[2]}", found[3].strip(), "", section, [], []))
        elif found := SECTION.fullmatch(line):
            section = found[1].strip()
        elif out and not line.startswith("#"):
            out[-1] = with_line(out[-1], line.rstrip())
    return [msgspec.structs.replace(rule, text=rule.text.strip()) for rule in out]


def with_line(rule: Rule, line: str) -> Rule:
    label = LABEL.fullmatch(line)
    if label and label[1] in RULINGS:
        return msgspec.structs.replace(rule, rulings=[*rule.rulings, label[2]])
    if label and label[1] in EXAMPLES:
        return msgspec.structs.replace(rule, examples=[*rule.examples, label[2]])
    return msgspec.structs.replace(rule, text=f"{rule.text}\n{line}")


# Searching.


def find(game: str, query: str, language: str = ENGLISH) -> list[Rule]:
    """The rules that a query means: one by its id (ELG-042) or its bare number (42), else all that
    have every word of it, in any case and with or without accents."""
    known = rules(game, language)
    wanted = bare(query[: ledger.QUERY_LENGTH]).strip()
    if number := re.fullmatch(r"(?:([a-z]{3})-?)?(\d{1,4})", wanted):
        prefix = (number[1] or "").upper()
        return [r for r in known if r.number == int(number[2]) and r.id.startswith(prefix)]
    words = wanted.split()
    return [rule for rule in known if ledger.has_words(bare(all_of(rule)), words)]


def all_of(rule: Rule) -> str:
    return " ".join([rule.title, rule.text, *rule.rulings, *rule.examples])


def bare(text: str) -> str:
    """A text without case and accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in parts if not unicodedata.combining(c))
