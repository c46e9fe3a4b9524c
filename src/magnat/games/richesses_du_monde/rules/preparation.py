"""R1-R9  The titles in the file, money, plaques and pawns; then the starter is found."""

from magnat.core.acts import tell
from magnat.core.frames import next_asked
from magnat.core.state import CHANCE

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
    if st.laid == SLOTS: begin_start(st, (1 << st.seats) - 1)

def square_of(slot: int) -> int:
    """R5  The square of a slot."""
    square = 0
    while SQUARE_SLOT[square] != slot and square < SQUARES:
        square += 1
    return square

def begin_start(st: State, seats: int) -> None:
    """R7  These seats roll for the start."""
    st.pending = seats
    st.start_best = 0
    st.start_tied = 0
    st.phase = Phase.START

def odds_first_roll(st: State, roll: int) -> int:
    """R7  Two fair dice."""
    return 1

def first_roll(st: State, roll: int) -> None:
    """R7  The highest sum starts; tied players roll again among themselves. A double costs nothing here."""
    seat = next_asked(st, 0)
    sum = ROLL_WHITE[roll] + ROLL_RED[roll]
    tell(st, Event.START_ROLLED, seat, sum)
    if sum > st.start_best:
        st.start_best = sum
        st.start_tied = 0
    if sum == st.start_best: st.start_tied += 1 << seat
    st.pending -= 1 << seat
    if st.pending: return
    st.pending = st.start_tied
    first = next_asked(st, 0)
    if st.start_tied == 1 << first:
        st.pending = 0
        tell(st, Event.STARTS, first)
        begin_turn(st, first)
    else: begin_start(st, st.start_tied)
