"""`theatrum serve`: the table for the browser."""

import argparse

from theatrum.cli.common import Fail, Subparsers, command, need_server, say, worded

EXAMPLES = """\
theatrum serve --open
theatrum serve --openapi > openapi.json
theatrum serve --host 0.0.0.0 --public-url https://club.example --proxy 127.0.0.1
theatrum serve --database postgresql://theatrum@localhost/theatrum --redis redis://localhost"""


def add(commands: Subparsers) -> None:
    from theatrum.server.settings import add_arguments

    parser = command(
        commands,
        "serve",
        "start the server: people, tables, bots, in the browser",
        EXAMPLES,
        "Start the server. Every flag can also be given in the environment, by the name in"
        " brackets. Without any, it serves this machine alone and keeps everything in one file.",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument(
        "--openapi", action="store_true", help="print the interface's OpenAPI schema, and end"
    )
    add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    need_server()
    from theatrum.server.app import openapi
    from theatrum.server.database import NoDatabase
    from theatrum.server.run import serve
    from theatrum.server.settings import BadSetting, read

    if args.openapi:
        say(openapi())
        return 0
    try:
        serve(read(vars(args)), args.open)
    except (BadSetting, NoDatabase) as error:
        raise Fail("{problem}", problem=worded(error)) from None
    except KeyboardInterrupt:
        pass
    return 0
