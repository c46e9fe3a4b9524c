"""Moves are shown: what changes its place travels there, unless people prefer less motion or the bots play at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error as PageError
from playwright.sync_api import expect

from tests.browser.brokers import Broker, alone
from tests.browser.conftest import Visit
from tests.browser.looking import came_in, comes_true, redrawn
from tests.browser.seated import POST
from tests.browser.visitor import Visitor
from tests.games.maxi_bourse.scene import A, Scene

# Notes what begins to travel: names of markers, classes of everything else.
NOTE_MOVES = """
    window.travelled = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.travelled.push(this.dataset.marker ?? this.getAttribute("class")?.split(" ")[0] ?? this.tagName);
        return animate.apply(this, how);
    };
"""
QUIET_MS = 400  # news that follow each other faster are not shown
GOODS = {"coal", "grain", "coffee", "rubber", "tea", "salt"}


def travelled(somebody: Visitor) -> set[str]:
    return set(somebody.page.evaluate("window.travelled"))


def at_rest(somebody: Visitor) -> list[dict[str, float]]:
    """Where the markers are when nothing is under way any more."""
    somebody.page.wait_for_function("() => !document.querySelector('.air') && !document.getAnimations().some(it => it.effect.target.dataset.marker)")
    boxes: list[dict[str, float]] = somebody.page.locator("[data-marker]").evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    return boxes


def watched(watcher: Visitor, somebody: Visitor, act: Callable[[], object]) -> None:
    """Somebody does something after a quiet moment, so that the watcher is shown it."""
    expect(watcher.page.locator("[data-version]")).to_have_attribute("data-version", somebody.version())
    watcher.page.wait_for_timeout(QUIET_MS)
    somebody.settled(act)


def test_moves_are_shown_to_those_who_like_it(visit: Visit) -> None:
    ada, watcher = visit(), visit(reduced_motion="no-preference")
    for somebody in (ada, watcher):
        somebody.page.add_init_script(NOTE_MOVES)
    ada.play_now()
    watcher.page.goto(ada.page.url)
    watcher.at_the_table()
    watched(watcher, ada, ada.decide)  # she buys
    ada.to_price_turn()
    ada.choose_cards()
    watched(watcher, ada, ada.button("Play these cards").click)
    watcher.page.wait_for_function("goods => window.travelled.some(one => goods.includes(one))", arg=sorted(GOODS))
    expect(watcher.mine).to_have_count(0)  # somebody else's acts, all of them
    expect(ada.mine).to_be_visible()  # again: the bots have played
    assert {"token", "card"} <= travelled(watcher)  # what was bought, and the cards played

    markers = at_rest(watcher)
    watcher.page.reload()
    watcher.at_the_table()
    expect(watcher.page.locator("[data-marker]")).to_have_count(len(GOODS))
    assert at_rest(watcher) == markers  # they have come to where they belong
    assert travelled(watcher) == set()  # who comes to the table sees it as it is
    assert travelled(ada) == set()  # she prefers less motion

    ada.page.get_by_label("Menu").click()
    ada.settled(lambda: ada.page.get_by_label("Bots’ pace").select_option("at_once"))
    ada.page.keyboard.press("Escape")
    ada.settled(ada.decide)
    expect(watcher.page.locator("[data-version]")).to_have_attribute("data-version", ada.version())
    assert travelled(watcher) == set()


def test_a_jump_in_the_past_ends_what_is_under_way(visit: Visit) -> None:
    ada = visit(reduced_motion="no-preference")
    ada.page.add_init_script(NOTE_MOVES)
    ada.play_now()
    ada.menu("Hand my seat to a bot")
    ada.button("Standard").click()
    ada.button("Skip").click(timeout=30_000)
    ada.page.locator(".dock").get_by_role("button", name="History and curves").click()
    expect(ada.page.locator(".replay .told")).to_contain_text("Round 1")
    at_rest(ada)
    ada.page.wait_for_timeout(QUIET_MS)
    ada.page.evaluate("window.travelled = []")
    ada.button("One step forward").click()
    ada.page.wait_for_function("() => window.travelled.includes('token')")  # somebody buys
    ada.page.evaluate("window.travelled = []")
    before = ada.page.url
    ada.page.get_by_role("slider", name="Moment").fill("40")
    expect(ada.page).not_to_have_url(before)
    expect(ada.page.locator(".air")).to_have_count(0)
    assert travelled(ada) == set()


def test_money_lots_and_pawns_cross_the_trading_floor(visit: Visit) -> None:
    somebody, watcher = visit(), visit(reduced_motion="no-preference")
    for page in (somebody.page, watcher.page):
        page.add_init_script(NOTE_MOVES)
    watcher.note_flights()

    def sit_down(scene: Scene) -> Broker:
        ada = alone(somebody, scene)
        watcher.page.goto(somebody.page.url)
        watcher.at_the_table()
        return ada

    ada = sit_down(Scene(2, edition="junior").begin(A))
    watched(watcher, somebody, ada.act("roll").click)
    watcher.page.wait_for_function("() => window.travelled.includes('pawn')")
    ada = sit_down(Scene(2, edition="junior").onto("bsn").name("bsn"))
    watched(watcher, somebody, ada.act("qty", 2).click)
    watcher.flown("$400,000")
    watcher.flown("2 × BSN")  # the lots come the other way
    assert travelled(somebody) == set()  # she prefers less motion


SHORT: dict[str, dict[str, str]] = {
    "hab_und_gut": {},
    "venture": {},
    "maxi_bourse": {"edition": "junior"},
    "richesses_du_monde": {"turn_limit": "24"},
    "merchant_of_venus": {"goal": "1000"},
}
EVERY = 6  # decisions: then the page is let come to rest, and looked at
AIRBORNE = "() => document.querySelectorAll('.air > *').length"
LOST = """() => [...document.querySelectorAll('.passing')].filter(one => {
  const box = one.getBoundingClientRect();
  return getComputedStyle(one).visibility === 'visible' && (box.right < 0 || box.left > innerWidth || box.bottom < 0 || box.top > innerHeight);
}).map(one => one.className)"""


# Notes what a card that passes has lain on for several looks while I am asked: what can be pressed, acts with their sums, marked figures, my
# own things, header and dock. In between the page scrolls, and the card has still to find its place.
NOTE_COVERED = """
    window.covered = [];
    const LOOK_MS = 60, LONG = 5, lain = new Map();
    const NEEDED = "main .things :is(button, a, select, input, summary):not(:disabled), main .things [data-act], [data-needed], "
        + "[data-area=mine], [data-area=hand], .table-page > header, .dock, .guide";
    let looked = 0;
    const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const look = now => {
        requestAnimationFrame(look);
        if (now - looked < LOOK_MS) return;
        looked = now;
        const cards = [...document.querySelectorAll(".passing")].filter(card => getComputedStyle(card).visibility === "visible");
        const isAsked = document.querySelector(".dock.mine") !== null;
        const under = !isAsked || !cards.length ? [] : [...document.querySelectorAll(NEEDED)].filter(one => one.checkVisibility()
            && cards.some(card => meet(card.getBoundingClientRect(), one.getBoundingClientRect())));
        for (const one of lain.keys()) if (!under.includes(one)) lain.delete(one);
        for (const one of under) {
            lain.set(one, (lain.get(one) ?? 0) + 1);
            if (lain.get(one) === LONG) window.covered.push(one.outerHTML.slice(0, 120));
        }
    };
    requestAnimationFrame(look);
