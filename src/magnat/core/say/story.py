"""Lines of the log as people tell them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from magnat.core.declare import bonds, gathered
from magnat.core.say.words import Words


def told(lines: Sequence[tuple[str, Mapping[str, int | None]]], words: Words, names: Sequence[str], *, asides: bool = False) -> list[str]:
    """What belongs together in one; with asides, below it what stands on a card besides."""
    hanging = bonds(words.game.events, lines, lambda line: line)
    found: list[str] = []
    for group in gathered(lines, hanging):
        found.append(words.told(group.lines, group.lead, names))
        if asides and (aside := words.aside(*group.lines[group.lead], names)):
            found.append(f"  {aside}")
    return found
