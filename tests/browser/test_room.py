"""Room: nothing jumps when a line gets longer, nothing covers what one plays with, and on a phone what is asked comes into sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

LONG = "Maximilienne-Alexandrine"

# Notes, as long as the game runs, every height of the ribbon and of the row of players.
NOTE_HEIGHTS = """() => {
    window.heights = {};
    const note = () => {
        for (const name of ["ribbon", "others"]) {
            const row = document.querySelector(`.${name}`);
            if (row && !document.querySelector(".end")) (window.heights[name] ??= new Set()).add(Math.round(row.getBoundingClientRect().height));
        }
    };
    new MutationObserver(note).observe(document.querySelector("main"), {subtree: true, childList: true, characterData: true});
    note();
}"""
HEIGHTS = "() => Object.fromEntries(Object.entries(window.heights).map(([name, seen]) => [name, [...seen]]))"


@pytest.mark.parametrize(("width", "height", "opponents"), [(1280, 800, 4), (1440, 900, 3)])
def test_nothing_jumps_and_nothing_covers_the_hand(visit: Visit, width: int, height: int, opponents: int) -> None:
    ada = visit(language="fr")
    ada.page.set_viewport_size({"width": width, "height": height})
    ada.sit_down(opponents=opponents, name=LONG)
    ada.to_price_turn()
    ada.page.evaluate(NOTE_HEIGHTS)
    for side in ("left", "right"):
        ada.card(side).click()
    expect(ada.page.locator(".dock input[type=radio]").first).to_be_attached(timeout=15_000)
    ada.page.locator("[data-guide=tool-bulb]").click()
    expect(ada.page.locator(".hint")).to_be_visible()
    dock = box(ada.page.locator(".dock"))
    for mine in (".before-me .mine", "[data-side=left]", "[data-side=right]"):
        here = box(ada.page.locator(mine))
        assert here["y"] + here["height"] <= dock["y"] and here["x"] + here["width"] <= dock["x"] + dock["width"]
    edges = ada.page.locator("[data-side=right] button").evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
    assert edges and max(edges) <= dock["x"] + dock["width"]

    ada.menu("Confier ma place à un robot")  # which plays to the end
    ada.page.locator("dialog button:not([aria-label])").first.click()
    expect(ada.page.locator(".ranking")).to_be_visible(timeout=30_000)
    assert {name: len(seen) for name, seen in ada.page.evaluate(HEIGHTS).items()} == {"ribbon": 1, "others": 1}


def box(locator: Any) -> dict[str, float]:
    found: dict[str, float] = locator.bounding_box()
    return found


def test_on_a_phone_what_is_asked_comes_into_sight(visit: Visit) -> None:
    ada = visit(language="fr", phone=True)
    ada.sit_down(opponents=3, name=LONG)
    for good in range(6):
        expect(ada.pile(good)).to_be_in_viewport(ratio=1)
    dock = box(ada.page.locator(".dock"))
    assert box(ada.pile(0))["y"] + box(ada.pile(0))["height"] <= dock["y"]
    hint, done = box(ada.page.locator("[data-guide=tool-bulb]")), box(ada.act("trade_end"))
    assert dock["height"] < 140 and hint["y"] > dock["y"] and hint["x"] + hint["width"] <= 390 and done["width"] > 200
    ada.settled(ada.pile(4).click)
    expect(ada.page.locator(".dock")).to_contain_text("1 achat sur 3")
    expect(ada.pile(4)).to_be_in_viewport(ratio=1)
    ada.settled(ada.act("trade_end").click)
    ada.settled(ada.act("donate_none").click)
    expect(ada.hand("left").first).to_be_in_viewport()
    expect(ada.hand("right").last).to_be_in_viewport()

    ada.page.locator("[data-guide=tool-bulb]").click()
    advice = ada.page.locator(".hint")
    expect(advice).to_be_visible()
    expect(advice).to_be_in_viewport(ratio=1)  # one sentence, one reason, one button
    expect(advice.locator("button.small")).to_have_count(1)
    assert box(ada.page.locator(".dock"))["height"] < 844 / 3  # in the place of what is asked, so that the table stays in sight
    expect(ada.page.locator(".dock .who")).to_have_count(0)
    advice.locator("button.icon").click()
    expect(ada.page.locator(".dock .who")).to_be_visible()
