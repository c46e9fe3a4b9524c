"""Spectators: the table is told to them of its players, by name, and never as if they sat there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.brokers import Broker, alone
from tests.browser.conftest import Visit
from tests.games.maxi_bourse.scene import A, Scene, company

# What the table says, in sight or to be heard; the lines of character are nobody's lots.
SPOKEN = """main => {
    const said = main.cloneNode(true);
    said.querySelectorAll(".tells").forEach(one => one.remove());
    const texts = [said.textContent, ...[...said.querySelectorAll("[aria-label]")].map(one => one.getAttribute("aria-label"))];
    return texts.flatMap(text => text.match(/.{0,40}\\b(you|yours?|my|mine)\\b.{0,40}/gi) ?? []);
}"""


@pytest.mark.parametrize("game", ["hab_und_gut", "maxi_bourse", "merchant_of_venus", "richesses_du_monde", "venture"])
def test_a_spectator_is_never_spoken_to_as_a_player(visit: Visit, game: str) -> None:
    ada, watcher = Broker(visit()), visit()
    ada.page.goto(ada.visitor.server)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}, {"kind": "bot", "bot": "heuristic"}]
    ada.match = ada.post("/matches", {"game": game, "name": "Ada", "seats": seats})["id"]
    ada.post(f"/matches/{ada.match}/start")
    watcher.page.goto(f"{watcher.server}/m/{ada.match}")
    watcher.at_the_table()
    expect(watcher.page.get_by_text("Watching")).to_be_visible()
    assert watcher.page.locator("main").evaluate(SPOKEN) == []


def test_the_lots_that_a_spectator_sees_beside_the_prices_are_somebodys(visit: Visit) -> None:
    ada, watcher = alone(visit(), Scene(2).owns(A, bsn=2).begin(A)), visit()
    watcher.page.goto(ada.page.url)
    watcher.at_the_table()
    expect(watcher.page.locator(".quotes .legend")).to_have_text("change · price · chart · bank · Ada · largest holder")
    expect(watcher.page.locator(f"[data-company='{company('bsn')}'] .mine .unseen")).to_have_text("Ada: 2")
