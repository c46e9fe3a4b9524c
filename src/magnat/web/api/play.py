"""What is asked while one plays, and changes nothing: previews, helpers, hints."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Response

from magnat.bots.explaining import Explained
from magnat.bots.search import seen_world
from magnat.core.asking import Planned, Reason
from magnat.core.declare import NEWCOMER
from magnat.core.errors import Refused
from magnat.core.play import Match
from magnat.core.say import Words
from magnat.core.teach import newcomer_acts
from magnat.web.api.context import Context, failures
from magnat.web.errors import ApiError, LimitReached, StaleVersion, not_found, wrong_status
from magnat.web.responses import json_response
from magnat.web.schemas import requests, responses
from magnat.web.state import TableState, snapshots
from magnat.web.texts import words_of

router = APIRouter(prefix="/api/matches/{id}", tags=["play"])
REFUSALS = failures(401, 404, 409, 422)


@router.post("/preview", response_model=responses.Previewed, responses=REFUSALS, summary="What acts would do; nothing changes")
async def preview(context: Context, wanted: requests.Preview) -> Response:
    seat, state = context.seat(), context.table.state
    match = state.running()
    if not state.asked_since[seat] <= wanted.version <= state.version:
        raise StaleVersion(context.table.snapshot(context.reader))
    name = f"preview {seat} {wanted.acts}"
    view, lines = await context.table.computed(name, Match.preview, state.position(), seat, wanted.acts)
    response: responses.Previewed = {"view": view, "lines": [snapshots.foreseen(match, state.ply, line, seat) for line in lines]}
    return json_response(response)


@router.post("/ends", response_model=responses.ForeseenEnds, responses=REFUSALS, summary="What every complete answer would do; nothing changes")
async def ends(context: Context, wanted: requests.Ends) -> Response:
    seat, state = context.seat(), context.table.state
    match = state.running()
    if not state.asked_since[seat] <= wanted.version <= state.version:
        raise StaleVersion(context.table.snapshot(context.reader))
    name = f"ends {seat} {wanted.acts} {wanted.phases}"
    found, whole = await context.table.computed(name, Match.preview_ends, state.position(), seat, wanted.acts, wanted.phases)
    response: responses.ForeseenEnds = {
        "ends": [
            {
                "acts": [state.game.spelled(act) for act in end.acts],
                "view": end.view,
                "lines": [snapshots.foreseen(match, state.ply, line, seat) for line in end.lines],
            }
            for end in found
        ],
        "whole": whole,
    }
    return json_response(response)


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
    if state.game.helpers[name].advises:
        state.check_advice()
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
    state.check_advice()
    version, path = state.version, on_the_path(state, seat)
    told = await context.table.computed(f"hint {seat}", Match.advised, state.position(), seat, path)
    return json_response(in_words(context, version, told.plan, told.reasons))


@router.post("/think", response_model=responses.Thought, responses=REFUSALS, summary="What a strong player would do, after looking ahead")
async def think(context: Context) -> Response:
    """From what the seat may know: what is best, what it gains over the others, the line that follows."""
    seat, state = context.seat(), context.table.state
    state.check_advice()
    match, version, luck = state.running(), state.version, context.registry.settings.luck()
    if seat not in match.asked() or on_the_path(state, seat):
        raise ApiError(409, "not-asked", "think-not-asked")
    check_thinkers(context)
    told = await context.registry.services.thinkers.explain(match.game, seen_world(match, seat, luck), seat, luck)
    return json_response(thought_in_words(context, version, told))


def check_thinkers(context: Context) -> None:
    """ApiError with a sentence where nobody thinks, or not yet in this game."""
    thinkers = context.registry.services.thinkers
    if thinkers.count == 0:
        raise ApiError(409, "not-coached", "think-nobody")
    if thinkers.is_warming(context.table.state.game.name):
        raise ApiError(503, "warming", "coach-warming")


def thought_in_words(context: Context, version: int, told: Explained | None) -> responses.Thought:
    """What was thought, in the reader's language; LimitReached if there was no time for it."""
    if told is None:
        raise LimitReached(2.0, "too-busy")
    state = context.table.state
    speak = words_of(state.game, context.language, state.options)
    return {
        **in_words(context, version, told.line, told.reasons),
        "options": [
            {
                "act": state.game.spelled(option.planned.act),
                "words": act_in_words(speak, state, option.planned),
                "win": round(1000 * option.win),
                "error": round(1000 * option.error),
            }
            for option in told.options
        ],
        "agrees": told.agrees,
        "playouts": told.playouts,
    }


def in_words(context: Context, version: int, plan: Sequence[Planned], reasons: Sequence[Reason]) -> responses.Hint:
    """What to do and why, in the reader's language."""
    state = context.table.state
    speak = words_of(state.game, context.language, state.options)
    spelled = [state.game.spelled(planned.act) for planned in plan]
    said = [act_in_words(speak, state, planned) for planned in plan]
    is_spoken = all(speak.has(f"act-{block}") for block, _ in spelled)
    return {
        "version": version,
        "act": spelled[0],
        "words": said[0],
        "acts": spelled,
        "plan": said,
        "told": speak.plan([(planned.act, planned.phase, planned.named) for planned in plan], state.names) if is_spoken else ", ".join(said),
        "reasons": [
            {"hint": name, "values": values, "words": speak.hint(name, values, state.names) if speak.has(f"hint-{name}") else name}
            for name, values in reasons
        ],
    }


def act_in_words(speak: Words, state: TableState, planned: Planned) -> str:
    block, argument = state.game.spelled(planned.act)
    return speak.act(planned.act, state.names, planned.phase, planned.named) if speak.has(f"act-{block}") else f"{block} {argument}"


def on_the_path(state: TableState, seat: int) -> list[int]:
    """What the guide asks the newcomer to do now. A hint never leads away from the path."""
    match, guided = state.running(), state.guided
    if guided is None or guided.left or seat != NEWCOMER or guided.shown(match) is None or not guided.to_do:
        return []
    return [state.game.act_id(*act) for act in newcomer_acts(match, guided)]
