"""What a page receives, as Chromium counts it: headers too, and compressed as it came."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

A_GAME_CAN_BEGIN = "() => [...document.querySelectorAll('article .ways button')].some(one => one.checkVisibility())"
A_QUESTION_IS_ASKED = "() => document.querySelector('.dock.mine [data-act], [data-area] [data-act], .dock.mine button:not([disabled])') !== null"


class Line:
    """The line of one page to the server, from its making on."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.addresses: dict[str, str] = {}
        self.received: dict[str, float] = {}
        self.session.on("Network.responseReceived", self._begins)
        self.session.on("Network.loadingFinished", self._ends)
        self.session.send("Network.enable")

    def _begins(self, told: dict[str, Any]) -> None:
        self.addresses[told["requestId"]] = told["response"]["url"]

    def _ends(self, told: dict[str, Any]) -> None:
        address = self.addresses.get(told["requestId"], "")
        self.received[address] = self.received.get(address, 0.0) + told["encodedDataLength"]

    @property
    def weight(self) -> float:
        return sum(self.received.values())

    def heaviest(self, count: int = 4) -> str:
        rows = sorted(self.received.items(), key=lambda row: -row[1])[:count]
        return ", ".join(f"{address.rpartition('/')[2][:40] or '/'} {size / 1000:.1f}" for address, size in rows)
