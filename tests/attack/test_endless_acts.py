"""Acts that never come back: they are stopped, the match is set aside after the second, and nobody else notices."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from magnat.core.errors import EndlessAct
from magnat.core.play import Match
from magnat.web.tables.watch import Marks, NotBack, Watch
from tests.web.server import Server, code, serving

pytestmark = pytest.mark.thorough


def turn_for_ever(*_: Any) -> None:
    while True:
        pass


def fail_by_the_kernel(*_: Any) -> None:
    raise EndlessAct(2000)


def test_what_computes_too_long_is_stopped_in_the_middle() -> None:
    watch = Watch(0.3)
    with pytest.raises(NotBack), watch.over():
        turn_for_ever()
    with watch.over():
        sum(range(1000))


def test_what_only_waits_is_not_stopped() -> None:
    """A machine that was asleep, or busy with other things."""
    with Watch(0.1).over():
        time.sleep(1.0)


def test_what_has_come_back_in_the_last_moment_stops_nothing_else() -> None:
    watch = Watch(0.05)
    for _ in range(20):
        try:
            with watch.over():
                began = time.process_time()
                while time.process_time() - began < 0.3:
                    pass
        except NotBack:
            pass
        began = time.process_time()
        while time.process_time() - began < 0.05:  # would be hit here
            pass


@pytest.mark.parametrize("endless", [turn_for_ever, fail_by_the_kernel])
async def test_a_match_is_set_aside_when_an_act_does_not_come_back_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, endless: Callable[..., None]
) -> None:
    monkeypatch.setattr("magnat.web.tables.watch.WATCH.longest", 0.3)
    play = Match.play
    async with serving(tmp_path) as server:
        (ada,) = await server.open("me", "random", "random")
        (bob,) = await server.open("me", "random", "random")
        doomed = server.table(ada.match).state.running().dice

        def played(match: Match, seat: int, acts: Any) -> None:
            (endless if match.dice is doomed and seat == 0 else play)(match, seat, acts)

        monkeypatch.setattr(Match, "play", played)
        before = (await ada.look())["version"]
        assert code(await ada.play("trade_end")) == (500, "damaged")
        assert (await ada.look())["version"] == before  # nothing has happened, and one may look
        assert (await bob.play("trade_end")).status_code == 200
        assert code(await ada.play("trade_end")) == (500, "damaged")
        await gone(server, ada.match)
        answer = await ada.get()
        assert code(answer) == (410, "gone") or code(answer) == (410, "set-aside")
        assert (await bob.post("chat", {"text": "We go on."})).status_code == 200
    assert sum("set aside" in record.message for record in caplog.records) == 1
    monkeypatch.setattr(Match, "play", play)
    async with serving(tmp_path) as server:
        assert (await server.person(ada.match).get()).status_code == 410
        assert (await server.person(bob.match).get()).status_code == 200


async def gone(server: Server, match: str) -> None:
    async with asyncio.timeout(30):
        while (await server.person(match).get()).status_code != 410:
            await asyncio.sleep(0.05)


async def test_a_bot_that_would_never_come_back_ends_with_its_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would try again after every restart."""
    monkeypatch.setattr("magnat.web.tables.watch.WATCH.longest", 0.3)
    monkeypatch.setattr("magnat.web.tables.autoplay.RETRY", 0.1)
    async with serving(tmp_path) as server:
        (ada,) = await server.open("me", "random", "random", start=False)
        monkeypatch.setattr(Match, "play", turn_for_ever)
        await ada.post("start")
        await ada.post("bot", {"bot": "random"})
        await gone(server, ada.match)


DYING = """
import os, sys
from pathlib import Path
from magnat.web.tables.watch import Marks
marks = Marks(Path(sys.argv[1]))
marks.open()
with marks.at(sys.argv[2]):
    os.kill(os.getpid(), 9)
"""


async def test_a_server_that_dies_of_an_act_leaves_a_mark(tmp_path: Path) -> None:
    """However it dies; twice, and the match is set aside before anybody plays it again."""
    async with serving(tmp_path) as server:
        (ada,) = await server.open("me", "random", "random")
        (bob,) = await server.open("me", "random", "random")
        database = server.registry.settings.database
    assert isinstance(database, Path) and not list(tmp_path.glob("*.acting*"))
    for status in (200, 410):
        subprocess.run([sys.executable, "-c", DYING, str(database), ada.match], check=False)
        async with serving(tmp_path) as server:
            if status == 410:
                await gone(server, ada.match)
            assert (await server.person(ada.match).get()).status_code == status
            assert (await server.person(bob.match).get()).status_code == 200


def test_processes_of_one_database_have_marks_of_their_own(tmp_path: Path) -> None:
    """Those of a neighbour that lives are left alone."""
    one, other = Marks(tmp_path / "magnat.db"), Marks(tmp_path / "magnat.db")
    assert one.open() == []
    with one.at("first"):
        assert other.open() == []
        with other.at("second"):
            assert Marks(tmp_path / "magnat.db").open() == []
    one.close()
    other.close()
