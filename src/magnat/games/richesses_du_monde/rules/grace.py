"""R92  The option `bankruptcy = grace`: before going under, a debtor may still put lots up."""

from magnat.core.declare import push, tell

from ..state import Event, Phase, State
from .payments import titles_of


def needs_grace(st: State, debtor: int, sum: int) -> int:
    """R92"""
    return 1 if st.bankruptcy and st.cash[debtor] < sum and titles_of(st, debtor) else 0

def open_grace(st: State, debtor: int, sum: int, cause: int) -> None:
    """R92  The debtor is asked what to sell, in a frame of its own."""
    tell(st, Event.IN_GRACE, debtor, sum)
    push(st)
    st.debt = sum
    st.cause = cause
    st.actor = debtor
    st.phase = Phase.GRACE_PICK
