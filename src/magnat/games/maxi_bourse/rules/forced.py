"""M74, M79, M80  Shares sold because a card says so: for a payment, or for a sum."""

from magnat.core.declare import pop, push, tell

from ..components import CASH_FROM_EACH, CASH_TO_EACH, EFFECT_KIND, EFFECT_SUM
from ..state import CARD_SALE, TARGET, Event, Phase, Refusal, Stage, State, in_game, missing_sum, most_forced, owns_shares
from .sale import open_sale


def open_forced(st: State, seat: int, due: int, kind: int) -> None:
    """M74, M79  In a frame of its own; what follows it is the stage of the frame below."""
    push(st)
    st.kind = kind
    st.buyer = seat
    st.due = due
    st.stage = Stage.FORCED

def ask_forced(st: State) -> None:
    """M74, M79  As long as the sum is missing and anything is left to sell."""
    if st.kind != TARGET: count_due(st)
    if missing_sum(st) <= 0 or not owns_shares(st, st.buyer):
        raised = st.raised
        pop(st)
        st.raised = raised
        return
    if st.kind != TARGET: tell(st, Event.SHORT_OF_CASH, st.buyer, st.due)
    st.actor = st.buyer
    st.phase = Phase.FORCED
    st.stage = 0

def count_due(st: State) -> None:
    """M74  Whoever was ruined meanwhile is owed nothing any more."""
    if EFFECT_KIND[st.effect] == CASH_TO_EACH: st.due = EFFECT_SUM[st.effect] * others_in_game(st)
    if EFFECT_KIND[st.effect] == CASH_FROM_EACH and st.out[st.active]: st.due = 0

def others_in_game(st: State) -> int:
    """M120, M121  How many others are not ruined."""
    total = 0
    for seat in range(st.seats):
        if seat != st.active: total += in_game(st, seat)
    return total

def may_force(st: State, company: int) -> int:
    """M74, M79"""
    return 0 if st.held[st.actor][company] else Refusal.NOT_OWNED

def force(st: State, company: int) -> None:
    """M79  Of his own choice."""
    st.company = company
    st.phase = Phase.FORCED_QTY

def may_announce_forced(st: State, lots: int) -> int:
    """M80"""
    if lots == 0: return Refusal.AT_LEAST_ONE
    if lots > st.held[st.actor][st.company]: return Refusal.OVER_HOLDING
    return Refusal.OVER_NEED if lots > most_forced(st) else 0

def announce_forced(st: State, lots: int) -> None:
    """M81"""
    st.stage = Stage.FORCED
    open_sale(st, CARD_SALE, st.buyer, st.buyer, st.company, lots)
