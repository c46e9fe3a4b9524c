"""Venture at the table: a whole game with the mouse, the keyboard alone, a phone, and no barriers."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_everyone import fits, focused_text, tab_to
from tests.browser.visitor import GAME_PATIENCE, Visitor

SIT = """async ([opponents, options]) => {
    const seats = [{kind: "me"}, ...Array.from({length: opponents}, () => ({kind: "bot", bot: "heuristic"}))];
    const body = JSON.stringify({game: "venture", name: "Ada", seats, options, start: true});
    return (await (await fetch("/api/matches", {method: "POST", headers: {"Content-Type": "application/json"}, body})).json()).id;
}"""


class Boss:
    """Somebody who plays Venture in a browser."""

    def __init__(self, visitor: Visitor, opponents: int = 1, **options: str | int) -> None:
        self.visitor, self.page = visitor, visitor.page
        visitor.front_door()
        self.match = self.page.evaluate(SIT, [opponents, options])
        self.page.goto(f"{visitor.server}/m/{self.match}")
        visitor.at_the_table()

    def button(self, name: str) -> Locator:
        return self.page.locator(f"[data-do={name}]")

    @property
    def end_ops(self) -> Locator:
        return self.visitor.act("end_ops")

    @property
    def offers(self) -> Locator:
        return self.page.locator("[data-slot][aria-disabled=false]")

    @property
    def proxies(self) -> Locator:
        return self.page.locator("[data-card][aria-disabled=false]")

    def snapshot(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.page.evaluate("async id => (await fetch(`/api/matches/${id}`)).json()", self.match)
        return answer

    def count(self, event: str) -> int:
        """How often something is told in the log about me."""
        return sum(line["event"] == event and line["values"].get("seat") == 0 for line in self.snapshot()["lines"])

    def is_over(self) -> bool:
        return self.page.locator(".ranking").count() > 0

    def settled(self, act: Callable[[], None]) -> None:
        self.visitor.settled(act)

    def until(self, wanted: Callable[[], bool], decide: Callable[[], None] | None = None) -> None:
        """Play on until something is there, or the game is over."""
        end = time.monotonic() + GAME_PATIENCE
        while not wanted() and not self.is_over():
            assert time.monotonic() < end, "it did not come in time"
            if self.visitor.mine.count():
                self.settled(decide or self.decide)
            else:
                self.page.wait_for_timeout(20)

    def decide(self) -> None:
        """Answer whatever is asked: buy what can be paid, put it where it fits, pay well, throw the first card away."""
        if self.page.locator("[data-place].open").count():
            self.page.locator("[data-place].open").last.click()  # the first one lays it alone
        elif self.page.locator("[data-take].open").count():
            self.page.locator("[data-take].open").first.click()
        elif self.button("best-payment").count():
            self.pay()
        elif self.button("discard").count():
            self.page.locator("[data-card]").first.click()
            self.button("discard").click()
        elif self.offers.count():
            self.offers.first.click()
        elif self.end_ops.count():
            self.end_ops.click()

    def pay(self) -> None:
        self.button("best-payment").click()
        expect(self.button("pay")).to_be_enabled()
        self.button("pay").click()

    def may_reorganise(self, companies: int) -> bool:
        view = self.snapshot()["view"]
        return self.button("reorganise").count() > 0 and view["controlled"][0] >= companies


def test_a_whole_game_with_the_mouse(visit: Visit, shots: Path) -> None:
    ada = Boss(visit(), opponents=1)
    expect(ada.page.locator("[data-slot]")).to_have_count(5)
    ada.until(lambda: ada.end_ops.count() > 0)
    ada.visitor.shot(shots, "venture")

    # A company is bought and placed; its cost is owed; the payment is laid out card by card.
    ada.until(lambda: ada.offers.count() > 0)
    ada.settled(ada.offers.first.click)
    expect(ada.page.locator(".owed")).to_contain_text("M")
    ada.until(lambda: ada.end_ops.count() > 0)
    ada.settled(ada.end_ops.click)
    expect(ada.button("pay")).to_be_disabled()
    laid = 0
    while ada.button("pay").is_disabled():
        ada.page.locator("[data-card][aria-pressed=false]").first.click()
        laid += 1
        expect(ada.page.locator("[data-card][aria-pressed=true]")).to_have_count(laid)
        ada.page.wait_for_timeout(150)  # the server says what they are worth
    ada.settled(ada.button("pay").click)
    assert ada.count("PAYMENT") == 1

    # A reorganisation by drag: a company is laid alone, then the best arrangement is carried out.
    ada.until(lambda: ada.may_reorganise(3))
    drag_one(ada)
    ada.visitor.shot(shots, "venture-reorganisation")
    ada.button("best-arrangement").click()
    expect(ada.button("carry-out")).to_be_enabled()
    ada.settled(ada.button("carry-out").click)
    assert ada.count("REORGANISED") == 1
    ada.visitor.act("end_ops").wait_for()

    # A whole request is taken back at once.
    ada.settled(lambda: ada.page.locator(".dock").get_by_role("button", name="Undo").click())
    assert ada.count("REORGANISED") == 0 and ada.snapshot()["phase"] == "MAIN"

    # A raid: a Proxy card, a company that lies on top, a place for it.
    ada.until(lambda: ada.end_ops.count() > 0 and ada.proxies.count() > 0)
    if not ada.is_over():
        ada.settled(ada.proxies.first.click)
        expect(ada.page.locator("[data-take].open .cost").first).to_contain_text("M")
        ada.visitor.shot(shots, "venture-raid")
        ada.settled(ada.page.locator("[data-take].open").first.click)
        assert ada.count("RAIDED") == 1

    ada.until(ada.is_over)
    expect(ada.page.locator(".ranking li")).to_have_count(2)
    expect(ada.page.get_by_role("region", name="Score sheet").first).to_be_visible()
    ada.visitor.shot(shots, "venture-end")


def drag_one(ada: Boss) -> None:
    """Drag the top company of the first stack onto a new one."""
    page = ada.page
    ada.button("reorganise").click()
    piece = page.locator("[data-stack='0'] [data-company]").first
    company = piece.get_attribute("data-company")
    size = page.locator("[data-stack='0'] [data-company]").count()
    stacks = page.locator("[data-stack]").count()
    start, target = piece.bounding_box(), page.locator(".new").bounding_box()
    assert start and target
    page.mouse.move(start["x"] + 60, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(target["x"] + 40, target["y"] + 30, steps=5)
    expect(page.locator(".flying")).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-stack]")).to_have_count(stacks + (1 if size > 1 else 0))
    expect(page.locator("[data-stack]:nth-last-child(2) [data-company]")).to_have_attribute("data-company", str(company))
    expect(page.locator(".dock")).to_contain_text("cost")


def test_the_keyboard_alone_takes_a_turn_and_reorganises(visit: Visit) -> None:
    ada = Boss(visit(), opponents=2)
    keys = ada.page.keyboard
    ada.until(lambda: ada.may_reorganise(3) and ada.page.locator("[data-stack]").count() == 0)
    assert not ada.is_over()
    tab_to_start(ada.page, "Reorganise")
    keys.press("Enter")
    pieces = ada.page.locator("[data-company]")
    expect(pieces.first).to_be_visible()
    pieces.first.focus()
    company = ada.page.evaluate("document.activeElement.dataset.company")
    before = ada.page.evaluate("document.activeElement.closest('[data-stack]').dataset.stack")
    keys.press("ArrowRight")
    expect(ada.page.locator(f"[data-company='{company}']")).to_be_focused()
    assert "stack" in focused_text(ada.page)
    keys.press("ArrowLeft")
    expect(ada.page.locator(f"[data-company='{company}']")).to_be_focused()
    assert before == "0"
    tab_to_start(ada.page, "Best arrangement")
    keys.press("Enter")
    expect(ada.button("carry-out")).to_be_enabled()
    tab_to(ada.page, "Do it")
    ada.settled(lambda: keys.press("Enter"))
    assert ada.count("REORGANISED") == 1

    paid = ada.count("PAYMENT")
    tab_to_start(ada.page, "Finish")
    ada.settled(lambda: keys.press("Enter"))
    tab_to_start(ada.page, "Best payment")
    keys.press("Enter")
    expect(ada.button("pay")).to_be_enabled()
    tab_to_start(ada.page, "Pay")
    ada.settled(lambda: keys.press("Enter"))
    assert ada.count("PAYMENT") == paid + 1


def tab_to_start(page: Page, text: str) -> None:
    """Tab to a button whose name begins so."""
    for _ in range(150):
        if focused_text(page).startswith(text):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {text!r}")


def test_a_refusal_names_its_rule(visit: Visit) -> None:
    ada = Boss(visit(), opponents=2)
    ada.until(lambda: ada.end_ops.count() > 0 and ada.page.locator("[data-slot][aria-disabled=true]").count() > 0)
    ada.page.locator("[data-slot][aria-disabled=true]").first.click(force=True)
    expect(ada.page.locator(".notice")).to_contain_text("V11")


def test_profits_are_celebrated_and_can_be_closed(visit: Visit) -> None:
    ada = Boss(visit(), opponents=3)
    ada.until(lambda: ada.page.locator(".profit").count() > 0)
    if not ada.is_over():
        expect(ada.page.locator(".profit li")).to_have_count(4)
        ada.page.locator(".profit").get_by_label("Close").click()
        expect(ada.page.locator(".profit")).to_have_count(0)
    ada.page.get_by_role("button", name="Score sheet").click()
    expect(ada.page.locator("dialog table tbody tr").first).to_be_visible()


def test_on_a_phone_nothing_sticks_out_and_a_turn_can_be_tapped(visit: Visit, shots: Path) -> None:
    chloe = Boss(visit(phone=True, language="fr"), opponents=3, edition="riche_ou_pauvre")
    fits(chloe.page)
    chloe.until(lambda: chloe.offers.count() > 0)
    chloe.settled(chloe.offers.first.tap)
    chloe.until(lambda: chloe.may_reorganise(3))
    fits(chloe.page)
    chloe.visitor.shot(shots, "venture-phone")
    chloe.button("reorganise").tap()
    pieces = chloe.page.locator("[data-company]")
    pieces.first.tap()
    expect(pieces.first).to_have_attribute("aria-pressed", "true")
    chloe.page.locator(".new button").tap()
    expect(chloe.page.locator("[aria-pressed=true][data-company]")).to_have_count(0)
    fits(chloe.page)
    chloe.visitor.shot(shots, "venture-phone-reorganisation")
    chloe.button("cancel").tap()
    expect(chloe.button("reorganise")).to_be_visible()


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("fr", True)])
def test_axe_finds_nothing(visit: Visit, axe: str, language: str, dark: bool) -> None:
    ada = Boss(visit(language=language, dark=dark), opponents=2, edition="riche_ou_pauvre" if dark else "venture", turn_limit=30)
    page = ada.page

    def look(where: str) -> None:
        page.evaluate(axe)
        found = page.evaluate(
            "() => axe.run({resultTypes: ['violations']}).then(done => done.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"
        )
        assert not found, (where, found)

    ada.until(lambda: ada.end_ops.count() > 0)
    look("beginning")
    seen: set[str] = set()

    def looking() -> None:
        phase = ada.snapshot()["phase"]
        if phase not in seen:
            seen.add(phase)
            if ada.button("best-payment").count():
                ada.button("best-payment").click()
                expect(ada.button("pay")).to_be_enabled()
            look(phase)
        if ada.end_ops.count() and ada.proxies.count() and "TAKE" not in seen:
            ada.proxies.first.click()
        elif ada.may_reorganise(3) and "draft" not in seen:
            seen.add("draft")
            ada.button("reorganise").click()
            expect(page.locator("[data-company]").first).to_be_visible()
            look("draft")
            ada.button("best-arrangement").click()
            expect(ada.button("carry-out")).to_be_enabled()
            ada.button("carry-out").click()
        else:
            ada.decide()

    ada.until(ada.is_over, looking)
    assert {"MAIN", "PLACE", "PAY", "draft"} <= seen
    look("end")
