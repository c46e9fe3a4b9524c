"""Sensible play, and its reasons. It reads only what the acting player may see. Points are counted in thousandths here."""

import sys
from magnat.core.compile import by_phase
from magnat.core.declare import Events, event, scratch, tell

from .components import (
    BASE, CAPITAL, COMPANIES, COUNT, DECK, LETTERS_ON, MARKS, MOST_LETTERS, MOVING, PROFITS, SLOTS, TALLEST, VALUE,
)
from .characters import Trait
from .helpers.discard import MARK_WORTH, least_missed
from .helpers.packing import lists_for, room_for
from .helpers.payment import AMOUNTS, NUMBERS, best_payment, payment_table
from .rules.groups import GROUPS
from .helpers.raids import best_gain, gain_on, loss_of
from .helpers.reorganisation import PART, movable, pack, pair_loose, step_towards
from .rules.capital import can_pay
from .rules.conglomerates import pays, profit
from .rules.proxy import is_target, raid_cost
from .rules.reorganisation import may_reorg
from .rules.takeover import may_buy
from .state import NONE, Block, Phase, State, hand_size

POINT = 1000            # thousandths
PERCENT = 100
ROOM_PART = room_for(PART)
LISTS_PART = lists_for(PART)

THOUGHT = 20            # groups of companies tried for a reorganisation: more find hardly anything better

# What experience says; see docs/games/venture.md.
TURNS_A_COMPANY = 900   # player turns until a company is bought
CHANCE_TO_GROW = (0, 350, 450, 500, 550, 500, 0)  # that a stack of this height finds another company
GROWING_TIME = 600      # share of the coming Profit cards that a grown stack will see
MANY = 13               # companies for each player, with which stacks grow well
MONEY_EARLY = 350       # worth of 1 million while all companies are to be had
MONEY_LATE = 700        # and when none is left, if Capital counts at the end
MONEY_LATE_LOST = 100   # the same if it does not
THRIFT = 5              # hundredths that a step of raiding adds to the worth of money: who raids must save
KEEPING = 20            # hundredths that a step of keeping Proxy cards adds to what they are worth in hand
PATIENCE = 20           # turns of each player after which nothing is put off any more
WANING = 15             # in so many turns of each player before that the wish to save wanes
RAIDING = 40            # and so much more, or less, for each step of raiding
RIVAL = 400             # weight of what opponents lose or do not get, shared among them
LEADER = 1500           # and how much more it counts for the one who leads
CARD_IN_HAND = 9        # what a card of an opponent is worth, on average
HASTE = 20 * POINT      # what it is worth to bring the end nearer when one would win


class Hint(Events):
    """Why something is advised."""
    BUY_FOR_PROFIT = event("company", top="company", before="money", after="money")
    BUY_TO_BUILD = event("company")
    BUY_AND_REORGANISE = event("company", before="money", after="money")
    BUY_TO_END = event("company")
    RAID = event("company", victim="seat", gain="money", loss="money")
    RAID_GAIN = event("company", victim="seat", gain="money")
    RAID_LOSS = event("company", victim="seat", loss="money")
    RAID_TO_BUILD = event("company", victim="seat")
    REORGANISE = event(before="money", after="money")
    LEAVE_LAST = event()
    SAVE = event()
    ENOUGH = event(owed="money")
    PLACE_ON = event(top="company", before="money", after="money")
    PLACE_TO_BUILD = event(top="company")
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
    """The share of these scorings that a stack which still has to grow will see; the fewer companies are left for each player, the less it grows."""
    return scorings(st) * GROWING_TIME // POINT * companies_left(st) // (MANY * st.seats)

