"""B8 to B10  Claims, boasts, and the ware laid open."""

from __future__ import annotations

from magnat.core.declare import tell
from magnat.core.declare.frames import ask, end_answer, pop
from magnat.core.kit import everyone, without

from .purses import pay, prove
from .state import Event, Phase, Refusal, State


def ask_claims(st: State) -> None:
    """B8"""
    pop(st)
    ask(st, Phase.CLAIM, (1 << st.seats) - 1, (st.lead + 1) % st.seats)


def may_claim(st: State, ware: int) -> int:
    """B8"""
    return 0


def claim(st: State, ware: int) -> None:
    """B8"""
    tell(st, Event.CLAIMED, st.actor, ware)
    st.claimed[st.actor] = ware + 1
    next_claim(st)


def may_abstain(st: State) -> int:
    """B8"""
    return 0


def abstain(st: State) -> None:
    """B8"""
    tell(st, Event.ABSTAINED, st.actor)
    next_claim(st)


def next_claim(st: State) -> None:
    """B8, B10"""
    if end_answer(st):
        pop(st)
        reveal(st)


def may_boast(st: State) -> int:
    """B9"""
    if st.mood == 0:
        return Refusal.CALM
    if st.boasted[st.actor]:
        return Refusal.BOASTED
    if st.purse[st.actor] == 0:
        return Refusal.NO_COIN
    return 0


def boast(st: State) -> None:
    """B9"""
    tell(st, Event.BOASTED, st.actor)
    seat = st.actor
    st.boasted[seat] = 1
    prove(st, seat, 1)
    ask(st, Phase.DOUBT, without(everyone(st), seat), (seat + 1) % st.seats)
    st.boaster = seat


def may_believe(st: State) -> int:
    """B9"""
    return 0


def believe(st: State) -> None:
    """B9"""
    if end_answer(st):
        settle_boast(st)


def may_doubt(st: State) -> int:
    """B9"""
    return 0


def doubt(st: State) -> None:
    """B9"""
    tell(st, Event.DOUBTED, st.actor)
    st.doubts += 1
    if end_answer(st):
        settle_boast(st)


def settle_boast(st: State) -> None:
    """B9  Then the boaster is asked again."""
    coins = -1 if st.doubts else 1
    tell(st, Event.BOAST_PAID, st.boaster, coins)
    pay(st, st.boaster, coins)
    pop(st)


def reveal(st: State) -> None:
    """B10"""
    ware = st.ware - 1
    tell(st, Event.REVEALED, ware)
    for seat in range(st.seats):
        if st.claimed[seat]:
            tell(st, Event.CLAIM_WAS, seat, st.claimed[seat] - 1)
        if st.claimed[seat] == st.ware:
            pay(st, seat, 1)
        st.claimed[seat] = 0
    st.stall[st.buyer - 1 if st.buyer else st.lead][ware] += 1
    st.ware = 0
    ask(st, Phase.MARKET, (1 << st.seats) - 1, st.lead)
