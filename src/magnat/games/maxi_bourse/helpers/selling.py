"""M51-M66, M81  What a sale does if nobody buys, and which sales by others would hurt."""

from typing import Annotated

from magnat.core.errors import Refused
from magnat.core.asking import Question
from magnat.core.declare import within, wrong
from magnat.core.kit import has

from ..components import COMPANIES, FLOOR, LOTS, MAJORITY
from ..rules.payout import payout_of
from ..rules.sale import is_short
from ..rules.shortage import wanted
from ..state import BANK, OWN_SALE, SEIZED_SALE, Phase, State, dealers, may_deal
from .answers import Defence, Rung, Sale, Threat

FALLS = 2  # rounds


def sale(question: Question[State], *, company: int | None = None, lots: Annotated[int, within(1, LOTS)] | None = None) -> Sale:
    """M51-M62  The ladder of a sale that one could make; without arguments, of the sale that is going on, from here on."""
    st, seat = question.st, question.seat
    if company is not None:
        count = 1 if lots is None else lots
        if count > st.held[seat][company]: raise wrong("sale expects lots that one owns")
        rungs = poll(st, asked_after(st, seat), st.quote[company])
        return sold(st, seat, company, count, rungs, asked_after(st, seat), 1)
    if st.phase not in (Phase.POLL, Phase.EXTEND, Phase.FALL) or not OWN_SALE <= st.kind <= SEIZED_SALE: raise Refused("not-now", ("M54",))
    return going_on(st)


def going_on(st: State) -> Sale:
    """M54, M58, M81  Who is still to be asked, and at which price."""
    first = st.buyer if st.seller == BANK else st.seller
    order = asked_after(st, first)
    now = [other for other in order if has(st.pending, other)]
    if st.phase != Phase.FALL:
        left = max(0, st.left - wanted(st))
        rungs = poll(st, now, st.price) if st.phase == Phase.POLL else []
        return sold(st, st.seller, st.company, left, rungs, [] if is_short(st) else order, 1)
    rungs = [{"round": st.round, "seat": now[0], "price": st.price}]
    return sold(st, st.seller, st.company, st.left, rungs, order, st.round, now[1:])


def asked_after(st: State, seller: int) -> list[int]:
    """M54, M58, M64  All others who may deal, clockwise."""
    seats = [(seller + step) % st.seats for step in range(1, st.seats)]
    return [other for other in seats if may_deal(st, other)]


def poll(st: State, asked: list[int], quote: int) -> list[Rung]:
    """M54"""
    return [{"round": 0, "seat": other, "price": quote} for other in asked]


def sold(
    st: State, seller: int, company: int, lots: int, rungs: list[Rung], order: list[int], first: int, rest: list[int] | None = None
) -> Sale:  # fmt: skip
    """M58-M63  The rungs of the falling rounds below those already there, then the bank."""
    quote = st.quote[company]
    for round in range(first, FALLS + 1) if order and lots else ():
        for other in order if rest is None or round > first else rest:
            quote = max(FLOOR, quote - lots)
            rungs.append({"round": round, "seat": other, "price": quote})
    quote = max(FLOOR, quote - lots)
    after = after_sale(st, seller, company, lots, quote)
    shares = [(quote - st.quote[company]) * after.held[other][company] for other in range(st.seats)]
    if seller != BANK: shares[seller] -= lots * st.quote[company]
    return {
        "seller": -1 if seller == BANK else seller,
        "company": company,
        "lots": lots,
        "ladder": rungs,
        "bank": quote,
        "proceeds": lots * quote,
        "fall": st.quote[company] - quote,
        "shares": shares,
        "wealth": 0 if seller == BANK else shares[seller] + lots * quote,
        "payout": 0 if seller == BANK else payout_of(after, seller) - payout_of(st, seller),
    }


def after_sale(st: State, seller: int, company: int, lots: int, quote: int) -> State:
    """M61  The position with these lots in the bank and this quote."""
    twin: State = st.copy()
    twin.quote[company] = quote
    twin.bank[company] += lots
    if seller != BANK: twin.held[seller][company] -= lots
    return twin


# Defence

def defence(question: Question[State]) -> Defence:
    """M54, M60, M62  Single lots in others' hands whose sale would cost me most, and the cash that takes them off the poll."""
    st, seat = question.st, question.seat
    found = [threat(st, seat, company) for company in range(COMPANIES) if st.held[seat][company] and sellers_of(st, seat, company)]
    worst = sorted((row for row in found if row["loss"]), key=lambda row: (-row["loss"] - row["fee_loss"], row["company"]))
    return {"cash": st.cash[seat], "reserve": max((row["price"] for row in worst if row["fee_loss"]), default=0), "threats": worst}


def sellers_of(st: State, seat: int, company: int) -> list[int]:
    """M51  Others who could put a lot up before their roll."""
    return [other for other in range(st.seats) if other != seat and may_deal(st, other) and st.held[other][company]]


def threat(st: State, seat: int, company: int) -> Threat:
    """M62  One lot falls by a step for each of the seller's opponents, twice, and once for the bank."""
    sellers = sellers_of(st, seat, company)
    opponents = sum(has(dealers(st), other) for other in range(st.seats) if other != sellers[0])
    fall = st.quote[company] - max(FLOOR, st.quote[company] - FALLS * opponents - 1)
    return {
        "company": company,
        "sellers": sellers,
        "fall": fall,
        "loss": fall * st.held[seat][company],
        "fee_loss": fall if st.held[seat][company] >= MAJORITY else 0,
        "price": st.quote[company],
        "covered": st.cash[seat] - st.owes[seat] >= st.quote[company],
    }