"""
FAILURES = 20  # presses in a row that come to nothing: the table went on meanwhile
PRESSED_MS = 5000


def does_as_advised(ada: Visitor) -> bool:
    """Do what the hint says with the page's own buttons, as a finger does; False where the table went on before they were pressed."""
    page, version, hint = ada.page, ada.version(), ada.page.locator(".hint")
    with suppress(PageError):
        page.locator("[data-guide=tool-bulb]").tap(timeout=PRESSED_MS)
        hint.locator("strong").wait_for(timeout=PRESSED_MS)
        own = hint.get_by_role("button", name=re.compile("^Do "))
        filled = page.locator(":is(.dock, .foot) :is(.button.main, [data-exchange-send]):enabled")  # of the form that the hint has filled in
        (own if own.count() else filled).first.tap(timeout=PRESSED_MS)
        came_in(page, version, PRESSED_MS)
        return True
    return False


@pytest.mark.parametrize("game", [pytest.param(game, marks=() if game == "richesses_du_monde" else pytest.mark.exhaustive) for game in SHORT])
def test_a_whole_game_with_motion_comes_to_rest_and_to_its_end(visit: Visit, game: str) -> None:
    """Ada does what the advice says, with a finger on a phone that shows every move: nothing stays in the air or is lost, no news lie on what she
    needs to decide, the end is told."""
    ada = visit(phone=True, reduced_motion="no-preference")
    page = ada.page
    page.add_init_script(NOTE_COVERED)
    page.goto(f"{ada.server}/health")
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "standard"} for _ in range(2))]
    made = page.evaluate(POST, ["/matches", {"game": game, "options": SHORT[game], "seats": seats, "name": "Ada", "start": True}])
    page.goto(f"{ada.server}/m/{made['id']}")
    ada.at_the_table()
    table = f"{ada.server}/api/matches/{made['id']}"
    decisions = failures = 0
    while page.request.get(table).json()["status"] != "over":
        if not ada.mine.count():
            redrawn(page)
            continue
        failures = 0 if does_as_advised(ada) else failures + 1
        decisions += not failures
        if not failures and decisions % EVERY == 0:
            comes_true(lambda: page.evaluate(AIRBORNE), lambda count: count == 0)
            assert page.evaluate(LOST) == []
        assert decisions < 600 and failures < FAILURES
    assert decisions > EVERY
    assert page.evaluate("window.covered") == []
    skip = page.locator("dialog.curtain").get_by_role("button", name="Skip")
    expect(skip.or_(page.locator("[data-figures]")).first).to_be_visible(timeout=30_000)
    if skip.count():
        skip.click()
    expect(page.locator("[data-figures]")).to_be_visible()
    expect(page.locator("[data-sources]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
