"""B5, B6  The merchant names a price and may ask the right neighbour first."""

from __future__ import annotations

from magnat.core.declare import tell
from magnat.core.declare.frames import ask, pop
from magnat.core.kit import everyone, without

from .components import PRICES
from .state import Event, Phase, Refusal, State


def may_price(st: State, step: int) -> int:
    """B5"""
    return 0


def price(st: State, step: int) -> None:
    """B5, B7"""
    st.paid = PRICES[step]
    tell(st, Event.PRICED, st.actor, st.paid)
    ask(st, Phase.BID, without(everyone(st), st.lead), (st.lead + 1) % st.seats)


def may_consult(st: State) -> int:
    """B5"""
    return Refusal.CONSULTED if st.consulted else 0


def consult(st: State) -> None:
    """B5, B6"""
    neighbour = (st.lead - 1) % st.seats
    tell(st, Event.CONSULTED, neighbour)
    st.consulted = 1
    ask(st, Phase.CONSULT, 1 << neighbour, neighbour)


def may_nod(st: State) -> int:
    """B6"""
    return 0


def nod(st: State) -> None:
    """B6"""
    tell(st, Event.NODDED, st.actor)
    pop(st)


def may_shrug(st: State) -> int:
    """B6"""
    return 0


def shrug(st: State) -> None:
    """B6"""
    tell(st, Event.SHRUGGED, st.actor)
    pop(st)


def may_ask_back(st: State) -> int:
    """B6"""
    return Refusal.ASKED_BACK if st.asked_back else 0


def ask_back(st: State) -> None:
    """B6"""
    st.asked_back = 1
    ask(st, Phase.ASK_BACK, 1 << st.lead, st.lead)


def may_whisper(st: State, ware: int) -> int:
    """B6"""
    return 0


def whisper(st: State, ware: int) -> None:
    """B6"""
    tell(st, Event.WHISPERED, st.actor, ware)
    pop(st)
