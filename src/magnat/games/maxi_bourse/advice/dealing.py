"""M45-M50  Requests: what lots of another player are worth to both sides."""

from magnat.core.declare import tell

from ..components import COMPANIES, MAJORITY, MINORITY, TENS
from ..rules.request import can_be_asked, may_accept, may_request, raised_by, refuse_price, square_company
from ..state import Block, State, ceiling
from .hints import Hint
from .worth import WHOLE, free_cash, rivals, worth_of_lots

NONE = -1
LEAST_GAIN = 10 * WHOLE  # below this a request is not worth the talk
GREED = 75          # of what the buyer can gain, in hundredths: so much of it a seller asks for


def buyer_limit(st: State, buyer: int, seller: int, company: int, lots: int) -> int:
    """M46  The premium over the quote up to which the buyer gains on the others: what the seller is paid counts against him."""
    others = rivals(st, buyer)
    gain = worth_of_lots(st, buyer, company, lots, st.bank[company])
    lost = -worth_of_lots(st, seller, company, -lots, st.bank[company])
    return (gain * others + lost) // (others + 1)

def seller_limit(st: State, buyer: int, seller: int, company: int, lots: int) -> int:
    """M46  The premium from which the seller gains on the others: what the buyer gains counts against him."""
    others = rivals(st, seller)
    gain = worth_of_lots(st, buyer, company, lots, st.bank[company])
    lost = -worth_of_lots(st, seller, company, -lots, st.bank[company])
    return (lost * others + gain) // (others + 1)

def missing_lots(st: State, buyer: int, seller: int, company: int) -> int:
    """M99, M101  What the buyer lacks to a majority, or to the third lot, if the seller has it; else 0."""
    held = st.held[buyer][company]
    if held < MAJORITY <= held + st.held[seller][company]: return MAJORITY - held
    return MINORITY - held if held < MINORITY <= held + st.held[seller][company] else 0

def deal_gain(st: State, buyer: int, seller: int, company: int) -> int:
    """M46  What both sides together gain by the lots that the buyer lacks, if the buyer can pay for it; else 0."""
    lots = missing_lots(st, buyer, seller, company)
    if lots == 0: return 0
    most = buyer_limit(st, buyer, seller, company, lots)
    room = most - max(0, seller_limit(st, buyer, seller, company, lots))
    if room < LEAST_GAIN or most < lots * WHOLE: return 0
    return room if lots * st.quote[company] + most // WHOLE <= free_cash(st, buyer) else 0

def wanted_company(st: State) -> int:
    """M49  The company of the active player that one would ask him for; -1 if there is none."""
    best = NONE
    most = 0
    for company in range(COMPANIES):
        if may_request(st, company) == 0:
            gain = deal_gain(st, st.actor, st.active, company)
            if gain > most:
                best = company
                most = gain
    return best

def best_holder(st: State) -> int:
    """M45, M50  The holder of the square's company whom one would ask; -1 if there is none."""
    best = NONE
    most = 0
    for seat in range(st.seats):
        if can_be_asked(st, seat):
            gain = deal_gain(st, st.active, seat, square_company(st))
            if gain > most:
                best = seat
                most = gain
    return best

def advise_holder(st: State) -> int:
    """M50"""
    best = best_holder(st)
    if best < 0:
        tell(st, Hint.NOBODY_WORTH_ASKING)
        return Block.pass_by
    company = square_company(st)
    tell(st, Hint.ASKS_FOR_LOTS, company, missing_lots(st, st.actor, best, company), best)
    return Block.player + best

def advise_request_lots(st: State) -> int:
    """M46  What is missing."""
    lots = max(1, missing_lots(st, st.buyer, st.seller, st.company))
    tell(st, Hint.MISSING_LOTS, st.company, lots)
    return Block.qty + lots

def asking_price(st: State) -> int:
    """M46  As much of the buyer's gain as one dares to ask for; 0 where both together gain nothing."""
    lots = st.demand[st.buyer]
    least = seller_limit(st, st.buyer, st.seller, st.company, lots)
    most = buyer_limit(st, st.buyer, st.seller, st.company, lots)
    return st.quote[st.company] + (least + (most - least) * GREED // WHOLE) // (lots * WHOLE) if most > least else 0

def advise_price(st: State) -> int:
    """M46, M47  The price at once; refused where that is less than the lots are worth to oneself."""
    lots = st.demand[st.buyer]
    least = seller_limit(st, st.buyer, st.seller, st.company, lots)
    top = asking_price(st)
    if raised_by(st, 1) > top:
        if st.price:
            tell(st, Hint.GOOD_PRICE, st.company, st.price)
            return Block.close
        tell(st, Hint.WORTH_MORE_TO_YOU, st.company, st.quote[st.company] + max(0, least) // (lots * WHOLE) + 1)
        return Block.refuse
    tell(st, Hint.GOOD_PRICE, st.company, top)
    if refuse_price(st, min(top, ceiling(st))): return Block.close if st.price else Block.refuse
    return Block.hundreds + min(top, ceiling(st)) // TENS

def advise_tens(st: State) -> int:
    """M46  The rest of the price whose hundreds were named; where somebody else named them, as near to one's own as they allow."""
    top = min(asking_price(st), ceiling(st))
    tell(st, Hint.GOOD_PRICE, st.company, top)
    return Block.tens + max(0, raised_by(st, 1) - st.offer, min(TENS - 1, ceiling(st) - st.offer, top - st.offer))

def price_limit(st: State) -> int:
    """M47  The highest price at which the buyer gains."""
    lots = st.demand[st.buyer]
    return st.quote[st.company] + max(0, buyer_limit(st, st.buyer, st.seller, st.company, lots)) // (lots * WHOLE)

def advise_reply(st: State) -> int:
    """M47  Never more than was agreed: to decline closes the deal at that price."""
    if st.price:
        tell(st, Hint.AGREED_ALREADY, st.price)
        return Block.decline
    limit = price_limit(st)
    tell(st, Hint.PAYS_UP_TO, st.company, limit)
    if st.offer > limit or may_accept(st) or st.offer * st.demand[st.buyer] > free_cash(st, st.actor): return Block.decline
    return Block.accept
