"""What all tests share: Hypothesis without clocks, and a visible reason where there is no GPU."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("magnat", deadline=None, max_examples=60, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("magnat")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests marked `cuda` run where a GPU is found and say why they do not elsewhere."""
    marked = [item for item in items if item.get_closest_marker("cuda")]
    if not marked:
        return
    from magnat.core.simulate import cuda_missing

    reason = cuda_missing()
    for item in marked:
        if reason:
            item.add_marker(pytest.mark.skip(reason=reason))
