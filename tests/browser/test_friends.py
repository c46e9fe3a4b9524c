"""An evening with friends who go away, come back, change seats and devices."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_a_bot_plays_for_who_has_gone_until_he_is_back(visit: Visit, shots: Path) -> None:
    ada, bob = visit(), visit()
    bob.join(ada.open_table(3, bots=1), "Bob")
    ada.start()
    bob.at_the_table()
    table = bob.page.url
    ada.settled(lambda: ada.act("trade_end").click())
    expect(bob.mine).to_be_visible()
    bob.page.goto("about:blank")
    dock = ada.page.locator(".dock")
    expect(dock).to_contain_text("Bob is offline.")
    expect(dock).not_to_contain_text("deciding")
    ada.shot(shots, "friend-offline")
    ada.button("A bot plays for Bob").click()
    expect(ada.page.locator("aside")).to_contain_text("Ada lets a bot play for Bob until they are back.")
    expect(ada.mine).to_be_visible()  # two bots have played
    bob.page.goto(table)
    expect(ada.page.locator("aside")).to_contain_text("Bob is back and plays on.")
    expect(bob.page.locator(".dock")).not_to_contain_text("A bot is playing for you")
