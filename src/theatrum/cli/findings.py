"""What is wrong with a data file, in the reader's language. The games word it in English where they
find it, as `part: sentence (rule)`. Here the sentence is recognised, and said again."""

import re
from functools import cache

from theatrum.cli.common import tr

LARGE = "larger than {most} MiB"
# The sentences, with the places of their arguments; the particular ones before the general.
SENTENCES = (
    LARGE,
    "can't be read ({reason})",
    "not JSON ({reason})",
    "must be a JSON object",
    "'schema' must be one of {names}",
    "must be these 45, in this order: {names}",
    "the regions must be, in this order: {names}",
    "the actions must be, in this order: {names}",
    "'{field}' must be, in this order: {names}",
    "'{field}' must be the 96 spaces of the board, in its order",
    "'{field}' must be the 22 provinces of the board, in its order",
    "'{field}' must be the cards 1 to 64, in this order",
    "'{field}' must be a list of 1 to {most} objects",
    "'{field}' must be a list of objects",
    "'{field}' must be a list of generals",
    "'{field}' must be a list",
    "'{field}' must be an object",
    "'{field}' must name a space for rome and for carthage",
    "'{field}' must be rome or carthage",
    "'{field}' must be null or from 1 to 30",
    "'{field}' must be falling numbers from 2 to 5",
    "'{field}' must be from {least} to {most}",
    "'{field}' must be rows without gaps, the last without end",
    "'{field}' must be: {names}",
    "'{field}' is null, minor or major",
    "'{field}' is missing",
    "unknown '{field}'",
    "'initial_control' of {group} must list fortresses",
    "'initial_control' of {group} needs {count} fortresses",
    "needs 'id' and 'params'",
    "needs 'heads' from 1 to 5 and 'copies' from 1 to 11",
    "needs the 'ledger' entry it follows, such as ELG-095",
    "needs '{field}' from {least} to {most}",
    "the movable scoreboards must be board_840 and board_400, with scores",
    "the decks 1 to 5 must have 11, 11, 11, 11 and 1 cards",
    "deck 5 must be the King's card",
    "the power cards must have the values 1 to 13, once each",
    "a power card brings 0 to 6 caballeros",
    "the card that offers two actions needs both as cards of their own",
    "the castillo needs a 'score' of three falling whole numbers",
    "{name} needs a 'score' of three falling whole numbers",
    "{name} can't be adjacent to '{other}'",
    "{name} can't be a neighbour of '{other}'",
    "{name} names {other} as a neighbour, but not the other way",
    "{name} stands there twice",
    "{name} is a port and needs '{field}'",
    "{name} is a walled city and needs an owner",
    "each of '{field}' needs {names}",
    "each battle card needs '{field}'",
    "there must be 48 battle cards",
    "the siege table needs rows of max, points, besieger_loss",
    "the last row of the siege table must have max 99",
    "the naval table needs three results with 'max'",
    "the naval table needs '{field}'",
    "the table '{name}' needs {names}",
    "attrition row '{name}' must be seven numbers",
    "the {size} retreat die for {name} needs six faces",
    "Roman reinforcements need '{field}'",
    "the reinforcements of turn 6 need '{field}'",
    "a link can't join {a} and {b}",
    "the link {ends} needs '{field}': {choices}",
    "the link {ends} needs '{field}'",
    "card {number} needs '{field}' from {least} to {most}",
    "card {number} needs '{field}': {choices}",
    "card {number} needs '{field}'",
    "card {number} asks for an unknown province",
    "there must be nine electors",
    "at least one road must join the two maps",
    "not all cities of the {name} map are joined by roads",
    "every major power needs an off-map box with an '{field}'",
    "every off-map box needs a major 'power' and a list 'start'",
    "the arrow of a box leads to '{name}'",
    "every political card needs its own 'id'",
    "every event card needs its own 'id'",
    "every city needs its own 'id', not '{name}'",
    "there is one Imperial Election",
    "the 'instructions' of {name} can only grant troops",
    "the 'marker_moves' of {name} need track, direction, distance",
    "the elector {name} must be a fortress",
    "all fortresses of Silesia, and no others, have markers",
    "the four fortresses with elector markers must be electors",
    "the road {a} - {b} leads to an unknown city",
    "the road {a} - {b} is there twice, or leads nowhere",
    "the road {a} - {b} needs '{field}'",
    "too many pieces begin in {name}",
    "{name} must begin in {count} place(s)",
    "{name} has {count} generals by rank",
    "the generals of {name} need '{field}' from {least} to {most}",
    "the troops of {name} can't be distributed",
    "the {name} track needs 'spaces', one of them with a star",
    "the saxony track leads from Prussian to Austrian ally over (S)",
    "a space of the {name} track has unknown icons",
    "there can be no fixed set-up for '{seats}' seats",
    "the fixed set-up for {seats} deals a province twice, or too few",
    "the fixed set-up for {seats} deals an absent province",
    "with {seats} seats there are more groups than provinces",
    "fixed set-up {name} is no list of armies",
    "fixed set-up {name} is too large",
    "{name} needs one of the 22 provinces",
    "{name} needs one of the five regions",
    "{name} needs one of the countries",
    "{name} needs a region: {names}",
    "{name} needs a list '{field}'",
    "{name} needs a 'title' and what it does",
    "{name} needs a '{field}' from {least} to {most}",
    "{name} needs a '{field}'",
    "{name} needs 'map' flanders or bohemia",
    "{name} needs 'arms' of major powers",
    "{name} needs '{field}' true or false",
    "{name} needs '{field}' from {least} to {most}",
    "{name} needs '{field}': {choices}",
    "{name} needs {count} '{field}'",
    "{name} needs '{field}'",
)
RULE = re.compile(r" \([A-Z]{3}-\d{3}\)\Z")


def said(finding: str) -> str:
    """The finding in the language of the command; what it is about and its rule stay."""
    rule = RULE.search(finding)
    about, colon, sentence = (finding[: rule.start()] if rule else finding).partition(": ")
    while colon:
        for text, pattern in patterns().items():
            if found := pattern.fullmatch(sentence):
                return f"{about}: {tr(text, **found.groupdict())}{rule[0] if rule else ''}"
        head, colon, sentence = sentence.partition(": ")  # a card, a city within the part
        about += f": {head}"
    return finding


@cache
def patterns() -> dict[str, re.Pattern[str]]:
    return {
        text: re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+?)", re.escape(text)))
        for text in SENTENCES
    }
