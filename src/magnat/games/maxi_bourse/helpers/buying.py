"""M21-M44  What a purchase costs: in a session of purchase, and in its auction."""

from typing import Annotated

from magnat.core.errors import Refused
from magnat.core.asking import Question
from magnat.core.declare import within as between, wrong
from magnat.core.kit import has

from ..components import CALL, LONGEST_STAY, MOST_QUOTE
from ..rules.market import within
from ..rules.session import at_quote, may_ask_for, may_name, name, price_for
from ..rules.shortage import wanted
from ..state import Phase, State, ceiling, dealers
from .answers import Auction, Demand, Outcome, Session, Stay


def session(question: Question[State], *, company: int | None = None) -> Session:
    """M21-M36  What asking for 0, 1 or 2 lots costs, now and at worst; before a company is named, the session that one could open on it."""
    st, seat = question.st, question.seat
    if st.phase == Phase.DEMAND and company in (None, st.company): return as_seen(st, seat)
    if company is None: raise Refused("not-now", ("M24",))
    if st.phase not in (Phase.NAME, Phase.SOLD_OUT) or st.actor != seat: raise Refused("not-now", ("M22",))
    if may_name(st, company): raise wrong("session expects a company of which the bank has lots")
    twin = st.copy()
    twin.heard = None
    name(twin, company)
    twin.actor = seat
    return as_seen(twin, seat)


def as_seen(st: State, seat: int) -> Session:
    """M24-M36  A running session."""
    spoken = not has(st.pending, seat)
    later = others_to_speak(st, seat)
    lots = [st.demand[seat]] if spoken and st.demand[seat] else [] if spoken else list(range(CALL + 1))
    return {
        "company": st.company,
        "quote": st.quote[st.company],
        "stock": st.bank[st.company],
        "spoken": spoken,
        "still_to_speak": later,
        "demands": [demand(st, seat, count, len(later), spoken) for count in lots],
    }


def others_to_speak(st: State, seat: int) -> list[int]:
    """M24, M91  In the order in which they are asked."""
    order = [(st.actor + step) % st.seats for step in range(st.seats)]
    return [other for other in order if other != seat and has(st.pending & dealers(st), other)]


def demand(st: State, seat: int, lots: int, later: int, spoken: bool) -> Demand:
    """M25, M28, M31-M33, M36  Lots that were asked for are in the quote already."""
    twin = st.copy()
    twin.actor = seat
    quoted = not spoken and bool(at_quote(twin))
    most = min(CALL, st.bank[st.company] - (lots if quoted else 0))
    return {
        "lots": lots,
        "allowed": spoken or may_ask_for(twin, lots) == 0,
        "at_quote": quoted,
        "best": outcome(twin, seat, lots, 0, quoted, spoken),
        "worst": outcome(twin, seat, lots, later * most, quoted, spoken),
    }


def outcome(st: State, seat: int, lots: int, more: int, quoted: bool, spoken: bool) -> Outcome:
    """M28, M29, M32, M33, M37  If others ask for so many lots more."""
    company, quote = st.company, st.quote[st.company]
    moved = 0 if spoken or (quoted and not st.au_cours_moves_quote) else lots
    ends = within(st, within(st, quote + moved) + more)
    price = price_for(st, lots) if quoted else ends
    asked = more + wanted(st) + (0 if spoken or quoted else lots)
    shares = [(ends - quote) * st.held[other][company] for other in range(st.seats)]
    shares[seat] += lots * ends
    return {
        "price": price,
        "cost": lots * price,
        "cash": st.cash[seat] - lots * price,
        "quote": ends,
        "auction": asked > st.bank[company] - (lots if quoted else 0),
        "shares": shares,
    }


def auction(question: Question[State], *, steps: Annotated[int, between(1, MOST_QUOTE)] = LONGEST_STAY) -> Auction:
    """M37-M44, M57  What staying to each of the next prices costs, as far as one's cash goes."""
    st, seat = question.st, question.seat
    if st.phase != Phase.BIDS or not st.demand[seat]: raise Refused("not-now", ("M38",))
    highest = highest_price(st, seat)
    last = min(highest, st.price + steps - 1)
    return {
        "company": st.company,
        "lots": st.left,
        "asked": st.demand[seat],
        "price": st.price,
        "highest": highest if highest >= st.price else 0,
        "bidders": [other for other in range(st.seats) if st.demand[other]],
        "steps": [stay(st, seat, price) for price in range(st.price, last + 1)],
    }


def highest_price(st: State, seat: int) -> int:
    """M18, M42  That the cash covers, less what is owed in a settlement that was interrupted."""
    return min(ceiling(st), (st.cash[seat] - st.owes[seat]) // st.demand[seat])


def stay(st: State, seat: int, price: int) -> Stay:
    """M39, M41  Served at this price, which becomes the quote."""
    lots, gain = st.demand[seat], price - st.quote[st.company]
    return {
        "price": price,
        "cost": lots * price,
        "cash": st.cash[seat] - lots * price,
        "shares": gain * st.held[seat][st.company] + lots * price,
    }
