"""B1 to B4, B12  The setup, the beginning and the end of a turn."""

from __future__ import annotations

from magnat.core.declare import CHANCE, NOBODY, tell

from .components import COPIES, SPREAD, TILL, WARES
from .result import won
from .state import Event, Phase, State


def setup(st: State) -> None:
    """B1, B2"""
    for ware in range(WARES):
        st.bag[ware] = COPIES[ware]
    st.actor = CHANCE
    st.phase = Phase.PURSE


def odds_draw_purse(st: State, more: int) -> int:
    """B1  Large purses are rare."""
    return SPREAD - more


def draw_purse(st: State, more: int) -> None:
    """B1"""
    st.purse[st.drawn] = st.coins + more
    tell(st, Event.PURSE, st.drawn, st.purse[st.drawn])
    st.drawn += 1
    if st.drawn == st.seats:
        begin_turn(st)


def begin_turn(st: State) -> None:
    """B3, B4, B11"""
    st.turn += 1
    st.till = TILL
    st.paid = 0
    st.buyer = 0
    for seat in range(st.seats):
        st.boasted[seat] = 0
    st.actor = CHANCE
    st.phase = Phase.DRAW


def odds_draw_ware(st: State, ware: int) -> int:
    """B2"""
    return st.bag[ware]


def draw_ware(st: State, ware: int) -> None:
    """B4"""
    st.bag[ware] -= 1
    st.ware = ware + 1
    tell(st, Event.DRAWN, st.lead, ware)
    st.actor = st.lead
    st.phase = Phase.PRICE
    st.consulted = 0


def end_turn(st: State) -> None:
    """B3, B12"""
    st.lead = (st.lead + 1) % st.seats
    if st.turn < st.turns:
        begin_turn(st)
    else:
        for seat in range(st.seats):
            if won(st, seat):
                tell(st, Event.WON, seat)
        st.actor = NOBODY
