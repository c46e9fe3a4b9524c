"""How heavy the page is on its way to a browser, and how soon it is ready on a slow line and a slow machine.

    python -m benchmarks.weight [--game hab_und_gut ...] [--rounds 3]

A server of the built page, and a fresh Chromium for every visit. Reported: kB on the wire of the front door and of a table besides; then how long
both take on "slow 4G" (1.6 Mbit/s down, 0.75 up, 150 ms there and back) with a processor a quarter as fast, until a game can be begun, or the
first question answered. Goals: 150 kB, 300 kB, 2 seconds each, on a quiet machine.
"""

from __future__ import annotations

import argparse
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from magnat.core.game import names
from tests.browser.conftest import chromium, wait_for
from tests.browser.line import A_GAME_CAN_BEGIN, A_QUESTION_IS_ASKED, Line
from tests.browser.visitor import POST

FRONT_DOOR, TABLE, READY = 150_000, 300_000, 2.0  # the goals: bytes, bytes, seconds
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWER = 4  # the processor
QUIET_MS = 1500  # until a page has asked for all that it wants
PATIENCE_MS = 60_000


def slow_down(line: Line) -> None:
    line.session.send("Network.emulateNetworkConditions", SLOW_4G)
    line.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def table_of(browser: Browser, server: str, game: str) -> tuple[str, list[Any]]:
    """A table against bots at its first question, and what opens it."""
    with closing(browser.new_context()) as context:
        page = context.new_page()
        page.goto(f"{server}/health")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "standard"}, {"kind": "bot", "bot": "standard"}]
        made = page.evaluate(POST, ["/matches", {"game": game, "seats": seats, "name": "Ada", "start": True}])
        return f"{server}/m/{made['id']}", context.cookies()


def seen(browser: Browser, server: str, where: str, cookies: list[Any], ready: str, *, slow: bool) -> tuple[float, float, str]:
    """(seconds until it is ready, bytes, what weighs most) of a first visit; that of a table comes from the front door."""
    with closing(browser.new_context(viewport={"width": 390, "height": 844}, locale="fr-FR", service_workers="block")) as context:
        context.add_cookies(cookies)
        page = context.new_page()
        line = Line(page)
        if where != server:
            page.goto(server)
            page.wait_for_function(A_GAME_CAN_BEGIN, timeout=PATIENCE_MS)
            page.wait_for_timeout(QUIET_MS)
            line.received.clear()
        if slow:
            slow_down(line)
        begun = time.perf_counter()
        page.goto(where, wait_until="commit")
        page.wait_for_function(ready, timeout=PATIENCE_MS)
        seconds = time.perf_counter() - begun
        if not slow:
            page.wait_for_timeout(QUIET_MS)
        return seconds, line.weight, line.heaviest()


def measure(browser: Browser, server: str, games: list[str], rounds: int) -> None:
    print(f"{'page':22}{'kB':>8}{'goal':>6}{'slow s':>9}{'goal':>6}   the heaviest, in kB")
    for game in ("", *games):
        where, cookies = table_of(browser, server, game) if game else (server, [])
        ready, goal = (A_QUESTION_IS_ASKED, TABLE) if game else (A_GAME_CAN_BEGIN, FRONT_DOOR)
        _, weight, heaviest = seen(browser, server, where, cookies, ready, slow=False)
        took = median(seen(browser, server, where, cookies, ready, slow=True)[0] for _ in range(rounds))
        print(f"{game or 'front door':22}{weight / 1000:8.1f}{goal // 1000:6}{took:9.2f}{READY:6.1f}   {heaviest}", flush=True)


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reading.add_argument("--game", action="append", choices=names(), help="only the tables of these games")
    reading.add_argument("--rounds", type=int, default=3, help="slow visits to each page; the median is reported")
    wanted = reading.parse_args()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, (Path(folder) / "log").open("w") as log:
        process = subprocess.Popen([sys.executable, "-m", "tests.browser.server", str(port), folder], stdout=log, stderr=log)
        try:
            wait_for(f"http://127.0.0.1:{port}", process, Path(folder) / "log")
            with closing(chromium(playwright)) as browser:
                measure(browser, f"http://127.0.0.1:{port}", wanted.game or names(), wanted.rounds)
        finally:
            process.terminate()
            process.wait(10)


if __name__ == "__main__":
    main()
