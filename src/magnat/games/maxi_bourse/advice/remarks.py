"""What a bot says when it declines: worked out from what everybody sees, so that it betrays no purse."""

from ..state import Phase, State
from .dealing import buyer_limit, price_limit, seller_limit

REMARKS = ("NOT_FOR_SALE", "HELPS_YOU_MORE", "TOO_DEAR", "RATHER_NOT")


def remark(st: State, block: str) -> tuple[str, list[int]] | None:
    """M46, M47  Why the actor declines a request or a price, and the seat to whom that is said; None if there is nothing to say."""
    if st.phase == Phase.REQ_PRICE and block == "refuse": return refusal_remark(st), [st.buyer]
    if st.phase == Phase.REQ_REPLY and block == "decline": return "TOO_DEAR" if st.offer > price_limit(st) else "RATHER_NOT", [st.seller]
    return None

def refusal_remark(st: State) -> str:
    """M46  Whether no price would do, or the lots would help the other side too much."""
    lots = st.demand[st.buyer]
    least = seller_limit(st, st.buyer, st.seller, st.company, lots)
    return "NOT_FOR_SALE" if least > buyer_limit(st, st.buyer, st.seller, st.company, lots) else "HELPS_YOU_MORE"
