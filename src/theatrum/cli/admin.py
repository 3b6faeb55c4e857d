"""`theatrum admin`: care for a server's data."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from theatrum.cli.common import FAILED, Fail, Subparsers, command, need_server, say, tr, worded

EXAMPLES = """\
theatrum admin backup theatrum-backup.gz
theatrum admin restore theatrum-backup.gz --data-dir new-folder
theatrum admin export ae5ajsgcz5e3 match.json
theatrum admin delete-account Ana"""


def add(commands: Subparsers) -> None:
    parser = command(
        commands,
        "admin",
        "backup, restore, export, delete-account of a server",
        EXAMPLES,
        "Works on the database that 'theatrum serve' uses, also while it runs; takes the same"
        " --data-dir, --database and environment.",
    )
    tasks = parser.add_subparsers(metavar="TASK", required=True)
    one(tasks, "backup", "write everything into one file", backup, ("file",))
    one(tasks, "restore", "put a backup into an empty database", restore, ("file",))
    one(tasks, "export", "write the whole record of a match", export, ("table", "file"))
    one(tasks, "delete-account", "remove a person", delete, ("name",))


Task = Callable[[Any, argparse.Namespace], Awaitable[str]]


def one(tasks: Any, name: str, brief: str, task: Task, names: tuple[str, ...]) -> None:
    parser = tasks.add_parser(name, help=brief, description=brief[0].upper() + brief[1:] + ".")
    for argument in names:
        parser.add_argument(argument, metavar=argument.upper())
    parser.add_argument("--data-dir", help="the server's data folder [THEATRUM_DATA_DIR]")
    parser.add_argument("--database", help="postgresql://… if not there [THEATRUM_DATABASE]")
    parser.set_defaults(run=lambda args: run(task, args))


def run(task: Task, args: argparse.Namespace) -> int:
    need_server()
    from theatrum.server.admin import AdminError
    from theatrum.server.database import Database, NoDatabase
    from theatrum.server.settings import BadSetting, read

    async def work() -> str:
        database = Database(read(vars(args)).database_url)
        try:
            await database.upgrade()
            return await task(database, args)
        finally:
            await database.close()

    try:
        say(asyncio.run(work()))
    except (AdminError, NoDatabase, BadSetting) as error:
        raise Fail("{problem}", FAILED, problem=worded(error)) from None
    except OSError as error:
        raise Fail("{problem}", FAILED, problem=str(error)) from None
    return 0


async def backup(database: Any, args: argparse.Namespace) -> str:
    from theatrum.server import admin

    count = await admin.backup(database, Path(args.file))
    return tr("{count} rows written to {file}", count=count, file=args.file)


async def restore(database: Any, args: argparse.Namespace) -> str:
    from theatrum.server import admin

    return tr("{count} rows restored", count=await admin.restore(database, Path(args.file)))


async def export(database: Any, args: argparse.Namespace) -> str:
    from theatrum.server import admin

    Path(args.file).write_bytes(await admin.export_match(database, args.table))
    return tr("written to {file}; it shows everything, the seed included", file=args.file)


async def delete(database: Any, args: argparse.Namespace) -> str:
    from theatrum.server import admin

    return tr("deleted {name}", name=await admin.delete_account(database, args.name))
