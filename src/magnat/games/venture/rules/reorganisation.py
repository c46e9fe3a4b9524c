"""V28-V36  Reorganisation, by choice or forced by a mistake."""

from magnat.core.declare import scratch, tell

from ..components import CAPITAL, CARDS, COMPANIES, INDUSTRY, MOVING, TALLEST
from ..state import RICHE, Event, Phase, Refusal, State
from .capital import can_pay, hand_over
from .conglomerates import is_wrong, lay_alone, lay_on, pick_up, profit, unfit


def moving_cost(st: State) -> int:
    """V29  1 for each company controlled now, however few are moved."""
    return MOVING * st.controlled[st.actor]

def may_reorg(st: State) -> int:
    """V11, V28, V29"""
    if st.controlled[st.actor] == 0: return Refusal.NO_COMPANY                  # V28
    if can_pay(st, moving_cost(st)) == 0: return Refusal.TOO_DEAR               # V11
    return 0

def reorg(st: State) -> None:
    """V28-V31  All own companies form a pool; stacks are built from it one after the other, bottom to top."""
    tell(st, Event.REORGANISES, st.actor, moving_cost(st))
    st.owed += moving_cost(st)                                                  # V30  each time
    for company in range(COMPANIES):
        if st.holder[company] == st.actor: pick_up(st, company)
    st.pool = st.controlled[st.actor]
    st.phase = Phase.REORG

def may_add(st: State, company: int) -> int:
    """V20, V28"""
    if st.holder[company] != st.actor or st.height[company]: return Refusal.NOT_IN_POOL     # V28
    return unfit_for_building(st, company, st.open_stack - 1) if st.open_stack else 0       # V20, V28

def unfit_for_building(st: State, company: int, stack: int) -> int:
    """V20, V28  Why a company cannot lie on a stack of a reorganisation, mistakes or not; or 0."""
    found = unfit(st, company, stack, 1)
    if found == Refusal.SAME_INDUSTRY: return Refusal.REORG_SAME_INDUSTRY
    if found == Refusal.NO_COMMON_LETTER: return Refusal.REORG_NO_COMMON_LETTER
    return found

def add(st: State, company: int) -> None:
    """V28"""
    if st.open_stack: lay_on(st, company, st.open_stack - 1)
    else: lay_alone(st, company)
    st.open_stack = company + 1
    st.pool -= 1
    if st.pool == 0: end_reorganisation(st)

def may_close(st: State) -> int:
    """V28  The next company begins another stack."""
    return 0 if st.open_stack else Refusal.NO_OPEN_STACK

def close(st: State) -> None:
    """V28"""
    st.open_stack = 0

def end_reorganisation(st: State) -> None:
    """V28, V33  Other operations may follow."""
    st.open_stack = 0
    st.phase = Phase.MAIN
    tell(st, Event.REORGANISED, st.actor, profit(st, st.actor))


# Forced reorganisation

def has_mistake(st: State, seat: int) -> int:
    """V32"""
    for company in range(COMPANIES):
        if st.top[company] and st.holder[company] == seat and is_wrong(st, company): return 1
    return 0

def put_right(st: State) -> int:
    """V32-V36  Before any other operation. 1 if it could not be paid, which ends the operations of this turn."""
    if can_pay(st, moving_cost(st)) == 0:                                       # V35
        tell(st, Event.MISTAKE_NOT_PAID, st.actor, moving_cost(st))
        lose_cards(st)
        take_out_all(st)
        return 1
    tell(st, Event.MISTAKE_PAID, st.actor, moving_cost(st))
    if st.edition == RICHE:                                                     # V34
        st.owed += moving_cost(st)
        take_out_all(st)
    else:                                                                       # V33
        reorg(st)
        st.phase = Phase.FORCED
    return 0

def lose_cards(st: State) -> None:
    """V35  All Capital cards; in Riche ou Pauvre all cards."""
    for card in range(CARDS):
        if card < CAPITAL or st.edition == RICHE:
            while st.hand[st.actor][card]:
                tell(st, Event.LOST_CARD, st.actor, card)
                hand_over(st, st.actor, card)
                st.discarded[card] += 1

def take_out_all(st: State) -> None:
    """V34, V35"""
    for company in range(COMPANIES):
        if st.top[company] and st.holder[company] == st.actor and is_wrong(st, company): take_out(st, company)

def take_out(st: State, top: int) -> None:
    """V36  Build the stack again: the lowest company of an industry stays, every higher one is laid alone."""
    stack = scratch(TALLEST)
    height = st.height[top]
    company = top
    for level in range(height):
        stack[height - 1 - level] = company
        company = st.under[company] - 1
    base = stack[0]
    lay_alone(st, base)
    for level in range(1, height):
        company = stack[level]
        if (st.industries[base] >> INDUSTRY[company]) & 1:
            tell(st, Event.PUT_RIGHT, st.actor, company)
            lay_alone(st, company)
        else:
            lay_on(st, company, base)
            base = company
