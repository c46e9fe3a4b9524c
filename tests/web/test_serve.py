"""The server as a process: how it starts, what keeps it from starting, how it stops."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import websockets

from magnat.core.errors import MagnatError
from magnat.web.settings import steady_clock
from magnat.web.store import alone, database_at
from tests.web.processes import Process
from tests.web.server import PATIENCE

pytestmark = pytest.mark.service


def magnat(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", "from magnat.cli import main; main()", *arguments], capture_output=True, text=True, timeout=60)


def test_trouble_at_the_start_is_a_sentence_and_exit_code_2(tmp_path: Path) -> None:
    with Process(tmp_path / "magnat.db") as process:
        taken = magnat("serve", "--port", str(process.port), "--database", str(tmp_path / "other.db"))
        locked = magnat("serve", "--port", "0", "--database", str(tmp_path / "magnat.db"))
    database = sqlite3.connect(tmp_path / "magnat.db")
    database.execute("UPDATE magnat SET value = '99'")
    database.commit()
    database.close()
    newer = magnat("serve", "--port", "0", "--database", str(tmp_path / "magnat.db"))
    (tmp_path / "damaged.db").write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    damaged = magnat("serve", "--port", "0", "--database", str(tmp_path / "damaged.db"))
    for done, words in ((taken, "--port"), (locked, "another server"), (newer, "newer Magnat"), (damaged, "damaged")):
        assert done.returncode == 2 and words in done.stderr and "Traceback" not in done.stderr and done.stdout == ""
        assert done.stderr.startswith("magnat: ") and done.stderr.count("\n") == 1


async def test_it_stops_though_people_wait(tmp_path: Path) -> None:
    async def story(process: Process) -> None:
        async with httpx.AsyncClient(base_url=process.address, timeout=30) as client:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            made = (await client.post("/api/matches", json={"game": "hab_und_gut", "seats": seats, "name": "Ada", "start": True})).json()
            async with websockets.connect(f"{process.address.replace('http', 'ws')}/api/matches/{made['id']}/live") as socket:
                snapshot = json.loads(await socket.recv())
                assert snapshot["type"] == "snapshot"
                assert socket.response is not None and "Sec-WebSocket-Extensions" not in socket.response.headers
                version = snapshot["version"] + 10
                waiting = asyncio.create_task(client.get(f"/api/matches/{made['id']}", params={"after": version}))
                await asyncio.sleep(0.3)
                assert await asyncio.to_thread(process.stop) == 0
                assert (await waiting).json()["error"]["code"] == "closing"
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    while True:
                        await socket.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012  # come back later, not all at once

    with Process(tmp_path / "magnat.db") as process:
        await story(process)
    lines = [json.loads(line) for line in process.said if line.startswith("{")]
    assert {"/api/matches", "/api/matches/{id}"} <= {line.get("route") for line in lines}


def test_a_lock_holds_by_whatever_name_the_database_is_called(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "magnat.db")
    with alone(tmp_path / "magnat.db"), pytest.raises(MagnatError, match="another server"), alone(tmp_path / "other.db"):
        pass
    (tmp_path / "trap.db.lock").symlink_to(tmp_path / "precious")
    (tmp_path / "precious").write_text("kept")
    with pytest.raises(MagnatError), alone(tmp_path / "trap.db"):
        pass
    assert (tmp_path / "precious").read_text() == "kept"


def test_setting_the_clock_of_the_machine_moves_no_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    now = steady_clock()
    before = now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= now() - before < 86_400


def test_a_server_that_is_killed_leaves_no_worker_behind(tmp_path: Path) -> None:
    with Process(tmp_path / "magnat.db") as process:
        body = {"game": "hab_und_gut", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "name": "Ada", "start": True}
        made = httpx.post(f"{process.address}/api/matches", json=body, timeout=30).json()
        bearer = {"Authorization": f"Bearer {made['token']}"}
        assert httpx.get(f"{process.address}/api/matches/{made['id']}/hint", headers=bearer, timeout=60).status_code == 200
        process.kill()
        process._listener.join(PATIENCE)
        assert not process._listener.is_alive()  # whoever lived on would hold the other end of the pipe


SPELLINGS = [("magnat.db", "magnat.db"), ("sqlite:///magnat.db", "magnat.db"), ("sqlite:////srv/magnat.db", "/srv/magnat.db")]


@pytest.mark.parametrize(("url", "path"), SPELLINGS)
def test_a_database_is_a_file_or_an_address_of_one(url: str, path: str) -> None:
    assert database_at(url) == Path(path)
    assert database_at("postgresql://magnat@localhost/magnat") == "postgresql://magnat@localhost/magnat"


@pytest.mark.parametrize("url", ["mysql://localhost/magnat", "sqlite://", "sqlite:///", "http://example.org/x"])
def test_other_databases_are_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(MagnatError, match="takes a file"):
        database_at(url)
