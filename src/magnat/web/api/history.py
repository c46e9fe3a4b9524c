"""What has been: exports, imports, replays, and what might have been."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request, Response

from magnat.core import options as options_module
from magnat.core import saves
from magnat.core.errors import CorruptSave
from magnat.core.game import Game
from magnat.core.match import PERSON, Match, Seat
from magnat.web import readers, schemas
from magnat.web.answers import json_answer
from magnat.web.api.matches import created
from magnat.web.api.visits import Creating, Here, Inn, failures
from magnat.web.clocks import ClockRules
from magnat.web.course import BOT, EMPTY, HEURISTIC, OVER, Chair, Course
from magnat.web.entries import NO_SEAT
from magnat.web.errors import Wrong, wrong_status
from magnat.web.house import House
from magnat.web.readers import Reader
from magnat.web.speech import clean, unlike

router = APIRouter(prefix="/api/matches", tags=["history"])
MARKS = {"takeback", "what-if", "rules-changed", "imported"}


@router.get("/{id}/export", response_model=dict[str, Any], responses=failures(401, 404, 409), summary="What one has seen, or the full save")
async def export(here: Here) -> Response:
    """While the game runs a reader gets what that reader has seen. After the end everybody gets the full save.

    The host gets it earlier only where no other player's secrets are in it for somebody who plays: a host without a seat, or one person
    against bots.
    """
    course = here.table.course
    match = begun(course)
    alone = course.host_seat == NO_SEAT or course.people <= 1
    full = course.status == OVER or (here.reader.host and alone)
    document = await asyncio.to_thread(saves.to_json, match) if full else match.export(here.reader.seat)
    answer = json_answer(document)
    answer.headers["Content-Disposition"] = f'attachment; filename="{course.game.NAME}-{course.code}.json"'
    return answer


def begun(course: Course) -> Match:
    if course.match is None or not course.started:
        raise wrong_status(course.status)
    return course.match


Window = Annotated[float | None, Query(ge=1, le=600, allow_inf_nan=False, description="seconds for an answer against the clock")]


@router.post("/import", status_code=201, response_model=schemas.Created, responses=failures(404, 413), summary="Go on with a saved match")
async def import_save(house: Inn, request: Request, _: Creating, save: Annotated[dict[str, Any], Body()], window: Window = None) -> Response:
    """The importer takes the first person's seat and is the host; other people's seats are open until the start."""
    game = house.game(str(save.get("game")))
    try:
        match = await asyncio.to_thread(saves.from_json, save, game=game)
    except CorruptSave as wrong:
        raise Wrong(422, "invalid", "sentence", sentence=str(wrong)) from wrong
    match.marks = (match.marks & MARKS) | {"imported"}
    people = [seat for seat, who in enumerate(match.seats) if who.kind == PERSON]
    my_seat = people[0] if people else NO_SEAT
    chairs = imported_chairs(house, match.seats, my_seat)
    match.seats = [Seat(chair.name, chair.bot or PERSON) for chair in chairs]
    clock = ClockRules() if window is None else ClockRules(window=window)
    return await opened(house, request, game, match, chairs, my_seat, clock, start=match.is_over)


def imported_chairs(house: House, seats: list[Seat], my_seat: int) -> list[Chair]:
    chairs: list[Chair] = []
    most = house.settings.limits.name
    for place, who in enumerate(seats):
        name = unlike(clean(who.name, most) or str(place + 1), [chair.name for chair in chairs], most)
        if who.kind == PERSON:
            chairs.append(Chair(name, PERSON if place == my_seat else EMPTY))
        else:
            chairs.append(Chair(name, BOT, who.kind if who.kind in house.thinker.bots else HEURISTIC))
    return chairs


async def opened(
    house: House, request: Request, game: Game, match: Match, chairs: list[Chair], my_seat: int, clock: ClockRules, *, start: bool
) -> Response:
    """A new table that goes on with a match."""
    table, token, host_token = await house.create(
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
        await table.do("start", reader, seat=NO_SEAT)
    return created(request, table, reader, token, host_token)


Place = Annotated[int | None, Query(ge=0, description="the position before that act; without it, the last one")]


@router.get("/{id}/replay", response_model=schemas.Replayed, responses=failures(401, 404, 409), summary="An earlier position")
async def replay(here: Here, place: Place = None) -> Response:
    """The position before an act, as the reader could see it then; after the end, everything, and how everybody stood."""
    course, seat = here.table.course, here.reader.seat
    match = begun(course)
    wanted = course.place if place is None else place
    if wanted > course.place:
        raise Wrong(422, "invalid", "no-place")
    st = await asyncio.to_thread(match.state_at, wanted)
    over = course.status == OVER
    answer = {
        "place": wanted,
        "places": course.place,
        "view": st.everything() if over else st.view(seat),
        "lines": [readers.line(match, told.place, told.line, told.at, seat, everything=over) for told in course.told if told.place < wanted],
        "standing": await here.table.standing() if over else [],
    }
    return json_answer(answer)


@router.post("/{id}/what-if", status_code=201, response_model=schemas.Created, responses=failures(401, 404, 409), summary="Try it otherwise")
async def what_if(here: Here, request: Request, _: Creating, wanted: schemas.WhatIf) -> Response:
    """A match of one's own from here, or from an earlier place, with all that the seat did not see drawn anew."""
    seat, course = here.seat(), here.table.course
    match = begun(course)
    place = course.place if wanted.place is None else wanted.place
    if place > course.place:
        raise Wrong(422, "invalid", "no-place")
    past = replace(match, state=await asyncio.to_thread(match.state_at, place), windows=[], played=[])
    if past.is_over:
        raise wrong_status(OVER)
    twin = past.what_if(seat, here.house.settings.luck())
    chairs = [Chair(name, PERSON) if other == seat else Chair(name, BOT, HEURISTIC) for other, name in enumerate(course.names)]
    twin.seats = [Seat(chair.name, chair.bot or PERSON) for chair in chairs]
    return await opened(here.house, request, course.game, twin, chairs, seat, ClockRules(window=None), start=True)
