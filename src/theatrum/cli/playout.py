"""`theatrum playout`: many matches of bots, for numbers."""

import argparse
import sys
import time
from hashlib import sha256
from typing import Any

from theatrum.bots.player import LEVELS, ask, make
from theatrum.cli.common import (
    Subparsers,
    add_game,
    check_seats,
    command,
    load_title,
    parse_options,
    say,
    say_json,
    seed_text,
    tr,
    whole,
    words_of,
)
from theatrum.core.chance import Chance, Noise, key_of
from theatrum.core.forms import SEATS_MAX
from theatrum.core.playout import playout
from theatrum.library.catalogue import Title, option_numbers
from theatrum.match.match import Match, Seat

LONGEST = 100_000  # actions of a match; a longer one counts as not finished
PROGRESS_AFTER = 1.0

EXAMPLES = """\
theatrum playout el_grande --seats 5 --games 1000 --seed 1
theatrum playout el_grande --seats 4 --games 20 --seed 1 --bot greedy --json"""


def add(commands: Subparsers) -> None:
    parser = command(commands, "playout", "play many matches with bots and count", EXAMPLES)
    add_game(parser)
    parser.add_argument(
        "--seats", type=whole(1, SEATS_MAX), required=True, metavar="N", help="seats of a match"
    )
    parser.add_argument(
        "--games", type=whole(1, 10**9), required=True, metavar="G", help="how many matches"
    )
    parser.add_argument("--seed", type=seed_text, default="0", metavar="S", help="default: 0")
    levels = ", ".join(LEVELS)
    parser.add_argument(
        "--bot",
        choices=list(LEVELS),
        default="random",
        metavar="LEVEL",
        help=f"{levels} (default: random)",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="as with play"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    title = load_title(args.game)
    game = title.game
    check_seats(game, args.seats)
    options = parse_options(game, args.option)
    numbers = option_numbers(game, options)
    finished = actions = 0
    places = [0] * args.seats
    began = time.perf_counter()
    progress = Progress(args.games)
    for number in range(args.games):
        seed = f"{args.seed}/{number}"
        if args.bot == "random":
            state = game.start(args.seats, numbers, Chance(key_of(seed)))
            actions += playout(game, state, noise_of(seed), LONGEST)
        else:
            state, steps = bot_match(title, args.seats, options, seed, args.bot)
            actions += steps
        finished += game.over(state)
        for seat, place in enumerate(game.places(state)):
            places[seat] += place
        progress.step(number + 1)
    progress.end()
    spent = time.perf_counter() - began
    result = {
        "game": game.name,
        "seats": args.seats,
        "games": args.games,
        "finished": finished,
        "actions": actions,
        "seconds": round(spent, 6),
        "actions_per_second": round(actions / spent, 1),
        "places": [round(total / args.games, 4) for total in places],
    }
    if args.json:
        say_json(result)
    else:
        say(
            tr(
                "{title}, {seats} seats, bots: {bot}",
                title=words_of(game.name, args).text("game-title"),
                seats=args.seats,
                bot=args.bot,
            )
        )
        say("  " + tr("{count} of {total} games finished", count=finished, total=args.games))
        say(
            "  "
            + tr(
                "{actions} actions in {seconds} s: {rate} a second",
                actions=actions,
                seconds=f"{spent:.2f}",
                rate=f"{actions / spent:,.0f}",
            )
        )
        means = ", ".join(f"{total / args.games:.2f}" for total in places)
        say("  " + tr("mean place by seat: {means}", means=means))
    return 0


def noise_of(seed: str) -> Noise:
    digest = sha256(f"theatrum/playout/1:{seed}".encode()).digest()
    return Noise(int.from_bytes(digest[:12], "big"))


def bot_match(
    title: Title, count: int, options: dict[str, Any], seed: str, level: str
) -> tuple[Any, int]:
    """A match of bots that know only what their seats may; the last position and its actions."""
    match = Match.new(title, [Seat(level, level)] * count, options, seed)
    digest = sha256(f"theatrum/playout/1:{seed}".encode()).digest()
    bots = [make(level, int.from_bytes(digest[i : i + 8], "big")) for i in range(count)]
    while not match.over and len(match.log) < LONGEST:
        seat = match.game.decider(match.state)
        match.act(seat, ask(bots[seat], match, seat))
    return match.state, len(match.log)


class Progress:
    """A counter on stderr for those who watch and wait."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.next = time.monotonic() + PROGRESS_AFTER
        self.shown = False

    def step(self, done: int) -> None:
        if time.monotonic() >= self.next and sys.stderr.isatty():
            told = tr("{done} of {total} games", done=done, total=self.total)
            print(f"\r{told}", end="", file=sys.stderr, flush=True)
            self.next = time.monotonic() + PROGRESS_AFTER / 2
            self.shown = True

    def end(self) -> None:
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
