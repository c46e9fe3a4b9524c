"""B11  Wares are sold from the stalls."""

from __future__ import annotations

from magnat.core.declare import end_answer, pop, tell

from .auction import open_auction
from .purses import pay
from .state import Event, Refusal, State
from .turns import end_turn


def may_offer(st: State, ware: int) -> int:
    """B11"""
    if st.till == 0:
        return Refusal.TILL_EMPTY
    if st.stall[st.actor][ware] == 0:
        return Refusal.NOT_ON_THE_STALL
    return 0


def offer(st: State, ware: int) -> None:
    """B11  Who has sold may sell again."""
    tell(st, Event.SOLD, st.actor, ware)
    st.stall[st.actor][ware] -= 1
    st.sold[ware] += 1
    st.till -= 1
    pay(st, st.actor, 1)


def may_rest(st: State) -> int:
    """B11"""
    return 0


def rest(st: State) -> None:
    """B11, B14"""
    if end_answer(st):
        pop(st)
        if st.auction:
            open_auction(st)
        else:
            end_turn(st)
