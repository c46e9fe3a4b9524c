"""Reminders by Web Push: a device asks to be told when it is its owner's turn at a table by days, or no longer."""

from __future__ import annotations

from fastapi import APIRouter, Response

from magnat.web.api.context import Context, Registry, Subscribing, failures
from magnat.web.errors import ApiError, LimitReached, no_seat, not_found
from magnat.web.reminders import OutOfReach, WrongKeys
from magnat.web.responses import json_response
from magnat.web.schemas import requests, responses
from magnat.web.state import DAYS, OVER
from magnat.web.store import Subscription, subscriptions
from magnat.web.tokens import hashed

router = APIRouter(prefix="/api", tags=["reminders"])


@router.get("/reminders", response_model=responses.RemindersInfo, responses=failures(), summary="Whether this server sends reminders")
async def reminders(registry: Registry) -> Response:
    postman = registry.services.postman
    response: responses.RemindersInfo = {"key": None if postman is None else postman.sealer.public_key}
    return json_response(response)


@router.post(
    "/matches/{id}/reminders",
    status_code=204,
    response_class=Response,
    responses=failures(401, 404, 409),
    summary="Remind this device when it is one's turn",
)
async def subscribe(context: Context, _: Subscribing, wanted: requests.Subscribe) -> Response:
    """At a table by days: a while after one is asked, unless one is connected. Asked again, it is the same."""
    services, state, seat = context.registry.services, context.table.state, context.seat()
    if services.postman is None:
        raise not_found("reminders")
    if state.clocks.rules.kind != DAYS:
        raise ApiError(409, "wrong-status", "not-by-days")
    if state.status == OVER:
        raise ApiError(409, "wrong-status", "wrong-status-over")
    try:
        services.postman.check(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)
    except OutOfReach as error:
        raise ApiError(422, "invalid", "wrong-address") from error
    except WrongKeys as error:
        raise ApiError(422, "invalid", "wrong-keys") from error
    if context.token is None:
        raise no_seat()
    device = Subscription(
        state.id, wanted.endpoint, seat, hashed(context.token), wanted.keys.p256dh, wanted.keys.auth, context.language, told=services.now()
    )
    if not await subscriptions.subscribe(services.store, device, context.registry.settings.limits.subscriptions):
        raise LimitReached(3600.0, "too-many-subscriptions")
    return Response(status_code=204)


@router.post(
    "/matches/{id}/reminders/stop",
    status_code=204,
    response_class=Response,
    responses=failures(401, 404),
    summary="No longer remind this device of this table",
)
async def unsubscribe(context: Context, _: Subscribing, wanted: requests.Unsubscribe) -> Response:
    await subscriptions.stop(context.registry.store, context.table.state.id, context.seat(), wanted.endpoint)
    return Response(status_code=204)


@router.post("/reminders/stop", status_code=204, response_class=Response, responses=failures(), summary="No longer remind this device of any table")
async def unsubscribe_everywhere(registry: Registry, _: Subscribing, wanted: requests.Unsubscribe) -> Response:
    """Only the device and its push service know its address, so nothing else has to be shown."""
    await subscriptions.stop_everywhere(registry.store, wanted.endpoint)
    return Response(status_code=204)
