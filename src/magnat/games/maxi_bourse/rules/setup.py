"""M1-M9  Cash, portfolios, quotes, cards and pawns; then the starter is found."""

from magnat.core.declare import CHANCE, tell
from magnat.core.kit import NONE, everyone, lowest, roll_for_start, seek_start
from magnat.core.kit import bank_pays

from ..components import CARDS, COMPANIES, DEAREST_CHOICE, LOTS, NOMINAL, ROLL_FIRST, ROLL_SECOND, START_CASH, START_LOTS
from ..state import BANK, RANDOM, Event, Phase, Refusal, Stage, State, in_play
from .market import hand_over, within


def setup(st: State) -> None:
    """M2, M4-M8  Everything in its place; cards are drawn by chance when they are turned up."""
    for seat in range(st.seats):
        bank_pays(st, seat, START_CASH[st.edition])                     # M2
    for company in range(COMPANIES):
        if in_play(st, company):                                        # M4
            st.bank[company] = LOTS                                     # M5
            st.quote[company] = within(st, NOMINAL[company])            # M6
    for card in range(CARDS):
        st.fresh[card] = 1                                              # M7
    st.pile_size = CARDS
    ask_portfolio(st, 0)

def ask_portfolio(st: State, seat: int) -> None:
    """M3  One player after the other, in the order of the seats; dealt by chance if the table wants it so."""
    st.active = seat
    st.actor = CHANCE if st.portfolio == RANDOM else seat
    st.phase = Phase.DEAL if st.portfolio == RANDOM else Phase.PORTFOLIO

def may_pick_portfolio(st: State, company: int) -> int:
    """M3, M4"""
    if not in_play(st, company): return Refusal.NOT_IN_PLAY
    if NOMINAL[company] > DEAREST_CHOICE[2 * st.edition + st.companies]: return Refusal.TOO_DEAR_TO_CHOOSE
    return Refusal.CHOSEN_ALREADY if st.held[st.active][company] else 0

def pick_portfolio(st: State, company: int) -> None:
    """M3"""
    tell(st, Event.CHOSE, st.active, company)
    receive(st, company)

def odds_deal(st: State, company: int) -> int:
    """M3  Every company that might be chosen."""
    return 0 if may_pick_portfolio(st, company) else 1

def deal(st: State, company: int) -> None:
    """M3"""
    tell(st, Event.DEALT, st.active, company)
    receive(st, company)

def receive(st: State, company: int) -> None:
    """M3, M5  One lot, free of charge; the next player after the last one of the edition."""
    hand_over(st, company, BANK, st.active, 1)
    if lots_of(st, st.active) < START_LOTS[st.edition]: return
    if st.active + 1 < st.seats: ask_portfolio(st, st.active + 1)
    else: begin_start(st)

def lots_of(st: State, seat: int) -> int:
    """M98  All lots of a player."""
    total = 0
    for company in range(COMPANIES):
        total += st.held[seat][company]
    return total

def begin_start(st: State) -> None:
    """M9  All roll for the start."""
    seek_start(st, everyone(st))
    st.actor = CHANCE
    st.phase = Phase.START

def odds_first_roll(st: State, roll: int) -> int:
    """M9  Two fair dice."""
    return 1

def first_roll(st: State, roll: int) -> None:
    """M9  The highest sum starts; tied players roll again among themselves."""
    sum = ROLL_FIRST[roll] + ROLL_SECOND[roll]
    tell(st, Event.START_ROLLED, lowest(st.pending), sum)
    first = roll_for_start(st, sum)
    if first != NONE: start(st, first)

def start(st: State, seat: int) -> None:
    """M9"""
    tell(st, Event.STARTS, seat)
    st.starter = seat
    st.active = seat
    st.stage = Stage.TURN
