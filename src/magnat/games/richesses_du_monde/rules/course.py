"""R8, R10, R75, R98-R105  Turn after turn, until one party is left or the time is up."""

from magnat.core.declare import NOBODY, TRUTH, ask, everybody, next_asked, pop, tell
from magnat.core.kit import without

from ..components import LAST_TURN, PATH_STEPS, SEATS
from ..state import ALTERNATE, NO_MARKET, OWN_TURN, Event, Phase, State, is_party, next_party, parties, party_count
from .partners import pass_lead
from .payments import value_of_titles


# Turns

def begin_turn(st: State, seat: int) -> None:
    """R10  A party is about to roll; before that the market opens."""
    take_turn(st, seat)
    st.fell = 0
    if st.open_market != NO_MARKET: open_market(st)

def take_turn(st: State, seat: int) -> None:
    """R10, R71  What was offered and not sold may be offered again."""
    st.active = seat
    st.actor = seat
    st.phase = Phase.ROLL
    if not st.sale_bar: st.barred[seat] = 0

def open_market(st: State) -> None:
    """R75  Everybody clockwise, beginning with the party about to play, or that party alone."""
    for seat in range(st.seats):
        st.deals[seat] = 0
    ask(st, Phase.MARKET, 1 << st.active if st.open_market == OWN_TURN else parties(st), st.active)

def leave_market(st: State) -> None:
    """R75  A single round: the next party, and after the last one the roll."""
    st.pending = without(st.pending, st.actor)
    if st.pending: st.actor = next_asked(st, st.actor)
    else: close_market(st)

def close_market(st: State) -> None:
    """R10, R82  If the seat about to play has lost its pawn in a merger, the turn passes on."""
    pop(st)
    if not is_party(st, st.active): take_turn(st, next_party(st, st.active))

def go_on_in_market(st: State) -> None:
    """R75, R83  After an operation the same party is asked again, up to its number of operations; who was taken in is no longer asked."""
    st.pending = st.pending & parties(st)
    if not is_party(st, st.actor) or st.deals[st.actor] == st.market_cap: leave_market(st)

def end_turn(st: State) -> None:
    """R10, R102, R105"""
    st.turn += 1
    st.bought = 0
    if party_count(st) == 1 or st.turn == last_turn(st): end_game(st)                               # R102
    else: pass_turn(st)

def pass_turn(st: State) -> None:
    """R8, R83  The next party clockwise; where partners take turns, the one who has just decided hands over."""
    following = next_party(st, st.active)
    if st.decisions == ALTERNATE: pass_lead(st, st.active)
    begin_turn(st, following)

def last_turn(st: State) -> int:
    """R105"""
    return st.turn_limit if st.turn_limit else LAST_TURN

def auctions_held(st: State) -> int:
    """R43, R57, R98-R100  Face to face there are no forced auctions, and jokers serve nothing."""
    return 1 if party_count(st) > 2 or st.two_players else 0

@State.fact(SEATS, most=1, to=everybody, of="seat", value=TRUTH)
def has_toured(st: State, seat: int) -> int:
    """R13"""
    return 1 if st.progress[seat] > PATH_STEPS else 0


# Result

def end_game(st: State) -> None:
    """R102, R105"""
    if party_count(st) > 1: tell(st, Event.TIME_IS_UP, st.turn)
    for seat in range(st.seats):
        if won(st, seat): tell(st, Event.WON, seat)
    tell_ranks(st)
    st.actor = NOBODY

def tell_ranks(st: State) -> None:
    """R102-R105  Everybody from the first to the last: what they own, or as which of the fallen they fell."""
    for place in range(1, st.seats + 1):
        for seat in range(st.seats):
            if rank(st, seat) == place: tell(st, Event.RANKED, seat, place, standing(st, seat), st.out[seat])

def standing(st: State, seat: int) -> int:
    """R105  Cash and the printed price of all titles; members of an association stand where it stands."""
    return st.cash[st.lead[seat]] + value_of_titles(st, st.lead[seat])

def score(st: State, seat: int) -> int:
    """R105  The bankrupt have nothing."""
    return standing(st, seat)

def rank(st: State, seat: int) -> int:
    """R102-R105  By party: first those left, by what they own; then the others, the last to go out before those who went earlier."""
    if st.out[seat]: return levels_above(st, -1) + st.falls - st.out[seat] + 1
    return levels_above(st, standing(st, seat)) + 1

def levels_above(st: State, worth: int) -> int:
    """R103, R105  How many different sums above this one the parties left own."""
    total = 0
    for seat in range(st.seats):
        if is_party(st, seat) and standing(st, seat) > worth:
            new = 1
            for other in range(seat):
                if is_party(st, other) and standing(st, other) == standing(st, seat): new = 0
            total += new
    return total

def won(st: State, seat: int) -> int:
    """R102  All members of a winning association are winners."""
    return 1 if rank(st, seat) == 1 else 0
