"""S1-S12  Everything in its place, the races, the first player."""

from magnat.core.declare import CHANCE, tell

from ..components import (
    BASE, COMBO_DRIVE, CULTURES, CUP_COUNT, CUP_DEMAND, CUP_FACTORY, CUP_KINDS, MOST_RUN, NONE, ORBITS, RED_DRIVE, RELICS, SEATS, SHIELD, SMALL_BANK,
    START_CREDITS, START_SHIP, YELLOW_DRIVE,
)
from ..state import Event, Phase, Refusal, State
from .cup import draw_tokens
from .turn import begin_turn, forget_movement
from .variants import tokens_at_setup


def setup(st: State) -> None:
    """S4-S12  Cards and encounter tokens lie face down: they are drawn when somebody first learns them."""
    for kind in range(CUP_KINDS):
        if kind >= CUP_DEMAND or (st.fast_play and kind < CUP_FACTORY): st.cup[kind] = CUP_COUNT[kind]     # S8, S151
        else: st.market[kind] = CUP_COUNT[kind]                         # S6
    st.pile[SHIELD] = st.shields                                        # S7
    st.pile[YELLOW_DRIVE] = st.yellow_drives
    st.pile[RED_DRIVE] = st.red_drives
    st.pile[COMBO_DRIVE] = st.combo_drives
    for seat in range(SEATS):
        st.race[seat] = NONE
        st.space[seat] = BASE                                           # S12
        st.ship[seat] = START_SHIP                                      # S9
    for seat in range(st.seats):
        st.credits[seat] = START_CREDITS * st.seats                     # S10
    if st.small_bank: st.bank = SMALL_BANK                              # S149
    put_nothing(st)
    st.actor = CHANCE if st.race_selection else 0
    st.phase = Phase.DEAL if st.race_selection else Phase.RACE

def put_nothing(st: State) -> None:
    """S6, S7, S136  No deed is owned, no relic is for sale, nobody has won."""
    for culture in range(CULTURES):
        st.factory[culture] = NONE
    for orbit in range(ORBITS):
        st.port[orbit] = NONE
    for relic in range(RELICS):
        st.relic_at[relic] = NONE
    for index in range(MOST_RUN):
        st.run[index] = NONE
    st.winner = NONE
    st.partner = NONE
    st.spying = NONE
    forget_movement(st)

def is_taken(st: State, race: int) -> int:
    """S9"""
    for seat in range(st.seats):
        if st.race[seat] == race: return 1
    return 0

def next_without_race(st: State) -> int:
    """S9  Seats in order; NONE when all have a race."""
    for seat in range(st.seats):
        if st.race[seat] == NONE: return seat
    return NONE

def may_race(st: State, race: int) -> int:
    """S9"""
    return Refusal.RACE_TAKEN if is_taken(st, race) else 0

def race(st: State, race: int) -> None:
    """S9"""
    take_race(st, race)
    if st.phase == Phase.RACE: st.actor = next_without_race(st)

def odds_deal(st: State, race: int) -> int:
    """S9"""
    return 1 - is_taken(st, race)

def deal(st: State, race: int) -> None:
    """S9"""
    take_race(st, race)

def take_race(st: State, race: int) -> None:
    """S9, S11  When everybody has one, the first player is drawn."""
    seat = next_without_race(st)
    st.race[seat] = race
    tell(st, Event.RACE, seat, race)
    if next_without_race(st) != NONE: return
    st.actor = CHANCE
    st.phase = Phase.HAT

def hat(st: State, seat: int) -> None:
    """S11, S151"""
    tell(st, Event.STARTS, seat)
    st.active = seat
    if tokens_at_setup(st): draw_tokens(st, tokens_at_setup(st))
    else: begin_turn(st, seat)
