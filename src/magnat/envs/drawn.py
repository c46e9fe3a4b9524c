"""A position drawn as text, as a seat sees it."""

from __future__ import annotations

from typing import Any

from magnat.core.declare import SPECTATOR
from magnat.core.game import Game
from magnat.core.say import words


def drawn(game: Game, st: Any, seat: int, names: list[str], language: str = "en", width: int = 100) -> str:
    """The game's own drawing for a terminal, without colours; its view, if it has none."""
    if game.drawing is None:
        return "\n".join(f"{name}: {value}" for name, value in st.view(seat).items())
    from rich.console import Console

    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(game.drawing.draw(st.view(seat if seat >= 0 else SPECTATOR), words(game, language), names, seat))
    return captured.get()
