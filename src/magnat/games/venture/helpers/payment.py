"""The best payment: what to give away so that the most is left."""

from magnat.core.acts import scratch

from ..components import CAPITAL, FACE, HIGH_VALUES, LOW, LOW_VALUES, MOST_FUNDS, SYMBOLS
from ..rules.capital import collections_value
from ..state import State

GROUPS = SYMBOLS + HIGH_VALUES      # of Capital cards whose values add up: each symbol, and each high card by itself
AMOUNTS = MOST_FUNDS + 1            # from 0 on
NUMBERS = 64                        # more than a hand can hold: value * NUMBERS + number of cards compares values first
IMPOSSIBLE = -10**9


def affordable(st: State, seat: int) -> int:
    """V11  What a player can still spend; of the player in turn less what is owed."""
    return st.funds[seat] - st.owed if seat == st.player else st.funds[seat]

def first_of(group: int) -> int:
    """The first kind of card in a group."""
    return group * LOW_VALUES if group < SYMBOLS else LOW + group - SYMBOLS

def group_value(cards: list[int], group: int) -> int:
    """V8  What the cards of one group are worth together."""
    if group < SYMBOLS: return collections_value(cards, group)
    return cards[first_of(group)] * FACE[first_of(group)]

def next_choice(hand: list[int], chosen: list[int], group: int) -> int:
    """Go from one choice of cards of a group to the next: from all of them down to none. 0 if there is no other."""
    kind = first_of(group + 1) - 1
    while kind >= first_of(group) and chosen[kind] == 0:
        chosen[kind] = hand[kind]
        kind -= 1
    if kind < first_of(group): return 0
    chosen[kind] -= 1
    return 1

def best_payment(hand: list[int], paid: list[int], owed: int, chosen: list[int]) -> int:
    """V12  Write into `chosen` which cards to add to those already paid; return V(kept), or less than 0 if nothing reaches the amount.

    The most is kept, then the most cards; of equal payments the one whose list of kinds comes first. Values of groups
    add up, so it is a knapsack: `best[group][need]` is the best that the groups from this one on can keep when they
    must still bring `need`, and it follows from the next group by trying every choice of cards in this one. All
    choices are tried, so the result is exact. Then the choices are made from the first group on: with equal numbers of cards a list of
    kinds comes first if it has more of the lowest kind, and `next_choice` tries more before less.
    """
    best = scratch((GROUPS + 1) * AMOUNTS)
    laid = scratch(CAPITAL)
    kept = scratch(CAPITAL)
    for need in range(owed + 1):
        best[GROUPS * AMOUNTS + need] = 0 if need == 0 else IMPOSSIBLE
    for group in range(GROUPS - 1, -1, -1):
        for need in range(owed + 1):
            best[group * AMOUNTS + need] = IMPOSSIBLE
        take_all(hand, chosen, group)
        going_on = 1
        while going_on:
            brings, keeps = weigh(hand, paid, chosen, group, laid, kept)
            for need in range(owed + 1):
                result = keeps + best[(group + 1) * AMOUNTS + max(0, need - brings)]
                best[group * AMOUNTS + need] = max(best[group * AMOUNTS + need], result)
            going_on = next_choice(hand, chosen, group)
    need = owed
    for group in range(GROUPS):
        take_all(hand, chosen, group)
        brings, keeps = weigh(hand, paid, chosen, group, laid, kept)
        while keeps + best[(group + 1) * AMOUNTS + max(0, need - brings)] != best[group * AMOUNTS + need] and next_choice(hand, chosen, group):
            brings, keeps = weigh(hand, paid, chosen, group, laid, kept)
        need = max(0, need - brings)
    return best[owed] // NUMBERS

def take_all(hand: list[int], chosen: list[int], group: int) -> None:
    """The first choice of a group: all its cards."""
    for kind in range(first_of(group), first_of(group + 1)):
        chosen[kind] = hand[kind]

def weigh(hand: list[int], paid: list[int], chosen: list[int], group: int, laid: list[int], kept: list[int]) -> tuple[int, int]:
    """What a choice of cards of a group brings, and what it keeps: value first, then number."""
    number = 0
    for kind in range(first_of(group), first_of(group + 1)):
        laid[kind] = paid[kind] + chosen[kind]
        kept[kind] = hand[kind] - chosen[kind]
        number += kept[kind]
    return group_value(laid, group), group_value(kept, group) * NUMBERS + number
