"""The best reorganisation, and the order in which a stack is safest."""

from magnat.core.declare import scratch
from magnat.core.kit import has

from ..components import BASE, COMPANIES, COUNT, INDUSTRY, LETTERS_ON, MASKS, TALLEST
from ..rules.conglomerates import is_wrong
from ..state import Block, State
from .packing import TIED, DEPTHS, EXACT, NODES, list_groups, lists_for, room_for, search, sort_groups
from .raids import best_gain

ROOM = room_for(EXACT)
LISTS = lists_for(EXACT)
PART = 20           # companies packed at a time when there are more than EXACT
ROUNDS = 40


def best_reorganisation(owned: list[int], plan: list[int]) -> int:
    """V28, V38  What the companies marked in `owned` can pay at most; `plan` gets the number of each one's stack, 0 if it is in none.

    A mark is 1, or the same number from TIED on for companies that must lie in one stack, as those of the open stack.
    Exact up to EXACT companies, unless the search of `packing` is stopped. Of more companies only a part is packed at
    a time: loose ones, and with them as many stacks as there is room for, other ones in each round. A round never makes it worse.
    """
    masks = scratch(ROOM)
    common = scratch(ROOM)
    lists = scratch(LISTS)
    return pack(owned, plan, EXACT, NODES, masks, common, lists)

def pack(owned: list[int], plan: list[int], exact: int, patience: int, masks: list[int], common: list[int], lists: list[int]) -> int:
    """The rounds of `best_reorganisation`; the working memory must be large enough for `exact` companies, and for PART."""
    members = scratch(COMPANIES)
    chosen = scratch(DEPTHS)
    total = 0
    for company in range(COMPANIES):
        if owned[company]: total += 1
        plan[company] = 0
    most = exact if total <= exact else PART
    stacks = 0
    idle = 0
    turn = 0
    while turn < ROUNDS and idle <= 2 * stacks:
        count = gather(owned, plan, most, stacks, turn, members)
        number = sort_groups(masks, common, list_groups(members, count, owned, masks, common), lists)
        before = planned_profit(plan, members, count)
        idle += 1
        if search(masks, common, lists, number, before, patience, chosen) > before:
            idle = 0
            stacks = restack(plan, members, count, chosen)
        if count == total: idle = ROUNDS                        # everything was packed at once
        turn += 1
    for index in range(COMPANIES):
        members[index] = index
    keep_tied(owned, plan, stacks)
    return planned_profit(plan, members, COMPANIES)

def stay_together(st: State, owned: list[int], plan: list[int], most: int) -> None:
    """V28, V31  Of the plans that pay as much as a best one, take one in which more of the stacks that lie there stay whole, or grow.

    Each stack in turn, the tallest first, is tied together if that costs nothing; `owned` keeps the ties. With more than EXACT companies the
    plan stays as it is.
    """
    if st.controlled[st.actor] > EXACT: return
    trial = scratch(COMPANIES)
    for height in range(TALLEST, 1, -1):
        for top in range(COMPANIES):
            if st.top[top] and st.holder[top] == st.actor and st.height[top] == height and is_wrong(st, top) == 0:
                tie(st, top, TIED + 1 + top, owned)
                if best_reorganisation(owned, trial) < most: tie(st, top, 1, owned)
                else:
                    for company in range(COMPANIES):
                        plan[company] = trial[company]

def tie(st: State, top: int, mark: int, owned: list[int]) -> None:
    """Give all companies of a stack the same mark."""
    company = top
    while company >= 0:
        owned[company] = mark
        company = st.under[company] - 1

def gather(owned: list[int], plan: list[int], most: int, stacks: int, turn: int, members: list[int]) -> int:
    """Companies for one round: tied ones with their stacks, then loose ones, each time from another one on, then whole stacks, in the same way."""
    count = 0
    for company in range(COMPANIES):
        if owned[company] >= TIED or (plan[company] and has_tied(owned, plan, plan[company])):
            members[count] = company
            count += 1
    spare = TALLEST if stacks and turn % 2 else 0               # every other time leave room for a stack
    for step in range(COMPANIES):
        company = (step + turn * TALLEST) % COMPANIES
        if owned[company] == 1 and plan[company] == 0 and count < most - spare:
            members[count] = company
            count += 1
    for step in range(stacks):
        stack = 1 + (step + turn) % stacks
        if count + size_in(plan, stack) <= most and has_tied(owned, plan, stack) == 0:
            for company in range(COMPANIES):
                if plan[company] == stack:
                    members[count] = company
                    count += 1
    return count

def has_tied(owned: list[int], plan: list[int], stack: int) -> int:
    """Whether companies that are tied to each other lie in a stack of a plan."""
    for company in range(COMPANIES):
        if plan[company] == stack and owned[company] >= TIED: return 1
    return 0

def keep_tied(owned: list[int], plan: list[int], stacks: int) -> None:
    """V28  Tied companies that found no place in a paying stack make one of their own."""
    for company in range(COMPANIES):
        if owned[company] >= TIED and plan[company] == 0:
            for other in range(company + 1, COMPANIES):
                if owned[other] == owned[company]:
                    if plan[company] == 0: stacks += 1
                    plan[company] = stacks
                    plan[other] = stacks

def restack(plan: list[int], members: list[int], count: int, chosen: list[int]) -> int:
    """Put the chosen groups of members in the place of the stacks they lay in; returns the number of stacks."""
    for index in range(count):
        plan[members[index]] = 0
    stacks = 0
    for number in range(1, COMPANIES):
        if size_in(plan, number):
            stacks += 1
            for company in range(COMPANIES):
                if plan[company] == number: plan[company] = stacks
    group = 0
    while chosen[group]:
        stacks += 1
        for index in range(count):
            if has(chosen[group], index): plan[members[index]] = stacks
        group += 1
    return stacks

