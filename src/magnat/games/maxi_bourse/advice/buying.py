"""M3, M21-M44, M83, M116-M124  What is chosen, named, asked for and bid for."""

from magnat.core.declare import tell
from magnat.core.kit import has

from ..components import BUY_RIGHT, CALL, COMPANIES, EFFECT_KIND, EFFECT_LOTS, EFFECT_SUM, FREE_LOT, LONGEST_STAY, NOMINAL, SQUARE_COMPANY
from ..characters import Trait
from ..rules.cards import card_price, may_buy_by_card, may_pick_by_card
from ..rules.double import may_buy_on_double, may_pick_on_double
from ..rules.request import may_ask_holders
from ..rules.session import at_quote, may_ask_for, may_name, price_for
from ..rules.setup import may_pick_portfolio
from ..rules.shortage import refuse_stay
from ..state import Block, State, ceiling, dealers, square_under
from .dealing import advise_holder, best_holder
from .hints import Hint
from .worth import RESERVE, WHOLE, cash_cost, edge, fondness, free_cash, payout_gain, promise, strongest_other, worth_of_lots

NONE = -1
SHOCK = 8           # steps: the strongest rumour that can raise a price before it is paid
FEW = 5             # steps of the shorter long stay
HEART = 6           # how often one's fondness counts where a choice is free
SHARE = 85          # of the free cash goes into one auction at most, in hundredths
TIMES = (5, 10, 10) # the quote before the session, by edition: more than that is not bid
NERVE = 12          # hundredths that a step of daring adds to these limits, or takes away
SCARCE = (2, 1, 1)  # how often cash counts in an auction, by edition: little of it is spent sooner


# The portfolio

def advise_portfolio(st: State) -> int:
    """M3  It is free, so the dearest; among those, what others have not chosen: a rise is then one's own."""
    best = NONE
    most = 0
    for company in range(COMPANIES):
        if may_pick_portfolio(st, company) == 0:
            value = (NOMINAL[company] + HEART * fondness(st, st.actor, company)) * WHOLE + edge(st, st.actor, company) // LONGEST_STAY
            if best < 0 or value > most:
                best = company
                most = value
    tell(st, Hint.WORTH_MOST, best, NOMINAL[best])
    return Block.company + best


# Sessions

def others_dealing(st: State, seat: int) -> int:
    """M24  How many others may ask for lots."""
    total = 0
    for other in range(st.seats):
        if other != seat: total += has(dealers(st), other)
    return total

