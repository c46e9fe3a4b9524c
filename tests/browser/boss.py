"""Somebody who plays Venture in a browser."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from magnat.core.play import Match, Seat, SeededDice
from tests.browser.looking import comes_true, first_there, redrawn
from tests.browser.seated import Seated
from tests.browser.server import signed
from tests.browser.visitor import GAME_PATIENCE, Visitor
from tests.games.venture.position import GAME, Position


class Boss(Seated):
    """Somebody who plays Venture in a browser: a new game, or from a position on."""

    def __init__(self, visitor: Visitor, opponents: int = 1, *, position: Position | None = None, **options: str | int) -> None:
        super().__init__(visitor)
        if position:
            self.resume(saved(position))
        else:
            self.begin("venture", opponents, options)
        self.open()

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

    def count(self, event: str) -> int:
        """How often something is told in the log about me."""
        return sum(line["event"] == event and line["values"].get("seat") == 0 for line in self.snapshot()["lines"])

    def is_over(self) -> bool:
        return self.page.locator(".ranking").count() > 0

    def until(self, wanted: Callable[[], bool], decide: Callable[[], None] | None = None) -> None:
        """Play on until something is there, or the game is over."""
        end = time.monotonic() + GAME_PATIENCE
        while True:
            is_mine = self.visitor.mine.count() > 0  # before one looks for what is wanted: that may be my turn
            if wanted() or self.is_over():
                return
            assert time.monotonic() < end, "it did not come in time"
            if is_mine:
                self.settled(decide or self.decide)
            else:
                redrawn(self.page)

    def decide(self) -> None:
        """Answer whatever is asked: buy what can be paid, put it where it fits, pay well, throw the first card away."""
        place, take, offer = (f"[data-{what}][aria-disabled=false]" for what in ("place", "take", "slot"))
        pay, discard = "[data-do=pay]", "[data-do=discard]"
        asked = comes_true(lambda: first_there(self.page, place, take, pay, discard, offer, "[data-act='end_ops 0']"), bool)
        if asked == pay:
            self.pay()
        elif asked == discard:
            self.page.locator("[data-card]").first.click()
            self.button("discard").click()
        elif asked == place:
            self.page.locator(place).last.click()  # the first one lays it alone
        else:
            self.page.locator(str(asked)).first.click()

    def pay(self) -> None:
        """What loses least lies there at once."""
        expect(self.button("pay")).to_be_enabled()
        expect(self.button("best-payment")).to_have_count(0)
        self.button("pay").click()

    def may_reorganise(self, companies: int) -> bool:
        view = self.snapshot()["view"]
        return self.button("reorganise").and_(self.page.locator("[aria-disabled=false]")).count() > 0 and view["controlled"][0] >= companies


def saved(position: Position) -> dict[str, Any]:
    """A match that begins at a position: seat 0 is a person, the others are bots."""
    seats = [Seat("Ada"), *(Seat(f"Bot {index}", "heuristic") for index in range(1, position.st.seats))]
    return signed(Match(GAME, seats, SeededDice(5), position.st, position.st.copy(), before=[[0, "what-if", 0]], marks={"what-if"}))
