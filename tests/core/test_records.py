"""Records: the acts of games, kept in as much memory as they need."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.lab import records
from magnat.lab.batches import simulate
from magnat.lab.records import Recorder
from tests.core.bazaar import BAZAAR


@pytest.mark.compiled
def test_room_for_acts_grows_with_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "FIRST_ROOM", 2)
    ended: list[Any] = []
    simulate(BAZAAR, 5, players=3, seed=4, backend="python", visit=lambda first, states: ended.append(states))
    how: dict[str, Any] = {"players": 3, "chosen": {}, "seed": 4, "policy": "random", "limit": 0}
    compiled, plain = (Recorder(BAZAAR, backend=backend, **how) for backend in ("cpu", "python"))
    lines = list(compiled.lines(0, ended[0]))
    assert lines == list(plain.lines(0, ended[0]))
    longest = max(len(line["acts"]) for line in lines)
    assert longest < compiled.room <= 2 * longest < BAZAAR.limit
