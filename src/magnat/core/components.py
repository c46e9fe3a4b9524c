"""Reads the printed matter of a game."""

import json
from importlib.resources import files
from typing import Any


def read(package: str | None) -> Any:
    """components.json beside the code of a game."""
    assert package is not None
    return json.loads(files(package).joinpath("components.json").read_text(encoding="utf-8"))
