"""`/docs`: a page to try the API, made from its schema. It loads nothing from elsewhere, so it works without a network and under our policy."""

from __future__ import annotations

import json
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from starlette.responses import HTMLResponse

from magnat.web.json_text import to_bytes

SCRIPT = Path(__file__).with_name("api_docs.js")
HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Magnat: the API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}summary{cursor:pointer;padding:.3rem 0}
code{font-weight:600}label{display:block;margin:.3rem 0}textarea{width:100%;min-height:8rem;font:14px monospace}
pre{white-space:pre-wrap;overflow-wrap:anywhere;max-height:24rem;overflow:auto;background:#8882;padding:.5rem}</style>
<h1>The API of Magnat</h1><p>Try every call here; the schema is at <a href="openapi.json">openapi.json</a>.
A table that you open here is kept in cookies, so the calls below act for its seat and its host.</p>"""

router = APIRouter(include_in_schema=False)


@router.get("/openapi.json")
async def schema_of(request: Request) -> Response:
    return Response(_made(request, "openapi.json", _schema), media_type="application/json")


@router.get("/docs")
async def page(request: Request) -> Response:
    return HTMLResponse(_made(request, "docs", _page))


def _made(request: Request, name: str, make: Callable[[FastAPI], bytes]) -> bytes:
    """What never changes is made once: it takes milliseconds, in which nobody else is answered."""
    kept: dict[str, bytes] = request.app.state.documents
    if name not in kept:
        kept[name] = make(request.app)
    return kept[name]


def _schema(app: FastAPI) -> bytes:
    root = app.state.registry.settings.root_path
    return to_bytes({**app.openapi(), **({"servers": [{"url": root}]} if root else {})})


def _page(app: FastAPI) -> bytes:
    schema = app.openapi()
    calls = [_call(method, path, operation, schema) for path, methods in schema["paths"].items() for method, operation in methods.items()]
    return f'{HEAD}{"".join(calls)}<script src="docs.js"></script></html>'.encode()


@router.get("/docs.js")
async def script() -> Response:
    return Response(SCRIPT.read_text(encoding="utf-8"), media_type="text/javascript")


def _call(method: str, path: str, operation: dict[str, Any], schema: dict[str, Any]) -> str:
    """One call as a form that the script sends."""
    fields = [_field(row["name"], row["in"]) for row in operation.get("parameters", [])]
    if "requestBody" in operation:
        example = json.dumps(_example(operation["requestBody"]["content"]["application/json"]["schema"], schema), indent=1)
        fields.append(f'<label>body <textarea name="body">{escape(example)}</textarea></label>')
    form = f'<form data-method="{method.upper()}" data-path="{escape(path)}">{"".join(fields)}<button>Send</button><pre hidden></pre></form>'
    return f"<details><summary><code>{method.upper()} {escape(path)}</code> {escape(operation.get('summary', ''))}</summary>{form}</details>"


def _field(name: str, where: str) -> str:
    return f'<label>{escape(name)} <input name="{escape(name)}" data-in="{where}"></label>'


def _example(part: dict[str, Any], schema: dict[str, Any]) -> Any:
    """An example of a schema: its own, else made of those of its parts."""
    if "$ref" in part:
        part = schema["components"]["schemas"][part["$ref"].rpartition("/")[2]]
    if part.get("examples"):
        return part["examples"][0]
    if "default" in part:
        return part["default"]
    if "anyOf" in part:
        return _example(part["anyOf"][0], schema)
    if "properties" in part:
        return {name: _example(field, schema) for name, field in part["properties"].items()}
    return {"integer": 0, "number": 0, "boolean": True, "array": [], "object": {}}.get(str(part.get("type")), part.get("const", ""))
