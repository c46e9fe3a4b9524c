"""B13  What is always true."""

from __future__ import annotations

from magnat.core.declare import Laws, cites

from .components import COPIES, SPREAD, WARES
from .state import State


class Law(Laws):
    """B13"""

    WARES = cites("B13")
    PURSES = cites("B13")


def broken_law(st: State) -> int:
    """B13"""
    for ware in range(WARES):
        pieces = st.bag[ware] + st.sold[ware]
        if st.ware == ware + 1:
            pieces += 1
        for seat in range(st.seats):
            pieces += st.stall[seat][ware]
        if pieces != COPIES[ware]:
            return Law.WARES
    for seat in range(st.drawn):
        more = st.purse[seat] - st.coins - st.earned[seat]
        if more < st.proven[seat] or more >= SPREAD:
            return Law.PURSES
    return 0
