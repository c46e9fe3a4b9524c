"""M45-M50  Lots bought from another player: on a sold-out square, or from the active player before his turn."""

from magnat.core.declare import everybody, pop, push, tell, unsaid
from magnat.core.kit import has, including

from ..components import FREE_FACTOR, MOST_QUOTE, RAISES, SQUARE_COMPANY, TENS
from ..state import NO_REQUESTS, Event, Phase, Refusal, Stage, State, ceiling, may_deal, square_under
from .market import guarded, over_cash
from .rumours import can_request, settle


# Before a turn

def may_request(st: State, company: int) -> int:
    """M49"""
    if st.actor == st.active: return Refusal.OWN_TURN
    if st.requested[st.actor]: return Refusal.ASKED_ALREADY
    if not can_request(st, st.actor): return Refusal.NOT_ASKED_HERE
    return 0 if st.held[st.active][company] else Refusal.NOT_HELD_THERE

def request(st: State, company: int) -> None:
    """M49  Of the player whose turn it is; afterwards the asker is in the window again."""
    st.requested[st.actor] = 1
    st.stage = Stage.WINDOW
    open_request(st, st.actor, st.active, company)


# On a sold-out square

def may_ask_holders(st: State) -> int:
    """M45"""
    if st.private_requests == NO_REQUESTS: return Refusal.NOT_ASKED_HERE
    return 0 if holders_left(st) else Refusal.NOBODY_TO_ASK

def ask_holders(st: State) -> None:
    """M45, M50"""
    st.stage = Stage.HOLDERS

def pass_square(st: State) -> None:
    """M45, M85"""
    st.stage = Stage.SQUARE_OVER

def square_company(st: State) -> int:
    """M45"""
    return SQUARE_COMPANY[square_under(st, st.active)]

def can_be_asked(st: State, seat: int) -> int:
    """M45, M50  A holder of the square's company, not suspended, once."""
    if seat == st.active or not may_deal(st, seat) or has(st.concerned, seat): return 0
    return 1 if st.held[seat][square_company(st)] else 0

def holders_left(st: State) -> int:
    """M50"""
    for seat in range(st.seats):
        if can_be_asked(st, seat): return 1
    return 0

def ask_next_holder(st: State) -> None:
    """M50  As long as anybody is left to ask and the roller may deal."""
    st.stage = Stage.SQUARE_OVER
    if not may_deal(st, st.active) or not holders_left(st): return
    st.actor = st.active
    st.phase = Phase.REQ_TARGET
    st.stage = 0

def may_ask_holder(st: State, seat: int) -> int:
    """M45, M50"""
    if can_be_asked(st, seat): return 0
    if has(st.concerned, seat): return Refusal.ASKED_ALREADY
    if seat < st.seats and st.missing[seat]: return Refusal.SUSPENDED
    return Refusal.NOT_HELD_THERE

def ask_holder(st: State, seat: int) -> None:
    """M46"""
    st.concerned = including(st.concerned, seat)
    st.stage = Stage.HOLDERS
    open_request(st, st.active, seat, square_company(st))

def stop_asking(st: State) -> None:
    """M50"""
    st.stage = Stage.SQUARE_OVER


# The request itself

def open_request(st: State, buyer: int, seller: int, company: int) -> None:
    """M46  In a frame of its own; first the number of lots."""
    tell(st, Event.REQUESTED, buyer, company, seller)
    push(st)
    st.company = company
    st.seller = seller
    st.buyer = buyer
    st.named = st.quote[company]
    st.actor = buyer
    st.phase = Phase.REQ_QTY

def may_want(st: State, lots: int) -> int:
    """M46"""
    if lots == 0: return Refusal.AT_LEAST_ONE
    return Refusal.OVER_HOLDING if lots > st.held[st.seller][st.company] else 0

def want(st: State, lots: int) -> None:
    """M46"""
    tell(st, Event.WANTED, st.actor, lots)
    st.demand[st.buyer] = lots
    ask_price(st)

