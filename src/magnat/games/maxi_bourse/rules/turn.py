"""M10, M13-M15, M20, M109-M110  The turn: window, sales, roll, move, square; then the next player, or the end."""

from magnat.core.declare import CHANCE, ask_again, count_step, tell
from magnat.core.kit import seat_after

from ..components import (
    BOURSE_SQUARE, COMPANIES, INTERIEURE_SQUARE, INTERNATIONALE_SQUARE, PERSONAL_SQUARE, ROLL_FIRST, ROLL_SECOND, RUMOUR_SQUARE, SEATS,
    SQUARE_COMPANY, SQUARE_KIND, TITLE,
)
from ..state import GOES_ON, IS_OVER, MINUTES, TABLE_ROUNDS, Block, Event, Phase, Stage, State, circuits, in_game, square_under
from .end import end_game
from .market import bank_is_empty
from .rumours import ask_sale, askable, between, open_window, take_rumour


def begin_turn(st: State) -> None:
    """M13, M49, M52  The window before the turn; what was sold or requested before is forgotten."""
    tell(st, Event.TURN, st.active)
    for company in range(COMPANIES):
        st.sold[company] = 0
    for seat in range(st.seats):
        st.requested[seat] = 0
    st.stage = 0
    st.phase = Phase.PRETURN
    asked = askable(st)
    if asked: ask_again(st, asked, st.active)
    else: ask_sale(st)

def roll(st: State) -> None:
    """M13  Nobody may start a sale after it (M19)."""
    st.actor = CHANCE
    st.phase = Phase.DICE

def odds_dice(st: State, roll: int) -> int:
    """M14  Two fair dice."""
    return 1

def dice(st: State, roll: int) -> None:
    """M14, M15, M97  Forward by the sum; whoever completes a circuit is paid before the square is resolved."""
    st.first_die = ROLL_FIRST[roll]
    st.second_die = ROLL_SECOND[roll]
    tell(st, Event.ROLLED, st.active, st.first_die, st.second_die)
    before = circuits(st, st.active)
    st.progress[st.active] += st.first_die + st.second_die
    tell(st, Event.LANDED, st.active, square_under(st, st.active))
    if circuits(st, st.active) > before: open_window(st, Stage.PAYOUT)
    else: between(st, Stage.LAND, 0)

def land(st: State) -> None:
    """M13, M22, M45, M68-M71  What happens on a square of its kind; nothing on "Action !"."""
    kind = SQUARE_KIND[square_under(st, st.active)]
    if kind == TITLE: ask_company(st)
    elif kind == BOURSE_SQUARE: turn_up(st, Phase.DRAW_BOURSE)
    elif kind == INTERIEURE_SQUARE: turn_up(st, Phase.DRAW_INTERIEURE)
    elif kind == INTERNATIONALE_SQUARE: turn_up(st, Phase.DRAW_INTERNATIONALE)
    elif kind == PERSONAL_SQUARE: turn_up(st, Phase.DRAW_PERSONNEL)
    elif kind == RUMOUR_SQUARE: take_rumour(st)
    else: st.stage = Stage.SQUARE_OVER

def ask_company(st: State) -> None:
    """M22, M45  The company of the square or another one; without stock of the former there is a choice of three."""
    st.actor = st.active
    st.phase = Phase.NAME if st.bank[SQUARE_COMPANY[square_under(st, st.active)]] else Phase.SOLD_OUT
    st.stage = 0

def turn_up(st: State, phase: int) -> None:
    """M67  Chance turns up the top card."""
    st.actor = CHANCE
    st.phase = phase
    st.stage = 0

def end_turn(st: State) -> None:
    """M109, M110  The bank may be empty, or the last turn of the table over."""
    clear_table(st)
    if bank_is_empty(st):
        tell(st, Event.BANK_IS_EMPTY)
        end_game(st)
        return
    st.turn += 1
    if st.turn == st.turn_limit: run_out(st)
    else: pass_turn(st)

def pass_turn(st: State) -> None:
    """M9, M10, M20  Clockwise; whoever is suspended misses the turn. A table round ends when the turn passes the starter's seat."""
    go_round(st, seat_after(st, st.active), 0)

def go_round(st: State, first: int, counted: int) -> None:
    """M9, M10, M20  From a seat on; the round that ends before it may be counted already."""
    seat = first
    found = 0
    while not found:
        count_step(st)
        if seat == st.starter and not counted and end_table_round(st): return
        counted = 0
        if in_game(st, seat): found = 1 - miss_turn(st, seat)
        if not found: seat = seat_after(st, seat)
    st.active = seat
    st.stage = Stage.TURN

def end_table_round(st: State) -> int:
    """M10, M109  Whether nobody is on yet: the time is up, or somebody looks at the clock."""
    st.rounds += 1
    tell(st, Event.ROUND_OVER, st.rounds)
    if time_is_up(st):
        run_out(st)
        return 1
    if st.duration != MINUTES: return 0
    look_at_clock(st)
    return 1

def look_at_clock(st: State) -> None:
    """M10  The world tells whether the time has run out, not the players."""
    st.actor = CHANCE
    st.phase = Phase.CLOCK
    st.stage = 0

def odds_clock(st: State, told: int) -> int:
    """M10  Where no clock runs, a turn counts as a minute."""
    return 1 if told == by_clock(st, st.turn) else 0

def clock(st: State, told: int) -> None:
    """M10, M109  The exchange closes, or the next round begins."""
    if told == IS_OVER: run_out(st)
    else: go_round(st, st.starter, 1)

def by_clock(st: State, minutes: int) -> int:
    """M10  What a clock tells after so many minutes."""
    return IS_OVER if minutes >= st.length else GOES_ON

def clock_act(st: State, minutes: int) -> int:
    """M10  The same as an act."""
    return Block.clock + by_clock(st, minutes)

def miss_turn(st: State, seat: int) -> int:
    """M20, M91, M108  Skipped without any window; he does not move, so he is not paid."""
    if st.missing[seat] == 0: return 0
    tell(st, Event.SKIPPED, seat)
    st.missing[seat] -= 1
    return 1

def time_is_up(st: State) -> int:
    """M10, M109  At the end of a table round: enough of them, or a pawn has completed its circuits, whoever it belongs to."""
    if st.duration == TABLE_ROUNDS: return 1 if st.rounds >= st.length else 0
    if st.duration == MINUTES: return 0
    for seat in range(st.seats):
        if circuits(st, seat) >= st.length: return 1
    return 0

def run_out(st: State) -> None:
    """M109"""
    tell(st, Event.TIME_IS_UP)
    end_game(st)

def clear_table(st: State) -> None:
    """M13  Nothing of a turn is left for the next one."""
    st.kind = 0
    st.company = 0
    st.seller = 0
    st.buyer = 0
    st.price = 0
    st.named = 0
    st.left = 0
    st.round = 0
    st.concerned = 0
    st.due = 0
    st.raised = 0
    st.after = 0
    st.effect = 0
    st.last_effect = 0
    for seat in range(SEATS):
        st.demand[seat] = 0
