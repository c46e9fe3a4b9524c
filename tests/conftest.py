"""What all tests share: Hypothesis without clocks, nothing skipped in CI, nothing left open."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Generator, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from magnat.core.game import names

for profile, examples in {"quick": 10, "magnat": 40, "whole": 300}.items():  # pytest --hypothesis-profile
    settings.register_profile(profile, deadline=None, max_examples=examples, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("magnat")

GAMES = (*names(), "bazaar")


def in_ci() -> bool:
    """Whether the tests run where everything is there, so that nothing may be left out."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Tests that compile a game share a worker, and so do those that plant faults in one."""
    shared = "compiled" if item.get_closest_marker("compiled") else "planted" if "planted" in item.nodeid else ""
    if shared:
        item.add_marker(pytest.mark.xdist_group(f"{shared}-{game_of(item)}"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked `cuda` run where a GPU is found, those marked `torch` where PyTorch is. Elsewhere they are skipped and say why.

    In CI, where neither is expected, they are not chosen.
    """
    from magnat.lab.engines import cuda_missing
    from magnat.learn.plan import torch_missing

    for mark, missing in (("cuda", cuda_missing), ("torch", torch_missing)):
        marked = [item for item in items if item.get_closest_marker(mark)]
        if marked and (reason := missing()):
            if in_ci():
                items[:] = [item for item in items if item not in marked]
                config.hook.pytest_deselected(items=marked)
            for item in marked:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Thousands of tests and all modules stay for ever: the garbage collection need not look through them each time."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that is skipped says why (`-ra`); in CI, where nothing may be missing, it fails."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail") and in_ci():
        report.outcome = "failed"
        report.longrepr = f"skipped in CI, where nothing may be missing: {call.excinfo.value if call.excinfo else ''}"
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """A test that failed and passed when it was tried once more is named, with its failure: a defect of the page or of the test, to be mended."""
    failed = {report.nodeid for report in terminalreporter.stats.get("failed", []) + terminalreporter.stats.get("error", [])}
    flickering = [report for report in terminalreporter.stats.get("rerun", []) if report.nodeid not in failed]
    if flickering:
        terminalreporter.section("flickering: failed once, then passed")
        for report in flickering:
            terminalreporter.line(report.longreprtext)
            terminalreporter.line(f"FLICKERING {report.nodeid}")
        terminalreporter.line("traces of the browser: test-artefacts/traces (`playwright show-trace FILE`)")


def game_of(item: pytest.Item) -> str:
    """The game whose name stands in the path or the parameters of a test; one that names none plays Hab & Gut."""
    return next((name for name in GAMES if name in item.nodeid), "hab_und_gut")


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    """A connection to a database that a test leaves open is a defect of that test, and not of the one in which it is found later."""
    before = set(connections())
    yield
    left = [thread for thread in connections() if thread not in before and still_runs(thread)]
    assert not left, f"{len(left)} connections to a database are still open"


def connections() -> list[threading.Thread]:
    """The threads of SQLite, one for each open connection."""
    return [thread for thread in threading.enumerate() if thread.name.startswith("sqlite-")]


def still_runs(thread: threading.Thread) -> bool:
    thread.join(5)  # one that was closed just now
    return thread.is_alive()
