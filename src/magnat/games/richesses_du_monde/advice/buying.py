"""R26-R40, R48-R60  Titles, jokers and bids."""

from magnat.core.declare import scratch, tell

from ..components import (
    JOKER_PRICE, LOT_ROYALTY, LOT_SHARE, LOTS, MILLION, PATH_STEPS, PRODUCTIONS, RAISE, STEPS, TITLE_PRICE, TITLES, TITLES_EACH,
)
from ..rules.course import has_toured
from ..rules.purchase import may_buy
from ..state import NONE, Block, State, is_party
from .hints import Hint
from .worth import WHOLE, best_rival, cost_of_paying, harm, look_ahead, lot_worth, rivals, stake, worst, worth_of, worth_with

JUMP = 4            # a bid goes up by this part of what is left to one's limit
LEAST_JUMP = 2 * MILLION
JOKER_WORTH = 25    # of the dearest lot, in hundredths


# Titles

def title_gain(st: State, others: int, seat: int, title: int) -> int:
    """What a title adds to one's own lot, and what it takes away from the others' hopes."""
    production = title // TITLES_EACH
    lot = 1 << title % TITLES_EACH
    gain = worth_with(st, others, seat, production, lot)
    for other in range(st.seats):
        if other != seat and st.held[other][production] and is_party(st, other):
            spoiled = lot_worth(st, others, production, st.held[other][production], st.file[production] - lot)
            gain += harm(others) * (worth_of(st, others, other, production) - spoiled) // WHOLE
    return gain

def advise_purchase(st: State) -> int:
    """R26, R35, R39  The title with the highest gain over its price, while the purse stays safe."""
    threats = scratch(PATH_STEPS)
    look_ahead(st, st.actor, threats)
    others = rivals(st)
    staked = stake(st, others, st.actor)
    best = NONE
    most = 0
    tempting = 0
    for title in range(TITLES):
        if may_buy(st, title) == 0:
            gain = title_gain(st, others, st.actor, title)
            if gain > TITLE_PRICE[title] * WHOLE: tempting = 1
            gain -= cost_of_paying(threats, staked, st.cash[st.actor], TITLE_PRICE[title])
            if gain > most:
                best = title
                most = gain
    if best >= 0:
        explain_purchase(st, others, best)
        return Block.buy + best
    if tempting: tell(st, Hint.KEEPS_RESERVE, worst(threats))
    else: tell(st, Hint.NOTHING_WORTHWHILE)
    return Block.stop

def explain_purchase(st: State, others: int, title: int) -> None:
    """Why a title is bought."""
    production = title // TITLES_EACH
    before = st.held[st.actor][production]
    lot = before | 1 << title % TITLES_EACH
    share = LOT_SHARE[production * LOTS + lot]
    royalty = LOT_ROYALTY[production * LOTS + lot]
    if royalty > LOT_ROYALTY[production * LOTS + before]: tell(st, Hint.RAISES_BAND, production, share, royalty)
    elif worth_with(st, others, st.actor, production, lot - before) > TITLE_PRICE[title] * WHOLE: tell(st, Hint.GATHERS, production, share)
    else: tell(st, Hint.BLOCKS, production)


# Jokers

def dearest_lot(st: State, others: int, seat: int) -> int:
    """The production of the lot one would miss most; -1 without titles."""
    best = NONE
    for production in range(PRODUCTIONS):
        if st.held[seat][production]:
            if best < 0 or worth_of(st, others, seat, production) > worth_of(st, others, seat, best): best = production
    return best

def advise_joker_shop(st: State) -> int:
    """R57  A joker is worth a part of the dearest lot, once auctions threaten it."""
    others = rivals(st)
    lot = dearest_lot(st, others, st.actor)
    if lot >= 0 and st.jokers[st.actor] == 0 and st.cash[st.actor] >= JOKER_PRICE and has_toured(st, st.actor):
        threats = scratch(PATH_STEPS)
        look_ahead(st, st.actor, threats)
        cost = cost_of_paying(threats, stake(st, others, st.actor), st.cash[st.actor], JOKER_PRICE)
        if worth_of(st, others, st.actor, lot) * JOKER_WORTH // WHOLE > cost:
            tell(st, Hint.JOKER_PROTECTS, lot)
            return Block.buy_joker
    tell(st, Hint.JOKER_NOT_NEEDED)
    return Block.decline


# Bids

def lot_gain(st: State, others: int) -> int:
    """What the lot on offer is worth to the actor: its own gain, and half of the harm it would do in other hands."""
    production = st.lot - 1
    lot = st.held[st.seller][production]
    gain = worth_with(st, others, st.actor, production, lot)
    rival = best_rival(st, others, st.actor, st.seller, production, lot)
    if rival >= 0: gain += harm(others) * worth_with(st, others, rival, production, lot) // WHOLE // 2
    return gain

def wanted_bid(st: State) -> int:
    """R49, R52  Some way up to one's limit, so that an auction does not take all evening; 0 is a pass."""
    threats = scratch(PATH_STEPS)
    look_ahead(st, st.actor, threats)
    others = rivals(st)
    gain = lot_gain(st, others)
    staked = stake(st, others, st.actor)
    cash = st.cash[st.actor]
    if st.least > cash or gain <= cost_of_paying(threats, staked, cash, st.least): return 0
    room = gain // WHOLE - st.least
    jump = st.least + room // JUMP // RAISE * RAISE
    if room < LEAST_JUMP or jump > cash or gain <= cost_of_paying(threats, staked, cash, jump): return st.least
    return jump

def highest_bid(st: State) -> int:
    """R49, R52  The last bid that is still worth it; 0 if not even the least is."""
    threats = scratch(PATH_STEPS)
    look_ahead(st, st.actor, threats)
    others = rivals(st)
    gain = lot_gain(st, others)
    staked = stake(st, others, st.actor)
    bid = 0
    next = st.least
    while next <= st.cash[st.actor] and gain > cost_of_paying(threats, staked, st.cash[st.actor], next):
        bid = next
        next += RAISE
    return bid

def advise_bid(st: State) -> int:
    """R51-R53, R68"""
    bid = wanted_bid(st)
    if bid == 0:
        explain_pass(st)
        return Block.pass_by
    tell(st, Hint.WORTH_MORE, st.lot - 1, lot_gain(st, rivals(st)) // WHOLE)
    return Block.bid_min if bid < st.least + RAISE else Block.raise_bid

def explain_pass(st: State) -> None:
    """Why one does not bid: no cash, nothing to gain, or too much at risk."""
    value = lot_gain(st, rivals(st)) // WHOLE
    threats = scratch(PATH_STEPS)
    look_ahead(st, st.actor, threats)
    if st.least > st.cash[st.actor]: tell(st, Hint.TOO_RISKY, st.least)
    elif value <= st.least: tell(st, Hint.TOO_DEAR_FOR_ME, st.lot - 1, value)
    else: tell(st, Hint.KEEPS_RESERVE, worst(threats))

def advise_raise(st: State) -> int:
    """R49"""
    return step_towards(st, wanted_bid(st), st.cash[st.actor])

def step_towards(st: State, target: int, most: int) -> int:
    """R67  The largest step that does not go beyond an amount."""
    for size in range(len(STEPS)):
        step = len(STEPS) - 1 - size
        if (st.step == 0 or step < st.step) and st.sum + STEPS[step] <= min(target, most): return Block.add + step
    return Block.ok