def ask_price(st: State) -> None:
    """M46, M47  The holder refuses, names a price, raises it, or closes."""
    st.actor = st.seller
    st.phase = Phase.REQ_PRICE

def may_refuse(st: State) -> int:
    """M47  Not after a price of his was accepted."""
    return Refusal.PRICE_ACCEPTED if st.price else 0

def refuse(st: State) -> None:
    """M46"""
    tell(st, Event.REFUSED, st.actor)
    pop(st)

def may_close(st: State) -> int:
    """M47"""
    return 0 if st.price else Refusal.FIRST_PRICE

def close(st: State) -> None:
    """M47"""
    tell(st, Event.CLOSED, st.actor, st.price)
    settle(st, Stage.REQUEST_OVER)

def raised_by(st: State, steps: int) -> int:
    """M46, M47  Above the quote, or above the price last accepted."""
    return (st.price if st.price else st.quote[st.company]) + steps

@State.fact(most=MOST_QUOTE + 1, to=everybody, value=unsaid("quote"), observed=False)
def least_price(st: State) -> int:
    """M46, M47  The least price that the holder can name."""
    return raised_by(st, 1)

def refuse_price(st: State, price: int) -> int:
    """M18, M46, M47"""
    if price > ceiling(st): return Refusal.OVER_CEILING
    return Refusal.NOT_ABOVE if price < least_price(st) else 0

def may_up_10(st: State) -> int:
    """M18, M46"""
    return refuse_price(st, raised_by(st, RAISES[0]))

def up_10(st: State) -> None:
    """M46"""
    name_price(st, raised_by(st, RAISES[0]))

def may_up_20(st: State) -> int:
    """M18, M46"""
    return refuse_price(st, raised_by(st, RAISES[1]))

def up_20(st: State) -> None:
    """M46"""
    name_price(st, raised_by(st, RAISES[1]))

def may_up_50(st: State) -> int:
    """M18, M46"""
    return refuse_price(st, raised_by(st, RAISES[2]))

def up_50(st: State) -> None:
    """M46"""
    name_price(st, raised_by(st, RAISES[2]))

def may_up_100(st: State) -> int:
    """M18, M46"""
    return refuse_price(st, raised_by(st, RAISES[3]))

def up_100(st: State) -> None:
    """M46"""
    name_price(st, raised_by(st, RAISES[3]))

def may_hundreds(st: State, number: int) -> int:
    """M46  Some price with these hundreds can be named."""
    price = max(number * TENS, least_price(st))
    return Refusal.NOT_ABOVE if price >= (number + 1) * TENS else refuse_price(st, price)

def hundreds(st: State, number: int) -> None:
    """M46  The tens follow."""
    st.offer = number * TENS
    st.phase = Phase.REQ_TENS

def may_tens(st: State, number: int) -> int:
    """M18, M46, M47"""
    return refuse_price(st, st.offer + number)

def tens(st: State, number: int) -> None:
    """M46"""
    name_price(st, st.offer + number)

def name_price(st: State, price: int) -> None:
    """M46, M47"""
    st.offer = price
    tell(st, Event.PRICE_NAMED, st.actor, st.offer)
    st.actor = st.buyer
    st.phase = Phase.REQ_REPLY

def may_accept(st: State) -> int:
    """M36, M47  Within one's cash; unguarded, within a limit that keeps games finite."""
    if guarded(st): return Refusal.OVER_CASH if over_cash(st, st.actor, st.offer * st.demand[st.actor]) else 0
    return Refusal.OVER_LIMIT if st.offer > FREE_FACTOR * st.named else 0

def accept(st: State) -> None:
    """M47  The holder may still ask for more."""
    tell(st, Event.ACCEPTED, st.actor, st.offer)
    st.price = st.offer
    ask_price(st)

def decline(st: State) -> None:
    """M47  The deal is closed at the price last accepted; without one there is none."""
    tell(st, Event.DECLINED, st.actor, st.offer)
    if st.price: settle(st, Stage.REQUEST_OVER)
    else: pop(st)

def end_request_frame(st: State) -> None:
    """M48  The quote stays where it is."""
    pop(st)
