"""Sensible play, one step ahead, and its reasons. It reads only what the acting player may see."""

from ..state import Phase, State
from .buying import (
    advise_bid, advise_card_company, advise_card_lots, advise_demand, advise_double, advise_double_lots, advise_name, advise_portfolio,
    advise_sold_out,
)
from .dealing import advise_holder, advise_price, advise_reply, advise_request_lots
from .hints import Hint as Hint
from .remarks import REMARKS as REMARKS, remark as remark
from .rumours import advise_window
from .selling import advise_extend, advise_forced, advise_sale, advise_sale_lots, advise_taking


def advise(st: State) -> int:
    """What a sensible player would do now."""
    if st.phase == Phase.RUMOUR or st.phase == Phase.PRETURN: return advise_window(st)
    if st.phase == Phase.DEMAND: return advise_demand(st)
    if st.phase == Phase.POLL or st.phase == Phase.FALL: return advise_taking(st)
    if st.phase == Phase.BIDS: return advise_bid(st)
    if st.phase == Phase.SALE: return advise_sale(st)
    if st.phase == Phase.NAME: return advise_name(st)
    if st.phase == Phase.SOLD_OUT: return advise_sold_out(st)
    if st.phase == Phase.EXTEND: return advise_extend(st)
    if st.phase == Phase.DOUBLE: return advise_double(st)
    if st.phase == Phase.DOUBLE_QTY: return advise_double_lots(st)
    if st.phase == Phase.CARD_COMPANY: return advise_card_company(st)
    if st.phase == Phase.CARD_QTY: return advise_card_lots(st)
    if st.phase == Phase.REQ_TARGET: return advise_holder(st)
    if st.phase == Phase.REQ_QTY: return advise_request_lots(st)
    if st.phase == Phase.REQ_PRICE: return advise_price(st)
    if st.phase == Phase.REQ_REPLY: return advise_reply(st)
    if st.phase == Phase.FORCED or st.phase == Phase.BANK_SALE or st.phase == Phase.RAISE_CASH: return advise_forced(st)
    if st.phase == Phase.PORTFOLIO: return advise_portfolio(st)
    return advise_sale_lots(st)
