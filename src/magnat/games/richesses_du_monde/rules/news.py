"""R61-R63, R107-R109  News cards. The pack keeps its order, so chance acts only while it is gone through for the first time."""

from magnat.core.declare import CHANCE, next_asked, pop, push, tell
from magnat.core.kit import bank_pays, has, pay, pay_bank, without

from ..components import CARDS, NEWS_FROM_EACH, NEWS_HOLDER, NEWS_OTHERS, NEWS_PRODUCTIONS, PRODUCTIONS
from ..state import CARD, COLLECTION, Event, Phase, State, parties, party_count
from .course import end_turn
from .grace import needs_grace, open_grace
from .payments import go_bankrupt


def take_card(st: State) -> None:
    """R61  The top card: known if the pack has been gone through, else chance turns it up."""
    if st.pack[st.next_card]: read_card(st)
    else:
        st.actor = CHANCE
        st.phase = Phase.NEWS

def odds_turn_up(st: State, card: int) -> int:
    """R6, R61  Every card that nobody has seen yet."""
    for index in range(CARDS):
        if st.pack[index] == card + 1: return 0
    return 1

def turn_up(st: State, card: int) -> None:
    """R61"""
    st.pack[st.next_card] = card + 1
    read_card(st)

def card_at_hand(st: State) -> int:
    """R61"""
    return st.pack[st.next_card] - 1

def read_card(st: State) -> None:
    """R61, R62  Read aloud and carried out at once; it leaves no choice."""
    st.actor = st.active
    tell(st, Event.DREW, st.active, card_at_hand(st))
    if NEWS_FROM_EACH[card_at_hand(st)]: open_collection(st)
    else: settle_card(st)

def put_card_under(st: State) -> None:
    """R61, R63  The card goes under the pack, and nothing else happens."""
    st.next_card = (st.next_card + 1) % CARDS
    end_turn(st)

def card_sum(st: State) -> int:
    """R107, R108  What the card brings, or costs if negative; one title of one of its productions is enough."""
    card = card_at_hand(st)
    for production in range(PRODUCTIONS):
        if has(NEWS_PRODUCTIONS[card], production) and st.held[st.active][production]: return NEWS_HOLDER[card]
    return NEWS_OTHERS[card]

def settle_card(st: State) -> None:
    """R62, R92"""
    if needs_grace(st, st.active, -card_sum(st)): open_grace(st, st.active, -card_sum(st), CARD)
    else: pay_card(st, card_sum(st))

def pay_card(st: State, sum: int) -> None:
    """R62, R107"""
    tell(st, Event.NEWS_PAID, st.active, sum)
    if sum >= 0: bank_pays(st, st.active, sum)
    elif st.cash[st.active] >= -sum: pay_bank(st, st.active, -sum)
    else: go_bankrupt(st, st.active)
    put_card_under(st)

def open_collection(st: State) -> None:
    """R109  Every other party pays, clockwise; whoever still has to is kept in a frame."""
    push(st)
    st.pending = without(parties(st), st.active)
    collect(st, st.active)

def collect(st: State, seat: int) -> None:
    """R97, R109  In the order of payment, until all have paid or one party is left."""
    sum = NEWS_FROM_EACH[card_at_hand(st)]
    payer = seat
    while st.pending and party_count(st) > 1:
        payer = next_asked(st, payer)
        st.pending = without(st.pending, payer)
        if needs_grace(st, payer, sum):
            open_grace(st, payer, sum, COLLECTION)
            return
        collect_from(st, payer)
    pop(st)
    put_card_under(st)

def collect_from(st: State, payer: int) -> None:
    """R93, R109  The bank pays in the place of a party that cannot."""
    sum = NEWS_FROM_EACH[card_at_hand(st)]
    tell(st, Event.PAID, payer, st.active, sum)
    if st.cash[payer] >= sum: pay(st, payer, st.active, sum)
    else:
        bank_pays(st, st.active, sum)
        go_bankrupt(st, payer)
