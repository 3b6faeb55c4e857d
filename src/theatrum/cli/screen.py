"""Text for a terminal: wrapped lines, columns, rules, the log and the position in words."""

import re
import shutil
import textwrap
from collections.abc import Iterator

import msgspec

from theatrum.cli.common import printable
from theatrum.library import ledger, rulebook
from theatrum.library.catalogue import shelf
from theatrum.library.words import Words
from theatrum.match.agreements import AgreementRecord
from theatrum.match.match import Match, Told, Undo

NARROWEST = 40
WIDEST = 100
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what has scrolled off it, and the cursor home


def width() -> int:
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))


def wrap(text: str, head: str = "", after: str | None = None) -> str:
    """A paragraph behind a head; further lines are indented as `after` or below the text."""
    indent = " " * len(head) if after is None else after
    lines = textwrap.wrap(text, width(), initial_indent=head, subsequent_indent=indent)
    return "\n".join(lines) or head


def sentence(text: str) -> str:
    """An error message as a sentence of its own."""
    return wrap(f"{text[:1].upper()}{text[1:]}.")


def columns(items: list[str], numbered: bool = True) -> str:
    """Items one below the other, in as many columns as fit."""
    size = len(str(len(items))) + 1
    heads = [f"{i:>{size}}) " if numbered else "  " for i in range(1, len(items) + 1)]
    cells = [head + item for head, item in zip(heads, items, strict=True)]
    wide = max(len(cell) for cell in cells) + 2
    across = max(1, min(width() // wide, (len(cells) + 3) // 4))
    rows = -(-len(cells) // across)
    return "\n".join(
        "".join(cell.ljust(wide) for cell in cells[row::rows]).rstrip() for row in range(rows)
    )


# Rules.


def entry_text(entry: ledger.Entry) -> str:
    """An entry of the ledger, with where it comes from."""
    return paragraphs(entry.id, entry.title, entry.text.splitlines())


def rule_text(rule: rulebook.Rule, words: Words) -> str:
    """A rule for players, its rulings and examples marked as such."""
    rulings = [words.text("table-ruling", text=one) for one in rule.rulings]
    examples = [words.text("table-example", text=one) for one in rule.examples]
    return paragraphs(rule.id, rule.title, [*rule.text.splitlines(), *rulings, *examples])


def paragraphs(name: str, title: str, lines: list[str]) -> str:
    head = f"{name}  {title}" if title else name
    plain = [re.sub(r"[*`]+", "", line) for line in lines if line.strip()]
    return "\n".join([head, *(wrap(line, "  ") for line in plain)])


def rule_named(match: Match, name: str, words: Words) -> str:
    """A rule of the match's game by its name, for players."""
    found = rulebook.find(match.title.name, name, words.language)
    return rule_text(found[0], words) if found else name


# The log and the position.


def names_of(match: Match) -> list[str]:
    return [printable(seat.name) for seat in match.seats]


def log_lines(match: Match, words: Words, told: list[Told], since: int = 0) -> list[str]:
    """The log from entry `since` on, for a reader who was told this."""
    return [
        wrap(line, "  ", "    ")
        for _, line in log_entries(match, words, told, since, len(match.log))
    ]


def numbered_log(match: Match, words: Words, told: list[Told], last: int) -> list[str]:
    """The log up to an entry, with the number of actions in force behind which each fact stands."""
    at = {done.number: i for i, done in enumerate(match.line, 1)}
    size = len(str(len(match.line))) + 2
    out: list[str] = []
    before = -1
    for number, line in log_entries(match, words, told, 0, last):
        head = str(at.get(number, "")) if number != before else ""
        out.append(wrap(line, f"{head:>{size}}  ", " " * (size + 4)))
        before = number
    return out


def log_entries(
    match: Match, words: Words, told: list[Told], since: int, last: int
) -> Iterator[tuple[int, str]]:
    """The lines of the log, each with the number of its entry."""
    names = names_of(match)
    in_force = {0, *(done.number for done in match.line)}
    by_entry: dict[int, list[str]] = {}
    for one in told:
        fact = match.game.fact(one.event)
        text = f"{words.fact(fact, names)} [{fact['rule']}]"
        if one.number not in in_force:
            text = words.text("table-taken-back", fact=text)
        by_entry.setdefault(one.number, []).append(text)
    for number in range(since, last + 1):
        for text in by_entry.get(number, []):
            yield number, text
        for made in match.agreements:
            if made.number == number:
                yield number, agreement(match, words, made)
        entry = match.log[number - 1] if number > 0 else None
        if isinstance(entry, Undo):
            yield number, words.text("table-undo", name=names[entry.seat], count=entry.count)


def agreement(match: Match, words: Words, one: AgreementRecord) -> str:
    """What people have agreed on, or not, in their own words."""
    names = names_of(match)
    return words.text(
        "table-agreement",
        name=names[one.seat],
        others=words.names(names[seat] for seat in one.to),
        text=printable(" ".join(one.text.split())),
        status="lapsed" if one.status == "open" and match.over else one.status,
    )


def position_text(match: Match, state: object, reader: int, words: Words) -> str:
    """The position as a seat or a spectator sees it; a game without its own text as plain data."""
    view = match.game.view(state, reader)
    render = shelf(match.title.name).text
    if render is not None:
        return render(match.game, view, words, names_of(match), width())
    return msgspec.json.format(msgspec.json.encode(view)).decode()


def own_text(match: Match, state: object, seat: int) -> str:
    """What only one seat sees, as plain data."""
    return msgspec.json.encode(match.game.own(state, seat)).decode()


def result_lines(match: Match, words: Words) -> list[str]:
    """The seats of a decided match from first to last."""
    game, names = match.game, names_of(match)
    places, scores = game.places(match.state), game.scores(match.state)
    order = sorted(range(len(names)), key=lambda seat: places[seat])
    return [
        "  " + words.text("table-place", place=places[seat], name=names[seat], points=scores[seat])
        for seat in order
    ]
