"""Features: what a net reads says what the observation says."""

from __future__ import annotations

import numpy as np
import pytest

from magnat.core.errors import MagnatError
from magnat.core.game import load, names
from magnat.lab import Batch, Features


@pytest.mark.parametrize("name", names())
def test_features_say_what_is_seen(name: str) -> None:
    game = load(name)
    features = Features(game, backend="python")
    batch = Batch(game, 3, seed=4, backend="python")
    for _ in range(20):
        batch.step(batch.random())
    made = features.of(batch.seen)
    assert made.shape == (3, features.size) == (3, len(features.names)) and made.dtype == np.float32 and np.isfinite(made).all()
    assert len(set(features.names)) == features.size
    for part in game.observation_layout():
        whole = [column for column, name in enumerate(features.names) if name == f"{part.name}" and not part.shape]
        if whole and not part.secret:
            seen = np.array([np.frombuffer(row.tobytes(), part.dtype, 1, part.offset)[0] for row in batch.seen])
            assert made[:, whole[0]] * features.usual[part.name] == pytest.approx(seen.astype(float), rel=1e-5)
    asked = [column for column, name in enumerate(features.names) if name.startswith("phase=")]
    assert (made[:, asked].sum(1) == 1).all()
    small = features.of(batch.seen, np.int8)
    assert small.dtype == np.int8 and (small[:, asked] == 127 * made[:, asked]).all()


def test_what_is_hidden_has_a_flag() -> None:
    game = load("hab_und_gut")
    features = Features(game, backend="python")
    batch = Batch(game, 1, backend="python")
    made = features.of(batch.seen)[0]
    flags = {name: made[column] for column, name in enumerate(features.names) if name.startswith("hand") and name.endswith("hidden")}
    assert list(flags.values()) == [0, 1, 1, 1, 1]
    with pytest.raises(MagnatError, match="rows of 540 bytes"):
        features.of(batch.seen[:, :10])
    with pytest.raises(MagnatError, match="float32 or int8"):
        features.of(batch.seen, np.float64)
