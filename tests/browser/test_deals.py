"""The deal of the day in the browser: two persons play it and see the ranking; a day turns over while one plays; a duplicate of two tables."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import ROOT, Visit, wait_for

DAY = 86_400.0
PLAY_OUT = """async (id) => {  // one act after the other, as the page would send them
    for (;;) {
        const now = await (await fetch(`/api/matches/${id}`)).json();
        if (now.status === "over") return true;
        if (now.asked.includes(now.me) && now.legal.length)
            await fetch(`/api/matches/${id}/acts`, {method: "POST", headers: {"Content-Type": "application/json"},
                body: JSON.stringify({version: now.version, key: null, acts: [now.legal[now.legal.length - 1].act]})});
        else await fetch(`/api/matches/${id}?after=${now.version}`);
    }
}"""


MIDNIGHT = time.time() // DAY * DAY


def move(moved: Path, hour: float) -> None:
    """The server's clock to that hour of the day (UTC) on which the tests began; 24.2 is on the next."""
    part = moved.with_suffix(".part")
    part.write_text(str(MIDNIGHT + hour * 3600 - time.time()))
    part.rename(moved)


@pytest.fixture(scope="module")
def moved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """By how many seconds the server's clock is moved. Every test has days of its own."""
    move(found := tmp_path_factory.mktemp("deals") / "moved", 12)
    return found


@pytest.fixture(scope="module")
def server(page_is_built: None, moved: Path) -> Iterator[str]:
    """A server with one short game, whose clock is moved."""
    folder = moved.parent
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with (folder / "log").open("w") as log:
        command = [sys.executable, "-m", "tests.browser.server", str(port), str(folder), "bazaar"]
        process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        try:
            wait_for(f"http://127.0.0.1:{port}", process, folder / "log")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(60)  # it may still be starting its workers, on a machine that is busy


def begin(page: Page, server: str, name: str) -> str:
    """From the front door to the table of the deal; gives its match."""
    page.goto(server)
    page.get_by_role("link", name="To the deal").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    expect(page.locator("#table")).to_be_visible()
    return page.url.rpartition("/")[2]


def test_two_persons_play_the_deal_of_the_day_and_see_the_ranking(visit: Visit, server: str, moved: Path, shots: Path, axe: str) -> None:
    move(moved, 12)
    ada, bob = visit().page, visit(phone=True).page
    match = begin(ada, server, "Ada")
    expect(ada.get_by_role("link", name="You have until")).to_be_visible()
    ada.evaluate(PLAY_OUT, match)
    bob.goto(f"{server}/m/{match}")
    expect(bob.get_by_role("heading", name="Not yet")).to_be_visible()
    bob.get_by_role("link", name="To the deal").click()
    expect(bob.get_by_text("The ranking is shown when you have finished")).to_be_visible()
    bob.evaluate(PLAY_OUT, begin(bob, server, "Bob"))
    for page in (ada, bob):
        page.goto(f"{server}/deal")
        for name in ("Ada", "Bob"):
            expect(page.get_by_role("row").filter(has_text=name)).to_be_visible()
        page.get_by_text("Share it").click()
        expect(page.get_by_label("A line to share")).to_have_value(re.compile("place 1 of 2"))
        assert_no_barriers(page, axe)
    ada.screenshot(path=shots / "deal.png", full_page=True)
    bob.screenshot(path=shots / "deal-phone.png", full_page=True)


def test_a_day_turns_over_while_one_plays(visit: Visit, server: str, moved: Path) -> None:
    move(moved, 48 + 12)
    page = visit().page
    match = begin(page, server, "Ada")
    move(moved, 48 + 24.2)
    page.goto(f"{server}/deal")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()  # the deal of the next day
    page.goto(f"{server}/m/{match}")
    page.get_by_role("link", name="You have until").click()
    expect(page.get_by_role("link", name="Go on playing")).to_be_visible()
    move(moved, 48 + 24.6)
    assert page.evaluate(PLAY_OUT, match)
    page.reload()
    expect(page.get_by_text("You did not finish in time").first).to_be_visible()
    expect(page.get_by_role("button", name="Play it for practice")).to_be_visible()
    page.get_by_text("Verifiable draws", exact=False).first.click()
    expect(page.get_by_text("magnat verify FILE")).to_be_visible()


SHARE_IS_KNOWN = """async () => {  // what strong bots made of it is worked out in the background
    while ((await (await fetch("/api/deals/today")).json()).mine.share === null) await new Promise((done) => setTimeout(done, 300));
    return true;
}"""


def test_two_days_in_a_row_and_the_ranking_of_the_week(visit: Visit, server: str, moved: Path, shots: Path) -> None:
    move(moved, 96 + 12)
    page = visit(phone=True, dark=True).page
    page.evaluate(PLAY_OUT, begin(page, server, "Ludmilla"))
    assert page.evaluate(SHARE_IS_KNOWN)
    page.goto(f"{server}/deal")
    expect(page.get_by_role("row").filter(has_text="Ludmilla")).to_be_visible()
    expect(page.get_by_text("days in a row")).to_have_count(0)  # one day is no row
    move(moved, 120 + 12)
    page.goto(f"{server}/deal")
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    expect(page.locator("#table")).to_be_visible()
    page.evaluate(PLAY_OUT, page.url.rpartition("/")[2])
    page.goto(f"{server}/deal")
    expect(page.get_by_text("2 days in a row")).to_be_visible()
    expect(page.locator("section[aria-labelledby=spans] li").filter(has_text="Ludmilla")).to_contain_text("point")
    page.screenshot(path=shots / "deal-week-phone.png", full_page=True)


