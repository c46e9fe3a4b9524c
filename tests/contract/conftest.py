"""Where games with a fault are planted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract.planting import Garden


@pytest.fixture
def garden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Garden]:
    """Forgotten after the test, modules and all."""
    monkeypatch.syspath_prepend(str(tmp_path))
    made = Garden(tmp_path)
    yield made
    made.clear()
