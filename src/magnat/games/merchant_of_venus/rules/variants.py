"""S17, S149-S151  The bank, which may be a small one, and the tokens drawn in fast play."""

from magnat.core.declare import NOBODY, tell

from ..components import FAST_DRAWS, FAST_DRAWS_EACH
from ..state import Event, State
from .end import net_worth, win


# Small bank

def pay_bank(st: State, seat: int, sum: int) -> None:
    """S17, S149  Payments refill a small bank."""
    st.credits[seat] -= sum
    if st.small_bank: st.bank += sum

def bank_pays(st: State, seat: int, sum: int) -> None:
    """S17, S149, A19  A small bank pays what it has; when nothing is left the game ends at once."""
    paid = min(sum, st.bank) if st.small_bank else sum
    st.credits[seat] += paid
    if st.small_bank:
        st.bank -= paid
        if st.bank == 0: end_with_empty_bank(st)

def end_with_empty_bank(st: State) -> None:
    """S149, S150  The greatest net worth; of equals the first one going right from the active player, who is met last."""
    tell(st, Event.BANK_EMPTY)
    best = st.active
    for step in range(1, st.seats):
        seat = (st.active + step) % st.seats
        if net_worth(st, seat) >= net_worth(st, best): best = seat
    win(st, best)

def is_over(st: State) -> int:
    """S149  Nothing follows an empty bank: no draw, no commission."""
    return 1 if st.actor == NOBODY else 0


# Fast play

def tokens_at_setup(st: State) -> int:
    """S151"""
    return FAST_DRAWS if st.fast_play else 0

def tokens_at_contact(st: State) -> int:
    """S151"""
    return FAST_DRAWS_EACH if st.fast_play else 0