def size_in(plan: list[int], stack: int) -> int:
    """Companies in a stack of a plan."""
    total = 0
    for company in range(COMPANIES):
        if plan[company] == stack: total += 1
    return total

def planned_profit(plan: list[int], members: list[int], count: int) -> int:
    """V38  What the stacks of some companies pay in a plan."""
    letters = scratch(COMPANIES)
    size = scratch(COMPANIES)
    for stack in range(COMPANIES):
        letters[stack] = MASKS - 1
        size[stack] = 0
    for index in range(count):
        letters[plan[members[index]]] &= LETTERS_ON[members[index]]
        size[plan[members[index]]] += 1
    total = 0
    for stack in range(1, COMPANIES):
        if size[stack]: total += BASE[size[stack]] * COUNT[letters[stack]]
    return total

def pair_loose(owned: list[int], plan: list[int]) -> None:
    """V20  Companies that found no place in a paying stack are laid in pairs with the most common letters: a third one may join them."""
    stacks = 0
    for company in range(COMPANIES):
        stacks = max(stacks, plan[company])
    letters = COUNT[MASKS - 1]
    while letters:
        for company in range(COMPANIES):
            for other in range(company):
                if owned[company] and owned[other] and plan[company] == 0 and plan[other] == 0 and INDUSTRY[company] != INDUSTRY[other]:
                    if COUNT[LETTERS_ON[company] & LETTERS_ON[other]] == letters:
                        stacks += 1
                        plan[company] = stacks
                        plan[other] = stacks
        letters -= 1

def best_order(st: State, plan: list[int], stack: int, order: list[int]) -> int:
    """V22, V24  Write the companies of a stack of the player in turn into `order`, bottom to top; returns their number.

    On top lies the company without which the others pay most; of such companies the one that would bring the opponents least; then the one
    that leaves the most common letters, and the one with the fewest letters. Beneath it the next one by the same rule.
    """
    size = 0
    for company in range(COMPANIES):
        if plan[company] == stack:
            order[size] = company
            size += 1
    put_in_order(st, order, 0, size)
    return size

def put_in_order(st: State, order: list[int], laid: int, size: int) -> None:
    """V22, V24  Sort companies of a stack as `best_order` says; the lowest ones, as many as are laid, stay where they are."""
    for top in range(size - 1, laid, -1):
        best = top
        for index in range(laid, top):
            if is_safer_top(st, order, top + 1, index, best): best = index
        order[top], order[best] = order[best], order[top]

def is_safer_top(st: State, order: list[int], size: int, index: int, other: int) -> int:
    """V24  Whether it is better to lose the company at one place than the one at another."""
    mine, its = COUNT[letters_without(order, size, index)], COUNT[letters_without(order, size, other)]
    if BASE[size - 1] and mine != its: return 1 if mine > its else 0
    helps, it_helps = gain_of_others(st, order[index]), gain_of_others(st, order[other])
    if helps != it_helps: return 1 if helps < it_helps else 0
    if mine != its: return 1 if mine > its else 0
    mine, its = COUNT[LETTERS_ON[order[index]]], COUNT[LETTERS_ON[order[other]]]
    if mine != its: return 1 if mine < its else 0
    return 1 if order[index] < order[other] else 0

def gain_of_others(st: State, company: int) -> int:
    """V23, V38  By how much a company of the player in turn would raise the profit of an opponent who takes it, at most."""
    most = 0
    for seat in range(st.seats):
        if seat != st.actor: most = max(most, best_gain(st, seat, company))
    return most

def letters_without(order: list[int], size: int, missing: int) -> int:
    """V27  The common letters of a stack that has lost a company."""
    letters = MASKS - 1
    for index in range(size):
        if index != missing: letters &= LETTERS_ON[order[index]]
    return letters

def movable(st: State, owned: list[int]) -> None:
    """V28  Mark the companies of the player in turn; during a reorganisation only those of the pool and, tied, those of the open stack."""
    for company in range(COMPANIES):
        owned[company] = 1 if st.holder[company] == st.actor and (st.pool == 0 or st.height[company] == 0) else 0
    tie(st, st.open_stack - 1, TIED, owned)

def step_towards(st: State, plan: list[int]) -> int:
    """V28  The next act of a reorganisation that leads to a plan: add to the open stack, close it, or begin another one."""
    order = scratch(TALLEST)
    if st.open_stack:
        laid = st.height[st.open_stack - 1]
        size = rest_of(st, plan, order)
        put_in_order(st, order, laid, size)
        return Block.add + order[laid] if size > laid else Block.close
    best = -1
    for company in range(COMPANIES):
        if st.holder[company] == st.actor and st.height[company] == 0:
            if best < 0 or (plan[company] and (plan[best] == 0 or plan[company] < plan[best])): best = company
    if plan[best] == 0: return Block.add + best
    best_order(st, plan, plan[best], order)
    return Block.add + order[0]

def rest_of(st: State, plan: list[int], order: list[int]) -> int:
    """V28  Write the open stack into `order`, and above it what a plan still adds to it; returns the number of both."""
    top = st.open_stack - 1
    size = st.height[top]
    company = top
    for level in range(size):
        order[size - 1 - level] = company
        company = st.under[company] - 1
    for other in range(COMPANIES):
        if plan[top] and plan[other] == plan[top] and st.height[other] == 0:
            order[size] = other
            size += 1
    return size
