"""V23-V27  Proxy fight."""

from magnat.core.declare import tell

from ..components import CAPITAL, COMPANIES, HALVES, VALUE
from ..state import Event, Phase, Refusal, State
from .capital import can_pay, hand_over
from .conglomerates import lift
from .takeover import take_over


def raid_cost(mark: int, company: int) -> int:
    """V23  The mark times the value; values are even, so half of one is whole."""
    return HALVES[mark] * VALUE[company] // 2

def is_target(st: State, company: int) -> int:
    """V24  The top of an opponent's stack, or alone before an opponent."""
    return 1 if st.top[company] and st.holder[company] != st.actor else 0

def can_raid(st: State, mark: int) -> int:
    """V11, V24  Whether there is a company to take with that mark."""
    for company in range(COMPANIES):
        if is_target(st, company) and can_pay(st, raid_cost(mark, company)): return 1
    return 0

def may_proxy(st: State, mark: int) -> int:
    """V11, V23, V24"""
    if st.hand[st.actor][CAPITAL + mark] == 0: return Refusal.NO_SUCH_PROXY     # V23
    if can_raid(st, mark) == 0: return Refusal.NOTHING_TO_TAKE                  # V11, V24
    return 0

def proxy(st: State, mark: int) -> None:
    """V23, V25, V26  One card for one company; the card goes to the discard pile."""
    tell(st, Event.PROXY, st.actor, mark)
    hand_over(st, st.actor, CAPITAL + mark)
    st.discarded[CAPITAL + mark] += 1
    st.mark = mark + 1
    st.phase = Phase.TAKE

def may_take(st: State, company: int) -> int:
    """V11, V24"""
    if is_target(st, company) == 0: return Refusal.NOT_AN_OPPONENTS_TOP                     # V24
    if can_pay(st, raid_cost(st.mark - 1, company)) == 0: return Refusal.TOO_DEAR           # V11
    return 0

def take(st: State, company: int) -> None:
    """V23, V26, V27  The victim gets nothing; the company is placed like a bought one."""
    cost = raid_cost(st.mark - 1, company)
    tell(st, Event.RAIDED, st.actor, company, st.holder[company], cost)
    st.controlled[st.holder[company]] -= 1
    lift(st, company)
    st.mark = 0
    take_over(st, company, cost)
