"""What all tests share: Hypothesis without clocks, a visible reason where there is no GPU, nothing left open."""

from __future__ import annotations

import threading
from collections.abc import Iterator

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


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    """A connection to a database that a test leaves open is a defect of that test, and not of the one in which it is found later."""
    before = set(connections())
    yield
    left = [thread for thread in connections() if thread not in before and still_runs(thread)]
    assert not left, f"{len(left)} connections to a database are still open"


def connections() -> list[threading.Thread]:
    """The threads of aiosqlite, one for each open connection."""
    return [thread for thread in threading.enumerate() if thread.name.endswith("(_connection_worker_thread)")]


def still_runs(thread: threading.Thread) -> bool:
    thread.join(5)  # one that was closed just now
    return thread.is_alive()
