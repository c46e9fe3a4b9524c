"""Those who trade in Richesses du Monde in a browser, and the positions from which they do."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from magnat.core.play import Match, Seat, SeededDice
from tests.browser.conftest import Visit
from tests.browser.seated import Seated
from tests.browser.server import signed
from tests.games.richesses_du_monde.scene import GAME, TOURED, A, B, C, D, Scene, production

OIL, COFFEE, GOLD, TEA, URANIUM = (production(name) for name in ("petrole", "cafe", "or", "the", "uranium"))


def save_of(scene: Scene, *people: str, seed: int) -> dict[str, Any]:
    """A position as a save: people first, then bots."""
    seats = [Seat(name) for name in people] + [Seat(name, "heuristic") for name in ("Cleo", "Dan", "Eve")]
    match = Match(GAME, seats[: scene.st.seats], SeededDice(seed), scene.st, scene.st.copy(), before=[[0, "what-if", 0]])
    return signed(match)


def market(**chosen: object) -> Scene:
    """Ada is about to roll; oil and coffee are in two hands, and nobody else owns much."""
    scene = Scene(4, A, open_market="any_time", **chosen).cash(30, 25, 5, 5)
    scene.owns(A, "petrole", "U.R.S.S.", "États-Unis").owns(A, "cafe", "Colombie").owns(A, "or", "Canada")
    scene.owns(B, "petrole", "Arabie Saoudite").owns(B, "cafe", "Brésil")
    return scene.owns(C, "the", "Inde").owns(D, "uranium", "Niger")


def auction(**chosen: object) -> Scene:
    """Dan, a bot, has to auction his uranium; Ada is asked first."""
    scene = Scene(4, D, **chosen).cash(30, 25, 0.5, 3).owns(D, "uranium", "États-Unis").owns(A, "uranium", "Canada", "Afrique du Sud")
    return scene.at(D, TOURED + 7).roll(2, 1).put_up("uranium")


class Trader(Seated):
    """Somebody who trades in a browser."""

    def do(self, name: str) -> Locator:
        return self.page.locator(f"[data-do={name}]")

    def act(self, block: str, argument: int = 0) -> Locator:
        return self.page.locator(f"[data-act='{block} {argument}']")

    def choose(self, name: str, value: int | str) -> None:
        self.page.locator(f"input[name={name}][value='{value}']").check(force=True)

    def sum(self, name: str, millions: float) -> None:
        field = self.page.locator(f"input[data-amount={name}]")
        field.fill(str(millions))
        field.press("Tab")

    def events(self) -> list[str]:
        return [line["event"] for line in self.snapshot()["lines"]]


def sit_down(
    visit: Visit,
    scene: Scene,
    *,
    names: tuple[str, ...] = ("Ada", "Bob"),
    window: int = 60,
    seed: int = 3,
    orders: Any = None,
    guest: dict[str, Any] | None = None,
    **how: Any,
) -> tuple[Trader, ...]:
    """People at a table in this position, the first of them its host, all with these standing orders."""
    people = (Trader(visit(**how)), *(Trader(visit(**guest or {})) for _ in names[1:]))
    host, *guests = people
    match: str = host.post(f"/matches/import?window={window}", save_of(scene, *names, seed=seed))["id"]
    for person, name in zip(guests, names[1:], strict=True):
        person.post(f"/matches/{match}/join", {"name": name})
    for person in people:
        person.match = match
        person.post(f"/matches/{match}/orders", {"version": 1, "orders": orders or {}})
    host.post(f"/matches/{match}/start")
    for person in people:
        person.open()
    return people


def compose_exchange(ada: Trader, partner: int, give: int, want: int) -> None:
    ada.do("trade").click()
    ada.choose("deal-kind", "exchange")
    ada.choose("deal-party", partner)
    ada.choose("give", give)
    ada.choose("want", want)


def shares(person: Trader, production: int) -> list[int]:
    return [row[production] for row in person.view()["share"]]
