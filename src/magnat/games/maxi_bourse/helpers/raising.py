"""M74, M79-M82, M89  What to sell for a sum, if nobody buys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from magnat.core.errors import Refused
from magnat.core.asking import Question
from magnat.core.declare import within
from magnat.core.kit import how_many, without

from ..components import COMPANIES, DIVIDEND, FLOOR, HORIZONTAL, MAJORITY, MINORITY, SECTOR, SECTORS, TRIPLE, VERTICAL
from ..rules.end import shares_worth
from ..rules.payout import payout_of, vertical
from ..state import DEBT_SALE, FULL, MOST_DUE, Phase, State, dealers, missing_sum
from .answers import Forced, Lots
from .selling import FALLS

Chosen = tuple[int, ...]  # lots sold of the companies gone through so far


@dataclass(frozen=True, order=True)
class Way:
    """Lots sold so far, and what they cost; equal costs are told apart by the lots, so that the answer is always the same."""

    cost: int
    chosen: Chosen


Ways = dict[int, Way]  # the best way to raise a sum
Counted = dict[tuple[int, int], Ways]  # by what is left of a sector: companies with 6 lots, with 3


def forced(question: Question[State], *, sum: Annotated[int, within(1, MOST_DUE)] | None = None, full: bool | None = None) -> Forced:
    """M74, M80, M89  The sales for a sum that cost least of wealth and of the next payout together, if nobody buys; without arguments for what I owe.

    Lots are sold one by one: two lots of a company sold together fetch the price of the last one, and leave the same quote behind. That is always
    allowed (M80). What a company costs does not depend on the others, but for the concentrations, and those only on how many companies of 3 and of
    6 lots a sector has left: so ways to a sum are gathered sector by sector, and only the cheapest way to each of these numbers is kept.
    """
    st, seat = question.st, question.seat
    target, falling = asked_for(st, seat) if sum is None else (sum, st.forced_sale == FULL)
    if full is not None: falling = full
    step = 1 + FALLS * opponents(st, seat) if falling else 1
    best = cheapest(st, seat, target, step)
    after: State = st.copy()
    raised = 0
    sales: list[Lots] = []
    for company, lots in enumerate(best):
        if lots:
            prices = prices_of(st, company, lots, step)
            sales.append({"company": company, "lots": lots, "prices": prices})
            raised += total(prices)
            after.held[seat][company] -= lots
            after.quote[company] = prices[-1]
    return {
        "sum": target,
        "full": bool(falling),
        "enough": raised >= target,
        "sales": sales,
        "raised": raised,
        "wealth_lost": shares_worth(st, seat) - shares_worth(after, seat) - raised,
        "payout_lost": payout_of(st, seat) - payout_of(after, seat),
    }


def asked_for(st: State, seat: int) -> tuple[int, bool]:
    """M74, M79, M89  What the seat has to raise now, and whether by falling rounds."""
    if st.actor == seat and st.phase in (Phase.FORCED, Phase.FORCED_QTY): return missing_sum(st), st.forced_sale == FULL
    if st.actor == seat and st.kind == DEBT_SALE and st.phase in (Phase.RAISE_CASH, Phase.SALE_QTY): return st.due - st.cash[seat], True
    raise Refused("not-now", ("M74", "M89"))


def opponents(st: State, seat: int) -> int:
    """M64"""
    return how_many(without(dealers(st), seat))


def prices_of(st: State, company: int, lots: int, step: int) -> list[int]:
    """M61, M62, M81  Of lots sold one by one."""
    return [max(FLOOR, st.quote[company] - step * lot) for lot in range(1, lots + 1)]


def total(prices: list[int]) -> int:
    """The sum of prices."""
    return sum(prices)


# The cheapest way

def cheapest(st: State, seat: int, target: int, step: int) -> Chosen:
    """M80, M102, M104  By the number of vertical concentrations that are kept: with at least k of them, k are paid."""
    everything = tuple(st.held[seat][company] for company in range(COMPANIES))
    if total([price for company, lots in enumerate(everything) for price in prices_of(st, company, lots, step)]) < target: return everything
    tables = [of_sector(st, seat, sector, target, step) for sector in range(SECTORS)]
    order = [company for sector in range(SECTORS) for company in range(COMPANIES) if SECTOR[company] == sector]
    found = [way for kept in range(vertical(st, seat) + 1) for way in together(tables, target, kept)]
    best = min(found).chosen
    return tuple(best[order.index(company)] for company in range(COMPANIES))


def of_sector(st: State, seat: int, sector: int, target: int, step: int) -> Counted:
    """M98, M100, M102  The ways to sell lots of one sector, with the horizontal concentrations they leave as a gain."""
    table: Counted = {(0, 0): {0: Way(0, ())}}
    for company in range(COMPANIES):
        if SECTOR[company] == sector: table = with_company(st, seat, company, table, target, step)
    return {
        (strong, some): {sum: Way(way.cost - HORIZONTAL * min(strong, some // TRIPLE), way.chosen) for sum, way in ways.items()}
        for (strong, some), ways in table.items()
    }


def with_company(st: State, seat: int, company: int, table: Counted, target: int, step: int) -> Counted:
    """M61, M98, M100  Every number of lots of one company."""
    held, found = st.held[seat][company], Counted()
    for lots in range(held + 1):
        prices = prices_of(st, company, lots, step)
        left, quote = held - lots, prices[-1] if prices else st.quote[company]
        cost = held * st.quote[company] - left * quote - total(prices) + DIVIDEND * lots
        if held >= MAJORITY: cost += st.quote[company] - (quote if left >= MAJORITY else 0)
        for (strong, some), ways in table.items():
            into = found.setdefault((strong + (left >= MAJORITY), some + (left >= MINORITY)), {})
            add(into, ways, total(prices), Way(cost, (lots,)), target)
    return {key: undominated(ways) for key, ways in found.items()}


def together(tables: list[Counted], target: int, kept: int) -> Iterator[Way]:
    """M104  The ways of all sectors that leave `kept` vertical concentrations or more; that many are counted as a gain."""
    table: dict[int, Ways] = {0: {0: Way(0, ())}}
    for sector in tables:
        found: dict[int, Ways] = {}
        for counted, ways in table.items():
            for (strong, _), others in sector.items():
                into = found.setdefault(min(TRIPLE * kept, counted + min(strong, kept)), {})
                for sum, way in others.items():
                    add(into, ways, sum, way, target)
        table = {key: undominated(ways) for key, ways in found.items()}
    if target in table.get(TRIPLE * kept, {}):
        way = table[TRIPLE * kept][target]
        yield Way(way.cost - VERTICAL * kept, way.chosen)


def add(into: Ways, ways: Ways, sum: int, more: Way, target: int) -> None:
    """Every way, with more lots behind it; a sum above the target is as good as the target."""
    for before, way in ways.items():
        reached = min(target, before + sum)
        joined = Way(way.cost + more.cost, way.chosen + more.chosen)
        if reached not in into or joined < into[reached]: into[reached] = joined


def undominated(ways: Ways) -> Ways:
    """Without those that raise less for no less."""
    kept: Ways = {}
    least: int | None = None
    for sum in sorted(ways, reverse=True):
        if least is None or ways[sum].cost < least:
            kept[sum], least = ways[sum], ways[sum].cost
    return kept
