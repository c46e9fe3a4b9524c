"""Holds every response that a test gets against the model that `/openapi.json` documents for it."""

from __future__ import annotations

from functools import cache
from typing import Any

import httpx
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from starlette.routing import Match

from magnat.web.api import games, history, hosting, matches, me, play, reminders, results, seats, server
from magnat.web.schemas import responses
from magnat.web.schemas.snapshot import ChatPush, PresencePush, Push

PARTS = (games, history, hosting, matches, me, play, reminders, results, seats, server)
ROUTES = [route for part in PARTS for route in part.router.routes if isinstance(route, APIRoute)]
PUSHES: dict[str, Any] = {"snapshot": Push, "chat": ChatPush, "presence": PresencePush}


@cache
def adapter(model: Any) -> TypeAdapter[Any]:
    return TypeAdapter(model)


def check_response(response: httpx.Response) -> None:
    """A response of the API has the documented form; errors have that of a failure."""
    request = response.request
    scope = {"type": "http", "method": request.method, "path": request.url.path, "root_path": ""}
    route = next((route for route in ROUTES if route.matches(scope)[0] == Match.FULL), None)
    if not response.content or response.headers.get("content-type") != "application/json":
        return
    if response.is_error:
        own = route.responses.get(response.status_code, {}) if route is not None else {}
        adapter(own.get("model", responses.Failure)).validate_json(response.content)
    elif route is not None and route.response_model is not None:
        adapter(route.response_model).validate_json(response.content)


def check_push(text: str, kind: str) -> None:
    adapter(PUSHES[kind]).validate_json(text)
