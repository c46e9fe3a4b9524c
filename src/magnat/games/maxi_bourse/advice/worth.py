"""What lots are worth beyond their quote, and to whom. Reads holdings, quotes and pawns, which lie open, and one's own purse.

A lot costs no wealth when it is bought and brings none when it is sold: both are paid at the quote that stands afterwards. What counts is what lots
bring at payouts, and who owns how much of what rises or falls. Both are in hundredths of a unit of money.
"""

from magnat.core.kit import seat_after

from ..components import (
    CARD_EFFECT, CARDS, CIRCUIT, DIVIDEND, EFFECT_SUM, EFFECT_TARGET, FACES, HORIZONTAL, MAJORITY, MEANT, MINORITY, RUMOURS_SERIES, SECTOR,
    TRIPLE, VERTICAL,
)
from ..rules.payout import companies_with, vertical, vertical_with
from ..characters import Trait
from ..state import CIRCUITS, MINUTES, State, in_game

WHOLE = 100         # hundredths
ROLLED = 7          # squares of an average turn
LATE = 14           # squares: so near to the end nothing is kept for later
HOPE = 60           # of a majority that the bank's stock still allows, for the lots on the way, in hundredths
PART = VERTICAL // TRIPLE  # of a vertical concentration, hoped for with every majority
IDLE = (            # what a unit of cash could earn elsewhere by the next payout, in hundredths over the players; by edition and players
    (0, 0, 20, 12, 16, 8, 8),
    (0, 0, 8, 8, 8, 8, 8),
    (0, 0, 8, 8, 8, 8, 8),
)
FONDNESS = 2        # units that a lot of one's favourite sector is worth beyond what it brings
RESERVE = 15        # units: what most cards ask for; beyond it lots can be sold, at little loss


# Time

def road_left(st: State) -> int:
    """M10, M109  How many squares a pawn will still move, on average."""
    road = (st.length - st.rounds) * ROLLED
    if st.duration == MINUTES: road = (st.length - st.turn) * ROLLED // st.seats
    if st.duration == CIRCUITS:
        first = 0
        for seat in range(st.seats):
            first = max(first, st.progress[seat])
        road = st.length * CIRCUIT[st.edition] - first
    if st.turn_limit: road = min(road, (st.turn_limit - st.turn) * ROLLED // st.seats)
    return max(0, road)

def payouts_left(st: State, seat: int) -> int:
    """M97, M112  How many payouts a player can still expect."""
    length = CIRCUIT[st.edition]
    return st.final_payout + (st.progress[seat] + road_left(st) + FACES // 2) // length - st.progress[seat] // length


# Lots

def payout_gain(st: State, seat: int, company: int, lots: int) -> int:
    """M98-M106  What a payout would gain with so many more lots of a company; fewer, if negative."""
    before = st.held[seat][company]
    after = before + lots
    majority = (1 if after >= MAJORITY else 0) - (1 if before >= MAJORITY else 0)
    minority = (1 if after >= MINORITY else 0) - (1 if before >= MINORITY else 0)
    gain = DIVIDEND * lots + majority * st.quote[company]
    if majority or minority:
        sector = SECTOR[company]
        strong = companies_with(st, seat, sector, MAJORITY)
        some = companies_with(st, seat, sector, MINORITY)
        gain += HORIZONTAL * (min(strong + majority, (some + minority) // TRIPLE) - min(strong, some // TRIPLE))
    if majority: gain += VERTICAL * (vertical_with(st, seat, SECTOR[company], majority) - vertical(st, seat))
    return gain

def hope(st: State, company: int, lots: int, stock: int) -> int:
    """M99, M103  What lots on the way to a majority promise at each payout, if the bank has the rest: little first, much in the end."""
    if lots >= MAJORITY or lots + stock < MAJORITY: return 0
    return (st.quote[company] + PART) * HOPE * lots * lots // (MAJORITY * MAJORITY)

def worth_of_lots(st: State, seat: int, company: int, lots: int, stock: int) -> int:
    """What so many more lots of a company (fewer, if negative) bring a player until the end; `stock` is what the bank has afterwards."""
    held = st.held[seat][company]
    gain = payout_gain(st, seat, company, lots) * WHOLE
    gain += hope(st, company, held + lots, stock) - hope(st, company, held, st.bank[company])
    return gain * payouts_left(st, seat) + lots * (promise(st, seat, company) + fondness(st, seat, company)) * WHOLE

def fondness(st: State, seat: int, company: int) -> int:
    """What a lot is worth to a collector of its sector besides."""
    return FONDNESS if st.character[seat][Trait.SECTOR] == SECTOR[company] + 1 else 0

def promise(st: State, seat: int, company: int) -> int:
    """M77  By how many steps the rumours in one's hand will raise a company, or lower it if the others have more of it. Others' are unknown."""
    steps = 0
    if seat != st.actor: return 0
    for card in range(CARDS):
        if st.hand[seat][card]:
            first = RUMOURS_SERIES * CARDS + card
            for effect in range(CARD_EFFECT[first], CARD_EFFECT[first + 1]):
                if MEANT[EFFECT_TARGET[effect] + company] and (EFFECT_SUM[effect] > 0 or edge(st, seat, company) < 0): steps += EFFECT_SUM[effect]
    return steps

def cash_cost(st: State, seat: int, sum: int) -> int:
    """What a sum could earn elsewhere."""
    return sum * IDLE[st.edition][st.seats] * payouts_left(st, seat) // st.seats


# Others

def rivals(st: State, seat: int) -> int:
    """M114  How many others are in the game."""
    total = 0
    for other in range(st.seats):
        if other != seat: total += in_game(st, other)
    return max(1, total)

def edge(st: State, seat: int, company: int) -> int:
    """How many lots of a company one has more than the others on average, in hundredths: what one gains on them with every step up."""
    total = 0
    for other in range(st.seats):
        if other != seat: total += st.held[other][company]
    return WHOLE * st.held[seat][company] - WHOLE * total // rivals(st, seat)

def strongest_other(st: State, seat: int, company: int) -> int:
    """The other player with the most lots of a company; the next one clockwise on a tie."""
    best = seat_after(st, seat)
    for step in range(2, st.seats):
        other = (seat + step) % st.seats
        if st.held[other][company] > st.held[best][company]: best = other
    return best

def free_cash(st: State, seat: int) -> int:
    """M36, M66  What one can spend: cash without the reserve and without what is owed already."""
    return st.cash[seat] - st.owes[seat] - RESERVE
