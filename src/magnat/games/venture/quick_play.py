"""Quick play, for playouts: the advice at printed prices, which plans a reorganisation only now and then and none with a purchase.

The advice spends nearly all its time on plans and on what a payment leaves, and both change little from one operation to the next.
"""

from .advice import (
    advise, best_place, denied, haste, holds_mark, money_worth, planned_within, raid_worth, saved_mark, scorings, scorings_when_grown, worth_on,
)
from .components import CAPITAL, COMPANIES, MARKS, MOVING, SLOTS, VALUE
from .rules.capital import can_pay
from .rules.conglomerates import profit
from .rules.proxy import is_target, raid_cost
from .rules.reorganisation import may_reorg
from .rules.takeover import may_buy
from .state import Block, Phase, State

PLANNING = (1, 1, 1, 2, 3, 3, 3)  # a reorganisation is thought of in every so many rounds; by players: the fewer, the more companies each
QUICK_THOUGHT = 20      # groups of companies tried for it


def quick_main(st: State) -> int:
    """V10  The operation that brings most, or none."""
    times = scorings(st)
    later = scorings_when_grown(st)
    million = money_worth(st)
    best = Block.end_ops
    most = 0
    if may_reorg(st) == 0 and st.turn // st.seats % PLANNING[st.seats] == 0:
        value = (planned_within(st, -1, QUICK_THOUGHT) - profit(st, st.actor)) * times - MOVING * st.controlled[st.actor] * million
        if value > most:
            most = value
            best = Block.reorg
    for slot in range(SLOTS):
        if may_buy(st, slot) == 0:
            company = st.centre[slot] - 1
            value = worth_on(st, company, best_place(st, company, times, later), times, later) - VALUE[company] * million
            value += denied(st, company, times) + haste(st, company)
            if value > most:
                most = value
                best = Block.buy + slot
    if holds_mark(st):
        for company in range(COMPANIES):
            if is_target(st, company):
                raid = raid_worth(st, company, times, later)
                for mark in range(MARKS):
                    if st.hand[st.actor][CAPITAL + mark] and can_pay(st, raid_cost(mark, company)):
                        value = raid - raid_cost(mark, company) * million - saved_mark(st, mark)
                        if value > most:
                            most = value
                            best = Block.proxy + mark
    return best

def quick(st: State) -> int:
    """What a hurried player would do now."""
    return quick_main(st) if st.phase == Phase.MAIN else advise(st)
