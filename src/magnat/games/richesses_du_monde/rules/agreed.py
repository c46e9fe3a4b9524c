"""R83  What partners have agreed to, carried out; and what is done instead where one of them objects."""

from magnat.core.declare import pop

from ..components import PRODUCTIONS
from ..state import Phase, Proposal, State
from .amounts import take_sum
from .auction_square import cheapest, put_up
from .bidding import bid_min, give_up, pass_auction, pass_sale, put_up_in_grace, raise_to
from .market import sell_to
from .payments import price_of
from .purchase import buy
from .turn import resign


# What was agreed to, by the phase in which it was proposed where there are several

def do_buy(st: State) -> None:
    """R26"""
    buy(st, st.matter)

def do_put_up(st: State) -> None:
    """R41, R92"""
    if st.phase == Phase.GRACE_PICK: put_up_in_grace(st, st.matter)
    else: put_up(st, st.matter)

def do_bid(st: State) -> None:
    """R48, R49"""
    if st.phase == Phase.RAISE: raise_to(st)
    else: bid_min(st)

def do_sell_to(st: State) -> None:
    """R69"""
    sell_to(st, st.matter)

def do_give_up(st: State) -> None:
    """R92"""
    if st.phase == Phase.GRACE_PICK: give_up(st)
    else: resign(st)


# What happens where one objects: as when nobody answers in time

def pass_instead(st: State) -> None:
    """R53, R68  Nothing is bid."""
    pop(st)
    take_sum(st)
    st.steps = 0
    if st.phase == Phase.SALE_BID: pass_sale(st)
    else: pass_auction(st)

def put_up_cheapest(st: State) -> None:
    """R41  Something has to be put up, and nobody is asked about it again."""
    st.proposal = Proposal.PUT_UP
    put_up(st, cheapest(st))

def put_up_cheapest_in_grace(st: State) -> None:
    """R92  A debtor who has lots and does not give up puts one up."""
    best = PRODUCTIONS
    for production in range(PRODUCTIONS):
        if st.held[st.actor][production]:
            if best == PRODUCTIONS or price_of(st, st.actor, production) < price_of(st, st.actor, best): best = production
    st.proposal = Proposal.PUT_UP
    put_up_in_grace(st, best)
