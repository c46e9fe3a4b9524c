"""Following the game: the log tells turns, the past can be watched turn by turn, and a moment has an address."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import comes_true
from tests.browser.visitor import Visitor


def barriers(somebody: Visitor, axe: str) -> list[str]:
    somebody.page.evaluate(axe)
    found: dict[str, Any] = somebody.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {[node['html'][:120] for node in one['nodes']]}" for one in found["violations"]]


def finished(somebody: Visitor) -> None:
    """A whole game, played by the bots."""
    somebody.menu("Hand my seat to a bot")
    somebody.button("Standard").click()
    expect(somebody.page.locator(".ranking")).to_be_visible(timeout=30_000)


def test_the_log_tells_turns_and_unfolds(visit: Visit, axe: str) -> None:
    ada = visit()
    ada.sit_down()
    for _ in range(3):
        ada.settled(ada.pile(4).click)
    expect(ada.log.last).to_contain_text("Ada buys 3 tea for 120.")
    more = ada.log.last.get_by_role("button", name="3 details")
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(ada.page.locator("aside ol ul li")).to_have_count(3)
    expect(ada.page.locator("aside ol ul li").first).to_contain_text("Ada buys tea for 40.")
    assert barriers(ada, axe) == []
    ada.settled(ada.button("Undo").click)
    expect(ada.log.last).to_contain_text("Ada buys 2 tea for 80.")


def test_the_log_follows_the_game_until_its_reader_scrolls_up(visit: Visit) -> None:
    ada = visit()
    ada.page.set_viewport_size({"width": 1280, "height": 600})
    ada.sit_down()
    log = ada.page.locator("aside ol")

    def go_on() -> None:
        expect(ada.mine).to_be_visible(timeout=30_000)
        ada.settled(ada.decide)

    while log.evaluate("list => list.scrollHeight - list.clientHeight") < 100:
        go_on()
    expect(ada.mine).to_be_visible(timeout=30_000)
    # The browser tells of scrolling with the next frame.
    ada.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    log.evaluate("""list => {  // and news may have made the log longer by then
        list.appendChild(Object.assign(document.createElement("li"), { style: "height: 200px" }));
        list.dispatchEvent(new Event("scroll"));
    }""")
    told = ada.log.count()
    while ada.log.count() < told + 2:
        go_on()
    assert log.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight") < 2
    log.evaluate("list => { list.scrollTop = 0; }")
    go_on()
    assert log.evaluate("list => list.scrollTop") == 0


def test_the_past_is_watched_turn_by_turn(visit: Visit, axe: str, shots: Path) -> None:
    ada, watcher = visit(), visit(language="fr", phone=True)
    ada.sit_down()
    finished(ada)
    ada.page.locator(".dock").get_by_role("button", name="History and curves").click()
    slider, told = ada.page.get_by_role("slider", name="Moment"), ada.page.locator(".replay .told")
    expect(told).to_contain_text("Round 1")  # from the first decision on, not from the deal
    expect(slider).to_have_value("0")
    captions, now = [told.inner_text()], ada.page.locator(".standings .now")
    began = float(now.get_attribute("x1") or 0)
    for step in range(1, 8):
        ada.page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(step))
        captions.append(told.inner_text())
    assert all(captions) and len(set(captions)) == len(captions)
    expect(ada.page.locator("aside [aria-current=step]")).to_be_in_viewport()
    comes_true(lambda: float(now.get_attribute("x1") or 0), lambda here: here > began)  # log and curves follow
    turns = slider.get_attribute("max")
    ada.page.get_by_label("Steps").select_option("move")
    comes_true(lambda: int(slider.get_attribute("max") or 0), lambda moves: moves > int(turns or 0))
    assert ada.page.locator(".replay .row").evaluate("one => one.clientHeight") < 60  # in one row, so that the table stays in sight
    ada.page.get_by_label("Speed").select_option("4")
    before = ada.page.url
    ada.page.get_by_label("Play it through").click()
    expect(ada.page).not_to_have_url(before)
    ada.page.get_by_label("Stop").click()
    assert barriers(ada, axe) == []
    ada.shot(shots, "replay-turns")

    ada.page.get_by_label("Link to this moment").click()
    link = ada.page.locator("dialog input[readonly]").input_value()
    assert re.search(r"\?at=\d+$", link)
    watcher.page.goto(link)
    expect(watcher.page.locator(".replay .told")).not_to_be_empty()
    expect(watcher.page.get_by_role("slider", name="Moment")).not_to_have_value("0")
    bar = watcher.page.get_by_role("slider", name="Moment").bounding_box()
    assert bar and bar["width"] > 340  # as wide as the phone
    widths = watcher.page.locator(".replay select").evaluate_all("all => all.map(one => one.clientWidth)")
    assert widths and min(widths) > 100  # with its words
    while not watcher.button("Tout lire").count():
        before = watcher.page.url
        watcher.page.keyboard.press("ArrowRight")
        expect(watcher.page).not_to_have_url(before)
    watcher.button("Tout lire").click()
    expect(watcher.button("Réduire")).to_be_visible()
    assert watcher.page.locator(".replay .told").evaluate("one => one.scrollHeight <= one.clientHeight")
    watcher.shot(shots, "replay-phone")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("End")
    expect(ada.page.locator(".ribbon")).to_contain_text("Half 2 of 2")
    expect(told).to_contain_text("2. Berta 60 · 3. Ada, eliminated (would have had 65)")  # why 65 ranks below 60
    expect(ada.page.locator(".standings li", has_text="Ada")).to_contain_text("eliminated")
    expect(ada.page.locator(".before-me .mine")).to_contain_text("eliminated")
    ada.button("Back to the game").click()
    assert "?at" not in ada.page.url
    ada.page.keyboard.press("t")
    expect(ada.page.locator(".generic")).to_be_visible()
    expect(ada.page.locator(".ranking")).to_contain_text("eliminated (would have had ")
    ada.front_door()
    expect(ada.page.get_by_role("region", name="My games").get_by_role("link")).to_contain_text("eliminated")


def test_the_log_marks_what_changed_since_my_last_turn(visit: Visit) -> None:
    ada = visit()
    ada.sit_down()
    ada.button("Français").click()
    expect(ada.page.locator(".dock")).to_contain_text("À vous")
    expect(ada.page.get_by_text("hors ligne")).to_have_count(0)  # another language is no other connection
    ada.settled(ada.act("trade_end").click)
    expect(ada.mine).to_be_visible(timeout=30_000)
    news = ada.page.locator("aside [data-news]")
    expect(news).to_have_attribute("data-news", re.compile("Depuis votre dernier tour"))
    expect(news).to_contain_text("Berta")
    for side in ("left", "right"):
        ada.card(side).click()
    ada.settled(ada.page.locator(".dock button.main").click)  # the cards; then comes the next round
    expect(ada.act("trade_end")).to_be_visible(timeout=30_000)
    before = news.inner_text()
    ada.settled(ada.page.locator("[data-area=board] g[role=button][aria-disabled=false]").first.click)
    expect(ada.log.last).to_contain_text("Ada achète")
    assert news.inner_text() == before  # what I do now is no news


def test_on_a_phone_the_dock_says_what_is_new_until_i_act(visit: Visit) -> None:
    ada = visit(phone=True)
    ada.sit_down()
    news = ada.page.locator(".dock .news")
    expect(news).to_have_count(0)  # nothing before the first turn
    ada.settled(ada.act("trade_end").tap)
    expect(ada.mine).to_be_visible(timeout=30_000)
    expect(news).to_contain_text("Meanwhile: Berta ")
    news.tap()
    expect(ada.page.locator("aside [data-news]")).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    for side in ("left", "right"):
        ada.card(side).tap()
    ada.settled(ada.page.locator(".dock button.main").tap)
    expect(ada.act("trade_end")).to_be_visible(timeout=30_000)
    expect(news).to_contain_text("Berta")
    ada.settled(ada.page.locator("[data-area=board] g[role=button][aria-disabled=false]").first.tap)
    expect(ada.log.last).to_contain_text("Ada buys")
    expect(news).to_have_count(0)


def test_a_hint_is_a_whole_turn_and_undo_goes_back_over_the_bots(visit: Visit) -> None:
    ada = visit()
    ada.sit_down()
    ada.button("Hint").click()
    expect(ada.page.locator(".hint strong")).to_be_visible()
    ada.settled(ada.button("Do it").click)
    expect(ada.log.filter(has_text="Ada buys")).to_have_count(1)
    expect(ada.mine).to_be_visible(timeout=30_000)
    ada.settled(ada.button("Undo").click)
    expect(ada.log.last).to_contain_text("Round 1")  # the whole turn is gone, and what the bots did since
    expect(ada.page.locator(".dock .notice")).to_contain_text(re.compile("Taken back: Ada buys 3 .* for 120."))


def test_while_bots_play_one_may_skip_to_ones_own_turn(visit: Visit) -> None:
    """The page hears nothing of what the bots do, so that it looks as if they were slow."""
    ada = visit()
    ada.page.route_web_socket(re.compile("/live"), lambda socket: None)
    ada.sit_down()
    ada.settled(ada.act("trade_end").click)
    expect(ada.page.locator(".dock strong")).to_contain_text("Berta is deciding what to buy or sell.")
    with ada.page.expect_response("**/skip") as answer:
        ada.button("Skip to my turn").click()
    assert answer.value.ok


def test_the_pace_of_the_bots_is_set_where_nobody_else_sits(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    ada.sit_down()
    ada.page.get_by_label("Menu").click()
    ada.settled(lambda: ada.page.get_by_label("Bots’ pace").select_option("slow"))
    expect(ada.page.get_by_label("Bots’ pace")).to_have_value("slow")
    link = ada.open_table(3, bots=1)
    bruno.join(link, "Bruno")
    ada.start()
    expect(bruno.page.locator(".dock")).to_contain_text("Ada is deciding what to buy or sell.")
    ada.page.get_by_label("Menu").click()
    expect(ada.page.get_by_label("Bots’ pace")).to_have_count(0)
