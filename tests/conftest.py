"""What all tests share: Hypothesis without clocks, and a visible reason where there is no GPU."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from magnat.core.game import names

settings.register_profile("magnat", deadline=None, max_examples=60, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("magnat")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests marked `cuda` run where a GPU is found and say why they do not elsewhere; those that compile a game share a worker."""
    for item in items:
        if item.get_closest_marker("compiled") and (game := game_of(item)):
            item.add_marker(pytest.mark.xdist_group(f"compiled-{game}"))
    marked = [item for item in items if item.get_closest_marker("cuda")]
    if not marked:
        return
    from magnat.lab.batches import cuda_missing

    reason = cuda_missing()
    for item in marked:
        if reason:
            item.add_marker(pytest.mark.skip(reason=reason))


def game_of(item: pytest.Item) -> str | None:
    """The game whose name stands in the path or the parameters of a test."""
    return next((name for name in names() if name in item.nodeid), None)
