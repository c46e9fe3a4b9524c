"""Fewer bytes on the way, where that gives nothing away.

What is compressed is the same for everybody who asks and holds no secret: the files of the page (compressed when it is built), words, rules and
the catalogue of games. What a table sends is not: it holds what only one seat may see beside names and chat that others choose. Whoever could
choose text and watch how long the answer becomes would learn, guess by guess, what it repeats (BREACH). Answers with tokens are not, either.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path

from fastapi import Request, Response
from starlette.responses import FileResponse

from magnat.web.json_text import to_bytes

LEAST = 500  # bytes; what is shorter fits into a packet anyway
CODINGS = {"br": ".br", "gzip": ".gz"}  # the best first, with the names under which the page's files lie
AGAIN = "public, no-cache"  # kept, and asked about each time: not a byte of it is sent twice
KEPT = 64  # texts that are kept compressed: all words, rules and catalogues of one server


@lru_cache(maxsize=KEPT)
def zipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def codings(request: Request) -> list[str]:
    """What the browser understands, the best first."""
    accepted: dict[str, bool] = {}
    for part in request.headers.get("accept-encoding", "")[:200].split(","):
        name, _, weight = part.strip().lower().partition(";q=")
        accepted[name] = weight.strip() not in ("0", "0.0", "0.00", "0.000")
    return [coding for coding in CODINGS if accepted.get(coding)]


def public_response(request: Request, content: object, media_type: str = "application/json") -> Response:
    """Something that everybody may read, and that stays the same for long; a document is written as JSON."""
    body = content.encode() if isinstance(content, str) else content if isinstance(content, bytes) else to_bytes(content)
    mark = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": mark, "Cache-Control": AGAIN, "Vary": "Accept-Encoding"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if len(body) >= LEAST and "gzip" in codings(request):
        return Response(zipped(body), media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, media_type=media_type, headers=headers)


def file_response(request: Request, path: Path, media_type: str | None, headers: dict[str, str]) -> Response:
    """A file of the page, as it was compressed when the page was built."""
    for coding in codings(request):
        smaller = path.with_name(path.name + CODINGS[coding])
        if smaller.is_file():
            kind = media_type or FileResponse(path).media_type
            return FileResponse(smaller, media_type=kind, headers={**headers, "Content-Encoding": coding, "Vary": "Accept-Encoding"})
    return FileResponse(path, media_type=media_type, headers={**headers, "Vary": "Accept-Encoding"})
