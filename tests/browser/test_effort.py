"""A Junior game of Maxi Bourse as the page hears it: what somebody presses who plays by the advice, with the orders that everybody has."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.brokers import PATIENCE, Broker, against_bots
from tests.browser.conftest import Visit
from tests.browser.looking import came_in, redrawn

COUNT = "window.presses = 0; addEventListener('pointerdown', () => (window.presses += 1), true);"
HINT = "async id => (await (await fetch(`/api/matches/${id}/hint`)).json()).acts"
COMPLETED = "_QTY"  # questions that only complete the answer to another one


def answer(ada: Broker, phase: str, acts: list[Any]) -> None:
    """What the advice says, with the buttons that a person finds for it."""
    (block, number), *more = acts
    lots = more[0][1] if more else 1
    if block == "sell" and phase == "SALE":
        ada.row(number).locator("[data-act]").click()
        if lots > 1:
            ada.page.locator(f"input[name=lots][value='{lots}']").check(force=True)
        ada.do("send-and-roll").click()
    elif block == "company" and phase in ("NAME", "SOLD_OUT"):
        ada.row(number).locator("[data-act]").click()
        expect(ada.do("name-with").first).to_be_visible()
        ada.do("name-with").last.click()
    elif phase == "BIDS" and block != "withdraw":
        ada.do("stay-up-to").click()
    elif phase == "REQ_PRICE" and block == "hundreds":
        ada.do("ask-price").click()
    elif phase == "POLL" and not number and ada.do("leave-sale").count():
        ada.do("leave-sale").click()
    else:
        ada.page.locator(f"[data-act='{block} {number}'][aria-disabled=false]").first.click()


@pytest.mark.exhaustive
def test_a_junior_game_takes_ninety_decisions_and_150_presses_at_most(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(COUNT)
    ada = against_bots(visitor, 3, edition="junior")
    chosen: list[str] = []
    end = time.monotonic() + PATIENCE
    while (now := ada.snapshot())["status"] != "over":
        assert time.monotonic() < end, "the game did not end in time"
        if 0 not in now["asked"] or now["ordered"] or not visitor.mine.count() or visitor.version() != str(now["version"]):
            redrawn(ada.page)
            continue
        phase = now["phase"]
        if not phase.endswith(COMPLETED) and not (phase == "PORTFOLIO" and "PORTFOLIO" in chosen):
            chosen.append(phase)
        answer(ada, phase, ada.page.evaluate(HINT, ada.match))
        came_in(ada.page, str(now["version"]))
    presses = ada.page.evaluate("window.presses")
    assert len(chosen) <= 90 and presses <= 150, (len(chosen), presses)
