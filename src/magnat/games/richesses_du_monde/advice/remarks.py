"""What a bot says when it declines: worked out from what everybody sees, so that it betrays no purse."""

from ..state import ASKED_FOR, GIVEN, Phase, State
from .dealing import FAIR, side_gain
from .worth import WHOLE, harm, rivals

REMARKS = ("COSTS_ME", "HELPS_YOU_MORE", "RATHER_NOT", "BIDS_TOO_LOW", "BETTER_ALONE")


def remark(st: State, block: str) -> tuple[str, list[int]] | None:
    """R69, R72, R77  Why the actor declines what is offered, and the seats to whom that is said; None if there is nothing to say."""
    if st.phase == Phase.EXCHANGE_REPLY and block == "refuse": return exchange_remark(st), [st.proposer]
    if st.phase == Phase.ASSOCIATION_REPLY and block == "refuse": return "BETTER_ALONE", [st.proposer]
    if st.phase == Phase.SALE_DECIDE and block == "keep": return "BIDS_TOO_LOW", [seat for seat in range(st.seats) if st.bids[seat]]
    return None

def exchange_remark(st: State) -> str:
    """R72, R106  What the lots are worth to both sides with the cash that goes with them; if that speaks for it, the reason is private."""
    others = rivals(st)
    cash = st.balance if st.side == ASKED_FOR else -st.balance if st.side == GIVEN else 0
    mine = side_gain(st, others, st.partner, st.proposer, st.want, st.give) - cash * WHOLE
    theirs = side_gain(st, others, st.proposer, st.partner, st.give, st.want) + cash * WHOLE
    if mine <= 0: return "COSTS_ME"
    return "HELPS_YOU_MORE" if mine * WHOLE < theirs * max(FAIR, harm(others)) else "RATHER_NOT"
