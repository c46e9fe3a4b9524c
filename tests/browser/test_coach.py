"""What takes a server of its own, with a thinker: bots of several levels, and the coach, who says what was luck and what was skill, and leads to the
moments that mattered."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from magnat.bots import RandomBot
from magnat.core.game import load
from magnat.core.play import Match, Seat, SeededDice, to_json
from tests.browser.conftest import ROOT, Visit, wait_for
from tests.browser.test_follow import barriers

pytestmark = [pytest.mark.compiled, pytest.mark.thorough]
SHARES = """
    navigator.canShare = () => true;
    navigator.share = async (what) => (window.sent = what.files.map(({ name, type }) => [name, type]));
"""  # as on a phone: a browser without a head shares nothing
NUMBERS = """box => [
    [...box.querySelectorAll(".kind strong")].map(number => number.textContent),
    [...box.querySelectorAll("figure .scale")].map(text => text.textContent).filter(text => !text.endsWith("%")),
]"""  # of the swings, in their list and at the curves
COMPILED_MS = 300_000  # for a game that is compiled for the first time, by thinkers that let everybody else go first


@pytest.fixture
def server(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots look ahead in one game."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("coach")
    with (folder / "log").open("w") as log:
        command = [sys.executable, "-m", "tests.browser.server", str(port), str(folder), "hab_und_gut"]
        process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        try:
            wait_for(f"http://127.0.0.1:{port}", process, folder / "log")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(60)  # thinkers on a busy machine


def finished() -> dict[str, Any]:
    """A game of Hab & Gut in which Ada has played as it came."""
    match = Match.new(load("hab_und_gut"), [Seat("Ada"), Seat("Bob", "standard"), Seat("Cleo", "standard")], dice=SeededDice(5))
    while not match.is_over:
        seat = match.asked()[0]
        match.play(seat, [RandomBot(5).choose(match, seat) if seat == 0 else match.hint(seat)[0]])
    return to_json(match)


def test_a_game_is_judged_and_its_lessons_lead_to_their_moments(visit: Visit, server: str, axe: str) -> None:
    ada = visit()
    asked = urllib.request.Request(f"{server}/api/matches/import", json.dumps(finished()).encode(), {"Content-Type": "application/json"})
    made = json.loads(urllib.request.urlopen(asked).read())
    ada.page.context.add_cookies([{"name": f"magnat_{made['id']}", "value": made["token"], "url": f"{server}/api/matches/{made['id']}"}])
    ada.page.add_init_script(SHARES)
    ada.page.goto(f"{server}/m/{made['id']}")
    ada.button("Luck and skill").click()
    box = ada.page.get_by_role("dialog")
    expect(box).to_contain_text("between players of standard strength")
    expect(box.get_by_role("button", name="PNG")).to_be_visible(timeout=COMPILED_MS)  # it is done: before, chances and lessons still change
    expect(box.get_by_role("img", name="Everybody’s chances")).to_be_visible()
    rows = box.get_by_role("row").all_inner_texts()
    assert len(rows) == 4 and rows[1].startswith("Ada")
    assert barriers(ada, axe) == []
    ada.page.set_viewport_size({"width": 390, "height": 844})
    assert box.evaluate("box => box.scrollWidth <= box.clientWidth")
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    with ada.page.expect_download() as saved:
        box.get_by_role("button", name="PNG").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    box.get_by_role("button", name="Send the picture").click()
    ada.page.wait_for_function("() => window.sent")
    assert ada.page.evaluate("window.sent") == [[f"magnat-{made['id']}.png", "image/png"]]
    listed, drawn = box.evaluate(NUMBERS)
    assert listed == drawn == [str(1 + place) for place in range(len(listed))] != []
    box.get_by_role("button", name="Show the moment").first.click()
    expect(box).to_have_count(0)
    expect(ada.page.get_by_role("img", name="Chances of victory")).to_be_visible()  # beside the replay
    place = json.loads(urllib.request.urlopen(f"{server}/api/matches/{made['id']}/coach").read())["report"]["lessons"][0][0]
    ada.page.wait_for_url(f"**/m/{made['id']}?at={place}")
    ada.button("What would a strong player do here?").click()
    expect(box).to_contain_text("Ada has the choice.")
    expect(box.get_by_role("listitem").filter(has_text="(played)")).to_have_count(1)
    assert barriers(ada, axe) == []


def test_the_host_chooses_how_well_each_bot_plays(visit: Visit, shots: Path) -> None:
    ada, bob = visit(), visit(language="fr", phone=True)
    bob.join(ada.open_table(4, bots=2), "Bob")
    levels = ada.page.get_by_label("Level of")
    expect(levels).to_have_count(2)
    levels.first.select_option("beginner")
    expect(bob.page.locator("ol > li").nth(2)).to_contain_text("Débutant")
    expect(bob.page.locator("ol > li").nth(3)).to_contain_text("Standard")
    expect(bob.page.locator("ol select")).to_have_count(0)  # it is the host's to choose
    ada.shot(shots, "lobby-levels")
    ada.button("Leave it open").last.click()
    expect(bob.page.locator("ol > li").nth(3)).to_contain_text("Place libre")
    ada.button("A bot sits here").click()
    expect(levels).to_have_count(2)
    expect(levels.last).to_have_value("standard")
    ada.page.set_viewport_size({"width": 390, "height": 844})
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.shot(shots, "lobby-levels-phone")
