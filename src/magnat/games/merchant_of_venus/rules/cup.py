"""S116-S118, S122-S124  Passengers, and the Bonus Cup that takes and gives all tokens."""

from magnat.core.declare import CHANCE, tell
from magnat.core.kit import row_sum

from ..components import CUP_KINDS, CUP_PASSENGER, FARE, HELD_PASSENGER, PASSENGER_GOAL, PASSENGER_START
from ..state import Event, Phase, Refusal, State, culture_here
from .holds import fits, has_room, load, unload
from .turn import begin_turn
from .variants import bank_pays, is_over


# The cup

def draw_tokens(st: State, count: int) -> None:
    """S122, S124  As many as were put in, one after another; from an empty cup nothing is drawn."""
    st.draws = min(count, row_sum(st.cup, CUP_KINDS))
    st.actor = CHANCE
    st.phase = Phase.DRAW
    if st.draws == 0: go_on_trading(st)

def odds_draw_token(st: State, kind: int) -> int:
    """S122"""
    return st.cup[kind]

def draw_token(st: State, kind: int) -> None:
    """S123  To the culture it belongs to: its market, or its supply area while it is undiscovered; or to the Galactic Base."""
    tell(st, Event.DREW, kind)
    st.cup[kind] -= 1
    st.market[kind] += 1
    st.draws -= 1
    if st.draws: return
    if st.turn: go_on_trading(st)
    else: begin_turn(st, st.active)                                     # S151

def go_on_trading(st: State) -> None:
    """S89, S106  The next transaction; first what does not fit must leave."""
    st.actor = st.active
    st.phase = Phase.TRANSACT if fits(st, st.active) else Phase.OVERLOAD


# Passengers

def may_pick_up(st: State, passenger: int) -> int:
    """S116, S117, S121"""
    if not st.market[CUP_PASSENGER + passenger] or PASSENGER_START[passenger] != culture_here(st): return Refusal.NOT_WAITING
    return 0 if has_room(st, HELD_PASSENGER + passenger) else Refusal.NO_ROOM

def pick_up(st: State, passenger: int) -> None:
    """S92, S117  Free of charge, and no action."""
    tell(st, Event.PICKED_UP, st.actor, passenger)
    st.market[CUP_PASSENGER + passenger] -= 1
    load(st, HELD_PASSENGER + passenger)

def may_drop(st: State, passenger: int) -> int:
    """S118"""
    if not st.held[st.actor][HELD_PASSENGER + passenger]: return Refusal.NOT_ABOARD
    return 0 if PASSENGER_GOAL[passenger] == culture_here(st) else Refusal.OTHER_DESTINATION

def drop(st: State, passenger: int) -> None:
    """S92, S118  The bank pays the fare, then the token goes into the cup."""
    tell(st, Event.DROPPED_OFF, st.actor, passenger, FARE[passenger])
    unload(st, HELD_PASSENGER + passenger)
    st.cup[CUP_PASSENGER + passenger] += 1
    bank_pays(st, st.actor, FARE[passenger])
    if not is_over(st): draw_tokens(st, 1)
