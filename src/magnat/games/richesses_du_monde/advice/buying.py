"""R26-R40, R48-R60  Titles, jokers and bids."""

from magnat.core.acts import tell

from ..components import JOKER_PRICE, LOT_ROYALTY, LOT_SHARE, LOTS, MILLION, PRODUCTIONS, RAISE, STEPS, TITLE_PRICE, TITLES, TITLES_EACH
from ..rules.bidding import may_bid_min
from ..rules.course import has_toured
from ..rules.purchase import may_buy
from ..state import NONE, Block, State, is_party
from .hints import Hint
from .worth import WHOLE, best_rival, cost_of_paying, danger_ahead, harm, lot_worth, rivals, worth_of, worth_with

JUMP = 4            # a bid goes up by this part of what is left to one's limit
LEAST_JUMP = 2 * MILLION
JOKER_WORTH = 25    # of the dearest lot, in hundredths


def title_gain(st: State, seat: int, title: int) -> int:
    """What a title adds to one's own lot, and what it takes away from the others' hopes."""
    production = title // TITLES_EACH
    lot = 1 << title % TITLES_EACH
    others = rivals(st)
    gain = worth_with(st, seat, production, lot)
    for other in range(st.seats):
        if is_party(st, other) and other != seat:
            spoiled = lot_worth(others, production, st.held[other][production], st.file[production] - lot)
            gain += harm(others) * (worth_of(st, other, production) - spoiled) // WHOLE
    return gain

def advise_purchase(st: State) -> int:
    """R26, R35, R39  The title with the highest gain over its price, while the purse stays safe."""
    best = NONE
    most = 0
    tempting = 0
    for title in range(TITLES):
        if may_buy(st, title) == 0:
            gain = title_gain(st, st.actor, title)
            if gain > TITLE_PRICE[title] * WHOLE: tempting = 1
            gain -= cost_of_paying(st, st.actor, TITLE_PRICE[title])
            if gain > most:
                best = title
                most = gain
    if best >= 0:
        explain_purchase(st, best)
        return Block.buy + best
    if tempting: tell(st, Hint.KEEPS_RESERVE, danger_ahead(st, st.actor))
    else: tell(st, Hint.NOTHING_WORTHWHILE)
    return Block.stop

def explain_purchase(st: State, title: int) -> None:
    """Why a title is bought."""
    production = title // TITLES_EACH
    before = st.held[st.actor][production]
    lot = before | 1 << title % TITLES_EACH
    share = LOT_SHARE[production * LOTS + lot]
    if LOT_ROYALTY[production * LOTS + lot] > LOT_ROYALTY[production * LOTS + before]: tell(st, Hint.RAISES_BAND, production, share)
    elif worth_with(st, st.actor, production, lot - before) > TITLE_PRICE[title] * WHOLE: tell(st, Hint.GATHERS, production, share)
    else: tell(st, Hint.BLOCKS, production)

def dearest_lot(st: State, seat: int) -> int:
    """The production of the lot one would miss most; -1 without titles."""
    best = NONE
    for production in range(PRODUCTIONS):
        if st.held[seat][production] and (best < 0 or worth_of(st, seat, production) > worth_of(st, seat, best)): best = production
    return best

def advise_joker_shop(st: State) -> int:
    """R57  A joker is worth a part of the dearest lot, once auctions threaten it."""
    lot = dearest_lot(st, st.actor)
    if lot >= 0 and st.jokers[st.actor] == 0 and st.cash[st.actor] >= JOKER_PRICE and has_toured(st, st.actor):
        if worth_of(st, st.actor, lot) * JOKER_WORTH // WHOLE > cost_of_paying(st, st.actor, JOKER_PRICE):
            tell(st, Hint.JOKER_PROTECTS, lot)
            return Block.buy_joker
    tell(st, Hint.JOKER_NOT_NEEDED)
    return Block.decline


# Bids

def lot_gain(st: State) -> int:
    """What the lot on offer is worth to the actor: its own gain, and that nobody else has it."""
    production = st.lot - 1
    lot = st.held[st.seller][production]
    gain = worth_with(st, st.actor, production, lot)
    rival = best_rival(st, st.actor, st.seller, production, lot)
    if rival >= 0: gain += harm(rivals(st)) * worth_with(st, rival, production, lot) // WHOLE // 2
    return gain

def pays(st: State, gain: int, sum: int) -> int:
    """R52  Whether a price is worth paying."""
    return 1 if sum <= st.cash[st.actor] and gain > cost_of_paying(st, st.actor, sum) else 0

def wanted_bid(st: State, gain: int) -> int:
    """R49  Some way up to one's limit, so that an auction does not take all evening; 0 is a pass."""
    if not pays(st, gain, st.least): return 0
    room = gain // WHOLE - st.least
    if room < LEAST_JUMP: return st.least
    jump = st.least + room // JUMP // RAISE * RAISE
    return jump if pays(st, gain, jump) else st.least

def advise_bid(st: State) -> int:
    """R51-R53, R68"""
    gain = lot_gain(st)
    bid = wanted_bid(st, gain)
    if bid == 0 or may_bid_min(st):
        tell(st, Hint.TOO_DEAR_FOR_ME, st.lot - 1, gain // WHOLE)
        return Block.pass_by
    tell(st, Hint.WORTH_MORE, st.lot - 1, gain // WHOLE)
    return Block.bid_min if bid < st.least + RAISE else Block.raise_bid

def advise_raise(st: State) -> int:
    """R49"""
    return step_towards(st, wanted_bid(st, lot_gain(st)), st.cash[st.actor])

def step_towards(st: State, target: int, most: int) -> int:
    """R67  The largest step that does not go beyond an amount."""
    for size in range(len(STEPS)):
        step = len(STEPS) - 1 - size
        if st.sum + STEPS[step] <= target and st.sum + STEPS[step] <= most: return Block.add + step
    return Block.ok
