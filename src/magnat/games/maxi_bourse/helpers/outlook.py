"""M14, M67, M70, M111  Where the next roll leads, which cards are unseen, who has what."""

from magnat.core.asking import Question

from ..components import (
    CARD_EFFECT, CARDS, COMPANIES, EFFECT_SUM, EFFECT_TARGET, MEANT, READ_SERIES, ROLL_FIRST, ROLL_SECOND, ROLLS, RUMOURS_SERIES, SERIES_IDS,
)
from ..rules.end import shares_worth
from ..rules.payout import payout_of
from ..rules.setup import lots_of
from ..state import State, circuits, in_play, purse, square_under
from .answers import Ahead, Fortune, Landing, Swing, Unread, Unseen, Wealth
from .income import majorities


def ahead(question: Question[State]) -> Ahead:
    """M14, M15, M97  The square of each of the 36 rolls, with a payout or without."""
    st, seat = question.st, question.seat
    rolls = [landing(st, seat, roll) for roll in range(ROLLS)]
    return {"rolls": rolls, "payout": payout_of(st, seat), "paid": sum(row["payout"] for row in rolls)}


def landing(st: State, seat: int, roll: int) -> Landing:
    """M14, M15"""
    twin = st.copy()
    twin.progress[seat] += ROLL_FIRST[roll] + ROLL_SECOND[roll]
    return {
        "first": ROLL_FIRST[roll],
        "second": ROLL_SECOND[roll],
        "square": square_under(twin, seat),
        "payout": circuits(twin, seat) > circuits(st, seat),
    }


def wealth(question: Question[State]) -> Wealth:
    """M111, M115  What is public of each player, and my own; ruined players have nothing."""
    st, seat = question.st, question.seat
    return {"players": [fortune(st, seat, other) for other in range(st.seats)]}


def fortune(st: State, seat: int, other: int) -> Fortune:
    """M111, M115"""
    cash = st.cash[other] if purse(st, seat, other) else None
    return {
        "seat": other,
        "shares": shares_worth(st, other),
        "lots": lots_of(st, other),
        "majorities": majorities(st, other),
        "payout": payout_of(st, other),
        "cash": cash,
        "wealth": None if cash is None else cash + shares_worth(st, other),
    }


# Cards

def unseen(question: Question[State]) -> Unseen:
    """M7, M67, M70, M78  Cards of each series not yet seen, and what the rumours among them could do to each company in play."""
    st, seat = question.st, question.seat
    piled = {st.pile[index] - 1 for index in range(CARDS) if st.pile[index]}
    mine = [card for card in range(CARDS) if st.hand[seat][card]]
    rumours = [card for card in range(CARDS) if card not in piled and card not in mine]
    return {
        "series": [unread(st, series) for series in range(READ_SERIES)],
        "rumours": rumours,
        "in_hands": len(rumours) - (st.pile_size - len(piled)),
        "companies": [swing(company, rumours, mine) for company in range(COMPANIES) if in_play(st, company)],
    }


def unread(st: State, series: int) -> Unread:
    """M67  Once the whole pack was read, its order is known."""
    seen = {st.pack[series][index] - 1 for index in range(CARDS)}
    return {
        "series": SERIES_IDS[series],
        "cards": [card for card in range(CARDS) if card not in seen],
        "top": st.pack[series][st.next_card[series]] - 1,
    }


def swing(company: int, rumours: list[int], mine: list[int]) -> Swing:
    """M77, M116  Floor and ceiling apart."""
    steps = [moves(card, company) for card in rumours]
    return {
        "company": company,
        "up": sum(step for step in steps if step > 0),
        "down": sum(step for step in steps if step < 0),
        "mine": sum(moves(card, company) for card in mine),
    }


def moves(card: int, company: int) -> int:
    """M116  What a rumour does to a company, in steps."""
    first = RUMOURS_SERIES * CARDS + card
    effects = range(CARD_EFFECT[first], CARD_EFFECT[first + 1])
    return sum(EFFECT_SUM[effect] for effect in effects if MEANT[EFFECT_TARGET[effect] + company])
