"""`theatrum arena`: contests of bots, with tables, ratings and plots."""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

from theatrum.arena.contest import Contest, Outcome
from theatrum.arena.plot import NoPlot, plot
from theatrum.arena.run import Journal, NoRay, journal_file, run
from theatrum.arena.standings import report, standings
from theatrum.bots.player import LEVELS, NoSuchBot, make
from theatrum.cli.common import (
    CANT_WRITE,
    FAILED,
    Fail,
    Subparsers,
    check_seats,
    command,
    load_title,
    parse_options,
    printable,
    reason,
    say,
    say_json,
    seed_text,
    shown,
    tr,
    whole,
    words_of,
    write_bytes,
)
from theatrum.core.forms import SEATS_MAX
from theatrum.library.catalogue import SHELVES

CRASHES = Path("arena-crashes")
BAR = 30  # characters of the progress bar
REDRAW = 0.2

EXAMPLES = """\
theatrum arena --game el_grande --players strong,greedy --matches 100
theatrum arena --game el_grande --players search:400,greedy --seats 4 --matches 40 --json
theatrum arena --game wallenstein --players random --matches 1000 --record matches/
theatrum arena --game el_grande --players quick,greedy,random --matches 60 --plot ratings.png"""


def add(commands: Subparsers) -> None:
    parser = command(
        commands,
        "arena",
        "let bots play many matches and rate them",
        EXAMPLES,
        "Play matches on all cores. Each seed is played in every rotation of the seats.\n"
        "Seats beyond the players are taken by the last one named; more players than seats\n"
        "meet in all groups. "
        "Called again after an interruption, the same contest goes on where it was.",
    )
    parser.add_argument("--game", required=True, metavar="GAME", help=", ".join(SHELVES))
    parser.add_argument(
        "--players",
        required=True,
        metavar="A,B,…",
        help=tr("{levels}; search:400 (simulations), search:0.5s", levels=", ".join(LEVELS)),
    )
    parser.add_argument(
        "--matches", type=whole(1, 10**7), required=True, metavar="N", help="how many"
    )
    parser.add_argument(
        "--seats",
        type=whole(1, SEATS_MAX),
        metavar="N",
        help="seats of a match (default: the players, or the fewest)",
    )
    parser.add_argument(
        "--rotate",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="let every player have every seat (default)",
    )
    parser.add_argument("--seed", type=seed_text, default="0", metavar="S", help="default: 0")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="as with play"
    )
    parser.add_argument("--processes", type=whole(1, 1024), metavar="N", help="default: all cores")
    parser.add_argument(
        "--ray", metavar="ADDRESS|local", help="run on a Ray cluster instead of processes"
    )
    parser.add_argument("--record", type=Path, metavar="DIR", help="write every match there")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the ratings (png, svg)")
    parser.add_argument(
        "--journal", type=Path, metavar="FILE", help="where an interrupted run is remembered"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run_arena)


def contest_of(args: argparse.Namespace) -> Contest:
    game = load_title(args.game).game
    # A comma also stands between the settings of a search: search:400:explore=2,wide=4.
    players: list[str] = []
    for part in args.players.split(","):
        if players and "=" in part and ":" not in part:
            players[-1] += "," + part
        else:
            players.append(part.strip())
    for player in players:
        try:
            make(player, 0)
        except NoSuchBot as error:
            raise Fail("{problem}", problem=printable(str(error))) from None
    seats = args.seats or min(max(len(players), game.seats_min), game.seats_max)
    check_seats(game, seats)
    options = parse_options(game, args.option)
    return Contest(
        args.game,
        tuple(players),
        seats,
        args.matches,
        args.seed,
        args.rotate,
        tuple(sorted(options.items())),
        args.record is not None,
    )