def session_gain(st: State, company: int) -> int:
    """M22, M28, M33  What one gains by naming a company: everybody's lots of it rise, and one's own purchase adds to the payouts."""
    others = others_dealing(st, st.actor)
    stock = st.bank[company]
    quoted = company == SQUARE_COMPANY[square_under(st, st.active)] or st.first_die == st.second_die
    price = st.quote[company] + (0 if quoted else CALL)
    lots = min(CALL, stock, max(0, free_cash(st, st.actor)) // price)
    rise = min(stock, lots + others)
    gain = rise * edge(st, st.actor, company)
    if quoted: gain += min(stock - lots, others) * lots * WHOLE
    return gain + worth_of_lots(st, st.actor, company, lots, stock - lots) - cash_cost(st, st.actor, lots * price)

def best_session(st: State) -> int:
    """M22  The company that gains most by being named; -1 if there is none with stock."""
    best = NONE
    most = 0
    for company in range(COMPANIES):
        if may_name(st, company) == 0:
            gain = session_gain(st, company)
            if best < 0 or gain > most:
                best = company
                most = gain
    return best

def advise_name(st: State) -> int:
    """M22, M23"""
    best = best_session(st)
    explain_name(st, best)
    return Block.company + best

def explain_name(st: State, company: int) -> None:
    """Why a company is named."""
    if company == SQUARE_COMPANY[square_under(st, st.active)]: tell(st, Hint.AT_THE_QUOTE, company, st.quote[company])
    elif edge(st, st.actor, company) > 0: tell(st, Hint.RISES_WITH_YOU, company, st.held[st.actor][company])
    else: tell(st, Hint.FOR_THE_PAYOUT, company, payout_gain(st, st.actor, company, CALL))

def advise_sold_out(st: State) -> int:
    """M45  Lots of a holder if they are worth their price, else another company if that gains anything."""
    if may_ask_holders(st) == 0 and best_holder(st) >= 0:
        advise_holder(st)  # for its reason
        return Block.ask_holders
    best = best_session(st)
    if best >= 0 and session_gain(st, best) > 0:
        explain_name(st, best)
        return Block.company + best
    tell(st, Hint.NOBODY_WORTH_ASKING)
    return Block.pass_by

def still_to_speak(st: State) -> int:
    """M24  How many are asked after the actor in this round."""
    total = 0
    for other in range(st.seats):
        if other != st.actor: total += has(st.pending & dealers(st), other)
    return total

def demand_gain(st: State, lots: int) -> int:
    """M28, M33  What asking for so many lots gains."""
    company, later = st.company, still_to_speak(st)
    gain = worth_of_lots(st, st.actor, company, lots, st.bank[company] - lots) - cash_cost(st, st.actor, lots * price_for(st, lots))
    if at_quote(st): return gain + min(later, st.bank[company] - lots) * lots * WHOLE
    return gain + lots * edge(st, st.actor, company)

def is_safe(st: State, lots: int) -> int:
    """M34, M88  Whether the price can be paid at worst: all who follow ask for two, and a rumour raises it."""
    worst = price_for(st, lots) + SHOCK
    if not at_quote(st): worst += CALL * still_to_speak(st)
    return 1 if lots * worst <= st.cash[st.actor] - st.owes[st.actor] else 0

def advise_demand(st: State) -> int:
    """M24-M36  The number that gains most, within a reserve and safe from rumours."""
    best = 0
    most = 0
    tempting = 0
    for lots in range(1, CALL + 1):
        if may_ask_for(st, lots) == 0:
            gain = demand_gain(st, lots)
            if gain > 0: tempting = 1
            if gain > most and is_safe(st, lots) and lots * price_for(st, lots) <= free_cash(st, st.actor):
                best = lots
                most = gain
    explain_demand(st, best, tempting)
    return Block.qty + best

def explain_demand(st: State, lots: int, tempting: int) -> None:
    """Why so many lots."""
    company = st.company
    if lots: explain_purchase(st, company, lots)
    elif tempting: tell(st, Hint.KEEPS_RESERVE, RESERVE)
    elif edge(st, st.actor, company) < 0: tell(st, Hint.HELPS_OTHERS, company, strongest_other(st, st.actor, company))
    else: tell(st, Hint.NOT_WORTH_ITS_PRICE, company)

def explain_purchase(st: State, company: int, lots: int) -> None:
    """Why lots are bought."""
    if payout_gain(st, st.actor, company, lots) > CALL * lots: tell(st, Hint.MAKES_A_MAJORITY, company)
    elif promise(st, st.actor, company) > 0: tell(st, Hint.RUMOUR_WILL_RAISE, company, promise(st, st.actor, company))
    elif edge(st, st.actor, company) > WHOLE: tell(st, Hint.RISES_WITH_YOU, company, st.held[st.actor][company])
    else: tell(st, Hint.FOR_THE_PAYOUT, company, payout_gain(st, st.actor, company, lots))


# Auctions

def bid_limit(st: State) -> int:
    """M39-M42  The highest price that still gains and leaves the reserve; 0 if not even this step does.

    The price is the quote afterwards, so only the step that one adds to it counts, and what its cash could have earned elsewhere. So
    one could bid almost anything; a share of the cash and a multiple of the quote before do as well, as long as nobody gets the lots for little.
    """
    lots = st.demand[st.actor]
    gain = worth_of_lots(st, st.actor, st.company, lots, st.bank[st.company]) + edge(st, st.actor, st.company)
    nerve = WHOLE + NERVE * st.character[st.actor][Trait.DARING]
    most = min(free_cash(st, st.actor) * min(WHOLE, SHARE * nerve // WHOLE) // WHOLE, lots * (ceiling(st) + SHOCK))
    dearest = st.named * TIMES[st.edition] * nerve // WHOLE
    limit = 0
    price = st.price
    while price <= dearest and lots * (price + SHOCK) <= most and gain * nerve > cash_cost(st, st.actor, lots * price) * SCARCE[st.edition] * WHOLE:
        limit = price
        price += 1
    return limit

def advise_bid(st: State) -> int:
    """M38-M42  As many steps at once as are worth it: who stays alone pays the step at which the others withdraw, however long he is bound."""
    limit = bid_limit(st)
    if limit == 0 or refuse_stay(st, st.actor, 1):
        tell(st, Hint.TOO_DEAR, st.company, st.price)
        return Block.withdraw
    tell(st, Hint.STAYS_IN, st.company, limit)
    if limit >= st.price + LONGEST_STAY - 1 and refuse_stay(st, st.actor, LONGEST_STAY) == 0: return Block.stay_20
    if limit >= st.price + FEW - 1 and refuse_stay(st, st.actor, FEW) == 0: return Block.stay_5
    return Block.stay


# Purchases of one's own

def own_purchase(st: State, company: int, lots: int, price: int) -> int:
    """M83, M123  What a purchase alone, at a fixed price, gains."""
    gain = worth_of_lots(st, st.actor, company, lots, st.bank[company] - lots) - cash_cost(st, st.actor, lots * price)
    return gain + lots * (st.quote[company] - price) * WHOLE

def advise_double(st: State) -> int:
    """M83, M85  The company whose lots add most to the payouts."""
    best = NONE
    most = 0
    for company in range(COMPANIES):
        if may_pick_on_double(st, company) == 0:
            lots = affordable(st, company, st.quote[company], CALL)
            gain = own_purchase(st, company, lots, st.quote[company])
            if lots and gain > most:
                best = company
                most = gain
    if best < 0:
        tell(st, Hint.KEEPS_RESERVE, RESERVE)
        return Block.pass_by
    explain_purchase(st, best, CALL)
    return Block.company + best

def affordable(st: State, company: int, price: int, most: int) -> int:
    """M36  Lots within the stock, the purse without its reserve, and a limit, a rumour allowed for."""
    return min(most, st.bank[company], max(0, free_cash(st, st.actor)) // (price + SHOCK))

def advise_double_lots(st: State) -> int:
    """M83"""
    lots = max(1, affordable(st, st.company, st.quote[st.company], CALL))
    while lots > 1 and may_buy_on_double(st, lots):
        lots -= 1
    explain_purchase(st, st.company, lots)
    return Block.qty + lots


# Companies that a card lets one choose

def advise_card_company(st: State) -> int:
    """M117, M123, M124"""
    best = NONE
    most = 0
    for company in range(COMPANIES):
        if may_pick_by_card(st, company) == 0:
            gain = card_gain(st, company)
            if best < 0 or gain > most:
                best = company
                most = gain
    if EFFECT_KIND[st.effect] == BUY_RIGHT and (best < 0 or most <= 0):
        tell(st, Hint.KEEPS_RESERVE, RESERVE)
        return Block.pass_by
    explain_card(st, best)
    return Block.company + best

def card_gain(st: State, company: int) -> int:
    """M117, M123, M124  What the card brings with this company."""
    if EFFECT_KIND[st.effect] == BUY_RIGHT:
        price = card_price(st, company)
        lots = affordable(st, company, price, EFFECT_LOTS[st.effect])
        return own_purchase(st, company, lots, price) if lots else 0
    if EFFECT_KIND[st.effect] == FREE_LOT:
        lots = EFFECT_LOTS[st.effect]
        return lots * st.quote[company] * WHOLE + worth_of_lots(st, st.actor, company, lots, st.bank[company] - lots)
    return EFFECT_SUM[st.effect] * edge(st, st.actor, company)

def explain_card(st: State, company: int) -> None:
    """Why this company."""
    if EFFECT_KIND[st.effect] == BUY_RIGHT: tell(st, Hint.BARGAIN, company, card_price(st, company))
    elif EFFECT_KIND[st.effect] == FREE_LOT: tell(st, Hint.WORTH_MOST, company, st.quote[company])
    elif EFFECT_SUM[st.effect] > 0: tell(st, Hint.RISES_WITH_YOU, company, st.held[st.actor][company])
    else: tell(st, Hint.HURTS_OTHERS_MORE, company, strongest_other(st, st.actor, company), -EFFECT_SUM[st.effect])

def advise_card_lots(st: State) -> int:
    """M123"""
    lots = max(1, affordable(st, st.company, card_price(st, st.company), EFFECT_LOTS[st.effect]))
    while lots > 1 and may_buy_by_card(st, lots):
        lots -= 1
    tell(st, Hint.BARGAIN, st.company, card_price(st, st.company))
    return Block.qty + lots
