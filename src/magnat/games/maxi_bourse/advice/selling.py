"""M51-M66, M74-M82, M89, M125  Single lots as a weapon, the defence against it, and sales one is forced to."""

from magnat.core.declare import tell
from magnat.core.kit import has

from ..components import COMPANIES, FLOOR, MAJORITY
from ..characters import Trait
from ..rules.sale import is_short, may_offer, may_take, may_take_falling
from ..rules.shortage import wanted
from ..state import FULL, Block, Phase, State, dealers, may_go_to_bank, missing_sum
from .hints import Hint
from .worth import RESERVE, WHOLE, cash_cost, edge, strongest_other, worth_of_lots

NONE = -1
ATTACK = 3 * WHOLE  # what a sale must gain on the others: it may be bought, and then the lot is gone
FALLS = 2           # rounds


def asked_in_sale(st: State, seller: int) -> int:
    """M64  How many opponents a seller has."""
    total = 0
    for other in range(st.seats):
        if other != seller: total += has(dealers(st), other)
    return total

def fall_of_one(st: State, company: int, falling: int) -> int:
    """M61, M62, M81  By how much the quote falls when one lot is sold and nobody buys it."""
    steps = FALLS * asked_in_sale(st, st.actor) + 1 if falling else 1
    return st.quote[company] - max(FLOOR, st.quote[company] - steps)


# One's own will

def attack_gain(st: State, company: int) -> int:
    """M62  What the fall costs the others on average beyond one's own loss, less what the lot would have brought."""
    fall = fall_of_one(st, company, 1)
    gain = -fall * edge(st, st.actor, company) + worth_of_lots(st, st.actor, company, -1, st.bank[company] + 1)
    return gain + cash_cost(st, st.actor, st.quote[company] - fall)

def crowns(st: State, company: int) -> int:
    """M54, M100  Whether a lot would give a majority to somebody who may take it."""
    for other in range(st.seats):
        if other != st.actor and has(dealers(st), other) and st.held[other][company] == MAJORITY - 1: return 1
    return 0

def advise_sale(st: State) -> int:
    """M51, M52  A single lot of what the others hold most of, as long as that hurts them more than it hurts oneself and crowns nobody."""
    best = NONE
    most = ATTACK - st.character[st.actor][Trait.SPITE] * WHOLE
    for company in range(COMPANIES):
        if may_offer(st, company) == 0 and not crowns(st, company):
            gain = attack_gain(st, company)
            if gain > most:
                best = company
                most = gain
    if best < 0:
        tell(st, Hint.NOTHING_TO_SELL)
        return Block.roll
    tell(st, Hint.HURTS_OTHERS_MORE, best, strongest_other(st, st.actor, best), fall_of_one(st, best, 1))
    return Block.sell + best

def advise_sale_lots(st: State) -> int:
    """M51, M58  One lot: two together fall twice as deep, and both are paid at the lower price."""
    tell(st, Hint.ONE_BY_ONE, st.company)
    return Block.qty + 1


# The poll and the falling rounds

def asks_to_come(st: State) -> int:
    """M58, M60, M61, M81  How often the quote will still fall if nobody takes anything."""
    opponents = asked_in_sale(st, st.seller)
    if st.phase == Phase.POLL: return 1 if is_short(st) else FALLS * opponents + 1
    later = 0
    for other in range(st.seats):
        if other != st.actor: later += has(st.pending & dealers(st), other)
    return later + 1 + (opponents if st.round < FALLS else 0)

def taking_gain(st: State, lots: int, left: int) -> int:
    """M55, M58, M59  What one gains by taking lots at the price asked: the quote falls less, and they bring something at payouts."""
    asks = asks_to_come(st)
    fall = lots * asks
    gain = min(fall, st.quote[st.company]) * edge(st, st.actor, st.company) - (left - lots) * asks * lots * WHOLE
    return gain + worth_of_lots(st, st.actor, st.company, lots, st.bank[st.company]) - cash_cost(st, st.actor, lots * st.price)

def advise_taking(st: State) -> int:
    """M54, M59, M66  The number that gains most; cash may go below the reserve only for what one holds by majority."""
    left = max(0, st.left - wanted(st)) if st.phase == Phase.POLL else st.left
    kept = 0 if st.held[st.actor][st.company] >= MAJORITY else RESERVE
    best = 0
    most = 0
    for lots in range(1, left + 1):
        refused = may_take(st, lots) if st.phase == Phase.POLL else may_take_falling(st, lots)
        if refused == 0 and lots * st.price + kept <= st.cash[st.actor] - st.owes[st.actor]:
            gain = taking_gain(st, lots, left)
            if gain > most:
                best = lots
                most = gain
    explain_taking(st, best, left)
    return Block.qty + best

def explain_taking(st: State, lots: int, left: int) -> None:
    """Why lots are taken or not."""
    company = st.company
    if lots == 0 and st.price > st.cash[st.actor] - st.owes[st.actor]: tell(st, Hint.CANNOT_PAY, company, st.price)
    elif lots == 0: tell(st, Hint.LET_IT_FALL, company)
    elif edge(st, st.actor, company) > 0: tell(st, Hint.STOPS_THE_FALL, company, left * asks_to_come(st) * st.held[st.actor][company])
    else: tell(st, Hint.TAKES_FOR_PAYOUT, company, worth_of_lots(st, st.actor, company, lots, st.bank[company]) // WHOLE)

def advise_extend(st: State) -> int:
    """M56  No more than was meant to be sold."""
    tell(st, Hint.ENOUGH_FOR_SALE, st.company)
    return Block.no


# Forced sales

def selling_cost(st: State, company: int, falling: int) -> int:
    """What one lot costs that nobody buys: of one's own shares, and at payouts."""
    loss = fall_of_one(st, company, falling) * edge(st, st.actor, company)
    return loss - worth_of_lots(st, st.actor, company, -1, st.bank[company] + 1) - cash_cost(st, st.actor, st.quote[company])

def cheapest_sale(st: State, falling: int, needed: int) -> int:
    """M74, M79, M89  The company whose lot costs least for what it brings."""
    best = NONE
    least = 0
    for company in range(COMPANIES):
        if st.held[st.actor][company] and (st.phase != Phase.BANK_SALE or may_go_to_bank(st, company)):
            brings = max(FLOOR, min(needed, st.quote[company] - fall_of_one(st, company, falling)))
            cost = selling_cost(st, company, falling) * WHOLE // brings
            if best < 0 or cost < least:
                best = company
                least = cost
    return best

def advise_forced(st: State) -> int:
    """M74, M79, M89, M125  Where least is lost."""
    falling = 1 if st.phase == Phase.RAISE_CASH or (st.phase == Phase.FORCED and st.forced_sale == FULL) else 0
    needed = WHOLE
    if st.phase == Phase.FORCED: needed = missing_sum(st)
    if st.phase == Phase.RAISE_CASH: needed = st.due - st.cash[st.actor]
    best = cheapest_sale(st, falling, max(1, needed))
    cost = max(0, selling_cost(st, best, falling)) // WHOLE
    if cost > 0: tell(st, Hint.COSTS_LEAST, best, cost)
    else: tell(st, Hint.COSTS_NOTHING, best)
    return Block.sell + best
