"""B7, B9, B13  Payments, and what they prove."""

from __future__ import annotations

from .state import State


def prove(st: State, seat: int, coins: int) -> None:
    """B7, B9  A payment shows what a purse holds at least."""
    st.proven[seat] = max(st.proven[seat], coins - st.coins - st.earned[seat])


def pay(st: State, seat: int, coins: int) -> None:
    """B13"""
    st.purse[seat] += coins
    st.earned[seat] += coins
