"""M12, M16-M18, M87  Quotes move, money and lots change hands; what a player can pay for."""

from magnat.core.declare import tell

from ..components import COMPANIES, EFFECT_SUM, EFFECT_TARGET, FLOOR, MEANT
from ..state import BANK, DEBT_SALE, GUARDED, SEIZED_SALE, Event, State, ceiling, in_play


# Quotes

def within(st: State, quote: int) -> int:
    """M18  Never below the floor, never above the ceiling."""
    return min(ceiling(st), max(FLOOR, quote))

def set_quote(st: State, company: int, quote: int) -> None:
    """M17, M18  Entered at once, for everybody to see."""
    if st.quote[company] == within(st, quote): return
    st.quote[company] = within(st, quote)
    tell(st, Event.QUOTED, company, st.quote[company])

def move_quote(st: State, company: int, steps: int) -> None:
    """M17"""
    set_quote(st, company, st.quote[company] + steps)

def move_quotes(st: State, effect: int) -> None:
    """M73, M116  Every company in play that the card means."""
    for company in range(COMPANIES):
        if in_play(st, company) and MEANT[EFFECT_TARGET[effect] + company]: move_quote(st, company, EFFECT_SUM[effect])


# Money


# Lots

def hand_over(st: State, company: int, seller: int, buyer: int, lots: int) -> None:
    """M5, M16  Whole lots; the bank is behind the seats."""
    if seller == BANK: st.bank[company] -= lots
    else: st.held[seller][company] -= lots
    if buyer == BANK: st.bank[company] += lots
    else: st.held[buyer][company] += lots

def bank_is_empty(st: State) -> int:
    """M109  No lot of any company left."""
    for company in range(COMPANIES):
        if st.bank[company]: return 0
    return 1


# Guards

def guarded(st: State) -> int:
    """M36, M89  Nobody promises more than his cash; in the sales of a default whatever the table has agreed."""
    return 1 if st.overcommit == GUARDED or st.kind == DEBT_SALE or st.kind == SEIZED_SALE else 0

def over_cash(st: State, seat: int, sum: int) -> int:
    """M36, M42, M66  Whether a sum is more than a player has, less what he still owes in a settlement that is going on."""
    return 1 if sum > st.cash[seat] - st.owes[seat] else 0

def leader(st: State) -> int:
    """M34, M40, M54, M92  From whom the order is counted: the roller or the defaulter when the bank sells, else the seller."""
    return st.buyer if st.seller == BANK else st.seller
