"""Sensible play, and its reasons. It reads only what the acting player may see. Points are counted in thousandths here."""

from magnat.core.acts import Events, event, scratch, tell

from .components import BASE, CAPITAL, CARDS, COMPANIES, COUNT, DECK, LETTERS_ON, MARKS, MOST_LETTERS, PROFITS, SLOTS, TALLEST, VALUE
from .helpers.packing import lists_for, room_for
from .helpers.payment import AMOUNTS, GROUPS, NUMBERS, best_payment, payment_table
from .helpers.raids import gain_on, loss_of
from .helpers.reorganisation import PART, movable, pack, pair_loose, step_towards
from .rules import can_pay, capital_value, is_target, may_buy, may_reorg, may_take, moving_cost, profit, raid_cost
from .state import NONE, Block, Phase, State, hand_size

POINT = 1000            # thousandths
ROOM_PART = room_for(PART)
LISTS_PART = lists_for(PART)

# What experience says; see benchmarks/venture_strength.py.
TURNS_A_COMPANY = 900   # player turns until a company is bought
CHANCE_TO_GROW = (0, 750, 750, 700, 650, 500, 0)  # that a stack of this height finds another company
GROWING_TIME = 500      # share of the coming Profit cards that a grown stack will see
MONEY_EARLY = 350       # worth of 1 million while all companies are to be had
MONEY_LATE = 900        # and when none is left, if Capital counts at the end
MONEY_LATE_LOST = 100   # the same if it does not
RIVAL = 700             # weight of what an opponent loses or does not get, shared among the opponents
CARD_IN_HAND = 9        # what a card of an opponent is worth, on average
MARK_WORTH = (12, 9, 5)  # of Proxy cards in hand, against millions
HASTE = 20 * POINT      # what it is worth to bring the end nearer when one would win
PATIENCE = 25           # turns for each player, after which nobody puts off the end any more


class Hint(Events):
    """Why something is advised."""
    BUY_FOR_PROFIT = event("company", before="money", after="money")
    BUY_TO_BUILD = event("company", cost="money")
    BUY_AND_REORGANISE = event("company", after="money")
    BUY_LAST = event("company")
    DENY = event("company", "seat")
    RAID = event("company", "seat", gain="money", loss="money")
    REORGANISE = event(before="money", after="money", cost="money")
    SAVE = event()
    LEAVE_LAST = event()
    STOP = event(owed="money")
    PLACE_ON = event(top="company", after="money")
    PLACE_ALONE = event()
    BUILD = event()
    PAY = event(kept="money")
    DISCARD = event("card")


