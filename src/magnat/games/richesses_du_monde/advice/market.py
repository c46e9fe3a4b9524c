"""R10, R22, R66, R72, R75, R76  The market before a roll, the roll, and claims."""

from magnat.core.declare import tell

from ..rules.association import may_associate_with
from ..state import Block, State
from .dealing import ally, exchange_partner
from .hints import Hint
from .selling import lot_for_sale


def advise_claim(st: State) -> int:
    """R22  Always."""
    tell(st, Hint.CLAIM_ALWAYS, st.due[st.actor])
    return Block.claim

def advise_consent(st: State) -> int:
    """R83  One purse, one interest: what the lead wants is what one would want oneself."""
    tell(st, Hint.ONE_PURSE, st.lead[st.actor])
    return Block.accept

def advise_market(st: State) -> int:
    """R66, R72, R75, R76  Before one's own roll only: every second round an exchange, then a sale in time, else an alliance."""
    if st.actor != st.active:
        tell(st, Hint.OWN_ROLL)
        return Block.pass_by
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

def advise_roll(st: State) -> int:
    """R10"""
    return Block.roll

def advise_association(st: State) -> int:
    """R76  One ally is enough."""
    return Block.send
