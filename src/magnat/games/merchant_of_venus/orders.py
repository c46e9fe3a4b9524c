"""What a person may order once and for all. Plain Python: orders belong to the live table, not to the rules."""

from __future__ import annotations

from magnat.core.declare import Orders, amounts, flag

from .components import MOST_TOLL, TOLL_IDS
from .rules.places import hazard_cost
from .rules.sights import next_to_spy
from .state import Phase, State

ORDERS = {
    "observe": flag(True, since=2),  # S78, S160  always look at cards and tokens: nobody means to fly past without
    "pay": amounts(len(TOLL_IDS), of="toll", most=MOST_TOLL),  # S58  hazards up to this sum
}


def answer(st: State, seat: int, orders: Orders) -> list[tuple[str, int]] | None:
    """What the orders of a seat say to the question it is asked; None if they say nothing."""
    if st.phase == Phase.OBSERVE and orders["observe"]:
        return [("observe", 0)]
    if st.phase == Phase.SPY and orders["observe"]:
        return [("spy", next_to_spy(st))]
    if st.phase == Phase.HAZARD and hazard_cost(st, st.space[seat]) <= orders["pay"].get(0, 0):
        return [("pay", 0)]
    return None
