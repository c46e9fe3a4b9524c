"""M83, M85, M86  The purchase on a double, where no session has used it."""

from magnat.core.declare import tell

from ..components import CALL
from ..state import BANK, Event, Phase, Refusal, Stage, State, in_play, may_deal
from .market import over_cash
from .rumours import settle


def end_square(st: State) -> None:
    """M85, M86  After a double the roller may buy, unless he is ruined or suspended."""
    st.stage = Stage.TURN_OVER
    if st.first_die != st.second_die or not may_deal(st, st.active): return
    st.actor = st.active
    st.phase = Phase.DOUBLE
    st.stage = 0

def may_pick_on_double(st: State, company: int) -> int:
    """M83, M85"""
    if not in_play(st, company): return Refusal.NOT_IN_PLAY
    if st.bank[company] == 0: return Refusal.NO_STOCK
    return Refusal.OVER_CASH if over_cash(st, st.actor, st.quote[company]) else 0

def pick_on_double(st: State, company: int) -> None:
    """M83"""
    tell(st, Event.NAMED, st.active, company, st.quote[company])
    st.company = company
    st.phase = Phase.DOUBLE_QTY

def decline_double(st: State) -> None:
    """M85"""
    st.stage = Stage.TURN_OVER

def may_buy_on_double(st: State, lots: int) -> int:
    """M83, M85"""
    if lots == 0: return Refusal.AT_LEAST_ONE
    if lots > CALL: return Refusal.OVER_CALL
    if lots > st.bank[st.company]: return Refusal.OVER_STOCK
    return Refusal.OVER_CASH if over_cash(st, st.actor, lots * st.quote[st.company]) else 0

def buy_on_double(st: State, lots: int) -> None:
    """M83, M85  Alone and at the quote, which does not move."""
    st.seller = BANK
    st.buyer = st.active
    st.demand[st.active] = lots
    st.price = st.quote[st.company]
    tell(st, Event.AT_QUOTE, st.active, lots, st.price)
    settle(st, Stage.TURN_OVER)
