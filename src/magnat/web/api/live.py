"""The WebSocket: only downwards. What a client sends is read and forgotten."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from magnat.web.api.context import match_context
from magnat.web.tables.listeners import Listener

router = APIRouter()
TRY_LATER = 1013


async def live(socket: WebSocket) -> None:
    """Push a snapshot at once and after every change; presence and chat between."""
    context = await match_context(socket, socket.path_params["id"])
    registry, table = context.registry, context.table
    if registry.closing or not registry.has_room(table):
        await socket.close(TRY_LATER)
        return
    await socket.accept()
    registry.services.listening += 1
    listener = Listener(table, context.reader, socket.send_text, socket.close)
    table.join(listener)
    try:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (await socket.receive())["type"] != "websocket.disconnect":
                pass
    finally:
        registry.services.listening -= 1
        table.leave(listener)


router.add_websocket_route("/api/matches/{id}/live", live)  # a plain route: FastAPI's own would keep its dependencies alive as long as the socket
