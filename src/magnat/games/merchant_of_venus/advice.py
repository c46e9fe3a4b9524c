"""Sensible play. It reads only what the acting player may see."""

from magnat.core.acts import Events, event, tell

from .state import Block, State


class Hint(Events):
    """Why."""
    FIRST = event()


def advise(st: State) -> int:
    """A starting point."""
    tell(st, Hint.FIRST)
    return Block.stay
