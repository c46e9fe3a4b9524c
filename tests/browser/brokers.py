"""People who play Maxi Bourse International in a browser, and positions of it to sit down at."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Error as PageError
from playwright.sync_api import Locator, expect

from magnat.core.play import Match, Seat, SeededDice
from tests.browser.conftest import Visit
from tests.browser.looking import redrawn
from tests.browser.seated import Seated
from tests.browser.server import signed
from tests.browser.visitor import Visitor
from tests.games.maxi_bourse.scene import GAME, Scene

SOON = 2000  # milliseconds
PATIENCE = 240.0  # seconds for a short game of several people
UNIT = 10_000  # $


def said(units: int) -> str:
    """A sum as the page says it in English."""
    return f"${units * UNIT:,}"


def save_of(scene: Scene, *people: str) -> dict[str, Any]:
    """A position as a save: people first, then bots."""
    seats = [Seat(name) for name in people] + [Seat(name, "heuristic") for name in ("Cleo", "Dan", "Eve", "Finn")]
    match = Match(GAME, seats[: scene.st.seats], SeededDice(3), scene.st, scene.st.copy(), before=[[0, "what-if", 0]])
    return signed(match)


class Broker(Seated):
    """Somebody at the exchange."""

    def order(self, **orders: Any) -> None:
        """Give standing orders."""
        answer = self.post(f"/matches/{self.match}/orders", {"version": self.snapshot()["version"], "orders": orders})
        assert "orders" in answer, answer

    def act(self, block: str, argument: int = 0) -> Locator:
        return self.page.locator(f"[data-act='{block} {argument}']")

    def do(self, name: str) -> Locator:
        return self.page.locator(f"[data-do={name}]")

    def row(self, company: int) -> Locator:
        return self.page.locator(f"[data-company='{company}']")

    @property
    def stand(self) -> Locator:
        return self.page.locator(".stand")

    def logged(self, text: str) -> None:
        expect(self.visitor.log.filter(has_text=text).first).to_be_visible()

    def decide(self) -> None:
        """Answer whatever is asked: one lot where that is possible, else the first thing that is open."""
        for wanted in ("qty 1", "roll 0"):
            if self.page.locator(f"[data-act='{wanted}'][aria-disabled=false]").count():
                self.page.locator(f"[data-act='{wanted}'][aria-disabled=false]").first.click(timeout=SOON)
                return
        chosen = self.page.locator(".means [data-act][aria-disabled=false], [data-area=board] [data-act][aria-disabled=false]").last
        is_drafted = self.is_naming() and chosen.evaluate("one => one.closest('[data-company]') !== null")
        chosen.click(timeout=SOON)
        if is_drafted:
            self.do("name-with").last.click(timeout=SOON)

    def is_naming(self) -> bool:
        """Whether a company is named with the lots asked for first."""
        return self.snapshot()["phase"] in ("NAME", "SOLD_OUT")


ASKED = {"every_window": True}  # nobody answers for those who look at every question


def sit_down(visit: Visit, scene: Scene, **how: Any) -> tuple[Broker, Broker]:
    """Ada and Bob at a table in this position; nothing runs against the clock, and they are asked whenever they may speak."""
    ada, bob = Broker(visit(**how)), Broker(visit())
    ada.match = bob.match = ada.post("/matches/import?window=600", save_of(scene, "Ada", "Bob"))["id"]
    bob.post(f"/matches/{ada.match}/join", {"name": "Bob"})
    for person in (ada, bob):
        person.order(**ASKED)
    ada.post(f"/matches/{ada.match}/start")
    return ada.open(), bob.open()


def alone(visitor: Visitor, scene: Scene) -> Broker:
    """Ada among bots in this position."""
    ada = Broker(visitor)
    ada.match = ada.post("/matches/import?window=600", save_of(scene, "Ada"))["id"]
    ada.order(**ASKED)
    ada.post(f"/matches/{ada.match}/start")
    return ada.open()


def against_bots(visitor: Visitor, bots: int, **options: str | int) -> Broker:
    """Ada in a fresh game."""
    return Broker(visitor, visitor.new_game("maxi_bourse", bots, options)).open()


def play_on(people: Sequence[Broker]) -> None:
    """Everybody decides when asked, until the exchange closes."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        asked = next((person for person in people if person.visitor.mine.count()), None)
        if asked is not None:
            with contextlib.suppress(PageError):  # a window that closed meanwhile takes its buttons away
                asked.settled(asked.decide)
        elif people[0].page.locator(".ranking").count():
            return
        else:
            redrawn(people[0].page)
    raise AssertionError("the game did not end in time")
