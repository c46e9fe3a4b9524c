"""What must hold after every act, whatever happens (V47)."""

from magnat.core.declare import Laws, cites, scratch

from .components import CAPITAL, CARDS, COMPANIES, COPIES, INDUSTRY, LETTERS_ON, PROFIT, PROFITS, REMOVED, SEATS, SLOTS
from .rules.capital import capital_value
from .rules.conglomerates import is_wrong
from .state import CENTRE, UNSEEN, State


class Law(Laws):
    """V47"""
    COMPANIES = cites("V47")
    CENTRE = cites("V15", "V47")
    STACKS = cites("V20", "V22", "V47")
    CONTROLLED = cites("V29", "V47")
    CARDS = cites("V47")
    PROFIT_CARDS = cites("V37", "V47")
    FUNDS = cites("V8", "V47")
    OWED = cites("V11", "V47")


def broken_law(st: State) -> int:
    """V47  The first law that is broken, or 0."""
    if unseen(st) != st.reserve + (REMOVED if st.remove_14 else 0): return Law.COMPANIES
    if broken_centre(st): return Law.CENTRE
    for company in range(COMPANIES):
        if broken_stack(st, company): return Law.STACKS
    if broken_control(st): return Law.CONTROLLED
    if broken_cards(st): return Law.CARDS
    if profit_cards(st) != PROFITS: return Law.PROFIT_CARDS
    for seat in range(st.seats):
        if st.funds[seat] != capital_value(st.hand[seat]): return Law.FUNDS
    if broken_debt(st): return Law.OWED
    return 0

def unseen(st: State) -> int:
    """V2, V47  Companies in the reserve or removed."""
    total = 0
    for company in range(COMPANIES):
        if st.holder[company] == UNSEEN: total += 1
    return total

def broken_centre(st: State) -> int:
    """V3, V47  The open companies are those of the centre, each once."""
    total = 0
    for company in range(COMPANIES):
        if st.holder[company] == CENTRE: total += 1
    for slot in range(SLOTS):
        if st.centre[slot]:
            total -= 1
            if st.holder[st.centre[slot] - 1] != CENTRE: return 1
    return 1 if total else 0

def broken_stack(st: State, company: int) -> int:
    """V20, V22, V47  What a company knows of the stack beneath it is true, and legal when mistakes are refused."""
    if st.height[company] == 0: return 1 if st.top[company] or st.under[company] or st.letters[company] or st.industries[company] else 0
    if st.holder[company] >= st.seats: return 1
    if st.letters[company] == 0: return 1
    if is_wrong(st, company) and st.mistakes == 0: return 1
    above = 0
    for other in range(COMPANIES):
        if st.under[other] == company + 1: above += 1
    if above + st.top[company] != 1: return 1
    height, letters, industries = 1, LETTERS_ON[company], 1 << INDUSTRY[company]
    beneath = st.under[company] - 1
    if beneath >= 0:
        if st.holder[beneath] != st.holder[company] or st.height[beneath] == 0: return 1
        height += st.height[beneath]
        letters &= st.letters[beneath]
        industries |= st.industries[beneath]
    return 1 if st.height[company] != height or st.letters[company] != letters or st.industries[company] != industries else 0

def broken_control(st: State) -> int:
    """V29, V47  Companies of each player; those that do not lie yet are in the pool or just taken."""
    lifted = 0
    for seat in range(SEATS):
        total = 0
        for company in range(COMPANIES):
            if st.holder[company] == seat:
                total += 1
                if st.height[company] == 0: lifted += 1
        if total != st.controlled[seat]: return 1
    return 1 if lifted != st.pool + (1 if st.taken else 0) else 0

def broken_cards(st: State) -> int:
    """V47  Draw pile, discard pile, hands and the payment hold all Resource cards."""
    for card in range(CARDS):
        total = st.pile[card] + st.discarded[card]
        for seat in range(st.seats):
            total += st.hand[seat][card]
        if card < CAPITAL: total += st.paid[card]
        if total != COPIES[card]: return 1
    return 0

def profit_cards(st: State) -> int:
    """V4, V37, V47  No hand ever holds one; they join the draw pile after the deal."""
    if st.turn == 0: return PROFITS - st.pile[PROFIT]
    return st.pile[PROFIT] + st.discarded[PROFIT] + st.profits

def broken_debt(st: State) -> int:
    """V11, V47  What is owed can be paid, with the cards already named."""
    together = scratch(CAPITAL)
    for card in range(CAPITAL):
        together[card] = st.hand[st.player][card] + st.paid[card]
    return 1 if capital_value(together) < st.owed else 0
