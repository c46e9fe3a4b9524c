"""S152-S154, S160, S165  What the owner of a relic is asked."""

from magnat.core.declare import tell

from ..components import AUTO_PILOT_VALUE
from ..state import STEP, WATCH, Event, Refusal, State
from .flight import travel
from .heading import choose_die_early, next_die, roll, take_roll
from .navigation import has_die
from .sights import spy_on
from ..components import NONE


# Auto Pilot

def set_auto_pilot(st: State) -> None:
    """S153  One die is set, the others are rolled."""
    tell(st, Event.DIE_SET, st.actor, AUTO_PILOT_VALUE)
    st.dice[0] = AUTO_PILOT_VALUE
    if next_die(st) == NONE: take_roll(st)
    else: roll(st)

def roll_all(st: State) -> None:
    """S153"""
    roll(st)


# Mulligan Gear

def may_mull(st: State, face: int) -> int:
    """S154"""
    return 0 if has_die(st, face) else Refusal.NOT_ROLLED

def mull(st: State, face: int) -> None:
    """S154  One die is rolled again, and its new value kept."""
    st.mulled = 1
    index = 0
    while st.dice[index] != face + 1:
        index += 1
    st.dice[index] = 0
    roll(st)

def keep_roll(st: State) -> None:
    """S154"""
    choose_die_early(st)


# Spy Eye

def spy(st: State, encounter: int) -> None:
    """S160"""
    if spy_on(st, encounter) == 0: travel(st)

def stop_spying(st: State) -> None:
    """S160"""
    st.stage = WATCH
    travel(st)


# Gate Lock

def lock(st: State) -> None:
    """S165  The telegate is a plain space: no die, no jump."""
    tell(st, Event.LOCKED, st.actor)
    st.stage = STEP
    travel(st)

def use(st: State) -> None:
    """S165  The telegate as it is."""
    travel(st)
