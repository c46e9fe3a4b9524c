"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from magnat.core.errors import Refused
from magnat.web import api_docs, page, responses
from magnat.web.api import games, history, live, matches, play
from magnat.web.errors import ApiError
from magnat.web.limits import Buckets
from magnat.web.schemas.responses import Health
from magnat.web.security import Guard
from magnat.web.settings import Settings
from magnat.web.tables.registry import TableRegistry


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    chosen = settings or Settings()
    registry = TableRegistry(chosen)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await registry.open()
        yield
        await registry.close()

    app = FastAPI(title="Magnat", version=version("magnat"), lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.registry, app.state.buckets = registry, Buckets(chosen.now)
    app.add_middleware(Guard, registry=registry, buckets=app.state.buckets)
    app.add_exception_handler(ApiError, responses.on_api_error)
    app.add_exception_handler(Refused, responses.on_refused)
    app.add_exception_handler(RequestValidationError, responses.on_invalid)
    app.add_exception_handler(HTTPException, responses.on_http)

    @app.get("/health", response_model=Health, tags=["server"], summary="Signs of life")
    async def health() -> Response:
        """200 while everything works; 503 when the database does not answer or the server is about to stop."""
        try:
            database, count = "ok", await registry.store.count()
        except Exception:
            database, count = "failing", 0
        status = "closing" if registry.closing else database
        document: Health = {"status": status, "version": app.version, "database": database, "matches": count}
        return responses.json_response(document, 200 if status == "ok" else 503)

    for router in (games.router, history.router, matches.router, play.router, live.router, api_docs.router, page.router()):
        app.include_router(router)
    return app
