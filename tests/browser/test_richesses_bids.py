"""Auctions and royalties of Richesses du Monde at the table, from positions that were set up."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.traders import URANIUM, auction, shares, sit_down
from tests.games.richesses_du_monde.scene import A, B, Scene, units


def test_an_auction_runs_out_while_the_others_are_silent(visit: Visit) -> None:
    ada, bob = sit_down(visit, auction(), window=8)
    expect(ada.page.locator(".room")).to_contain_text("Dan sells")
    expect(ada.page.locator(".gavel .bar")).to_be_visible()
    ada.sum("bid", 5)
    ada.do("raise").click()
    expect(bob.page.locator("[data-stage='3']")).to_be_visible(timeout=20_000)
    expect(ada.page.locator(".room")).to_have_count(0, timeout=20_000)
    assert shares(ada, URANIUM)[A] == 75 and ada.view()["cash"][A] == units(25) and "KNOCKED_DOWN" in ada.events()


def test_bids_by_key_and_by_limit(visit: Visit) -> None:
    ada, bob = sit_down(visit, auction())
    expect(ada.act("bid_min")).to_have_text("Bid 1.6 M")
    ada.visitor.button("Hint").click()
    expect(ada.page.locator(".hint strong")).to_contain_text("Bid up to 16")  # once for all, not bid by bid
    ada.page.keyboard.press("b")
    expect(bob.act("bid_min")).to_be_visible()
    bob.sum("bid", 6)
    bob.do("bid-up-to").click()  # the table bids for Bob from now on
    expect(bob.page.locator("[data-told]")).to_contain_text("up to 6 M")
    expect(ada.act("bid_min")).to_be_visible()
    assert ada.view()["bidder"] == B
    ada.page.keyboard.press("b")
    expect(ada.page.locator("[data-bidder='1'] small")).to_have_text("leads")
    expect(ada.act("pass_by")).to_be_visible()
    ada.page.keyboard.press("?")
    expect(ada.page.locator("dialog")).to_contain_text("Auction: bid the minimum")
    ada.page.keyboard.press("Escape")
    ada.do("leave-lot").click()
    expect(ada.page.locator(".room")).to_have_count(0)
    assert shares(ada, URANIUM)[B] == 40 and ada.snapshot()["orders"]["bid"] == {}  # a limit ends with its lot


def claims() -> Scene:
    """Bob has landed on a plaque of oil, of which Ada owns 55%."""
    scene = Scene(4, B).cash(30, 7, 20, 20).plaque(5, "petrole").owns(A, "petrole", "U.R.S.S.", "États-Unis").owns(B, "cafe", "Brésil", "Mexique")
    return scene.roll(2, 3)


def test_a_royalty_is_claimed_with_a_key(visit: Visit) -> None:
    ada, _ = sit_down(visit, claims(), orders={"claim": False})
    expect(ada.act("claim")).to_be_visible()
    ada.page.keyboard.press("p")
    expect(ada.act("claim")).to_have_count(0)
    assert "CLAIMED" in ada.events() and ada.view()["cash"][A] == units(36)


def test_a_standing_order_claims_and_a_bankrupt_leaves_with_dignity(visit: Visit) -> None:
    ada, bob = sit_down(visit, claims().cash(30, 2, 20, 20), orders={"claim": False})
    expect(ada.act("claim")).to_be_visible()
    ada.page.locator(".orders summary").click()
    ada.page.locator("[data-order=claim]").click()
    for person in (ada, bob):
        notice = person.page.locator("[data-notice=exit]")
        expect(notice).to_contain_text("Bob is bankrupt")
        expect(notice).to_contain_text("Owed to Ada (6 M)")
        expect(notice).to_contain_text("Back in the bank: Coffee (2)")
    expect(ada.page.locator("[data-order=claim]")).to_have_attribute("aria-checked", "true")
    expect(ada.page.locator(".orders .state")).to_contain_text("claims")
    assert ada.snapshot()["orders"]["claim"] and bob.snapshot()["orders"] != ada.snapshot()["orders"]


def test_royalties_are_claimed_from_the_start_and_the_page_says_so(visit: Visit) -> None:
    ada, _ = sit_down(visit, claims())
    expect(ada.page.locator("[data-player='0'] .cash")).to_have_text("36 M")
    expect(ada.page.locator(".orders .state")).to_contain_text("claims")
    ada.page.locator(".orders summary").click()
    expect(ada.page.locator("[data-order=claim]")).to_contain_text("Switch it off to be asked each time")