def money_worth(st: State) -> int:
    """V43  What a million is worth: early it buys companies, late it counts itself. In a long game the wish to save wanes, or it might never end."""
    late = MONEY_LATE_LOST if st.final_capital == NONE else MONEY_LATE
    now = (late + (MONEY_EARLY - late) * companies_left(st) // COMPANIES) * (PERCENT + THRIFT * st.character[st.actor][Trait.RAIDING]) // PERCENT
    return now * max(0, min(POINT, POINT * (PATIENCE * st.seats - st.turn) // (WANING * st.seats))) // POINT

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
    """V45  How much the loss of an opponent counts: the more, the fewer there are, and more for the one who leads."""
    rival = RIVAL + RAIDING * st.character[st.actor][Trait.RAIDING]
    for other in range(st.seats):
        if other != st.actor and st.points[other] > st.points[seat]: return rival // (st.seats - 1)
    return rival * LEADER // POINT // (st.seats - 1)

def denied(st: State, company: int, times: int) -> int:
    """V18  What it is worth that no opponent gets a company of the centre."""
    most = 0
    for stack in range(COMPANIES):
        if is_target(st, stack): most = max(most, gain_on(st, company, stack) * times // POINT * rival_share(st, st.holder[stack]))
    return most


# Operations

def pack_quickly(owned: list[int], plan: list[int], patience: int) -> int:
    """V28  Plan a reorganisation that is the best, or nearly: with less working memory and patience than `best_reorganisation`. What it pays."""
    masks = scratch(ROOM_PART)
    common = scratch(ROOM_PART)
    lists = scratch(LISTS_PART)
    return pack(owned, plan, PART, patience, masks, common, lists)

def planned(st: State, more: int) -> int:
    """V28  What the own companies, and one more if it is not -1, pay after the best reorganisation."""
    return planned_within(st, more, THOUGHT)

def planned_within(st: State, more: int, patience: int) -> int:
    """V28  The same, with so many groups tried."""
    owned = scratch(COMPANIES)
    plan = scratch(COMPANIES)
    movable(st, owned)
    if more >= 0: owned[more] = 1
    return pack_quickly(owned, plan, patience)

def advise_main(st: State) -> int:
    """V10  The operation that brings most, or none. `kept` says what the best payment of any amount keeps (V12)."""
    kept = scratch((GROUPS + 1) * AMOUNTS)
    payment_table(st.hand[st.actor], st.hand[st.actor], st.paid, st.funds[st.actor], kept)
    times = scorings(st)
    later = scorings_when_grown(st)
    best = Block.end_ops
    most = 0
    if may_reorg(st) == 0:
        value = reorganisation_worth(st, -1, times, kept)
        if value > most:
            most = value
            best = Block.reorg
    for slot in range(SLOTS):
        if may_buy(st, slot) == 0:
            value = purchase_worth(st, st.centre[slot] - 1, times, later, kept)
            if value > most:
                most = value
                best = Block.buy + slot
    raids = scratch(COMPANIES)  # the same whichever card pays for it
    if holds_mark(st):
        for company in range(COMPANIES):
            raids[company] = raid_worth(st, company, times, later) if is_target(st, company) else 0
    for mark in range(MARKS):
        if st.hand[st.actor][CAPITAL + mark]:
            for company in range(COMPANIES):
                if is_target(st, company) and can_pay(st, raid_cost(mark, company)):
                    value = raids[company] - price(st, raid_cost(mark, company), kept) - saved_mark(st, mark)
                    if value > most:
                        most = value
                        best = Block.proxy + mark
    explain(st, best, times, later)
    return best

def explain(st: State, best: int, times: int, later: int) -> None:
    """V10  Say why."""
    if best == Block.end_ops:
        if companies_left(st) == 1: tell(st, Hint.LEAVE_LAST)
        elif st.owed: tell(st, Hint.ENOUGH, st.owed)
        else: tell(st, Hint.SAVE)
    elif best == Block.reorg: tell(st, Hint.REORGANISE, profit(st, st.actor), planned(st, -1))
    elif best >= Block.proxy: explain_raid(st, worth_taking(st, best - Block.proxy))
    else: explain_purchase(st, st.centre[best - Block.buy] - 1, times, later)

def explain_raid(st: State, company: int) -> None:
    """V24, V38  What it brings, and what it costs its owner; one that lies alone costs nothing."""
    gain, loss = best_gain(st, st.actor, company), loss_of(st, company)
    if gain > 0 and loss > 0: tell(st, Hint.RAID, company, st.holder[company], gain, loss)
    elif gain > 0: tell(st, Hint.RAID_GAIN, company, st.holder[company], gain)
    elif loss > 0: tell(st, Hint.RAID_LOSS, company, st.holder[company], loss)
    else: tell(st, Hint.RAID_TO_BUILD, company, st.holder[company])

def explain_purchase(st: State, company: int, times: int, later: int) -> None:
    """V18  Say why a company is bought."""
    now = profit(st, st.actor)
    stack = best_place(st, company, times, later)
    if stack >= 0 and gain_on(st, company, stack) > 0: tell(st, Hint.BUY_FOR_PROFIT, company, stack, now, now + gain_on(st, company, stack))
    elif planned(st, company) > now: tell(st, Hint.BUY_AND_REORGANISE, company, now, planned(st, company))
    elif companies_left(st) <= SLOTS: tell(st, Hint.BUY_TO_END, company)
    else: tell(st, Hint.BUY_TO_BUILD, company)

def reorganisation_worth(st: State, more: int, times: int, kept: list[int]) -> int:
    """V18, V28, V29  What a reorganisation brings, with one more company bought before if it is not -1; 0 if it gains nothing or cannot be paid."""
    cost = MOVING * st.controlled[st.actor]
    if more >= 0: cost += VALUE[more] + MOVING
    if can_pay(st, cost) == 0: return 0
    gain = planned(st, more) - profit(st, st.actor)
    return gain * times - price(st, cost, kept) if gain > 0 else 0

def price(st: State, cost: int, kept: list[int]) -> int:
    """V12  What a cost takes away in the end: no change is given, but the surplus of other costs may cover it."""
    return (kept[st.owed] // NUMBERS - kept[st.owed + cost] // NUMBERS) * money_worth(st)

def purchase_worth(st: State, company: int, times: int, later: int, kept: list[int]) -> int:
    """V18, V41  What a company of the centre brings, to its owner or because no opponent gets it, less its price."""
    value = worth_on(st, company, best_place(st, company, times, later), times, later) - price(st, VALUE[company], kept)
    return value + denied(st, company, times) + haste(st, company)

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

def holds_mark(st: State) -> int:
    """V23  Whether the player in turn has a Proxy card."""
    for mark in range(MARKS):
        if st.hand[st.actor][CAPITAL + mark]: return 1
    return 0

def saved_mark(st: State, mark: int) -> int:
    """V23  What a Proxy card is worth in hand: much as long as stacks are growing that it may hit, nothing at the end."""
    worth = MARK_WORTH[mark] * (PERCENT + KEEPING * st.character[st.actor][Trait.PROXIES])
    return worth * POINT // PERCENT * companies_left(st) // COMPANIES

def advise_take(st: State) -> int:
    """V24"""
    company = worth_taking(st, st.mark - 1)
    explain_raid(st, company)
    return Block.take + company

def worth_taking(st: State, mark: int) -> int:
    """V24  The company whose raid is worth most with a card of that mark."""
    times = scorings(st)
    later = scorings_when_grown(st)
    best = -1
    most = 0
    for company in range(COMPANIES):
        if is_target(st, company) and can_pay(st, raid_cost(mark, company)):
            value = raid_worth(st, company, times, later) - raid_cost(mark, company) * money_worth(st)
            if best < 0 or value > most:
                best = company
                most = value
    return best

def advise_place(st: State) -> int:
    """V19"""
    stack = best_place(st, st.taken - 1, scorings(st), scorings_when_grown(st))
    if stack < 0:
        tell(st, Hint.PLACE_ALONE)
        return Block.place_alone
    gain = gain_on(st, st.taken - 1, stack)
    if gain > 0: tell(st, Hint.PLACE_ON, stack, pays(st, stack), pays(st, stack) + gain)
    else: tell(st, Hint.PLACE_TO_BUILD, stack)
    return Block.place_on + stack

def advise_reorganisation(st: State) -> int:
    """V28"""
    owned = scratch(COMPANIES)
    plan = scratch(COMPANIES)
    movable(st, owned)
    pack_quickly(owned, plan, THOUGHT)
    pair_loose(owned, plan)
    tell(st, Hint.BUILD)
    return step_towards(st, plan)

def advise_pay(st: State) -> int:
    """V12"""
    chosen = scratch(CAPITAL)
    kept = best_payment(st.hand[st.actor], st.hand[st.actor], st.paid, st.owed, chosen)
    tell(st, Hint.PAY, kept)
    card = 0
    while chosen[card] == 0:
        card += 1
    return Block.pay + card

def advise_discard(st: State) -> int:
    """V14  What is missed least."""
    best = least_missed(st, st.actor)
    tell(st, Hint.DISCARD, best)
    return Block.discard + best


advise = by_phase("advise", Phase, sys.modules[__name__], REORG="reorganisation", FORCED="reorganisation")
