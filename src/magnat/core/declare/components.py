"""Reads the printed matter of a game, and lays out what drawings may read of it:

    FOR_THE_PAGE = {"track": TRACK, "squares": rows(kind=SQUARE_KINDS, company=SQUARE_COMPANY)}

The page gets these tables and no others, and has their types.
"""

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any


def read(package: str | None) -> Any:
    """components.json beside the code of a game."""
    assert package is not None
    return json.loads(files(package).joinpath("components.json").read_text(encoding="utf-8"))


def rows(**columns: Sequence[object]) -> tuple[dict[str, object], ...]:
    """A table row by row, from its columns.

    >>> rows(good=("coal", "tea"), price=(20, 30))
    ({'good': 'coal', 'price': 20}, {'good': 'tea', 'price': 30})
    """
    return tuple(dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True))
