"""S4, S5, S19, S79, S160  Cards and tokens that lie face down."""

from magnat.core.declare import scratch
from magnat.core.kit import lowest, pick, some_of, without

from ..components import ENCOUNTERS, SYSTEMS, TOKEN_COUNT, TOKENS
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
    deal_cards_again(st, seat, luck)
    deal_tokens_again(st, seat, luck)

def deal_cards_again(st: State, seat: int, luck: list[int]) -> None:
    """S4, S79"""
    unknown = ALL_CULTURES
    for system in range(SYSTEMS):
        if knows_card(st, seat, system): unknown = without(unknown, st.card[system])
    for system in range(SYSTEMS):
        if card_drawn(st, system) and not knows_card(st, seat, system):
            st.card[system] = lowest(some_of(luck, unknown, 1))
            unknown = without(unknown, st.card[system])

def deal_tokens_again(st: State, seat: int, luck: list[int]) -> None:
    """S5, S160"""
    unknown = scratch(TOKENS)
    for token in range(TOKENS):
        unknown[token] = TOKEN_COUNT[token]
    for encounter in range(ENCOUNTERS):
        if knows_token(st, seat, encounter): unknown[st.token[encounter]] -= 1
    for encounter in range(ENCOUNTERS):
        if token_drawn(st, encounter) and not knows_token(st, seat, encounter):
            st.token[encounter] = pick(luck, unknown, TOKENS)
            unknown[st.token[encounter]] -= 1
