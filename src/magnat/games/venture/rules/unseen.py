"""The unseen, put in another way that agrees with what a seat sees.

Companies need no such thing: which of them nobody has seen, everybody knows, and chance draws them when they are turned up.
Of the Resource cards a seat does not see the other hands and the draw pile; Profit cards are never in a hand.
"""

from magnat.core.acts import scratch
from magnat.core.kit import pick, row_sum
from magnat.core.numbers import draw
from magnat.core.state import CHANCE, NOBODY

from ..components import CAPITAL, CARDS, SEATS
from ..state import NONE, Phase, State, hand_size
from .capital import capital_value
from .proxy import can_raid

EXCHANGES = 8           # tried for each card of a hand that must be able to pay, once it is
ATTEMPTS = 20_000       # at most, until it is; a few hundred are enough for the most unlikely debts
SLIPS = 8               # one in so many of them may be for the worse


def resample(st: State, seat: int, luck: list[int]) -> None:
    """V4, V11  Deal the unseen cards anew; what the player in turn has shown to be payable must be so."""
    if st.actor == NOBODY and st.final_capital != NONE: return                  # V43  all hands are seen
    unseen = scratch(CARDS)
    sizes = scratch(SEATS)
    for card in range(CARDS):
        unseen[card] = st.pile[card]
    for other in range(st.seats):
        sizes[other] = 0 if other == seat else hand_size(st, other)
        for card in range(CARDS):
            if other != seat:
                unseen[card] += st.hand[other][card]
                st.hand[other][card] = 0
    for other in range(st.seats):
        for _ in range(sizes[other]):
            card = pick(luck, unseen, CARDS)
            unseen[card] -= 1
            st.hand[other][card] += 1
        st.funds[other] = capital_value(st.hand[other])
    for card in range(CARDS):
        st.pile[card] = unseen[card]
    if has_promised(st) and st.player != seat: make_payable(st, seat, luck)

def has_promised(st: State) -> int:
    """V11  Whether the player in turn has shown the means to pay for something."""
    return 1 if st.actor != CHANCE and (st.owed or st.phase == Phase.TAKE) else 0

def keeps_promise(st: State) -> int:
    """V11, V12"""
    if means(st) < st.owed: return 0
    return can_raid(st, st.mark - 1) if st.phase == Phase.TAKE else 1

def means(st: State) -> int:
    """V12  What the player in turn can pay, with the cards already named for the payment."""
    together = scratch(CAPITAL)
    for card in range(CAPITAL):
        together[card] = st.hand[st.player][card] + st.paid[card]
    return capital_value(together)

def make_payable(st: State, seat: int, luck: list[int]) -> None:
    """V11  Exchange cards of the player in turn with unseen ones, one by one, mostly for the better, until the debt can be paid.

    Then exchange some more, as long as it stays payable: such exchanges are as likely forth as back, so every payable hand
    becomes about equally likely.
    """
    more = EXCHANGES * hand_size(st, st.player)
    attempts = 0
    while attempts < ATTEMPTS and more:
        attempts += 1
        kept = keeps_promise(st)
        before = means(st)
        mine = pick(luck, st.hand[st.player], CARDS)
        place = draw(luck, st.seats + 1)                        # another hand, or behind the seats the draw pile
        slip = draw(luck, SLIPS)
        more -= kept
        if place == seat: continue
        if place == st.player or held(st, place) == 0: continue
        other = any_of(st, place, luck)
        swap(st, mine, place, other)
        if keeps_promise(st) == 0 and (kept or (means(st) < before and slip)): swap(st, other, place, mine)

def held(st: State, place: int) -> int:
    """V14  Cards in a hand or, behind the seats, in the draw pile without its Profit cards."""
    return hand_size(st, place) if place < st.seats else row_sum(st.pile, CARDS)

def any_of(st: State, place: int, luck: list[int]) -> int:
    """One of the cards in a hand or in the draw pile, each alike."""
    return pick(luck, st.hand[place], CARDS) if place < st.seats else pick(luck, st.pile, CARDS)

def swap(st: State, mine: int, place: int, other: int) -> None:
    """A card of the player in turn for one of another hand or of the draw pile."""
    st.hand[st.player][mine] -= 1
    st.hand[st.player][other] += 1
    st.funds[st.player] = capital_value(st.hand[st.player])
    if place == st.seats:
        st.pile[other] -= 1
        st.pile[mine] += 1
    else:
        st.hand[place][other] -= 1
        st.hand[place][mine] += 1
        st.funds[place] = capital_value(st.hand[place])
