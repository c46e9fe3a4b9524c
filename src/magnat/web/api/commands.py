"""The routes of all commands, made from their declarations."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from fastapi.routing import APIRoute

from magnat.web.api.context import Chatting, Context, MatchContext, check_name, failures, leave_voice
from magnat.web.api.shortcuts import Shortcut
from magnat.web.commands import COMMANDS, Command, Nothing, Who, acts
from magnat.web.responses import json_response
from magnat.web.schemas import requests
from magnat.web.schemas.requests import RequestModel
from magnat.web.schemas.snapshot import Snapshot
from magnat.web.state import NO_SEAT

SeatNumber = Annotated[int, Path(ge=0, lt=8, description="the number of a seat")]
RATES = {"chats": Chatting}
router = APIRouter(prefix="/api/matches/{id}")


def endpoint_of(command: Command) -> Callable[..., Awaitable[Response]]:
    """What FastAPI calls; what it is called with follows from the declaration."""

    async def endpoint(context: MatchContext, wanted: RequestModel | None = None, seat: int = NO_SEAT, **limits: None) -> Response:
        if command.by is Who.SEAT:
            context.seat()
        elif command.by is Who.HOST:
            context.host()
        name = (wanted.name or "") if isinstance(wanted, requests.Chat) and context.reader.seat < 0 else ""
        await check_name(context.connection, name)
        told = json_response(await context.table.do(command, context.reader, wanted, of=seat))
        if name:
            await leave_voice(context, name)
        return told

    taken: dict[str, Any] = {"context": Context}
    taken |= {"seat": SeatNumber} if "{seat}" in (command.path or "") else {}
    taken |= {} if command.rate is None else {command.rate: RATES[command.rate]}
    taken |= {} if command.wants is Nothing else {"wanted": command.wants}
    parameters = [inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=kind) for name, kind in taken.items()]
    endpoint.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    endpoint.__name__, endpoint.__doc__ = command.name, command.decide.__doc__
    return endpoint


for command in COMMANDS.values():
    if command.path is not None:
        router.add_api_route(
            f"/{command.path}",
            endpoint_of(command),
            methods=["POST"],
            response_model=Snapshot,
            responses=failures(401, 403, 404, 409),
            summary=command.says,
            tags=[command.tag],
        )

SHORTCUTS = [Shortcut(route, acts.wants) for route in router.routes if isinstance(route, APIRoute) and route.path.endswith(f"/{acts.path}")]
