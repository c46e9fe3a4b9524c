"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from magnat.core.errors import Refused
from magnat.web import answers, schemas, shell, trial
from magnat.web.api import games, history, live, matches, play
from magnat.web.errors import Wrong
from magnat.web.house import House
from magnat.web.limits import Buckets
from magnat.web.security import Guard
from magnat.web.settings import Settings


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    chosen = settings or Settings()
    house = House(chosen)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(title="Magnat", version=version("magnat"), lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.house, app.state.buckets = house, Buckets(chosen.now)
    app.add_middleware(Guard, house=house, buckets=app.state.buckets)
    app.add_exception_handler(Wrong, answers.on_wrong)
    app.add_exception_handler(Refused, answers.on_refused)
    app.add_exception_handler(RequestValidationError, answers.on_invalid)
    app.add_exception_handler(HTTPException, answers.on_http)

    @app.get("/health", response_model=schemas.Health, tags=["server"], summary="Signs of life")
    async def health() -> Response:
        """200 while everything works; 503 when the database does not answer or the server is about to stop."""
        try:
            database, count = "ok", await house.store.count()
        except Exception:
            database, count = "failing", 0
        status = "closing" if house.closing else database
        document = {"status": status, "version": app.version, "database": database, "matches": count}
        return answers.json_answer(document, 200 if status == "ok" else 503)

    for router in (games.router, history.router, matches.router, play.router, live.router, trial.router, shell.router()):
        app.include_router(router)
    return app
