"""How the server is: for whoever watches over it, sends people to it, or counts what it does."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from magnat.web.api.context import Registry
from magnat.web.errors import not_found
from magnat.web.monitor import Monitor
from magnat.web.responses import json_response
from magnat.web.schemas import responses

router = APIRouter(tags=["server"])


def monitor_of(request: Request) -> Monitor:
    monitor: Monitor = request.app.state.monitor
    return monitor


@router.get("/health", response_model=responses.Health, summary="Signs of life")
async def health(registry: Registry, request: Request) -> Response:
    """200 while the server runs at all, whatever else is wrong; the database is as it was a few seconds ago. See `/ready`."""
    monitor = monitor_of(request)
    response: responses.Health = {
        "status": "closing" if registry.closing else "ok",
        "version": request.app.version,
        "database": "failing" if monitor.database else "ok",
        "matches": monitor.matches,
    }
    return json_response(response)


@router.get("/ready", response_model=responses.Ready, responses={503: {"model": responses.Ready}}, summary="Whether people may be sent here")
async def ready(registry: Registry, request: Request) -> Response:
    """200 when everything works; 503 with the reasons when disk or database fail, the server lags, or it is about to stop."""
    troubles = monitor_of(request).troubles()
    if not registry.services.sharing.is_alive:
        troubles.append("the database has taken no sign of life")
    if registry.closing:
        troubles.append("the server is about to stop")
    response: responses.Ready = {"ready": not troubles, "reasons": troubles}
    return json_response(response, 503 if troubles else 200)


@router.get("/metrics", include_in_schema=False)
async def metrics(registry: Registry, request: Request) -> Response:
    """Figures for Prometheus, where the operator wants them."""
    if not registry.settings.metrics:
        raise not_found("page")
    monitor, tables = monitor_of(request), list(registry.tables.values())
    gauges = {
        "tables": len(tables),
        "matches": monitor.matches,
        "seats_connected": sum(sum(table.audience.connected()) for table in tables),
        "listeners": registry.services.places.taken,
        "loop_delay_seconds": round(monitor.delay, 6),
        "write_queue": registry.store.queue,
        "disk_free_bytes": monitor.free or 0,
        "ready": 0 if monitor.troubles() else 1,
    }
    return PlainTextResponse(registry.services.metrics.text(gauges), media_type="text/plain; version=0.0.4")
