"""The WebSocket: only downwards. What a client sends is read and forgotten."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from magnat.web.api.context import ID, match_context
from magnat.web.errors import ApiError, not_found
from magnat.web.limits import Bucket, caller, host_of
from magnat.web.security import POLICY
from magnat.web.tables import Listener

router = APIRouter()


async def live(socket: WebSocket) -> None:
    """Push a snapshot at once and after every change; presence and chat between."""
    id: str = socket.path_params["id"]
    if not ID.fullmatch(id):
        raise not_found("match")
    context = await match_context(socket, id)
    registry, table = context.registry, context.table
    if registry.closing:
        raise ApiError(503, "closing")
    services, rate = registry.services, registry.settings.limits.messages
    with services.places.take(table.state.id, context.reader, caller(socket)):
        messages = Bucket(rate, services.now())
        await socket.accept()
        listener = Listener(table.showing, table.tasks, context.reader, socket.send_text, socket.close, host_of(socket))
        listener.device = context.device
        table.join(listener)
        try:
            with suppress(WebSocketDisconnect, RuntimeError):
                while (await socket.receive())["type"] != "websocket.disconnect":
                    if not messages.take(services.now()):
                        services.metrics.refusals["messages"] += 1
                        await socket.close(POLICY)
                        break
        finally:
            table.leave(listener)


router.add_websocket_route("/api/matches/{id}/live", live)  # a plain route: FastAPI's own would keep its dependencies alive as long as the socket
