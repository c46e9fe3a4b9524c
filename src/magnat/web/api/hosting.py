"""What a host may do besides beginning: open the table to everybody, take the word from somebody, let spectators speak, close."""

from __future__ import annotations

from typing import Any, cast

from fastapi import APIRouter, Response

from magnat.core import options as options_module
from magnat.web.api.context import Context, Registry, failures
from magnat.web.api.seats import SeatNumber, check_seat
from magnat.web.responses import json_response
from magnat.web.schemas import requests, responses
from magnat.web.schemas.snapshot import Snapshot
from magnat.web.tables.entries import EndUnfinished, LetSpectatorsChat, ListTable, Mute
from magnat.web.tables.live import LiveTable
from magnat.web.tables.state import EMPTY, LOBBY, NO_SEAT

router = APIRouter(prefix="/api", tags=["matches"])
MOST = 50  # tables in the list


@router.get("/tables", response_model=list[responses.ListedTable], responses=failures(), summary="Tables that are open to everybody")
async def tables(registry: Registry) -> Response:
    return json_response([described(table) for table in (await registry.listed())[:MOST]])


def described(table: LiveTable) -> responses.ListedTable:
    state = table.state
    usual = options_module.defaults(state.game, len(state.chairs), dict(state.options))
    return {
        "id": state.id,
        "code": state.code,
        "game": state.game.name,
        "players": [chair.name for chair in state.chairs if chair.kind != EMPTY],
        "free": table.free_seats,
        "options": {name: value for name, value in state.options.items() if usual.get(name) != value},
        "clock": cast(Any, state.clocks.rules.kind),
    }


@router.post("/matches/{id}/list", response_model=Snapshot, responses=failures(401, 403, 404, 409), summary="Open the table to everybody, or not")
async def list_table(context: Context, wanted: requests.Listing) -> Response:
    """Until the game begins everybody on this server can find the table. Only its host opens it."""
    context.host()
    return json_response(await context.table.do(ListTable(NO_SEAT, wanted.listed), context.reader))


@router.post("/matches/{id}/audience", response_model=Snapshot, responses=failures(401, 403, 404), summary="Let spectators chat, or not")
async def audience(context: Context, wanted: requests.Audience) -> Response:
    context.host()
    return json_response(await context.table.do(LetSpectatorsChat(NO_SEAT, wanted.chat), context.reader))


@router.post(
    "/matches/{id}/seats/{seat}/mute",
    response_model=Snapshot,
    responses=failures(401, 403, 404, 409),
    summary="Take the word from a seat, or give it back",
)
async def mute(context: Context, seat: SeatNumber, wanted: requests.Mute) -> Response:
    context.host()
    check_seat(context.table, seat)
    return json_response(await context.table.do(Mute(seat, wanted.muted), context.reader))


@router.post("/matches/{id}/close", status_code=204, response_class=Response, responses=failures(401, 403, 404, 409), summary="Close the table")
async def close(context: Context) -> Response:
    """A game that has begun ends unfinished, with ranks by standing; a table where nothing has begun is gone."""
    context.host()
    if context.table.state.status == LOBBY:
        await context.registry.close_table(context.table.state.id)
    else:
        await context.table.do(EndUnfinished(NO_SEAT), context.reader)
    return Response(status_code=204)
