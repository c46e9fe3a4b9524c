"""Sensible play, one step ahead, and its reasons. It reads only what the acting player may see."""

from magnat.core.acts import tell

from ..rules.association import may_associate_with
from ..state import Block, Phase, State
from .buying import advise_bid, advise_joker_shop, advise_purchase, advise_raise
from .dealing import advise_exchange, advise_exchange_cash, advise_invitation, advise_reply, ally, exchange_partner
from .hints import Hint as Hint
from .remarks import REMARKS as REMARKS, remark as remark
from .selling import advise_asking, advise_decision, advise_grace, advise_joker_use, advise_pick, lot_for_sale


def advise(st: State) -> int:
    """What a sensible player would do now."""
    if st.phase == Phase.MARKET: return advise_market(st)
    if st.phase == Phase.ROLL: return Block.roll
    if st.phase == Phase.BUY: return advise_purchase(st)
    if st.phase == Phase.CLAIM: return advise_claim(st)
    if st.phase == Phase.AUCTION_BID or st.phase == Phase.SALE_BID: return advise_bid(st)
    if st.phase == Phase.RAISE: return advise_raise(st)
    if st.phase == Phase.AUCTION_PICK: return advise_pick(st)
    if st.phase == Phase.SALE_ASK: return advise_asking(st)
    if st.phase == Phase.SALE_DECIDE: return advise_decision(st)
    if st.phase == Phase.EXCHANGE: return advise_exchange(st)
    if st.phase == Phase.EXCHANGE_CASH: return advise_exchange_cash(st)
    if st.phase == Phase.EXCHANGE_REPLY: return advise_reply(st)
    if st.phase == Phase.ASSOCIATION: return Block.send
    if st.phase == Phase.ASSOCIATION_REPLY: return advise_invitation(st)
    if st.phase == Phase.JOKER_BUY: return advise_joker_shop(st)
    if st.phase == Phase.JOKER_USE: return advise_joker_use(st)
    return advise_grace(st)

def advise_claim(st: State) -> int:
    """R22  Always."""
    tell(st, Hint.CLAIM_ALWAYS, st.due[st.actor])
    return Block.claim

def advise_market(st: State) -> int:
    """R66, R72, R75, R76  Before one's own roll only: every second round an exchange, then a sale in time, else an alliance."""
    if st.actor != st.active: return Block.pass_by
    if st.deals[st.actor] == 0 and (st.turn // st.seats) % 2 == 0:
        partner = exchange_partner(st)
        if partner >= 0: return Block.exchange_with + partner
    lot = lot_for_sale(st)
    if lot >= 0: return Block.put_up + lot
    if st.deals[st.actor] == 0 and st.association:
        partner = ally(st)
        if partner >= 0 and may_associate_with(st, partner) == 0: return Block.associate_with + partner
    tell(st, Hint.NO_DEAL)
    return Block.pass_by
