"""The text drawing tells where a roll can end, the same as the helper."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from magnat.core.asking import Question
from magnat.core.say import words
from magnat.games.merchant_of_venus.components import CULTURE_IDS, SMALL_BANK

from .scene import GAME, Scene


def drawn(scene: Scene, seat: int) -> str:
    console = Console(width=4000, record=True, file=StringIO())
    assert GAME.drawing is not None
    console.print(GAME.drawing.draw(scene.st.view(seat), words(GAME, "en"), ("Ada", "Bob"), seat))
    return console.export_text()


def test_the_ends_of_a_roll_are_those_of_reach() -> None:
    scene = Scene().at("BASE")
    scene.head(scene.legal("head")[0], 3, 5, 6)
    text, speak = drawn(scene, 0), words(GAME, "en")
    assert "Where this roll can end" in text
    for end in Question.about(GAME, scene.st, 0).helped("reach", {})["ends"]:
        assert speak.thing("space", end["space"]) in text.split("Where this roll can end")[1]


def test_no_ends_before_the_roll_nor_for_others() -> None:
    scene = Scene().at("BASE")
    assert "Where this roll can end" not in drawn(scene, 0)
    scene.head(scene.legal("head")[0], 3, 5, 6)
    assert "Where this roll can end" not in drawn(scene, 1)


@pytest.mark.parametrize(("language", "base"), [("en", "Galactic Base"), ("fr", "Base Galactique")])
def test_s112_s118_what_is_printed_can_be_looked_up(language: str, base: str) -> None:
    """Who buys what at which price, and where passengers want to go."""
    assert GAME.drawing is not None and GAME.drawing.known is not None
    speak, console = words(GAME, language), Console(width=200, record=True, file=StringIO())
    console.print(GAME.drawing.known(Scene().st.view(0), speak, ("Ada", "Bob"), 0))
    rows = {line.split("  ")[0]: line for line in console.export_text().splitlines()}
    dell = CULTURE_IDS.index("dell")
    assert rows[speak.thing("culture", dell)].split()[1:6] == ["Finest", "Dust", "10", "50", "120"]
    assert speak.thing("culture", CULTURE_IDS.index("zum")) in rows[speak.thing("culture", dell)]
    assert any(line.startswith("Optometrist") and base in line and "180" in line for line in rows.values())


def remarks(scene: Scene) -> list[str]:
    assert GAME.drawing is not None and GAME.drawing.remarks is not None
    return GAME.drawing.remarks(scene.st.view(0), words(GAME, "en"))


def test_s145_s147_the_result_says_what_net_worth_is_made_of_and_why_more_of_it_did_not_win() -> None:
    scene = Scene().at("BASE").credits(1900).credits(2100, seat=1)
    scene.st.port[0] = 0
    scene.st.winner = 0
    assert remarks(scene) == [
        "1,900 credits, deeds worth 200 credits",
        "the winner’s turn ended first: net worth is compared with the goal at the end of one’s own turn",
    ]
    scene.credits(2099, seat=1)
    assert remarks(scene)[1] == ""


def test_s150_the_result_says_who_wins_of_equals() -> None:
    scene = Scene(goal="none", small_bank=str(SMALL_BANK)).at("BASE").credits(700).credits(700, seat=1)
    scene.st.bank, scene.st.winner = 0, 1
    assert remarks(scene)[0].startswith("as rich as the winner")