def growth_table() -> tuple[int, ...]:
    """What a stack may be expected to pay once it has grown, beyond what it pays: by height and common letters, in thousandths.

    Each company that joins leaves about half of the letters beyond the first. Worked out in half letters, from the tallest stack down.
    """
    halves = 2 * MOST_LETTERS
    worth = [[0] * (halves + 1) for _ in range(TALLEST + 1)]
    for height in range(TALLEST, 0, -1):
        for half in range(2, halves + 1):
            now = BASE[height] * POINT * half // 2
            later = worth[height + 1][1 + half // 2] if height < TALLEST else 0
            worth[height][half] = now + max(0, later - now) * CHANCE_TO_GROW[height] // POINT
    return tuple(worth[height][2 * letters] - BASE[height] * POINT * letters for height in range(TALLEST + 1) for letters in range(MOST_LETTERS + 1))

GROWTH = growth_table()


# What the future holds

def companies_left(st: State) -> int:
    """V40  Companies still to be bought."""
    total = st.reserve
    for slot in range(SLOTS):
        if st.centre[slot]: total += 1
    return total

def scorings(st: State) -> int:
    """V37, V42  How often profits should still be scored, the last time included."""
    in_hands = 0
    for seat in range(st.seats):
        in_hands += hand_size(st, seat)
    return POINT + companies_left(st) * TURNS_A_COMPANY * st.draw_count * PROFITS // (DECK - in_hands)

def scorings_when_grown(st: State) -> int:
    """The share of these scorings that a stack which still has to grow will see; the fewer companies are left, the less it grows."""
    return scorings(st) * GROWING_TIME // POINT * companies_left(st) // COMPANIES

def money_worth(st: State) -> int:
    """V43  What a million is worth: early it buys companies, late it counts itself."""
    late = MONEY_LATE_LOST if st.final_capital == NONE else MONEY_LATE
    return late + (MONEY_EARLY - late) * companies_left(st) // COMPANIES

def worth(height: int, letters: int, times: int, later: int) -> int:
    """V38  Points that a stack should bring: what it pays so many times, and once grown so many times more."""
    return times * BASE[height] * COUNT[letters] + later * GROWTH[height * (MOST_LETTERS + 1) + COUNT[letters]] // POINT

def worth_on(st: State, company: int, stack: int, times: int, later: int) -> int:
    """V19, V38  Points that a company should add to an own stack; to lie alone if `stack` is -1."""
    if stack < 0: return worth(1, LETTERS_ON[company], times, later)
    height = st.height[stack]
    return worth(height + 1, st.letters[stack] & LETTERS_ON[company], times, later) - worth(height, st.letters[stack], times, later)

def best_place(st: State, company: int, times: int, later: int) -> int:
    """V19  The own stack on which a company should lie, or -1: alone."""
    best = -1
    most = worth_on(st, company, -1, times, later)
    for stack in range(COMPANIES):
        if st.top[stack] and st.holder[stack] == st.actor and gain_on(st, company, stack) >= 0:
            value = worth_on(st, company, stack, times, later)
            if value > most:
                most = value
                best = stack
    return best

def estimate(st: State, seat: int) -> int:
    """V42, V43  What a player would have if the game ended now; of the others only the number of their cards is known."""
    total = st.points[seat] + profit(st, seat)
    if st.final_capital != NONE: total += st.funds[seat] - st.owed if seat == st.actor else hand_size(st, seat) * CARD_IN_HAND
    return total

def lead(st: State) -> int:
    """V45  By how much the player in turn is ahead of the best opponent."""
    best = 0
    for seat in range(st.seats):
        if seat != st.actor: best = max(best, estimate(st, seat))
    return estimate(st, st.actor) - best

def rival_share(st: State, seat: int) -> int:
    """V45  How much the loss of an opponent counts: the more, the fewer there are."""
    return RIVAL // (st.seats - 1)

def denied(st: State, company: int, times: int) -> int:
    """V18  What it is worth that no opponent gets a company of the centre."""
    most = 0
    for stack in range(COMPANIES):
        if is_target(st, stack): most = max(most, gain_on(st, company, stack) * times // POINT * rival_share(st, st.holder[stack]))
    return most


# Operations

def planned(st: State, plan: list[int]) -> int:
    """V28  What the companies that may be moved pay after the best reorganisation."""
    owned = scratch(COMPANIES)
    masks = scratch(ROOM_PART)
    common = scratch(ROOM_PART)
    lists = scratch(LISTS_PART)
    movable(st, owned)
    value = pack(owned, plan, PART, masks, common, lists)
    pair_loose(owned, plan)
    return value

def advise_main(st: State) -> int:
    """V10  The operation that brings most, or none. `kept` says what the best payment of any amount keeps (V12)."""
    kept = scratch((GROUPS + 1) * AMOUNTS)
    plan = scratch(COMPANIES)
    payment_table(st.hand[st.actor], st.paid, st.funds[st.actor], kept)
    times = scorings(st)
    later = scorings_when_grown(st)
    best = Block.end_ops
    most = 0
    if may_reorg(st) == 0:
        more = planned(st, plan) - profit(st, st.actor)
        value = more * times - price(st, moving_cost(st), kept)
        if more > 0 and value > most:
            most = value
            best = Block.reorg
    for slot in range(SLOTS):
        if may_buy(st, slot) == 0:
            value = purchase_worth(st, st.centre[slot] - 1, times, later, kept)
            if value > most:
                most = value
                best = Block.buy + slot
    for mark in range(MARKS):
        if st.hand[st.actor][CAPITAL + mark]:
            for company in range(COMPANIES):
                if is_target(st, company) and can_pay(st, raid_cost(mark, company)):
                    value = raid_worth(st, company, times, later) - price(st, raid_cost(mark, company), kept)
                    if value > most:
                        most = value
                        best = Block.proxy + mark
    return best

def price(st: State, cost: int, kept: list[int]) -> int:
    """V12  What a cost takes away in the end: no change is given, but the surplus of other costs may cover it."""
    return (kept[st.owed] // NUMBERS - kept[st.owed + cost] // NUMBERS) * money_worth(st)

def purchase_worth(st: State, company: int, times: int, later: int, kept: list[int]) -> int:
    """V18, V41  What a company of the centre brings, to its owner or because no opponent gets it, less its price."""
    value = worth_on(st, company, best_place(st, company, times, later), times, later) + denied(st, company, times)
    return value - price(st, VALUE[company], kept) + haste(st, company)

def haste(st: State, company: int) -> int:
    """V40, V41  Whoever would win now wants the end, the others put it off; but nobody for ever."""
    if st.turn > PATIENCE * st.seats: return HASTE * COMPANIES
    if st.reserve: return 0
    ahead = lead(st) - VALUE[company]
    if companies_left(st) == 1: return HASTE * COMPANIES if ahead >= 0 else -HASTE * COMPANIES
    return HASTE if ahead > 0 else 0

def raid_worth(st: State, company: int, times: int, later: int) -> int:
    """V23-V27  What a raid brings before its cost: the own gain and the loss of the victim."""
    value = worth_on(st, company, best_place(st, company, times, later), times, later)
    return value + loss_of(st, company) * times // POINT * rival_share(st, st.holder[company])

def advise_take(st: State) -> int:
    """V24  The company whose raid is worth most with the card played."""
    times = scorings(st)
    later = scorings_when_grown(st)
    best = -1
    most = 0
    for company in range(COMPANIES):
        if may_take(st, company) == 0:
            value = raid_worth(st, company, times, later) - raid_cost(st.mark - 1, company) * money_worth(st)
            if best < 0 or value > most:
                best = company
                most = value
    return Block.take + best

def advise_place(st: State) -> int:
    """V19"""
    stack = best_place(st, st.taken - 1, scorings(st), scorings_when_grown(st))
    return Block.place_on + stack if stack >= 0 else Block.place_alone

def advise_reorganisation(st: State) -> int:
    """V28"""
    plan = scratch(COMPANIES)
    planned(st, plan)
    return step_towards(st, plan)

def advise_payment(st: State) -> int:
    """V12"""
    chosen = scratch(CAPITAL)
    best_payment(st.hand[st.actor], st.paid, st.owed, chosen)
    card = 0
    while chosen[card] == 0:
        card += 1
    return Block.pay + card

def advise_discard(st: State) -> int:
    """V14  What is missed least: the value of the hand should fall as little as possible."""
    rest = scratch(CARDS)
    for card in range(CARDS):
        rest[card] = st.hand[st.actor][card]
    best = -1
    least = 0
    for card in range(CARDS):
        if rest[card]:
            rest[card] -= 1
            loss = st.funds[st.actor] - capital_value(rest) if card < CAPITAL else MARK_WORTH[card - CAPITAL]
            rest[card] += 1
            if best < 0 or loss < least:
                best = card
                least = loss
    return Block.discard + best

def advise(st: State) -> int:
    """What a sensible player would do now."""
    if st.phase == Phase.MAIN: return advise_main(st)
    if st.phase == Phase.TAKE: return advise_take(st)
    if st.phase == Phase.PLACE: return advise_place(st)
    if st.phase == Phase.REORG: return advise_reorganisation(st)
    if st.phase == Phase.PAY: return advise_payment(st)
    return advise_discard(st)
