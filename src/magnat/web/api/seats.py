"""Who holds a seat: private links, seats that are freed or given again."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from magnat.web import commands, tokens
from magnat.web.api.commands import SeatNumber
from magnat.web.api.context import Context, Guessing, Registry, failures, keep
from magnat.web.errors import ApiError, no_seat, not_found
from magnat.web.responses import json_response
from magnat.web.schemas import requests, responses
from magnat.web.state import NO_SEAT, is_sealed
from magnat.web.tables import LiveTable

router = APIRouter(prefix="/api", tags=["matches"])


def check_seat(table: LiveTable, seat: int) -> None:
    if seat >= len(table.state.chairs):
        raise not_found("seat-number")


def link_response(link: str) -> Response:
    body: responses.Link = {"link": link}
    response = json_response(body)
    response.headers["Cache-Control"] = "no-store"
    return response


@router.get("/matches/{id}/recover", response_model=responses.Link, responses=failures(401, 404), summary="A private link to one's seat")
async def private_link(context: Context) -> Response:
    """A new link each time; it works once, and then or when another is made opens nothing any more."""
    reader = context.reader
    if context.table.state.is_sealed(context.registry.services.now()):
        raise is_sealed()  # whoever else it would let in has the deal before them
    kinds = [(tokens.GIVEN if reader.given else tokens.SEAT, reader.seat)] if reader.seat != NO_SEAT else []
    kinds += [(tokens.HOST, NO_SEAT)] if reader.host else []
    if not kinds:
        raise no_seat()
    return link_response(await context.table.grants.link(kinds))


@router.post(
    "/matches/{id}/seats/{seat}/link",
    response_model=responses.Link,
    responses=failures(401, 403, 404, 409),
    summary="A new link to a seat whose person has lost it",
)
async def reissue(context: Context, seat: SeatNumber) -> Response:
    """The host gives a seat again: for somebody who has lost both token and link, and who has not been connected for some minutes.

    Everybody reads of it in the chat, and the seat is marked as `given`. Whoever had the seat before is told, and may end that (`/settle`).
    """
    context.host()
    table, absence = context.table, context.registry.settings.limits.absence
    check_seat(table, seat)
    if table.audience.connected()[seat]:
        raise ApiError(409, "wrong-status", "connected")
    if table.services.now() - table.audience.absent_since[seat] < absence:
        raise ApiError(409, "wrong-status", "absent-too-short", minutes=round(absence / 60))
    await table.do(commands.give_seat, context.reader, of=seat)
    return link_response(await table.grants.link([(tokens.GIVEN, seat)]))


@router.post("/recover", response_model=responses.Recovered, responses=failures(404), summary="Open one's seat on another device")
async def recover(registry: Registry, request: Request, _: Guessing, wanted: requests.Recover) -> Response:
    found = [await registry.store.right(tokens.hashed(part)) for part in wanted.secret.split(".")[:2]]
    opened = [right for right in found if right is not None and right.kind.endswith((tokens.ONCE, tokens.RECOVERY))]
    if not opened or len({right.match for right in opened}) != 1:
        raise not_found("secret")
    table = await registry.table(opened[0].match)
    granted = {right.seat: await table.grants.redeem(right) for right in opened}
    seat = next((seat for seat in granted if seat != NO_SEAT), None)
    token, host_token = (None if seat is None else granted[seat]), granted.get(NO_SEAT)
    response: responses.Recovered = {"id": table.state.id, "token": token, "host_token": host_token, "seat": seat}
    return await keep(request, json_response(response), table, token, host_token)
