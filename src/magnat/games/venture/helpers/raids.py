"""What a proxy fight brings: the own gain, the victim's loss, the cost."""

from typing import NamedTuple

from ..components import BASE, COMPANIES, COUNT, LETTERS_ON, MARKS
from ..rules.conglomerates import is_wrong, pays, unfit
from ..rules.proxy import raid_cost
from ..state import State


class Raid(NamedTuple):
    """One row of the table: a company that can be taken."""
    company: int
    victim: int
    gain: int
    loss: int
    costs: tuple[int, ...]


def gain_on(st: State, company: int, stack: int) -> int:
    """V20, V38  By how much a company raises the profit of a stack, or -1 if it cannot lie there."""
    if unfit(st, company, stack, 1) or is_wrong(st, stack): return -1
    letters = st.letters[stack] & LETTERS_ON[company]
    return max(BASE[st.height[stack] + 1] * COUNT[letters] - pays(st, stack), 0)

def best_gain(st: State, seat: int, company: int) -> int:
    """V19, V38  By how much a company raises the profit of a player if it is placed well; alone it does no harm."""
    best = 0
    for stack in range(COMPANIES):
        if st.top[stack] and st.holder[stack] == seat: best = max(best, gain_on(st, company, stack))
    return best

def loss_of(st: State, company: int) -> int:
    """V27, V38  By how much the profit of its owner falls when a top company is taken; it may even rise."""
    return pays(st, company) - (pays(st, st.under[company] - 1) if st.under[company] else 0)

def raid_table(st: State, seat: int) -> list[Raid]:
    """V23-V27  Every company that a player could take, whatever is in hand: for people and clients, not for compiled code."""
    rows = []
    for company in range(COMPANIES):
        if st.top[company] and st.holder[company] != seat:
            costs = tuple(raid_cost(mark, company) for mark in range(MARKS))
            rows.append(Raid(company, st.holder[company], best_gain(st, seat, company), loss_of(st, company), costs))
    return rows
