"""M13  What follows by itself, until somebody is asked, chance draws, or the exchange closes."""

from magnat.core.compile import by_number
from magnat.core.declare import count_step

from ..state import Stage, State
from . import cards, default, double, forced, payout, request, rumours, sale, session, shortage, turn
from .end import close_for_one

# M13  Every frame keeps its stage, so what was interrupted goes on where it was left.
follow = by_number(
    "follow", "stage", [(stage, stage.does) for stage in Stage],
    (cards, default, double, forced, payout, request, rumours, sale, session, shortage, turn),
)  # fmt: skip


def go_on(st: State) -> None:
    """M13, M110  One stage after the other; once a single player is left, nothing follows any more."""
    while st.stage:
        count_step(st)
        if st.falls == st.seats - 1: close_for_one(st)
        else: follow(st)
