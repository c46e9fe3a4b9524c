"""What has been: exports, imports, replays, and what might have been."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request, Response

from magnat.core import options as options_module
from magnat.core import saves
from magnat.core.errors import CorruptSave
from magnat.core.game import Game
from magnat.core.match import PERSON, Match, Seat
from magnat.core.state import CHANCE
from magnat.web.api.context import Context, Creating, Registry, failures
from magnat.web.api.matches import created
from magnat.web.errors import ApiError, wrong_status
from magnat.web.responses import json_response
from magnat.web.schemas import requests, responses
from magnat.web.tables.clocks import ClockRules
from magnat.web.tables.entries import Start
from magnat.web.tables.registry import TableRegistry
from magnat.web.tables.snapshots import Reader, logged
from magnat.web.tables.state import BOT, EMPTY, HEURISTIC, NO_SEAT, OVER, Chair, TableState
from magnat.web.texts import clean, distinct_name

router = APIRouter(prefix="/api/matches", tags=["history"])
MARKS = {"takeback", "what-if", "rules-changed", "imported"}


@router.get("/{id}/export", response_model=dict[str, Any], responses=failures(401, 404, 409), summary="What one has seen, or the full save")
async def export(context: Context) -> Response:
    """While the game runs a reader gets what that reader has seen. After the end everybody gets the full save.

    The host gets it earlier only where nobody else holds or has held a seat: one person against bots, or bots among themselves.
    """
    state = context.table.state
    match = begun(state)
    alone = all(chair.kind != PERSON or seat == context.reader.seat for seat, chair in enumerate(state.chairs))
    full = state.status == OVER or (context.reader.host and alone)
    workers = context.registry.services.workers
    document = await workers.run(saves.to_json, match) if full else await workers.run(Match.export, match, context.reader.seat)
    response = json_response(document)
    response.headers["Content-Disposition"] = f'attachment; filename="{state.game.name}-{state.code}.json"'
    return response


def begun(state: TableState) -> Match:
    if state.match is None or not state.started:
        raise wrong_status(state.status)
    return state.match


Window = Annotated[float | None, Query(ge=1, le=600, allow_inf_nan=False, description="seconds for an answer against the clock")]


@router.post("/import", status_code=201, response_model=responses.Created, responses=failures(404, 413), summary="Go on with a saved match")
async def import_save(registry: Registry, request: Request, _: Creating, save: Annotated[dict[str, Any], Body()], window: Window = None) -> Response:
    """The importer takes the first person's seat and is the host; other people's seats are open until the start."""
    game = registry.game(str(save.get("game")))
    try:
        match = await registry.services.workers.run(read_save, save, game)
    except CorruptSave as error:
        raise ApiError(422, "invalid", "sentence", sentence=str(error)) from error
    if len(match.played) + len(match.before) >= registry.settings.limits.entries:
        raise ApiError(413, "too-large")
    match.marks = (match.marks & MARKS) | {"imported"}
    people = [seat for seat, who in enumerate(match.seats) if who.kind == PERSON]
    my_seat = people[0] if people else NO_SEAT
    chairs = imported_chairs(registry, match.seats, my_seat)
    match.seats = [Seat(chair.name, chair.bot or PERSON) for chair in chairs]
    clock = ClockRules() if window is None else ClockRules(window=window)
    return await opened(registry, request, game, match, chairs, my_seat, clock, start=match.is_over)


def read_save(save: dict[str, Any], game: Game) -> Match:
    """The match of a save; runs in a worker."""
    return saves.from_json(save, game=game)


def tried_from(match: Match, ply: int, seat: int, luck: int) -> Match | None:
    """A "what if" from an earlier position; None if the game was over there. Runs in a worker."""
    past = replace(match, state=match.state_at(ply), windows=[], played=[])
    return None if past.is_over else past.what_if(seat, luck)


def imported_chairs(registry: TableRegistry, seats: list[Seat], my_seat: int) -> list[Chair]:
    chairs: list[Chair] = []
    most = registry.settings.limits.name
    for seat, who in enumerate(seats):
        name = distinct_name(clean(who.name, most) or str(seat + 1), [chair.name for chair in chairs], most)
        if who.kind == PERSON:
            chairs.append(Chair(name, PERSON if seat == my_seat else EMPTY))
        else:
            chairs.append(Chair(name, BOT, who.kind if who.kind in registry.services.bots.bots else HEURISTIC))
    return chairs


async def opened(
    registry: TableRegistry, request: Request, game: Game, match: Match, chairs: list[Chair], my_seat: int, clock: ClockRules, *, start: bool
) -> Response:
    """A new table that goes on with a match."""
    table, token, host_token = await registry.create(
        game,
        options=options_module.spelled(game, options_module.of_state(game, match.state)),
        chairs=chairs,
        clock=clock,
        takebacks=True,
        my_seat=my_seat,
        host_seat=my_seat,
        save=saves.to_json(match),
    )
    reader = Reader(my_seat, host=True)
    if start:
        await table.do(Start(NO_SEAT), reader)
    return created(request, table, reader, token, host_token)


Place = Annotated[int | None, Query(ge=0, description="the position before that act; without it, the last one")]


Brief = Annotated[bool, Query(description="the position alone: without log and standings")]


@router.get("/{id}/replay", response_model=responses.Replayed, responses=failures(401, 404, 409), summary="An earlier position")
async def replay(context: Context, place: Place = None, brief: Brief = False) -> Response:
    """The position before an act, as the reader could see it then; after the end, everything, and how everybody stood."""
    state, seat = context.table.state, context.reader.seat
    match = begun(state)
    ply = state.ply if place is None else place
    if ply > state.ply:
        raise ApiError(422, "invalid", "no-place")
    st = await context.registry.services.workers.run(Match.state_at, match, ply)
    over = state.status == OVER
    lines = [] if brief else [line for line in state.log if line.ply < ply]
    response: responses.Replayed = {
        "place": ply,
        "places": state.ply,
        "first": next((number for number, act in enumerate(match.played) if act.seat != CHANCE), state.ply),
        "view": st.everything() if over else st.view(seat),
        "lines": [logged(match, line, seat, everything=over) for line in lines],
        "standing": await context.table.standing() if over and not brief else [],
    }
    return json_response(response)


@router.post("/{id}/what-if", status_code=201, response_model=responses.Created, responses=failures(401, 404, 409), summary="Try it otherwise")
async def what_if(context: Context, request: Request, _: Creating, wanted: requests.WhatIf) -> Response:
    """A match of one's own from here, or from an earlier ply, with all that the seat did not see drawn again."""
    seat, state = context.seat(), context.table.state
    match = begun(state)
    ply = state.ply if wanted.place is None else wanted.place
    if ply > state.ply:
        raise ApiError(422, "invalid", "no-place")
    twin = await context.registry.services.workers.run(tried_from, match, ply, seat, context.registry.settings.luck())
    if twin is None:
        raise wrong_status(OVER)
    chairs = [Chair(name, PERSON) if other == seat else Chair(name, BOT, HEURISTIC) for other, name in enumerate(state.names)]
    twin.seats = [Seat(chair.name, chair.bot or PERSON) for chair in chairs]
    return await opened(context.registry, request, state.game, twin, chairs, seat, ClockRules(window=None), start=True)
