"""The moment that "How to play" is drawn from: prices have moved, somebody has a majority, and pawns are on their way."""

from magnat.core.guide import NEWCOMER, View
from magnat.core.sample import Sample

from .components import MAJORITY


def is_telling(view: View) -> bool:
    """I hold a majority and lots of other companies."""
    held = view["held"][NEWCOMER]
    return bool(max(held) >= MAJORITY and sum(lots > 0 for lots in held) >= 4)


SAMPLE = Sample(seats=4, when=is_telling, helpers=("payout", "wealth"))
