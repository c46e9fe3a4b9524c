"""What the loops have of a long list: the quick one the least, `make test` more, `make thorough` all of it."""

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


def looks(tested: str) -> pytest.MarkDecorator:
    """English in light colours and French in dark ones; `make test` has one of them, and the games take turns."""
    values = [pytest.param(language, language == "fr", marks=() if language == tested else pytest.mark.exhaustive) for language in ("en", "fr")]
    return pytest.mark.parametrize(("language", "dark"), values)
