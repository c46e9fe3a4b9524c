"""Playing with people: a queue that ends at one table, a message that is hidden once its writer is blocked, a report, and a series of two."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_me import call_me

ASK = """async ([path, body]) => {
  const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return (await fetch(path, sent)).status;
}"""


def seek(page: Page, server: str, name: str) -> None:
    """From the front door into the queue for three at Hab & Gut."""
    page.goto(server)
    page.get_by_role("button", name="Find a table").click()
    dialog = page.locator("dialog")
    dialog.locator("select").first.select_option("hab_und_gut")
    dialog.locator("input[name=seats][value='3']").check(force=True)
    dialog.get_by_label("After a minute").uncheck()
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("button", name="Find a table").click()
    expect(page.get_by_text("You are in the queue")).to_be_visible()


def test_two_meet_in_the_queue_and_one_blocks_and_reports_the_other(visit: Visit, server: str, shots: Path) -> None:
    ada, bob = visit().page, visit(phone=True).page
    call_me(ada, server, "Ottilie")
    call_me(bob, server, "Rudolf")
    seek(ada, server, "Ottilie")
    ada.screenshot(path=shots / "queue.png", full_page=True)
    seek(bob, server, "Rudolf")
    expect(ada.get_by_text("Rudolf").first).to_be_visible()
    bob.get_by_label("Say something").fill("What a silly table")
    bob.get_by_role("button", name="Send").click()
    chat = ada.get_by_role("list", name="Chat")
    expect(chat).to_contain_text("What a silly table")

    ada.get_by_role("button", name="Report this message").click()
    ada.get_by_label("In your own words").fill("rude")
    ada.get_by_role("button", name="Send the report").click()
    expect(ada.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    ada.get_by_role("button", name="Close", exact=True).click()
    match = re.search(r"/m/(\w+)", ada.url)
    assert match is not None
    assert ada.evaluate(ASK, [f"/api/matches/{match[1]}/seats/1/block", {}]) == 200
    ada.reload()
    expect(chat).to_contain_text("somebody you have blocked")
    expect(chat).not_to_contain_text("silly")
    ada.goto(f"{server}/me")
    ada.get_by_role("button", name="Unblock Rudolf").click()
    expect(ada.get_by_text("You have blocked nobody")).to_be_visible()

    bob.get_by_role("button", name="Leave the queue").click()
    expect(bob.get_by_role("button", name="Find a table")).to_be_visible()


def test_a_series_of_two_opens_its_tables_by_itself(visit: Visit, server: str, shots: Path) -> None:
    """Bots play the first game for both; then the second table is there."""
    ada, bob = visit().page, visit(phone=True, language="fr").page
    call_me(ada, server, "Mathilde")
    ada.goto(server)
    ada.get_by_role("button", name="Make a series").click()
    dialog = ada.locator("dialog")
    dialog.get_by_label("Name of the series").fill("Thursdays")
    dialog.locator("select").first.select_option("bazaar")
    dialog.get_by_label("Games of each player").select_option("2")
    dialog.get_by_label("Pace").select_option("days")
    dialog.get_by_role("button", name="Make the series").click()
    expect(ada.get_by_role("heading", name="Thursdays")).to_be_visible()

    bob.goto(ada.url)
    bob.locator("form input[autocomplete=nickname]").fill("Gustave")
    bob.get_by_role("button", name="Rejoindre cette série").click()
    expect(bob.get_by_text("Vous en faites partie")).to_be_visible()
    expect(ada.get_by_text("Gustave").first).to_be_visible()
    ada.get_by_role("button", name="Begin: draw the tables").click()
    expect(ada.locator("[data-series=running]")).to_contain_text("Game 1 of 2")
    for page in (ada, bob):
        table = page.locator('a.main[href*="/m/"]')
        expect(table).to_be_visible()
        match = (table.get_attribute("href") or "").rpartition("/")[2]
        assert page.evaluate(ASK, [f"/api/matches/{match}/bot", {"bot": "standard"}]) == 200
    expect(ada.locator("[data-series=running]")).to_contain_text("Game 2 of 2", timeout=60_000)
    expect(ada.locator("[data-standings]")).to_contain_text("60")
    ada.screenshot(path=shots / "series.png", full_page=True)
    bob.reload()
    expect(bob.get_by_role("heading", name="Classement")).to_be_visible()
    bob.screenshot(path=shots / "series-phone.png", full_page=True)
    bob.goto(server)
    expect(bob.get_by_role("heading", name="Vos séries")).to_be_visible()
    bob.screenshot(path=shots / "front-door-series-phone.png", full_page=True)


OPEN = """async (name) => {  // a table with two seats for people and a bot
  const headers = { "Content-Type": "application/json" };
  const post = async (path, body) => (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const made = await post("/api/matches", { game: "bazaar", name, seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot" }] });
  return made.id;
}"""
OVER = """async (id) => {
  for (let version = 0; ; ) {
    const answer = await fetch(`/api/matches/${id}?after=${version}`);
    if (answer.status !== 200) continue; // nothing new for a while
    const now = await answer.json();
    if (now.status === "over") return true;
    version = now.version;
  }
}"""


def play_out(ada: Page, bob: Page, name: str, other: str) -> None:
    """A game of two persons and a bot to its end; bots play for both."""
    match = ada.evaluate(OPEN, name)
    assert bob.evaluate(ASK, [f"/api/matches/{match}/join", {"name": other}]) == 200
    assert ada.evaluate(ASK, [f"/api/matches/{match}/start", {}]) == 200
    for page in (ada, bob):
        assert page.evaluate(ASK, [f"/api/matches/{match}/bot", {"bot": "standard"}]) == 200
    assert ada.evaluate(OVER, match)


def my_results(page: Page, server: str, name: str, met: str) -> None:
    """The own profile, once the last game is counted, which happens beside everything else."""
    page.goto(f"{server}/me")
    page.get_by_role("link", name="My results").click()
    for _ in range(40):
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        if page.get_by_role("link", name=met).count():
            return
        page.wait_for_timeout(700)
        page.reload()
    raise AssertionError("the game was not counted")


def test_play_again_with_whom_i_met_who_is_invited_and_comes_or_declines(visit: Visit, server: str, shots: Path) -> None:
    ada, bob = visit().page, visit(phone=True, language="fr", dark=True).page
    call_me(ada, server, "Eleonore")
    bob.goto(server)
    assert bob.evaluate(ASK, ["/api/me", {"name": "Balthazar"}]) == 200
    play_out(ada, bob, "Eleonore", "Balthazar")
    matches = []
    for _ in range(2):
        my_results(ada, server, "Eleonore", "Balthazar")
        ada.get_by_label("Choose Balthazar").check()
        ada.screenshot(path=shots / "play-again.png", full_page=True)
        ada.get_by_role("button", name="Open a table and invite one player").click()
        expect(ada.get_by_role("heading", name="Invite", exact=True)).to_be_visible()
        matches.append(ada.url.rpartition("/")[2])

    bob.goto(server)
    waiting = bob.get_by_role("region", name="Invitations")
    expect(waiting.get_by_role("listitem")).to_have_count(2)
    expect(waiting).to_contain_text("Eleonore voudrait rejouer avec vous")
    assert bob.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bob.screenshot(path=shots / "invited-phone.png", full_page=True)
    last = waiting.get_by_role("listitem").filter(has=bob.locator(f'a[href$="/m/{matches[1]}"]'))
    last.get_by_role("button", name="Décliner").click()
    expect(waiting.get_by_role("listitem")).to_have_count(1)
    waiting.locator(f'a[href$="/m/{matches[0]}"]').click()
    bob.get_by_role("button", name="Prendre place", exact=True).click()
    ada.goto(f"{server}/m/{matches[0]}")
    expect(ada.locator("section[aria-labelledby=seats]").get_by_text("Balthazar")).to_be_visible()
    bob.goto(server)
    expect(bob.get_by_role("link", name="Bazaar").first).to_be_visible()
    expect(bob.get_by_role("region", name="Invitations")).to_have_count(0)


def test_somebody_is_blocked_and_reported_from_their_profile(visit: Visit, server: str) -> None:
    """Whoever is blocked cannot sit down at the open table of who blocked them, and is told no more than that."""
    ada, bob = visit().page, visit(phone=True).page
    call_me(ada, server, "Friederike")
    call_me(bob, server, "Theobald")
    his = bob.evaluate("async () => (await (await fetch('/api/me')).json()).person.id")
    ada.goto(f"{server}/p/{his}")
    ada.get_by_role("button", name="Report").click()
    ada.get_by_label("What is it about?").select_option("name")
    ada.get_by_role("button", name="Send the report").click()
    expect(ada.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    ada.get_by_role("button", name="Close", exact=True).click()
    ada.get_by_role("button", name="Block", exact=True).click()
    expect(ada.get_by_role("button", name="Unblock", exact=True)).to_be_visible()
    match = ada.evaluate(OPEN, "Friederike")
    assert ada.evaluate(ASK, [f"/api/matches/{match}/list", {"listed": True}]) == 200
    assert bob.evaluate(ASK, [f"/api/matches/{match}/join", {"name": "Theobald"}]) == 403
    ada.get_by_role("button", name="Unblock", exact=True).click()
    expect(ada.get_by_role("button", name="Block", exact=True)).to_be_visible()
    assert bob.evaluate(ASK, [f"/api/matches/{match}/join", {"name": "Theobald"}]) == 200
