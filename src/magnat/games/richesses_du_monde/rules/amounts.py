"""R49, R67, R72  Amounts: put together step by step, unseen by the others until they are named."""

from ..components import SHARED_OUT, STEPS
from ..state import GIVEN, Phase, Refusal, State


def begin_sum(st: State, least: int) -> None:
    """R67  It starts at the least amount that is allowed."""
    st.sum = least
    st.step = 0
    st.steps = 0

def may_add(st: State, step: int) -> int:
    """R52, R67, R72  From large steps to small ones; one's own cash is the limit for what one pays, else all that was shared out."""
    if st.step and step >= st.step: return Refusal.SMALLER_STEPS
    sum = st.sum + STEPS[step]
    if st.phase == Phase.RAISE: return 0 if sum <= st.cash[st.actor] else Refusal.OVER_CASH
    if st.side == GIVEN: return 0 if sum <= st.cash[st.actor] else Refusal.CANNOT_PAY
    return 0 if sum <= SHARED_OUT else Refusal.OVER_LIMIT

def add(st: State, step: int) -> None:
    """R67"""
    st.sum += STEPS[step]
    st.step = step + 1
    st.steps += 1

def take_sum(st: State) -> int:
    """R67  The amount is named."""
    sum = st.sum
    st.sum = 0
    st.step = 0
    return sum
