"""The browser client's files, health, and the page that says how to build the client."""

import hashlib
import mimetypes
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from sqlalchemy import text

from theatrum import __version__
from theatrum.server.identity import HallDep
from theatrum.server.messages import Health
from theatrum.server.settings import Settings
from theatrum.server.trouble import Refused, not_found

FOREVER = "public, max-age=31536000, immutable"
PACKED = (("br", ".br"), ("gzip", ".gz"))
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/plain", ".ftl")

NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Theatrum</title>
<h1>Theatrum is running</h1>
<p>The browser client is not built yet. In the source folder: <code>make setup</code>, then start
the server again.</p>
<p>The interface for programs: <a href="/api/schema/openapi.json">/api/schema</a>.</p>
</html>"""


def static_folder(settings: Settings) -> Path:
    if settings.static_dir:
        return Path(settings.static_dir)
    return Path(str(files("theatrum.server"))) / "static"


@lru_cache(maxsize=512)
def file_bytes(path: Path, _changed: int) -> tuple[bytes, str]:
    data = path.read_bytes()
    return data, f'"{hashlib.sha256(data).hexdigest()[:24]}"'


def find_file(folder: Path, name: str) -> Path | None:
    """A file inside the folder, whatever the name tries."""
    try:
        path = (folder / name.lstrip("/")).resolve()
        inside = path.is_relative_to(folder.resolve())
        return path if inside and path.is_file() else None
    except (OSError, ValueError):
        return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], hall: HallDep) -> Response[bytes]:
    """A file of the client; any other address is the client's own and gets its first page."""
    path = request.path_params.get("path", "/")
    if path.startswith(("/api", "/ws")):
        raise not_found("address")
    folder = static_folder(hall.settings)
    file = find_file(folder, path)
    if file is None:
        if path.startswith("/assets/") or (path.count("/") == 1 and "." in path):
            raise not_found("file")  # deeper addresses are the client's: people's names have dots
        file = find_file(folder, "index.html")
    if file is None:
        return Response(NO_CLIENT.encode(), media_type="text/html", status_code=200)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"vary": "accept-encoding"}
    headers["cache-control"] = FOREVER if "/assets/" in path else "no-cache"
    accepted = request.headers.get("accept-encoding", "")
    for name, ending in PACKED:
        packed = file.with_name(file.name + ending)
        if name in accepted and packed.is_file():
            headers["content-encoding"] = name
            file = packed
            break
    data, tag = file_bytes(file, file.stat().st_mtime_ns)
    headers["etag"] = tag
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(data, headers=headers, media_type=kind)


@get("/health", operation_id="Health")
async def health(hall: HallDep) -> Health:
    """200 when the database answers."""
    try:
        async with hall.db.read() as db:
            await db.execute(text("SELECT 1"))
    except Exception:
        raise Refused(503, "the database does not answer") from None
    return Health("ok", __version__)


handlers: list[Any] = [page, health]
