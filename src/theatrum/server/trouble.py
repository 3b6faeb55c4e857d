"""What is refused, and how every error looks outside."""

import re
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from theatrum.server.messages import Problem

log = structlog.get_logger("theatrum.errors")

NAME_LENGTH = 120  # letters of a sentence that become the name of its message
CRASHED = "something went wrong on the server; it has been logged"


class Refused(Exception):
    """A request that can't be carried out; the error is one clear sentence for people, with the
    places of its arguments. It names the message that the reader's own client has for it."""

    def __init__(
        self,
        status: int,
        error: str,
        rule: str | None = None,
        field: str | None = None,
        **args: str | int,
    ) -> None:
        self.error = error.format(**args) if args else error
        super().__init__(self.error)
        self.status = status
        self.message = message_of(error)
        self.values = args
        self.rule = rule
        self.field = field


def message_of(error: str) -> str:
    """The name of a sentence's message in the catalogues: its words, joined by hyphens."""
    words = re.findall(r"[a-z0-9]+", error[:NAME_LENGTH].lower().replace("'", ""))
    return "-".join(["refused", *words])


def not_found(what: str = "table") -> Refused:
    return Refused(404, f"there is no such {what}")


def refused_response(_request: Request[Any, Any, Any], trouble: Refused) -> Response[Problem]:
    said = Problem(trouble.error, trouble.rule, trouble.field, trouble.message, {**trouble.values})
    return problem(trouble.status, said)


def http_response(request: Request[Any, Any, Any], trouble: HTTPException) -> Response[Problem]:
    """Litestar's own refusals: unknown addresses, wrong methods, bodies that don't fit."""
    if trouble.status_code >= 500:
        return crash_response(request, trouble)
    field = None
    error = trouble.detail
    if isinstance(trouble, ValidationException) and isinstance(trouble.extra, list):
        first = trouble.extra[0] if trouble.extra else {}
        if isinstance(first, dict):
            field = first.get("key")
            error = f"{field}: {first.get('message')}" if field else str(first.get("message"))
    return problem(trouble.status_code, Problem(error[:300], field=field), trouble.headers)


def crash_response(request: Request[Any, Any, Any], trouble: Exception) -> Response[Problem]:
    """Never a word about the inside; the log has it."""
    log.error("unexpected", path=request.url.path, exc_info=trouble)
    return problem(500, Problem(CRASHED, message=message_of(CRASHED)))


def problem(status: int, body: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(body, status_code=status, media_type="application/json", headers=headers)
