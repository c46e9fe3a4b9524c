"""Spectators: the table is told to them of its players, by name, and never as if they sat there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.brokers import alone
from tests.browser.conftest import Visit
from tests.browser.moments import cases, open_table
from tests.games.maxi_bourse.scene import A, Scene, company

# What the table says, in sight or to be heard; the lines of character are nobody's lots.
SPOKEN = """words => [...document.querySelectorAll("main, dialog[open]")].flatMap(part => {
    const said = part.cloneNode(true);
    said.querySelectorAll(".tells, dialog").forEach(one => one.remove());
    const texts = [said.textContent, ...[...said.querySelectorAll("[aria-label]")].map(one => one.getAttribute("aria-label"))];
    const spoken = new RegExp(`.{0,40}(?<![\\\\p{L}])(${words})(?![\\\\p{L}]).{0,40}`, "gu");
    return texts.flatMap(text => text.match(spoken) ?? []);
})"""
OF_A_PLAYER = {"en": "[Yy]ou|[Yy]ours?|[Yy]ourself|[Mm]y|[Mm]ine", "fr": "[Vv]ous|[Vv]otre|[Vv]os|[Vv]ôtres?|[Mm]on|[Mm]a|[Mm]es|[Mm]oi"}
OPENED = {  # what a spectator may look at more closely
    "maxi_bourse": "[data-company] .course",
    "merchant_of_venus": ".city.space",
    "richesses_du_monde": "[data-square='5'] .place",
    "venture": "[data-look]",
}


@pytest.mark.parametrize(("name", "question"), cases())
def test_a_spectator_is_never_spoken_to_as_a_player(visit: Visit, name: str, question: str) -> None:
    """At every moment, with a card open, in both languages."""
    match = open_table(visit(), name, question)
    for language, words in OF_A_PLAYER.items():
        watcher = visit(language=language)
        watcher.page.goto(f"{watcher.server}/m/{match}")
        watcher.at_the_table()
        assert not (spoken := watcher.page.evaluate(SPOKEN, words)), spoken
        if (near := watcher.page.locator(OPENED.get(name, "nothing")).first).count():
            near.click(force=True)
            assert not (spoken := watcher.page.evaluate(SPOKEN, words)), spoken


def test_the_lots_that_a_spectator_sees_beside_the_prices_are_somebodys(visit: Visit) -> None:
    ada, watcher = alone(visit(), Scene(2).owns(A, bsn=2).begin(A)), visit()
    watcher.page.goto(ada.page.url)
    watcher.at_the_table()
    expect(watcher.page.locator(".quotes .legend")).to_have_text("change · price · chart · bank · Ada · largest holder")
    expect(watcher.page.locator(f"[data-company='{company('bsn')}'] .mine .unseen")).to_have_text("Ada: 2")
