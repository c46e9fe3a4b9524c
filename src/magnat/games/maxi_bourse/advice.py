"""What a careful beginner would do: the answer that the clock would give."""

from magnat.core.acts import Events, event

from .components import COMPANIES
from .rules.setup import may_pick_portfolio
from .state import Block, Phase, State, announce_few, end_request, name_the_square, obey_card, sell_the_dearest, sell_the_most


class Hint(Events):
    """Why the advice says so."""
    CAREFUL = event()


def advise(st: State) -> int:
    """M13  Nothing is risked: no purchase, no sale but forced ones, no rumour revealed."""
    if st.phase == Phase.PORTFOLIO: return Block.company + first_choice(st)
    if st.phase == Phase.SALE: return Block.roll
    if st.phase == Phase.NAME: return name_the_square(st)
    if st.phase == Phase.SALE_QTY: return announce_few(st)
    if st.phase == Phase.FORCED or st.phase == Phase.BANK_SALE or st.phase == Phase.RAISE_CASH: return sell_the_dearest(st)
    if st.phase == Phase.FORCED_QTY or st.phase == Phase.BANK_SALE_QTY: return sell_the_most(st)
    if st.phase == Phase.CARD_COMPANY: return obey_card(st)
    if st.phase == Phase.REQ_PRICE: return end_request(st)
    if st.phase == Phase.REQ_REPLY: return Block.decline
    if st.phase == Phase.EXTEND: return Block.no
    if st.phase == Phase.BIDS: return Block.withdraw
    if st.phase == Phase.POLL or st.phase == Phase.FALL or st.phase == Phase.DEMAND: return Block.qty
    if st.phase == Phase.REQ_QTY or st.phase == Phase.DOUBLE_QTY or st.phase == Phase.CARD_QTY: return Block.qty + 1
    return Block.pass_by


def first_choice(st: State) -> int:
    """M3  The first company that may be chosen."""
    company = 0
    while company < COMPANIES - 1 and may_pick_portfolio(st, company):
        company += 1
    return company
