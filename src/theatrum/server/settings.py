"""The settings of a server: one list, from which flags, environment and help are made."""

import argparse
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from theatrum.library import catalogue
from theatrum.library.sentences import Sentence

PREFIX = "THEATRUM_"


class BadSetting(Sentence):
    """A setting that can't be used; the message says which and why."""


def data_folder() -> Path:
    """The usual folder for a user's data on this system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return base / "theatrum"


def setting(default: Any, about: str) -> Any:
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Settings:
    """Every field is a flag (`--bot-delay`) and a variable (`THEATRUM_BOT_DELAY`)."""

    host: str = setting("127.0.0.1", "address to listen on; 0.0.0.0 for all networks")
    port: int = setting(8787, "port to listen on; 0 takes a free one")
    data_dir: str = setting("", "folder for database and keys (default: the user's data folder)")
    database: str = setting(
        "", "postgresql://USER@HOST/NAME instead of the SQLite file in the data folder"
    )
    redis: str = setting("", "redis://HOST:PORT: joins several processes of the same database")
    public_url: str = setting(
        "", "the address people use, such as https://club.example (for links, cookies, origins)"
    )
    proxy: str = setting("", "address of a reverse proxy whose forwarded headers are believed")
    own_data: str = setting(
        "", "corrected data files of games: GAME=FILE, several with commas between"
    )
    static_dir: str = setting("", "folder with the built browser client (default: the packaged)")
    log: str = setting("console", "form of the log: console or json")
    log_level: str = setting("info", "debug, info, warning or error")
    metrics: bool = setting(True, "offer /metrics for Prometheus")
    workers: int = setting(1, "processes in which bots think; started when first needed")
    bot_delay: float = setting(0.6, "seconds that a bot waits before it acts, so people can follow")
    bot_seconds: float = setting(10.0, "longest time that a bot may think about one action")
    idle: float = setting(120.0, "seconds after which a table that nobody watches leaves memory")
    live_bank: float = setting(600.0, "live clock: seconds at the start")
    live_extra: float = setting(20.0, "live clock: seconds added when a seat is asked anew")
    day_bank: float = setting(86400.0, "daily clock: seconds for each time a seat is asked")
    act_rate: float = setting(40.0, "actions a second that one reader may send; 0 for no limit")
    requests_rate: float = setting(40.0, "requests a second from one address; 0 for no limit")
    limits: bool = setting(True, "limit sign-ins, new guests, tables, chat and other costly things")
    session_days: int = setting(90, "days after which an unused session ends")
    smtp: str = setting("", "smtp://USER:PASSWORD@HOST:PORT (or smtps://) for e-mail; off if empty")
    smtp_from: str = setting("", "sender of the e-mails")
    webhooks: bool = setting(True, "allow people to be notified at an address of theirs")

    @property
    def folder(self) -> Path:
        return Path(self.data_dir) if self.data_dir else data_folder()

    @property
    def database_url(self) -> str:
        """The address for SQLAlchemy."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / 'theatrum.db'}"
        for short in ("postgresql://", "postgres://"):
            if self.database.startswith(short):
                return "postgresql+asyncpg://" + self.database.removeprefix(short)
        if self.database.startswith("sqlite:///"):
            return "sqlite+aiosqlite:///" + self.database.removeprefix("sqlite:///")
        raise BadSetting("--database must begin with postgresql:// or sqlite:///")

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The flags. Their defaults are None here, so that the environment can be asked next."""
    for item in fields(Settings):
        flag = "--" + item.name.replace("_", "-")
        default = f" (default: {item.default})" if item.default not in ("", None) else ""
        about = f"{item.metadata['about']}{default} [{PREFIX}{item.name.upper()}]"
        if item.type is bool:
            parser.add_argument(
                flag, dest=item.name, action=argparse.BooleanOptionalAction, help=about
            )
        else:
            parser.add_argument(flag, dest=item.name, metavar="VALUE", help=about)


def read(args: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> Settings:
    """Settings from flags, then the environment, then the defaults; raises BadSetting."""
    values: dict[str, Any] = {}
    for item in fields(Settings):
        given = args.get(item.name)
        label = "--" + item.name.replace("_", "-")
        if given is None and (variable := PREFIX + item.name.upper()) in environ:
            given, label = environ[variable], variable
        if given is not None:
            values[item.name] = convert(label, item.type, given)
    return checked(Settings(**values))


def convert(label: str, kind: Any, given: Any) -> Any:
    if not isinstance(given, str):
        return given
    if kind is bool:
        if given.lower() in ("1", "true", "yes", "on"):
            return True
        if given.lower() in ("0", "false", "no", "off", ""):
            return False
        raise BadSetting("{label} must be yes or no, not '{given}'", label=label, given=given[:40])
    if kind is str:
        return given
    try:
        value = kind(given)
    except ValueError:
        raise BadSetting(
            "{label} must be a number, not '{given}'", label=label, given=given[:40]
        ) from None
    if not 0 <= value < 1e9:
        raise BadSetting("{label} is out of range: {given}", label=label, given=given[:40])
    return value


def checked(settings: Settings) -> Settings:
    if settings.port > 65535:
        raise BadSetting("--port must be from 0 to 65535")
    if settings.log not in ("console", "json"):
        raise BadSetting("--log must be console or json")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise BadSetting("--log-level must be debug, info, warning or error")
    if settings.workers < 1 or settings.workers > 64:
        raise BadSetting("--workers must be from 1 to 64")
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise BadSetting("--public-url must begin with http:// or https://")
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        raise BadSetting("--redis must begin with redis://")
    if settings.redis and not settings.database:
        raise BadSetting("--redis joins several processes; these need --database postgresql://…")
    if settings.smtp and not settings.smtp.startswith(("smtp://", "smtps://")):
        raise BadSetting("--smtp must begin with smtp:// or smtps://")
    if settings.smtp and not settings.smtp_from:
        raise BadSetting("--smtp needs --smtp-from")
    settings.database_url  # noqa: B018  (raises if it can't be used)
    check_own_data(settings.own_data)
    return settings


def check_own_data(text: str) -> None:
    """Files that can't be played with are refused before anything starts."""
    try:
        for game, file in catalogue.own_files(text).items():
            problems = catalogue.check(game, file)
            if problems:
                more = f"theatrum data check {game} --file {file}"
                raise BadSetting(
                    "--own-data: {file}: {problem} (see '{more}')",
                    file=str(file),
                    problem=problems[0],
                    more=more,
                )
    except BadSetting:
        raise
    except ValueError as error:  # no such game, or not GAME=FILE
        raise BadSetting("--own-data: {problem}", problem=str(error)) from None
