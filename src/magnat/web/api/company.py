"""Whom one plays with: block and report a player, invite somebody again."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from magnat.web import tokens
from magnat.web.api.context import Context, MatchId, Registry, buckets_of, failures, person_of
from magnat.web.api.me import OF_ME, First, Myself
from magnat.web.api.results import PersonId, public
from magnat.web.errors import ApiError, LimitReached, not_found
from magnat.web.limits import caller
from magnat.web.responses import json_response
from magnat.web.schemas import company as schemas
from magnat.web.state import LOBBY, ChatMessage
from magnat.web.store import Person, Report, results
from magnat.web.store import company as rows
from magnat.web.tables import LiveTable, TableRegistry
from magnat.web.texts import clean

router = APIRouter(prefix="/api", tags=["persons"])
SeatNumber = Annotated[int, Path(ge=0, lt=8)]
PAGE = 20  # invitations in an answer


# Blocking.


@router.get("/me/blocks", response_model=schemas.Blocked, responses=OF_ME, summary="Whom I have blocked")
async def blocks(registry: Registry, person: Myself) -> Response:
    return await blocked(registry, person)


async def blocked(registry: TableRegistry, person: Person) -> Response:
    found = await rows.blocks_of(registry.store, person.id)
    response: schemas.Blocked = {"blocked": [{"person": row.other, "name": row.name, "since": row.at} for row in found]}
    return json_response(response)


@router.post("/persons/{person}/block", response_model=schemas.Blocked, responses=failures(401, 404, 409), summary="Block somebody")
async def block(registry: Registry, request: Request, me: Myself, person: PersonId) -> Response:
    """Their messages are hidden, and neither is seated with the other at tables that are open to everybody."""
    other, _ = await public(registry, request, person)
    return await begin(registry, me, other.id, other.name)


@router.post("/matches/{id}/seats/{seat}/block", response_model=schemas.Blocked, responses=failures(401, 404, 409), summary="Block who sits there")
async def block_seat(context: Context, me: Myself, seat: SeatNumber) -> Response:
    return await begin(context.registry, me, await holder(context.registry, context.table, seat), context.table.state.names[seat])


async def begin(registry: TableRegistry, me: Person, other: str, name: str) -> Response:
    if other == me.id:
        raise ApiError(409, "wrong-status", "block-oneself")
    if len(await rows.blocks_of(registry.store, me.id)) >= registry.settings.limits.blocks:
        raise LimitReached(86_400.0, "too-many-blocks")
    await rows.block(registry.store, rows.Block(me.id, other, name, registry.services.now()))
    return await blocked(registry, me)


async def holder(registry: TableRegistry, table: LiveTable, seat: int) -> str:
    """The person of a seat, or a refusal."""
    if seat >= len(table.state.chairs):
        raise not_found("seat-number")
    if (person := (await results.holders(registry.store, table.state.id)).get(seat)) is None:
        raise ApiError(409, "wrong-status", "nobody-to-block")
    return person


@router.post("/me/blocks/{person}/remove", response_model=schemas.Blocked, responses=OF_ME, summary="Block somebody no longer")
async def unblock(registry: Registry, me: Myself, person: PersonId) -> Response:
    if not await rows.unblock(registry.store, me.id, person):
        raise not_found("block")
    return await blocked(registry, me)


@router.get("/matches/{id}/blocked", response_model=schemas.BlockedHere, responses=failures(404), summary="Whose messages here I do not want to read")
async def blocked_here(context: Context, request: Request) -> Response:
    """Nobody else learns of it."""
    me = await person_of(request)
    found = await rows.blocks_of(context.registry.store, me.id) if me else []
    seats = await rows.seats_of(context.registry.store, context.table.state.id, {row.other for row in found}) if found else []
    response: schemas.BlockedHere = {"seats": seats, "names": [row.name for row in found]}
    return json_response(response)


# Reporting.


@router.post(
    "/persons/{person}/report", status_code=204, response_class=Response, responses=failures(401, 404), summary="Tell the operator about somebody"
)
async def report(registry: Registry, request: Request, me: Myself, person: PersonId, wanted: schemas.ReportPerson) -> Response:
    other, _ = await public(registry, request, person)
    await tell(registry, request, me, wanted, about=other.id, name=other.name)
    return Response(status_code=204)


@router.post(
    "/matches/{id}/report",
    status_code=204,
    response_class=Response,
    responses=failures(401, 404, 409),
    summary="Tell the operator about somebody at this table, or about what was said",
)
async def report_here(context: Context, request: Request, me: Myself, wanted: schemas.ReportAtTable) -> Response:
    """The operator reads what was said before and after it."""
    state, said = context.table.state, message_of(context.table, wanted.message)
    seat = wanted.seat if said is None else said.seat if said.seat >= 0 else None
    if seat is None and said is None:
        raise ApiError(422, "invalid", "report-what")
    if seat is not None and seat >= len(state.chairs):
        raise not_found("seat-number")
    about = (await results.holders(context.registry.store, state.id)).get(seat) if seat is not None else None
    name = said.name if said is not None else state.names[seat or 0]
    await tell(context.registry, request, me, wanted, about=about, name=name, match=state.id, seat=seat, said=said.at if said else None)
    return Response(status_code=204)


def message_of(table: LiveTable, number: int | None) -> ChatMessage | None:
    if number is None:
        return None
    if number >= len(table.state.chat) or not table.state.chat[number].text or table.state.chat[number].notice:
        raise not_found("message")
    return table.state.chat[number]


async def tell(
    registry: TableRegistry,
    request: Request,
    me: Person,
    wanted: schemas.ReportPerson,
    *,
    about: str | None,
    name: str,
    match: str | None = None,
    seat: int | None = None,
    said: float | None = None,
) -> None:
    """Put a report into the operator's queue; the same one twice is one."""
    if about == me.id:
        raise ApiError(409, "wrong-status", "report-oneself")
    limits, text = registry.settings.limits, clean(wanted.text, registry.settings.limits.chat)
    mine = [row for row in await rows.reports_by(registry.store, me.id) if row.settled is None]
    if any((row.match, row.seat, row.said, row.about, row.reason) == (match, seat, said, about, wanted.reason) for row in mine):
        return
    if len(mine) >= limits.waiting_reports:
        raise LimitReached(86_400.0, "too-many-reports")
    buckets_of(request).take("report", caller(request), limits.reports)
    now = registry.services.now()
    await rows.report(registry.store, Report(tokens.match_id()[:8], match, seat, said, me.id, about, name, wanted.reason, text, now))


