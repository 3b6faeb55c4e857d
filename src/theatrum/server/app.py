"""The application put together."""

import asyncio
import contextlib
import json
import logging
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import structlog
from litestar import Litestar, Request
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

from theatrum import __version__
from theatrum.server import (
    advice,
    agreements,
    analysis,
    channel,
    keeper,
    lessons,
    lobby,
    pages,
    people,
    play,
    replay,
    tables,
)
from theatrum.server.hall import Hall
from theatrum.server.identity import address_of, provide_person, provide_who
from theatrum.server.safety import Forgery, forgery_config, kept_secret
from theatrum.server.settings import Settings
from theatrum.server.trouble import Refused, crash_response, http_response, refused_response

BODY_BYTES = 65536


class Metrics(PrometheusController):
    path = "/metrics"
    include_in_schema = False


def set_up_log(settings: Settings) -> None:
    """Lines for people or for programs. Nothing that is logged holds a secret: no addresses with
    their queries, no bodies, no names of keys."""
    level = getattr(logging, settings.log_level.upper())
    form: Any = (
        structlog.processors.JSONRenderer()
        if settings.log == "json"
        else structlog.dev.ConsoleRenderer()
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso"),
            structlog.processors.dict_tracebacks
            if settings.log == "json"
            else structlog.processors.StackInfoRenderer(),
            form,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(
        level=max(level, logging.WARNING), format="%(levelname)s %(name)s %(message)s"
    )


async def limit_requests(request: Request[Any, Any, Any]) -> None:
    """So many requests a second from one address."""
    hall: Hall = request.app.state.hall
    rate = hall.settings.requests_rate
    if rate and not hall.throttle.take("request", address_of(request), rate, 10 * rate):
        raise Refused(429, "too many requests; wait a little")


def create_app(
    settings: Settings, now: Callable[[], float] = time.time, keeping: bool = True
) -> Litestar:
    """The server as an ASGI application. Tests give their own clock and do the keeping."""
    hall = Hall(settings, now)

    @contextlib.asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        task = asyncio.create_task(keeper.keep(hall)) if keeping else None
        try:
            yield
        finally:
            for socket in list(hall.sockets):
                socket.end(channel.RESTART)
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            await hall.close()

    def provide_hall() -> Hall:
        return hall

    csrf: CSRFConfig = forgery_config(kept_secret(settings.folder, "secret"), settings.secure)
    middleware: list[Any] = [DefineMiddleware(Forgery, config=csrf)]
    handlers: list[Any] = [
        *people.handlers,
        *tables.handlers,
        *lessons.handlers,
        *play.handlers,
        *agreements.handlers,
        *lobby.handlers,
        *replay.handlers,
        *advice.handlers,
        *analysis.handlers,
        *channel.handlers,
        *pages.handlers,
    ]
    if settings.metrics:
        middleware.append(
            PrometheusConfig(app_name="theatrum", prefix="theatrum", group_path=True).middleware
        )
        handlers.append(Metrics)
    app = Litestar(
        handlers,
        dependencies={
            "hall": Provide(provide_hall, sync_to_thread=False),
            "who": Provide(provide_who),
            "person": Provide(provide_person),
        },
        middleware=middleware,
        before_request=limit_requests,
        exception_handlers={
            Refused: refused_response,
            HTTPException: http_response,
            Exception: crash_response,
        },
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="Theatrum",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        debug=False,
    )
    app.state.hall = hall
    return app


def openapi() -> str:
    """The interface's schema as JSON, without a running server."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data_dir=folder), keeping=False)
        return json.dumps(app.openapi_schema.to_schema(), indent=1, sort_keys=True)
