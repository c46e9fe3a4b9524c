"""Every question of every game on a phone, a small and a larger screen: all that can be pressed can be pressed, and nothing scrolls sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from magnat.core.game import load
from tests.browser.conftest import Visit
from tests.browser.looking import comes_to
from tests.browser.moments import END, GAMES, cases, moments, questions, sit_down

PHONE, SMALL, LARGE = (390, 844), (1280, 800), (1440, 900)
LEAST = 40  # pixels of what a finger presses
# Brings all that can be pressed into sight, one after the other, and tells what is wrong with it: something else lies on it, or it is too small
# for a finger. Places of a drawing that can be enlarged may be small, and so may words within a sentence, what only repeats a larger thing around it
# (the keyboard passes it by), and long tables while they are only read (`data-dense`).
LOOK = """least => {
    const wrong = [];
    const PRESSED = "button, a[href], select, summary, textarea, input:not([type=hidden]), [role=button], [role=slider], [role=tab]";
    const named = (element) => `${element.localName}${element.dataset?.act ? `[${element.dataset.act}]` : ""}.${element.getAttribute("class") ?? ""} `
        + `"${(element.getAttribute("aria-label") ?? element.textContent).replaceAll(/\\s+/g, " ").trim().slice(0, 50)}"`;
    const seen = new Set();
    for (const found of document.querySelectorAll(PRESSED)) {
        const element = found.matches("input[type=radio], input[type=checkbox]") ? found.closest("label") ?? found : found;
        if (seen.has(element) || found.matches(":disabled") || found.closest("[inert]")) continue;
        if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true}) || element.closest(".unseen")) continue;
        seen.add(element);
        element.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
        const foot = document.querySelector(".foot, .dock");
        if (!foot.contains(element)) { // into the middle of what the dock and what lies on it leave free
            const {top, height} = element.getBoundingClientRect();
            scrollBy({top: top + height / 2 - foot.getBoundingClientRect().top / 2, behavior: "instant"});
        }
        const box = element.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        const isDrawn = element.closest("svg") !== null;
        const isWord = getComputedStyle(element).display.startsWith("inline") && !element.matches(".button")
            && [...element.parentElement.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
        const needed = element.tabIndex < 0 ? 0 : element.closest("[data-dense]") ? Math.min(24, least) : least;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        const isFree = hit !== null
            && (element.contains(hit) || (isDrawn && hit.closest("[role=button]") !== null) || hit.closest("label")?.control === found);
        if (!isFree) wrong.push(`${named(element)} at ${Math.round(x)}, ${Math.round(y)} lies under ${hit ? named(hit) : "the edge"}`);
        if (!isDrawn && !isWord && Math.min(box.width, box.height) < needed - 0.5)
            wrong.push(`${named(element)} is only ${Math.round(box.width)} by ${Math.round(box.height)}`);
    }
    for (const element of document.querySelectorAll("main *")) {
        if (!/auto|scroll/.test(getComputedStyle(element).overflowX) || !element.checkVisibility()) continue;
        const {scrollWidth, clientWidth} = element;
        if (scrollWidth > clientWidth + 1) wrong.push(`${named(element)} scrolls sideways: ${scrollWidth} in ${clientWidth}`);
    }
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth > clientWidth || innerWidth > screen.width) wrong.push(`the page is ${Math.max(scrollWidth, innerWidth)} wide`);
    scrollTo(0, 0);
    return wrong;
}"""


def test_every_question_can_be_looked_at() -> None:
    for name in GAMES:
        assert set(moments(name)) == {*questions(load(name)), END}, name


@pytest.mark.parametrize(("name", "question"), cases())
def test_nothing_to_press_lies_under_anything_else(visit: Visit, name: str, question: str) -> None:
    """On a phone, with a French and dark page; on screens in English."""
    ada = visit(phone=True, language="fr", dark=True)
    sit_down(ada, name, question)
    assert asked(ada.page, question) and not (wrong := look(ada.page, LEAST)), "\n".join([str(PHONE), *wrong])
    bob = visit()
    sit_down(bob, name, question)
    for width, height in (SMALL, LARGE):
        bob.page.set_viewport_size({"width": width, "height": height})
        assert asked(bob.page, question) and not (wrong := look(bob.page, 0)), "\n".join([str((width, height)), *wrong])


def asked(page: Page, question: str) -> bool:
    """The table is drawn, and waits for me unless the game is over."""
    expect(page.locator(".end, .curtain" if question == END else ".dock.mine").first).to_be_visible()
    return True


def look(page: Page, least: int) -> list[str]:
    page.evaluate("document.fonts.ready")
    wrong: list[str] = page.evaluate(LOOK, least)
    return wrong


# What of the table lies whole in the window, between the header and what stands at its foot.
SHOWN = """selectors => {
    const foot = document.querySelector(".foot").getBoundingClientRect().top;
    const isShown = ({top, bottom}) => top >= 0 && bottom <= foot + 1;
    return selectors.filter(selector => {
        const found = [...document.querySelectorAll(selector)];
        return found.length === 0 || !found.every(one => isShown(one.getBoundingClientRect()));
    });
}"""


def test_nobody_is_led_to_cards_that_are_in_sight(visit: Visit) -> None:
    """Hab & Gut on a phone: the button that goes to my cards is there only when they are not."""
    chloe = visit(phone=True, language="fr")
    sit_down(chloe, "hab_und_gut", "DONATE")
    leads = chloe.page.locator(".to-mine")
    expect(chloe.act("donate_none")).to_be_visible()
    expect(leads).to_have_count(0)
    chloe.page.evaluate("scrollTo(0, 0)")
    leads.click()
    expect(leads).to_have_count(0)


def test_what_a_trade_needs_is_in_sight(visit: Visit) -> None:
    """Hab & Gut: on a phone after the first round the row to buy from, my shares and both holders; on a small screen the whole table of five."""
    chloe = visit(phone=True, language="fr")
    sit_down(chloe, "hab_und_gut", "TRADE")
    comes_to(lambda: chloe.page.evaluate(SHOWN, ["[data-area=board] g[role=button]", "[data-share]", "[data-side]"]), [])
    ada = visit()
    sit_down(ada, "hab_und_gut", "TRADE")
    expect(ada.page.locator(".plate")).to_have_count(4)  # and I am the fifth
    comes_to(lambda: ada.page.evaluate(SHOWN, [".plate", "[data-area=board]", "[data-area=mine]"]), [])
