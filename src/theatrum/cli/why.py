"""Answers to "why can't I do that?": the action that a few words mean, and the rule against it."""

import re

from theatrum.cli.screen import columns, names_of, rule_named
from theatrum.library.words import SEATS, Words
from theatrum.match.match import Match

SHORTEST_PREFIX = 3  # "arag" means Aragon, but "a" doesn't
LISTED = 20


def why(match: Match, words: Words, seat: int, query: str) -> str:
    """The rule that forbids what the words mean to a seat now."""
    found = meant(match, words, query)
    names, game = names_of(match), match.game
    if not found:
        return words.text("table-why-nothing")
    if len(found) > 1:
        lines = [
            f"{words.action(game.actions.json(a), names)} [{verdict(match, words, seat, a)}]"
            for a in found[:LISTED]
        ]
        return (
            words.text("table-why-several", count=len(found))
            + "\n"
            + columns(lines, numbered=False)
        )
    title = words.action(game.actions.json(found[0]), names)
    rule = game.why_not(match.state, seat, found[0])
    if rule == 0:
        number = list(game.legal(match.state, seat)).index(found[0]) + 1
        return words.text("table-why-allowed", action=title, number=number)
    reply = words.text("table-why-not", action=title)
    return reply + "\n" + rule_named(match, game.rule_name(rule), words)


def verdict(match: Match, words: Words, seat: int, action: int) -> str:
    rule = match.game.why_not(match.state, seat, action)
    return words.text("table-allowed") if rule == 0 else match.game.rule_name(rule)


def meant(match: Match, words: Words, query: str) -> list[int]:
    """The actions that have the most words of the query; those of a verb in it go before others."""
    tokens = re.findall(r"\w+", query.casefold())
    hits = {
        action: sum(has(own, token) for token in tokens)
        for action, own in vocabulary(match, words).items()
    }
    most = max(hits.values())
    found = [action for action, count in hits.items() if count == most > 0]
    verbs = [action for action in found if match.game.actions.json(action)["verb"] in tokens]
    return verbs or found


def vocabulary(match: Match, words: Words) -> dict[int, set[str]]:
    """The words of every action that this table can think of: its sentence and its JSON values."""
    actions, names = match.game.actions, names_of(match)
    out: dict[int, set[str]] = {}
    for action in range(actions.size):
        form = actions.json(action)
        if all(form[n] in range(len(names)) for n in form.keys() & SEATS):
            values = [str(value).replace("_", " ") for value in form.values()]
            text = " ".join([words.action(form, names), *values])
            out[action] = set(re.findall(r"\w+", text.casefold()))
    return out


def has(own: set[str], token: str) -> bool:
    if token in own:
        return True
    if token.isdigit() or len(token) < SHORTEST_PREFIX:
        return False
    return any(word.startswith(token) for word in own)
