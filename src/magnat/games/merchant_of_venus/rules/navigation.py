"""S44-S49  Navigation spaces, and the die that navigates."""

from magnat.core.declare import tell
from magnat.core.kit import has, including

from ..components import EXITS, FACES, LINK_COUNT, LINKS, MOST_DICE, NONE, SPACE_NAVIGATION
from ..state import Event, Refusal, State
from .places import here


def remember_entry(st: State, space: int, old: int) -> None:
    """S47  One bit a link by which a navigation space was entered this turn."""
    navigation = SPACE_NAVIGATION[space]
    for link in range(LINK_COUNT[space]):
        if LINKS[space][link] == old: st.entered[navigation] = including(st.entered[navigation], link)

def was_entered_from(st: State, space: int, other: int) -> int:
    """S47"""
    for link in range(LINK_COUNT[space]):
        if LINKS[space][link] == other: return has(st.entered[SPACE_NAVIGATION[space]], link)
    return 0

def has_die(st: State, face: int) -> int:
    """S45  Whether a die shows that face."""
    for die in range(MOST_DICE):
        if st.dice[die] == face + 1: return 1
    return 0

def exit_by(st: State, face: int) -> int:
    """S46  Where a value leads from the navigation space of the ship."""
    return EXITS[SPACE_NAVIGATION[here(st)]][face]

def can_keep_heading(st: State) -> int:
    """S49  Whether a die leads to the heading declared on a navigation space."""
    for face in range(FACES):
        if has_die(st, face) and exit_by(st, face) == st.heading: return 1
    return 0

def may_assign(st: State, face: int) -> int:
    """S44, S45, S49"""
    if not has_die(st, face): return Refusal.NOT_ROLLED                 # S45
    if st.heading == NONE or SPACE_NAVIGATION[here(st)] == NONE: return 0
    return Refusal.HEADING_BINDS if exit_by(st, face) != st.heading and can_keep_heading(st) else 0

def assign_die(st: State, face: int) -> None:
    """S45"""
    tell(st, Event.ASSIGNED, st.active, face + 1)
    st.nav = face + 1
