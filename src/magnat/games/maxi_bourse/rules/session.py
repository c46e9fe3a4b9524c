"""M21-M36  The session of purchase on the square of a company: rounds of speech, at the quote and at best."""

from magnat.core.declare import next_asked, tell
from magnat.core.kit import without

from ..components import CALL, SQUARE_COMPANY
from ..state import BANK, EXTRA, Event, Phase, Refusal, Stage, State, dealers, in_play, square_under
from .market import bank_is_empty, guarded, move_quote, over_cash, within
from .rumours import between, settle
from .shortage import open_auction, wanted


def may_name(st: State, company: int) -> int:
    """M22, M45"""
    if not in_play(st, company): return Refusal.NOT_IN_PLAY
    return 0 if st.bank[company] else Refusal.NO_STOCK

def name(st: State, company: int) -> None:
    """M21, M22  Everybody may buy, and everybody is bound by the company named."""
    tell(st, Event.NAMED, st.active, company, st.quote[company])
    st.company = company
    st.seller = BANK
    st.buyer = st.active
    st.named = st.quote[company]
    st.round = 1
    st.concerned = dealers(st)
    begin_round(st)

def begin_round(st: State) -> None:
    """M24  The roller first, then clockwise."""
    st.pending = st.concerned
    st.actor = st.active
    between(st, Stage.SPEAK, 0)

def speak(st: State) -> None:
    """M24, M31, M37  The next one is asked; after the last one the lots asked for are sold, or auctioned if there are too few."""
    st.pending = st.pending & dealers(st)
    if st.pending:
        st.actor = next_asked(st, st.actor)
        st.phase = Phase.DEMAND
        st.stage = 0
        return
    st.stage = Stage.ROUND
    st.left = st.bank[st.company]
    st.price = st.quote[st.company]
    if wanted(st) > st.left: open_auction(st, Stage.ROUND)              # M37
    elif wanted(st): settle(st, Stage.ROUND)                            # M32, M34

def at_quote(st: State) -> int:
    """M28, M30, M84  The roller in the first round, for the company of his square or after a double."""
    if st.actor != st.active or st.round > 1: return 0
    if st.company == SQUARE_COMPANY[square_under(st, st.active)]: return 1
    return 1 if st.first_die == st.second_die and st.double_purchase != EXTRA else 0

def price_for(st: State, lots: int) -> int:
    """M28, M36  What is known when a player speaks."""
    quote = st.quote[st.company]
    return quote if at_quote(st) else within(st, quote + lots)

def may_ask_for(st: State, lots: int) -> int:
    """M24, M25, M36"""
    if lots > CALL: return Refusal.OVER_CALL                                                            # M24
    if lots > st.bank[st.company]: return Refusal.OVER_STOCK                                            # M25
    if lots and guarded(st) and over_cash(st, st.actor, lots * price_for(st, lots)): return Refusal.OVER_CASH   # M36
    return 0

def ask_for(st: State, lots: int) -> None:
    """M26, M28, M31  At best every lot raises the quote as it is spoken; at the quote it is paid at once."""
    st.pending = without(st.pending, st.actor)
    st.demand[st.actor] = lots
    if lots and at_quote(st):
        buy_at_quote(st, lots)
        return
    if lots == 0: abstain(st)
    else:
        move_quote(st, st.company, lots)                                # M31
        tell(st, Event.DEMANDED, st.actor, lots, st.quote[st.company])
    between(st, Stage.SPEAK, 0)

def abstain(st: State) -> None:
    """M26  Out for the rest of the session."""
    tell(st, Event.DEMANDED, st.actor, 0, st.quote[st.company])
    st.concerned = without(st.concerned, st.actor)

def buy_at_quote(st: State, lots: int) -> None:
    """M28, M29  The quote moves only where the table has agreed on it; the price is that from before."""
    st.price = st.quote[st.company]
    tell(st, Event.AT_QUOTE, st.actor, lots, st.price)
    if st.au_cours_moves_quote: move_quote(st, st.company, lots)
    settle(st, Stage.AT_QUOTE)

def go_on_after_quote(st: State) -> None:
    """M27, M28  The others speak, if anything is left."""
    st.stage = Stage.SPEAK if st.bank[st.company] else Stage.ROUND

def end_round(st: State) -> None:
    """M27, M91  Another round among those who asked, until the stock is gone or nobody asks."""
    tell(st, Event.STOCK, st.company, st.bank[st.company])
    st.concerned = st.concerned & dealers(st)
    st.round = 2
    if st.concerned and st.bank[st.company]: begin_round(st)
    else: end_session(st)

def end_session(st: State) -> None:
    """M84, M110  A double was used inside it, unless the table has agreed that it gives a purchase more."""
    tell(st, Event.SESSION_OVER, st.company)
    st.stage = Stage.SQUARE_OVER if st.double_purchase == EXTRA and not bank_is_empty(st) else Stage.TURN_OVER
