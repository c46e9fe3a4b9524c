"""What the quick loop has of a long list; `make test` has all of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def first_quick(values: Iterable[Any], count: int = 1) -> list[Any]:
    """Parameters of a test, of which the first few belong to the quick loop."""
    return [pytest.param(value, id=str(value), marks=() if place < count else pytest.mark.thorough) for place, value in enumerate(values)]


def only_tested(values: Iterable[Any], tested: Any) -> list[Any]:
    """Parameters of a test, of which `make test` has one and `make thorough` all."""
    return [pytest.param(value, id=str(value), marks=pytest.mark.thorough if value == tested else pytest.mark.exhaustive) for value in values]
