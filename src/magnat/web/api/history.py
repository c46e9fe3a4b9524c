"""What has been: exports, imports, replays, and what might have been."""

from __future__ import annotations

from bisect import bisect_left
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from magnat.core.declare import CHANCE
from magnat.core.errors import CorruptSave
from magnat.core.game import Game
from magnat.core.play import PERSON, Match, saves
from magnat.core.play import options as options_module
from magnat.web.api.context import Context, Creating, Invited, Registry, failures
from magnat.web.api.matches import created
from magnat.web.commands import start
from magnat.web.errors import ApiError, wrong_status
from magnat.web.responses import json_response
from magnat.web.schemas import requests, responses
from magnat.web.signing import signed_save
from magnat.web.state import BOT, OVER, STANDARD, Chair, ClockRules, Named, Past, Reader, Summed, TableState, snapshots
from magnat.web.tables import TableRegistry
from magnat.web.workers import FOR_HISTORY

router = APIRouter(prefix="/api/matches", tags=["history"])


@router.get("/{id}/export", response_model=dict[str, Any], responses=failures(401, 404, 409), summary="What one has seen, or the full save")
async def export(context: Context) -> Response:
    """While the game runs a reader gets what that reader has seen. After the end everybody gets the full save.

    The host gets it earlier only where nobody else holds or has held a seat: one person against bots, or bots among themselves; not at a rated
    table, and not before a puzzle is answered.
    Of a deal that others play too nobody gets it before the deal is over for everybody.
    """
    state = context.table.state
    match = begun(state)
    alone = all(chair.kind != PERSON or seat == context.reader.seat for seat, chair in enumerate(state.chairs))
    sealed = state.is_sealed(context.registry.services.now())
    full = not (sealed or state.is_puzzling) and (state.status == OVER or (context.reader.host and alone and not state.rated))
    workers, key = context.registry.services.workers, context.registry.store.save_key
    asked: tuple[Any, ...] = (signed_save, match, key) if full else (Match.export, match, context.reader.seat)
    document = await workers.run(*asked, patience=FOR_HISTORY)
    response = json_response(document)
    response.headers["Content-Disposition"] = f'attachment; filename="{state.game.name}-{state.code}.json"'
    return response


def begun(state: TableState) -> Match:
    if state.match is None or not state.started:
        raise wrong_status(state.status)
    return state.match


WINDOW = "seconds for an answer against the clock; without it 30 among people, and no countdown against bots"
Window = Annotated[float | None, Query(ge=1, le=600, allow_inf_nan=False, description=WINDOW)]


SAVE = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object", "additionalProperties": True}}}}}


@router.post(
    "/import",
    status_code=201,
    response_model=responses.Created,
    responses=failures(403, 404, 413),
    openapi_extra=SAVE,
    summary="Go on with a saved match",
)
async def import_save(registry: Registry, request: Request, _: Creating, __: Invited, window: Window = None) -> Response:
    """The importer takes the first person's seat and is the host; other people's seats are open until the start."""
    clock = None if window is None else ClockRules(window=window)
    try:
        table, token, host_token = await registry.take_in(await request.body(), clock)
    except CorruptSave as error:
        raise ApiError(422, "invalid", "wrong-file", sentence=str(error)) from error
    reader = Reader(table.state.host_seat, host=True)
    if table.state.match is not None and table.state.match.is_over:
        await table.do(start, reader)
    return await created(request, table, reader, token, host_token)


async def try_otherwise(registry: TableRegistry, request: Request, game: Game, match: Match, chairs: list[Chair], my_seat: int) -> Response:
    """A new table that goes on with a "what if"."""
    table, token, host_token = await registry.create(
        game,
        options=options_module.spelled(game, options_module.of_state(game, match.state)),
        chairs=chairs,
        clock=ClockRules(window=None),
        takebacks=True,
        my_seat=my_seat,
        host_seat=my_seat,
        save=saves.to_json(match),
    )
    reader = Reader(my_seat, host=True)
    await table.do(start, reader)
    return await created(request, table, reader, token, host_token)


