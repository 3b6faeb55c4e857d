"""Hannibal's table as text, for the terminal: it reads well at 80 columns."""

import textwrap
from typing import Protocol

from theatrum.games.hannibal.game import Hannibal
from theatrum.games.hannibal.view import Space, View

MARKS = {"rome": "R", "carthage": "C", "neutral": "n", None: "."}


class Speech(Protocol):
    """The words of the game, as the library has them."""

    def word(self, name: str) -> str: ...
    def text(self, name: str, /, **args: object) -> str: ...


def text(game: Hannibal, view: View, words: Speech, names: list[str], width: int) -> str:
    """The position as its reader sees it."""
    parts = [
        head_lines(view, words),
        province_lines(game, view, words, width),
        army_lines(view, words),
        own_lines(view, words, width),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def head_lines(view: View, words: Speech) -> list[str]:
    rome, carthage = view.players
    if view.winner is not None:
        out = [words.text("board-over", winner=words.word(view.winner))]
    else:
        out = [
            words.text(
                "board-turn",
                turn=view.turn,
                turns=view.turns,
                rome=rome.points,
                carthage=carthage.points,
            )
        ]
    out.append(words.text("board-hands", rome=rome.cards, carthage=carthage.cards, deck=view.deck))
    marks = [
        words.text(name)
        for name, on in (
            ("board-truce", view.truce),
            ("board-philip", view.philip),
            ("board-naval-victory", view.naval_victory),
        )
        if on
    ]
    if marks:
        out.append(f"{words.text('board-marks')} {', '.join(marks)}")
    return out


def short(words: Speech, name: str) -> str:
    """A name for a narrow column: "Carthago Nova (New Carthage)" without its translation."""
    return words.word(name).partition(" (")[0][:20]


def province_lines(game: Hannibal, view: View, words: Speech, width: int) -> list[str]:
    """Each province with who controls it, and a letter for each of its spaces."""
    control = {space.space: space for space in view.spaces}
    names = list(control)
    out: list[str] = []
    for number, (province, owner) in enumerate(view.provinces.items()):
        spaces = [control[names[i]] for i in game.board.members[number]]
        marks = "".join(MARKS[space.control] for space in spaces)
        ruler = words.word(owner) if owner else "-"
        out.append(f"{short(words, province):<21}{ruler:<10}{marks}")
    if width < 76:
        return out
    half = (len(out) + 1) // 2
    right = [*out[half:], ""]
    return [f"{left:<40}{other}".rstrip() for left, other in zip(out[:half], right, strict=False)]


def army_lines(view: View, words: Speech) -> list[str]:
    """Every space with CUs, generals or siege points."""
    out: list[str] = []
    for space in view.spaces:
        parts = force_parts(view, words, space)
        if parts:
            out.append(f"{short(words, space.space):<21}{'; '.join(parts)}")
    return out


def force_parts(view: View, words: Speech, space: Space) -> list[str]:
    parts: list[str] = []
    inside = words.text("board-inside")
    for side, stack in zip(("rome", "carthage"), space.stacks, strict=True):
        generals = [g for g in view.generals if g.place == space.space and g.side == side]
        outside = [words.word(g.general) for g in generals if not g.inside]
        if stack.cus or outside:
            count = f"{stack.cus} CU" + (f" ({stack.elephants} el.)" if stack.elephants else "")
            parts.append(" ".join([MARKS[side], count, *([", ".join(outside)] if outside else [])]))
        within = [words.word(g.general) for g in generals if g.inside]
        if within or (space.control == side and space.city.cus):
            held = [f"{space.city.cus} CU", *([", ".join(within)] if within else [])]
            parts.append(" ".join([MARKS[side], inside, *held]))
    if space.siege:
        parts.append("*" * space.siege)
    return parts


def own_lines(view: View, words: Speech, width: int) -> list[str]:
    if view.own is None:
        return []
    out: list[str] = []
    for head, cards in (("board-hand", view.own.hand), ("board-battle", view.own.battle)):
        if cards:
            line = f"{words.text(head)} {', '.join(words.word(card) for card in cards)}"
            out.extend(textwrap.wrap(line, width, subsequent_indent="  "))
    return out
