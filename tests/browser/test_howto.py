"""How to play: from the front door, the lobby and the table, in both languages and themes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from magnat.core.game import load, names
from magnat.core.say import howto
from tests.browser.conftest import Visit
from tests.browser.test_everyone import LOOK
from tests.sampling import looks

START = 30_000  # milliseconds for a server's first worker, which plays to the moment that is drawn


@looks("fr")
def test_every_game_is_explained_without_barriers(visit: Visit, axe: str, shots: Path, language: str, dark: bool) -> None:
    ada = visit(language=language, dark=dark)
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    for game in names():
        told = howto(load(game), language)
        ada.page.goto(f"{ada.server}/how/{game}")
        expect(ada.page.locator("main [data-part] > h2")).to_have_text([chapter.title for chapter in told.chapters])
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text(told.title)
        summary = ada.page.locator("[data-part=turn] summary")
        summary.focus()
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("[data-part=turn] dt")).to_have_text(list(told.chapters[1].rules))
        expect(ada.page.locator("figure").nth(1)).to_be_visible(timeout=START)  # parts of the table, each with a sentence
        for drawing in ada.page.locator("main figure").all():
            box = drawing.locator("[inert]").bounding_box()
            assert box is not None and box["width"] > 200 and box["height"] > 60, game
            assert len(drawing.locator("figcaption").inner_text()) > 30, game
        ada.page.evaluate(axe)
        assert not ada.page.evaluate(LOOK), game
        ada.shot(shots, f"how-{game}-{language}")
    assert not [url for url in asked if "/matches" in url]  # nobody's match: no helper is asked, nothing connects


def test_drawings_fit_a_phone_and_do_not_take_over_the_page(visit: Visit) -> None:
    ada = visit(phone=True)
    for game in names():
        ada.page.goto(f"{ada.server}/how/{game}")
        expect(ada.page.locator("figure").nth(1)).to_be_attached(timeout=START)
        assert ada.page.evaluate("document.documentElement.scrollWidth") == ada.page.evaluate("innerWidth"), game
        assert ada.page.evaluate("scrollY") == 0, game  # what matters at a table comes into sight by itself: not here
        ada.page.locator("main summary").last.focus()
        ada.page.keyboard.press("Tab")
        assert ada.page.evaluate("document.activeElement.closest('figure')") is None, game


def test_from_the_front_door_the_lobby_and_the_table(visit: Visit) -> None:
    ada = visit()
    ada.front_door()
    ada.box().get_by_role("link", name="How to play Hab & Gut").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("How to play Hab & Gut")
    expect(ada.page.locator("[data-part=pays] li svg")).to_have_count(6)  # the six goods, drawn
    ada.page.get_by_role("link", name="To the games").click()
    ada.open_table(3)
    dialog = ada.page.get_by_role("dialog", name="How to play Hab & Gut")
    ada.button("How to play").click()
    expect(dialog.get_by_role("heading", name="Your turn")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ada.start()
    ada.menu("How to play")
    expect(dialog.get_by_role("heading", name="First advice")).to_be_attached()
    expect(dialog.locator("figure")).to_have_count(3, timeout=START)  # of a game of others: mine goes on behind it
    expect(dialog.locator("[data-area=board]")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ada.page.keyboard.press("r")
    ada.button("How to play").click()
    expect(dialog.get_by_role("heading", name="What pays")).to_be_attached()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(ada.page.locator("#rules-title")).to_be_visible()  # the rules stay open behind it
