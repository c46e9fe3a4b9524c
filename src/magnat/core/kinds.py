"""Kinds: what the numbers of a game count. A game declares them once; acts, log values, fields and helpers name them.

KINDS: KindTable = {"good": GOOD_IDS, "card": {"good": CARD_GOODS, "step": CARD_STEPS}, "money": MILLION}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Named = Sequence[str]  # things with a name each: `good-coal` in the words
Composed = Mapping[str, Sequence[Any]]  # things made of parts, one column a part
Kind = Named | Composed | int  # a number: how many units make one of what is spoken of
KindTable = Mapping[str, Kind]

SEAT = "seat"  # a kind in every game: as many as sit at the table


def count(kind: Kind) -> int:
    """How many things of a kind there are; 0 for amounts.

    >>> count(("coal", "tea")), count({"good": (0, 0, 1), "step": (1, 2, 1)}), count(20)
    (2, 3, 0)
    """
    if isinstance(kind, int):
        return 0
    return len(next(iter(kind.values()))) if isinstance(kind, Mapping) else len(kind)
