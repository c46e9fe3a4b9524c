"""The unseen, put in another way that agrees with all that a seat has seen.

Companies need no such thing: which of them nobody has seen, everybody knows, and chance draws them when they are turned up.
Of the Resource cards a seat knows its own hand, the discard pile, and one thing more: at a reshuffle the draw pile is exactly the old
discard pile. So a card in a hand or in the pile may change places only with a card that came from the same shuffle; then the
draws of the past, with these two cards exchanged, lead to the new position.
"""

from magnat.core.acts import scratch
from magnat.core.numbers import draw
from magnat.core.state import CHANCE

from ..components import CAPITAL, CARDS, SEATS
from ..state import FACE_DOWN, Phase, State, hand_size
from .capital import capital_value
from .proxy import can_raid

EXCHANGES = 8  # tried for each card of a hand that must stay able to pay


def resample(st: State, seat: int, luck: list[int]) -> None:
    """V4, V11, V17, V35  Deal the unseen cards of each shuffle anew; what the player in turn has promised must stay payable."""
    debtor = st.player if has_promised(st) else seat
    for shuffle in range(st.shuffles + 1):
        share_anew(st, seat, debtor, shuffle, luck)             # V35  known to be Proxy cards
        share_anew(st, seat, debtor, FACE_DOWN + shuffle, luck)
    for other in range(st.seats):
        st.funds[other] = capital_value(st.hand[other])
    if debtor != seat: exchange(st, seat, debtor, luck)

def has_promised(st: State) -> int:
    """V11  Whether the player in turn has shown the means to pay for something."""
    return 1 if st.actor != CHANCE and (st.owed or st.phase == Phase.TAKE) else 0

def keeps_promise(st: State) -> int:
    """V11, V12  With the cards already named for the payment."""
    together = scratch(CAPITAL)
    for card in range(CAPITAL):
        together[card] = st.hand[st.player][card] + st.paid[card]
    if capital_value(together) < st.owed: return 0
    return can_raid(st, st.mark - 1) if st.phase == Phase.TAKE else 1

def share_anew(st: State, seat: int, debtor: int, shuffle: int, luck: list[int]) -> None:
    """V17  All cards of one shuffle that two seats do not hold, in equal chance over the places where they are."""
    unseen = scratch(CARDS)
    sizes = scratch(SEATS)
    for card in range(CARDS):
        unseen[card] = st.pile[card] if shuffle == FACE_DOWN + st.shuffles else 0
    for other in range(st.seats):
        sizes[other] = 0
        if other != seat and other != debtor:
            for card in range(CARDS):
                while holds(st, other, card, shuffle):
                    take_out_of_hand(st, other, card, shuffle)
                    unseen[card] += 1
                    sizes[other] += 1
    for other in range(st.seats):
        for _ in range(sizes[other]):
            card = any_card(unseen, luck)
            unseen[card] -= 1
            put_into_hand(st, other, card, shuffle)
    if shuffle == FACE_DOWN + st.shuffles:
        for card in range(CARDS):
            st.pile[card] = unseen[card]

def exchange(st: State, seat: int, debtor: int, luck: list[int]) -> None:
    """V11  Cards of the player in debt change places one by one with others of their shuffle, unless that makes the debt unpayable.

    Proposals are symmetric, so after many of them every payable hand is equally likely.
    """
    unseen = scratch(CARDS)
    for _ in range(EXCHANGES * hand_size(st, debtor)):
        mine = any_card(st.hand[debtor], luck)
        shuffle = st.since[debtor][mine][draw(luck, st.hand[debtor][mine])]
        place = draw(luck, st.seats + 1)                        # another hand, or behind the seats the draw pile
        if place in (seat, debtor): continue
        total = 0
        for card in range(CARDS):
            unseen[card] = held(st, place, card, shuffle)
            total += unseen[card]
        if total == 0: continue
        other = any_card(unseen, luck)
        swap(st, debtor, mine, place, other, shuffle)
        if keeps_promise(st) == 0: swap(st, debtor, other, place, mine, shuffle)

def swap(st: State, debtor: int, mine: int, place: int, other: int, shuffle: int) -> None:
    """A card of the player in debt for one of another hand or of the draw pile."""
    take_out_of_hand(st, debtor, mine, shuffle)
    put_into_hand(st, debtor, other, shuffle)
    st.funds[debtor] = capital_value(st.hand[debtor])
    if place == st.seats:
        st.pile[other] -= 1
        st.pile[mine] += 1
    else:
        take_out_of_hand(st, place, other, shuffle)
        put_into_hand(st, place, mine, shuffle)
        st.funds[place] = capital_value(st.hand[place])


# Single cards

def holds(st: State, seat: int, card: int, shuffle: int) -> int:
    """V17  How many cards of a kind a hand holds from one shuffle."""
    total = 0
    for copy in range(st.hand[seat][card]):
        if st.since[seat][card][copy] == shuffle: total += 1
    return total

def held(st: State, place: int, card: int, shuffle: int) -> int:
    """V17  The same for a hand or, behind the seats, for the draw pile."""
    if place < st.seats: return holds(st, place, card, shuffle)
    return st.pile[card] if shuffle == FACE_DOWN + st.shuffles else 0

def take_out_of_hand(st: State, seat: int, card: int, shuffle: int) -> None:
    """A card of that shuffle leaves a hand; the others close up."""
    st.hand[seat][card] -= 1
    copy = 0
    while st.since[seat][card][copy] != shuffle:
        copy += 1
    for later in range(copy, st.hand[seat][card]):
        st.since[seat][card][later] = st.since[seat][card][later + 1]
    st.since[seat][card][st.hand[seat][card]] = 0

def put_into_hand(st: State, seat: int, card: int, shuffle: int) -> None:
    """A card of that shuffle joins a hand, behind those that came before it."""
    copy = st.hand[seat][card]
    while copy and st.since[seat][card][copy - 1] > shuffle:
        st.since[seat][card][copy] = st.since[seat][card][copy - 1]
        copy -= 1
    st.since[seat][card][copy] = shuffle
    st.hand[seat][card] += 1

def any_card(counts: list[int], luck: list[int]) -> int:
    """One of the cards counted, each alike."""
    total = 0
    for card in range(CARDS):
        total += counts[card]
    left = draw(luck, total)
    card = 0
    while left >= counts[card]:
        left -= counts[card]
        card += 1
    return card
