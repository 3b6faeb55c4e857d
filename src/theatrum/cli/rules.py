"""`theatrum rules`: a game's rule ledger and options."""

import argparse
from pathlib import Path

import theatrum
from theatrum.cli.common import (
    FAILED,
    Fail,
    Subparsers,
    add_game,
    command,
    load_title,
    say,
    say_json,
    shown,
    tr,
    words_of,
)
from theatrum.cli.screen import entry_text, rule_text, wrap
from theatrum.library import ledger, rulebook
from theatrum.library.catalogue import AnyGame
from theatrum.library.words import Words

EXAMPLES = """\
theatrum rules el_grande              all rules
theatrum rules el_grande ELG-046      one rule
theatrum rules el_grande castillo     the rules that have a word
theatrum --lang hu rules el_grande    in Hungarian
theatrum rules el_grande --options    what can be chosen before a match
theatrum rules el_grande --coverage   which rules code and tests name"""


def add(commands: Subparsers) -> None:
    parser = command(commands, "rules", "read the numbered rules of a game", EXAMPLES)
    add_game(parser)
    parser.add_argument("query", metavar="ID|TEXT", nargs="*", help="a rule's number, or words")
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--ledger", action="store_true", help="the ledger's entries, with where they come from"
    )
    what.add_argument("--options", action="store_true", help="the options of the game")
    what.add_argument(
        "--coverage",
        action="store_true",
        help="which rules code and tests name; needs a checkout of Theatrum",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = load_title(args.game).game
    if args.query and (args.options or args.coverage):
        raise Fail("--options and --coverage take no rule to look for")
    words = words_of(game.name, args)
    if args.options:
        return options(game, words, args.json)
    if args.coverage:
        return coverage(game, args.json)
    query = " ".join(args.query)
    if args.ledger:
        entries = ledger.find(game.name, query) if query.strip() else ledger.entries(game.name)
        return print_found(game, query, [*entries], [*map(entry_text, entries)], args.json)
    # Without words to look for, every rule is found.
    rules = rulebook.find(game.name, query, words.language)
    texts = [rule_text(rule, words) for rule in rules]
    return print_found(game, query, [*rules], texts, args.json)


def print_found(
    game: AnyGame, query: str, found: list[object], texts: list[str], as_json: bool
) -> int:
    if not found:
        raise Fail("no rule of {game} has '{query}'", FAILED, game=game.name, query=shown(query))
    if as_json:
        say_json(found)
    else:
        say("\n\n".join(texts))
    return 0


def options(game: AnyGame, words: Words, as_json: bool) -> int:
    if as_json:
        say_json(
            [
                {
                    "name": option.name,
                    "choices": option.choices,
                    "default": option.choices[option.default],
                    "rule": game.rule_name(option.rule),
                }
                for option in game.options
            ]
        )
        return 0
    for option in game.options:
        name = option.name.replace("_", "-")
        title = words.text(f"option-{name}")
        say(f"{option.name}: {title} [{game.rule_name(option.rule)}]")
        say(wrap(words.text(f"option-{name}-help"), "  "))
        for i, choice in enumerate(option.choices):
            text = str(choice).lower() if isinstance(choice, bool) else str(choice)
            usual = f" ({tr('default')})" if i == option.default else ""
            say(f"  {option.name}={text}: {words.choice(option.name, choice)}{usual}")
        say()
    return 0


def coverage(game: AnyGame, as_json: bool) -> int:
    try:
        found = ledger.coverage(game.name, checkout(game.name))
    except ledger.NoCheckout as error:
        raise Fail("{problem}", problem=str(error)) from None
    if as_json:
        say_json(found)
    else:
        say(f"{found.rules} rules: {found.cited_by_code} named in code, {found.tested} in tests")
        say(f"{len(found.no_test_needed)} need no test")
        for rule, why in found.no_test_needed.items():
            say(wrap(why, f"  {rule}  "))
        say(wrap(", ".join(found.untested) or "none", "untested: ", "  "))
    if found.unknown:
        raise Fail(
            "the ledger lacks {rules}, named in code or tests",
            FAILED,
            rules=", ".join(found.unknown),
        )
    return 0


def checkout(game: str) -> Path:
    """The folder of Theatrum's sources: around the working directory, or around the package."""
    here = Path.cwd()
    for folder in (here, *here.parents, *Path(theatrum.__file__).resolve().parents):
        if (folder / "tests").is_dir() and (folder / "src" / "theatrum" / "games" / game).is_dir():
            return folder
    return here
