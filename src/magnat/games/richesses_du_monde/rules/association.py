"""R76-R88  Association: parties merge all they own, if everybody agrees and the pool covers the tax."""

from magnat.core.declare import end_answer, next_asked, pop, push, tell
from magnat.core.kit import has, how_many, including, pay, pay_bank

from ..components import PRODUCTIONS, SEATS
from ..state import NONE, Event, Phase, Proposal, Refusal, State, is_party, party_count
from .course import go_on_in_market
from .partners import must_agree
from .payments import join_lot, take_lot, tell_face_to_face, value_of_titles


def may_associate_with(st: State, seat: int) -> int:
    """R76, R86"""
    if not st.association: return Refusal.NO_ASSOCIATION
    if seat == st.actor or not is_party(st, seat): return Refusal.NO_SUCH_PARTY
    return Refusal.NO_OPPONENT_LEFT if party_count(st) == 2 else 0      # R86

def associate_with(st: State, seat: int) -> None:
    """R76  Two parties or more."""
    st.deals[st.actor] += 1
    st.proposer = st.actor
    st.partner = seat
    st.members = 1 << seat
    push(st)
    st.phase = Phase.ASSOCIATION

def may_add_member(st: State, seat: int) -> int:
    """R76, R86"""
    if seat == st.actor or not is_party(st, seat): return Refusal.NO_SUCH_PARTY
    if has(st.members, seat): return Refusal.INVITED_ALREADY
    return Refusal.NO_OPPONENT_LEFT if party_count(st) == how_many(st.members) + 2 else 0   # R86

def add_member(st: State, seat: int) -> None:
    """R76"""
    st.members = including(st.members, seat)

def send_invitations(st: State) -> None:
    """R77  Everybody invited is asked, clockwise from the proposer."""
    if must_agree(st, Proposal.INVITE, 0): return                       # R83
    for seat in range(SEATS):
        if has(st.members, seat): tell(st, Event.INVITED, st.actor, seat)
    st.phase = Phase.ASSOCIATION_REPLY
    st.pending = st.members
    st.actor = next_asked(st, st.actor)

def abandon_association(st: State) -> None:
    """R75  The operation counts as started."""
    end_association(st)

def join(st: State) -> None:
    """R77, R79  When all have agreed, the pool must cover the tax."""
    if must_agree(st, Proposal.JOIN, 0): return                         # R83
    tell(st, Event.JOINS, st.actor)
    if not end_answer(st): return
    if pool(st) < tax(st):
        tell(st, Event.POOL_TOO_SMALL, tax(st))
        end_association(st)
    else: merge(st)

def stay_out(st: State) -> None:
    """R77  One refusal ends it."""
    tell(st, Event.STAYS_OUT, st.actor)
    st.pending = 0
    end_association(st)

def concerned(st: State) -> int:
    """R77  The proposer and all who were invited."""
    return including(st.members, st.proposer)

def pool(st: State) -> int:
    """R79  Cash is pooled before the tax."""
    total = 0
    for seat in range(st.seats):
        if has(concerned(st), seat): total += st.cash[seat]
    return total

def tax(st: State) -> int:
    """R78, R85  Half the printed price of all titles of all members, exactly."""
    total = 0
    for seat in range(st.seats):
        if has(concerned(st), seat): total += value_of_titles(st, seat)
    return total // 2

def leader(st: State) -> int:
    """R81  Whose titles are worth most; of equals the proposer, else the first clockwise from him."""
    best = st.proposer
    for step in range(1, st.seats):
        seat = (st.proposer + step) % st.seats
        if has(st.members, seat) and value_of_titles(st, seat) > value_of_titles(st, best): best = seat
    return best

def merge(st: State) -> None:
    """R78-R84, R88  One purse, one set of lots, one pawn."""
    lead = leader(st)
    due = tax(st)
    tell(st, Event.MERGED, lead, due)
    group = concerned(st)
    for seat in range(st.seats):
        if has(group, seat) and seat != lead: absorb(st, lead, seat)
    pay_bank(st, lead, due)                                             # R78
    tell_face_to_face(st)
    end_association(st)

def absorb(st: State, lead: int, seat: int) -> None:
    """R80-R82  What a party owns goes to the group; its pawn leaves the board."""
    tell(st, Event.MEMBER, seat, lead)
    pay(st, seat, lead, st.cash[seat])
    st.jokers[lead] += st.jokers[seat]
    st.jokers[seat] = 0
    for production in range(PRODUCTIONS):
        if st.held[seat][production]: absorb_lot(st, lead, seat, production)
    for member in range(st.seats):
        if st.lead[member] == seat: st.lead[member] = lead
    st.progress[seat] = 0

def absorb_lot(st: State, lead: int, seat: int, production: int) -> None:
    """R71, R84  Percentages add up; a bar stays on a lot that nothing is added to."""
    bar = has(st.barred[seat], production) if not st.held[lead][production] else 0
    join_lot(st, lead, production, take_lot(st, seat, production))
    if bar: st.barred[lead] = including(st.barred[lead], production)

def end_association(st: State) -> None:
    """R75  Back to the market."""
    st.proposer = 0
    st.partner = NONE
    st.members = 0
    pop(st)
    go_on_in_market(st)
