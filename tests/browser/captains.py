"""People who play Merchant of Venus in a browser, and positions of it to sit down at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page

from magnat.core.play import Match, Seat, SeededDice
from tests.browser.conftest import Visit
from tests.browser.seated import Seated
from tests.browser.server import signed
from tests.browser.visitor import Visitor
from tests.games.merchant_of_venus.scene import GAME, Scene, number_of

OPEN_CHOICES = ".choices [data-act][aria-disabled=false], .dock [data-act][aria-disabled=false], .dock [data-done]"


def match_of(scene: Scene) -> Match:
    """A match that goes on from a scene."""
    seats = [Seat(name) for name in ("Ada", "Bob", "Cleo", "Dan")]
    return Match(GAME, seats[: scene.st.seats], SeededDice(3), scene.st, scene.st.copy(), before=[[0, "scene", 0]])


class Captain(Seated):
    """Somebody who plays Merchant of Venus in a browser."""

    def __init__(self, visitor: Visitor, opponents: int = 2, scene: Scene | None = None, start: bool = True, **options: str | int) -> None:
        super().__init__(visitor)
        if scene:
            self.resume(signed(match_of(scene)), start=start)
        elif start:
            self.begin("merchant_of_venus", opponents, options)

    def stays(self, *acts: tuple[str, int]) -> None:
        """A whole turn without the page: stay, do this, end the turn."""
        for act in (("stay", 0), *acts, ("done", 0)):
            now = self.snapshot()
            if list(act) in [choice["act"] for choice in now["legal"]]:  # where nothing can be traded the turn is over
                self.does(act)

    def does(self, *acts: tuple[str, int]) -> None:
        """Acts without the page."""
        version = self.snapshot()["version"]
        answer = self.post(f"/matches/{self.match}/acts", {"version": version, "key": f"{acts}{version}", "acts": list(acts)})
        assert "error" not in answer, answer

    def act(self, name: str, argument: int = 0) -> Locator:
        return self.page.locator(f"[data-act='{name} {argument}']")

    def button(self, name: str, argument: int = 0) -> Locator:
        """A button of the dock."""
        return self.page.locator(f".dock [data-act='{name} {argument}']")

    def goal(self, space: str) -> Locator:
        """A lit space of the chart."""
        return self.page.locator(f"[data-goal='{number_of('space', space)}'] [role=button]")


def at_the_start(**options: Any) -> Scene:
    """Ada is at the Galactic Base, everything is known and harmless."""
    return Scene(**options).harmless().credits(200)


def trading(culture: int = 6) -> Scene:
    """Ada stands in a city of the Humans with four Finest Dust of the Dell, which they buy."""
    scene = Scene().harmless().credits(300).lives("JUN", culture).flies("freighter").at("JUN-city-A")
    return scene.holds("good-finest_dust", 3)


def two_people(visit: Visit, scene: Scene, orders: dict[str, Any] | None = None, **how: Any) -> tuple[Captain, Captain, list[str]]:
    """Ada, with these standing orders and such a browser, and Bob at a table in this position, each in a browser of their own; the last is all
    that Bob's browser receives from then on."""
    ada, bob = Captain(visit(**how), scene=scene, start=False), Captain(visit(), start=False)
    heard: list[str] = []
    bob.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    bob.page.on("response", lambda answer: heard.append(answer.text()) if "/api/matches/" in answer.url and answer.ok else None)
    bob.match = ada.match
    ada.post(f"/matches/{ada.match}/orders", {"version": 1, "orders": orders or {}})
    bob.post(f"/matches/{ada.match}/join", {"name": "Bob"})
    ada.post(f"/matches/{ada.match}/start")
    return ada.open(), bob.open(), heard


def walk(found: Any) -> Iterator[dict[str, Any]]:
    """All objects in something told as JSON."""
    if isinstance(found, dict):
        yield found
    for inner in found.values() if isinstance(found, dict) else found if isinstance(found, list) else ():
        yield from walk(inner)


def tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")
