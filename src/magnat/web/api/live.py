"""The WebSocket: only downwards. What a client sends is read and forgotten."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from magnat.web.api.context import match_context
from magnat.web.limits import caller, host_of
from magnat.web.tables.listeners import Listener

router = APIRouter()
TRY_LATER, POLICY = 1013, 1008


async def live(socket: WebSocket) -> None:
    """Push a snapshot at once and after every change; presence and chat between."""
    context = await match_context(socket, socket.path_params["id"])
    registry, table = context.registry, context.table
    who = caller(socket)
    if registry.closing or not registry.has_room(table, context.reader, who):
        await socket.close(TRY_LATER)
        return
    services, rate = registry.services, registry.settings.limits.messages
    services.listening += 1
    services.callers[who] += 1
    left, since = float(rate.burst), services.now()
    await socket.accept()
    listener = Listener(table, context.reader, socket.send_text, socket.close, host_of(socket))
    table.join(listener)
    try:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (await socket.receive())["type"] != "websocket.disconnect":
                now = services.now()
                left, since = min(float(rate.burst), left + (now - since) * rate.per_second) - 1.0, now
                if left < 0.0:
                    services.metrics.refusals["messages"] += 1
                    await socket.close(POLICY)
                    break
    finally:
        services.listening -= 1
        services.callers[who] -= 1
        services.callers += Counter()  # forgets those with none
        table.leave(listener)


router.add_websocket_route("/api/matches/{id}/live", live)  # a plain route: FastAPI's own would keep its dependencies alive as long as the socket
