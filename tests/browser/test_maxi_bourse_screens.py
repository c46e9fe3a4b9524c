"""Maxi Bourse International on a phone and on a small desk: what is asked, what is traded and what was done stay in sight."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.brokers import alone
from tests.browser.conftest import Visit
from tests.browser.moments import sit_down as sit_down_at
from tests.browser.test_everyone import fits
from tests.games.maxi_bourse.scene import A, Scene, company

BSN, CANON = company("bsn"), company("canon")


# At the desk: the lines of the dock, how much of my portfolio stands above it, whether the panel is beside that, and the lowest row to choose from.
AT_THE_DESK = """() => {
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const parts = [...document.querySelectorAll(".dock .who, .dock .countdown .figures, .dock button")].map(one => one.getBoundingClientRect())
        .filter(({height}) => height).sort((one, other) => one.top - other.top);
    let [lines, low] = [0, -Infinity];
    for (const {top, bottom} of parts) {
        if (top >= low) lines += 1;
        low = top >= low ? bottom : Math.max(low, bottom);
    }
    const [stand, mine, dock] = [box(".stand"), box("[data-area=mine]"), box(".dock")];
    const rows = [...document.querySelectorAll(".choosable .name")].map(one => one.getBoundingClientRect().height);
    const pressed = document.elementFromPoint(mine.left + 40, dock.top - 20)?.closest("[data-area=mine]") !== null; // beside the panel, too
    return {lines, pressed, portfolio: dock.top - mine.top, isBeside: !stand || stand.right <= mine.left, lowest: Math.min(...rows, 99)};
}"""


@pytest.mark.parametrize("question", ["REQ_PRICE", "DEMAND", "NAME"])
def test_masters_against_the_clock_on_a_small_desk(visit: Visit, question: str) -> None:
    """Six players and forty companies at 1280 by 800: the dock takes two lines at most, the panel leaves the portfolio alone, rows can be hit."""
    ada = visit()
    sit_down_at(ada, "maxi_bourse", question)
    expect(ada.mine).to_be_visible()
    expect(ada.page.locator(".dock .countdown")).to_have_count(int(question != "NAME"))
    expect(ada.page.locator("[data-company]")).to_have_count(40)
    seen = ada.page.evaluate(AT_THE_DESK)
    assert seen["lines"] <= 2 and seen["portfolio"] >= 180 and seen["isBeside"] and seen["pressed"] and seen["lowest"] >= 40, seen


def test_on_a_phone_a_company_is_picked_from_the_dock(visit: Visit) -> None:
    """Named or sold from, without a way through all the prices."""
    ada = alone(visit(phone=True, language="fr"), Scene(2, edition="junior").onto("bsn"))
    other = ada.do("pick-company").locator(f"option[value='{CANON}']")
    expect(other).to_have_text(re.compile("^Canon · .* · 10 quotités$"))
    ada.do("pick-company").select_option(str(CANON))
    expect(ada.do("name-with")).to_have_count(3)
    ada.do("drop-draft").click()
    expect(ada.do("pick-company")).to_have_value("")
    expect(ada.page.locator(f".dock [data-act='company {BSN}']")).to_be_visible()  # that of the square has its own button
    beth = alone(visit(phone=True), Scene(2, edition="junior").owns(A, canon=3).begin(A))
    beth.do("pick-sell").select_option(str(CANON))
    expect(beth.do("send-draft")).to_have_text("Sell")
    expect(beth.page.locator("[data-draft=company]")).to_have_value(str(CANON))


def test_on_a_phone_a_company_is_named_from_its_card(visit: Visit) -> None:
    """The prices are in sight; a square of the floor shows its company, and that can be named there."""
    ada = alone(visit(phone=True), Scene(2, edition="junior").onto("bsn"))
    expect(ada.page.locator("[data-company] [data-quote]").first).to_be_in_viewport()
    ada.page.locator("[data-area=floor] rect[aria-label*='Canon']").click()
    expect(ada.page.locator("dialog")).to_contain_text("Canon")
    ada.do("choose-company").click()
    expect(ada.page.locator("dialog")).to_have_count(0)
    expect(ada.do("name-with")).to_have_count(3)
    ada.do("drop-draft").click()
    expect(ada.do("buy-at-once")).to_have_text(["Buy 2: $400,000", "Buy 1: $200,000"])
    tops = ada.page.locator(".dock .means .button").evaluate_all("all => new Set(all.map(one => one.getBoundingClientRect().top)).size")
    assert tops == 2  # the prices keep the room


@pytest.mark.parametrize("edition", ["junior", "masters"])
def test_a_phone_holds_it_all(visit: Visit, shots: Path, edition: str) -> None:
    ada = alone(visit(phone=True), Scene(4, edition=edition).owns(A, bsn=6, canon=3).rumours(A, "R05", "R06").onto("bsn").name("bsn"))
    fits(ada.page)
    ada.visitor.shot(shots, f"bourse-phone-{edition}")
    expect(ada.stand.locator("[data-demand='2']")).to_be_visible()
    said_whole = "stand => [...stand.querySelectorAll('.costs, li em')].every(one => one.scrollWidth <= one.clientWidth)"
    assert ada.stand.evaluate(said_whole)
    ada.settled(ada.act("qty", 1).tap)
    fits(ada.page)
    for plate in range(4):  # no sum is cut
        assert ada.page.locator(f"[data-player='{plate}'] .sums").evaluate(
            "sums => [...sums.children].every(sum => sum.scrollWidth <= sums.clientWidth)"
        )
    ada.row(CANON).locator(".course").tap()
    expect(ada.page.locator("dialog")).to_contain_text("Holders")
    fits(ada.page)