# Inviting.


@router.post(
    "/matches/{id}/invite", response_model=schemas.Invited, responses=failures(401, 403, 404, 409), summary="Invite whom one has played with"
)
async def invite(context: Context, me: Myself, wanted: schemas.Invite) -> Response:
    """They see it on their front door. Whoever has blocked the host, or was never met in a game, is not told."""
    context.host()
    registry = context.registry
    if context.table.state.status != LOBBY:
        raise ApiError(409, "wrong-status", f"wrong-status-{context.table.state.status}")
    waiting = await rows.waiting_invitations(registry.store, me.id)
    if waiting + len(wanted.persons) > registry.settings.limits.invitations:
        raise LimitReached(86_400.0, "too-many-invitations")
    met = await rows.have_met(registry.store, me.id, sorted(set(wanted.persons) - {me.id})) - await rows.strangers(registry.store, me.id)
    await rows.invite(registry.store, context.table.state.id, me.id, met, registry.services.now())
    response: schemas.Invited = {"invited": len(met)}
    return json_response(response)


@router.get("/me/invitations", response_model=schemas.Invitations, responses=OF_ME, summary="Tables to which I am invited")
async def invitations(registry: Registry, person: Myself, first: First = 0) -> Response:
    return await invited(registry, person, first)


async def invited(registry: TableRegistry, person: Person, first: int = 0) -> Response:
    found = await rows.invitations(registry.store, person.id, first, PAGE + 1)
    response: schemas.Invitations = {
        "invitations": [{"match": row["match"], "game": row["game"], "host": row["host"], "at": row["at"]} for row in found[:PAGE]],
        "next": first + PAGE if len(found) > PAGE else None,
    }
    return json_response(response)


@router.post("/me/invitations/{id}/decline", response_model=schemas.Invitations, responses=OF_ME, summary="Decline an invitation")
async def decline(registry: Registry, person: Myself, id: MatchId) -> Response:
    if not await rows.decline(registry.store, id, person.id):
        raise not_found("invitation")
    return await invited(registry, person)
