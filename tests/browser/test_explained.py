"""Explanations for a newcomer at a table with friends: what can be done at each question, for that seat alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.moments import GAMES
from tests.browser.test_everyone import fits

EXPLAINED = "[data-explains]"
FREE = """() => {
    const box = selector => document.querySelector(selector).getBoundingClientRect();
    return box("[data-explains]").bottom <= box(".foot, .dock").top && box("[data-explains]").top >= 0;
}"""


def test_a_newcomer_among_friends_has_each_question_explained_once(visit: Visit) -> None:
    ada, bob = visit(), visit(language="fr", phone=True)
    bob.join(ada.open_table(3, bots=1), "Bob")
    bob.page.get_by_label("Ma première partie").check()
    ada.start()
    bob.at_the_table()
    expect(ada.mine).to_be_visible()
    expect(ada.page.locator(EXPLAINED)).to_have_count(0)  # nobody else sees it
    expect(bob.page.locator(EXPLAINED)).to_have_count(0)  # he is not asked
    ada.settled(ada.act("trade_end").click)
    card = bob.page.locator(EXPLAINED)
    expect(bob.page.locator("[data-explains=TRADE]")).to_contain_text("Que puis-je faire ici")  # on a phone one line until he asks for it
    card.tap()
    expect(card).to_be_focused()  # so that whoever listens hears it
    expect(bob.page.locator("[data-explains=TRADE]")).to_contain_text("Achetez jusqu’à trois actions")
    assert bob.page.evaluate(FREE)
    fits(bob.page)
    expect(bob.act("trade_end")).to_be_enabled()  # it needs no answer
    bob.page.reload()
    card.tap()
    card.get_by_role("button", name="Compris").tap()
    expect(card).to_have_count(0)
    bob.page.reload()
    expect(bob.mine).to_be_visible()
    expect(card).to_have_count(0)
    bob.settled(bob.page.locator("[data-area=board] g[role=button][aria-disabled=false]").first.click)
    bob.settled(bob.act("trade_end").tap)
    bob.page.locator("[data-explains=DONATE]").tap()
    card.get_by_role("button", name="Plus d’explications").tap()
    expect(card).to_have_count(0)
    bob.menu("M’expliquer chaque question")
    expect(bob.page.locator("[data-explains=DONATE]")).to_be_visible()
    bob.menu("Plus d’explications")
    expect(card).to_have_count(0)


def test_a_wish_for_explanations_is_kept_for_the_game_it_was_made_for(visit: Visit) -> None:
    ada = visit()
    ada.open_table(3)
    wish = ada.page.get_by_label("My first game of Hab & Gut")
    expect(wish).not_to_be_checked()
    wish.check()
    ada.page.reload()
    expect(wish).to_be_checked()
    assert ada.page.evaluate("localStorage.getItem('magnat.explained.venture')") is None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_explained_leaves_the_table_in_sight(visit: Visit, game: str) -> None:
    """The first question of a game against bots, on a phone: one line, and when it is read at least half of the window is left."""
    ada = visit(phone=True, language="fr")
    page = ada.page
    page.add_init_script(f"localStorage.setItem('magnat.explained.{game}', '')")
    page.goto(f"{ada.server}/m/{ada.new_game(game, 2)}")
    card = page.locator(EXPLAINED)
    expect(card).to_be_visible()
    share = "card => card.getBoundingClientRect().height / innerHeight"
    assert card.evaluate(share) < 0.06
    card.tap()
    expect(card.get_by_role("button", name="Compris")).to_be_visible()
    assert card.evaluate(share) < 0.5
    fits(page)
