"""The built page: one document for all its routes, and files whose names change with their content."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from magnat.web.compressed import file_response
from magnat.web.errors import not_found
from magnat.web.link_previews import game_named, table_of, tags
from magnat.web.parts import hints

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Magnat</title><body>
<h1>Magnat</h1><p>The server runs, but its page is not built yet. In the source tree:</p>
<pre>cd web && npm ci && npm run build</pre>
<p>Then reload. The JSON API works already: <a href="/docs">/docs</a>, <a href="/openapi.json">/openapi.json</a>.</p></body></html>"""


@lru_cache(8)  # an application is made in a tenth of a second less with the routes of another one
def router(static: Path = STATIC, root: str = "", friends: str | None = None) -> APIRouter:
    """The routes of the page; to be added after all others.

    root: the path under which a proxy shows the server; friends: the address under which others in the network reach it.
    """
    routes = APIRouter(include_in_schema=False)

    @routes.get("/")
    @routes.get("/m/{id}")
    @routes.get("/how/{game}")
    @routes.get("/me")
    @routes.get("/p/{person}")
    @routes.get("/g/{game}")
    @routes.get("/deal")
    @routes.get("/deal/{day}")
    @routes.get("/duplicate")
    @routes.get("/duplicate/{duplicate}")
    @routes.get("/puzzles")
    @routes.get("/puzzle/{puzzle}")
    @routes.get("/series/{series}")
    @routes.get("/join/{code}")
    @routes.get("/seat")
    @routes.get("/seat/{secret}")
    async def page(request: Request, id: str = "", code: str = "", game: str = "") -> Response:
        state = await table_of(request, id, code)
        told = tags(request, root, state, game)
        if id and state is not None:  # what it needs is asked for at once
            told += f'<meta name="magnat-game" content="{state.game.name}" />{hints(static, root, state.game.name)}'
        return shown(told)

    @routes.get("/previews/{game}.png")
    async def preview(request: Request, game: str) -> Response:
        """What links to a game show."""
        known = game_named(request, game)
        if known is None or known.folder is None or not (known.folder / "preview.png").is_file():
            raise not_found("page")
        return file_response(request, known.folder / "preview.png", "image/png", {"Cache-Control": "public, max-age=86400"})

    def shown(told: str, status: int = 200) -> Response:
        document = static / "index.html"
        if not document.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        text = document.read_text(encoding="utf-8").replace('="./', f'="{root}/')  # its files are named from where it lies
        meta = f'<meta name="magnat-root" content="{root}" />' if root else ""
        meta += f'<meta name="magnat-friends" content="{friends}{root}" />' if friends else ""
        return HTMLResponse(text.replace("<head>", f"<head>{meta}{told}", 1), status, headers={"Cache-Control": "no-cache"})

    @routes.get("/{path:path}")
    async def file(request: Request, path: str) -> Response:
        try:
            found = (static / path).resolve()
            is_ours = not path.startswith(("api/", "docs")) and found.is_relative_to(static.resolve()) and found.is_file()
        except (OSError, ValueError):  # a name that no file can have
            is_ours = False
        if not is_ours:
            if "text/html" in request.headers.get("accept", "") and not path.startswith(("api/", "assets/")):
                return shown("", 404)  # somebody at a browser: the page says what happened
            raise not_found("page")
        kept = FOREVER if path.startswith("assets/") else "no-cache"
        kind = "application/manifest+json" if found.suffix == ".webmanifest" else None
        return file_response(request, found, kind, {"Cache-Control": kept})

    return routes
