"""S20-S23  One turn after the other."""

from magnat.core.declare import tell
from magnat.core.kit import seat_after

from ..components import CARGO, MOST_DICE, NAVIGATION_SPACES, NONE
from ..state import Event, Phase, State
from .commissions import pay_port_commission
from .end import reaches_goal, stop_undecided, win
from .variants import is_over


def begin_turn(st: State, seat: int) -> None:
    """S20  A new movement, no actions, no draft."""
    st.turn += 1
    st.active = seat
    st.actor = seat
    tell(st, Event.TURN, seat, st.turn)
    forget_movement(st)
    for other in range(st.seats):
        st.offers[other] = 0
    for cargo in range(CARGO):
        st.came[cargo] = 0
    st.phase = Phase.HEADING

def forget_movement(st: State) -> None:
    """S35  Dice, die assigned and way are of one turn."""
    st.heading = NONE
    st.gate = 0
    for die in range(MOST_DICE):
        st.dice[die] = 0
    st.mulled = 0
    st.nav = 0
    st.points = 0
    st.prev = NONE
    st.moved = 0
    st.exempt = 0
    for navigation in range(NAVIGATION_SPACES):
        st.entered[navigation] = 0
    forget_run(st)

def forget_run(st: State) -> None:
    """S77  The run of skipped spaces is over."""
    for index in range(st.run_length):
        st.run[index] = NONE
    st.run_length = 0

def end_turn(st: State) -> None:
    """S23  Commission, then what was not spent is lost, then the goal, then the player on the left."""
    pay_port_commission(st)
    if is_over(st): return
    lose_values(st)
    if reaches_goal(st, st.active): win(st, st.active)                  # S145
    elif st.turn == st.turn_cap: stop_undecided(st)                     # A43
    else: begin_turn(st, seat_after(st, st.active))

def lose_values(st: State) -> None:
    """S111, S134"""
    if st.pool + st.iou: tell(st, Event.LOST_VALUE, st.active, st.pool + st.iou)
    st.pool = 0
    st.iou = 0
    st.total = 0
    st.sales = 0
    st.buys = 0
