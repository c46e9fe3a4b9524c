"""S129-S132  What factories and merchant spaceports bring in."""

from magnat.core.declare import tell

from ..components import FACTORY_GOOD_COST, FACTORY_SHARE, NONE, PERCENT, PORT_SHARE, SPACE_ORBIT
from ..state import Event, State
from .places import here
from .variants import bank_pays


def pay_factory_commission(st: State, culture: int) -> None:
    """S131  Half the cost of the factory good, from the bank, also to who bought it himself."""
    owner = st.factory[culture]
    sum = FACTORY_GOOD_COST[culture] * FACTORY_SHARE // PERCENT
    tell(st, Event.FACTORY_COMMISSION, owner, culture, sum)
    bank_pays(st, owner, sum)

def pay_port_commission(st: State) -> None:
    """S129, S130, S132  A tenth of the transactions of the phase, to the owner of the merchant port."""
    orbit = SPACE_ORBIT[here(st)]
    sum = st.total * PORT_SHARE // PERCENT
    if orbit == NONE or st.port[orbit] == NONE or sum == 0: return
    tell(st, Event.PORT_COMMISSION, st.port[orbit], here(st), sum)
    bank_pays(st, st.port[orbit], sum)
