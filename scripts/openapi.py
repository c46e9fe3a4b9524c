"""Prints the schema of the API: `python scripts/openapi.py > web/openapi.json`, then `npm run types` in web/."""

from __future__ import annotations

import json

from magnat.web.app import create_app
from magnat.web.settings import Settings


def schema() -> str:
    return json.dumps(create_app(Settings()).openapi(), indent=1)


if __name__ == "__main__":
    print(schema())
