"""R41-R47, R66-R71, R92  What to let go, when, and for how much."""

from magnat.core.acts import scratch, tell

from ..components import LOT_PRICE, LOTS, PATH_STEPS, PRODUCTIONS, RAISE, SHARED_OUT
from ..rules.auction_square import may_put_up
from ..rules.market import may_offer_sale
from ..rules.payments import price_of
from ..state import NONE, Block, State
from .buying import step_towards
from .hints import Hint
from .worth import WHOLE, best_rival, cost_of_paying, danger, harm, danger_ahead, look_ahead, rivals, worth_of, worth_with

ALARM = 90          # thousandths of danger at which one sells
PRICES = 8          # asking prices that are considered, in quarters of the printed price


def rival_gain(st: State, seat: int, production: int) -> int:
    """What the party that wants it most would gain from one's lot."""
    lot = st.held[seat][production]
    rival = best_rival(st, seat, NONE, production, lot)
    return worth_with(st, rival, production, lot) if rival >= 0 else 0

def loss_of(st: State, seat: int, production: int) -> int:
    """What one loses with a lot that somebody else gets: its worth, and what the others gain."""
    return worth_of(st, seat, production) + harm(rivals(st)) * rival_gain(st, seat, production) // WHOLE

def advise_pick(st: State) -> int:
    """R42  Of the lots that can be put up, the one that is missed least for what it brings."""
    best = NONE
    least = 0
    for production in range(PRODUCTIONS):
        if may_put_up(st, production) == 0:
            loss = loss_of(st, st.actor, production) - price_of(st, st.actor, production) * WHOLE // 2
            if best < 0 or loss < least:
                best = production
                least = loss
    tell(st, Hint.LEAST_USEFUL, best, worth_of(st, st.actor, best) // WHOLE)
    return Block.put_up + best

def advise_grace(st: State) -> int:
    """R92  The cheapest lot that covers the debt at half price, else the one that brings most."""
    best = NONE
    missing = st.debt - st.cash[st.actor]
    for production in range(PRODUCTIONS):
        if st.held[st.actor][production]:
            if best < 0: best = production
            elif price_of(st, st.actor, best) // 2 < missing:
                if price_of(st, st.actor, production) > price_of(st, st.actor, best): best = production
            elif price_of(st, st.actor, production) // 2 >= missing:
                if worth_of(st, st.actor, production) < worth_of(st, st.actor, best): best = production
    tell(st, Hint.LEAST_USEFUL, best, worth_of(st, st.actor, best) // WHOLE)
    return Block.put_up + best

def advise_joker_use(st: State) -> int:
    """R45, R60  When even the least painful lot would be missed."""
    pick = advise_pick(st) - Block.put_up
    if loss_of(st, st.actor, pick) > price_of(st, st.actor, pick) * WHOLE:
        tell(st, Hint.JOKER_PROTECTS, pick)
        return Block.use_joker
    tell(st, Hint.JOKER_NOT_NEEDED)
    return Block.keep_joker


# Free sales

def acceptable(st: State, seat: int, production: int, price: int) -> int:
    """R69  Whether a price makes up for the lot, with the safety that the money brings."""
    return 1 if loss_of(st, seat, production) + cost_of_paying(st, seat, -price) < 0 else 0

def asking_price(st: State, seat: int, production: int) -> int:
    """R67  What one would ask: the least that is acceptable, or more if somebody should pay it; 0 if nothing seems possible."""
    printed = LOT_PRICE[production * LOTS + st.held[seat][production]]
    gain = rival_gain(st, seat, production) // WHOLE
    for quarter in range(1, PRICES + 1):
        price = max(RAISE, printed * quarter // 4 // RAISE * RAISE)
        if price < gain and acceptable(st, seat, production, price):
            return min(SHARED_OUT, max(price, (price + gain) // 2 // RAISE * RAISE))
    return 0

def lot_for_sale(st: State, seat: int) -> int:
    """R66  The lot whose sale helps most: in danger anything that sells, else what is worth more to others; -1 if none."""
    threats = scratch(PATH_STEPS)
    look_ahead(st, seat, threats)
    alarm = danger(threats, st.cash[seat]) >= ALARM
    best = NONE
    most = 0
    for production in range(PRODUCTIONS):
        if may_offer_sale(st, production) == 0:
            surplus = rival_gain(st, seat, production) - loss_of(st, seat, production)
            if (alarm or surplus > 0) and (best < 0 or surplus > most) and asking_price(st, seat, production):
                best = production
                most = surplus
    if best >= 0:
        if alarm: tell(st, Hint.SELL_IN_TIME, best, danger_ahead(st, seat))
        else: tell(st, Hint.WORTH_MORE_TO_OTHERS, best, best_rival(st, seat, NONE, best, st.held[seat][best]))
    return best

def advise_asking(st: State) -> int:
    """R67"""
    target = asking_price(st, st.actor, st.lot - 1)
    if target == 0: target = price_of(st, st.actor, st.lot - 1)
    return step_towards(st, target, SHARED_OUT)

def advise_decision(st: State) -> int:
    """R69, R70  The bid that leaves one best off, if it beats keeping the lot."""
    production = st.lot - 1
    lot = st.held[st.actor][production]
    best = NONE
    most = 0
    for seat in range(st.seats):
        if st.bids[seat]:
            loss = worth_of(st, st.actor, production) + harm(rivals(st)) * worth_with(st, seat, production, lot) // WHOLE
            gain = -loss - cost_of_paying(st, st.actor, -st.bids[seat])
            if gain > most:
                best = seat
                most = gain
    if best < 0:
        tell(st, Hint.BIDS_TOO_LOW, production, worth_of(st, st.actor, production) // WHOLE)
        return Block.keep
    tell(st, Hint.BEST_BID, best, st.bids[best])
    return Block.sell_to + best
