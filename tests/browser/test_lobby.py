"""A waiting room tells before one sits down what will be played and for how long, and offers only what can be changed there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from magnat.core.game import load
from magnat.core.play import PERSON, Match, Seat, SeededDice
from tests.browser.conftest import Visit
from tests.browser.server import signed
from tests.browser.test_company import ASK

POST = """async ([path, body]) => {
  const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return (await (await fetch(`/api${path}`, sent)).json()).id;
}"""


def opened(page: Page, server: str, path: str, body: Any) -> str:
    """A table that is opened by the API with the page's cookies, and looked at; gives its id."""
    page.goto(f"{server}/health")
    match = str(page.evaluate(POST, [path, body]))
    page.goto(f"{server}/m/{match}")
    expect(page.locator("#agreed")).to_be_visible()
    return match


def test_where_a_save_goes_on_the_host_changes_clock_and_hints_alone(visit: Visit, server: str) -> None:
    ada, bob = visit(), visit(language="fr", phone=True)
    saved = Match.new(load("hab_und_gut"), [Seat("Ada", PERSON), Seat("Bob", PERSON), Seat("Carla", "heuristic")], dice=SeededDice(5))
    match = opened(ada.page, server, "/matches/import", signed(saved))
    assert bob.page.request.post(f"{server}/api/matches/{match}/join", data={"name": "Bob"}).ok
    expect(ada.page.locator("section[aria-labelledby=seats]").get_by_text("Bob")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Move Bob up")).to_have_count(0)
    ada.page.get_by_text("Change what is agreed").click()
    arranged = ada.page.locator("details", has=ada.page.get_by_text("Change what is agreed"))
    expect(arranged.locator("select")).to_have_count(1)
    arranged.locator("select").select_option("days7")
    arranged.get_by_label("Hints and what-ifs are allowed").uncheck()
    ada.button("Agree on this").click()
    bob.page.goto(f"{server}/m/{match}")
    agreed = bob.page.locator("section", has=bob.page.locator("#agreed"))
    expect(agreed).to_contain_text("7 jours par décision")
    expect(agreed).to_contain_text("Ni conseils ni variantes pendant la partie")
    ada.start()


def test_who_comes_reads_how_long_it_takes_with_what_is_agreed(visit: Visit, server: str) -> None:
    ada, bob = visit().page, visit(language="fr", phone=True).page
    seats = [{"kind": "me"}, {"kind": "open"}]
    match = opened(ada, server, "/matches", {"game": "maxi_bourse", "name": "Ada", "seats": seats, "options": {"edition": "junior"}})
    bob.goto(f"{server}/m/{match}")
    agreed = bob.locator("section", has=bob.locator("#agreed"))
    expect(agreed).to_contain_text("Durée habituelle environ 1 heure")
    for options, told in (({"edition": "masters"}, "environ 3 heures"), ({"duration": "minutes", "length": "45"}, "45 minutes")):
        assert ada.evaluate(ASK, [f"/api/matches/{match}/agree", {"options": options}]) == 200
        expect(agreed).to_contain_text(f"Durée habituelle {told}")
    match = opened(ada, server, "/matches", {"game": "merchant_of_venus", "name": "Ada", "seats": seats, "options": {"goal": "1000"}})
    expect(ada.locator("section", has=ada.locator("#agreed"))).to_contain_text("Usual length about 1¼ hours")


def test_a_clock_that_nobody_can_choose_has_its_own_name(visit: Visit, server: str) -> None:
    """Opened by a program: other minutes than those of the list."""
    ada = visit().page
    clock = {"kind": "live", "bank": 1800, "per_decision": 60}
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    opened(ada, server, "/matches", {"game": "hab_und_gut", "name": "Ada", "seats": seats, "clock": clock})
    ada.get_by_text("Change what is agreed").click()
    chosen = ada.locator("details", has=ada.get_by_text("Change what is agreed")).locator("select").last
    expect(chosen).to_have_value("")
    expect(chosen.locator("option:checked")).to_have_text("30 minutes each, 60 seconds a decision")
    ada.get_by_role("button", name="Agree on this").click()
    expect(ada.locator("section", has=ada.locator("#agreed"))).to_contain_text("30 minutes each")
