"""Clicks count while the table changes under the pointer: pushes come in between pressing and letting go of a button, and nothing moves away."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Visit
from tests.browser.traders import Trader, auction, market, sit_down
from tests.games.richesses_du_monde.scene import B, C, D

TALK = {"text": "well, well"}


@contextmanager
def pushes(person: Trader) -> Iterator[None]:
    """Somebody talks without a pause, so that everybody at the table is told of something new many times a second."""
    cookies = {cookie["name"]: cookie["value"] for cookie in person.page.context.cookies(f"{person.visitor.server}/api/matches/{person.match}")}
    begun, quiet = threading.Event(), threading.Event()
    sent: list[int] = []

    def talk() -> None:
        with httpx.Client(base_url=person.visitor.server, cookies=cookies, timeout=20) as client:
            while not quiet.wait(0.02):
                orders = {"version": 1, "orders": {"hand_down": len(sent) % 2 == 0}}
                paths = ("orders", orders), ("chat", {"text": f"word {len(sent)}"})
                path, body = paths[len(sent) % 2]
                sent.append(client.post(f"/api/matches/{person.match}/{path}", json=body).status_code)
                if len(sent) == 4:
                    begun.set()

    talker = threading.Thread(target=talk)
    talker.start()
    try:
        assert begun.wait(20)
        yield
    finally:
        quiet.set()
        talker.join()
        assert set(sent) == {200}, sent


def press(person: Trader, target: Locator, hold: int = 120) -> None:
    """As a hand does it: press where it is seen, wait, let go at the same place."""
    box = target.bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.mouse.down()
    person.page.wait_for_timeout(hold)
    person.page.mouse.up()


def test_every_click_on_a_form_counts_while_pushes_come_in(visit: Visit) -> None:
    ada, bob = sit_down(visit, market())
    ada.do("trade").click()
    ada.choose("deal-kind", "association")
    boxes = {seat: ada.page.locator(f"input[name=deal-party][value='{seat}']") for seat in (B, C, D)}
    labels = {seat: ada.page.locator("label").filter(has=box) for seat, box in boxes.items()}
    chosen = dict.fromkeys(boxes, False)
    with pushes(bob):
        for seat in (B, C, D, C, D, C, C, B, B, D, D):
            press(ada, labels[seat])
            chosen[seat] = not chosen[seat]
            expect(boxes[seat]).to_be_checked(checked=chosen[seat])
    assert [box.is_checked() for box in boxes.values()] == list(chosen.values())


def test_what_the_server_answers_moves_nothing_under_the_pointer(visit: Visit) -> None:
    ada, _ = sit_down(visit, market())
    ada.do("trade").click()
    ada.choose("deal-kind", "association")
    label = ada.page.locator("label").filter(has=ada.page.locator(f"input[name=deal-party][value='{B}']"))
    before = label.bounding_box()
    ada.choose("deal-party", B)
    expect(ada.page.locator("[data-tax]")).to_be_visible()
    assert label.bounding_box() == before
    for party in (C, D):
        ada.choose("deal-party", party)
    expect(ada.page.locator(".refused")).to_contain_text("R86")
    assert label.bounding_box() == before


def meanwhile(ada: Trader, path: str, bob: Trader, command: str, body: dict[str, Any], times: int | None = None) -> None:
    """Answers at this path are held back until Bob has done something, so that the table is newer than they are; so many of them, else all."""
    server, match = bob.visitor.server, bob.match
    cookies = {cookie["name"]: cookie["value"] for cookie in bob.page.context.cookies(f"{server}/api/matches/{match}")}

    def hold(route: Route) -> None:
        answer = route.fetch()
        httpx.post(f"{server}/api/matches/{match}/{command}", json=body, cookies=cookies, timeout=20).raise_for_status()
        threading.Event().wait(0.3)
        route.fulfill(response=answer)

    ada.page.route(f"**/{path}", hold, times=times)


def test_a_hint_heeds_what_somebody_did_while_it_was_worked_out(visit: Visit) -> None:
    ada, bob = sit_down(visit, market(), orders={"hand_down": False})
    expect(bob.do("pass")).to_be_visible()
    meanwhile(ada, "hint", bob, "acts", {"version": bob.snapshot()["version"], "acts": [["pass_by", 0]]}, times=1)
    ada.visitor.button("Hint").click()
    expect(bob.do("pass")).to_have_count(0)
    expect(ada.page.locator(".hint")).to_be_visible()


def test_a_raised_hand_counts_though_somebody_talks_meanwhile(visit: Visit) -> None:
    ada, bob = sit_down(visit, auction(), window=60)
    expect(ada.page.locator(".room")).to_contain_text("Dan sells")
    ada.sum("bid", 5)
    meanwhile(ada, "helpers/bid", bob, "chat", TALK)
    press(ada, ada.do("raise"))
    expect(ada.do("raise")).to_have_count(0)
    assert ada.snapshot()["undoable"] > 0 or "BID" in " ".join(ada.events())


def test_an_offer_is_sent_though_somebody_talks_meanwhile(visit: Visit) -> None:
    ada, bob = sit_down(visit, market())
    ada.do("trade").click()
    ada.choose("deal-kind", "association")
    meanwhile(ada, "helpers/association", bob, "chat", TALK)
    ada.choose("deal-party", B)
    expect(ada.page.locator("[data-tax]")).to_be_visible()
    press(ada, ada.do("send-deal"))
    expect(bob.page.locator("[data-reply=association]")).to_be_visible()
