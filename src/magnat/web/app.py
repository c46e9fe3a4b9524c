"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from magnat import __version__
from magnat.core.errors import Refused
from magnat.web import api_docs, page, responses
from magnat.web.api import (
    coach,
    commands,
    company,
    deals,
    duplicates,
    games,
    history,
    hosting,
    live,
    matches,
    me,
    play,
    puzzles,
    reminders,
    results,
    seats,
    seeking,
    series,
    server,
)
from magnat.web.counting import Counting
from magnat.web.deals import Dealing
from magnat.web.departures import Erasing
from magnat.web.errors import ApiError
from magnat.web.limits import Buckets
from magnat.web.monitor import Monitor
from magnat.web.operating import Desk
from magnat.web.puzzles import PuzzleDesk
from magnat.web.security import Guard
from magnat.web.settings import Settings
from magnat.web.tables import TableRegistry

PARTS = (
    live, server, games, history, coach, matches, seats, hosting, commands, play, reminders, me, results, company, seeking, series,
    deals, duplicates, puzzles, api_docs,
)  # fmt: skip
ROUTES = [  # made once: an application that includes routers makes their models again
    *commands.SHORTCUTS,
    *(route for part in PARTS for route in part.router.routes),
]


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    chosen = settings or Settings()
    registry = TableRegistry(chosen)
    monitor, desk, erasing, counting = Monitor(registry.store), Desk(registry), Erasing(registry), Counting(registry)
    dealing = Dealing(registry)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            await registry.open()
            await monitor.start()
            await desk.attempt()  # who is blocked, before anybody may ask
            desk.start()
            erasing.start()
            counting.start()
            dealing.start()
            yield
        finally:
            await dealing.stop()
            await counting.stop()
            await erasing.stop()
            await desk.stop()
            await monitor.stop()
            await registry.close()

    app = FastAPI(title="Magnat", version=__version__, lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None, routes=ROUTES)
    app.state.registry, app.state.monitor, app.state.erasing, app.state.documents = registry, monitor, erasing, {}
    app.state.counting, app.state.dealing, app.state.puzzles = counting, dealing, PuzzleDesk(registry)
    app.state.buckets = Buckets(registry.services.now, registry.services.metrics)
    app.add_middleware(Guard, registry=registry, buckets=app.state.buckets)
    app.add_exception_handler(ApiError, responses.on_api_error)
    app.add_exception_handler(Refused, responses.on_refused)
    app.add_exception_handler(RequestValidationError, responses.on_invalid)
    app.add_exception_handler(HTTPException, responses.on_http)

    app.include_router(page.router(root=chosen.root_path, friends=chosen.friends))
    return app
