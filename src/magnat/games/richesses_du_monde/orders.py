"""What a person may order once and for all. Plain Python: orders belong to the live table, not to the rules."""

from __future__ import annotations

from magnat.core.declare import Orders, amounts, flag, set_of

from .components import MOST_CASH, PRODUCTIONS, SEATS
from .state import Phase, State

ORDERS = {
    "claim": flag(True, formerly=False),  # R22  always claim royalties: nobody means to let one go
    "hand_down": flag(True),  # R75  no operations before the rolls of others
    "bid": amounts(PRODUCTIONS, of="production", most=MOST_CASH),  # R53, R68  the least bid, up to this sum; 0: out of this one
    "let": amounts(SEATS, of="seat", most=MOST_CASH),  # R53, R68  the lot on offer may go to these; beside each the price at which that was said
    "never_sell": set_of(PRODUCTIONS, of="production"),  # R69, R72
}


def answer(st: State, seat: int, orders: Orders) -> list[tuple[str, int]] | None:
    """What the orders of a seat say to the question it is asked; None if they say nothing."""
    if st.phase == Phase.CLAIM and orders["claim"]:
        return [("claim", 0)]
    if st.phase == Phase.MARKET and orders["hand_down"] and seat != st.active:
        return [("pass_by", 0)]
    if st.phase in (Phase.AUCTION_BID, Phase.SALE_BID) and st.lot - 1 in orders["bid"]:
        most = min(orders["bid"][st.lot - 1], st.cash[seat])  # R52
        return [("bid_min", 0)] if st.least <= most else [("pass_by", 0)]
    if st.phase in (Phase.AUCTION_BID, Phase.SALE_BID) and is_let(st, seat, orders):
        return [("pass_by", 0)]
    if st.phase == Phase.SALE_DECIDE and st.lot - 1 in orders["never_sell"]:
        return [("keep", 0)]
    if st.phase == Phase.EXCHANGE_REPLY and any((st.want >> production) & 1 for production in orders["never_sell"]):
        return [("refuse", 0)]
    return None


def is_let(st: State, seat: int, orders: Orders) -> bool:
    """Whether the bid that stands is of somebody to whom the seat has left the lot, and the seat has not bid since."""
    return st.bidder in orders["let"] and st.bids[seat] <= orders["let"][st.bidder]


def kept(before: State, st: State, seat: int, orders: Orders) -> Orders:
    """What was said about a lot is forgotten when it is knocked down, sold or kept (R54, R55, R69)."""
    if not before.lot or st.lot == before.lot:
        return orders
    left = dict(orders)
    if "bid" in left:
        left["bid"] = {production: most for production, most in left["bid"].items() if production != before.lot - 1}
    if "let" in left:
        left["let"] = {}
    return left
