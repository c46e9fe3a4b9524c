"""Tables that are open to everybody, and closing one."""

from __future__ import annotations

from typing import Any, cast

from fastapi import APIRouter, Request, Response

from magnat.core.play import options as options_module
from magnat.web.api.context import Context, Registry, failures, person_of
from magnat.web.api.me import First
from magnat.web.commands import end_unfinished
from magnat.web.matching import Seeker, is_wanted, meets_strangers, seeker
from magnat.web.responses import json_response
from magnat.web.schemas import responses
from magnat.web.state import BOT, EMPTY, LOBBY, snapshots
from magnat.web.tables import LiveTable

router = APIRouter(prefix="/api", tags=["matches"])
PAGE = 50  # tables in an answer


@router.get("/tables", response_model=list[responses.ListedTable], responses=failures(), summary="Tables that are open to everybody")
async def tables(registry: Registry, request: Request, first: First = 0) -> Response:
    """Not those where somebody sits whom the reader has blocked, or who has blocked the reader. The header `Link` names the next page."""
    who = await seeker(registry.store, await person_of(request))
    found: list[LiveTable] = []
    for table in await registry.listed():
        if len(found) <= first + PAGE and not await meets_strangers(registry.store, table, who):
            found.append(table)
    answer = json_response([described(table, who) for table in found[first : first + PAGE]])
    if len(found) > first + PAGE:
        answer.headers["Link"] = f'<{registry.settings.root_path}/api/tables?from={first + PAGE}>; rel="next"'
    return answer


def described(table: LiveTable, who: Seeker) -> responses.ListedTable:
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
        "clocks": snapshots.clocks(state),
        "rated": state.rated,
        "bots": sorted({chair.bot or "" for chair in state.chairs if chair.kind == BOT}),
        "wish": snapshots.wish(state),
        "fits": is_wanted(table, who),
    }


@router.post("/matches/{id}/close", status_code=204, response_class=Response, responses=failures(401, 403, 404, 409), summary="Close the table")
async def close(context: Context) -> Response:
    """A game that has begun ends unfinished, with ranks by standing; a table where nothing has begun is gone.

    One that is rated, or played in a series or as a deal, is closed by its host only when everybody else has left it.
    """
    context.host()
    if context.table.state.status == LOBBY:
        await context.registry.close_table(context.table.state.id)
    else:
        await context.table.do(end_unfinished, context.reader)
    return Response(status_code=204)
