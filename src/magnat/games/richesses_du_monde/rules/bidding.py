"""R48-R55, R68, R92  Bids in auctions and free sales, the hammer, and the lots of a debtor in grace."""

from magnat.core.declare import end_answer, everybody, next_asked, pop, push, tell, unsaid
from magnat.core.kit import bank_pays, including, pay, without

from ..components import MOST_CASH, RAISE, SEATS
from ..state import CARD, COLLECTION, NONE, PENALTY, Event, Phase, Proposal, Refusal, State, parties, purse
from .amounts import begin_sum, take_sum
from .auction_square import auction, auction_next
from .course import auctions_held, go_on_in_market
from .news import collect, collect_from, pay_card
from .partners import must_agree
from .payments import half_price, join_lot, take_lot, titles_of
from .royalties import pay_royalties
from .turn import pay_fine


# Bids

def may_bid_min(st: State) -> int:
    """R48, R49, R52"""
    return Refusal.OVER_CASH if st.cash[st.actor] < st.least else 0

def bid_min(st: State) -> None:
    """R48, R49, R68"""
    if must_agree(st, Proposal.BID, 0): return                          # R83
    bid(st, st.least)

@State.fact(most=MOST_CASH + 2 * RAISE, to=everybody, value=unsaid("money"), observed=False)
def least_raise(st: State) -> int:
    """R49  The first sum above the least bid."""
    return st.least + RAISE

@State.fact(SEATS, most=MOST_CASH, to=purse, of="seat", value=unsaid("money"), observed=False)
def most_bid(st: State, seat: int) -> int:
    """R49, R52  The highest sum that a party can bid for the lot on offer; 0 if it cannot bid."""
    cash = st.cash[seat]
    return cash - (cash - st.least) % RAISE if st.lot and cash >= st.least else 0

def may_raise_bid(st: State) -> int:
    """R49, R52"""
    return Refusal.OVER_CASH if st.cash[st.actor] < least_raise(st) else 0

def raise_bid(st: State) -> None:
    """R49  More than the least, in a frame of its own."""
    push(st)
    st.phase = Phase.RAISE
    begin_sum(st, least_raise(st))

def raise_to(st: State) -> None:
    """R49"""
    if must_agree(st, Proposal.BID, 0): return                          # R83
    pop(st)
    bid(st, take_sum(st))

def bid(st: State, sum: int) -> None:
    """R49, R51, R53  All others are asked again, clockwise: who has passed may bid again."""
    tell(st, Event.BID, st.actor, st.lot - 1, sum)
    st.steps = 0
    st.price = sum
    st.least = sum + RAISE
    st.bidder = st.actor
    st.bids[st.actor] = sum
    st.pending = without(without(parties(st), st.seller), st.actor)
    if st.pending: st.actor = next_asked(st, st.actor)
    elif st.phase == Phase.SALE_BID: ask_seller(st)                     # R101
    else: knock_down(st)

def clear_lot(st: State) -> None:
    """R70  The lot is dealt with."""
    st.lot = 0
    st.seller = 0
    st.price = 0
    st.least = 0
    st.bidder = NONE
    for seat in range(st.seats):
        st.bids[seat] = 0


# Free sales (R68, R69)

def pass_sale(st: State) -> None:
    """R68  When all others have passed, the seller chooses among those who bid."""
    tell(st, Event.PASSED, st.actor)
    if not end_answer(st): return
    if st.bidder == NONE: keep_lot(st)
    else: ask_seller(st)

def ask_seller(st: State) -> None:
    """R69"""
    st.pending = 0
    st.actor = st.seller
    st.phase = Phase.SALE_DECIDE

def keep_lot(st: State) -> None:
    """R71  Offered and not sold: barred for a while."""
    tell(st, Event.KEPT, st.seller, st.lot - 1)
    st.barred[st.seller] = including(st.barred[st.seller], st.lot - 1)
    end_sale(st)

def end_sale(st: State) -> None:
    """R75  Back to the market."""
    clear_lot(st)
    pop(st)
    go_on_in_market(st)


# Auctions (R53-R55)

def pass_auction(st: State) -> None:
    """R53  Knocked down when all others have passed since the last bid."""
    tell(st, Event.PASSED, st.actor)
    if end_answer(st): knock_down(st)

def knock_down(st: State) -> None:
    """R54, R55  To the last bidder, or back to the file at half price."""
    seller, production, price = st.seller, st.lot - 1, st.price
    if st.bidder == NONE: sell_to_bank(st, seller, production)
    else:
        tell(st, Event.KNOCKED_DOWN, st.bidder, production, price)
        pay(st, st.bidder, seller, price)
        join_lot(st, st.bidder, production, take_lot(st, seller, production))
    clear_lot(st)
    pop(st)
    if st.phase == Phase.GRACE_PICK: go_on_in_grace(st)
    else: auction_next(st)

def sell_to_bank(st: State, seller: int, production: int) -> None:
    """R47, R55  The bank pays half the price, and the titles can be bought singly again (R28)."""
    price = half_price(st, seller, production)
    tell(st, Event.TO_THE_BANK, seller, production, price)
    bank_pays(st, seller, price)
    st.file[production] += take_lot(st, seller, production)


# A debtor in grace (R92)

def may_put_up_in_grace(st: State, production: int) -> int:
    """R92"""
    return 0 if st.held[st.actor][production] else Refusal.NO_SUCH_LOT

def put_up_in_grace(st: State, production: int) -> None:
    """R92  One lot after the other; face to face the bank takes it at half price."""
    if must_agree(st, Proposal.PUT_UP, production): return              # R83
    if auctions_held(st): auction(st, st.actor, production)
    else:
        sell_to_bank(st, st.actor, production)
        go_on_in_grace(st)

def give_up(st: State) -> None:
    """R92  The debt stays unpaid."""
    if must_agree(st, Proposal.GIVE_UP, 0): return                      # R83
    end_grace(st)

def go_on_in_grace(st: State) -> None:
    """R92  Until the debt is covered or nothing is left."""
    if st.cash[st.actor] >= st.debt or not titles_of(st, st.actor): end_grace(st)

def end_grace(st: State) -> None:
    """R89, R92  The debt is paid now, or the debtor goes under."""
    debtor, debt, cause = st.actor, st.debt, st.cause
    st.debt = 0
    st.cause = 0
    pop(st)
    if cause == PENALTY: pay_fine(st)
    elif cause == CARD: pay_card(st, -debt)
    elif cause == COLLECTION:
        collect_from(st, debtor)
        collect(st, debtor)
    else: pay_royalties(st)
