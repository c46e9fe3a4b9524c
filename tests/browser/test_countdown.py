"""Windows that are answered against the clock: agreed on at the front door, seen as a bar, ended by silence."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

RAISE_HAND = """() => fetch(location.pathname.replace("/m/", "/api/matches/") + "/orders", {
  method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({version: 1, orders: {hand_down: false}})})"""


def opened(ada: Visitor, bob: Visitor, seconds: str) -> None:
    """Two people at Richesses du Monde with that countdown; Bob wants to be asked before Ada's roll."""
    ada.front_door()
    ada.box("Richesses du Monde").locator(".ways button").nth(1).click()
    ada.page.locator("dialog input[name=seats][value='3']").check(force=True)
    ada.page.locator("dialog input[name=bots][value='1']").check(force=True)
    ada.page.locator("dialog input[autocomplete=nickname]").fill("Ada")
    ada.page.get_by_text("More options").click()
    expect(ada.page.get_by_label("Reaction timer").locator("option:checked")).to_have_text("30 seconds")  # unless the host says otherwise
    ada.page.get_by_label("Reaction timer").select_option(label=seconds)
    ada.page.locator("dialog button[type=submit]").click()
    link = ada.page.locator("input[readonly]").input_value()
    bob.join(link, "Bob")
    for person in (ada, bob):
        person.page.evaluate(RAISE_HAND)
    ada.start()
    bob.at_the_table()


@pytest.mark.parametrize("phone", [False, True])
def test_a_window_shows_its_countdown(visit: Visit, shots: Path, phone: bool) -> None:
    ada, bob = visit(), visit(phone=phone)
    opened(ada, bob, "30 seconds")
    for person in (ada, bob):  # the bot is about to roll
        bar = person.page.locator(".dock .countdown")
        expect(bar).to_be_visible()
        expect(bar).to_have_attribute("aria-hidden", "true")
        expect(bar.locator(".figures")).to_contain_text("0:2")
    bob.shot(shots, f"countdown-{'phone' if phone else 'desktop'}")
    watcher = visit(language="fr")
    watcher.page.goto(ada.page.url)
    said = watcher.page.locator(".dock strong")
    expect(said).to_contain_text("va lancer les dés\u202f; Ada et Bob peuvent encore faire affaire.")  # several are named as several
    bob.button("Pass").last.click()
    expect(bob.page.locator(".dock .countdown")).to_be_visible()  # the same end for everybody
    expect(bob.mine).to_have_count(0)
    expect(said).to_contain_text("va lancer les dés\u202f; Ada peut encore faire affaire.")


def test_a_day_to_decide_is_told_in_hours(visit: Visit) -> None:
    ada = visit()
    ada.front_door()
    ada.box().locator(".ways button").nth(1).click()
    ada.page.get_by_text("More options").click()
    ada.page.get_by_label("Clock").select_option(label="One day a decision")
    ada.page.locator("dialog button[type=submit]").click()
    ada.start()
    expect(ada.page.locator(".dock .countdown .figures")).to_have_text("23\u00a0h 59\u00a0min")


def test_without_a_countdown_nothing_runs(visit: Visit) -> None:
    ada, bob = visit(), visit()
    ada.front_door()
    ada.box("Richesses du Monde").locator(".ways button").first.click()
    ada.page.get_by_text("More options").click()
    expect(ada.page.get_by_label("Reaction timer").locator("option:checked")).to_have_text("Off")  # nobody hurries who plays against bots
    opened(ada, bob, "Off")
    expect(bob.page.locator(".dock")).to_be_visible()
    expect(bob.page.locator(".dock .countdown")).to_have_count(0)
    expect(ada.page.locator(".dock .countdown")).to_have_count(0)
