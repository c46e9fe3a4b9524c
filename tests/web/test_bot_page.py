"""The bot of docs/bot.md, exactly as it stands there, plays a game on a real server."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.web.processes import Process

PAGE = Path(__file__).parents[2] / "docs" / "bot.md"


@pytest.mark.service
def test_the_bot_of_the_page_plays_a_game(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(program.strip().splitlines()) <= 30
    with Process(tmp_path / "magnat.db") as process, httpx.Client(base_url=process.address, timeout=30) as host:
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "open"}, {"kind": "bot"}]
        made = host.post("/api/matches", json={"game": "hab_und_gut", "seats": seats}).json()
        robbie = subprocess.Popen([sys.executable, "-c", program, process.address, made["code"]], stdout=subprocess.PIPE, text=True)
        version = 1
        while (seen := host.get(f"/api/matches/{made['id']}", params={"after": version}).json())["seats"][1]["kind"] == "open":
            version = seen["version"]
        assert seen["seats"][1]["name"] == "Robbie"
        host.post(f"/api/matches/{made['id']}/start")
        said, _ = robbie.communicate(timeout=60)
        assert robbie.returncode == 0 and said.startswith("result: ")
        assert host.get(f"/api/matches/{made['id']}").json()["status"] == "over"
