"""M37-M44, M57  Too few lots: an auction by steps, with sealed answers."""

from magnat.core.declare import end_answer, ask_again, tell
from magnat.core.kit import including, without

from ..components import FEW_STEPS, FREE_FACTOR, LONGEST_STAY
from ..state import Event, Phase, Refusal, Stage, State, ceiling
from .market import guarded, leader, over_cash, set_quote
from .rumours import between, settle


def wanted(st: State) -> int:
    """M31, M55  All lots asked for and not yet paid."""
    total = 0
    for seat in range(st.seats):
        total += st.demand[seat]
    return total

def open_auction(st: State, then: int) -> None:
    """M37, M57  From the price reached upwards, among those who have asked; `then` follows when the lots are paid."""
    tell(st, Event.AUCTION, st.company, st.left, st.price)
    st.after = then
    clear_answers(st)
    between(st, Stage.STEP, st.price)

def clear_answers(st: State) -> None:
    """M38"""
    for seat in range(st.seats):
        st.sealed[seat] = 0
        st.bound[seat] = 0

def next_step(st: State) -> None:
    """M18, M37, M38  One step up: whoever is not bound answers, all at once. At the ceiling it ends by M40."""
    if st.price == ceiling(st):
        allot_in_order(st)
        return
    st.price += 1
    asked = 0
    for seat in range(st.seats):
        if st.demand[seat] and not st.bound[seat]: asked = including(asked, seat)
    if asked:
        st.phase = Phase.BIDS
        st.stage = 0
        ask_again(st, asked, leader(st))
    else: st.stage = Stage.ANSWERS

def refuse_stay(st: State, seat: int, steps: int) -> int:
    """M18, M42  The last of the steps must be within the ceiling and covered by cash; unguarded, within a limit that keeps games finite."""
    last = st.price + steps - 1
    if last > ceiling(st): return Refusal.OVER_CEILING
    if guarded(st): return Refusal.OVER_CASH if over_cash(st, seat, last * st.demand[seat]) else 0
    return Refusal.OVER_LIMIT if last > FREE_FACTOR * st.named else 0

def withdraw(st: State) -> None:
    """M38"""
    answer_step(st, 0)

def may_stay(st: State) -> int:
    """M42"""
    return refuse_stay(st, st.actor, 1)

def stay(st: State) -> None:
    """M38"""
    answer_step(st, 1)

def may_stay_5(st: State) -> int:
    """M42"""
    return refuse_stay(st, st.actor, FEW_STEPS)

def stay_5(st: State) -> None:
    """M42"""
    answer_step(st, FEW_STEPS)

def may_stay_20(st: State) -> int:
    """M42"""
    return refuse_stay(st, st.actor, LONGEST_STAY)

def stay_20(st: State) -> None:
    """M42"""
    answer_step(st, LONGEST_STAY)

def answer_step(st: State, steps: int) -> None:
    """M38  Sealed until the last one has answered."""
    st.sealed[st.actor] = steps
    if end_answer(st): st.stage = Stage.ANSWERS

def count_answers(st: State) -> None:
    """M38-M40  All answers are revealed together."""
    staying = 0
    for seat in range(st.seats):
        if st.sealed[seat] or st.bound[seat]: staying += st.demand[seat]
    tell_answers(st)
    if staying == 0:
        st.price -= 1
        for seat in range(st.seats):
            if st.demand[seat]: leave_session(st, seat)                 # M43
        allot_in_order(st)                                              # M40
        return
    for seat in range(st.seats):
        if st.demand[seat]: keep_answer(st, seat)
    if staying <= st.left: knock_down(st)                               # M39
    else: between(st, Stage.STEP, st.price)

def tell_answers(st: State) -> None:
    """M38"""
    for seat in range(st.seats):
        if st.demand[seat] and not st.bound[seat]:
            if st.sealed[seat]: tell(st, Event.STAYED, seat, st.sealed[seat], st.price)
            else: tell(st, Event.WITHDREW, seat, st.price)

def keep_answer(st: State, seat: int) -> None:
    """M42, M43  Who stays is bound for the other steps he named; who withdraws is served nothing."""
    if st.bound[seat]: st.bound[seat] -= 1
    elif st.sealed[seat]: st.bound[seat] = st.sealed[seat] - 1
    else:
        st.demand[seat] = 0
        leave_session(st, seat)
    st.sealed[seat] = 0

def leave_session(st: State, seat: int) -> None:
    """M43  Who withdraws counts as having abstained."""
    st.concerned = without(st.concerned, seat)

def allot_in_order(st: State) -> None:
    """M40  Each up to his demand, in order, until none is left."""
    rest = st.left
    for step in range(st.seats):
        seat = (leader(st) + step) % st.seats
        st.demand[seat] = min(st.demand[seat], rest)
        rest -= st.demand[seat]
    knock_down(st)

def knock_down(st: State) -> None:
    """M39, M41, M57, M65  The quote becomes the price paid; then the window, and the payments."""
    tell(st, Event.KNOCKED_DOWN, st.company, st.price)
    clear_answers(st)
    set_quote(st, st.company, st.price)
    settle(st, st.after)
