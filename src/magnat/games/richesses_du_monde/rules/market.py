"""R66-R71, R75  The market before each roll, and free sales."""

from typing import Any

from magnat.core.declare import everybody, next_asked, push, tell, unsaid
from magnat.core.kit import has, pay, without

from ..components import RAISE, SEATS
from ..state import MOST_DEALS, Event, Phase, Proposal, Refusal, State, parties
from .amounts import begin_sum, take_sum
from .bidding import end_sale, keep_lot
from .course import leave_market
from .partners import must_agree
from .payments import join_lot, take_lot


def is_open(st: Any) -> int:
    """R75  The market has been opened and not yet closed, whatever is being dealt with in it."""
    if st.phase == Phase.MARKET: return 1
    for frame in range(st.depth):
        if st.phase_below[frame] == Phase.MARKET: return 1
    return 0

@State.fact(SEATS, most=MOST_DEALS, to=everybody, of="seat", value=unsaid(), observed=False)
def deals_left(st: State, seat: int) -> int:
    """R75  Operations that a party may still start in this market; while none is open, in the next one."""
    return st.market_cap - st.deals[seat] if is_open(st) else st.market_cap

def pass_by(st: State) -> None:
    """R75  Nobody is asked twice."""
    leave_market(st)


# Free sale

def may_offer_sale(st: State, production: int) -> int:
    """R66, R71  One of one's own lots, even a single title (R34), unless it was just refused."""
    if not st.held[st.actor][production]: return Refusal.NO_SUCH_LOT    # R33
    if has(st.barred[st.actor], production): return Refusal.BARRED   # R71
    return 0

def offer_sale(st: State, production: int) -> None:
    """R66, R67  The whole lot; then its price."""
    st.deals[st.actor] += 1
    seller = st.actor
    push(st)
    st.lot = production + 1
    st.seller = seller
    st.phase = Phase.SALE_ASK
    begin_sum(st, RAISE)

def name_price(st: State) -> None:
    """R67, R68  The others are asked clockwise; the first bid is at least the asking price."""
    if must_agree(st, Proposal.NAME_PRICE, 0): return                   # R83
    st.price = take_sum(st)
    st.steps = 0
    st.least = st.price
    tell(st, Event.OFFERED, st.seller, st.lot - 1, st.price)
    st.phase = Phase.SALE_BID
    st.pending = without(parties(st), st.seller)
    st.actor = next_asked(st, st.seller)

def abandon_sale(st: State) -> None:
    """R75  Nothing was offered yet, so nothing is barred; the operation counts as started."""
    take_sum(st)
    st.steps = 0
    end_sale(st)

def may_sell_to(st: State, seat: int) -> int:
    """R69"""
    return 0 if st.bids[seat] else Refusal.NO_BID

def sell_to(st: State, seat: int) -> None:
    """R69, R70  To any party that bid, at its last bid; paid and handed over at once."""
    if must_agree(st, Proposal.SELL_TO, seat): return                   # R83
    tell(st, Event.SOLD, st.actor, st.lot - 1, seat, st.bids[seat])
    pay(st, seat, st.actor, st.bids[seat])
    join_lot(st, seat, st.lot - 1, take_lot(st, st.actor, st.lot - 1))
    end_sale(st)

def keep(st: State) -> None:
    """R69, R71"""
    keep_lot(st)
