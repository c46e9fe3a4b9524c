"""R41-R47, R66-R71, R92  What to let go, when, and for how much."""

from magnat.core.declare import scratch, tell

from ..components import PATH_STEPS, PRODUCTIONS, RAISE, SHARED_OUT
from ..rules.auction_square import may_put_up
from ..rules.market import may_offer_sale
from ..rules.payments import price_of
from ..state import NONE, Block, State
from .buying import step_towards
from .hints import Hint
from .worth import WHOLE, best_rival, cost_of_paying, danger, harm, look_ahead, rivals, stake, worst, worth_of, worth_with

ALARM = 15          # thousandths of danger at which one sells
QUARTERS = 8        # asking prices that are considered, in quarters of the printed price


def rival_gain(st: State, others: int, seat: int, production: int) -> int:
    """What the party that wants it most would gain from one's lot."""
    lot = st.held[seat][production]
    return worth_with(st, others, best_rival(st, others, seat, NONE, production, lot), production, lot)

def loss_of(st: State, others: int, seat: int, production: int) -> int:
    """What one loses with a lot that somebody else gets: its worth, and what the other gains by it."""
    return worth_of(st, others, seat, production) + harm(others) * rival_gain(st, others, seat, production) // WHOLE


# Forced sales

def lot_to_put_up(st: State) -> int:
    """R42  Of the lots that can be put up, the one that is missed least for what it brings."""
    others = rivals(st)
    best = NONE
    least = 0
    for production in range(PRODUCTIONS):
        if may_put_up(st, production) == 0:
            loss = loss_of(st, others, st.actor, production) - price_of(st, st.actor, production) * WHOLE // 2
            if best < 0 or loss < least:
                best = production
                least = loss
    return best

def advise_pick(st: State) -> int:
    """R42"""
    production = lot_to_put_up(st)
    tell(st, Hint.LEAST_USEFUL, production, worth_of(st, rivals(st), st.actor, production) // WHOLE)
    return Block.put_up + production

def advise_joker_use(st: State) -> int:
    """R45, R60  When even the least painful lot would be missed."""
    production = lot_to_put_up(st)
    if loss_of(st, rivals(st), st.actor, production) > price_of(st, st.actor, production) * WHOLE:
        tell(st, Hint.JOKER_PROTECTS, production)
        return Block.use_joker
    tell(st, Hint.JOKER_NOT_NEEDED)
    return Block.keep_joker

def advise_grace(st: State) -> int:
    """R92  The least useful lot that covers the debt at half price, else the one that brings most."""
    others = rivals(st)
    missing = st.debt - st.cash[st.actor]
    best = NONE
    for production in range(PRODUCTIONS):
        if st.held[st.actor][production]:
            if best < 0: best = production
            elif price_of(st, st.actor, best) // 2 < missing:
                if price_of(st, st.actor, production) > price_of(st, st.actor, best): best = production
            elif price_of(st, st.actor, production) // 2 >= missing:
                if worth_of(st, others, st.actor, production) < worth_of(st, others, st.actor, best): best = production
    tell(st, Hint.LEAST_USEFUL, best, worth_of(st, others, st.actor, best) // WHOLE)
    return Block.put_up + best


# Free sales

def asking_price(st: State, others: int, threats: list[int], production: int) -> int:
    """R67  The least price that makes up for the lot, half the way up to what somebody should pay; 0 if nobody should."""
    loss = loss_of(st, others, st.actor, production)
    most = rival_gain(st, others, st.actor, production) // WHOLE
    staked = stake(st, others, st.actor)
    for quarter in range(1, QUARTERS + 1):
        price = max(RAISE, price_of(st, st.actor, production) * quarter // 4 // RAISE * RAISE)
        if price > most: return 0
        if loss + cost_of_paying(threats, staked, st.cash[st.actor], -price) < 0: return min(SHARED_OUT, (price + most) // 2 // RAISE * RAISE)
    return 0

def lot_for_sale(st: State) -> int:
    """R66  The lot whose sale helps most: in danger anything that sells, else what is worth more to others; -1 if none, or after a refusal."""
    if st.barred[st.actor]: return NONE
    threats = scratch(PATH_STEPS)
    look_ahead(st, st.actor, threats)
    others = rivals(st)
    alarm = danger(threats, st.cash[st.actor]) >= ALARM
    best = NONE
    most = 0
    for production in range(PRODUCTIONS):
        if may_offer_sale(st, production) == 0:
            surplus = rival_gain(st, others, st.actor, production) - loss_of(st, others, st.actor, production)
            if (alarm or surplus > 0) and (best < 0 or surplus > most) and asking_price(st, others, threats, production):
                best = production
                most = surplus
    if best >= 0:
        if alarm: tell(st, Hint.SELL_IN_TIME, best, worst(threats))
        else: tell(st, Hint.WORTH_MORE_TO_OTHERS, best, best_rival(st, others, st.actor, NONE, best, st.held[st.actor][best]))
    return best

def advise_asking(st: State) -> int:
    """R67"""
    threats = scratch(PATH_STEPS)
    look_ahead(st, st.actor, threats)
    target = asking_price(st, rivals(st), threats, st.lot - 1)
    if target == 0: target = price_of(st, st.actor, st.lot - 1)
    return step_towards(st, target, SHARED_OUT)

def advise_decision(st: State) -> int:
    """R69, R70  The bid that leaves one best off, if it beats keeping the lot."""
    threats = scratch(PATH_STEPS)
    look_ahead(st, st.actor, threats)
    others = rivals(st)
    staked = stake(st, others, st.actor)
    production = st.lot - 1
    kept = worth_of(st, others, st.actor, production)
    best = NONE
    most = 0
    for seat in range(st.seats):
        if st.bids[seat]:
            loss = kept + harm(others) * worth_with(st, others, seat, production, st.held[st.actor][production]) // WHOLE
            gain = -loss - cost_of_paying(threats, staked, st.cash[st.actor], -st.bids[seat])
            if gain > most:
                best = seat
                most = gain
    if best < 0:
        tell(st, Hint.BIDS_TOO_LOW, production, kept // WHOLE)
        return Block.keep
    tell(st, Hint.BEST_BID, best, st.bids[best])
    return Block.sell_to + best
