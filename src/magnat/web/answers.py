"""Errors as JSON answers, in the reader's language."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from magnat.core.errors import Refused
from magnat.web import readers
from magnat.web.errors import Stale, TooFast, Wrong
from magnat.web.speech import language_of, say, speaker


def json_answer(document: Any, status: int = 200) -> Response:
    """A JSON document, or one that is already written."""
    content = document if isinstance(document, bytes) else readers.dumped(document)
    return Response(content, status, media_type="application/json")


def fault(status: int, code: str, message: str, **more: Any) -> Response:
    """An error as a JSON object."""
    return json_answer({"error": {"code": code, "message": message, **more}}, status)


def on_wrong(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, Wrong)
    message = say(language_of(request), f"error-{wrong.key}", **wrong.values)
    if isinstance(wrong, Stale):
        body = bytes(fault(wrong.status, wrong.code, message).body)
        return json_answer(body[:-1] + b',"news":' + wrong.news + b"}", wrong.status)
    if isinstance(wrong, TooFast):
        answer = fault(wrong.status, wrong.code, message, retry_after=wrong.retry_after)
        answer.headers["Retry-After"] = str(max(1, round(wrong.retry_after)))
        return answer
    return fault(wrong.status, wrong.code, message)


async def on_refused(request: Request, refused: Exception) -> Response:
    """The rules say no: why, with their numbers."""
    assert isinstance(refused, Refused)
    table = await request.app.state.house.table(request.path_params["id"])
    message = speaker(table.course.game, language_of(request)).refusal(refused)
    return fault(422, "illegal", message, reason=refused.reason, rules=list(refused.rules))


def on_invalid(request: Request, wrong: Exception) -> Response:
    """Which part of the request is wrong; what was sent is not repeated."""
    assert isinstance(wrong, RequestValidationError)
    parts = [f"{'.'.join(str(place) for place in error['loc'])}: {error['msg']}" for error in wrong.errors()[:5]]
    return fault(422, "invalid", "; ".join(parts))


def on_http(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    code = "not-found" if wrong.status_code in (404, 405) else "invalid"
    return fault(wrong.status_code, code, say(language_of(request), f"error-{code}"))
