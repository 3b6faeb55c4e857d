"""Wallenstein's table as text, for the terminal: it reads well at 80 columns."""

import textwrap
from typing import Protocol

from theatrum.games.wallenstein.forms import ACTION_NAMES, GREEN, PROVINCE_NAMES, REGION_NAMES
from theatrum.games.wallenstein.game import Wallenstein
from theatrum.games.wallenstein.view import BUILDINGS, Player, Province, View

NAME_WIDTH = 14
OWNER_WIDTH = 8
PLAYER_WIDTH = 14
LETTERS = {"palace": "P", "church": "C", "trading_house": "T"}
PLAN_WORDS = {"hidden": "word-hidden", "empty": "word-empty", "lost": "word-lost"}


class Speech(Protocol):
    """The words of the game, as the library has them."""

    def word(self, name: str) -> str: ...
    def label(self, name: str) -> str: ...
    def text(self, name: str, /, **args: object) -> str: ...
    def names(self, names: list[str]) -> str: ...


def text(game: Wallenstein, view: View, words: Speech, names: list[str], width: int) -> str:
    """The position as its reader sees it."""
    parts = [
        wrap("", season_line(view, words), width),
        map_lines(game, view, words, names),
        player_lines(view, words, names),
        [line for note in notes(game, view, words, names) for line in wrap("", note, width)],
        plan_lines(view, words, width),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def wrap(head: str, body: str, width: int) -> list[str]:
    """Head and body on one line; what is too long goes on below the body."""
    indent = " " * (len(head) or 2)
    return textwrap.wrap(head + body, max(width, len(head) + 20), subsequent_indent=indent)


def shorten(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"


def season_line(view: View, words: Speech) -> str:
    if view.over:
        return words.text("board-over")
    if view.year == 0:
        return words.text("board-draft")
    season = words.word(view.season)
    return words.text("board-season", year=view.year, years=view.years, season=season)


# The map.


def map_lines(game: Wallenstein, view: View, words: Speech, names: list[str]) -> list[str]:
    """The regions in two columns, each with its provinces."""
    blocks = []
    for region in range(len(REGION_NAMES)):
        rows = [
            cell(game, province, words, names)
            for province in view.provinces
            if game.board.region[PROVINCE_NAMES.index(province.province)] == region
        ]
        if rows:
            blocks.append([words.label(REGION_NAMES[region]), *rows])
    left: list[str] = []
    right: list[str] = []
    for block in blocks:
        shorter = left if len(left) <= len(right) else right
        shorter += [*([""] if shorter else []), *block]
    size = max(len(line) for line in left) + 3
    right += [""] * (len(left) - len(right))
    left += [""] * (len(right) - len(left))
    out = [(one.ljust(size) + other).rstrip() for one, other in zip(left, right, strict=True)]
    return [*out, words.text("board-legend")]


def cell(game: Wallenstein, province: Province, words: Speech, names: list[str]) -> str:
    """A province: owner, armies, revolt markers, cities with their buildings, gold and grain."""
    number = PROVINCE_NAMES.index(province.province)
    owner = "·" if province.owner is None else shorten(names[province.owner], OWNER_WIDTH - 1)
    built = "".join(LETTERS[b] for b in BUILDINGS if b in province.buildings)
    armies = "" if province.owner is None else str(province.armies)
    markers = f"{province.markers}!" if province.markers else ""
    return (
        f" {shorten(words.label(province.province), NAME_WIDTH).ljust(NAME_WIDTH)} "
        f"{owner.ljust(OWNER_WIDTH)}{armies.rjust(2)} {markers.ljust(2)} "
        f"{built.ljust(game.board.cities[number], '·').ljust(3)} "
        f"{game.board.gold[number]}/{game.board.grain[number]}"
    )


# The players.


def player_lines(view: View, words: Speech, names: list[str]) -> list[str]:
    titles = ("board-score", "board-provinces", "board-gold", "board-grain", "board-supply")
    labels = [words.text(title) for title in titles]
    sizes = [max(5, len(label)) + 1 for label in labels]
    head = "".join(label.rjust(size) for label, size in zip(labels, sizes, strict=True))
    order = list(view.order) + [seat for seat in range(view.seats) if seat not in view.order]
    out = [f"  {words.text('board-player').ljust(PLAYER_WIDTH)}{head}"]
    for player in (view.players[seat] for seat in order):
        name = names[player.seat]
        shown = words.text("board-you", name=name) if player.seat == view.reader else name
        numbers = [player.score, player.provinces, player.gold, player.grain, player.supply]
        cells = "".join(str(n).rjust(size) for n, size in zip(numbers, sizes, strict=True))
        rest = player_note(player, words)
        out.append(f"  {shorten(shown, PLAYER_WIDTH).ljust(PLAYER_WIDTH)}{cells}{rest}".rstrip())
    if view.order:
        out.append("  " + words.text("board-order"))
    return out


def player_note(player: Player, words: Speech) -> str:
    if player.groups:
        groups = " ".join(str(size) for size in reversed(player.groups))
        return "  " + words.text("board-groups", groups=groups)
    return "  " + words.text("board-planned") if player.planned else ""


# What lies beside the map.


def notes(game: Wallenstein, view: View, words: Speech, names: list[str]) -> list[str]:
    out: list[str] = []
    if view.laid:
        laid = ", ".join(words.label(card) for card in view.laid)
        out.append(words.text("board-pile", laid=laid, pile=view.pile))
    if view.event is not None:
        out.append(words.text("board-event", event=event_text(view.event, words)))
    if view.events:
        losses = {event.name: event.grain_loss for event in game.board.events}
        lying = [
            words.text("board-loss", event=words.word(event), loss=losses[event])
            for event in view.events
        ]
        out.append(words.text("board-events", events="; ".join(lying)))
    if view.actions:
        out.append(actions_text(view, words))
    if view.fight is not None:
        province = words.word(view.fight.province)
        out.append(words.text("board-fight", province=province, **fighters(view)))
    if any(view.tray):
        out.append(words.text("board-tray", cubes=cubes_text(view.tray, words, names)))
    if view.tower is not None and any(view.tower):
        out.append(words.text("board-tower", cubes=cubes_text(view.tower, words, names)))
    tiles = dict(zip(BUILDINGS, view.tiles, strict=True))
    out.append(words.text("board-tiles", peasants=view.peasants, **tiles))
    return out


def fighters(view: View) -> dict[str, int]:
    assert view.fight is not None
    return {"attackers": view.fight.attackers, "rebels": view.fight.rebels}


def event_text(event: str, words: Speech) -> str:
    title, rest = words.word(event), words.text(f"text-{event}".replace("_", "-"))
    return words.text("board-card", title=title, text=rest)


def actions_text(view: View, words: Speech) -> str:
    """The row of action cards; the one under way stands in brackets."""
    shown: list[str] = []
    for number, action in enumerate(view.actions, 1):
        if action is not None:
            label = words.label(action)
            shown.append(f"{number} [{label}]" if action == view.action else f"{number} {label}")
    hidden = view.actions.count(None)
    return words.text("board-actions", actions=", ".join(shown), hidden=hidden)


def cubes_text(cubes: list[int], words: Speech, names: list[str]) -> str:
    parts = [f"{cubes[seat]} {name}" for seat, name in enumerate(names) if cubes[seat]]
    if cubes[GREEN]:
        parts.append(words.text("board-green", count=cubes[GREEN]))
    return ", ".join(parts)


def plan_lines(view: View, words: Speech, width: int) -> list[str]:
    """The reader's own plan, as far as it is made."""
    if view.own is None:
        return []
    parts: list[str] = []
    for action, card in zip(ACTION_NAMES, view.own.plan, strict=True):
        if card is not None:
            known = PLAN_WORDS.get(card)
            said = words.label(card) if known is None else words.text(known)
            parts.append(words.text("board-planned-card", action=words.label(action), card=said))
    out = wrap("", words.text("board-plan", cards=", ".join(parts)), width) if parts else []
    if view.own.next is not None:
        out += wrap("", words.text("board-next", action=words.word(view.own.next)), width)
    return out
