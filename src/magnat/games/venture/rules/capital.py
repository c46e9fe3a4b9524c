"""V6-V8, V11  Capital, collections, and the cards of a hand."""

from ..components import CAPITAL, COLLECTED, FACE, LEVELS, LOW, LOW_VALUES, SYMBOLS
from ..state import State


def collections_value(cards: list[int], symbol: int) -> int:
    """V6-V8  What the low cards of a symbol are worth together. `cards` counts each kind."""
    index = 0
    for card in range(symbol * LOW_VALUES, (symbol + 1) * LOW_VALUES):
        index = index * LEVELS + cards[card]
    return COLLECTED[index]

def capital_value(cards: list[int]) -> int:
    """V8  What cards can pay: the collections of each symbol, and the high cards."""
    total = 0
    for symbol in range(SYMBOLS):
        total += collections_value(cards, symbol)
    for card in range(LOW, CAPITAL):
        total += cards[card] * FACE[card]
    return total

def face_value(cards: list[int]) -> int:
    """V43  The sum of the printed values, collections or not."""
    total = 0
    for card in range(CAPITAL):
        total += cards[card] * FACE[card]
    return total

def receive(st: State, seat: int, card: int) -> None:
    """V4, V16  A card goes into a hand."""
    st.hand[seat][card] += 1
    st.funds[seat] = capital_value(st.hand[seat])

def hand_over(st: State, seat: int, card: int) -> None:
    """V12-V14, V26  A card leaves a hand."""
    st.hand[seat][card] -= 1
    st.funds[seat] = capital_value(st.hand[seat])

def can_pay(st: State, cost: int) -> int:
    """V11  Whether the hand covers all costs of the turn and one more."""
    return 1 if st.owed + cost <= st.funds[st.actor] else 0
