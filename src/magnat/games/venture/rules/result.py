"""V37, V38, V42-V45  Profits are scored; the end of the game."""

from magnat.core.declare import NOBODY, tell

from ..state import FACES, NONE, SETS, Event, State
from .capital import face_value
from .conglomerates import profit


def score_profits(st: State) -> None:
    """V37, V38  All players score."""
    for seat in range(st.seats):
        st.points[seat] += profit(st, seat)
        tell(st, Event.SCORED, seat, profit(st, seat), st.points[seat])

def end_game(st: State) -> None:
    """V41-V45  Once more as for a Profit card; then the Capital left in the hands."""
    score_profits(st)
    for seat in range(st.seats):
        st.points[seat] += capital_left(st, seat)
        if st.final_capital != NONE: tell(st, Event.FINAL_CAPITAL, seat, capital_left(st, seat), st.points[seat])
    st.actor = NOBODY
    for seat in range(st.seats):
        if won(st, seat): tell(st, Event.WON, seat, st.points[seat])

def capital_left(st: State, seat: int) -> int:
    """V43, V44  Capital in hand counts as the option says; Proxy cards and companies never."""
    if st.final_capital == SETS: return st.funds[seat]
    if st.final_capital == FACES: return face_value(st.hand[seat])
    return 0

def standing(st: State, seat: int) -> int:
    """V38, V42  Points, and before the end what a Profit card would bring now: all that everybody sees."""
    return st.points[seat] if st.actor == NOBODY else st.points[seat] + profit(st, seat)

def score(st: State, seat: int) -> int:
    """V42-V44"""
    return st.points[seat]

def rank(st: State, seat: int) -> int:
    """V45  Equal totals share a rank."""
    place = 1
    for other in range(st.seats):
        if st.points[other] > st.points[seat]: place += 1
    return place

def won(st: State, seat: int) -> int:
    """V45  The highest total; a tie is a shared victory."""
    return 1 if rank(st, seat) == 1 else 0
