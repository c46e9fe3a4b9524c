"""Maxi Bourse International on a phone: what is traded and what was done is told where it covers nothing, and nobody is waited for at length."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.brokers import ASKED, Broker, save_of, sit_down
from tests.browser.conftest import Visit
from tests.games.maxi_bourse.scene import A, B, C, Scene, company

BSN, CANON = company("bsn"), company("canon")
LINES = "one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"


def test_on_a_phone_a_deal_of_mine_is_said(visit: Visit) -> None:
    """Ada has put up two lots; Bob takes them, and her slip says so where no log is in sight."""
    ada, bob = sit_down(visit, Scene(3, edition="junior").owns(A, bsn=3).suspended(C, 2).begin(A), phone=True)
    ada.post(f"/matches/{ada.match}/acts", {"version": ada.snapshot()["version"], "key": "sale", "acts": [["sell", BSN], ["qty", 2]]})
    bob.settled(bob.act("qty", 2).click)
    expect(ada.page.locator("[data-slip]")).to_contain_text("Ada sells 2 lots of BSN to Bob at $200")


def test_on_a_phone_what_is_traded_and_what_was_done_lie_under_nothing(visit: Visit) -> None:
    """Ada looks at the end of the page when lots are offered to her: their price comes into sight. What she then takes is told above the dock."""
    ada, bob = sit_down(visit, Scene(3, edition="junior").owns(B, canon=3).suspended(C, 2).begin(B), phone=True)
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    bob.post(f"/matches/{bob.match}/acts", {"version": bob.snapshot()["version"], "key": "sale", "acts": [["sell", CANON], ["qty", 1]]})
    expect(ada.stand.locator("[data-rung]").first).to_be_visible()
    expect(ada.row(CANON).locator("[data-quote]")).to_be_in_viewport()
    edge = "([name, side]) => document.querySelector(name).getBoundingClientRect()[side]"
    row, foot = ada.page.evaluate(edge, [f"[data-company='{CANON}']", "bottom"]), ada.page.evaluate(edge, [".foot", "top"])
    assert row <= foot
    ada.settled(ada.act("qty", 1).click)
    slip = ada.page.locator(".foot [data-slip]")
    expect(slip).to_contain_text("sells one lot of Canon to Ada")
    expect(ada.page.locator(".roll")).to_be_hidden()
    assert slip.evaluate("one => getComputedStyle(one).position") == "relative"  # in the flow, over no price


def test_on_a_phone_many_who_are_waited_for_are_said_in_two_lines(visit: Visit) -> None:
    """Three others are asked, and none of them has come to the table yet; a larger screen names all of them."""
    names = ("Ada", "Bob", "Cleo", "Dan")
    people = [Broker(visit(phone=name == "Ada", language="fr")) for name in names]
    ada = people[0]
    scene = Scene(4, edition="junior", private_requests="preturn").owns(A, bsn=6).begin(A)
    for person, name in zip(people, names, strict=True):
        person.page.goto(f"{person.visitor.server}/health")
        if person is ada:
            ada.match = ada.post("/matches/import?window=600", save_of(scene, *names))["id"]
        person.match = ada.match
        if person is not ada:
            person.post(f"/matches/{ada.match}/join", {"name": name})
        person.order(**ASKED)
    ada.post(f"/matches/{ada.match}/start")
    ada.open()
    said = ada.page.locator(".dock .what strong")
    expect(said).to_have_text("Bob et 2 autres sont hors ligne.")
    assert said.evaluate(LINES) < 2.5
    expect(ada.page.locator(".dock .tools").get_by_role("button")).to_have_count(1)  # no hint where nothing is asked
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    expect(said).to_have_text("Bob, Cleo et Dan sont hors ligne.")
