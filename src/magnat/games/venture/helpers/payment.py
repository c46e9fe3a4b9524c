"""The best payment: what to give away so that the most is left."""

from magnat.core.declare import scratch

from ..components import CAPITAL, MOST_FUNDS
from ..rules.groups import FIRST, GROUPS, choose_all, next_choice, worth_with
from ..state import State

AMOUNTS = MOST_FUNDS + 1            # from 0 on
NUMBERS = 64                        # more than a hand can hold: value * NUMBERS + number of cards compares values first
IMPOSSIBLE = -10**9


def affordable(st: State, seat: int) -> int:
    """V11  What a player can still spend; of the player in turn less what is owed."""
    return st.funds[seat] - st.owed if seat == st.player else st.funds[seat]

def best_payment(hand: list[int], offered: list[int], paid: list[int], owed: int, chosen: list[int]) -> int:
    """V12  Write into `chosen` which cards to add to those already paid; return V(kept), or less than 0 if nothing reaches the amount.

    Only the cards `offered` of the hand may be chosen. The most of the hand is kept, then the most cards; of equal payments the one whose list
    of kinds comes first. After `payment_table` the cards are chosen from the first group on. With equal numbers of cards a list of kinds comes
    first if it has more of the lowest kind, and `next_choice` tries more before less.
    """
    best = scratch((GROUPS + 1) * AMOUNTS)
    payment_table(hand, offered, paid, owed, best)
    need = owed
    for group in range(GROUPS):
        wanted = best[group * AMOUNTS + need]
        choose_all(offered, chosen, group)
        brings = worth_with(paid, chosen, 1, group)
        left = best[(group + 1) * AMOUNTS + max(0, need - brings)]
        while kept_without(hand, chosen, group) + left != wanted and next_choice(offered, chosen, group):
            brings = worth_with(paid, chosen, 1, group)
            left = best[(group + 1) * AMOUNTS + max(0, need - brings)]
        need = max(0, need - brings)
    return best[owed] // NUMBERS

def payment_table(hand: list[int], offered: list[int], paid: list[int], owed: int, best: list[int]) -> None:
    """V8, V12  `best[group * AMOUNTS + need]`: the most that the groups from this one on can keep when they must still bring `need`.

    Values of groups add up, so it is a knapsack: the entry follows from those of the next group by trying every choice of
    cards in this one. All choices are tried, so the table is exact.
    """
    chosen = scratch(CAPITAL)
    for need in range(owed + 1):
        best[GROUPS * AMOUNTS + need] = IMPOSSIBLE if need else 0
    for group in range(GROUPS - 1, -1, -1):
        for need in range(owed + 1):
            best[group * AMOUNTS + need] = IMPOSSIBLE
        choose_all(offered, chosen, group)
        going_on = 1
        while going_on:
            brings = worth_with(paid, chosen, 1, group)
            keeps = kept_without(hand, chosen, group)
            for need in range(owed + 1):
                result = keeps + best[(group + 1) * AMOUNTS + max(0, need - brings)]
                best[group * AMOUNTS + need] = max(best[group * AMOUNTS + need], result)
            going_on = next_choice(offered, chosen, group)

def kept_without(hand: list[int], chosen: list[int], group: int) -> int:
    """What is left of a group when some cards are given away: value first, then number."""
    number = 0
    for kind in range(FIRST[group], FIRST[group + 1]):
        number += hand[kind] - chosen[kind]
    return worth_with(hand, chosen, -1, group) * NUMBERS + number
