"""`theatrum load`: how much the server carries."""

import argparse

from theatrum.cli.common import (
    FAILED,
    Fail,
    Subparsers,
    command,
    need_server,
    say,
    say_json,
    tr,
    whole,
)

EXAMPLES = """\
theatrum load --tables 32 --seconds 10
theatrum load --tables 1 --seats 2 --json
theatrum load --url http://127.0.0.1:8787"""


def add(commands: Subparsers) -> None:
    parser = command(
        commands,
        "load",
        "measure the server with many tables of clients",
        EXAMPLES,
        "Starts a server in another process (or takes the one at --url, whose limits must be off),"
        " sits clients at tables of two to five seats and lets them act as fast as they can.",
    )
    parser.add_argument(
        "--tables", type=whole(1, 1000), default=32, metavar="N", help="tables (default: 32)"
    )
    parser.add_argument(
        "--seats", type=whole(2, 5), default=None, metavar="N", help="at each table"
    )
    parser.add_argument(
        "--seconds", type=whole(1, 3600), default=10, metavar="N", help="how long (default: 10)"
    )
    parser.add_argument("--url", help="a server that runs already")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    need_server()
    import httpx

    from theatrum.server import load

    try:
        report = load.run(args.tables, args.seconds, args.url, args.seats or 0)
    except (OSError, httpx.HTTPError, RuntimeError) as error:
        raise Fail("the server could not be measured: {problem}", FAILED, problem=error) from None
    if args.json:
        say_json(report)
    else:
        heads = headings()
        wide = max(map(len, heads.values()))
        for name, head in heads.items():
            if (
                value := getattr(report, name)
            ) is not None:  # another machine's server keeps its own
                say(f"{head:<{wide}}  {value}")
    return 0


def headings() -> dict[str, str]:
    """What was measured, by the names that the report has for it."""
    return {
        "tables": tr("tables"),
        "seconds": tr("seconds"),
        "actions": tr("actions"),
        "actions_per_second": tr("actions per second"),
        "updates_per_second": tr("updates per second"),
        "p50_ms": tr("half of them within, ms"),
        "p99_ms": tr("99 % of them within, ms"),
        "server_cpu_us": tr("processor time of the server for an action, µs"),
        "client_cpu_us": tr("processor time of the clients for an action, µs"),
        "refused": tr("refused"),
        "matches_finished": tr("matches finished"),
    }
