"""Lines of the log as people tell them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from magnat.core.declare import bonds, gathered
from magnat.core.say.words import Words


def told(lines: Sequence[tuple[str, Mapping[str, int | None]]], words: Words, names: Sequence[str]) -> list[str]:
    """What belongs together in one."""
    hanging = bonds(words.game.events, lines, lambda line: line)
    return [words.told(group.lines, group.lead, names) for group in gathered(lines, hanging)]
