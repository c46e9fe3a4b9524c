"""S4, S5, S19, S79, S160  Cards and tokens that lie face down."""

from magnat.core.numbers import draw

from ..components import CULTURES, ENCOUNTERS, SYSTEMS, TOKEN_COUNT, TOKENS
from ..state import ALL_CULTURES, DOWN, State, knows_card, knows_token


def card_drawn(st: State, system: int) -> int:
    """S4  Somebody knows it."""
    return 1 if st.contacted[system] or st.observed[system] else 0

def token_drawn(st: State, encounter: int) -> int:
    """S5  Somebody knows it."""
    return 1 if st.face[encounter] != DOWN or st.spied[encounter] else 0

def resample(st: State, seat: int, luck: list[int]) -> None:
    """Put the unseen in one of the ways that agree with all that `seat` has seen.

    S79, S160  What others have looked at and this seat has not is dealt again, from all cards and tokens that this seat does not know.
    What nobody has seen is not in the state.
    """
    cards = cards_unknown_to(st, seat)
    for system in range(SYSTEMS):
        if card_drawn(st, system) and not knows_card(st, seat, system):
            left = draw(luck, bits_of(cards))
            culture = -1
            while left >= 0:
                culture += 1
                left -= (cards >> culture) & 1
            st.card[system] = culture
            cards -= 1 << culture
    for encounter in range(ENCOUNTERS):
        if token_drawn(st, encounter) and not knows_token(st, seat, encounter):
            left = draw(luck, tokens_unknown_to(st, seat, encounter))
            token = -1
            while left >= 0:
                token += 1
                left -= copies_unknown_to(st, seat, encounter, token)
            st.token[encounter] = token

def cards_unknown_to(st: State, seat: int) -> int:
    """S79  The cultures whose card a seat has not seen, one bit each."""
    cards = ALL_CULTURES
    for system in range(SYSTEMS):
        if knows_card(st, seat, system): cards -= 1 << st.card[system]
    return cards

def bits_of(mask: int) -> int:
    """How many cultures a mask holds."""
    total = 0
    for culture in range(CULTURES):
        total += (mask >> culture) & 1
    return total

def copies_unknown_to(st: State, seat: int, before: int, token: int) -> int:
    """S160  Tokens of a kind that a seat does not know, without those just dealt on the spaces before this one."""
    left = TOKEN_COUNT[token]
    for encounter in range(ENCOUNTERS):
        dealt = encounter < before and token_drawn(st, encounter)
        if (dealt or knows_token(st, seat, encounter)) and st.token[encounter] == token: left -= 1
    return left

def tokens_unknown_to(st: State, seat: int, before: int) -> int:
    """S160  All of them together."""
    total = 0
    for token in range(TOKENS):
        total += copies_unknown_to(st, seat, before, token)
    return total
