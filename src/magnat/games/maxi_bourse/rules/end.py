"""M109-M114  The closing, wealth, and ranks."""

from magnat.core.declare import NOBODY, everybody, pop, tell

from ..components import COMPANIES, LOTS, MOST_QUOTE, SEATS
from ..state import Event, State, in_game, purse
from .payout import pay_out


def end_game(st: State) -> None:
    """M109-M112  Whatever is still open lapses; a last payout only where the table has agreed on it."""
    while st.depth:
        pop(st)
    st.stage = 0
    st.pending = 0
    st.actor = NOBODY
    for seat in range(st.seats):
        if st.final_payout and in_game(st, seat): pay_out(st, seat)
    for seat in range(st.seats):
        if won(st, seat): tell(st, Event.WON, seat)
    tell_ranks(st)

def tell_ranks(st: State) -> None:
    """M113, M114  Everybody from the first to the last: their wealth, or as which of the ruined they went."""
    for place in range(1, st.seats + 1):
        for seat in range(st.seats):
            if rank(st, seat) == place: tell(st, Event.RANKED, seat, place, wealth(st, seat), st.out[seat])

def close_for_one(st: State) -> None:
    """M109, M110  One player is left."""
    for seat in range(st.seats):
        if in_game(st, seat): tell(st, Event.ONE_IS_LEFT, seat)
    end_game(st)

@State.fact(SEATS, most=COMPANIES * LOTS * MOST_QUOTE, to=everybody, of="seat", value="money")
def shares_worth(st: State, seat: int) -> int:
    """M111  All lots at their quote."""
    total = 0
    for company in range(COMPANIES):
        total += st.held[seat][company] * st.quote[company]
    return total

@State.fact(SEATS, most=2 * 10**9, to=purse, of="seat", value="money")
def wealth(st: State, seat: int) -> int:
    """M111  Cash and shares."""
    return st.cash[seat] + shares_worth(st, seat)

def standing(st: State, seat: int) -> int:
    """M111"""
    return wealth(st, seat)

def score(st: State, seat: int) -> int:
    """M111  A ruined player has nothing."""
    return wealth(st, seat)

def rank(st: State, seat: int) -> int:
    """M113, M114  By wealth, equals together; then the ruined, the last one first."""
    place = 1
    for other in range(st.seats):
        if ahead(st, other, seat): place += 1
    return place

def ahead(st: State, seat: int, other: int) -> int:
    """M111, M114  Whether a player stands before another."""
    if st.out[seat] or st.out[other]: return 1 if in_game(st, seat) or (st.out[other] and st.out[seat] > st.out[other]) else 0
    return 1 if wealth(st, seat) > wealth(st, other) else 0

def won(st: State, seat: int) -> int:
    """M111"""
    return 1 if rank(st, seat) == 1 else 0
