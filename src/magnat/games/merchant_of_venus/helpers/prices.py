"""S94-S144  What everything at the counter costs and brings, whether or not it can be done now."""

from __future__ import annotations

from collections.abc import Callable

from magnat.core.asking import Question

from ..components import (
    EQUIPMENT_COST, FACTORY_COST, FACTORY_GOOD_COST, FACTORY_GOOD_VALUE, FARE, GOOD_COST, GOOD_VALUE, IOU, ITEM_TRADE_IN, PORT_COST, RELIC_VALUE,
    SHIP_COST, SHIP_TRADE_IN,
)
from ..rules.deeds import home_price
from ..rules.market import demand_bonus
from ..state import Phase, State
from .answers import Price, Prices

SUMS: dict[str, Callable[[State, int], int]] = {  # received; less than 0: paid
    "sell": lambda st, good: GOOD_VALUE[good] + demand_bonus(st, good),             # S113, S125
    "sellf": lambda st, good: FACTORY_GOOD_VALUE[good] + demand_bonus(st, good),
    "drop": lambda st, passenger: FARE[passenger],                                  # S116
    "iou": lambda st, culture: IOU[culture],                                        # S108
    "barter": lambda st, item: ITEM_TRADE_IN[item],                                 # S133
    "buy_good": lambda st, good: -GOOD_COST[good],                                  # S96
    "buy_fgood": lambda st, good: -FACTORY_GOOD_COST[good],
    "buy_fdeed": lambda st, culture: -home_price(st, FACTORY_COST[culture]),        # S97, S144
    "buy_pdeed": lambda st, orbit: -home_price(st, PORT_COST),                      # S107, S144
    "buy_equip": lambda st, equipment: -EQUIPMENT_COST[equipment],                  # S100
    "buy_ship": lambda st, ship: SHIP_TRADE_IN[st.ship[st.active]] - SHIP_COST[ship],  # S105
    "buy_relic": lambda st, relic: -RELIC_VALUE[relic],                             # S136
}
OF_ANOTHER_PLACE = ("NOT_SOLD_HERE", "NO_BUYER", "NOT_ABOARD", "NO_CARD")


def prices(question: Question[State]) -> Prices:
    """S94-S144  The sum of every act at this counter: also of those that are too dear, or for which there is no room."""
    question.must_be(Phase.TRANSACT)
    game, st = question.game, question.st
    found: list[Price] = []
    for block, sum_of in SUMS.items():
        for argument in range(game.blocks[block].size):
            refused = game.refusal(st, game.act_id(block, argument))
            if refused is None or refused.reason not in OF_ANOTHER_PLACE:
                found.append({"act": (block, argument), "sum": sum_of(st, argument)})
    return {"prices": found}
