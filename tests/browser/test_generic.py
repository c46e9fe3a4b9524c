"""Games without a drawing: the position as tables, the choices as buttons."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import GAME_PATIENCE


def test_a_game_without_a_drawing_can_be_played(visit: Visit) -> None:
    ada = visit()
    ada.play_now(opponents=2, title="bazaar")
    expect(ada.page.locator(".generic")).to_be_visible()
    end = time.monotonic() + GAME_PATIENCE
    while not ada.page.locator(".ranking").count() and time.monotonic() < end:
        if (choices := ada.page.locator(".choices-list button")).count() and ada.mine.count():
            with suppress(TooLate):  # the last news may take the choice away before it is pressed
                ada.settled(lambda choice=choices.first: choice.click(timeout=1000))  # type: ignore[misc]
        else:
            ada.page.wait_for_timeout(20)
    expect(ada.page.locator(".ranking li")).to_have_count(3)
    expect(ada.page.locator(".ranking")).to_contain_text(re.compile(r"You (win!|come \w+ of three\.|share \w+ place\.|are eliminated)"))


def test_the_drawing_can_be_changed_for_text(visit: Visit, shots: Path) -> None:
    ada = visit()
    ada.play_now(opponents=2)
    ada.menu("Table as text")
    expect(ada.page.locator(".generic")).to_be_visible()
    row = ada.page.get_by_role("row", name="Price", exact=False).first
    expect(row).to_contain_text("40")
    ada.shot(shots, "table-as-text")
    ada.settled(ada.page.locator("[data-act='buy 5']").click)
    expect(ada.log.last).to_contain_text("Ada buys salt for 40.")
    ada.menu("Table as a drawing")
    expect(ada.page.locator("[data-marker=coal]")).to_be_visible()
