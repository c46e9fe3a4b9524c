"""What a person may order once and for all. Plain Python: orders belong to the live table, not to the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magnat.core.declare import Orders, amounts, answer_by_phase, flag, set_of
from magnat.core.kit import has

from .components import (
    CALL, CARD_EFFECT, CARDS, COMPANIES, EFFECT_TARGET, FEW_STEPS, LAST_TURN, LONGEST_STAY, LOTS, MAJORITY, MEANT, MOST_QUOTE, RUMOURS_SERIES,
)  # fmt: skip
from .rules.cards import may_pick_by_card, may_pick_for_bank, may_sell_to_bank
from .rules.default import may_raise_cash
from .rules.double import may_pick_on_double
from .rules.forced import may_announce_forced, may_force
from .rules.sale import may_take, may_take_falling
from .rules.session import may_ask_for, price_for
from .rules.shortage import refuse_stay, wanted
from .state import DEBT_SALE, OWN_SALE, PAYMENT, SEIZED_SALE, TARGET, Phase, Stage, State

ORDERS = {
    "silent": flag(),  # M49, M76  no rumours and no requests, but for the two orders that follow
    "every_window": flag(False, since=2),  # M76  asked whenever one may speak, not only where a rumour matters
    "hand": flag(),  # M49, M76  asked the next time one may speak
    "no_requests": flag(),  # M49  no requests: before turns I am asked only while I hold a rumour
    "on_payment": set_of(CARDS, of="rumeur"),  # M76, M77  revealed when others pay for a company it concerns
    "before_payout": set_of(CARDS, of="rumeur"),  # M76, M97  revealed before my own payout
    "stay": amounts(COMPANIES, of="company", most=MOST_QUOTE),  # M38  in its next auction up to this price, then out
    "hold": amounts(COMPANIES, of="company", most=LOTS),  # M24, M54, M59  ask for lots and take them until I hold so many ...
    "below": amounts(COMPANIES, of="company", most=MOST_QUOTE),  # ... at this price at most
    "enough": amounts(COMPANIES, of="company", most=LAST_TURN),  # M26  nothing more of it in the session of this turn
    "leave": set_of(COMPANIES, of="company"),  # M54, M59  nothing of what is being sold of these now, however its price falls
    "declined": amounts(COMPANIES, of="company", most=MOST_QUOTE),  # M54  nothing of these at this price or above until my own turn
    "keep": amounts(COMPANIES, of="company", most=LOTS),  # M74, M79, M89  for the sum that must be raised, one by one until I have so many left
    "then_roll": flag(),  # M52  after the sale that is going on the dice are rolled
    "no_sales": flag(),  # M54, M59  nothing of what others sell ...
    "sales_of": set_of(COMPANIES, of="company"),  # ... but of these companies: there I am asked
    "never_sell": flag(),  # M46  every request is refused
}

MUST_SELL: dict[int, tuple[str, int, Callable[[State, int], int]]] = {
    Phase.FORCED: ("sell", COMPANIES, may_force), Phase.FORCED_QTY: ("qty", LOTS + 1, may_announce_forced),
    Phase.BANK_SALE: ("sell", COMPANIES, may_pick_for_bank), Phase.BANK_SALE_QTY: ("qty", LOTS + 1, may_sell_to_bank),
    Phase.RAISE_CASH: ("sell", COMPANIES, may_raise_cash),
}  # fmt: skip
STAYS = {"stay_20": LONGEST_STAY, "stay_5": FEW_STEPS, "stay": 1}  # M42  the longest first

Act = tuple[str, int]


# What the orders say, by phase. Whoever cannot pay is left one answer only: it comes after the usual pause, so that it tells of no purse.


def answer_window(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """M76  A rumour whose moment has come, else silence if that is ordered."""
    named = orders["before_payout"] if is_before_payout(st, seat) else [card for card in orders["on_payment"] if others_pay(st, seat, card)]
    for card in named:
        if st.hand[seat][card]:
            return [("reveal", card)]
    wants_nothing = st.phase == Phase.PRETURN and orders["no_requests"] and not any(st.hand[seat])
    if orders["silent"] or wants_nothing:
        return [("pass_by", 0)]
    is_asked = orders["every_window"] or orders["hand"] or any(st.hand[seat][card] and matters(st, seat, card) for card in range(CARDS))
    return None if is_asked else [("pass_by", 0)]


def answer_sale(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """M52"""
    return [("roll", 0)] if orders["then_roll"] and any(st.sold) else None


def answer_bids(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """M38, M42  Out where not even one step can be paid, else as far as was ordered."""
    if not orders["every_window"] and refuse_stay(st, seat, 1):
        return [("withdraw", 0)]
    return [(stayed(st, seat, orders["stay"][st.company]), 0)] if st.company in orders["stay"] else None


def answer_req_price(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """M46, M47  A price of one's own that was accepted is what was wanted."""
    if orders["never_sell"] or (st.price and not orders["every_window"]):
        return [("close" if st.price else "refuse", 0)]
    return None


