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
    expect(ada.page.locator("aside ol [data-notice=covered]")).to_contain_text("Ada lets a bot play for Bob, who gets the seat back on returning.")
    said = ada.page.locator(".chat li", has_text="Ada lets a bot play")
    expect(said).to_have_count(1)  # for who listens
    assert said.evaluate("one => one.getBoundingClientRect().width") <= 1, "in sight it stands in the log alone"
    expect(ada.mine).to_be_visible()  # two bots have played
    bob.page.goto(table)
    expect(ada.page.locator("aside ol [data-notice=back]")).to_contain_text("Bob is back and plays on.")
    expect(bob.page.locator(".dock")).not_to_contain_text("A bot is playing for you")


def test_the_lobby_tells_what_is_agreed_and_seats_change_until_the_start(visit: Visit, shots: Path) -> None:
    ada, bob = visit(), visit(language="fr", phone=True)
    bob.join(ada.open_table(4, bots=1), "Bob")
    agreed = bob.page.locator("section", has=bob.page.locator("#agreed"))
    expect(agreed).to_contain_text("Sans pendule")
    expect(agreed).to_contain_text("45 minutes")
    panels = bob.page.locator(".stack > section").evaluate_all("all => all.map(one => one.getAttribute('aria-labelledby'))")
    assert panels == ["agreed", "invite", "chat"]  # who comes reads first what is played
    bob.button("S’asseoir ici").click()
    expect(ada.page.locator("ol > li").nth(2)).to_contain_text("Bob")
    ada.page.get_by_text("Change what is agreed").click()
    ada.page.locator("details select").last.select_option("days7")
    ada.page.get_by_label("Hints and what-ifs are allowed").uncheck()
    ada.button("Agree on this").click()
    expect(agreed).to_contain_text("7 jours par décision")
    expect(agreed).to_contain_text("Ni conseils ni variantes pendant la partie")
    bob.shot(shots, "lobby-phone")
    ada.shot(shots, "lobby-host")
    ada.button("Leave it open").click()
    expect(bob.page.locator("ol > li").nth(3)).to_contain_text("Place libre")
    bob.button("Me lever").click()
    expect(bob.page.locator("form input[autocomplete=nickname]")).to_be_visible()
    bob.page.locator("form button[type=submit]").first.click()
    expect(ada.page.locator("ol > li").nth(1)).to_contain_text("Bob")
    ada.page.get_by_role("button", name="Remove Bob").click()
    expect(bob.page.locator("main")).to_contain_text("L’hôte vous a exclu de cette table.")
    expect(bob.page.locator("form input[autocomplete=nickname]")).to_have_count(0)


def test_on_a_phone_the_host_is_led_to_the_invitation(visit: Visit) -> None:
    ada = visit(phone=True)
    ada.open_table(3, bots=1)
    link = ada.page.locator("input[readonly]")
    expect(link).not_to_be_in_viewport()
    ada.button("Invite").click()
    expect(link).to_be_in_viewport(ratio=1)


def test_the_host_moves_a_guest_and_the_guest_takes_a_holiday(visit: Visit, shots: Path) -> None:
    ada, bob = visit(), visit(phone=True)
    bob.join(ada.open_table(3, bots=1), "Bob")
    ada.page.get_by_text("Change what is agreed").click()
    ada.page.locator("details select").last.select_option("days2")
    ada.button("Agree on this").click()
    expect(bob.page.locator("main")).to_contain_text("2 days a decision")
    ada.button("Move Bob up").click()
    for somebody in (ada, bob):
        expect(somebody.page.locator("ol > li").first).to_contain_text("Bob")
    expect(bob.page.locator("ol > li").first).to_contain_text("you")
    ada.start()
    bob.at_the_table()
    expect(bob.mine).to_be_visible()  # his new seat is the first
    bob.menu("Take a holiday")
    bob.page.locator("dialog select").select_option("5")
    bob.button("Take the holiday").click()
    expect(bob.page.locator("dialog")).to_contain_text("You are on holiday until")
    bob.shot(shots, "holiday-phone")
    expect(ada.page.locator("aside ol [data-notice=holiday]")).to_contain_text("Bob takes a holiday of 5 days: the clock stands still.")
    expect(ada.page.locator(".dock")).to_contain_text("Bob is on holiday until")
