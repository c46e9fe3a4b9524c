"""V18, V19, V21  Takeover of an open company, and placing what was taken."""

from magnat.core.declare import tell

from ..components import VALUE
from ..state import Event, Phase, Refusal, State
from .capital import can_pay
from .conglomerates import lay_alone, lay_on, unfit


def may_buy(st: State, slot: int) -> int:
    """V11, V18"""
    if st.centre[slot] == 0: return Refusal.EMPTY_SLOT                                  # V15, V18
    if can_pay(st, VALUE[st.centre[slot] - 1]) == 0: return Refusal.TOO_DEAR            # V11
    return 0

def buy(st: State, slot: int) -> None:
    """V18  The cost is the value of the company."""
    company = st.centre[slot] - 1
    tell(st, Event.BOUGHT, st.actor, company, VALUE[company])
    st.centre[slot] = 0
    take_over(st, company, VALUE[company])

def take_over(st: State, company: int, cost: int) -> None:
    """V11, V19, V26  Owed with the other costs of the turn; then the company is placed."""
    st.owed += cost
    st.holder[company] = st.actor
    st.controlled[st.actor] += 1
    st.taken = company + 1
    st.phase = Phase.PLACE

def may_place_on(st: State, stack: int) -> int:
    """V19-V21"""
    if st.top[stack] == 0 or st.holder[stack] != st.actor: return Refusal.NOT_YOUR_STACK    # V19
    return unfit(st, st.taken - 1, stack, 1 - st.mistakes)                                  # V20, V21

def place_on(st: State, stack: int) -> None:
    """V19  On top of an own stack."""
    tell(st, Event.PLACED_ON, st.actor, st.taken - 1, stack)
    lay_on(st, st.taken - 1, stack)
    st.taken = 0
    st.phase = Phase.MAIN

def place_alone(st: State) -> None:
    """V19  Always allowed."""
    tell(st, Event.PLACED_ALONE, st.actor, st.taken - 1)
    lay_alone(st, st.taken - 1)
    st.taken = 0
    st.phase = Phase.MAIN
