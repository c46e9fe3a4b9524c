"""S100-S106, S133-S137, S142, S143  Equipment, relics and ships: bought, bartered, exchanged, thrown out."""

from magnat.core.declare import tell

from ..components import (
    BASE_CULTURE, CUP_FACTORY, CUP_GOOD, CUP_PASSENGER, EQUIPMENT, EQUIPMENT_COST, HELD_EQUIPMENT, HELD_FACTORY, HELD_PASSENGER, HELD_RELIC,
    ITEM_TRADE_IN, NONE, RELIC_VALUE, SELLS_SHIP, SHIP_COST, SHIP_TRADE_IN, SOLD_EQUIPMENT, SPACE_SYSTEM,
)
from ..state import AT_BASE, SPENT, Event, Refusal, State, culture_here
from .cup import draw_tokens, go_on_trading
from .holds import has_room, load, unload
from .market import price_refused, pay_for, use_sale
from .places import here


# Barter

def market_here(st: State) -> int:
    """S136  Where a bartered relic lies: in the market of this system, or at the Galactic Base."""
    system = SPACE_SYSTEM[here(st)]
    return system if system != NONE else AT_BASE

def take_in(st: State, sum: int) -> None:
    """S130, S133, S134  The trade-in value can be spent here, this turn."""
    use_sale(st)
    st.pool += sum
    st.total += sum

def may_barter(st: State, item: int) -> int:
    """S90, S101, S133"""
    if not st.held[st.actor][HELD_EQUIPMENT + item]: return Refusal.NOT_ABOARD
    return Refusal.NO_SALE_LEFT if st.sales == SPENT else 0

def barter(st: State, item: int) -> None:
    """S135, S136  Equipment goes back to its pile; a relic is now for sale here."""
    tell(st, Event.BARTERED, st.actor, item, ITEM_TRADE_IN[item])
    unload(st, HELD_EQUIPMENT + item)
    if item < EQUIPMENT: st.pile[item] += 1
    else: st.relic_at[item - EQUIPMENT] = market_here(st)
    take_in(st, ITEM_TRADE_IN[item])

def may_buy_relic(st: State, relic: int) -> int:
    """S95, S136"""
    if st.relic_at[relic] != market_here(st): return Refusal.NOT_SOLD_HERE
    return price_refused(st, RELIC_VALUE[relic])

def buy_relic(st: State, relic: int) -> None:
    """S136  It needs no room."""
    tell(st, Event.BOUGHT_RELIC, st.actor, relic, RELIC_VALUE[relic])
    pay_for(st, RELIC_VALUE[relic])
    st.relic_at[relic] = NONE
    load(st, HELD_RELIC + relic)


# Equipment and ships

def may_buy_equip(st: State, equipment: int) -> int:
    """S18, S94, S100, S102, S103"""
    culture = culture_here(st)
    if culture == BASE_CULTURE or SOLD_EQUIPMENT[culture] != equipment: return Refusal.NOT_SOLD_HERE
    if not st.pile[equipment]: return Refusal.NONE_LEFT                                 # S18
    if not has_room(st, HELD_EQUIPMENT + equipment): return Refusal.NO_ROOM             # S102, S103
    return price_refused(st, EQUIPMENT_COST[equipment])

def buy_equip(st: State, equipment: int) -> None:
    """S100, S102, S103"""
    tell(st, Event.BOUGHT_EQUIPMENT, st.actor, equipment, EQUIPMENT_COST[equipment])
    pay_for(st, EQUIPMENT_COST[equipment])
    st.pile[equipment] -= 1
    load(st, HELD_EQUIPMENT + equipment)

def may_buy_ship(st: State, ship: int) -> int:
    """S100, S101, S104, S105, S137"""
    if not SELLS_SHIP[culture_here(st)][ship]: return Refusal.NOT_SOLD_HERE
    if st.ship[st.actor] == ship: return Refusal.SAME_SHIP                              # S104
    if st.sales == SPENT: return Refusal.NO_SALE_LEFT                                   # S105
    trade_in = SHIP_TRADE_IN[st.ship[st.actor]]
    if st.buys == SPENT and st.iou < SHIP_COST[ship]: return Refusal.NO_PURCHASE_LEFT   # S105
    return 0 if st.iou + st.pool + trade_in + st.credits[st.actor] >= SHIP_COST[ship] else Refusal.TOO_DEAR

def buy_ship(st: State, ship: int) -> None:
    """S105, S106, S137  The old ship is taken in exchange; all tokens pass to the new one."""
    old = st.ship[st.actor]
    tell(st, Event.BOUGHT_SHIP, st.actor, ship, SHIP_COST[ship], old, SHIP_TRADE_IN[old])
    take_in(st, SHIP_TRADE_IN[old])
    pay_for(st, SHIP_COST[ship])
    st.ship[st.actor] = ship
    go_on_trading(st)                                                   # S106


# Making room

def may_jettison(st: State, cargo: int) -> int:
    """S106, S142"""
    return 0 if st.held[st.actor][cargo] else Refusal.NOT_ABOARD

def jettison(st: State, cargo: int) -> None:
    """S142, S143  Goods and passengers go into the cup, equipment to its pile; no action, no pay."""
    tell(st, Event.DISCARDED, st.actor, cargo)
    unload(st, cargo)
    if cargo >= HELD_EQUIPMENT:
        st.pile[cargo - HELD_EQUIPMENT] += 1
        go_on_trading(st)
        return
    if cargo >= HELD_PASSENGER: st.cup[CUP_PASSENGER + cargo - HELD_PASSENGER] += 1
    elif cargo >= HELD_FACTORY: st.cup[CUP_FACTORY + cargo - HELD_FACTORY] += 1
    else: st.cup[CUP_GOOD + cargo] += 1
    draw_tokens(st, 1)                                                  # S122

def may_dump(st: State, cargo: int) -> int:
    """S142, A40"""
    if not st.held[st.actor][cargo]: return Refusal.NOT_ABOARD
    return 0 if st.discard_new or st.held[st.actor][cargo] > st.came[cargo] else Refusal.CAME_THIS_TURN

def dump(st: State, cargo: int) -> None:
    """S142"""
    jettison(st, cargo)
