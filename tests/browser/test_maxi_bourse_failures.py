"""Maxi Bourse International when something fails: a payment, a player, a connection."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.brokers import Broker, said, sit_down
from tests.browser.conftest import Visit
from tests.browser.test_connection import silent
from tests.games.maxi_bourse.scene import A, B, C, Scene, company

BSN, AEG = company("bsn"), company("aeg")


def session() -> Scene:
    """Ada has rolled onto BSN and named it; Bob holds a rumour that raises it by $40."""
    return Scene(2, edition="junior").rumours(B, "R05").onto("bsn").name("bsn")


def offered_to_bob(cash: int, **owned: int) -> Scene:
    """Ada sells four lots at $700 to Bob, who cannot pay for them; Cleo is suspended and asked nothing."""
    scene = Scene(3, edition="junior", overcommit="free").quotes(bsn=700).owns(A, bsn=4).owns(B, **owned)
    return scene.cash(0, cash, 5_000_000).suspended(C, 2).begin().sell("bsn", 4)


def test_a_default_is_told_and_money_is_raised(visit: Visit, shots: Path) -> None:
    scene = Scene(2, edition="junior", overcommit="free").cash(100_000, 5_000_000).owns(A, aeg=6).onto("bsn").name("bsn")
    ada, bob = sit_down(visit, scene)
    ada.settled(ada.act("qty", 2).click)
    for person in (ada, bob):
        expect(person.page.locator("[data-drama=IMPRUDENT]")).to_contain_text("Ada cannot pay")
    told = ada.helper("forced")
    expect(ada.stand).to_contain_text(f"{said(told['sum'])} must be raised")
    ada.visitor.shot(shots, "bourse-default")
    ada.row(AEG).locator("[data-act]").click()
    ada.page.locator("input[name=lots][value='5']").check(force=True)
    ada.settled(ada.do("send-draft").click)
    bob.settled(bob.act("qty", 5).click)
    ada.logged("Ada pays a fine of $100,000.")
    ada.logged("Ada is suspended and misses the next turn.")
    expect(bob.page.locator("[data-player='0']")).to_contain_text("suspended for one turn")
    assert bob.view()["held"][A][BSN] == 2


def test_an_insolvency_with_a_seizure_and_a_surplus(visit: Visit, shots: Path) -> None:
    ada, bob = sit_down(visit, offered_to_bob(1_000_000, aeg=1))
    bob.settled(bob.act("qty", 4).click)
    expect(ada.page.locator("[data-drama=IMPRUDENT]")).to_contain_text("Bob cannot pay")
    told = bob.helper("forced")
    assert not told["enough"]
    expect(bob.stand).to_contain_text(f"{said(told['sum'])} must be raised. $2,900,000 due, $1,000,000 in cash")
    expect(bob.stand).to_contain_text("If nobody buys, this costs least: one lot of AEG")
    expect(bob.stand).to_contain_text("That is not enough.")
    bob.visitor.button("Sell one lot of AEG").click()  # filled in
    bob.settled(bob.do("send-draft").click)
    decline_all(ada, AEG)
    for person in (ada, bob):
        drama = person.page.locator("[data-drama=CESSATION]")
        expect(drama).to_contain_text("Bob is insolvent")
        expect(drama).to_contain_text("The bank seizes 4 lots of BSN from Bob and holds a sale.")
    ada.visitor.shot(shots, "bourse-seizure")
    expect(ada.stand).to_contain_text("Bank sells BSN")
    decline_all(ada, BSN)
    ada.logged("and stays in the game")
    expect(ada.page.locator("[data-player='1']")).to_contain_text("suspended for 2 turns")
    assert ada.view()["out"][B] == 0 and ada.view()["bank"][BSN] == 10


def test_a_ruin_and_the_game_goes_on(visit: Visit, shots: Path) -> None:
    ada, bob = sit_down(visit, offered_to_bob(100_000))
    bob.settled(bob.act("qty", 4).click)
    expect(bob.page.locator("[data-drama=CESSATION]")).to_contain_text("the bank takes all the cash")
    decline_all(ada, BSN)
    for person in (ada, bob):
        expect(person.page.locator("[data-drama=RUINED]")).to_contain_text("Bob is ruined")
        expect(person.page.locator("[data-player='1']")).to_contain_text("ruined")
    expect(bob.page.locator("[data-area=mine]")).to_have_count(0)
    ada.visitor.shot(shots, "bourse-ruin")
    ada.settled(ada.act("roll").click)  # with Cleo alone
    assert ada.snapshot()["status"] == "running"


def decline_all(person: Broker, number: int) -> None:
    """Nothing is taken of this company, in the poll and in the falling rounds."""
    expect(person.act("qty", 0)).to_be_visible()
    while (now := person.snapshot())["phase"] in ("POLL", "FALL") and now["view"]["company"] == number:
        person.settled(person.act("qty", 0).click)


def test_a_reconnected_page_is_still_in_the_window(visit: Visit) -> None:
    ada, bob = sit_down(visit, session())
    bob.page.context.set_offline(True)
    ada.settled(ada.act("qty", 1).click)
    expect(ada.stand).to_contain_text("About to be paid")
    bob.page.context.set_offline(False)
    expect(bob.stand.locator("[data-act^='reveal ']")).to_be_visible()
    bob.page.keyboard.press("1")  # the telex with that number
    ada.logged("Ada buys one lot of BSN at $240")


def test_a_stale_page_in_a_window_is_told_the_news(visit: Visit) -> None:
    ada, bob = sit_down(visit, session())
    ada.settled(ada.act("qty", 2).click)
    expect(bob.stand.locator("[data-act^='reveal ']")).to_be_visible()
    old = Broker(visit(bob.page.context), bob.match)
    old.page.route_web_socket(re.compile("/live"), silent)
    old.open()
    bob.settled(bob.act("pass_by").click)
    ada.logged("Ada buys 2 lots of BSN at $200")
    old.stand.locator("[data-act^='reveal ']").click()
    expect(old.page.locator(".dock .notice")).to_contain_text("The game has moved on")
    assert ada.view()["quote"][BSN] == 20 and bob.view()["rumours_held"][B] == 1  # nothing was revealed
