"""Write a lesson's match: look at where it stands, add actions, let bots play, cut it back.

    python tools/lesson.py GAME new --seed SEED --names Ana,Inés --option rounds=3
    python tools/lesson.py GAME show [--at N]         the board, who must do what, legal actions
    python tools/lesson.py GAME add '{"verb": ...}'   the next seat's action (or --seat S), several
    python tools/lesson.py GAME play N --level greedy bots play N actions
    python tools/lesson.py GAME until S               bots play until seat S must act
    python tools/lesson.py GAME cut N                 keep the first N actions
    python tools/lesson.py GAME list [--at N]         the actions with their numbers, in words
    python tools/lesson.py GAME steps                 what each step of steps.json covers

It works on `src/theatrum/games/GAME/lesson/match.json`; run it with `PYTHONPATH=src`.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from theatrum.bots.player import make, noise_for
from theatrum.library.catalogue import SHELVES, load
from theatrum.library.words import Words
from theatrum.match.lesson import load_lesson
from theatrum.match.match import Match, Seat
from theatrum.match.record import from_bytes, replay, save, to_bytes

GAMES = Path(__file__).parents[1] / "src" / "theatrum" / "games"


class Writer:
    """A lesson's match on the disk."""

    def __init__(self, game: str) -> None:
        self.title = load(game)
        self.file = GAMES / game / "lesson" / "match.json"
        self.words = Words(game)

    def read(self, upto: int | None = None) -> Match:
        record = from_bytes(self.file.read_bytes())
        record.actions = record.actions[:upto]
        record.result = None if upto is not None else record.result
        return replay(record, self.title, other_engine=True)

    def write(self, match: Match) -> None:
        self.file.parent.mkdir(exist_ok=True)
        self.file.write_bytes(to_bytes(save(match)))

    def names(self, match: Match) -> list[str]:
        return [seat.name for seat in match.seats]

    def act(self, match: Match, seat: int, action: int) -> None:
        """Carry out an action and tell what it is and what it does."""
        names, game = self.names(match), match.game
        form = game.actions.json(action)
        print(f"{len(match.line):4} {names[seat]}: {self.words.action(form, names)}")
        for event in match.act(seat, action):
            print(f"       {self.words.fact(game.fact(event), names)} [{game.fact(event)['rule']}]")

    def show(self, match: Match) -> None:
        game, state, names = match.game, match.state, self.names(match)
        for seat in game.deciders(state)[:1] or [0]:
            view = game.view(state, seat)
            print(SHELVES[self.title.name].text(game, view, self.words, names, 100))
        print(f"after {len(match.line)} actions: {game.question(state)}")
        for seat in game.deciders(state):
            print(f"seat {seat}, {names[seat]}:")
            for action in game.legal(state, seat):
                form = game.actions.json(action)
                print(f"   {json.dumps(form)}  {self.words.action(form, names)}")

    def bots(self, match: Match, count: int, level: str, until: int | None = None) -> None:
        bot, game = make(level, 1), match.game
        for _ in range(count):
            deciders = game.deciders(match.state)
            others = [seat for seat in deciders if seat != until]
            if not others or until in deciders:
                return
            seat = others[0]
            noise = noise_for(bot, seat, len(match.line))
            imagined = game.determinize(match.state, seat, noise)
            self.act(match, seat, bot.choose(game, imagined, seat, noise))

    def list(self, match: Match, first: int) -> None:
        names, game = self.names(match), match.game
        for i, done in enumerate(match.line[first:], first):
            form = game.actions.json(done.action)
            said = self.words.action(form, names)
            print(f"{i:4} {names[done.seat]}: {said}  {json.dumps(form)}")
            for told in match.told:
                if told.number == done.number:
                    fact = game.fact(told.event)
                    print(f"       {self.words.fact(fact, names)} [{fact['rule']}]")

    def steps(self) -> None:
        lesson = load_lesson(self.title)
        for at, step in zip(lesson.starts, lesson.plan.steps, strict=True):
            asked = [lesson.turns[at + i].action for i in range(step.clicks)]
            said = [self.words.action(self.title.game.actions.json(a), lesson.seats) for a in asked]
            print(f"{at:4} {step.text}: {'; '.join(said) or 'read'}")


def value_of(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def main(args: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument(
        "what", choices=["new", "show", "add", "play", "until", "cut", "list", "steps"]
    )
    parser.add_argument("rest", nargs="*")
    parser.add_argument("--seed", default="lesson")
    parser.add_argument("--names", default="Ana,Inés,Jakob")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seat", type=int)
    parser.add_argument("--at", type=int)
    parser.add_argument("--level", default="greedy")
    chosen = parser.parse_args(args)
    writer = Writer(chosen.game)
    if chosen.what == "new":
        options = {name: value_of(v) for name, _, v in (o.partition("=") for o in chosen.option)}
        seats = [Seat(name) for name in chosen.names.split(",")]
        match = Match.new(writer.title, seats, options, chosen.seed)
    elif chosen.what == "steps":
        writer.steps()
        return
    else:
        match = writer.read(int(chosen.rest[0]) if chosen.what == "cut" else None)
    if chosen.what == "show":
        writer.show(writer.read(chosen.at))
        return
    if chosen.what == "list":
        writer.list(match, chosen.at or 0)
        return
    if chosen.what == "add":
        for text in chosen.rest:
            seats_to_move = match.game.deciders(match.state)
            seat = seats_to_move[0] if chosen.seat is None else chosen.seat
            writer.act(match, seat, match.game.actions.parse(json.loads(text)))
    elif chosen.what == "play":
        writer.bots(match, int(chosen.rest[0]), chosen.level)
    elif chosen.what == "until":
        writer.bots(match, 10_000, chosen.level, int(chosen.rest[0]))
    writer.write(match)
    if chosen.what != "new":
        writer.show(match)


if __name__ == "__main__":
    main(sys.argv[1:])
