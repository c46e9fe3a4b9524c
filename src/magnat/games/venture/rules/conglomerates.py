"""V19-V22, V38-V39  Stacks: each company knows the stack beneath it, so that only the top has to be looked at."""

from magnat.core.declare import TRUTH, everybody, scratch
from magnat.core.kit import how_many

from ..components import BASE, COMPANIES, COUNT, INDUSTRY, LETTERS_ON, MASKS, SEATS, TALLEST
from ..state import MOST_POINTS, Refusal, State


def unfit(st: State, company: int, stack: int, strict: int) -> int:
    """V20, V21  Why a company cannot lie on the stack with that top, or 0. Not strict: the same industry may come twice."""
    if st.height[stack] == TALLEST: return Refusal.TOO_TALL
    if strict and (st.industries[stack] >> INDUSTRY[company]) & 1: return Refusal.SAME_INDUSTRY
    if st.letters[stack] & LETTERS_ON[company] == 0: return Refusal.NO_COMMON_LETTER
    return 0

def lay_alone(st: State, company: int) -> None:
    """V19"""
    st.top[company] = 1
    st.under[company] = 0
    st.height[company] = 1
    st.letters[company] = LETTERS_ON[company]
    st.industries[company] = 1 << INDUSTRY[company]

def lay_on(st: State, company: int, stack: int) -> None:
    """V19, V22  Always on top."""
    st.top[stack] = 0
    st.top[company] = 1
    st.under[company] = stack + 1
    st.height[company] = st.height[stack] + 1
    st.letters[company] = st.letters[stack] & LETTERS_ON[company]
    st.industries[company] = st.industries[stack] | 1 << INDUSTRY[company]

def lift(st: State, company: int) -> None:
    """V24, V27  The top company leaves its stack; what was beneath it is as it was before."""
    if st.under[company]: st.top[st.under[company] - 1] = 1
    pick_up(st, company)

def pick_up(st: State, company: int) -> None:
    """V28  A company lies nowhere any more, until it is laid again."""
    st.top[company] = 0
    st.under[company] = 0
    st.height[company] = 0
    st.letters[company] = 0
    st.industries[company] = 0

def is_wrong(st: State, top: int) -> int:
    """V32  Whether the stack with that top holds two companies of one industry."""
    return 1 if st.height[top] != how_many(st.industries[top]) else 0

@State.fact(COMPANIES, most=1, to=everybody, of="company", value=TRUTH)
def misplaced(st: State, company: int) -> int:
    """V36  Whether a company lies above another one of its industry."""
    beneath = max(0, st.under[company] - 1)
    return min(1, st.under[company]) * (st.industries[beneath] >> INDUSTRY[company] & 1)

@State.fact(COMPANIES, most=BASE[TALLEST] * COUNT[MASKS - 1], to=everybody, of="company", value="money")
def pays(st: State, top: int) -> int:
    """V38, V39  What the stack with that top brings when a Profit card is shown."""
    return (1 - is_wrong(st, top)) * BASE[st.height[top]] * how_many(st.letters[top])

def profits(st: State, found: list[int]) -> None:
    """V38  The same for every player, in one look at the stacks."""
    rates = scratch(COMPANIES)
    for company in range(COMPANIES):
        rates[company] = st.top[company] * pays(st, company)
    for seat in range(SEATS):
        total = 0
        for company in range(COMPANIES):
            if st.holder[company] == seat: total += rates[company]
        found[seat] = total

@State.fact(SEATS, most=MOST_POINTS, to=everybody, of="seat", value="money", together=profits)
def profit(st: State, seat: int) -> int:
    """V38  What a Profit card would bring a player now."""
    total = 0
    for company in range(COMPANIES):
        if st.top[company] and st.holder[company] == seat: total += pays(st, company)
    return total
