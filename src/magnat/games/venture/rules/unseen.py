"""The unseen, put in another way that agrees with what a seat sees.

Companies need no such thing: which of them nobody has seen, everybody knows, and chance draws them when they are turned up.
Of the Resource cards a seat does not see the other hands and the draw pile; Profit cards are never in a hand.
"""

from magnat.core.declare import CHANCE, NOBODY, scratch
from magnat.core.kit import pick, row_sum
from magnat.core.numbers import draw

from ..components import CAPITAL, CARDS, SEATS
from ..state import NONE, Phase, State, hand_size
from .capital import capital_value
from .proxy import can_raid
from .richest import richest_hand

EXCHANGES = 8           # tried for each card of a hand that must be able to pay, once it is
ATTEMPTS = 2_000        # at most, until it is; a few hundred are enough for nearly all debts
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

    If luck does not find such a hand, the one that can pay most is put together: the true hand could pay, so this one can.
    Then exchange some more, as long as it stays payable: such exchanges are as likely forth as back, so every payable hand
    becomes about equally likely.
    """
    attempts = 0
    while keeps_promise(st) == 0 and attempts < ATTEMPTS:
        attempts += 1
        exchange(st, seat, luck)
    if keeps_promise(st) == 0: take_richest(st, seat)
    for _ in range(EXCHANGES * hand_size(st, st.player)):
        exchange(st, seat, luck)

def exchange(st: State, seat: int, luck: list[int]) -> None:
    """Try one exchange; it is undone if it breaks the promise or, before that is kept, mostly if it brings less."""
    kept = keeps_promise(st)
    before = means(st)
    mine = pick(luck, st.hand[st.player], CARDS)
    place = draw(luck, st.seats + 1)                            # another hand, or behind the seats the draw pile
    slip = draw(luck, SLIPS)
    if place == seat or place == st.player or held(st, place) == 0: return
    other = any_of(st, place, luck)
    swap(st, mine, place, other)
    if keeps_promise(st) == 0 and (kept or (means(st) < before and slip)): swap(st, other, place, mine)

def take_richest(st: State, seat: int) -> None:
    """V11, V12  Exchange cards of the player in turn until the hand is the one that can pay most."""
    unseen = scratch(CARDS)
    wanted = scratch(CARDS)
    for card in range(CARDS):
        unseen[card] = st.pile[card]
        for other in range(st.seats):
            if other != seat: unseen[card] += st.hand[other][card]
    richest_hand(unseen, st.paid, hand_size(st, st.player), wanted)
    for card in range(CARDS):
        while st.hand[st.player][card] < wanted[card]:
            swap(st, unwanted(st, wanted), holds(st, seat, card), card)

def unwanted(st: State, wanted: list[int]) -> int:
    """A card of which the player in turn has more than wanted."""
    card = 0
    while st.hand[st.player][card] <= wanted[card]: card += 1
    return card

def holds(st: State, seat: int, card: int) -> int:
    """Where an unseen card of that kind is: in the draw pile, behind the seats, or else in another hand."""
    if st.pile[card]: return st.seats
    place = 0
    while place == seat or place == st.player or st.hand[place][card] == 0: place += 1
    return place

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
