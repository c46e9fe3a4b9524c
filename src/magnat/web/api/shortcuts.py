"""The call that is made for every act, without the layers of FastAPI, which cost more than the act itself.

The route stays FastAPI's and is documented like any other. A request in its usual form is read here, with the same model. FastAPI deals with
everything unusual, and says what is wrong.
"""

from __future__ import annotations

import json

from fastapi.routing import APIRoute
from pydantic import BaseModel
from starlette.requests import Request
from starlette.routing import BaseRoute, Match
from starlette.types import Message, Receive, Scope, Send

from magnat.web.api.context import ID, match_context


class Shortcut(BaseRoute):
    """A way to an endpoint that takes the context of a match and a body; to be asked before the route itself."""

    def __init__(self, route: APIRoute, model: type[BaseModel]) -> None:
        self.route, self.model = route, model

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, found = self.route.matches(scope)
        return (match, found) if match == Match.FULL else (Match.NONE, {})

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        request, message = Request(scope), await receive()  # the whole body: the guard has read it
        id: str = request.path_params["id"]
        wanted = self._read(request, message) if ID.fullmatch(id) else None
        if wanted is None:
            await self.route.handle(scope, _repeated(message, receive), send)
        else:
            response = await self.route.endpoint(await match_context(request, id), wanted)
            await response(scope, receive, send)

    def _read(self, request: Request, message: Message) -> BaseModel | None:
        if request.headers.get("content-type") != "application/json":
            return None
        try:
            return self.model.model_validate(json.loads(message.get("body", b"")))
        except (ValueError, RecursionError):
            return None


def _repeated(message: Message, receive: Receive) -> Receive:
    """The message that was received, once more; then what follows it."""
    waiting = [message]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again
