"""What must hold after every act, whatever happens."""

from magnat.core.declare import Laws, cites

from .components import CARDS, JOKERS, LOTS, MILLION, PLAQUES_EACH, PRODUCTIONS, SLOTS, START_CASH
from .state import State, party_count


class Law(Laws):
    """What the rules imply."""
    TITLES = cites("R2", "R33")
    JOKERS = cites("R6", "R59")
    PLAQUES = cites("R5")
    NEWS = cites("R6", "R61")
    MONEY = cites("R4", "R90")
    PURSES = cites("R27", "R92")
    PARTIES = cites("R83", "R96")
    PROGRESS = cites("R9", "R82")


def broken_law(st: State) -> int:
    """The first law that is broken, or 0."""
    for production in range(PRODUCTIONS):
        titles = st.file[production]
        for seat in range(st.seats):
            if titles & st.held[seat][production]: return Law.TITLES
            titles |= st.held[seat][production]
        if titles != LOTS - 1: return Law.TITLES
    jokers = st.joker_pile
    money = st.taken - st.paid
    for seat in range(st.seats):
        jokers += st.jokers[seat]
        money += st.cash[seat]
        if st.cash[seat] < 0: return Law.PURSES
        if st.out[st.lead[seat]] != st.out[seat]: return Law.PARTIES
        if st.lead[seat] != seat or st.out[seat]:
            if owns_something(st, seat): return Law.PARTIES
        if st.lead[seat] != seat and st.progress[seat]: return Law.PROGRESS
    if jokers != JOKERS: return Law.JOKERS
    share = st.starting_cash * MILLION if st.starting_cash else START_CASH[st.seats]
    if money != share * st.seats: return Law.MONEY
    if party_count(st) == 0: return Law.PARTIES
    return broken_law_of_cards(st)


def owns_something(st: State, seat: int) -> int:
    """R82, R94-R96  Who has left the game or joined another party has nothing of his own."""
    if st.cash[seat] or st.jokers[seat] or st.barred[seat]: return 1
    for production in range(PRODUCTIONS):
        if st.held[seat][production]: return 1
    return 0


def broken_law_of_cards(st: State) -> int:
    """R5, R6, R61  Plaques lie where they were laid, and no card is in the pack twice."""
    laid = 0
    for production in range(PRODUCTIONS):
        laid += PLAQUES_EACH - st.unlaid[production]
    if laid != st.laid: return Law.PLAQUES
    for slot in range(SLOTS):
        if (st.plaque[slot] == 0) != (slot >= st.laid): return Law.PLAQUES
    seen = 0
    for index in range(CARDS):
        if st.pack[index]:
            if (seen >> st.pack[index]) & 1: return Law.NEWS
            seen += 1 << st.pack[index]
    return 0
