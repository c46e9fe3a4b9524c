"""Networks fail, tabs multiply, pages grow old: nobody should notice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Contexts, Visit


@pytest.mark.parametrize("seconds", [2, 12])
def test_back_after_a_network_cut(visit: Visit, seconds: int) -> None:
    ada, bruno = visit(), visit()
    link = ada.open_table(3, bots=1)
    bruno.join(link, "Bruno")
    ada.start()
    bruno.at_the_table()
    bruno.page.context.set_offline(True)
    expect(bruno.page.get_by_role("alert")).to_contain_text("The connection is lost")
    ada.settled(ada.pile(4).click)
    ada.settled(ada.act("trade_end").click)
    ada.settled(ada.act("donate_none").click)
    bruno.page.wait_for_timeout(seconds * 1000)
    expect(bruno.log.filter(has_text="Ada buys tea")).to_have_count(0)
    bruno.page.context.set_offline(False)
    expect(bruno.log.filter(has_text="Ada buys tea")).to_have_count(1)
    expect(bruno.page.get_by_role("alert")).to_have_count(0)
    expect(bruno.mine).to_be_visible()
    bruno.settled(bruno.pile(0).click)
    expect(ada.log.last).to_contain_text("Bruno buys coal")
    expect(ada.page.locator(".plate", has_text="Bruno")).not_to_contain_text("offline")


def test_seven_tabs_of_one_browser(visit: Visit, contexts: Contexts) -> None:
    context = contexts()
    tabs = [visit(context) for _ in range(7)]
    tabs[0].sit_down()
    for tab in tabs[1:]:
        tab.page.goto(tabs[0].page.url)
        tab.at_the_table()
    for good, tab in ((0, tabs[6]), (1, tabs[3])):
        tab.settled(tab.pile(good).click)
    for tab in tabs:
        expect(tab.log.last).to_contain_text("Ada buys 1 coal and 1 grain for 80.")


def test_a_stale_page_is_told_the_news(visit: Visit, contexts: Contexts) -> None:
    context = contexts()
    ada, old = visit(context), visit(context)
    ada.sit_down()
    old.page.route_web_socket(re.compile("/live"), silent)
    old.page.goto(ada.page.url)
    old.at_the_table()
    ada.settled(ada.pile(0).click)
    ada.settled(ada.act("trade_end").click)
    old.pile(5).click()
    expect(old.page.locator(".dock .notice")).to_contain_text("The game has moved on")
    expect(old.log.last).to_contain_text("Ada buys coal")
    expect(old.act("donate_none")).to_be_visible()


def silent(socket: WebSocketRoute) -> None:
    """A connection that is open and never says anything."""


def test_selection_focus_and_zoom_survive_pushes(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    link = ada.open_table(3, bots=1)
    bruno.join(link, "Bruno")
    ada.start()
    bruno.at_the_table()
    ada.settled(ada.act("trade_end").click)
    bruno.settled(bruno.act("trade_end").click)
    ada.to_price_turn()
    ada.page.get_by_label("Enlarge").click()
    ada.page.get_by_label("Enlarge").click()
    ada.choose_cards(left=2, right=3)
    ada.page.locator(".dock input[type=radio]").last.check(force=True)
    ada.card("right", 5).focus()
    before = standing(ada.page)

    bruno.page.locator("#chat-input").fill("Take your time")
    bruno.page.keyboard.press("Enter")
    expect(ada.page.locator("aside ul li")).to_contain_text("Take your time")
    bruno.page.reload()
    bruno.at_the_table()
    bruno.page.locator("#chat-input").fill("Back again")
    bruno.page.keyboard.press("Enter")
    expect(ada.page.locator("aside ul li").last).to_contain_text("Back again")

    assert standing(ada.page) == before


def standing(page: Page) -> dict[str, object]:
    """Everything a push must not disturb."""
    return {
        "focus": page.evaluate("document.activeElement.dataset.card"),
        "zoom": page.locator(".drawing").get_attribute("style"),
        "cards": page.locator("[data-card][aria-pressed=true]").evaluate_all("all => all.map(one => one.dataset.card)"),
        "way": page.locator(".dock input[type=radio]").evaluate_all("all => all.map(one => one.checked)"),
    }
