"""The best way to pack companies into conglomerates: a weighted set packing, solved by branch and bound.

A group is a set of three to six companies that may lie in one stack. Its rate is what it pays for each company in it. Wanted are groups
without a common company that pay the most together. Some companies may be tied to each other: a group holds all or none of them.

The search takes groups in the order of their rates, best first. At every node the groups still compatible are listed, and the groups that
follow are bounded: each company that occurs in the list pays at most the rate of the first group in which it occurs,
because what a set of groups pays is the sum of the rates over their companies. A branch whose bound does not exceed the best packing
found so far cannot improve it and is left. Every packing is reached by its groups in the order of the list, so when
the search ends by itself the result is exact. It is stopped after a number of groups taken, not after a time, so that every backend
finds the same.
"""

from magnat.core.declare import scratch

from ..components import BASE, COUNT, INDUSTRIES, INDUSTRY, LETTERS_ON, MASKS, SMALLEST, TALLEST

UNIT = 60                                   # rates are sixtieths: every size divides it
MOST_RATE = BASE[TALLEST] * COUNT[MASKS - 1] * UNIT // TALLEST
NODES = 200_000                             # groups taken until the search is stopped; of 20 companies the most seen was 40,000
EXACT = 24                                  # companies packed at once; of more, some after the others
DEPTHS = EXACT // SMALLEST + 2
TIED = 2                                   # from this number on, companies with the same one are tied to each other


def room_for(companies: int) -> int:
    """The most groups that so many companies can form, smaller ones and the empty one included: with equal shares of all industries."""
    total = 1
    for industry in range(INDUSTRIES):
        total *= 1 + (companies + industry) // INDUSTRIES
    return total

def list_groups(members: list[int], count: int, owned: list[int], masks: list[int], common: list[int]) -> int:
    """V20  All sets of members that may lie in one stack, as masks of places in `members`; `common` holds what they share, as `traits_of` says it.

    Companies with the same number from TIED on in `owned` are tied. They join a group together, in the turn of their first industry.
    """
    masks[0] = 0
    common[0] = MASKS - 1
    total = 1
    for industry in range(INDUSTRIES):
        before = total
        for index in range(count):
            if INDUSTRY[members[index]] == industry:
                joining = tied_to(members, count, owned, index)
                traits = traits_of(members, count, joining)
                if is_first(traits // MASKS, industry): total = join(masks, common, before, total, joining, traits)
    return total

def traits_of(members: list[int], count: int, mask: int) -> int:
    """V20  The letters that the members of a mask share and, above them, their industries."""
    letters = MASKS - 1
    industries = 0
    for index in range(count):
        if (mask >> index) & 1:
            letters &= LETTERS_ON[members[index]]
            industries |= 1 << INDUSTRY[members[index]]
    return letters + industries * MASKS

def is_first(industries: int, industry: int) -> int:
    """Whether none of these industries has had its turn before this one."""
    return 1 if industries & ((1 << industry) - 1) == 0 else 0

def join(masks: list[int], common: list[int], before: int, total: int, joining: int, traits: int) -> int:
    """V20  Those who join make another group with each of those listed before that shares a letter with them and none of their industries."""
    letters, industries = traits & (MASKS - 1), traits // MASKS
    for group in range(before):
        if common[group] & letters and (common[group] // MASKS) & industries == 0:
            masks[total] = masks[group] | joining
            common[total] = (common[group] & letters) + (common[group] // MASKS | industries) * MASKS
            total += 1
    return total

def tied_to(members: list[int], count: int, owned: list[int], index: int) -> int:
    """The member at a place with all that are tied to it, as a mask."""
    mask = 1 << index
    for other in range(count):
        if owned[members[index]] >= TIED and owned[members[other]] == owned[members[index]]: mask |= 1 << other
    return mask

def size_of(mask: int) -> int:
    """How many companies a mask holds."""
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total

def sort_groups(masks: list[int], common: list[int], total: int, lists: list[int]) -> int:
    """V38  List the groups that pay, best rate first; `common` now holds the rates. Returns their number."""
    starts = scratch(MOST_RATE + 2)
    for rate in range(MOST_RATE + 2):
        starts[rate] = 0
    for group in range(total):
        size = size_of(masks[group])
        common[group] = BASE[size] * COUNT[common[group] & (MASKS - 1)] * UNIT // size if size >= SMALLEST else 0
        starts[common[group]] += 1
    above = 0
    for rate in range(MOST_RATE, 0, -1):
        above += starts[rate]
        starts[rate] = above - starts[rate]
    for group in range(total):
        if common[group]:
            lists[starts[common[group]]] = group
            starts[common[group]] += 1
    return above

def most_paid(masks: list[int], rates: list[int], lists: list[int], first: int, last: int, cover: int) -> int:
    """What the groups of a list can pay at most together: each company at the rate of the first group in which it occurs."""
    total = 0
    seen = 0
    index = first
    while index < last and seen != cover:
        fresh = masks[lists[index]] & ~seen
        if fresh:
            total += rates[lists[index]] * size_of(fresh)
            seen |= fresh
        index += 1
    return total // UNIT

def search(masks: list[int], rates: list[int], lists: list[int], number: int, least: int, patience: int, chosen: list[int]) -> int:
    """Write the masks of the best groups into `chosen`, ended by 0; return what they pay.

    Nothing is chosen unless they pay more than `least`; the search is stopped after `patience` groups taken.
    """
    here = scratch(DEPTHS)          # for each depth: which group of its list to take next,
    last = scratch(DEPTHS)          # where its list ends, and that of the next depth begins,
    cover = scratch(DEPTHS)         # all companies that occur in its list,
    gained = scratch(DEPTHS)        # what the groups taken so far pay,
    taken = scratch(DEPTHS)         # and the group taken here
    last[0] = number
    here[0] = 0
    gained[0] = 0
    cover[0] = 0
    for group in range(number):
        cover[0] |= masks[lists[group]]
    best = least
    chosen[0] = 0
    nodes = 0
    depth = 0
    while depth >= 0:
        if nodes < patience and gained[depth] + most_paid(masks, rates, lists, here[depth], last[depth], cover[depth]) > best:
            group = lists[here[depth]]
            here[depth] += 1
            taken[depth] = masks[group]
            end = last[depth]
            seen = 0
            for index in range(here[depth], last[depth]):
                if masks[lists[index]] & masks[group] == 0:
                    lists[end] = lists[index]
                    seen |= masks[lists[index]]
                    end += 1
            gained[depth + 1] = gained[depth] + rates[group] * size_of(masks[group]) // UNIT
            depth += 1
            here[depth] = last[depth - 1]
            last[depth] = end
            cover[depth] = seen
            nodes += 1
            if gained[depth] > best:
                best = gained[depth]
                for index in range(depth):
                    chosen[index] = taken[index]
                chosen[depth] = 0
        else: depth -= 1
    return best

def lists_for(companies: int) -> int:
    """Room for the lists of all depths: every group taken leaves at least three companies less."""
    total = 0
    while companies > 0:
        total += room_for(companies)
        companies -= SMALLEST
    return total
