"""A picture of a contest: the share of wins of each player as the matches went on, with its
uncertainty. Needs matplotlib."""

from importlib import import_module
from io import BytesIO
from typing import Any

from theatrum.arena.contest import Contest, Outcome
from theatrum.arena.standings import wilson


class NoPlot(RuntimeError):
    """matplotlib is missing, or can't draw what was asked for."""


def plotter() -> Any:
    """matplotlib's figure class, without a window anywhere."""
    try:
        return import_module("matplotlib.figure").Figure
    except ImportError:
        raise NoPlot("--plot needs matplotlib: pip install 'theatrum[research]'") from None


def plot(contest: Contest, outcomes: list[Outcome], kind: str) -> bytes:
    figure = plotter()(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    for player in dict.fromkeys(contest.players):
        wins, count = 0.0, 0
        xs: list[int] = []
        shares: list[float] = []
        lows: list[float] = []
        highs: list[float] = []
        for outcome in outcomes:
            if outcome.crash is not None:
                continue
            for seat, name in enumerate(outcome.players):
                if name == player:
                    first = outcome.places[seat] == 1
                    wins += 1 / outcome.places.count(1) if first else 0
                    count += 1
            if count:
                low, high = wilson(wins, count)
                xs.append(outcome.number + 1)
                shares.append(wins / count)
                lows.append(low)
                highs.append(high)
        (line,) = axes.plot(xs, shares, label=player)
        axes.fill_between(xs, lows, highs, color=line.get_color(), alpha=0.15, linewidth=0)
    axes.axhline(1 / contest.seats, color="0.6", linewidth=0.8, linestyle="--")
    axes.set_ylim(0, 1)
    axes.set_xlabel("matches")
    axes.set_ylabel("share of wins (95 %)")
    axes.set_title(f"{contest.game}, {contest.seats} seats, {len(outcomes)} matches")
    axes.legend(frameon=False)
    out = BytesIO()
    try:
        figure.savefig(out, format=kind, dpi=120)
    except ValueError as error:
        raise NoPlot(f"can't draw '{kind[:10]}': {str(error)[:120]}") from None
    return out.getvalue()
