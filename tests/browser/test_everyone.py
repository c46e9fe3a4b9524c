"""For everyone: keyboard alone, phones, screen readers, both languages and themes."""

from __future__ import annotations

import re
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looking import comes_true, redrawn, texts
from tests.browser.visitor import GAME_PATIENCE, Visitor
from tests.sampling import looks

LOOK = """async () => (await axe.run({resultTypes: ["violations"]})).violations
    .map(one => [one.id, one.nodes.map(node => node.html.slice(0, 200))])"""


def test_the_keyboard_alone_plays_a_whole_game(visit: Visit) -> None:
    ada = visit()
    ada.page.goto(ada.server)
    expect(ada.box().locator("h2")).to_be_visible()
    tab_to(ada.page, "Play now against bots")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("dialog")).to_be_visible()
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("ArrowLeft")  # one opponent fewer than usual
    tab_to(ada.page, "Start the game")
    ada.page.keyboard.press("Enter")
    ada.at_the_table()
    expect(ada.page.locator(".plate")).to_have_count(2)
    end = time.monotonic() + GAME_PATIENCE
    while not ada.is_over() and time.monotonic() < end:
        if ada.mine.count():
            ada.settled(lambda: decide_by_keyboard(ada))
        else:
            redrawn(ada.page)
    expect(ada.page.locator(".ranking li")).to_have_count(3)


def decide_by_keyboard(person: Visitor) -> None:
    keys = person.page.keyboard
    if person.act("trade_end").count() or person.act("donate_none").count():
        if person.page.get_by_role("button", name="Pass").count():
            keys.press("b")  # to the board: the first pile
            if person.page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "false":
                keys.press("Enter")
                return
        keys.press("d")  # to what is asked
        keys.press("Enter")
    else:
        keys.press("m")  # to my things: the first card on the left
        keys.press("Enter")
        tab_into(person.page, "[data-side=right]")
        keys.press("Space")
        expect(person.button("Play these cards")).to_be_visible()
        keys.press("d")
        tab_to(person.page, "Play these cards", fresh=False)
        keys.press("Enter")


def focused_text(page: Page) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")).strip()


def tab_to(page: Page, text: str, *, fresh: bool = True) -> None:
    for _ in range(40):
        if not fresh and focused_text(page) == text:
            return
        page.keyboard.press("Tab")
        if focused_text(page) == text:
            assert (
                page.evaluate("document.activeElement.matches(':focus-visible') && getComputedStyle(document.activeElement).outlineStyle") == "solid"
            )
            return
    raise AssertionError(f"the keyboard does not reach {text!r}")


def tab_into(page: Page, selector: str) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.closest(selector) !== null", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_shortcuts_have_a_sheet_and_can_be_switched_off(visit: Visit) -> None:
    ada = visit()
    ada.sit_down(game="maxi_bourse")
    ada.page.keyboard.press("?")
    expect(ada.page.locator("dialog")).to_contain_text("To the board")
    rows = ada.page.locator("dialog dl > div", has=ada.page.locator("kbd", has_text=re.compile(r"\d")))
    expect(rows.locator("kbd").first).to_have_text(re.compile(r"^\d–\d$"))  # keys that mean the same are one row
    comes_true(lambda: texts(rows, "dd"), lambda said: len(set(said)) == len(said) > 0)
    ada.page.get_by_label("Enable keyboard shortcuts").uncheck()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("r")
    expect(ada.page.locator("[data-rule]")).to_have_count(0)


def test_on_a_phone_nothing_sticks_out_and_a_turn_can_be_tapped(visit: Visit, shots: Path) -> None:
    chloe = visit(phone=True)
    chloe.front_door()
    fits(chloe.page)
    chloe.shot(shots, "phone-front-door")
    chloe.play_now(opponents=3)
    fits(chloe.page)
    chloe.shot(shots, "phone-table")
    for _ in range(3):
        chloe.settled(chloe.pile(0).tap)
    chloe.settled(chloe.page.locator("[data-share=coal]").tap)
    chloe.to_price_turn()
    chloe.card("left", 1).tap()
    chloe.card("right", 2).tap()
    expect(chloe.button("Play these cards")).to_be_visible()
    fits(chloe.page)
    chloe.shot(shots, "phone-cards")
    chloe.settled(chloe.button("Play these cards").tap)
    chloe.button("Log").tap()
    expect(chloe.log.filter(has_text="Ada donates coal")).to_be_visible()
    chloe.shot(shots, "phone-log")
    chloe.page.locator("aside").get_by_label("Close").tap()
    expect(chloe.log.last).not_to_be_visible()


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_news_is_said_aloud_without_ticking(visit: Visit) -> None:
    ada = visit()
    ada.sit_down()
    ada.settled(ada.pile(3).click)
    expect(ada.page.locator("[aria-live=polite].unseen").first).to_contain_text("Ada buys rubber for 40.")
    expect(ada.page.locator("[aria-live] .countdown")).to_have_count(0)


def test_the_drawing_zooms_and_resets(visit: Visit) -> None:
    ada = visit()
    ada.sit_down()
    drawing = ada.page.locator(".drawing")
    ada.page.get_by_label("Enlarge").click()
    expect(drawing).to_have_attribute("data-scale", "1.40")
    ada.page.get_by_label("Show everything").click()
    expect(drawing).to_have_attribute("data-scale", "1.00")
    ada.pile(0).focus()
    ada.page.keyboard.press("+")
    expect(drawing).to_have_attribute("data-scale", "1.40")


@looks("en")
def test_axe_finds_nothing(visit: Visit, axe: str, language: str, dark: bool) -> None:
    ada = visit(language=language, dark=dark)
    page = ada.page

    def look(where: str) -> None:
        page.evaluate(axe)
        found = page.evaluate(
            "() => axe.run({resultTypes: ['violations']}).then(done => done.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"
        )
        assert not found, (where, found)

    ada.front_door()
    look("front door")
    ada.box().locator(".ways button").first.click()
    page.locator("dialog summary").click()
    look("new game")
    page.keyboard.press("Escape")
    ada.open_table(3)
    look("lobby")
    page.locator(".page button.main").click()
    ada.at_the_table()
    look("trade")
    page.get_by_label("Menu").click()
    look("menu")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator(".wanted")).to_be_visible()
    look("rules")
    page.keyboard.press("Escape")
    page.locator("[data-share=tea]").click(force=True)
    look("refusal")
    ada.settled(ada.pile(0).click)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible()
    look("hint")
    ada.settled(ada.act("trade_end").click)
    look("donation")
    ada.settled(ada.act("donate_none").click)
    expect(ada.hand("left").first).to_be_visible()
    ada.card("left").click()
    ada.card("right").click()
    expect(page.locator(".dock input[type=radio]").first).to_be_attached()
    look("cards")
    page.keyboard.press("t")
    expect(page.locator(".generic")).to_be_visible()
    look("text")
    page.keyboard.press("t")
    page.get_by_label("Menu").click()
    page.locator(".menu li button", has_text=re.compile("Hand my seat|Confier ma place")).click()
    page.locator("dialog button:not([aria-label])").first.click()
    expect(page.locator(".ranking")).to_be_visible(timeout=30_000)
    look("end")
    page.locator(".dock button.main + button").click()
    expect(page.locator(".replay")).to_be_visible()
    look("history")
