"""What a person may order once and for all. Plain Python: orders belong to the live table, not to the rules."""

from __future__ import annotations

from magnat.core.declare import Orders, amounts, answer_by_phase, flag

from .components import MOST_TOLL, TOLL_IDS
from .rules.places import hazard_cost
from .rules.sights import next_to_spy
from .state import Phase, State

ORDERS = {
    "observe": flag(True, since=2),  # S78, S160  always look at cards and tokens: nobody means to fly past without
    "pay": amounts(len(TOLL_IDS), of="toll", most=MOST_TOLL),  # S58  hazards up to this sum
}

Act = tuple[str, int]


# What the orders say, by phase.


def answer_observe(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """S78"""
    return [("observe", 0)] if orders["observe"] else None


def answer_spy(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """S160"""
    return [("spy", next_to_spy(st))] if orders["observe"] else None


def answer_hazard(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """S58"""
    return [("pay", 0)] if hazard_cost(st, st.space[seat]) <= orders["pay"].get(0, 0) else None


answer = answer_by_phase(Phase, (answer_observe, answer_spy, answer_hazard))
