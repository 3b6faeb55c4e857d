"""What is refused, and how every error looks outside."""

import re
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from theatrum.core.forms import BadForm
from theatrum.library.sentences import name_of
from theatrum.server.messages import Problem

log = structlog.get_logger("theatrum.errors")

CRASHED = "something went wrong on the server; it has been logged"
# What the framework refuses by itself, as people are told.
HTTP = {
    400: "the request can't be read",
    403: "this page is too old; load it again",
    404: "there is no such address",
    405: "that can't be done at this address",
    413: "that is too large",
}


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
    return name_of("refused", error)


def not_found(what: str = "table") -> Refused:
    return Refused(404, f"there is no such {what}")


def refused_response(_request: Request[Any, Any, Any], trouble: Refused) -> Response[Problem]:
    return problem(trouble.status, said_by(trouble))


def said_by(trouble: Refused) -> Problem:
    return Problem(trouble.error, trouble.rule, trouble.field, trouble.message, {**trouble.values})


def http_response(request: Request[Any, Any, Any], trouble: HTTPException) -> Response[Problem]:
    """Litestar's own refusals: unknown addresses, wrong methods, bodies that don't fit."""
    if trouble.status_code >= 500:
        return crash_response(request, trouble)
    if isinstance(trouble, ValidationException) and isinstance(trouble.extra, list):
        first = trouble.extra[0] if trouble.extra else {}
        if isinstance(first, dict) and first.get("key"):
            said = unfit(str(first["key"]), str(first.get("message")))
            return problem(trouble.status_code, said_by(said), trouble.headers)
    known = HTTP.get(trouble.status_code)
    name = message_of(known) if known else ""
    return problem(
        trouble.status_code, Problem(trouble.detail[:300], message=name), trouble.headers
    )


# What msgspec finds wrong with a field, in its own words, and how people are told.
UNFIT = {
    r"`array` of length >= (?P<least>\d+)": "{what}: at least {least} entries",
    r"`array` of length <= (?P<most>\d+)": "{what}: at most {most} entries",
    r"of length >= (?P<least>\d+)": "{what}: at least {least} characters",
    r"of length <= (?P<most>\d+)": "{what}: at most {most} characters",
    r"Expected `\w+` >= (?P<least>-?[\d.]+)": "{what}: not less than {least}",
    r"Expected `\w+` <= (?P<most>-?[\d.]+)": "{what}: not more than {most}",
    r"matching regex": "{what} is not written as it must be",
    r"missing required field `(?P<name>[^`]{1,60})`": "{what}: the field {name} is missing",
    r"unknown field `(?P<name>[^`]{1,60})`": "{what}: there is no field {name}",
    r"Invalid (enum )?value (?P<value>.{1,60}?)( - at .*)?$": (
        "{what}: {value} is not one of the choices"
    ),
    r"Expected `(?P<wanted>[^`]{1,60})`, got `(?P<got>[^`]{1,60})`": (
        "{what}: {wanted} is needed, not {got}"
    ),
}
# What is wrong with an action's form (core/forms.py).
NO_ACTION = {
    r"unknown verb (?P<verb>.*)": "this game has no action {verb}",
    r"'(?P<verb>\w+)' needs '(?P<name>\w+)'": "the action {verb} needs {name}",
    r"'(?P<verb>\w+)' has no (?P<name>\w+) (?P<value>.*)": (
        "the action {verb} has no {name} {value}"
    ),
    r"'(?P<verb>\w+)' takes no (?P<name>.*)": "the action {verb} takes no {name}",
}


def unfit(field: str, detail: str) -> Refused:
    """A field that is not as it must be; too short and too long are what people meet."""
    for pattern, sentence in UNFIT.items():
        if found := re.search(pattern, detail):
            return Refused(400, sentence, None, field, what=field, **values_of(found))
    return Refused(400, "{what} is not as it must be", None, field, what=field)


def unfit_message(error: Exception) -> Refused:
    """A live message that can't be read, or has a field that is not as it must be."""
    found = re.search(r" - at `\$\.?([^`]{1,60})`", str(error))
    return unfit(found[1] if found else "message", str(error))


def no_action(error: Exception) -> Refused:
    """A form that is none of the game's actions."""
    for pattern, sentence in NO_ACTION.items():
        if isinstance(error, BadForm) and (found := re.fullmatch(pattern, str(error), re.DOTALL)):
            return Refused(422, sentence, None, "action", **values_of(found))
    return Refused(422, "an action is an object with a 'verb'", field="action")


def values_of(found: re.Match[str]) -> dict[str, str | int]:
    """What a pattern has found; whole numbers as numbers, so that languages can count."""
    parts = {name: text for name, text in found.groupdict().items() if text is not None}
    return {name: int(text) if text.isdecimal() else text for name, text in parts.items()}


def crash_response(request: Request[Any, Any, Any], trouble: Exception) -> Response[Problem]:
    """Never a word about the inside; the log has it."""
    log.error("unexpected", path=request.url.path, exc_info=trouble)
    return problem(500, Problem(CRASHED, message=message_of(CRASHED)))


def problem(status: int, body: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(body, status_code=status, media_type="application/json", headers=headers)
