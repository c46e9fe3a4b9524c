"""H22-H25  Donations: ahead of the stingiest, and no further."""

from magnat.core.declare import scratch, tell

from ..components import GOODS, LAPS, TOURS
from ..rules import worth
from ..state import Block, State, gifts_of, net
from .hints import Hint
from .outlook import FULL, held_by_others, known_cards, move_knowing, price_at

MARGIN = 6              # usual gifts by which to stay ahead of the stingiest, over the number of the others: the more, the safer
PUT_OFF = 500           # of the gifts that one can still make, what one relies on: shares must be there to be given


def may_lie(st: State, seat: int, viewer: int, good: int) -> int:
    """H23, H48  At most so many shares of a kind can lie on a donation board that is not empty."""
    if seat == viewer: return gifts_of(st, seat, good)
    if st.memory_aid: return st.backing[seat][st.given[seat] - 1][good]
    return held_by_others(st, viewer, good)

def board_value(st: State, seat: int, viewer: int, prices: list[int], sign: int) -> int:
    """H23, H35  The least (sign 1) or the most (-1) that a board can bring at these prices: its cheapest or dearest shares."""
    total = 0
    taken = scratch(GOODS)
    for good in range(GOODS):
        taken[good] = 0
    for _ in range(st.given[seat]):
        next = -1
        for good in range(GOODS):
            if taken[good] == may_lie(st, seat, viewer, good): continue
            if next < 0 or sign * prices[good] < sign * prices[next]: next = good
        total += prices[next]
        taken[next] += 1
    return total

def gifts_to_come(st: State, seat: int) -> int:
    """H11, H24  Donations a player can still make in this lap."""
    has_traded = (seat - st.first) % st.seats < (st.actor - st.first) % st.seats
    return TOURS - st.tour + (0 if has_traded else 1)

def advise_donate(st: State) -> int:
    """H22-H24, H42  Stay ahead of the stingiest, with as little as possible and as late as possible."""
    prices = scratch(GOODS)
    known = known_cards(st, st.actor)
    usual = 0
    dearest = 0
    for good in range(GOODS):
        prices[good] = price_at(FULL * st.price[good] + move_knowing(st, st.actor, good, known))
        usual += prices[good] // GOODS
        if st.hand[st.actor][good]: dearest = max(dearest, prices[good])
    stingiest = -1
    least = 0
    for seat in range(st.seats):
        if seat != st.actor:
            charity = expected_charity(st, seat, prices, usual)
            if stingiest < 0 or charity < least:
                stingiest = seat
                least = charity
    mine = st.charity[st.actor] * FULL + board_value(st, st.actor, st.actor, prices, 1)
    later = (gifts_to_come(st, st.actor) - 1 + TOURS * (LAPS - st.lap)) * dearest * PUT_OFF // FULL
    need = least + MARGIN * usual // (st.seats - 1) + lead(st) * FULL // 2 - mine - later
    if need <= 0:
        if need + later <= 0: tell(st, Hint.ENOUGH_GIVEN, stingiest)
        else: tell(st, Hint.GIVE_LATER, stingiest)
        return Block.donate_none
    good = cheapest_worth(st, prices, need)
    if prices[good] < need: tell(st, Hint.CATCH_UP, stingiest, good)
    else:
        most = st.charity[stingiest] + board_value(st, stingiest, st.actor, prices, -1) // FULL
        if most > 0: tell(st, Hint.KEEP_UP, stingiest, good, most)
        else: tell(st, Hint.GO_AHEAD, stingiest, good)
    return Block.donate + good

def expected_charity(st: State, seat: int, prices: list[int], usual: int) -> int:
    """H35, H42  What another player's charity box should hold in the end if giving goes on at this pace."""
    board = board_value(st, seat, st.actor, prices, 1) + board_value(st, seat, st.actor, prices, -1)
    to_come = gifts_to_come(st, seat)
    pace = usual * (st.given[seat] + 1) // (TOURS - to_come + 2)
    return st.charity[seat] * FULL + board // 2 + pace * (to_come + TOURS * (LAPS - st.lap))

def lead(st: State) -> int:
    """A19  How much richer one is than the richest other player; a leader can afford to be safe. 0 where that is not known."""
    if st.memory_aid == 0: return 0
    mine = 0
    best = 0
    for seat in range(st.seats):
        fortune = st.cash[seat]
        for good in range(GOODS):
            fortune += net(st, seat, good) * worth(st, good)
        if seat == st.actor: mine = fortune
        else: best = max(best, fortune)
    return max(mine - best, 0)

def cheapest_worth(st: State, prices: list[int], need: int) -> int:
    """H22  The cheapest own share that brings what is needed, else the dearest."""
    best = -1
    for good in range(GOODS):
        if st.hand[st.actor][good] == 0: continue
        if best < 0 or (prices[best] < need and prices[good] > prices[best]) or need <= prices[good] < prices[best]: best = good
    return best