def answer_demand(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """M24, M26  As many as are still wanted, none where it is enough."""
    if must_decline(orders, lambda lots: may_ask_for(st, lots)) or orders["enough"].get(st.company) == st.turn:
        return [("qty", 0)]
    return bought(st, seat, orders, CALL, lambda lots: may_ask_for(st, lots), lambda lots: price_for(st, lots))


def answer_offer(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """M54, M59  What may be bought is bought; what is not marked is declined, and so is what I have left to the others."""
    may_have, left = (may_take, max(0, st.left - wanted(st))) if st.phase == Phase.POLL else (may_take_falling, st.left)
    was_declined = st.phase == Phase.POLL and st.price >= orders["declined"].get(st.company, MOST_QUOTE + 1)
    if must_decline(orders, lambda lots: may_have(st, lots)) or st.company in orders["leave"] or was_declined:
        return [("qty", 0)]
    found = bought(st, seat, orders, left, lambda lots: may_have(st, lots), lambda lots: st.price)
    if found is None and orders["no_sales"] and st.company not in orders["sales_of"]:
        return [("qty", 0)]
    return found


def answer_pick(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """M85, M123  Whoever may pick no company passes."""
    picked = may_pick_on_double if st.phase == Phase.DOUBLE else may_pick_by_card
    return [("pass_by", 0)] if not orders["every_window"] and all(picked(st, company) for company in range(COMPANIES)) else None


def answer_forced(st: State, seat: int, orders: Orders) -> list[Act] | None:
    """M79, M80, M89, M125  What was chosen for the whole sum; nobody is asked what to sell who has one company or one lot left to sell."""
    block, size, refused = MUST_SELL[st.phase]
    if st.phase in (Phase.FORCED, Phase.RAISE_CASH):
        for company, least in orders["keep"].items():
            if st.held[seat][company] > least:
                return [("sell", company), ("qty", 1)]
    left = [argument for argument in range(size) if refused(st, argument) == 0]
    return [(block, left[0])] if len(left) == 1 and not orders["every_window"] else None


answer = answer_by_phase(
    Phase,
    (answer_window, answer_sale, answer_bids, answer_req_price, answer_demand, answer_offer, answer_pick, answer_forced),
    PRETURN="window",
    RUMOUR="window",
    POLL="offer",
    FALL="offer",
    DOUBLE="pick",
    CARD_COMPANY="pick",
    FORCED_QTY="forced",
    BANK_SALE="forced",
    BANK_SALE_QTY="forced",
    RAISE_CASH="forced",
)


def matters(st: State, seat: int, card: int) -> bool:
    """M76, M77  Whether a rumour changes what is about to be paid, or the fees of one's own payout."""
    if st.phase != Phase.RUMOUR or is_between(st):
        return False
    if is_before_payout(st, seat):
        return any(concerns(card, company) for company in range(COMPANIES) if st.held[seat][company] >= MAJORITY)  # M100
    return bool(st.price) and concerns(card, st.company)


def is_between(st: Any) -> bool:
    """M76  A window between two steps, where the table has agreed on rumours at any time: nothing is about to be paid."""
    return st.stage_below[st.depth - 1] in (Stage.LAND, Stage.SPEAK, Stage.STEP, Stage.POLL, Stage.FALL)


def concerns(card: int, company: int) -> bool:
    """M77  Whether a rumour moves the price of a company."""
    first = RUMOURS_SERIES * CARDS + card
    return any(MEANT[EFFECT_TARGET[effect] + company] for effect in range(CARD_EFFECT[first], CARD_EFFECT[first + 1]))


def must_decline(orders: Orders, refused: Callable[[int], int]) -> bool:
    """M36, M66  One's cash covers nothing that could be asked for, and one is not asked all the same."""
    return not orders["every_window"] and all(refused(lots) for lots in range(1, LOTS + 1))


def is_before_payout(st: Any, seat: int) -> bool:
    """M76, M97  Windows are frames of their own: what they interrupt lies in the frame below."""
    return bool(st.phase == Phase.RUMOUR and st.active == seat and st.stage_below[st.depth - 1] == Stage.PAYOUT)


def others_pay(st: Any, seat: int, card: int) -> bool:
    """M76, M77  Whether another player is about to pay for a company that the rumour concerns."""
    if st.phase != Phase.RUMOUR or not st.price or is_between(st):
        return False
    return concerns(card, st.company) and any(st.demand_below[st.depth - 1][other] for other in range(st.seats) if other != seat)


def stayed(st: State, seat: int, limit: int) -> str:
    """M38, M42  As many steps at once as end at the limit or below: one pays the step at which the others withdraw, however long one is bound."""
    for answer, steps in STAYS.items():
        if st.price + steps - 1 <= limit and refuse_stay(st, seat, steps) == 0:
            return answer
    return "withdraw"


def bought(
    st: State, seat: int, orders: Orders, most: int, refused: Callable[[int], int], price: Callable[[int], int]
) -> list[Act] | None:  # fmt: skip
    """M24, M54, M59  As many lots as are missing to the number ordered, at the price ordered at most; 0 if there are none."""
    if st.company not in orders["hold"]:
        return None
    missing = min(most, orders["hold"][st.company] - st.held[seat][st.company])
    limit = orders["below"].get(st.company, MOST_QUOTE)
    fitting = [lots for lots in range(1, missing + 1) if refused(lots) == 0 and price(lots) <= limit]
    return [("qty", max(fitting, default=0))]


def kept(before: State, st: State, seat: int, orders: Orders) -> Orders:
    """M39, M78  Orders end with what they were given for: those about a rumour when it is laid under its pile, how far to stay with the auction,
    what is left to the others and what follows a sale with the sale, what is enough with the turn, what was declined with one's own turn, what is
    sold for a sum with that sum, a raised hand once one was asked."""
    left = dict(orders)
    if left.get("declined") and st.active == seat:
        left["declined"] = {}
    if left.get("keep") and not must_raise(st, seat):
        left["keep"] = {}
    if left.get("enough"):
        left["enough"] = {company: turn for company, turn in left["enough"].items() if turn == st.turn}
    if left.get("then_roll") and not on_sale(st) and not (st.phase in (Phase.SALE, Phase.SALE_QTY) and st.active == seat):
        left["then_roll"] = False
    if left.get("leave"):
        left["leave"] = [company for company in left["leave"] if company in on_sale(st)]
    if left.get("hand") and speaks(before, seat) and not speaks(st, seat):
        left["hand"] = False
    if before.pile_size < st.pile_size:
        laid = {st.pile[index] - 1 for index in range(CARDS) if st.pile[index] and not before.pile[index]}
        for name in ("on_payment", "before_payout"):
            if name in left:
                left[name] = [card for card in left[name] if card not in laid]
    if "stay" in left and before.phase == Phase.BIDS and not (st.phase == Phase.BIDS and st.company == before.company):
        left["stay"] = {company: limit for company, limit in left["stay"].items() if company != before.company}
    return left


def on_sale(st: Any) -> set[int]:
    """M51  The companies of which lots are being sold, in whatever the sale is interrupted by."""
    kinds = [st.kind, *st.kind_below[: st.depth]]
    companies = [st.company, *st.company_below[: st.depth]]
    return {company for kind, company in zip(kinds, companies, strict=True) if OWN_SALE <= kind <= SEIZED_SALE}


def must_raise(st: Any, seat: int) -> bool:
    """M74, M79, M89  Whether a sum is still to be found by sales, in whatever these are interrupted by."""
    frames = zip([st.kind, *st.kind_below[: st.depth]], [st.buyer, *st.buyer_below[: st.depth]], strict=True)
    return any(kind in (DEBT_SALE, PAYMENT, TARGET) and buyer == seat for kind, buyer in frames)


def speaks(st: State, seat: int) -> bool:
    """M76  Still to be asked in an open window."""
    return bool(st.phase in (Phase.PRETURN, Phase.RUMOUR) and has(st.pending, seat))