def run_arena(args: argparse.Namespace) -> int:
    contest = contest_of(args)
    file = args.journal or journal_file(contest)
    try:
        if args.record is not None:
            args.record.mkdir(parents=True, exist_ok=True)
        journal = Journal(file)
    except (OSError, ValueError) as error:
        raise Fail(CANT_WRITE, file=shown(str(file)), reason=reason(error)) from None
    begun = len([o for o in journal.outcomes if o.number < contest.matches])
    if begun and not args.json:
        say(tr("going on after {count} matches", count=begun), sys.stderr)
    bar = Bar(contest.matches, begun)
    began = time.perf_counter()

    def seen(outcome: Outcome) -> None:
        keep_file(args.record, outcome)
        bar.step()

    try:
        outcomes = run(contest, journal, args.ray, args.processes, seen)
    except NoRay as error:
        raise Fail("{problem}", problem=printable(str(error))) from None
    finally:
        bar.end()
    spent = time.perf_counter() - began
    if args.journal is None:
        file.unlink(missing_ok=True)
    if args.plot is not None:
        try:
            write_bytes(args.plot, plot(contest, outcomes, args.plot.suffix.lstrip(".") or "png"))
        except NoPlot as error:
            raise Fail("{problem}", problem=str(error)) from None
    result = report(contest, outcomes, spent)
    if args.json:
        say_json(result)
    else:
        print_table(args, contest, outcomes, result)
    return FAILED if result["crashes"] else 0


def keep_file(folder: Path | None, outcome: Outcome) -> None:
    """Write a match that was recorded or has crashed."""
    if outcome.file is None:
        return
    if outcome.crash is not None:
        folder = folder or CRASHES
        folder.mkdir(parents=True, exist_ok=True)
        write_bytes(folder / f"crash_{outcome.number:06d}.txt", outcome.crash.encode())
        write_bytes(folder / f"crash_{outcome.number:06d}.json", outcome.file)
    elif folder is not None:
        write_bytes(folder / f"match_{outcome.number:06d}.json", outcome.file)


def print_table(
    args: argparse.Namespace, contest: Contest, outcomes: list[Outcome], result: dict[str, Any]
) -> None:
    lines = [one.json() for one in standings(outcomes)]
    say(
        tr(
            "{title}, {seats} seats, {matches} matches, {seconds} s",
            title=words_of(contest.game, args).text("game-title"),
            seats=contest.seats,
            matches=len(outcomes),
            seconds=f"{result['seconds']:.1f}",
        )
    )
    heads = (tr("matches"), tr("wins"), tr("share (95 %)"), tr("x fair"), tr("place"), tr("rating"))
    rows = [[tr("player"), *heads], *(cells(line) for line in lines)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row, slow in zip(rows, [None, *lines], strict=True):
        first, share, last = row[0].ljust(widths[0]), row[3].ljust(widths[3]), row[-1]
        right = [cell.rjust(wide) for cell, wide in zip(row, widths, strict=True)]
        say("  " + "  ".join([first, *right[1:3], share, *right[4:-1], last]).rstrip())
        if slow is not None and slow["longest_decision"] >= 0.05:
            pace = tr(
                "{mean} s a decision, {most} s the longest",
                mean=f"{slow['decision_seconds']:.3f}",
                most=f"{slow['longest_decision']:.3f}",
            )
            say(f"  {'':{widths[0]}}  {pace}")
    for crash in result["crashes"]:
        error = printable(crash["error"])[:160]
        say("  " + tr("match {number} crashed: {error}", number=crash["match"], error=error))


def cells(line: dict[str, Any]) -> list[str]:
    """A player's line of the table."""
    rating = "-" if line["rating"] is None else f"{line['rating']:.1f}±{line['uncertainty']:.1f}"
    return [
        line["player"],
        str(line["matches"]),
        f"{line['wins']:.1f}",
        f"{line['share']:.1%} ({line['low']:.1%} – {line['high']:.1%})",
        f"{line['times_fair'] or 0:.2f}",
        f"{line['place']:.2f}",
        rating,
    ]


class Bar:
    """A progress bar on stderr, for those who watch."""

    def __init__(self, total: int, done: int) -> None:
        self.total = total
        self.done = done
        self.first = done
        self.began = time.monotonic()
        self.next = 0.0
        self.watched = sys.stderr.isatty()

    def step(self) -> None:
        self.done += 1
        now = time.monotonic()
        if not self.watched or (now < self.next and self.done < self.total):
            return
        self.next = now + REDRAW
        full = BAR * self.done // self.total
        left = (now - self.began) / (self.done - self.first) * (self.total - self.done)
        told = tr(
            "{done} of {total}, {left} s left",
            done=self.done,
            total=self.total,
            left=f"{left:.0f}",
        )
        line = f"\r[{'#' * full}{'.' * (BAR - full)}] {told} "
        print(line, end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.watched:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
