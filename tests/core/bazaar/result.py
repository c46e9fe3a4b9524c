"""B12  Who has won."""

from __future__ import annotations

from .components import TRINKET, WARES
from .state import State


def standing(st: State, seat: int) -> int:
    """B12"""
    total = st.purse[seat] + TRINKET * st.trinkets[seat]
    for ware in range(WARES):
        total += st.stall[seat][ware]
    return total


def score(st: State, seat: int) -> int:
    """B12"""
    return standing(st, seat)


def rank(st: State, seat: int) -> int:
    """B12"""
    place = 1
    for other in range(st.seats):
        if standing(st, other) > standing(st, seat):
            place += 1
    return place


def won(st: State, seat: int) -> int:
    """B12"""
    return 1 if rank(st, seat) == 1 else 0
