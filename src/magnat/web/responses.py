"""JSON responses, and errors in the same form, in the reader's language."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from magnat.core.errors import Refused
from magnat.web.errors import ApiError, LimitReached, StaleVersion
from magnat.web.json_text import to_bytes
from magnat.web.schemas import responses
from magnat.web.schemas.snapshot import Snapshot
from magnat.web.texts import language_of, say, words_of


def json_response(document: Any, status: int = 200) -> Response:
    """A JSON document, or one that is already written."""
    content = document if isinstance(document, bytes) else to_bytes(document)
    return Response(content, status, media_type="application/json")


def error_response(status: int, fault: responses.Fault, news: Snapshot | None = None) -> Response:
    """An error as a JSON object."""
    document: responses.Failure = {"error": fault}
    if news is not None:
        document["news"] = news
    return json_response(document, status)


async def on_api_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)
    return failure(request, error)


def failure(request: Request, error: ApiError) -> Response:
    """What an error of ours says to its reader."""
    fault: responses.Fault = {"code": error.code, "message": say(language_of(request), f"error-{error.key}", **error.values)}
    if isinstance(error, LimitReached):
        fault["retry_after"] = error.retry_after
    response = error_response(error.status, fault, error.news if isinstance(error, StaleVersion) else None)
    if isinstance(error, LimitReached):
        response.headers["Retry-After"] = str(max(1, round(error.retry_after)))
    return response


async def on_refused(request: Request, refused: Exception) -> Response:
    """The rules say no: why, with their numbers."""
    assert isinstance(refused, Refused)
    table = await request.app.state.registry.table(request.path_params["id"])
    message = words_of(table.state.game, language_of(request), table.state.options).refusal(refused)
    return error_response(422, {"code": "illegal", "message": message, "reason": refused.reason, "rules": list(refused.rules)})


async def on_invalid(request: Request, error: Exception) -> Response:
    """Which part of the request is wrong; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    parts = [f"{'.'.join(map(str, part['loc']))}: {part['msg']}" for part in error.errors()[:5]]
    return error_response(422, {"code": "invalid", "message": "; ".join(parts)})


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "not-found" if error.status_code in (404, 405) else "invalid"
    return error_response(error.status_code, {"code": code, "message": say(language_of(request), f"error-{code}")})