PLAY_ONE = """async (id) => {  // the first thing that one may do, at the first question
    for (;;) {
        const now = await (await fetch(`/api/matches/${id}`)).json();
        if (!now.asked.includes(now.me) || now.legal.length < 2) { await fetch(`/api/matches/${id}?after=${now.version}`); continue; }
        const sent = {version: now.version, key: null, acts: [now.legal[0].act]};
        const headers = {"Content-Type": "application/json"};
        return (await fetch(`/api/matches/${id}/acts`, {method: "POST", headers, body: JSON.stringify(sent)})).status;
    }
}"""


def test_two_different_games_stand_side_by_side_when_the_day_is_over(visit: Visit, server: str, moved: Path) -> None:
    move(moved, 168 + 12)
    day = datetime.fromtimestamp(MIDNIGHT + 7 * DAY, UTC).date().isoformat()
    ada, bob = visit().page, visit(phone=True).page
    matches = [begin(page, server, name) for page, name in ((ada, "Ada"), (bob, "Bob"))]
    assert bob.evaluate(PLAY_ONE, matches[1]) == 200
    for page, match in zip((ada, bob), matches, strict=True):
        assert page.evaluate(PLAY_OUT, match)
    move(moved, 192 + 12)
    told = [page.evaluate("async (day) => (await fetch(`/api/deals/${day}/compare`)).json()", day) for page in (ada, bob)]
    assert told[0]["best"] == told[1]["best"] in matches
    best, other = (ada, bob) if told[0]["best"] == matches[0] else (bob, ada)
    for page in (best, other):
        page.goto(f"{server}/deal/{day}")
    side = best.locator("section[aria-labelledby=side-by-side]")
    expect(side).to_contain_text("Yours is the best one")
    side = other.locator("section[aria-labelledby=side-by-side]")
    expect(side.get_by_role("row").nth(1).get_by_role("link")).to_have_count(2)
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    side.get_by_role("row").nth(1).get_by_role("link").first.click()
    expect(other.locator(".replay")).to_be_visible()


def test_until_par_is_known_the_line_to_share_tells_the_place_alone(visit: Visit, server: str, moved: Path) -> None:
    """A sum of money would tell how much the deal has in it."""
    move(moved, 216 + 12)
    page = visit().page

    def without_par(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json=told | {"par": None, "mine": told["mine"] and told["mine"] | {"share": None}})

    assert page.evaluate(PLAY_OUT, begin(page, server, "Ada"))
    page.route("**/api/deals/today", without_par)
    page.goto(f"{server}/deal")
    page.get_by_text("Share it").click()
    expect(page.get_by_label("A line to share")).to_have_value(re.compile(r"^Magnat, .+: place 1 of 1\. http"))


def test_friends_play_one_deal_at_two_tables(visit: Visit, server: str, shots: Path) -> None:
    ada, bob = visit().page, visit(language="fr", phone=True).page
    ada.goto(f"{server}/duplicate")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_label("People at each table").select_option("1")
    ada.get_by_role("button", name="Open the tables").click()
    expect(ada.get_by_role("heading", name="Table 2")).to_be_visible()
    address = ada.url
    for page, table, name, sit in ((ada, 1, "Ada", "Sit down"), (bob, 2, "Bob", "Prendre place")):
        page.goto(address)
        page.locator(f"section[aria-labelledby=table-{table}] a.button").click()
        page.get_by_label(re.compile("Your name|Votre nom")).fill(name)
        page.get_by_role("button", name=sit, exact=True).click()
        expect(page.locator("section[aria-labelledby=seats]").get_by_text(name)).to_be_visible()
    matches = [page.url.rpartition("/")[2] for page in (ada, bob)]
    for page, match in zip((ada, bob), matches, strict=True):
        ada.evaluate('(id) => fetch(`/api/matches/${id}/start`, {method: "POST"})', match)
        expect(page.locator("#table")).to_be_visible()
    ada.goto(f"{server}/m/{matches[1]}")
    expect(ada.get_by_role("heading", name="Not yet")).to_be_visible()
    for page, match in zip((ada, bob), matches, strict=True):
        page.evaluate(PLAY_OUT, match)
        page.goto(address)
    expect(ada.get_by_role("cell").filter(has_text="1 point")).to_have_count(2)
    expect(bob.get_by_role("cell").filter(has_text="1 point")).to_have_count(2)
    ada.screenshot(path=shots / "duplicate.png", full_page=True)
    bob.screenshot(path=shots / "duplicate-phone.png", full_page=True)


def assert_no_barriers(page: Page, axe: str) -> None:
    page.evaluate(axe)
    found = page.evaluate("async () => (await axe.run()).violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)")
    assert found == []
