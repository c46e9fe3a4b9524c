"""Prints what the types of the page are made from: `python scripts/openapi.py > web/openapi.json`, then `npm run types` in web/.

That is the schema of the API without what the page reads nowhere: of its paths only the commands at a table, without failures; no titles that
only say the name of their field again.
"""

from __future__ import annotations

import json
from typing import Any

from magnat.web.app import create_app
from magnat.web.settings import Settings

COMMANDS = "/api/matches/{id}/"


def schema() -> str:
    whole = create_app(Settings()).openapi()
    whole["paths"] = {path: methods for path, methods in whole["paths"].items() if path.startswith(COMMANDS) and "post" in methods}
    return json.dumps(read(whole), indent=1)


def read(part: Any) -> Any:
    if isinstance(part, list):
        return [read(one) for one in part]
    if not isinstance(part, dict):
        return part
    kept = {name: one for name, one in part.items() if not (name == "title" and isinstance(one, str))}
    if "responses" in kept:
        kept["responses"] = {code: one for code, one in kept["responses"].items() if code < "400"}
    return {name: read(one) for name, one in kept.items()}


if __name__ == "__main__":
    print(schema())