Place = Annotated[int | None, Query(ge=0, description="the position before that act; without it, the last one")]


@router.get("/{id}/dice", response_model=responses.Dice, responses=failures(401, 404), summary="The dice in use before a match was continued")
async def dice(context: Context) -> Response:
    """Each with the number of its first draw; their secrets lie open after the end. Those in use are in every snapshot (`fair`)."""
    response: responses.Dice = {"earlier": snapshots.earlier_dice(context.table.state)}
    return json_response(response)


Brief = Annotated[bool, Query(description="the position alone: without log and standings")]


@router.get("/{id}/replay", response_model=responses.Replayed, responses=failures(401, 404, 409), summary="An earlier position")
async def replay(context: Context, place: Place = None, brief: Brief = False) -> Response:
    """The position before an act, as the reader could see it then; after the end, everything, and how everybody stood.

    Of the log the last page before it; earlier lines as in `/log`.
    """
    state, seat = context.table.state, context.reader.seat
    match = begun(state)
    ply = state.ply if place is None else place
    if ply > state.ply:
        raise ApiError(422, "invalid", "no-place")
    st = await context.registry.services.workers.run(Past.state_at, Past.of(match), ply, patience=FOR_HISTORY)
    over = state.status == OVER
    told = 0 if brief else bisect_left(state.log, ply, key=lambda line: line.ply)
    lines_from = max(0, told - context.registry.settings.log_page)
    response: responses.Replayed = {
        "place": ply,
        "places": state.ply,
        "first": next((number for number, act in enumerate(match.played) if act.seat != CHANCE), state.ply),
        "view": st.everything() if over else st.view(seat),
        "lines_from": lines_from,
        "lines": [snapshots.logged(match, line, seat, everything=over) for line in state.log[lines_from:told]],
        "standing": await context.table.standing() if over and not brief else [],
    }
    return json_response(response)


@router.get("/{id}/figures", response_model=responses.Figured, responses=failures(401, 404, 409), summary="A finished game in figures")
async def figures(context: Context) -> Response:
    """Facts worth telling, said by `figure-<FACT>` of the game, and where every fortune came from, said by `source-<name>`."""
    state = context.table.state
    match = begun(state)
    if not match.is_over:
        raise wrong_status(state.status)
    facts: list[Named] = []
    sources: list[Summed] = []
    if state.game.figures is not None and not match.before:
        lines = [(line.ply, line.line.event, line.line.values) for line in state.log]
        facts, sources = await context.table.computed("figures", Past.figures, Past.of(match), await context.table.standing(), lines)
    response: responses.Figured = {
        "facts": [{"figure": name, "values": values} for name, values in facts],
        "sources": [{"source": name, "sums": sums} for name, sums in sources],
    }
    return json_response(response)


@router.post("/{id}/what-if", status_code=201, response_model=responses.Created, responses=failures(401, 404, 409), summary="Try it otherwise")
async def what_if(context: Context, request: Request, _: Creating, wanted: requests.WhatIf) -> Response:
    """A match of one's own from here, or from an earlier ply, with all that the seat did not see drawn again."""
    seat, state = context.seat(), context.table.state
    state.check_advice()
    match = begun(state)
    ply = state.ply if wanted.place is None else wanted.place
    if ply > state.ply:
        raise ApiError(422, "invalid", "no-place")
    twin = await context.registry.services.workers.run(
        Past.what_if, Past.of(match), match.without_past(), ply, seat, context.registry.settings.luck(), patience=FOR_HISTORY
    )
    if twin is None:
        raise wrong_status(OVER)
    chairs = [
        Chair(old.name, PERSON) if other == seat else Chair(old.name, BOT, STANDARD, character=old.character)
        for other, old in enumerate(state.chairs)
    ]
    twin.seats = [chair.kernel_seat() for chair in chairs]
    return await try_otherwise(context.registry, request, state.game, twin, chairs, seat)
