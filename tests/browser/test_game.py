"""A whole game: three people, invited by a link, and a bot."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import comes_true
from tests.browser.visitor import play_to_the_end

HALF_TIME = """() => new MutationObserver(() => (window.halfTime ??= document.querySelector('.half-time')?.innerText))
    .observe(document.body, {childList: true, subtree: true})"""


def test_three_people_and_a_bot_play_a_whole_game(visit: Visit, shots: Path) -> None:
    ada, bruno, chloe = visit(), visit(), visit(phone=True)
    link = ada.open_table(4, bots=1)
    expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
    bruno.join(link, "Bruno")
    chloe.join(link, "Chloé")
    for person in (ada, bruno, chloe):
        expect(person.page.locator("ol li", has_text="Chloé")).to_be_visible()
    ada.shot(shots, "lobby")
    expect(bruno.page.get_by_text("The host starts the game.")).to_be_visible()
    ada.start()
    bruno.at_the_table()
    chloe.at_the_table()
    expect(bruno.page.locator(".dock")).to_contain_text("Ada is deciding what to buy or sell.")
    expect(bruno.page).not_to_have_title("Your turn")

    ada.page.evaluate(HALF_TIME)
    play_to_the_end([ada, bruno, chloe])
    assert "Half-time" in ada.page.evaluate("window.halfTime")

    for person, name in ((ada, "Ada"), (bruno, "Bruno"), (chloe, "Chloé")):
        expect(person.page.locator(".ranking li")).to_have_count(4)
        expect(person.page.locator(".end .stamp").first).to_be_visible()
        expect(person.page.locator(".ranking li", has_text=name)).to_contain_text("you")
        expect(person.page.locator("[data-word]")).to_contain_text("You gave 0, the least of all.")
        expect(person.page.locator("[data-figures] dt", has_text="Best trade")).to_be_visible()
        expect(person.page.locator("[data-sources] tfoot td")).to_have_count(4)
    scores = {tuple(person.page.locator(".ranking li .score").all_inner_texts()) for person in (ada, bruno, chloe)}
    assert len(scores) == 1
    ada.shot(shots, "end")

    bruno.button("Rematch").click()
    expect(bruno.page.get_by_role("heading", level=1)).to_contain_text("waiting room")
    ada.button("Join the rematch").click()
    expect(bruno.page.locator("ol li", has_text="Ada")).to_contain_text("online")


def test_the_boxes_open_one_by_one_and_can_be_skipped(visit: Visit, shots: Path) -> None:
    ada = visit(reduced_motion="no-preference")
    ada.sit_down(opponents=2)
    ada.menu("Hand my seat to a bot")
    ada.button("Standard").click()
    expect(ada.page.locator("dialog.curtain")).to_be_visible(timeout=30_000)
    expect(ada.page.locator("dialog.curtain .sum", has_text="…").first).to_be_visible()
    ada.shot(shots, "end-boxes")
    ada.button("Skip").click()
    expect(ada.page.locator(".ranking li")).to_have_count(3)

    # On a phone the sums of three players stand beside each other.
    sums = ada.page.locator("[data-sources] tbody tr").first.locator("td")
    expect(sums).to_have_count(3)
    wide = ada.page.viewport_size
    assert wide is not None
    ada.page.set_viewport_size({"width": 390, "height": 844})
    comes_true(lambda: sums.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)"), lambda tops: len(set(tops)) == 1)
    ada.page.set_viewport_size(wide)
    ada.page.locator(".dock").get_by_role("button", name="Rematch").click()
    expect(ada.mine).to_contain_text("Your turn")  # against bots the next game begins at once


def test_a_spectator_sees_what_spectators_may(visit: Visit) -> None:
    ada, watcher, chloe = visit(), visit(), visit(phone=True)
    ada.sit_down(opponents=2)
    for somebody in (watcher, chloe):
        somebody.page.goto(ada.page.url)
        somebody.at_the_table()
    expect(watcher.page.get_by_text("Watching")).to_be_visible()
    expect(chloe.page.locator("header .tag")).to_have_text(re.compile("2"))  # one eye says both: she watches, and so does somebody else
    for tool in ("Rules", "Log", "Menu"):
        assert chloe.button(tool).evaluate("one => one.offsetWidth") >= 40
    assert chloe.page.locator("header h1").evaluate("one => one.scrollWidth <= one.clientWidth")
    expect(watcher.page.locator("[data-side=left] .back")).to_have_count(8)
    expect(watcher.page.locator("[data-card]")).to_have_count(0)
    expect(watcher.page.locator("[data-side=left] h2")).to_contain_text("Left of Ada")
    expect(watcher.page.locator("[data-side=right] h2")).to_contain_text("Right of Ada")
    ada.pile(0).click()
    expect(watcher.log.last).to_contain_text("Ada buys coal for 40.")
