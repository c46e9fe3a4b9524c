"""B14 to B16  The auction of a trinket, step by step."""

from __future__ import annotations

from magnat.core.declare import ask, ask_again, end_answer, pop, tell
from magnat.core.kit import everyone, how_many, including

from .components import MOST_BID, RAISE
from .purses import pay, prove
from .state import Event, Phase, Refusal, State
from .turns import end_turn


def open_auction(st: State) -> None:
    """B14"""
    ask(st, Phase.AUCTION, everyone(st), st.lead)
    st.bid = st.stake
    for seat in range(st.seats):
        st.into[seat] = 1


def may_stay(st: State) -> int:
    """B14"""
    return Refusal.TOO_POOR if st.purse[st.actor] < st.bid else 0


def stay(st: State) -> None:
    """B14"""
    tell(st, Event.STAYED, st.actor, st.bid)
    prove(st, st.actor, st.bid)
    st.stayed[st.actor] = 1
    if end_answer(st):
        next_step(st)


def drop(st: State) -> None:
    """B14"""
    tell(st, Event.DROPPED, st.actor)
    st.into[st.actor] = 0
    if end_answer(st):
        next_step(st)


def may_jump(st: State, lower: int) -> int:
    """B15  To `lower` + 1 coins."""
    if lower < st.bid or lower >= st.bid + RAISE:
        return Refusal.TOO_LOW
    return Refusal.TOO_POOR if st.purse[st.actor] < lower + 1 else 0


def jump(st: State, lower: int) -> None:
    """B15  The step ends at once: what the others have answered in it is void."""
    st.bid = lower + 1
    tell(st, Event.JUMPED, st.actor, st.bid)
    prove(st, st.actor, st.bid)
    begin_step(st, (st.actor + 1) % st.seats)


def may_peek(st: State) -> int:
    """B16"""
    return Refusal.HAS_PEEKED if st.peeked[st.actor] else 0


def peek(st: State) -> None:
    """B16"""
    seat = st.actor
    tell(st, Event.PEEKED, seat)
    st.peeked[seat] = 1
    ask(st, Phase.SHOW, 1 << st.lead, st.lead)
    st.curious = seat


def show(st: State, ware: int) -> None:
    """B16  A ware, true or not; then who has asked is asked again."""
    seat = st.curious
    tell(st, Event.SHOWN, seat, ware)
    pop(st)
    st.glimpse[seat] = ware + 1


def begin_step(st: State, first: int) -> None:
    """B14"""
    seats = 0
    for seat in range(st.seats):
        st.stayed[seat] = 0
        if st.into[seat]:
            seats = including(seats, seat)
    st.alone = 1 if how_many(seats) == 1 else 0
    ask_again(st, seats, first)


def next_step(st: State) -> None:
    """B14"""
    staying = 0
    buyer = -1
    for step in range(st.seats):
        seat = (st.lead + step) % st.seats
        staying += st.stayed[seat]
        if st.stayed[seat] and buyer < 0:
            buyer = seat
    if staying == 0 or st.alone or st.bid == MOST_BID:
        close_auction(st, buyer)
    else:
        st.bid += 1
        begin_step(st, st.lead)


def close_auction(st: State, seat: int) -> None:
    """B14"""
    if seat >= 0:
        tell(st, Event.TRINKET, seat, st.bid)
        pay(st, seat, -st.bid)
        st.trinkets[seat] += 1
    pop(st)
    end_turn(st)
