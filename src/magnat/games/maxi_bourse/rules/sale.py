"""M51-M66, M81, M92  A sale: the poll at the quote, an auction if too many ask, two falling rounds, and the bank."""

from magnat.core.declare import next_asked, pop, push, tell
from magnat.core.kit import bank_pays, without

from ..components import COMPANIES
from ..state import BANK, CARD_SALE, DEBT_SALE, ENDS_TURN, ONE_COMPANY, OWN_SALE, SEIZED_SALE, SHORT, Event, Phase, Refusal, Stage, State, dealers
from .market import guarded, hand_over, leader, move_quote, over_cash
from .rumours import ask_sale, between, open_window, settle
from .shortage import open_auction, wanted


# The seller announces

def may_offer(st: State, company: int) -> int:
    """M51, M52"""
    if not st.held[st.actor][company]: return Refusal.NOT_OWNED
    if st.sold[company]: return Refusal.SOLD_ALREADY
    return Refusal.ONE_COMPANY_A_TURN if st.sale_ends_turn == ONE_COMPANY and has_sold(st) else 0

def has_sold(st: State) -> int:
    """M52  Something has been put up in this turn."""
    for company in range(COMPANIES):
        if st.sold[company]: return 1
    return 0

def offer(st: State, company: int) -> None:
    """M51, M52  Each company at most once a turn."""
    st.company = company
    st.phase = Phase.SALE_QTY

def may_announce(st: State, lots: int) -> int:
    """M51"""
    if lots == 0: return Refusal.AT_LEAST_ONE
    return Refusal.OVER_HOLDING if lots > st.held[st.actor][st.company] else 0

def announce(st: State, lots: int) -> None:
    """M51, M53, M89  Of one's own will, or to raise money for a purchase."""
    if st.kind == DEBT_SALE:
        st.stage = Stage.RAISE
        open_sale(st, DEBT_SALE, st.actor, st.actor, st.company, lots)
    else:
        st.sold[st.company] = 1
        st.stage = Stage.AFTER_SALE
        open_sale(st, OWN_SALE, st.actor, st.actor, st.company, lots)

def go_on_after_sale(st: State) -> None:
    """M52  Another sale, or the roll; where the table has agreed on it the sale was the turn."""
    st.raised = 0
    st.company = 0
    if st.sale_ends_turn == ENDS_TURN: st.stage = Stage.TURN_OVER
    else: ask_sale(st)


# The poll

def open_sale(st: State, kind: int, seller: int, debtor: int, company: int, lots: int) -> None:
    """M53, M54, M92  In a frame of its own; all opponents who may deal are asked, clockwise from the seller (or from the defaulter)."""
    tell(st, Event.OFFERED, debtor, company, lots, st.quote[company])
    push(st)
    st.kind = kind
    st.seller = seller
    st.buyer = debtor
    st.company = company
    st.left = lots
    st.named = st.quote[company]
    st.price = st.quote[company]
    ask_opponents(st)
    st.stage = Stage.POLL

def ask_opponents(st: State) -> None:
    """M54, M58, M64"""
    st.pending = without(dealers(st), leader(st))
    st.actor = leader(st)

def is_short(st: State) -> int:
    """M81  The short forced sale for a card."""
    return 1 if st.kind == CARD_SALE and st.forced_sale == SHORT else 0

def is_fixed(st: State) -> int:
    """M56, M81, M92  Nobody may ask for more than is offered, and the number is not raised."""
    return 1 if is_short(st) or st.kind == SEIZED_SALE else 0

def poll(st: State) -> None:
    """M54, M56, M64  The next opponent; after the last one the seller may raise the number."""
    st.pending = st.pending & dealers(st)
    if st.pending:
        st.actor = next_asked(st, st.actor)
        st.phase = Phase.POLL
        st.stage = 0
    elif greatest_demand(st) > st.left:
        st.actor = st.seller
        st.phase = Phase.EXTEND
        st.stage = 0
    else: st.stage = Stage.ALLOT

def greatest_demand(st: State) -> int:
    """M56"""
    most = 0
    for seat in range(st.seats):
        most = max(most, st.demand[seat])
    return most

