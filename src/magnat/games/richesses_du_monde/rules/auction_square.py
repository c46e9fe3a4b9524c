"""R41-R47, R60  A forced auction: which lots are put up, or a joker instead."""

from magnat.core.declare import ask, tell
from magnat.core.kit import has, without

from ..components import FACES, PRODUCTIONS, RAISE
from ..state import Block, Event, Phase, Proposal, Refusal, State, parties
from .course import auctions_held, end_turn, has_toured
from .partners import must_agree
from .payments import half_price, price_of, size_of, titles_of

MOST_COUNT = 2 * FACES  # no legal selection counts more titles
SUMS = 2**MOST_COUNT - 1


def open_auction_square(st: State) -> None:
    """R43, R44, R45  Valid after a world tour and while auctions are held; without titles nothing happens."""
    if st.sale_bar: st.barred[st.active] = 0                            # R71
    if not auctions_held(st) or not has_toured(st, st.active) or not titles_of(st, st.active): end_turn(st)
    elif st.jokers[st.active]: st.phase = Phase.JOKER_USE
    else: st.phase = Phase.AUCTION_PICK

def use_joker(st: State) -> None:
    """R60  The joker goes back to the pile and the whole auction is off."""
    if must_agree(st, Proposal.USE_JOKER, 0): return                    # R83
    tell(st, Event.JOKER_USED, st.actor)
    st.jokers[st.actor] -= 1
    st.joker_pile += 1
    end_turn(st)

def keep_joker(st: State) -> None:
    """R45, R60  Using it is optional."""
    st.phase = Phase.AUCTION_PICK

def is_queued(st: State, production: int) -> int:
    """R46  Whether a lot has been put up already."""
    for index in range(st.queued):
        if st.queue[index] == production + 1: return 1
    return 0

def titles_queued(st: State) -> int:
    """R46  How many titles have been put up."""
    total = 0
    for index in range(st.queued):
        total += size_of(st, st.actor, st.queue[index] - 1)
    return total

def may_put_up(st: State, production: int) -> int:
    """R41, R42  Only lots with which a legal selection can still be completed."""
    size = size_of(st, st.actor, production)
    if size == 0 or is_queued(st, production): return Refusal.NO_SUCH_LOT               # R33
    if titles_of(st, st.actor) <= st.red: return 0                                      # R42 (a)
    if has(all_sums(st), st.red):                                                    # R42 (b)
        return 0 if completes(st, production, st.red, st.red + 1, 1) else Refusal.WRONG_COUNT
    smallest = size                                                                     # R42 (c)
    for index in range(st.queued):
        smallest = min(smallest, size_of(st, st.actor, st.queue[index] - 1))
    for least in range(1, smallest + 1):
        if completes(st, production, st.red, st.red + least, least): return 0
    return Refusal.WRONG_COUNT

def all_sums(st: State) -> int:
    """R42  One bit for every number of titles that some lots of the actor count, put up or not."""
    sums = 1
    for production in range(PRODUCTIONS):
        size = size_of(st, st.actor, production)
        if size: sums = (sums | sums << size) & SUMS
    return sums

def sums_without(st: State, production: int, least: int) -> int:
    """R42  One bit for every number of titles that lots not yet put up, without this one and of this size at least, can make."""
    sums = 1
    for other in range(PRODUCTIONS):
        size = size_of(st, st.actor, other)
        if other != production and size >= least and not is_queued(st, other): sums = (sums | sums << size) & SUMS
    return sums

def completes(st: State, production: int, low: int, high: int, least: int) -> int:
    """R42  Whether this lot, those put up and some others of this size at least can count from `low` to below `high` titles."""
    counted = titles_queued(st) + size_of(st, st.actor, production)
    sums = sums_without(st, production, least)
    for count in range(max(low, counted), high):
        if (sums >> (count - counted)) & 1: return 1
    return 0

def put_up(st: State, production: int) -> None:
    """R41, R46  The whole selection first, in the order in which it will be auctioned."""
    if must_agree(st, Proposal.PUT_UP, production): return              # R83
    tell(st, Event.PUT_UP, st.actor, production, size_of(st, st.actor, production))
    st.queue[st.queued] = production + 1
    st.queued += 1
    counted = titles_queued(st)
    if counted >= st.red or counted == titles_of(st, st.actor): auction_next(st)

def cheapest_lot(st: State) -> int:
    """R41  Silence puts up the cheapest of the lots that may be put up."""
    return Block.put_up + cheapest(st)

def cheapest(st: State) -> int:
    """R41  The cheapest of the lots that may be put up, the first of equals."""
    best = PRODUCTIONS
    for production in range(PRODUCTIONS):
        if may_put_up(st, production) == 0:
            if best == PRODUCTIONS or price_of(st, st.actor, production) < price_of(st, st.actor, best): best = production
    return best

def auction_next(st: State) -> None:
    """R46  One lot after the other; after the last one the turn ends."""
    if st.queued == 0:
        end_turn(st)
        return
    production = st.queue[0] - 1
    for index in range(1, FACES):
        st.queue[index - 1] = st.queue[index]
    st.queue[FACES - 1] = 0
    st.queued -= 1
    auction(st, st.active, production)

def auction(st: State, seller: int, production: int) -> None:
    """R47, R48, R50, R53  The bank stands as buyer at half the price; the others are asked clockwise from the seller."""
    start = half_price(st, seller, production)
    tell(st, Event.AUCTION, seller, production, start)
    st.lot = production + 1
    st.seller = seller
    st.price = start
    st.least = start + RAISE
    ask(st, Phase.AUCTION_BID, without(parties(st), seller), seller)
