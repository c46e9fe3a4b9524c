"""What must hold after every act, whatever happens."""

from magnat.core.declare import Laws, cites

from .components import CARDS, COMPANIES, FLOOR, LOTS, READ_SERIES
from .state import CARD_SALE, DEBT_SALE, Phase, State, ceiling, in_play


class Law(Laws):
    """What the rules imply."""
    LOTS = cites("M5", "M16")
    QUOTES = cites("M17", "M18")
    MONEY = cites("M12")
    PURSES = cites("M16", "M88")
    CARDS = cites("M7", "M67")
    RUMOURS = cites("M70", "M78")
    RUINED = cites("M95")
    SUSPENDED = cites("M91")
    ANSWERS = cites("M38")


def broken_law(st: State) -> int:
    """The first law that is broken, or 0."""
    for company in range(COMPANIES):
        if lots_in_all(st, company) != LOTS * in_play(st, company): return Law.LOTS
        if in_play(st, company) and not FLOOR <= st.quote[company] <= ceiling(st): return Law.QUOTES
        if not in_play(st, company) and st.quote[company]: return Law.QUOTES
    money = st.taken - st.paid
    for seat in range(st.seats):
        money += st.cash[seat]
        if st.cash[seat] < 0: return Law.PURSES
        if st.out[seat] and owns_something(st, seat): return Law.RUINED
        if st.sealed[seat] and st.phase != Phase.BIDS: return Law.ANSWERS
    if money: return Law.MONEY
    if st.actor >= 0 and st.missing[st.actor] and not raises_money(st): return Law.SUSPENDED
    if st.actor >= 0 and st.out[st.actor]: return Law.RUINED
    return broken_law_of_cards(st)


def lots_in_all(st: State, company: int) -> int:
    """M5  The bank's and everybody's."""
    total = st.bank[company]
    for seat in range(st.seats):
        total += st.held[seat][company]
    return total


def owns_something(st: State, seat: int) -> int:
    """M95"""
    if st.cash[seat] or st.missing[seat]: return 1
    for company in range(COMPANIES):
        if st.held[seat][company]: return 1
    for card in range(CARDS):
        if st.hand[seat][card]: return 1
    return 0


def raises_money(st: State) -> int:
    """M74, M89, M91  The only questions a suspended player is asked: what he sells for a sum he owes, and how much of it."""
    if st.phase == Phase.FORCED or st.phase == Phase.FORCED_QTY or st.phase == Phase.RAISE_CASH: return 1
    if st.phase != Phase.SALE_QTY and st.phase != Phase.EXTEND: return 0
    return 1 if st.kind == DEBT_SALE or st.kind == CARD_SALE else 0


def broken_law_of_cards(st: State) -> int:
    """M7, M67, M78  No card is in a pack twice; every rumour is in one place: never drawn, in a hand, or in the pile."""
    for series in range(READ_SERIES):
        seen = 0
        for index in range(CARDS):
            if st.pack[series][index]:
                if (seen >> st.pack[series][index]) & 1: return Law.CARDS
                seen += 1 << st.pack[series][index]
    size = 0
    for card in range(CARDS):
        places = st.fresh[card]
        size += st.fresh[card]
        for seat in range(st.seats):
            places += st.hand[seat][card]
        for index in range(CARDS):
            if st.pile[index] == card + 1:
                places += 1
                size += 1
        if places != 1: return Law.RUMOURS
    return 0 if size == st.pile_size else Law.RUMOURS
