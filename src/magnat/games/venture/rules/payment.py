"""V11-V14  The end of the operations: payment, or a discard for doing nothing."""

from magnat.core.declare import tell

from ..components import CAPITAL
from ..state import Event, Phase, Refusal, State, hand_size
from .capital import capital_value, hand_over
from .course import refill


def end_ops(st: State) -> None:
    """V10, V11, V14  Doing nothing is allowed. Whoever made an operation owes something, for none is free."""
    if st.owed: st.phase = Phase.PAY
    elif hand_size(st, st.actor): st.phase = Phase.DISCARD
    else:
        tell(st, Event.NOTHING_TO_DISCARD, st.actor)
        refill(st)

def may_pay(st: State, card: int) -> int:
    """V12"""
    return 0 if st.hand[st.actor][card] else Refusal.PAID_NOT_IN_HAND

def pay(st: State, card: int) -> None:
    """V12  Card by card; the payment ends as soon as the amount is reached. There is no change."""
    tell(st, Event.PAID, st.actor, card)
    hand_over(st, st.actor, card)
    st.paid[card] += 1
    if capital_value(st.paid) >= st.owed: end_payment(st)

def end_payment(st: State) -> None:
    """V13  The cards go to the discard pile."""
    tell(st, Event.PAYMENT, st.actor, st.owed, capital_value(st.paid))
    for card in range(CAPITAL):
        st.discarded[card] += st.paid[card]
        st.paid[card] = 0
    refill(st)

def may_discard(st: State, card: int) -> int:
    """V14"""
    return 0 if st.hand[st.actor][card] else Refusal.DISCARDED_NOT_IN_HAND

def discard(st: State, card: int) -> None:
    """V14  One card of the hand, Capital or Proxy, face up."""
    tell(st, Event.DISCARDED, st.actor, card)
    hand_over(st, st.actor, card)
    st.discarded[card] += 1
    refill(st)
