"""Playing: acts, previews, undo, and who plays a seat."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from magnat.web import readers, schemas
from magnat.web.answers import json_answer
from magnat.web.api.matches import bot_named
from magnat.web.api.visits import Here, failures
from magnat.web.course import HEURISTIC
from magnat.web.errors import Stale, not_found, wrong_status
from magnat.web.speech import speaker

router = APIRouter(prefix="/api/matches/{id}", tags=["play"])
REFUSALS = failures(401, 404, 409, 422)


@router.post("/acts", response_model=schemas.Snapshot, responses=REFUSALS, summary="Play one or several acts")
async def acts(here: Here, wanted: schemas.Acts) -> Response:
    here.seat()
    body = {"acts": [list(act) for act in wanted.acts]}
    return json_answer(await here.table.do("acts", here.reader, body, version=wanted.version, key=wanted.key))


@router.post("/pass", response_model=schemas.Snapshot, responses=REFUSALS, summary="Keep the hand down in an open window")
async def keep_hand_down(here: Here, wanted: schemas.Pass) -> Response:
    here.seat()
    return json_answer(await here.table.do("pass", here.reader, version=wanted.version, key=wanted.key))


@router.post("/preview", response_model=schemas.Previewed, responses=REFUSALS, summary="What acts would do; nothing changes")
async def preview(here: Here, wanted: schemas.Preview) -> Response:
    seat, course = here.seat(), here.table.course
    match = course.running()
    if not course.fresh[seat] <= wanted.version <= course.number:
        raise Stale(here.table.snapshot(here.reader))
    view, lines = match.preview(seat, wanted.acts)
    return json_answer({"view": view, "lines": [readers.line(match, course.place, line, None, seat) for line in lines]})


@router.post("/undo", response_model=schemas.Snapshot, responses=REFUSALS, summary="Take back one's last acts, where that is fair")
async def undo(here: Here, wanted: schemas.Undo) -> Response:
    here.seat()
    return json_answer(await here.table.do("undo", here.reader, {"steps": wanted.steps}, version=wanted.version, key=wanted.key))


@router.post("/takeback", response_model=schemas.Snapshot, responses=REFUSALS, summary="Go back over bots and chance, where the table allows it")
async def takeback(here: Here, wanted: schemas.Takeback) -> Response:
    here.seat()
    return json_answer(await here.table.do("takeback", here.reader, version=wanted.version, key=wanted.key))


@router.post("/resign", response_model=schemas.Snapshot, responses=REFUSALS, summary="Leave the game for good; a bot plays on")
async def resign(here: Here) -> Response:
    here.seat()
    return json_answer(await here.table.do("resign", here.reader, {"bot": HEURISTIC}))


@router.post("/bot", response_model=schemas.Snapshot, responses=REFUSALS, summary="Hand the seat to a bot, or take it back")
async def hand_over(here: Here, wanted: schemas.Handing) -> Response:
    here.seat()
    bot = None if wanted.bot is None else bot_named(here.house, wanted.bot)
    return json_answer(await here.table.do("bot", here.reader, {"bot": bot}))


@router.post("/standin", response_model=schemas.Snapshot, responses=REFUSALS, summary="Choose who acts when one's clock ends")
async def standin(here: Here, wanted: schemas.Standin) -> Response:
    here.seat()
    bot = None if wanted.standin is None else bot_named(here.house, wanted.standin)
    return json_answer(await here.table.do("standin", here.reader, {"standin": bot}))


@router.post("/orders", response_model=schemas.Snapshot, responses=REFUSALS, summary="Give standing orders, which answer in one's place")
async def orders(here: Here, wanted: schemas.Orders) -> Response:
    here.seat()
    return json_answer(await here.table.do("orders", here.reader, {"orders": wanted.orders}, version=wanted.version, key=wanted.key))


@router.post("/helpers/{name}", response_model=schemas.Helped, responses=REFUSALS, summary="What a helper of the game says, from what the seat sees")
async def helper(here: Here, name: str, wanted: schemas.Help) -> Response:
    seat, course = here.seat(), here.table.course
    match = course.match
    if match is None or not course.started:
        raise wrong_status(course.status)
    if name not in course.game.helpers:
        raise not_found("helper")
    answer = await asyncio.to_thread(match.helped, seat, name, wanted.arguments)
    return json_answer({"version": course.number, "answer": answer})


@router.get("/hint", response_model=schemas.Hint, responses=REFUSALS, summary="What a good player would do, and why")
async def hint(here: Here) -> Response:
    seat, course = here.seat(), here.table.course
    match = course.running()
    act, reasons = match.hint(seat)
    speak = speaker(course.game, here.language, course.options)
    block, argument = course.game.spelled(act)
    answer = {
        "act": [block, argument],
        "words": speak.act(act, course.names, match.row.name) if speak.has(f"act-{block}") else f"{block} {argument}",
        "reasons": [
            {"hint": name, "values": values, "words": speak.hint(name, values, course.names) if speak.has(f"hint-{name}") else name}
            for name, values in reasons
        ],
    }
    return json_answer(answer)
