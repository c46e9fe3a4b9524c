"""S145-S148  Net worth, the goal, the winner and the ranks."""

from magnat.core.declare import NOBODY, everybody, tell, unsaid

from ..components import CULTURES, DENIALS, FACTORY_COST, GOALS, MOST_CREDITS, NONE, ORBITS, PORT_COST, SEATS
from ..state import Event, State

NOT_DENIED, BY_TURN, BY_TIE = range(len(DENIALS))


def net_worths(st: State, found: list[int]) -> None:
    """S99, S147  The same for every player, in one look at the deeds."""
    for seat in range(SEATS):
        found[seat] = st.credits[seat]
    for orbit in range(ORBITS):
        if 0 <= st.port[orbit] < SEATS: found[st.port[orbit]] += PORT_COST
    for culture in range(CULTURES):
        if 0 <= st.factory[culture] < SEATS: found[st.factory[culture]] += FACTORY_COST[culture]

@State.fact(SEATS, most=MOST_CREDITS, to=everybody, of="seat", value="money", together=net_worths)
def net_worth(st: State, seat: int) -> int:
    """S99, S147  Credits and the printed values of deeds, nothing else."""
    total = st.credits[seat]
    for orbit in range(ORBITS):
        if st.port[orbit] == seat: total += PORT_COST
    for culture in range(CULTURES):
        if st.factory[culture] == seat: total += FACTORY_COST[culture]
    return total

def reaches_goal(st: State, seat: int) -> int:
    """S145, S148"""
    return 1 if st.goal < len(GOALS) and net_worth(st, seat) >= GOALS[st.goal] else 0

def win(st: State, seat: int) -> None:
    """S145  The game ends at once."""
    tell(st, Event.WON, seat, net_worth(st, seat))
    st.winner = seat
    st.actor = NOBODY

def stop_undecided(st: State) -> None:
    """A43  A limit of the table, no rule: nobody has won."""
    tell(st, Event.TIME_IS_UP, st.turn)
    st.actor = NOBODY

def standing(st: State, seat: int) -> int:
    """S19, S147  Net worth is public at all times."""
    return net_worth(st, seat)

def score(st: State, seat: int) -> int:
    """S147"""
    return net_worth(st, seat)

def rank(st: State, seat: int) -> int:
    """S145, A43  The winner, then the others by net worth; equals share a rank, but never the winner's."""
    if seat == st.winner: return 1
    place = 1 if st.winner == NONE else 2
    for other in range(st.seats):
        if other != st.winner and net_worth(st, other) > net_worth(st, seat): place += 1
    return place

@State.fact(SEATS, most=len(DENIALS) - 1, to=everybody, of="seat", value=unsaid(), observed=False)
def denial(st: State, seat: int) -> int:
    """S145, S149, S150  Why a player with no less net worth than the winner has not won: another turn ended first, or a tie at an empty bank."""
    if st.winner == NONE or seat == st.winner or net_worth(st, seat) < net_worth(st, st.winner): return NOT_DENIED
    return BY_TIE if st.small_bank and st.bank == 0 else BY_TURN

def won(st: State, seat: int) -> int:
    """S145"""
    return 1 if seat == st.winner else 0
