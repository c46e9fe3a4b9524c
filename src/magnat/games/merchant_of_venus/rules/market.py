"""S88-S96, S108-S115, S125-S128  Transactions: their limits, paying, goods bought and sold, First Contact cards."""

from magnat.core.declare import everybody, tell, unsaid

from ..components import (
    BASE_CULTURE, BUYS, CUP_DEMAND, CUP_FACTORY, CUP_GOOD, DEMAND_AT, DEMAND_BONUS, DEMANDS, FACTORY_GOOD_COST, FACTORY_GOOD_VALUE, GOOD_COST,
    GOOD_VALUE, HELD_CARD, HELD_FACTORY, HELD_GOOD, IOU, MOST_CREDITS, NONE, SALE_CULTURE, SALE_GOOD, SALES, SEATS,
)
from ..state import LAST, SPENT, UNLIMITED, Event, Phase, Refusal, State, culture_here
from .cup import draw_tokens
from .commissions import pay_factory_commission
from .holds import has_room, load, unload
from .places import here, limits_actions
from .turn import end_turn
from .variants import bank_pays, is_over, pay_bank


# Limits

def open_transactions(st: State) -> None:
    """S88, S90, S91  One sale and one purchase for who landed in a city or neutral port; else as many as one likes."""
    allowed = LAST if st.moved and limits_actions(st, here(st)) else UNLIMITED
    st.sales = allowed
    st.buys = allowed
    st.actor = st.active
    st.phase = Phase.TRANSACT

def use_sale(st: State) -> None:
    """S90, S114"""
    if st.sales == LAST: st.sales = SPENT

def done(st: State) -> None:
    """S93  The phase ends when the player says so."""
    end_turn(st)


# Paying

def price_refused(st: State, price: int) -> int:
    """S17, S94, S109, S110"""
    if st.iou + st.pool + st.credits[st.active] < price: return Refusal.TOO_DEAR
    return Refusal.NO_PURCHASE_LEFT if st.buys == SPENT and st.iou < price else 0

def pay_for(st: State, price: int) -> None:
    """S94, S109, S110, S130  From the card, then the trade-in value, then credits; paid wholly by the card it is no purchase action."""
    from_card = min(st.iou, price)
    from_pool = min(st.pool, price - from_card)
    from_purse = price - from_card - from_pool
    if from_card < price and st.buys == LAST: st.buys = SPENT
    st.iou -= from_card
    st.pool -= from_pool
    st.total += from_card + from_purse
    if st.commission_base: st.total += from_pool                        # A26
    pay_bank(st, st.active, from_purse)


# Goods

def may_buy_good(st: State, good: int) -> int:
    """S94-S96, S121"""
    if good != culture_here(st): return Refusal.NOT_SOLD_HERE           # S95
    if not st.market[CUP_GOOD + good]: return Refusal.NONE_LEFT         # S96
    if not has_room(st, HELD_GOOD + good): return Refusal.NO_ROOM       # S121
    return price_refused(st, GOOD_COST[good])

def buy_good(st: State, good: int) -> None:
    """S96"""
    tell(st, Event.BOUGHT_GOOD, st.actor, good, GOOD_COST[good])
    pay_for(st, GOOD_COST[good])
    st.market[CUP_GOOD + good] -= 1
    load(st, HELD_GOOD + good)

def may_buy_fgood(st: State, good: int) -> int:
    """S94-S96, S98, S121"""
    if good != culture_here(st): return Refusal.NOT_SOLD_HERE           # S95
    if st.factory[good] == NONE: return Refusal.NO_FACTORY              # S98
    if not st.market[CUP_FACTORY + good]: return Refusal.NONE_LEFT      # S96
    if not has_room(st, HELD_FACTORY + good): return Refusal.NO_ROOM    # S121
    return price_refused(st, FACTORY_GOOD_COST[good])

def buy_fgood(st: State, good: int) -> None:
    """S98, S131  The owner of the factory gets his share at once."""
    tell(st, Event.BOUGHT_FACTORY_GOOD, st.actor, good, FACTORY_GOOD_COST[good])
    pay_for(st, FACTORY_GOOD_COST[good])
    st.market[CUP_FACTORY + good] -= 1
    load(st, HELD_FACTORY + good)
    pay_factory_commission(st, good)

def sale_refused(st: State, thing: int, good: int) -> int:
    """S90, S112, S114"""
    if not st.held[st.actor][thing]: return Refusal.NOT_ABOARD
    if not buys_here(st, good): return Refusal.NO_BUYER                 # S101, S112
    return Refusal.NO_SALE_LEFT if st.sales == SPENT else 0

