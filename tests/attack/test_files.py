"""What lies on the operator's disk: read by nobody else, used by one server alone, and in trouble without loss."""

from __future__ import annotations

import os
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from magnat.web.serve import log_to
from magnat.web.store import StoreError, alone, store_at
from magnat.web.store.copying import back_up
from tests.web.server import code, serving

pytestmark = pytest.mark.embedded
posix = pytest.mark.skipif(sys.platform == "win32", reason="files have no modes there")


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*") if path.is_file()}


@posix
async def test_neither_the_database_nor_its_backup_nor_the_log_is_read_by_others(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        async with serving(tmp_path) as server:
            await server.open("me", "random", "random")
            database = server.registry.settings.database
            assert isinstance(database, Path)
            back_up(database, tmp_path / "copy.db")
            with alone(database), log_to(tmp_path / "server.log"):
                found = modes(tmp_path)
    finally:
        os.umask(before)
    assert {"copy.db", "server.log", database.name} <= found.keys()
    assert {name: oct(mode) for name, mode in found.items() if mode & 0o077} == {}


@posix
async def test_what_was_readable_is_so_no_longer(tmp_path: Path) -> None:
    """Databases of older servers; what the group may do is the operator's business."""
    file = tmp_path / "magnat.db"
    with closing(sqlite3.connect(file)):
        file.touch()
    file.chmod(0o664)
    store = store_at(file)
    await store.open()
    await store.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o660


@posix
def test_a_hard_link_is_the_same_database(tmp_path: Path) -> None:
    file, link = tmp_path / "magnat.db", tmp_path / "other-name.db"
    file.touch()
    os.link(file, link)
    with alone(file), pytest.raises(StoreError, match="another server already uses"), alone(link):
        pass
    with alone(link):
        pass


async def test_a_full_disk_loses_nothing_and_is_said(tmp_path: Path) -> None:
    """The database may not grow any more: whoever acts is told, looks on, and plays on when there is room again."""
    async with serving(tmp_path) as server:
        (ada,) = await server.open("me", "random", "random")
        driver = server.registry.store.driver

        def limit(most: int) -> int:
            return int(driver._connection.execute(f"PRAGMA max_page_count={most}").fetchone()["max_page_count"])  # type: ignore[attr-defined]

        pages = await driver._on(driver._writer, limit, 1)  # type: ignore[attr-defined]
        version = (await ada.look())["version"]
        for _ in range(400):
            answer = await ada.post("chat", {"text": "x" * 400})
            if answer.status_code != 200:
                break
            version += 1
        assert code(answer) == (503, "disk-full")
        assert (await ada.look())["version"] == version
        await driver._on(driver._writer, limit, pages + 10_000)  # type: ignore[attr-defined]
        assert (await ada.post("chat", {"text": "again"})).status_code == 200
    async with serving(tmp_path) as server:
        assert (await server.person(ada.match).look())["version"] >= version + 1


async def test_a_database_that_may_only_be_read_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """Root may write everywhere, so the file is one that SQLite opens for reading alone."""
    file = tmp_path / "magnat.db"
    store = store_at(file)
    await store.open()
    await store.close()
    store = store_at(Path(f"/proc/{os.getpid()}/status") if Path("/proc").is_dir() else file.parent)
    with pytest.raises(StoreError) as refused:
        await store.open()
    await store.close()
    assert "cannot be" in str(refused.value)
