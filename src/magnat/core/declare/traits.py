"""Traits: how bots of a game differ. No part of the rules: a game declares them in its `characters.py`,

    class Trait(Traits):
        DARING = trait(-2, 2)

its state names them (`class State(GameState, traits=Trait)`), and its advice reads them beside the position: `st.character[seat][Trait.DARING]`.
"""

from __future__ import annotations

from magnat.core.declare.numbered import Entry, Numbered

Character = tuple[int, ...]  # a number for each trait; empty: nobody in particular


class TraitRow(Entry):
    """One trait, with its least and its largest number; 0 is what the advice does by itself."""

    def __init__(self, least: int, most: int) -> None:
        if not -128 <= least <= 0 <= most <= 127 or least == most:
            raise TypeError("a trait goes from 0 or less to 0 or more, and fits into a byte")
        self.least, self.most = least, most


class Traits(Numbered):
    """What makes bots differ; nothing, if a game declares none."""


def trait(least: int, most: int) -> int:
    """A trait between two numbers; 0 is neutral."""
    return TraitRow(least, most)  # type: ignore[return-value]
