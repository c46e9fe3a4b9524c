"""R1-R9  The titles in the file, money, plaques and pawns; then the starter is found."""

from magnat.core.declare import CHANCE, tell
from magnat.core.kit import everyone, lowest, roll_for_start, seek_start

from ..components import JOKERS, LOTS, MILLION, PLAQUES_EACH, PRODUCTIONS, ROLL_RED, ROLL_WHITE, SEATS, SLOTS, SQUARE_SLOT, SQUARES, START_CASH
from ..state import NONE, Event, Phase, State
from .course import begin_turn


def setup(st: State) -> None:
    """R1-R4, R6, R9  Everything in its place; the pack is turned up card by card when it is read (R61)."""
    for seat in range(SEATS):
        st.lead[seat] = seat
    for seat in range(st.seats):
        st.cash[seat] = st.starting_cash * MILLION if st.starting_cash else START_CASH[st.seats]    # R3
    for production in range(PRODUCTIONS):
        st.file[production] = LOTS - 1                                  # R2
        st.unlaid[production] = PLAQUES_EACH
    st.joker_pile = JOKERS                                              # R6
    st.bidder = NONE
    st.partner = NONE
    st.actor = CHANCE
    st.phase = Phase.LAY

def odds_lay(st: State, production: int) -> int:
    """R5  Every plaque alike."""
    return st.unlaid[production]

def lay(st: State, production: int) -> None:
    """R5  Slot after slot, face up; they never move."""
    tell(st, Event.LAID, production, square_of(st.laid))
    st.plaque[st.laid] = production + 1
    st.unlaid[production] -= 1
    st.laid += 1
    if st.laid == SLOTS: begin_start(st)

def square_of(slot: int) -> int:
    """R5  The square of a slot."""
    square = 0
    while SQUARE_SLOT[square] != slot and square < SQUARES:
        square += 1
    return square

def begin_start(st: State) -> None:
    """R7  All roll for the start."""
    seek_start(st, everyone(st))
    st.phase = Phase.START

def odds_first_roll(st: State, roll: int) -> int:
    """R7  Two fair dice."""
    return 1

def first_roll(st: State, roll: int) -> None:
    """R7  The highest sum starts; tied players roll again among themselves. A double costs nothing here."""
    sum = ROLL_WHITE[roll] + ROLL_RED[roll]
    tell(st, Event.START_ROLLED, lowest(st.pending), sum)
    first = roll_for_start(st, sum)
    if first == NONE: return
    tell(st, Event.STARTS, first)
    begin_turn(st, first)
