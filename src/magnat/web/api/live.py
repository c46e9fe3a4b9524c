"""The WebSocket: only downwards. What a client sends is read and forgotten."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from magnat.web.api.visits import Here
from magnat.web.live import Listener

router = APIRouter(prefix="/api/matches/{id}")
TRY_LATER = 1013


@router.websocket("/live")
async def live(socket: WebSocket, here: Here) -> None:
    """Push a snapshot at once and after every change; presence and chat between."""
    house, table = here.house, here.table
    if house.closing or not house.has_room(table):
        await socket.close(TRY_LATER)
        return
    await socket.accept()
    house.listening += 1
    listener = Listener(table, here.reader, socket.send_text, socket.close)
    table.join(listener)
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        house.listening -= 1
        table.leave(listener)
