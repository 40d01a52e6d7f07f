"""The browser client: built files of the package, the same page for every address inside it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

FOLDER: Final = Path(__file__).parents[1] / "web"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFE_HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]
LONGEST: Final = 200  # letters of an address inside the client
FOR_EVER: Final = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Files whose names change with their content."""

    def file_response(self, *args: object, **given: object) -> Response:
        """Let browsers keep them."""
        response = super().file_response(*args, **given)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOR_EVER
        return response


def routes() -> list[BaseRoute]:
    """Return the ways to the client's files."""
    if not (FOLDER / "index.html").is_file():
        return [Route("/{rest:path}", unbuilt)]
    return [Mount("/assets", Assets(directory=FOLDER / "assets")), Route("/{rest:path}", page)]


async def page(request: Request) -> Response:
    """Return a file of the client, or its page for an address inside it."""
    rest = request.path_params["rest"]
    if rest.startswith("api/") or len(rest) > LONGEST or not rest.isprintable():
        raise HTTPException(404)
    found = (FOLDER / rest).resolve()
    if rest and found.is_relative_to(FOLDER) and found.is_file():
        return FileResponse(found)
    if "." in rest.rpartition("/")[2]:
        raise HTTPException(404)
    return FileResponse(FOLDER / "index.html", headers={"Cache-Control": "no-cache"})


async def unbuilt(request: Request) -> Response:
    """Say that the client is missing."""
    if request.path_params["rest"]:
        raise HTTPException(404)
    return PlainTextResponse("The server runs, but the browser client is not built: run `make build`.", 200)
