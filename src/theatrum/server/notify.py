"""Notifications: in the page, to an address of the person's own, by e-mail.

An address of a person's own is never inside: its name is resolved here, every number it has must
be a public one, the request goes to that very number, and no redirect is followed.
"""

import asyncio
import ipaddress
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import unquote, urlsplit

import httpx
import structlog
from sqlalchemy import select

from theatrum.library.words import ENGLISH, common_text
from theatrum.server import schema
from theatrum.server.settings import Settings
from theatrum.server.storage import json_of
from theatrum.server.talk import Notice
from theatrum.server.trouble import Refused
from theatrum.server.view import encode
from theatrum.server.wire import Hint

if TYPE_CHECKING:
    from theatrum.server.hall import Hall
    from theatrum.server.live import Live

log = structlog.get_logger("theatrum.notify")

URL_LENGTH = 500
PORTS = {80, 443, 8080, 8443}
SECONDS = 5.0

MESSAGES = {
    "your_turn": "mail-your-turn",
    "proposal": "mail-proposal",
    "started": "mail-started",
    "over": "mail-over",
}


class Ear(Protocol):
    """A person's open page."""

    def push(self, text: bytes) -> None: ...


# Addresses of people's own.


async def numbers_of(host: str, port: int) -> list[str]:
    """The addresses of a host by the system's resolver."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(item[4][0]) for item in found]


async def public_number(host: str, port: int) -> str:
    """A public address of a host; raises Refused if it has any that is not."""
    try:
        numbers = await numbers_of(host, port)
    except (OSError, UnicodeError):
        raise Refused(422, "the webhook's host is not known", field="settings") from None
    for number in numbers:
        address = ipaddress.ip_address(number.split("%")[0])
        mapped = getattr(address, "ipv4_mapped", None)
        if not (mapped or address).is_global or address.is_multicast:
            raise Refused(422, "a webhook can't go to an internal address", field="settings")
    return numbers[0]


def webhook_parts(settings: Settings, url: Any) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of a webhook; raises Refused."""
    if not settings.webhooks:
        raise Refused(403, "webhooks are switched off on this server", field="settings")
    if not isinstance(url, str) or len(url) > URL_LENGTH:
        raise Refused(
            422,
            "a webhook is an address of up to {most} letters",
            field="settings",
            most=URL_LENGTH,
        )
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise Refused(422, "the webhook is not an address", field="settings") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise Refused(422, "a webhook begins with https:// or http://", field="settings")
    if port not in PORTS:
        ports = ", ".join(str(one) for one in sorted(PORTS))
        raise Refused(422, "a webhook's port must be one of {ports}", field="settings", ports=ports)
    path = parts.path or "/"
    return parts.scheme, parts.hostname, port, path + (f"?{parts.query}" if parts.query else "")


async def check_webhook(settings: Settings, url: Any) -> None:
    _, host, port, _ = webhook_parts(settings, url)
    await public_number(host, port)


async def send_webhook(
    settings: Settings,
    url: str,
    notice: Notice,
    link: str,
    language: str = ENGLISH,
    transport: httpx.AsyncBaseTransport | None = None,
) -> None:
    scheme, host, port, path = webhook_parts(settings, url)
    number = await public_number(host, port)
    shown = f"[{number}]" if ":" in number else number
    body = {"kind": notice.kind, "table": notice.table, "name": notice.name, "link": link}
    body |= {"game": notice.game, "content": words(notice, link, language)}
    async with httpx.AsyncClient(
        timeout=SECONDS, follow_redirects=False, trust_env=False, transport=transport
    ) as web:
        await web.post(
            f"{scheme}://{shown}:{port}{path}",
            json=body,
            headers={"host": host if port in (80, 443) else f"{host}:{port}"},
            extensions={"sni_hostname": host},
        )


# E-mail.


def send_mail(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send one message; blocking, so it belongs into a thread."""
    parts = urlsplit(settings.smtp)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.smtp_from, to, subject
    message.set_content(text)
    host, secure = parts.hostname or "localhost", parts.scheme == "smtps"
    if secure:
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS)
    else:
        server = smtplib.SMTP(host, parts.port or 587, timeout=SECONDS)
    with server:
        if not secure and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)


def words(notice: Notice, link: str, language: str = ENGLISH) -> str:
    """The notice in a person's language; what people call a table stays as it is."""
    text = common_text(MESSAGES[notice.kind], language, table=notice.name, game=notice.game)
    return f"{text} {link}".strip()


# Who is told what.


class Crier:
    """Watches the tables and tells people who are not looking."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.transport: httpx.AsyncBaseTransport | None = None  # webhooks: the network itself
        self.ears: dict[str, set[Ear]] = {}
        self.asked: dict[str, tuple[str, ...]] = {}  # per table: who was told that it is his turn
        hall.on_stored.append(self.stored)
        hall.on_hint.append(self.heard)

    def stored(self, live: "Live") -> None:
        table = live.table
        if table.lesson is not None:
            return  # a lesson waits patiently
        turn = tuple(
            sorted(
                {
                    live.seats[seat].user_id or ""
                    for seat in live.deciders()
                    if live.seats[seat].bot is None
                }
            )
        )
        before = self.asked.get(table.id, ())
        if table.status == "over":
            self.asked.pop(table.id, None)
            for user in {seat.user_id for seat in live.seats if seat.belongs_to(seat.user_id)}:
                self.tell(live, user or "", "over")
        elif turn != before:
            self.asked[table.id] = turn
            for user in turn:
                if user not in before:
                    self.tell(live, user, "your_turn")

    def tell(self, live: "Live", user: str, kind: str) -> None:
        if not user or any(reader.user == user for reader in live.readers):
            return  # nobody there, or he is looking at the table
        notice = Notice(kind, live.table.id, live.table.name or live.title.title, live.title.title)
        self.push(user, encode(notice))
        self.hall.wire.tell("notice", "", user, notice)
        if live.table.pace != "live":
            self.hall.later(self.send_out(user, notice))

    def heard(self, hint: Hint) -> None:
        if hint.kind == "notice" and hint.user in self.ears:
            self.push(hint.user, encode(hint.data))

    def push(self, user: str, text: bytes) -> None:
        for ear in self.ears.get(user, ()):
            ear.push(text)

    async def send_out(self, user: str, notice: Notice) -> None:
        """To the person's own address and by e-mail, as he has chosen."""
        settings, u = self.hall.settings, schema.users
        async with self.hall.db.read() as db:
            query = select(u.c.email, u.c.settings).where(u.c.id == user)
            row = (await db.execute(query)).first()
        if row is None:
            return
        chosen = json_of(row.settings)
        language = str(chosen.get("language"))
        link = f"{settings.public_url.rstrip('/')}/tables/{notice.table}"
        try:
            if chosen.get("webhook"):
                await send_webhook(
                    settings, chosen["webhook"], notice, link, language, self.transport
                )
            if settings.smtp and row.email and chosen.get("email_notices"):
                text = words(notice, link, language)
                subject = f"Theatrum: {notice.name}"
                await asyncio.to_thread(send_mail, settings, row.email, subject, text)
        except (Refused, httpx.HTTPError, OSError, smtplib.SMTPException) as error:
            log.info(
                "a notification was not delivered", kind=notice.kind, error=type(error).__name__
            )
