"""S138-S141  Offers of other players: what both sides gain, and who is close to the goal."""

from magnat.core.acts import tell

from ..components import (
    EQUIPMENT_COST, FACTORY_GOOD_VALUE, FARE, GOALS, GOOD_VALUE, HELD_CARD, HELD_EQUIPMENT, HELD_FACTORY, HELD_PASSENGER, HELD_RELIC, IOU,
    RELIC_TRADE_IN, THINGS,
)
from ..rules.end import net_worth
from ..state import Block, State
from .hints import Hint

CLOSE = 300         # credits below the goal: who is so close gets no help
SOLD_LATER = 2      # what must still be carried to a buyer counts half


def thing_value(thing: int) -> int:
    """What a thing is worth to a player who has it, in credits."""
    if thing < HELD_FACTORY: return GOOD_VALUE[thing] // SOLD_LATER
    if thing < HELD_PASSENGER: return FACTORY_GOOD_VALUE[thing - HELD_FACTORY] // SOLD_LATER
    if thing < HELD_EQUIPMENT: return FARE[thing - HELD_PASSENGER] // SOLD_LATER
    if thing < HELD_RELIC: return EQUIPMENT_COST[thing - HELD_EQUIPMENT] // SOLD_LATER
    return RELIC_TRADE_IN[thing - HELD_RELIC] if thing < HELD_CARD else IOU[thing - HELD_CARD] // SOLD_LATER

def partner_gain(st: State) -> int:
    """What the player who is asked gains by the offer that lies there; the other side loses as much."""
    gain = st.give_credits - st.take_credits
    for thing in range(THINGS):
        if st.give[thing] + st.take[thing]: gain += (st.give[thing] - st.take[thing]) * thing_value(thing)
    return gain

def is_close(st: State, seat: int) -> int:
    """S145"""
    return 1 if st.goal < len(GOALS) and net_worth(st, seat) + CLOSE >= GOALS[st.goal] else 0

def advise_reply(st: State) -> int:
    """S139  Yes to what gains more than it gives, unless the other side is about to win."""
    gain = partner_gain(st)
    if gain <= 0:
        tell(st, Hint.COSTS_ME, -gain)
        return Block.refuse
    if is_close(st, st.active):
        tell(st, Hint.TOO_CLOSE, st.active)
        return Block.refuse
    tell(st, Hint.GOOD_TRADE, gain)
    return Block.accept
