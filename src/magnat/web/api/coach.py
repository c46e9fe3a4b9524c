"""The coach of finished games, and of one's own acts in a running one."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Query, Request, Response

from magnat.bots.coach import Document, Lines, lines_at, picture_of, spoken, spoken_decision
from magnat.core.play import Match
from magnat.web.api.context import Coaching, Context, failures
from magnat.web.api.play import check_thinkers, thought_in_words
from magnat.web.errors import ApiError
from magnat.web.responses import json_response
from magnat.web.schemas import coach as schema
from magnat.web.schemas import requests, responses
from magnat.web.state import OVER, Past, TableState
from magnat.web.texts import words_of
from magnat.web.workers import FOR_HISTORY

router = APIRouter(prefix="/api/matches/{id}/coach", tags=["coach"])
FAILURES = failures(404, 409)


@router.post("", response_model=schema.Coached, responses=FAILURES, summary="Let a finished game be judged, and see how far it is")
async def coach(context: Context, _: Coaching) -> Response:
    """Luck and skill, the biggest swings, and what every player could have done better. It is worked out once and kept with the match.

    Ask again until it is `done`. Everybody who may look at the table may ask, once the game is over.
    """
    match = finished(context.table.state)
    coach = context.registry.services.coach
    found = await coach.found(context.table.state.id, match)
    if found is None or (not found.whole and found.until < coach.now()):
        await coach.begin(context.table.state.id, match)
    return await looked_at(context, match)


@router.get("", response_model=schema.Coached, responses=FAILURES, summary="How far a finished game is judged, and what is known")
async def look(context: Context) -> Response:
    return await looked_at(context, finished(context.table.state))


@router.get(
    "/picture",
    response_class=Response,
    responses=FAILURES | {200: {"content": {"image/svg+xml": {}}, "description": "the picture"}},
    summary="One picture of a judged game, to share (SVG)",
)
async def picture(context: Context, request: Request, dark: bool = Query(default=False, description="for dark surroundings")) -> Response:
    state = context.table.state
    document = await told(context, finished(state))
    if document is None or not document["balances"]:
        raise ApiError(404, "not-found", "coach-none")
    link = f"{request.url.scheme}://{request.url.netloc}{context.registry.settings.root_path}/m/{state.id}"
    drawn = picture_of(document, words_of(state.game, context.language, state.options), link=link, dark=dark)
    return Response(drawn, media_type="image/svg+xml")


@router.post("/so-far", response_model=schema.SoFar, responses=failures(401, 404, 409), summary="One's own acts in a running game")
async def so_far(context: Context, _: Coaching) -> Response:
    """What the reader's latest acts have cost that the advice would not have played, from what could be seen then.

    Only for who sits alone among bots, and only where advice is allowed.
    """
    seat, state = context.seat(), context.table.state
    state.check_advice()
    if not state.is_alone(seat):
        raise ApiError(409, "not-coached", "coach-not-alone")
    match, services = state.running(), context.registry.services
    if services.thinkers.count == 0:
        raise ApiError(409, "not-coached", "coach-nobody")
    if services.thinkers.is_warming(state.game.name):
        raise ApiError(503, "warming", "coach-warming")
    luck = context.registry.settings.luck()
    found = await services.workers.run(Past.doubtful, Past.of(match), seat, luck, patience=FOR_HISTORY)
    rows = [await services.thinkers.look_at(state.game, seat, one, luck) for one in found]
    speak = words_of(state.game, context.language, state.options)
    return json_response({"decisions": [spoken_decision(row, speak, state.names) for row in rows]})


@router.post("/why", response_model=responses.Why, responses=failures(404, 409, 422), summary="Why: a choice of a finished game, thought through")
async def why(context: Context, _: Coaching, wanted: requests.AskWhy) -> Response:
    """What a strong player would have done at a moment of a finished game, and what the act that was played is worth beside it.

    From what the seat saw then; bots with their characters.
    """
    state = context.table.state
    match, services, luck = finished(state), context.registry.services, context.registry.settings.luck()
    check_thinkers(context)
    asked = (Past.of(match), wanted.place, match.without_past(), luck)
    found = await services.workers.run(Past.decision_from, *asked, patience=FOR_HISTORY) if wanted.place < state.ply else None
    if found is None:
        raise ApiError(422, "invalid", "no-choice")
    told = await services.thinkers.explain(state.game, found.world, found.seat, luck, found.played)
    response: responses.Why = {
        **thought_in_words(context, state.version, told),
        "place": found.place,
        "seat": found.seat,
        "played": state.game.spelled(found.played),
    }
    return json_response(response)


def finished(state: TableState) -> Match:
    """The match of a table whose game is over: before that, nothing is said about what somebody may not see yet."""
    if state.match is None or state.status != OVER or not state.match.is_over:
        raise ApiError(409, "not-coached", "coach-not-over")
    return state.match


async def looked_at(context: Context, match: Match) -> Response:
    found = await context.registry.services.coach.found(context.table.state.id, match)
    if found is None:
        return json_response({"status": "none", "done": 0, "of": 1, "report": None})
    report = await in_words(context, match, found.report) if found.report is not None else None
    return json_response({"status": "done" if found.whole else "judging", "done": found.done, "of": found.total, "report": report})


async def told(context: Context, match: Match) -> Document | None:
    found = await context.registry.services.coach.found(context.table.state.id, match)
    return None if found is None or found.report is None else await in_words(context, match, found.report)


async def in_words(context: Context, match: Match, document: Document) -> Document:
    state = context.table.state
    lines = lines_at(match, document["swings"])
    return await context.registry.services.workers.run(said, document, state.game, context.language, dict(state.options), list(state.names), lines)


def said(document: Document, game: Any, language: str, options: dict[str, str], names: list[str], lines: Lines) -> Document:
    """In a worker: a report in words."""
    return spoken(document, words_of(game, language, options), names, lines)
