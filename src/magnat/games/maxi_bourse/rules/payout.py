"""M97-M107  The payout: dividends, fees, and both kinds of concentration."""

from magnat.core.declare import scratch, tell
from magnat.core.kit import bank_pays

from ..components import COMPANIES, DIVIDEND, HORIZONTAL, MAJORITY, MINORITY, SECTOR, SECTORS, TRIPLE, VERTICAL
from ..state import Event, Stage, State
from .setup import lots_of


def pay_active(st: State) -> None:
    """M97  He, and only he, before the square is resolved."""
    pay_out(st, st.active)
    st.stage = Stage.LAND

def pay_out(st: State, seat: int) -> None:
    """M97, M106  Everything adds up."""
    tell_payout(st, seat)
    bank_pays(st, seat, payout_of(st, seat))
    tell(st, Event.PAYOUT, seat, payout_of(st, seat))

def payout_of(st: State, seat: int) -> int:
    """M98-M106"""
    total = DIVIDEND * lots_of(st, seat)                                # M98
    for company in range(COMPANIES):
        total += fee(st, seat, company)                                 # M100
    for sector in range(SECTORS):
        total += HORIZONTAL * horizontal(st, seat, sector)              # M101
    return total + VERTICAL * vertical(st, seat)                        # M103

def fee(st: State, seat: int, company: int) -> int:
    """M99, M100  The present quote of 1 000 shares, for a majority."""
    return st.quote[company] if st.held[seat][company] >= MAJORITY else 0

def companies_with(st: State, seat: int, sector: int, lots: int) -> int:
    """M101, M103  Companies of a sector of which a player holds so many lots at least."""
    total = 0
    for company in range(COMPANIES):
        if SECTOR[company] == sector and st.held[seat][company] >= lots: total += 1
    return total

def horizontal(st: State, seat: int, sector: int) -> int:
    """M102, M107  Disjoint triples of a sector, each with a majority: every one needs a majority of its own and three companies of 3 lots."""
    return min(companies_with(st, seat, sector, MAJORITY), companies_with(st, seat, sector, MINORITY) // TRIPLE)

def vertical(st: State, seat: int) -> int:
    """M104  Disjoint triples of majorities in three sectors."""
    return vertical_with(st, seat, 0, 0)

def vertical_with(st: State, seat: int, sector: int, more: int) -> int:
    """M104  With so many more majorities in one sector: the greatest k for which the majorities of each sector, up to k of them, make 3 k."""
    majorities = scratch(SECTORS)
    times = 0
    for other in range(SECTORS):
        majorities[other] = companies_with(st, seat, other, MAJORITY) + (more if other == sector else 0)
        times += majorities[other]
    times = times // TRIPLE
    while times and enough(majorities, times) == 0:
        times -= 1
    return times

def enough(majorities: list[int], times: int) -> int:
    """M104"""
    total = 0
    for sector in range(SECTORS):
        total += min(majorities[sector], times)
    return 1 if total >= TRIPLE * times else 0

def tell_payout(st: State, seat: int) -> None:
    """M98-M106  Line by line."""
    tell(st, Event.DIVIDENDS, seat, DIVIDEND * lots_of(st, seat), lots_of(st, seat))
    for company in range(COMPANIES):
        if st.held[seat][company] >= MAJORITY: tell(st, Event.FEE, seat, company, fee(st, seat, company))
    for sector in range(SECTORS):
        for _ in range(horizontal(st, seat, sector)):
            tell(st, Event.HORIZONTAL, seat, sector, HORIZONTAL)
    if vertical(st, seat): tell(st, Event.VERTICAL, seat, vertical(st, seat), VERTICAL * vertical(st, seat))