def buys_here(st: State, good: int) -> int:
    """S101, S112  Whether the culture of this place is among the buyers; the Galactic Base buys no goods."""
    culture = culture_here(st)
    return BUYS[good][culture] if culture < BASE_CULTURE else 0

def may_sell(st: State, good: int) -> int:
    """S112"""
    return sale_refused(st, HELD_GOOD + good, good)

def sell(st: State, good: int) -> None:
    """S113, S115"""
    tell(st, Event.SOLD, st.actor, good, GOOD_VALUE[good] + demand_bonus(st, good))
    sell_token(st, HELD_GOOD + good, CUP_GOOD + good, good, GOOD_VALUE[good])

def may_sellf(st: State, good: int) -> int:
    """S112"""
    return sale_refused(st, HELD_FACTORY + good, good)

def sellf(st: State, good: int) -> None:
    """S113, S115"""
    tell(st, Event.SOLD_FACTORY_GOOD, st.actor, good, FACTORY_GOOD_VALUE[good] + demand_bonus(st, good))
    sell_token(st, HELD_FACTORY + good, CUP_FACTORY + good, good, FACTORY_GOOD_VALUE[good])

def demand_bonus(st: State, good: int) -> int:
    """S125, S127  The sum of the bonuses of all demands for a good that lie here."""
    return bonus_at(st, good, culture_here(st))

def bonus_at(st: State, good: int, culture: int) -> int:
    """S125"""
    return bonus(st, DEMAND_AT[good][culture]) if DEMAND_AT[good][culture] != NONE else 0

def demand_for(st: State, good: int, culture: int, sold: int) -> int:
    """S125, S126  The bonus for one more token of a good, after so many have been sold there."""
    demand = DEMAND_AT[good][culture]
    return max(0, st.market[CUP_DEMAND + demand] - sold) * DEMAND_BONUS[demand] if demand != NONE else 0

@State.fact(DEMANDS, most=MOST_CREDITS, to=everybody, of="demand", value=unsaid("money"), observed=False)
def bonus(st: State, demand: int) -> int:
    """S125, S127  What all tokens of a demand that lie with its culture add to the price."""
    return st.market[CUP_DEMAND + demand] * DEMAND_BONUS[demand]

@State.fact(SEATS, SALES, most=MOST_CREDITS, to=everybody, of=("seat", ""), value=unsaid("money"), observed=False)
def brings(st: State, seat: int, sale: int) -> int:
    """S113, S125, S126  What a player would get for one token of a good aboard and for one of its factory, sold one after the other to a culture."""
    good = SALE_GOOD[sale]
    culture = SALE_CULTURE[sale]
    sum = 0
    sold = 0
    if st.held[seat][HELD_GOOD + good]:
        sum += GOOD_VALUE[good] + demand_for(st, good, culture, sold)
        sold += 1
    if st.held[seat][HELD_FACTORY + good]: sum += FACTORY_GOOD_VALUE[good] + demand_for(st, good, culture, sold)
    return sum

def sell_token(st: State, thing: int, kind: int, good: int, value: int) -> None:
    """S113-S115, S125, S126, S130  The token goes into the cup, with one demand if there is any; then as many are drawn."""
    sum = value + demand_bonus(st, good)
    tokens = 1
    use_sale(st)
    unload(st, thing)
    st.cup[kind] += 1
    if sum > value:
        meet_demand(st, DEMAND_AT[good][culture_here(st)])
        tokens += 1
    st.total += sum
    bank_pays(st, st.actor, sum)
    if not is_over(st): draw_tokens(st, tokens)

def meet_demand(st: State, demand: int) -> None:
    """S126, A12  One token, however many contributed; all of them are alike."""
    tell(st, Event.DEMAND_MET, demand, bonus(st, demand))
    st.market[CUP_DEMAND + demand] -= 1
    st.cup[CUP_DEMAND + demand] += 1


# First Contact cards

def may_iou(st: State, culture: int) -> int:
    """S108"""
    return 0 if st.held[st.actor][HELD_CARD + culture] and culture == culture_here(st) else Refusal.NO_CARD

def iou(st: State, culture: int) -> None:
    """S108  The card leaves the game."""
    tell(st, Event.USED_CARD, st.actor, culture, IOU[culture])
    st.held[st.actor][HELD_CARD + culture] -= 1
    st.used[culture] = 1
    st.iou = IOU[culture]
