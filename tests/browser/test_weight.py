"""What a page weighs on its way to a browser, with all that it asks for; how soon it is ready is a benchmark (`benchmarks/weight.py`)."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.line import A_GAME_CAN_BEGIN, Line
from tests.browser.seated import POST

FRONT_DOOR, TABLE = 150_000, 300_000  # bytes on the wire at most: the front door, and a table besides


def test_the_front_door_and_the_heaviest_table_weigh_what_was_promised(visit: Visit) -> None:
    ada = visit(language="fr", phone=True)
    line = Line(ada.page)
    ada.page.goto(ada.server)
    ada.page.wait_for_function(A_GAME_CAN_BEGIN)
    assert 50_000 < line.weight <= FRONT_DOOR, line.heaviest(8)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "standard"}]
    made = ada.page.evaluate(POST, ["/matches", {"game": "richesses_du_monde", "seats": seats, "name": "Ada", "start": True}])
    line.received.clear()
    with ada.page.expect_response("**/rules/fr") as rules:  # the last that it asks for by itself
        ada.page.goto(f"{ada.server}/m/{made['id']}")
    rules.value.finished()
    expect(ada.page.locator("[data-area=board]")).to_be_visible()
    assert 50_000 < line.weight <= TABLE, line.heaviest(8)
