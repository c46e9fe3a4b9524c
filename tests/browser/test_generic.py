"""Games without a drawing: the position as tables, the choices as buttons."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import redrawn
from tests.browser.visitor import GAME_PATIENCE


def test_a_game_without_a_drawing_can_be_played(visit: Visit) -> None:
    ada = visit()
    ada.sit_down(opponents=2, game="bazaar")
    expect(ada.page.locator(".generic")).to_be_visible()
    end = time.monotonic() + GAME_PATIENCE
    while not ada.page.locator(".ranking").count() and time.monotonic() < end:
        if (choices := ada.page.locator(".choices-list button")).count() and ada.mine.count():
            with suppress(TooLate):  # the last news may take the choice away before it is pressed
                ada.settled(lambda choice=choices.first: choice.click(timeout=1000))  # type: ignore[misc]
        else:
            redrawn(ada.page)
    expect(ada.page.locator(".ranking li")).to_have_count(3)
    expect(ada.page.locator(".ranking")).to_contain_text(re.compile(r"You (win!|come \w+ of three\.|share \w+ place\.|are eliminated)"))


def test_the_drawing_can_be_changed_for_text(visit: Visit, shots: Path) -> None:
    ada = visit()
    ada.sit_down(opponents=2)
    ada.menu("Table as text")
    expect(ada.page.locator(".generic")).to_be_visible()
    row = ada.page.get_by_role("row", name="Price", exact=False).first
    expect(row).to_contain_text("40")
    ada.shot(shots, "table-as-text")
    ada.settled(ada.page.locator("[data-act='buy 5']").click)
    expect(ada.log.last).to_contain_text("Ada buys salt for 40.")
    ada.menu("Table as a drawing")
    expect(ada.page.locator("[data-marker=coal]")).to_be_visible()


def test_a_table_whose_drawing_cannot_be_loaded_is_played_as_text(visit: Visit) -> None:
    """As after an update of the server: the parts an older page asks for are gone. It renews itself once; where that does not help, it says so."""
    ada = visit()
    ada.front_door()
    ada.page.route("**/assets/table-hab_und_gut-*.js", lambda route: route.abort(), times=1)
    ada.play_now(opponents=2)
    expect(ada.page.locator("[data-marker=coal]")).to_be_visible()  # renewed
    ada.page.route("**/assets/table-hab_und_gut-*.js", lambda route: route.abort())
    ada.page.reload()
    expect(ada.page.get_by_role("status").filter(has_text="could not be loaded")).to_be_visible()
    ada.settled(ada.page.locator("[data-act='buy 5']").click)
    ada.page.unroute("**/assets/table-hab_und_gut-*.js")
    ada.button("Try again").click()
    expect(ada.page.locator("[data-marker=coal]")).to_be_visible()
    expect(ada.page.locator("[data-share=salt]")).to_contain_text("1")
