"""El Grande's table as text, for the terminal: it reads well at 80 columns."""

import textwrap
from typing import Protocol

from theatrum.core.forms import Json
from theatrum.games.el_grande.forms import REGION_NAMES
from theatrum.games.el_grande.game import ElGrande
from theatrum.games.el_grande.view import Declared, Own, Place, Player, View

PLACE_WIDTH = 16
VALUE_WIDTH = 7
SEAT_WIDTH = 9
NAME_WIDTH = 14


class Speech(Protocol):
    """The words of the game, as the library has them."""

    def word(self, name: str) -> str: ...
    def label(self, name: str) -> str: ...
    def text(self, name: str, /, **args: object) -> str: ...
    def action(self, form: Json, names: list[str]) -> str: ...
    def names(self, names: list[str]) -> str: ...


def text(game: ElGrande, view: View, words: Speech, names: list[str], width: int) -> str:
    """The position as its reader sees it."""
    parts = [
        wrap("", round_line(view, words), width),
        board_lines(game, view, words, names),
        player_lines(view, words, names, width) + wrap("  ", powers_line(game, words), width),
        [line for note in notes(view, words, names) for line in wrap("", note, width)],
        offer_lines(view, words, width),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def wrap(head: str, body: str, width: int) -> list[str]:
    """Head and body on one line; what is too long goes on below the body."""
    indent = " " * (len(head) or 2)
    return textwrap.wrap(head + body, max(width, len(head) + 20), subsequent_indent=indent)


def round_line(view: View, words: Speech) -> str:
    king = words.word(view.king)
    if view.over:
        return words.text("board-over", king=king)
    scoring = 0 if view.round % 3 == 0 else (view.round + 2) // 3 * 3
    return words.text("board-round", round=view.round, king=king, scoring=scoring)


def board_lines(game: ElGrande, view: View, words: Speech, names: list[str]) -> list[str]:
    """Regions and castillo against players."""
    near = [REGION_NAMES[region] for region in game.board.near[REGION_NAMES.index(view.king)]]
    heads = "".join(shorten(name, SEAT_WIDTH - 2).rjust(SEAT_WIDTH) for name in names)
    title = words.text("board-place").ljust(PLACE_WIDTH)
    out = [f"  {title}{words.text('board-value').ljust(VALUE_WIDTH)}{heads}"]
    for place in view.places:
        name = words.label(place.place)
        value = "/".join(str(v) for v in place.value) + ("*" if place.scoreboard else "")
        king = "K " if place.king else "+ " if place.place in near else "  "
        cells = "".join(cell(place, seat) for seat in range(view.seats))
        out.append(f"{king}{name.ljust(PLACE_WIDTH)}{value.ljust(VALUE_WIDTH)}{cells}".rstrip())
    return [*out, "  " + words.text("board-legend")]


def cell(place: Place, seat: int) -> str:
    if place.caballeros is None:
        return "?".rjust(SEAT_WIDTH)
    count = str(place.caballeros[seat] or "·")
    return ("G " if seat in place.grandes else "").rjust(SEAT_WIDTH - 2) + count.rjust(2)


def player_lines(view: View, words: Speech, names: list[str], width: int) -> list[str]:
    titles = ("board-score", "board-court", "board-province", "board-power")
    labels = [words.text(title) for title in titles]
    sizes = [max(5, len(label)) + 2 for label in labels]
    head = "".join(label.rjust(size) for label, size in zip(labels, sizes, strict=True))
    title = words.text("board-player").ljust(NAME_WIDTH)
    out = [f"  {title}{head}  {words.text('board-hand')}"]
    for player in view.players:
        mine = player.seat == view.reader
        name = names[player.seat]
        shown = words.text("board-you", name=name) if mine else name
        numbers = [player.score, player.court, player.province, player.power or "·"]
        cells = "".join(str(n).rjust(size) for n, size in zip(numbers, sizes, strict=True))
        mark = "> " if player.seat == view.active else "  "
        hand = hand_text(player, view.own if mine else None, words)
        row = f"{mark}{shorten(shown, NAME_WIDTH).ljust(NAME_WIDTH)}{cells}  "
        out += wrap(row, hand, width)
    return out


def powers_line(game: ElGrande, words: Speech) -> str:
    """How many caballeros each power card brings to the court."""
    heads = game.board.heads
    groups: list[str] = []
    for count in sorted(set(heads[1:]), reverse=True):
        values = [str(value) for value in range(1, len(heads)) if heads[value] == count]
        groups.append(words.text("board-brings", powers="/".join(values), count=count))
    return words.text("board-powers", groups=", ".join(groups))


def hand_text(player: Player, own: Own | None, words: Speech) -> str:
    if own is not None:
        return numbers_text(own.hand)
    hand = player.hand
    if not hand.possible:
        return numbers_text(hand.certain)
    return words.text(
        "board-hand-unsure",
        certain=numbers_text(hand.certain),
        count=hand.count - len(hand.certain),
        possible=numbers_text(hand.possible),
    )


def numbers_text(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def notes(view: View, words: Speech, names: list[str]) -> list[str]:
    """What lies on the table besides: the card of the turn, dials, Vetoes, a declared step."""
    out: list[str] = []
    if view.order:
        out.append(words.text("board-order", names=", ".join(names[seat] for seat in view.order)))
    if view.card is not None and view.active is not None:
        kind = "board-card-open" if view.special_open else "board-card-used"
        title, card_text = words.word(view.card), card_text_of(view.card, words)
        out.append(words.text(kind, name=names[view.active], title=title, text=card_text))
    for player in view.players:
        name = names[player.seat]
        for last in player.vetoes:
            kind = "board-veto-longer" if last > view.rounds_played else "board-veto-now"
            out.append(words.text(kind, name=name))
        if player.dial is not None:
            out.append(words.text("board-dial-shown", name=name, region=words.word(player.dial)))
    secret = [names[p.seat] for p in view.players if p.dialled and p.dial is None]
    if secret:
        out.append(words.text("board-dials-set", names=words.names(secret)))
    if view.own is not None and view.own.dial is not None:
        out.append(words.text("board-dial-own", region=words.word(view.own.dial)))
    if view.declared is not None:
        out.append(declared_text(view.declared, words, names))
    return out


def declared_text(declared: Declared, words: Speech, names: list[str]) -> str:
    step = words.action(declared.step, names)
    if declared.owner is not None and declared.region is not None:
        owner, region = names[declared.owner], words.word(declared.region)
        return words.text("board-declared-move", step=step, owner=owner, region=region)
    if declared.struck is not None:
        return words.text("board-declared-strike", step=step, struck=names[declared.struck])
    return words.text("board-declared", step=step)


def offer_lines(view: View, words: Speech, width: int) -> list[str]:
    heads = {
        deck: words.text("board-heads", heads=deck)
        for deck, card in enumerate(view.offer, 1)
        if card is not None
    }
    size = max((len(head) for head in heads.values()), default=0) + 2
    out: list[str] = []
    for deck, head in heads.items():
        card = view.offer[deck - 1] or ""
        title, card_text = words.word(card), card_text_of(card, words)
        whole = words.text("board-card", title=title, text=card_text)
        out += wrap("  " + head.ljust(size), whole, width)
    return [words.text("board-offer"), *out] if out else []


def card_text_of(card: str, words: Speech) -> str:
    return words.text(f"text-{card}".replace("_", "-"))


def shorten(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"
