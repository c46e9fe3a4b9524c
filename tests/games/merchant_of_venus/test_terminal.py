"""The text drawing tells where a roll can end, the same as the helper."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from magnat.core.words import words

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
    for end in GAME.helped(scene.st.blanked(0), 0, "reach", {})["ends"]:
        assert speak.thing("space", end["space"]) in text.split("Where this roll can end")[1]


def test_no_ends_before_the_roll_nor_for_others() -> None:
    scene = Scene().at("BASE")
    assert "Where this roll can end" not in drawn(scene, 0)
    scene.head(scene.legal("head")[0], 3, 5, 6)
    assert "Where this roll can end" not in drawn(scene, 1)
