"""M97-M107  The payout and what more lots would make of it."""

from typing import Annotated

from magnat.core.asking import Question
from magnat.core.declare import of

from ..components import COMPANIES, DIVIDEND, HORIZONTAL, LOTS, MAJORITY, MINORITY, SECTOR, SECTORS, TRIPLE, VERTICAL
from ..rules.payout import fee, horizontal, payout_of, vertical
from ..rules.setup import lots_of
from ..state import State, in_play
from .answers import Addition, Additions, Concentration, Payout


def payout(question: Question[State], *, player: Annotated[int, of("seat")] | None = None) -> Payout:
    """M98-M106  What a completed circuit would bring now, to oneself or to another player, with the companies that make it."""
    st, seat = question.st, question.seat
    owner = seat if player is None else player
    return {
        "seat": owner,
        "lots": lots_of(st, owner),
        "dividends": DIVIDEND * lots_of(st, owner),
        "fees": [{"company": company, "sum": fee(st, owner, company)} for company in majorities(st, owner)],
        "horizontal": [triple for sector in range(SECTORS) for triple in horizontal_triples(st, owner, sector)],
        "vertical": vertical_triples(st, owner),
        "total": payout_of(st, owner),
    }


def additions(question: Question[State]) -> Additions:
    """M98-M106  For every company in play: what is missing to 3 and 6, and what each number of further lots would add to the next payout."""
    st, seat = question.st, question.seat
    now = payout_of(st, seat)
    return {"payout": now, "companies": [addition(st, seat, company, now) for company in range(COMPANIES) if in_play(st, company)]}


def addition(st: State, seat: int, company: int, now: int) -> Addition:
    """M98-M106  Between 3 and 6 lots, and outside, a lot adds its dividend and nothing else."""
    held = st.held[seat][company]
    twin = st.copy()
    gains: list[int] = []
    for lots in range(held + 1, LOTS + 1):
        twin.held[seat][company] = lots
        gains.append(payout_of(twin, seat) - now if lots in (MINORITY, MAJORITY) else DIVIDEND + (gains[-1] if gains else 0))
    return {
        "company": company,
        "held": held,
        "bank": st.bank[company],
        "to_three": max(0, MINORITY - held),
        "to_six": max(0, MAJORITY - held),
        "gains": gains,
    }


def majorities(st: State, seat: int) -> list[int]:
    """M99"""
    return [company for company in range(COMPANIES) if st.held[seat][company] >= MAJORITY]


def horizontal_triples(st: State, seat: int, sector: int) -> list[Concentration]:
    """M102  The triples of a sector that are paid, the majority of each first.

    Why min(majorities, companies of 3 lots // 3) is the greatest number: every triple uses up a majority and three companies of 3 lots, so there
    cannot be more. And there are that many: put so many majorities at the head of a triple each; of the companies of 3 lots, majorities left over
    among them, at least two for each head remain.
    """
    times = horizontal(st, seat, sector)
    strong = [company for company in majorities(st, seat) if SECTOR[company] == sector]
    heads = strong[:times]
    others = [company for company in range(COMPANIES) if SECTOR[company] == sector and st.held[seat][company] >= MINORITY and company not in heads]
    rest = TRIPLE - 1
    return [
        {"sector": sector, "companies": [head, *others[rest * index : rest * (index + 1)]], "sum": HORIZONTAL} for index, head in enumerate(heads)
    ]


def vertical_triples(st: State, seat: int) -> list[Concentration]:
    """M104  The triples of majorities that are paid.

    Why the greatest k with Σ min(majorities of a sector, k) ≥ 3 k is the greatest number: k triples hold at most one company of a sector each, so
    at most min(its majorities, k) of them, and 3 k companies in all: no greater number is possible. And k triples there are: take min(its
    majorities, k) of every sector, write them in a row sector by sector, stop after 3 k, and deal the row out to k triples in turn. Every triple
    gets three, and since a sector fills at most k places side by side, never two of one sector.
    """
    times = vertical(st, seat)
    row: list[int] = []
    for sector in range(SECTORS):
        row += [company for company in majorities(st, seat) if SECTOR[company] == sector][:times]
    row = row[: TRIPLE * times]
    return [{"sector": -1, "companies": row[index::times], "sum": VERTICAL} for index in range(times)]
