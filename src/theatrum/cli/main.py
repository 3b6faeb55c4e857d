"""The command `theatrum`."""

import argparse
import io
import os
import sys
from typing import NoReturn

from theatrum import __version__
from theatrum.cli import (
    admin,
    analyse,
    arena,
    bench,
    data,
    fuzz,
    lesson,
    load,
    match,
    play,
    playout,
    rules,
    serve,
)
from theatrum.cli.common import FAILED, SPOKEN, USAGE, Fail, compiled, reason, tr, usual_language
from theatrum.cli.help import help_in_language, in_language, language_of
from theatrum.library.words import LANGUAGES

COMMANDS = (
    *(play, lesson, rules, match, analyse, playout),
    *(arena, bench, data, fuzz, serve, load, admin),
)
INTERRUPTED = 130  # exit codes as shells have them
PIPE_CLOSED = 141

PLAIN = "the rules run as plain Python, about 10 times slower than compiled"

EXAMPLES = """\
examples:
  theatrum play el_grande            play against three bots
  theatrum lesson el_grande          learn by playing, with a guide
  theatrum --lang hu play maria      the same in Hungarian, or Russian: ru
  theatrum rules el_grande castillo  what the rules say about the castillo
  theatrum COMMAND --help            more about a command"""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise Fail("{message} (see '{prog} --help')", message=message, prog=self.prog)


def parser() -> Parser:
    out = Parser(
        prog="theatrum",
        description="A digital table for historical strategy games.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    out.add_argument("--version", action="version", version=f"theatrum {__version__}")
    out.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=usual_language(os.environ),
        help="the language of a match and its rules; usually THEATRUM_LANG, or the system's",
    )
    commands = out.add_subparsers(metavar="COMMAND", required=True)
    for module in COMMANDS:
        module.add(commands)
    return out


def main(argv: list[str] | None = None) -> int:
    """Run the command; the exit code."""
    prepare_streams()
    try:
        code = run(argv)
        sys.stdout.flush()
        return code
    except Fail as error:
        print(f"theatrum: {error}", file=sys.stderr)
        return error.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        # The output can't be written: nothing more can be said there, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):  # whoever read it has gone
            return PIPE_CLOSED
        print(f"theatrum: {reason(error)}", file=sys.stderr)
        return FAILED


def prepare_streams() -> None:
    """Closed streams are empty ones, and no character can't be read or written."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def run(argv: list[str] | None) -> int:
    SPOKEN[0] = language_of(argv if argv is not None else sys.argv[1:])
    help_in_language()
    try:
        args = in_language(parser()).parse_args(argv)
    except SystemExit as done:  # --help and --version
        return done.code if isinstance(done.code, int) else USAGE
    if not compiled() and not getattr(args, "json", False):
        print(f"theatrum: {tr(PLAIN)}", file=sys.stderr)
    code: int = args.run(args)
    return code
