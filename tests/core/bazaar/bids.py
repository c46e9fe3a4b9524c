"""B7  Who takes the ware at its price."""

from __future__ import annotations

from magnat.core.declare import end_answer, tell

from .claims import ask_claims
from .purses import pay, prove
from .state import Event, Refusal, State


def may_take(st: State) -> int:
    """B7"""
    return Refusal.TOO_DEAR if st.purse[st.actor] < st.paid else 0


def take(st: State) -> None:
    """B7"""
    tell(st, Event.TOOK, st.actor, st.paid)
    prove(st, st.actor, st.paid)
    pay(st, st.actor, -st.paid)
    pay(st, st.lead, st.paid)
    st.buyer = st.actor + 1
    ask_claims(st)


def may_decline(st: State) -> int:
    """B7"""
    return 0


def decline(st: State) -> None:
    """B7"""
    tell(st, Event.DECLINED, st.actor)
    if end_answer(st):
        ask_claims(st)
