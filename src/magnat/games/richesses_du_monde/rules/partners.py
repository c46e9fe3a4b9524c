"""R83  Partners decide in common: the lead for all, with the consent of the others, or one after the other, as the table has agreed."""

from magnat.core.declare import ask, tell
from magnat.core.kit import seat_after

from ..components import PRODUCTIONS
from ..state import AGREE, Event, Phase, State, partners, place_of


def must_agree(st: State, proposal: int, matter: int) -> int:
    """R83  Whether partners are asked first. What they have agreed to is carried out by the same act, which then finds its proposal there."""
    if st.decisions != AGREE or not partners(st, st.actor): return 0
    if st.proposal == proposal:
        withdraw_proposal(st)
        return 0
    st.proposal = proposal
    st.matter = matter
    tell(st, Event.PUT_TO_PARTNERS, st.actor, proposal - 1)
    ask(st, Phase.CONSENT, partners(st, st.actor), st.actor)
    return 1

def withdraw_proposal(st: State) -> None:
    """R83  Nothing is put to partners any more."""
    st.proposal = 0
    st.matter = 0

def pass_lead(st: State, lead: int) -> None:
    """R83  To the next member clockwise: the purse, the lots, the pawn and the place in the order of turns."""
    if st.out[lead] or not partners(st, lead): return
    seat = seat_after(st, lead)
    while st.lead[seat] != lead:
        seat = seat_after(st, seat)
    tell(st, Event.LEADS, seat)
    st.cash[seat], st.cash[lead] = st.cash[lead], 0
    st.jokers[seat], st.jokers[lead] = st.jokers[lead], 0
    st.progress[seat], st.progress[lead] = st.progress[lead], 0
    st.barred[seat], st.barred[lead] = st.barred[lead], 0
    for production in range(PRODUCTIONS):
        st.held[seat][production], st.held[lead][production] = st.held[lead][production], 0
    for member in range(st.seats):
        if st.lead[member] == lead: st.lead[member] = seat
    swap_places(st, lead, seat)

def swap_places(st: State, seat: int, other: int) -> None:
    """R82, R83  No extra turn arises: the party keeps its place."""
    first, second = place_of(st, seat), place_of(st, other)
    st.shift[seat] = (second - seat + st.seats) % st.seats
    st.shift[other] = (first - other + st.seats) % st.seats
