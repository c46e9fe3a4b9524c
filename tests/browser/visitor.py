"""Somebody at a browser: finds the buttons by what they say and plays a plain game."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.looking import came_in, redrawn

NOTE_FLIGHTS = """
    window.flown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        if (this.classList.contains("token")) window.flown.push(this.textContent.replaceAll(/\\s+/g, " ").trim());
        return animate.apply(this, how);
    };
"""
POST = """async ([path, body]) => {
    const answer = await fetch(`/api${path}`, {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)});
    return await answer.json();
}"""
HAND = "[data-side=left] button[aria-disabled=false]"
NEXT_ACT = f"""() => {{
    const pass = document.querySelector("[data-act='trade_end 0']");
    const affordable = "[data-area=board] g[role=button][aria-disabled=false]";
    if (pass?.innerText.trim() === "Pass" && document.querySelector(affordable)) return affordable;
    return ["[data-act='trade_end 0']", "[data-act='donate_none 0']", "{HAND}"].find(one => document.querySelector(one)) ?? null;
}}"""
GAME_PATIENCE = 90.0  # seconds for a whole game


class Visitor:
    """One page and what one does there."""

    def __init__(self, page: Page, server: str) -> None:
        self.page, self.server = page, server

    # Straight to a table: what a front door costs is spent only where it is looked at.

    def post(self, path: str, body: Any = None) -> Any:
        """Ask the server without the page; where none is open yet, from an address that has nothing to draw."""
        if not self.page.url.startswith(self.server):
            self.page.goto(f"{self.server}/health")
        return self.page.evaluate(POST, [path, body or {}])

    def new_game(self, game: str, opponents: int, options: Mapping[str, str | int] | None = None, name: str = "Ada") -> str:
        """A game against bots that runs against no clock; gives its id."""
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": "standard"} for _ in range(opponents))]
        wanted = {"game": game, "name": name, "seats": seats, "options": options or {}, "clock": {"window": None}, "takebacks": True}
        return str(self.post("/matches", {**wanted, "start": True})["id"])

    def open(self, match: str) -> None:
        self.page.goto(f"{self.server}/m/{match}")
        self.at_the_table()

    def sit_down(self, opponents: int = 2, name: str = "Ada", game: str = "hab_und_gut") -> None:
        """At the table of a new game."""
        self.open(self.new_game(game, opponents, name=name))

    # The front door and the lobby.

    def front_door(self) -> None:
        self.page.goto(self.server)
        expect(self.box().locator("h2")).to_be_visible()

    def box(self, title: str = "Hab & Gut") -> Locator:
        return self.page.locator("article", has_text=title)

    def play_now(self, opponents: int = 2, title: str = "Hab & Gut", name: str = "Ada") -> None:
        """A game against bots, to the table."""
        self.front_door()
        self.box(title).locator(".ways button").first.click()
        self.page.locator(f"dialog input[name=seats][value='{opponents + 1}']").check(force=True)
        self.page.locator("dialog input[autocomplete=nickname]").fill(name)
        self.page.locator("dialog button[type=submit]").click()
        self.at_the_table()

    def open_table(self, seats: int, bots: int = 0, name: str = "Ada") -> str:
        """A table for friends; gives the link of the invitation."""
        self.front_door()
        self.box().locator(".ways button").nth(1).click()
        self.page.locator(f"dialog input[name=seats][value='{seats}']").check(force=True)
        self.page.locator(f"dialog input[name=bots][value='{bots}']").check(force=True)
        self.page.locator("dialog input[autocomplete=nickname]").fill(name)
        self.page.locator("dialog button[type=submit]").click()
        link = self.page.locator("input[readonly]")
        expect(link).to_be_visible()
        return link.input_value()

    def join(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.locator("form input[autocomplete=nickname]").fill(name)
        self.page.locator("form button[type=submit]").first.click()
        expect(self.page.locator("form input[autocomplete=nickname]")).to_have_count(0)

    def start(self) -> None:
        self.page.get_by_role("button", name=re.compile("Start the game|Commencer la partie")).click()
        self.at_the_table()

    def at_the_table(self) -> None:
        expect(self.page.locator(".dock")).to_be_visible()

    # At the table.

    @property
    def mine(self) -> Locator:
        """The dock, when it is my turn."""
        return self.page.locator(".dock.mine")

    @property
    def log(self) -> Locator:
        return self.page.locator("aside ol > li")

    def details(self, text: str) -> Locator:
        """Lines of the log with that text, among those that are told as one; all are unfolded."""
        folded = self.page.locator("aside ol > li .more[aria-expanded=false]")
        while folded.count():
            folded.first.click()
        return self.page.locator("aside ol ul li", has_text=text)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def menu(self, item: str) -> None:
        self.page.get_by_label("Menu").click()
        self.page.locator(".menu li button", has_text=item).click()

    def act(self, name: str) -> Locator:
        return self.page.locator(f"[data-act='{name} 0']")

    def pile(self, good: int) -> Locator:
        return self.page.locator("[data-area=board] g[role=button]").nth(good)

    def card(self, side: str, index: int = 0) -> Locator:
        return self.page.locator(f"[data-side={side}] button").nth(index)

    def hand(self, side: str) -> Locator:
        return self.page.locator(f"[data-side={side}] button[aria-disabled=false]")

    def is_over(self) -> bool:
        return self.page.locator(".end, .curtain").count() > 0

    def decide(self) -> None:
        """Answer whatever is asked: buy what can be bought once, give nothing, play the first cards."""
        asked: str | None = self.page.evaluate(NEXT_ACT)
        if asked == HAND:
            self.choose_cards()
            self.button("Play these cards").click()
        elif asked:
            self.page.locator(asked).first.click()

    def choose_cards(self, left: int = 0, right: int = 0) -> None:
        for side, index in (("left", left), ("right", right)):
            if self.card(side, index).get_attribute("aria-pressed") == "false":
                self.card(side, index).click()
        expect(self.button("Play these cards")).to_be_visible()

    def to_price_turn(self) -> None:
        """Play on until it is my price turn."""
        end = time.monotonic() + GAME_PATIENCE
        while time.monotonic() < end:
            if self.hand("left").count():
                return
            if self.act("trade_end").count() or self.act("donate_none").count():
                self.settled(self.decide)
            else:
                redrawn(self.page)
        raise AssertionError("the price turn never came")

    def settled(self, act: Callable[[], object]) -> None:
        """Do something, then wait until the page has heard of it."""
        version = self.version()
        act()
        came_in(self.page, version)

    def version(self) -> str:
        return self.page.locator("[data-version]").get_attribute("data-version") or ""

    def note_flights(self) -> None:
        """From the next page on, note what flies across the table."""
        self.page.add_init_script(NOTE_FLIGHTS)

    def flown(self, text: str) -> None:
        """A sum has gone across the table."""
        self.page.wait_for_function("text => window.flown.includes(text)", arg=text)

    def refused_questions(self) -> list[str]:
        """The questions to helpers of the server that are refused from now on: a page asks nothing that makes no sense."""
        refused: list[str] = []

        def hear(answer: Response) -> None:
            if "/helpers/" in answer.url and answer.status == 422:
                refused.append(f"{answer.url} {answer.request.post_data}")

        self.page.on("response", hear)
        return refused

    def shot(self, folder: Path, name: str) -> None:
        self.page.screenshot(path=folder / f"{name}.png")


def play_to_the_end(people: Sequence[Visitor]) -> None:
    """Everybody decides when asked, until the game is over."""
    end = time.monotonic() + GAME_PATIENCE
    while time.monotonic() < end:
        asked = next((person for person in people if person.mine.count()), None)
        if asked is not None:
            asked.settled(asked.decide)
        elif people[0].is_over():
            return
        else:
            redrawn(people[0].page)
    raise AssertionError("the game did not end in time")
