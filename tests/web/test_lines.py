"""Connections to a PostgreSQL that are lent and given back."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnat.web.store.lines import Lines, named
from tests.web.databases import database_of


@pytest.mark.shared
async def test_a_connection_that_is_given_back_after_the_end_is_closed(tmp_path: Path) -> None:
    lines = Lines(named(str(database_of(tmp_path)), "test"), most=2)
    async with lines.lend() as kept:
        pass
    async with lines.lend() as lent:
        assert lent is kept and not lent.closed, "one that is given back is lent again"
        await lines.close()
        assert not lent.closed, "whoever uses it may finish"
        await lent.execute("SELECT 1")
    assert lent.closed
