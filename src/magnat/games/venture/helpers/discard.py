"""What is given away for doing nothing."""

from magnat.core.declare import scratch

from ..components import CAPITAL, CARDS
from ..rules.capital import capital_value
from ..state import State

MARK_WORTH = (12, 9, 5)  # of Proxy cards in hand: in millions when one is discarded, in points when one is played


def least_missed(st: State, seat: int) -> int:
    """V14  The card without which the hand loses least of its value; -1 if there is none."""
    rest = scratch(CARDS)
    for card in range(CARDS):
        rest[card] = st.hand[seat][card]
    best = -1
    least = 0
    for card in range(CARDS):
        if rest[card]:
            rest[card] -= 1
            loss = st.funds[seat] - capital_value(rest) if card < CAPITAL else MARK_WORTH[card - CAPITAL]
            rest[card] += 1
            if best < 0 or loss < least:
                best = card
                least = loss
    return best
