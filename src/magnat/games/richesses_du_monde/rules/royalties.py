"""R15-R25  Royalties: claimed or skipped, then paid."""

from magnat.core.declare import end_answer, ask, pop, tell
from magnat.core.kit import bank_pays, including, pay

from ..components import SQUARE_SLOT
from ..state import AUTO, ROYALTY, Event, Phase, State, is_party
from .grace import needs_grace, open_grace
from .course import end_turn
from .payments import go_bankrupt, royalty
from .purchase import open_purchase, square_under


def open_royalties(st: State) -> None:
    """R16, R17, R18, R25  What every other party may claim is fixed when the pawn lands."""
    entitled = 0
    for seat in range(st.seats):
        if is_party(st, seat) and seat != st.active:                    # R21
            st.due[seat] = royalty(st, seat, production_here(st))
            if st.due[seat]: entitled = including(entitled, seat)
    if entitled == 0: open_purchase(st)
    elif st.royalty_claim == AUTO: settle_royalties(st)
    else: ask(st, Phase.CLAIM, entitled, st.active)                     # R22

def production_here(st: State) -> int:
    """R17  The production of the plaque under the pawn of the active party."""
    return st.plaque[SQUARE_SLOT[square_under(st, st.active)]] - 1

def claim(st: State) -> None:
    """R22"""
    tell(st, Event.CLAIMED, st.actor, production_here(st), st.due[st.actor])
    answer_royalty(st)

def skip(st: State) -> None:
    """R23  Lost for this landing only."""
    tell(st, Event.SKIPPED, st.actor, production_here(st), st.due[st.actor])
    st.due[st.actor] = 0
    answer_royalty(st)

def answer_royalty(st: State) -> None:
    """R24  When all have answered, the sums claimed are due."""
    if end_answer(st):
        pop(st)
        settle_royalties(st)

def royalties_due(st: State) -> int:
    """R24"""
    total = 0
    for seat in range(st.seats):
        total += st.due[seat]
    return total

def settle_royalties(st: State) -> None:
    """R24, R92"""
    if needs_grace(st, st.active, royalties_due(st)): open_grace(st, st.active, royalties_due(st), ROYALTY)
    else: pay_royalties(st)

def pay_royalties(st: State) -> None:
    """R24, R93  In full by the player, or in full by the bank if he cannot."""
    broke = st.cash[st.active] < royalties_due(st)
    for seat in range(st.seats):
        if st.due[seat]:
            if broke: bank_pays(st, seat, st.due[seat])
            else: pay(st, st.active, seat, st.due[seat])
            tell(st, Event.PAID, st.active, seat, st.due[seat])
            st.due[seat] = 0
    if broke:
        go_bankrupt(st, st.active)
        end_turn(st)
    else: open_purchase(st)                                             # R15
