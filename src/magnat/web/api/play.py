"""Playing: acts, previews, undo, and who plays a seat."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Response
from fastapi.routing import APIRoute

from magnat.core.errors import Refused
from magnat.core.guide import NEWCOMER
from magnat.core.guided_walk import newcomer_acts
from magnat.core.match import Match
from magnat.web.api.context import Context, failures
from magnat.web.api.matches import bot_named
from magnat.web.api.shortcuts import Shortcut
from magnat.web.errors import ApiError, StaleVersion, not_found, wrong_status
from magnat.web.responses import json_response
from magnat.web.schemas import requests, responses
from magnat.web.schemas.snapshot import Snapshot
from magnat.web.tables.entries import Acts, ChooseStandin, FollowGuide, GiveOrders, HandOver, Pass, Resign, SetPace, Takeback, Undo
from magnat.web.tables.snapshots import foreseen
from magnat.web.tables.state import HEURISTIC, TableState
from magnat.web.texts import words_of

router = APIRouter(prefix="/api/matches/{id}", tags=["play"])
REFUSALS = failures(401, 404, 409, 422)


@router.post("/acts", response_model=Snapshot, responses=REFUSALS, summary="Play one or several acts")
async def acts(context: Context, wanted: requests.Acts) -> Response:
    entry = Acts(context.seat(), [list(act) for act in wanted.acts])
    return json_response(await context.table.do(entry, context.reader, version=wanted.version, key=wanted.key))


SHORTCUTS = [Shortcut(route, requests.Acts) for route in router.routes if isinstance(route, APIRoute) and route.endpoint is acts]


@router.post("/pass", response_model=Snapshot, responses=REFUSALS, summary="Keep the hand down in an open window")
async def keep_hand_down(context: Context, wanted: requests.Pass) -> Response:
    return json_response(await context.table.do(Pass(context.seat()), context.reader, version=wanted.version, key=wanted.key))


@router.post("/preview", response_model=responses.Previewed, responses=REFUSALS, summary="What acts would do; nothing changes")
async def preview(context: Context, wanted: requests.Preview) -> Response:
    seat, state = context.seat(), context.table.state
    match = state.running()
    if not state.asked_since[seat] <= wanted.version <= state.version:
        raise StaleVersion(context.table.snapshot(context.reader))
    name = f"preview {seat} {wanted.acts}"
    view, lines = await context.table.computed(name, Match.preview, state.position(), seat, wanted.acts)
    response: responses.Previewed = {"view": view, "lines": [foreseen(match, state.ply, line, seat) for line in lines]}
    return json_response(response)


@router.post("/undo", response_model=Snapshot, responses=REFUSALS, summary="Take back one's last acts, where that is fair")
async def undo(context: Context, wanted: requests.Undo) -> Response:
    return json_response(await context.table.do(Undo(context.seat(), wanted.steps), context.reader, version=wanted.version, key=wanted.key))


@router.post("/takeback", response_model=Snapshot, responses=REFUSALS, summary="Go back over bots and chance, where the table allows it")
async def takeback(context: Context, wanted: requests.Takeback) -> Response:
    return json_response(await context.table.do(Takeback(context.seat(), whole=True), context.reader, version=wanted.version, key=wanted.key))


@router.post("/resign", response_model=Snapshot, responses=REFUSALS, summary="Leave the game for good; a bot plays on")
async def resign(context: Context) -> Response:
    return json_response(await context.table.do(Resign(context.seat(), HEURISTIC), context.reader))


@router.post("/bot", response_model=Snapshot, responses=REFUSALS, summary="Hand the seat to a bot, or take it back")
async def hand_over(context: Context, wanted: requests.Handing) -> Response:
    seat = context.seat()
    bot = None if wanted.bot is None else bot_named(context.registry, wanted.bot)
    return json_response(await context.table.do(HandOver(seat, bot), context.reader))


@router.post("/pace", response_model=Snapshot, responses=REFUSALS, summary="How fast the bots play, where no other person sits")
async def pace(context: Context, wanted: requests.Pace) -> Response:
    return json_response(await context.table.do(SetPace(context.seat(), wanted.pace), context.reader))


@router.post("/skip", response_model=Snapshot, responses=REFUSALS, summary="Let the bots play at once until one is asked, where no other person sits")
async def skip(context: Context) -> Response:
    if not context.table.state.is_alone(context.seat()):
        raise ApiError(409, "wrong-status", "not-alone")
    context.table.autoplay.hurry()
    return json_response(context.table.snapshot(context.reader))


@router.post("/standin", response_model=Snapshot, responses=REFUSALS, summary="Choose who acts when one's clock ends")
async def standin(context: Context, wanted: requests.Standin) -> Response:
    seat = context.seat()
    bot = None if wanted.standin is None else bot_named(context.registry, wanted.standin)
    return json_response(await context.table.do(ChooseStandin(seat, bot), context.reader))


@router.post("/orders", response_model=Snapshot, responses=REFUSALS, summary="Give standing orders, which answer in one's place")
async def orders(context: Context, wanted: requests.Orders) -> Response:
    return json_response(await context.table.do(GiveOrders(context.seat(), wanted.orders), context.reader, version=wanted.version, key=wanted.key))


@router.post("/guide", response_model=Snapshot, responses=REFUSALS, summary="Go on in a guided game, leave its guide or come back to it")
async def follow_guide(context: Context, wanted: requests.FollowGuide) -> Response:
    seat, guided = context.seat(), context.table.state.guided
    if guided is None or seat != NEWCOMER:
        raise ApiError(409, "wrong-status", "not-guided")
    after = replace(guided.read(wanted.read) if wanted.read else guided, left=wanted.left)
    if after == guided:
        return json_response(context.table.snapshot(context.reader))
    return json_response(await context.table.do(FollowGuide(seat, wanted.read, wanted.left), context.reader))


@router.post(
    "/helpers/{name}", response_model=responses.Helped, responses=REFUSALS, summary="What a helper of the game says, from what the seat sees"
)
async def helper(context: Context, name: str, wanted: requests.Help) -> Response:
    seat, state = context.seat(), context.table.state
    match = state.match
    if match is None or not state.started:
        raise wrong_status(state.status)
    if name not in state.game.helpers:
        raise not_found("helper")
    asked, version = f"{name} {seat} {wanted.arguments}", state.version
    try:
        answer = await context.table.computed(asked, Match.helped, match.without_past(), seat, name, wanted.arguments)
    except Refused:
        if wanted.version in (None, version):
            raise
        answer = None  # it was asked about a table that has changed meanwhile
    response: responses.Helped = {"version": version, "answer": answer}
    return json_response(response)


@router.get("/hint", response_model=responses.Hint, responses=REFUSALS, summary="What a good player would do, and why")
async def hint(context: Context) -> Response:
    seat, state = context.seat(), context.table.state
    version, match, plan = state.version, state.position(), on_the_path(state, seat)
    reasons: list[tuple[str, dict[str, int]]] = []
    if not plan:
        _, reasons = await context.table.computed(f"hint {seat}", Match.hint, match, seat)
        plan = await context.table.computed(f"plan {seat}", Match.plan, match, seat)
    speak = words_of(state.game, context.language, state.options)
    spelled = [state.game.spelled(act) for act in plan]
    unfolded = await context.table.computed(f"unfolded {seat}", Match.unfolded, match, seat, plan)
    said = [
        speak.act(act, state.names, phase, named) if speak.has(f"act-{block}") else f"{block} {argument}"
        for (act, phase, named), (block, argument) in zip(unfolded, spelled, strict=True)
    ]
    response: responses.Hint = {
        "version": version,
        "act": spelled[0],
        "words": said[0],
        "acts": spelled,
        "plan": said,
        "reasons": [
            {"hint": name, "values": values, "words": speak.hint(name, values, state.names) if speak.has(f"hint-{name}") else name}
            for name, values in reasons
        ],
    }
    return json_response(response)


def on_the_path(state: TableState, seat: int) -> list[int]:
    """What the guide asks the newcomer to do now. A hint never leads away from the path."""
    match, guided = state.running(), state.guided
    if guided is None or guided.left or seat != NEWCOMER or guided.shown(match) is None or not guided.to_do:
        return []
    return [state.game.act_id(*act) for act in newcomer_acts(match, guided)]
