"""What is refused, and how every error looks outside."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from theatrum.server.messages import Problem

log = structlog.get_logger("theatrum.errors")


class Refused(Exception):
    """A request that can't be carried out; the message is one clear sentence for people."""

    def __init__(
        self, status: int, error: str, rule: str | None = None, field: str | None = None
    ) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.rule = rule
        self.field = field


def not_found(what: str = "table") -> Refused:
    return Refused(404, f"there is no such {what}")


def refused_response(_request: Request[Any, Any, Any], trouble: Refused) -> Response[Problem]:
    return problem(trouble.status, Problem(trouble.error, trouble.rule, trouble.field))


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
    return problem(500, Problem("something went wrong on the server; it has been logged"))


def problem(status: int, body: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(body, status_code=status, media_type="application/json", headers=headers)