def refuse_lots(st: State, lots: int, most: int) -> int:
    """M54, M59, M66"""
    if lots > most: return Refusal.OVER_OFFER
    return Refusal.OVER_CASH if lots and guarded(st) and over_cash(st, st.actor, lots * st.price) else 0

def may_take(st: State, lots: int) -> int:
    """M54, M66, M81"""
    return refuse_lots(st, lots, st.left if is_fixed(st) else st.held[st.seller][st.company])

def take(st: State, lots: int) -> None:
    """M54"""
    tell_take(st, lots)
    st.demand[st.actor] = lots
    st.pending = without(st.pending, st.actor)
    between(st, Stage.POLL, st.price)

def tell_take(st: State, lots: int) -> None:
    """M54, M59"""
    if lots: tell(st, Event.TAKES, st.actor, lots, st.price)
    else: tell(st, Event.TAKES_NOTHING, st.actor, st.price)

def yes(st: State) -> None:
    """M56  All that is asked for, or all he holds."""
    st.left = min(wanted(st), st.held[st.seller][st.company])
    tell(st, Event.EXTENDED, st.actor, st.left)
    st.stage = Stage.ALLOT

def no(st: State) -> None:
    """M56  Demands above the number are cut to it."""
    tell(st, Event.NOT_EXTENDED, st.actor, st.left)
    for seat in range(st.seats):
        st.demand[seat] = min(st.demand[seat], st.left)
    st.stage = Stage.ALLOT

def allot(st: State) -> None:
    """M55, M57"""
    if wanted(st) > st.left: open_auction(st, Stage.FALLING)
    elif wanted(st): settle(st, Stage.FALLING)
    else: st.stage = Stage.FALLING


# The falling rounds

def begin_falling(st: State) -> None:
    """M58, M81  Only if anything is left, and not in the short sale."""
    if st.left == 0: st.stage = Stage.SALE_OVER
    elif is_short(st): offer_to_bank(st)
    else:
        st.round = 1
        ask_opponents(st)
        st.stage = Stage.FALL

def fall(st: State) -> None:
    """M58-M61, M64  Before each opponent is asked, the quote falls by a step for each lot left; after two rounds the bank has the rest."""
    st.pending = st.pending & dealers(st)
    if st.left == 0: st.stage = Stage.SALE_OVER
    elif st.pending: confront(st)
    elif st.round == 1:
        st.round = 2
        ask_opponents(st)
    else: offer_to_bank(st)

def confront(st: State) -> None:
    """M58, M63"""
    move_quote(st, st.company, -st.left)
    st.price = st.quote[st.company]
    st.actor = next_asked(st, st.actor)
    st.phase = Phase.FALL
    st.stage = 0

def may_take_falling(st: State, lots: int) -> int:
    """M59, M66"""
    return refuse_lots(st, lots, st.left)

def take_falling(st: State, lots: int) -> None:
    """M59  Served at once."""
    tell_take(st, lots)
    st.demand[st.actor] = lots
    st.pending = without(st.pending, st.actor)
    if lots: settle(st, Stage.FALL)
    else: between(st, Stage.FALL, 0)

def offer_to_bank(st: State) -> None:
    """M61, M65, M81  One more fall; then the window before the bank pays."""
    move_quote(st, st.company, -st.left)
    st.price = st.quote[st.company]
    open_window(st, Stage.BANK_TAKES)

def sell_rest_to_bank(st: State) -> None:
    """M61, M92  All at that one price; what the bank has seized it buys from itself."""
    tell(st, Event.SOLD_TO_BANK, leader(st), st.company, st.left, st.price, st.left * st.price)
    if st.seller != BANK:
        bank_pays(st, st.seller, st.left * st.price)
        hand_over(st, st.company, st.seller, BANK, st.left)
    st.raised += st.left * st.price
    st.left = 0
    st.stage = Stage.SALE_OVER

def end_sale(st: State) -> None:
    """M79, M93  The proceeds count where the sale was made."""
    proceeds = st.raised
    pop(st)
    st.raised += proceeds
