"""Async tests run on asyncio, as the server does; many of them on both databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magnat.web import thinkers
from tests.web import databases
from tests.web.databases import POSTGRESQL, SQLITE, Cluster, NoPostgresql

ON_BOTH = (  # in `make test`; `make thorough` has them all
    "coach", "store", "live", "clocks", "seats", "kill", "reminders", "persons", "results", "company", "series", "deals", "duplicates",
)  # fmt: skip


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def no_politeness(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests run beside these, and thinkers that let them all go first would never answer."""
    monkeypatch.setattr(thinkers, "NICENESS", 0)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whoever uses a folder keeps tables in it: once in SQLite, once in PostgreSQL. `embedded` and `shared` tests are about one of them."""
    if "tmp_path" not in metafunc.fixturenames or metafunc.definition.get_closest_marker("embedded"):
        return
    sampled = metafunc.module.__name__.rpartition("test_")[2] in ON_BOTH
    is_shared = metafunc.definition.get_closest_marker("shared") is not None
    postgresql = pytest.param(POSTGRESQL, marks=pytest.mark.thorough if sampled or is_shared else pytest.mark.exhaustive)
    kinds = [postgresql] if is_shared else [SQLITE, postgresql]
    metafunc.parametrize("database_kind", kinds, indirect=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster | str]:
    """A PostgreSQL for all tests of this process, or why there is none."""
    try:
        running = Cluster()
    except NoPostgresql as reason:
        yield str(reason)
        return
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def database_kind(request: pytest.FixtureRequest) -> Iterator[str]:
    kind: str = getattr(request, "param", SQLITE)
    if kind == POSTGRESQL:
        running = request.getfixturevalue("cluster")
        if isinstance(running, str):
            pytest.skip(running)
        databases.cluster = running
    yield kind
    databases.cluster = None
