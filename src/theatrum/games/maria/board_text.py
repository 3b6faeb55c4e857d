"""Maria's table as text, for the terminal: powers, armies, markers and what lies open."""

import textwrap
from typing import Protocol

from theatrum.core.forms import Json
from theatrum.games.maria.game import Maria
from theatrum.games.maria.view import General, Own, Power, View


class Speech(Protocol):
    """The words of the game, as the library has them."""

    def word(self, name: str) -> str: ...
    def text(self, name: str, /, **args: object) -> str: ...
    def action(self, form: Json, names: list[str]) -> str: ...


def text(game: Maria, view: View, words: Speech, names: list[str], width: int) -> str:
    """The position as its reader sees it."""
    parts = [
        [head(view, words)],
        [line for power in view.powers for line in power_lines(view, power, words, names, width)],
        wrap(fortresses(view, words), width),
        table_lines(view, words, names, width),
        wrap(words.text("game-notice"), width) if view.turn <= 1 else [],
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def wrap(body: str, width: int, indent: str = "  ") -> list[str]:
    return textwrap.wrap(body, max(width, 40), subsequent_indent=indent)


def head(view: View, words: Speech) -> str:
    if view.over:
        return words.text("board-over")
    stage = "" if view.stage is None else ", " + words.word(view.stage)
    variant = words.text(f"choice-variant-{view.variant}")
    return words.text("board-turn", variant=variant, turn=view.turn, stage=stage)


def power_lines(view: View, power: Power, words: Speech, names: list[str], width: int) -> list[str]:
    """A power: its player, troops and cards; its pieces; the own hand."""
    line = words.text(
        "board-power",
        power=words.word(power.power),
        seat=names[power.seat],
        troops=power.troops,
        hand=power.hand,
    )
    if power.pool is not None:
        line += ", " + words.text("board-pool", pool=power.pool)
    out = wrap(line, width)
    own = own_troops(view.own, power.power)
    pieces = [general_text(g, own, words) for g in view.generals if g.power == power.power]
    pieces += [
        words.text("board-general", general=words.word(t.train), city=words.word(t.city))
        for t in view.trains
        if t.power == power.power and t.city is not None
    ]
    out += ["  " + line for line in wrap("; ".join(p for p in pieces if p), width - 2)]
    cards = own_hand(view.own, power.power)
    if cards:
        out += ["  " + line for line in wrap(", ".join(map(words.word, cards)), width - 2)]
    return out


def own_troops(own: Own | None, power: str) -> dict[str, int]:
    found = [] if own is None else [p for p in own.powers if p.power == power]
    return found[0].troops if found else {}


def own_hand(own: Own | None, power: str) -> list[str]:
    found = [] if own is None else [p for p in own.powers if p.power == power]
    return found[0].hand if found else []


def general_text(general: General, own: dict[str, int], words: Speech) -> str:
    """Where a general is, with his troops: the own ones or what everybody knows."""
    if general.city is None:
        return ""
    name, city = words.word(general.general), words.word(general.city)
    line = words.text("board-general", general=name, city=city)
    known = own.get(general.general)
    if known is not None:
        troops = str(known)
    elif general.least == general.most:
        troops = str(general.least)
    else:
        troops = f"{general.least}-{general.most}"
    return f"{line} ({troops}{'' if general.face_up else ', ' + words.text('board-down')})"


def fortresses(view: View, words: Speech) -> str:
    """The fortresses with a marker, by owner."""
    out = []
    for power in view.powers:
        taken = [words.word(f.city) for f in view.fortresses if f.marker == power.power]
        if taken:
            out.append(f"{words.word(power.power)}: {', '.join(taken)}")
    return "; ".join(out)


def table_lines(view: View, words: Speech, names: list[str], width: int) -> list[str]:
    """Hussars, political cards, clauses."""
    out: list[str] = []
    hussars = [words.word(city) for city in view.hussars if city is not None]
    if hussars:
        out += wrap(words.text("board-hussars", cities=", ".join(hussars)), width)
    for card in [card for card in view.political if card is not None]:
        out += wrap(f"{words.word(card)}: {words.text('text-' + card)}", width)
    for clause in view.clauses:
        out += wrap(f"{clause.number}. {words.action(clause.clause, names)}", width)
    return out
