"""S138-S141  Trades with players: goods that sell here are bought from others on this space; offers are judged by what both sides gain."""

from magnat.core.declare import tell

from ..components import (
    BUYS, COINS, CULTURES, EQUIPMENT_COST, FACTORY_GOOD_VALUE, FARE, GOALS, GOOD_VALUE, HELD_CARD, HELD_EQUIPMENT, HELD_FACTORY, HELD_GOOD,
    HELD_PASSENGER, HELD_RELIC, IOU, NONE, RELIC_TRADE_IN, SHIP_HOLDS, THINGS,
)
from ..rules.end import net_worth
from ..rules.holds import goods_aboard, halves_aboard
from ..rules.market import demand_for
from ..rules.places import here, is_trading_place
from ..rules.trade import may_gc, may_offer, may_take, may_trade
from ..state import SPENT, Block, State, culture_here
from .hints import Hint

CLOSE = 300         # credits below the goal: who is so close gets no help
SOLD_LATER = 2      # what must still be carried to a buyer counts half
SOLD_NEXT = 4       # what sells here costs its owner a turn: a fourth of it
SHARE = 3           # the other side gets a third of the gain
LEAST_GAIN = 10     # credits that make an offer worth the words


# What things are worth

def thing_value(st: State, thing: int) -> int:
    """What a thing is worth to a player who has it and is not on turn, in credits."""
    if thing < HELD_PASSENGER:
        brings = sells_for(st, thing)
        return brings - brings // SOLD_NEXT if brings else printed_value(thing) // SOLD_LATER
    if thing < HELD_EQUIPMENT: return FARE[thing - HELD_PASSENGER] // SOLD_LATER
    if thing < HELD_RELIC: return EQUIPMENT_COST[thing - HELD_EQUIPMENT] // SOLD_LATER
    return RELIC_TRADE_IN[thing - HELD_RELIC] if thing < HELD_CARD else IOU[thing - HELD_CARD] // SOLD_LATER

def printed_value(thing: int) -> int:
    """S113  The sale value of a good or factory good."""
    return GOOD_VALUE[thing] if thing < HELD_FACTORY else FACTORY_GOOD_VALUE[thing - HELD_FACTORY]

def sells_for(st: State, thing: int) -> int:
    """S112, S125  What a good or factory good brings where the active ship is; 0 if nobody buys it here."""
    culture = culture_here(st)
    good = thing - HELD_GOOD if thing < HELD_FACTORY else thing - HELD_FACTORY
    if not is_trading_place(st, here(st)) or culture >= CULTURES or not BUYS[good][culture]: return 0
    return printed_value(thing) + demand_for(st, good, culture, 0)

def is_close(st: State, seat: int) -> int:
    """S145"""
    return 1 if st.goal < len(GOALS) and net_worth(st, seat) + CLOSE >= GOALS[st.goal] else 0


# Offers of one's own

def price_of(st: State, thing: int) -> int:
    """What is offered for a good that sells here: what it is worth to its owner, and a share of the gain; in tens."""
    worth = thing_value(st, thing)
    return (worth + (sells_for(st, thing) - worth) // SHARE + COINS[1] - 1) // COINS[1] * COINS[1]

def wanted_from(st: State, seat: int) -> int:
    """The good of another player with which the active player gains most, and more than the other, by selling it here at once, or NONE."""
    best = NONE
    most = LEAST_GAIN - 1
    for thing in range(HELD_PASSENGER):
        if st.held[seat][thing]:
            gain = sells_for(st, thing) - price_of(st, thing)
            if gain > most and gain > price_of(st, thing) - thing_value(st, thing) and price_of(st, thing) <= st.credits[st.active]:
                best = thing
                most = gain
    return best

def best_partner(st: State) -> int:
    """S138  A player on this space who has such a good and is not about to win; asked once a turn. It needs a sale action and a free hold."""
    if st.sales == SPENT or SHIP_HOLDS[st.ship[st.active]] <= goods_aboard(st, st.active) + (halves_aboard(st, st.active) + 1) // 2: return NONE
    for seat in range(st.seats):
        if may_trade(st, seat) == 0 and st.offers[seat] == 0 and not is_close(st, seat) and wanted_from(st, seat) != NONE: return seat
    return NONE

def bargain_act(st: State) -> int:
    """S138  Open a draft with somebody who has what sells here; NONE if there is nobody."""
    seat = best_partner(st)
    if seat == NONE: return NONE
    thing = wanted_from(st, seat)
    tell(st, Hint.BUY_FROM, seat, thing, sells_for(st, thing) - price_of(st, thing))
    return Block.trade + seat

def advise_draft(st: State) -> int:
    """S139  The good, then its price, then the offer; a draft that holds anything else is called off."""
    thing = wanted_from(st, st.partner)
    if thing == NONE or not is_draft_of(st, thing): return Block.cancel
    if st.take[thing] == 0: return Block.take + thing if may_take(st, thing) == 0 else Block.cancel
    for step in range(len(COINS)):
        coin = len(COINS) - 1 - step
        if COINS[coin] <= price_of(st, thing) - st.give_credits and may_gc(st, coin) == 0: return Block.gc + coin
    return Block.offer if st.give_credits == price_of(st, thing) and may_offer(st) == 0 else Block.cancel

def is_draft_of(st: State, thing: int) -> int:
    """Whether nothing lies in the draft but one such good and at most its price."""
    for other in range(THINGS):
        if st.give[other] or st.take[other] > (1 if other == thing else 0): return 0
    return 1 if st.take_credits == 0 and st.give_credits <= price_of(st, thing) else 0


# Offers of others

def partner_gain(st: State) -> int:
    """What the player who is asked gains by the offer that lies there."""
    gain = st.give_credits - st.take_credits
    for thing in range(THINGS):
        if st.give[thing] + st.take[thing]: gain += (st.give[thing] - st.take[thing]) * thing_value(st, thing)
    return gain

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
