"""M70, M78, M95, M115  The unseen, put in another way that agrees with what a seat sees."""

from magnat.core.declare import scratch
from magnat.core.numbers import draw
from magnat.core.kit import has

from ..components import CARDS, FEW_STEPS, LONGEST_STAY, SEATS
from ..state import Phase, State, layer, ledger, purse, rumours_held
from .shortage import refuse_stay

RICH = 10**6  # covers whatever can be asked for


def veil(st: State, seat: int, world: int) -> None:
    """M115  Nobody is told a purse, though it could be counted: in a preview those of others are empty in one world and full in the next."""
    for other in range(st.seats):
        if not st.out[other] and not purse(st, seat, other): st.cash[other] = RICH * (world % 2)
    if ledger(st, seat, 0): return
    st.taken = st.paid = 0                                      # M12  the ledger tells the sum of all purses
    for other in range(st.seats): st.paid += st.cash[other]

def resample(st: State, seat: int, luck: list[int]) -> None:
    """M38, M70, M95  Rumours that the seat does not see are dealt again, and so are the sealed answers of others.

    M115  Purses follow from public payments and stay as they are.
    """
    deal_rumours(st, seat, luck)
    for other in range(st.seats):
        if other != seat and has_answered(st, other): st.sealed[other] = any_answer(st, other, luck)

def is_unseen(st: State, seat: int, index: int) -> int:
    """M95  A place of the pile with a card that another, ruined player has laid there."""
    return 0 if layer(st, seat, index) else 1

def deal_rumours(st: State, seat: int, luck: list[int]) -> None:
    """M7, M70, M95  Card by card, every unseen place alike: never drawn, in another hand, laid by a ruined player (in rising order)."""
    room = scratch(2 * SEATS + 1)                                       # never drawn; in each hand; laid by each seat
    unseen = scratch(CARDS)
    for part in range(2 * SEATS + 1):
        room[part] = 0
    for card in range(CARDS):
        unseen[card] = st.fresh[card]
        room[0] += st.fresh[card]
        st.fresh[card] = 0
    for other in range(st.seats):
        if other != seat: room[1 + other] = rumours_held(st, other)
        for card in range(CARDS):
            if other != seat and st.hand[other][card]:
                unseen[card] = 1
                st.hand[other][card] = 0
    for index in range(CARDS):
        if is_unseen(st, seat, index):
            unseen[st.pile[index] - 1] = 1
            room[SEATS + st.laid_by[index]] += 1
            st.pile[index] = 0
    for card in range(CARDS):
        if unseen[card]: put_somewhere(st, card, room, luck)

def put_somewhere(st: State, card: int, room: list[int], luck: list[int]) -> None:
    """M7, M70, M95"""
    total = 0
    for part in range(2 * SEATS + 1):
        total += room[part]
    left = draw(luck, total)
    part = 0
    while left >= room[part]:
        left -= room[part]
        part += 1
    room[part] -= 1
    if part == 0: st.fresh[card] = 1
    elif part <= SEATS: st.hand[part - 1][card] = 1
    else: lay_again(st, card, part - SEATS)

def lay_again(st: State, card: int, layer: int) -> None:
    """M95  In the first empty place of those that this player laid, from the top of the pile."""
    for depth in range(CARDS):
        index = (st.pile_top + depth) % CARDS
        if st.laid_by[index] == layer and st.pile[index] == 0:
            st.pile[index] = card + 1
            return

def has_answered(st: State, seat: int) -> int:
    """M38  Somebody whose answer to the running step is sealed."""
    if st.phase != Phase.BIDS or has(st.pending, seat): return 0
    return 1 if st.demand[seat] and not st.bound[seat] else 0

def any_answer(st: State, seat: int, luck: list[int]) -> int:
    """M42  One of those that were open, all alike."""
    steps = scratch(4)
    steps[0] = 0
    count = 1
    if refuse_stay(st, seat, 1) == 0:
        steps[count] = 1
        count += 1
    if refuse_stay(st, seat, FEW_STEPS) == 0:
        steps[count] = FEW_STEPS
        count += 1
    if refuse_stay(st, seat, LONGEST_STAY) == 0:
        steps[count] = LONGEST_STAY
        count += 1
    return steps[draw(luck, count)]
