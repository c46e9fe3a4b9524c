"""S97, S99, S107, S144  Deeds of factories and merchant spaceports."""

from magnat.core.declare import tell

from ..components import FACTORY_COST, HOME, HOME_DISCOUNT, NONE, ORBIT_SYSTEM, PERCENT, PORT_COST, SPACE_SYSTEM
from ..state import Event, Refusal, State, culture_here
from .market import price_refused, pay_for
from .places import here


def home_price(st: State, price: int) -> int:
    """S144  A fifth less in the system of one's home culture."""
    return price - price * HOME_DISCOUNT // PERCENT if HOME[st.race[st.active]] == culture_here(st) else price

def may_buy_fdeed(st: State, culture: int) -> int:
    """S94, S95, S97"""
    if culture != culture_here(st): return Refusal.NOT_SOLD_HERE
    if st.factory[culture] != NONE: return Refusal.DEED_SOLD            # S97
    return price_refused(st, home_price(st, FACTORY_COST[culture]))

def buy_fdeed(st: State, culture: int) -> None:
    """S97, S144"""
    price = home_price(st, FACTORY_COST[culture])
    tell(st, Event.BOUGHT_FACTORY, st.actor, culture, price)
    pay_for(st, price)
    st.factory[culture] = st.actor

def may_buy_pdeed(st: State, orbit: int) -> int:
    """S84, S94, S95, S107, S166"""
    if ORBIT_SYSTEM[orbit] != SPACE_SYSTEM[here(st)]: return Refusal.NOT_SOLD_HERE
    if st.port[orbit] != NONE: return Refusal.DEED_SOLD                 # S107
    return price_refused(st, home_price(st, PORT_COST))

def buy_pdeed(st: State, orbit: int) -> None:
    """S107, S144  The orbit is now a merchant port for all."""
    price = home_price(st, PORT_COST)
    tell(st, Event.BOUGHT_PORT, st.actor, orbit, price)
    pay_for(st, price)
    st.port[orbit] = st.actor
