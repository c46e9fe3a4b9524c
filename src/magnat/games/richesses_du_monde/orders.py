"""What a person may order once and for all. Plain Python: orders belong to the live table, not to the rules."""

from __future__ import annotations

from magnat.core.declare import Orders, amounts, answer_by_phase, flag, set_of
from magnat.core.kit import has

from .components import MOST_CASH, PRODUCTIONS, SEATS
from .state import BY_HAND, NONE, Phase, State

ORDERS = {
    "claim": flag(True, since=1),  # R22  always claim royalties: nobody means to let one go
    "agree": flag(),  # R83  with whatever my lead proposes
    "hand_down": flag(True),  # R75  no operations before the rolls of others
    "bid": amounts(PRODUCTIONS, of="production", most=MOST_CASH),  # R53, R68  the least bid, up to this sum; 0: out of this one
    "let": amounts(SEATS, of="seat", most=MOST_CASH),  # R53, R68  the lot on offer may go to these; beside each the price at which that was said
    "never_sell": set_of(PRODUCTIONS, of="production"),  # R69, R72
    "every_bid": flag(False, since=2),  # R53, R71  asked also where nothing can be bid, and about lots that nobody wanted before
    "unwanted": amounts(PRODUCTIONS, of="production", most=MOST_CASH),  # R71  lots that came back unsold; beside each the price that was asked
}

Act = tuple[str, int]


# What the orders say, by phase.


def answer_claim(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """R22"""
    return [("claim", 0)] if orders["claim"] and st.royalty_claim != BY_HAND else None


def answer_consent(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """R83"""
    return [("accept", 0)] if orders["agree"] else None


def answer_market(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """R75"""
    return [("pass_by", 0)] if orders["hand_down"] and seat != st.active else None


def answer_bid(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """R52, R53, R68  Whoever cannot bid passes after the usual pause, so that it tells of no purse."""
    if not orders["every_bid"] and (st.cash[seat] < st.least or is_unwanted(st, orders)):
        return [("pass_by", 0)]
    if st.lot - 1 in orders["bid"]:
        most = min(orders["bid"][st.lot - 1], st.cash[seat])  # R52
        return [("bid_min", 0)] if st.least <= most else [("pass_by", 0)]
    return [("pass_by", 0)] if is_let(st, seat, orders) else None


def answer_sale_decide(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """R69"""
    return [("keep", 0)] if st.lot - 1 in orders["never_sell"] else None


def answer_exchange_reply(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """R72"""
    return [("refuse", 0)] if any(has(st.want, production) for production in orders["never_sell"]) else None


answer = answer_by_phase(
    Phase,
    (answer_claim, answer_consent, answer_market, answer_bid, answer_sale_decide, answer_exchange_reply),
    AUCTION_BID="bid",
    SALE_BID="bid",
)


def is_let(st: State, seat: int, orders: Orders) -> bool:
    """Whether the bid that stands is of somebody to whom the seat has left the lot, and the seat has not bid since."""
    return st.bidder in orders["let"] and st.bids[seat] <= orders["let"][st.bidder]


def is_unwanted(st: State, orders: Orders) -> bool:
    """R68  Whether the same lot was offered before at this price or a lower one, and nobody bid."""
    return bool(st.phase == Phase.SALE_BID and st.bidder == NONE and st.least >= orders["unwanted"].get(st.lot - 1, MOST_CASH + 1))


def kept(before: State, st: State, seat: int, orders: Orders) -> Orders:
    """What was said about a lot is forgotten when it is knocked down, sold or kept (R54, R55, R69); that it was not wanted, when somebody's
    titles of the production change."""
    left = dict(orders)
    if before.lot and st.lot != before.lot:
        if "bid" in left:
            left["bid"] = {production: most for production, most in left["bid"].items() if production != before.lot - 1}
        if "let" in left:
            left["let"] = {}
    unwanted = {production: price for production, price in left.get("unwanted", {}).items() if is_as_before(before, st, production)}
    if was_passed_over(before, st, seat):
        unwanted[before.lot - 1] = before.least
    if unwanted or "unwanted" in left:
        left["unwanted"] = unwanted
    return left


def was_passed_over(before: State, st: State, seat: int) -> bool:
    """R69, R71  A free sale has ended without a bid, and the seat could have made one."""
    return bool(
        before.phase == Phase.SALE_BID and before.bidder == NONE and not st.lot and seat != before.seller
        and before.least <= before.cash[seat] and is_as_before(before, st, before.lot - 1)
    )  # fmt: skip


def is_as_before(before: State, st: State, production: int) -> bool:
    """Whether everybody owns the same titles of a production, and its last sale has not been taken back."""
    is_taken_back = not before.lot and st.lot == production + 1 and st.deals[st.seller] == before.deals[st.seller]
    return not is_taken_back and all(st.held[seat][production] == before.held[seat][production] for seat in range(st.seats))
