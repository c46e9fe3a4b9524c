"""How a game is drawn as text: what its `terminal.py` declares,

    DRAWING = Drawing(draw, known=known, remarks=remarks, stretches=("LAP",))

It is read only when somebody plays in a terminal, so that nothing else loads what draws there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from magnat.core.declare.state import View

if TYPE_CHECKING:
    from rich.console import RenderableType

Words = Any  # `magnat.core.say.words.Words`, which knows games, as this must not


@dataclass(frozen=True)
class Drawing:
    """draw: the position. known: what the seat can work out from it. remarks: what the result says of each seat besides its score.

    stretches: the events before which a replay draws the position.
    """

    draw: Callable[[View, Words, Sequence[str], int], RenderableType]
    known: Callable[[View, Words, Sequence[str], int], RenderableType] | None = None
    remarks: Callable[[View, Words], list[str]] | None = None
    stretches: tuple[str, ...] = ()
