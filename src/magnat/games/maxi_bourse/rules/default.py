"""M87-M96  Buyers pay; a buyer who cannot is fined and sells, ceases payments, and may be ruined."""

from magnat.core.declare import pop, push, tell
from magnat.core.kit import bank_pays, pay, pay_bank

from ..components import CARDS, COMPANIES, FINE
from ..state import BANK, DEBT_SALE, MISSED, MISSED_TWICE, SEIZED_SALE, Event, Phase, Refusal, Stage, State, owns_shares
from .market import hand_over, leader
from .rumours import put_under
from .sale import open_sale


# Settlement

def pay_next(st: State) -> None:
    """M34, M87  The next buyer in the order of the sale; after the last one what follows it."""
    for step in range(st.seats):
        seat = (leader(st) + step) % st.seats
        if st.demand[seat]:
            settle_with(st, seat)
            return
    st.stage = st.after

def settle_with(st: State, buyer: int) -> None:
    """M87, M88  He pays and receives the lots, or is in default. A seller is paid in any case (M92)."""
    lots = st.demand[buyer]
    st.demand[buyer] = 0
    if st.kind:
        st.left -= lots
        st.raised += lots * st.price
    if st.cash[buyer] >= lots * st.price: deliver(st, buyer, lots)
    else: open_default(st, buyer, lots)

def deliver(st: State, buyer: int, lots: int) -> None:
    """M16, M87  Payment against delivery."""
    sum = lots * st.price
    if st.seller == BANK:
        tell(st, Event.BOUGHT, buyer, st.company, lots, st.price, sum)
        pay_bank(st, buyer, sum)
    else:
        tell(st, Event.SOLD_TO, st.seller, st.company, lots, buyer, st.price, sum)
        pay(st, buyer, st.seller, sum)
    hand_over(st, st.company, st.seller, buyer, lots)


# The sanction

def open_default(st: State, buyer: int, lots: int) -> None:
    """M88, M91  Price and fine are due; he is suspended. What the other buyers still owe is set aside (M66)."""
    due = lots * st.price + FINE
    tell(st, Event.IMPRUDENT, buyer, st.company, lots, due)
    tell(st, Event.SUSPENDED, buyer, MISSED)
    st.missing[buyer] = MISSED
    for seat in range(st.seats):
        st.owes[seat] = st.demand[seat] * st.price
    push(st)
    st.kind = DEBT_SALE
    st.buyer = buyer
    st.left = lots
    st.due = due
    st.stage = Stage.RAISE

def raise_more(st: State) -> None:
    """M89, M90, M92  Until the sum is reached or no share is left."""
    if st.cash[st.buyer] >= st.due: pay_with_fine(st)
    elif owns_shares(st, st.buyer):
        st.actor = st.buyer
        st.phase = Phase.RAISE_CASH
        st.stage = 0
    else: cease_payments(st)

def may_raise_cash(st: State, company: int) -> int:
    """M89"""
    return 0 if st.held[st.actor][company] else Refusal.NOT_OWNED

def raise_cash(st: State, company: int) -> None:
    """M89  By the usual procedure, without the limit of once a turn."""
    st.company = company
    st.phase = Phase.SALE_QTY

def pay_with_fine(st: State) -> None:
    """M90"""
    buyer, lots = st.buyer, st.left
    end_default(st)
    tell(st, Event.FINED, buyer, FINE)
    pay_bank(st, buyer, FINE)
    deliver(st, buyer, lots)

def end_default(st: State) -> None:
    """M91  Back to the payments of the others."""
    pop(st)
    for seat in range(st.seats):
        st.owes[seat] = 0


# Cessation of payments

def cease_payments(st: State) -> None:
    """M92  The bank takes his cash, pays the selling player in full, seizes the lots and sells them."""
    debtor, lots, due = st.buyer, st.left, st.due
    cash = st.cash[debtor]
    tell(st, Event.CESSATION, debtor, cash)
    pay_bank(st, debtor, cash)
    pop(st)
    company, seller = st.company, st.seller
    if seller != BANK:
        bank_pays(st, seller, lots * st.price)
        hand_over(st, company, seller, BANK, lots)
    tell(st, Event.SEIZED, debtor, company, lots)
    push(st)
    st.kind = DEBT_SALE
    st.buyer = debtor
    st.due = due
    st.raised = cash
    st.stage = Stage.SURPLUS
    open_sale(st, SEIZED_SALE, BANK, debtor, company, lots)

def share_surplus(st: State) -> None:
    """M93, M94  What is left over is his, and he misses two turns; otherwise he is ruined."""
    debtor, surplus = st.buyer, st.raised - st.due
    end_default(st)
    if surplus > 0:
        tell(st, Event.SURPLUS, debtor, surplus)
        tell(st, Event.SUSPENDED, debtor, MISSED_TWICE)
        bank_pays(st, debtor, surplus)
        st.missing[debtor] = MISSED_TWICE
    else: ruin(st, debtor)

def ruin(st: State, seat: int) -> None:
    """M95  Shares and cash to the bank, rumours unseen under their pile, the lowest number first."""
    tell(st, Event.RUINED, seat)
    pay_bank(st, seat, st.cash[seat])
    for company in range(COMPANIES):
        hand_over(st, company, seat, BANK, st.held[seat][company])
    for card in range(CARDS):
        if st.hand[seat][card]: put_under(st, card, seat + 1)
        st.hand[seat][card] = 0
    st.missing[seat] = 0
    st.falls += 1                                                       # M114
    st.out[seat] = st.falls
