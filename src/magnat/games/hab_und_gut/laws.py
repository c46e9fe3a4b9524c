"""What must hold after every act, whatever happens (H48)."""

from magnat.core.declare import Laws, cites

from .components import CARDS, COPIES, GOODS, KINDS_OF_CARD, PLACES, SHARES
from .state import State, gifts_of


class Law(Laws):
    """H48"""
    SHARES = cites("H48")
    CARDS = cites("H48")
    CASH = cites("H48")
    GIFTS = cites("H48")


def broken_law(st: State) -> int:
    """H48  The first law that is broken, or 0."""
    for good in range(GOODS):
        shares = st.bank[good]
        for seat in range(st.seats):
            shares += st.hand[seat][good] + gifts_of(st, seat, good)
        if shares != SHARES: return Law.SHARES
    for card in range(CARDS):
        cards = st.discard[card] + st.aside[card]
        for holder in range(st.seats):
            cards += st.holder[holder][card]
        if st.lap and cards != COPIES[card % KINDS_OF_CARD]: return Law.CARDS
    for seat in range(st.seats):
        if st.cash[seat] < 0: return Law.CASH
        on_board = 0
        for place in range(PLACES):
            if st.gift[seat][place]: on_board += 1
        if on_board != st.given[seat]: return Law.GIFTS
    return 0
