"""V11, V12  The hand that can pay most: which of some cards to hold, if so many are held."""

from magnat.core.declare import scratch

from ..components import CAPITAL, CARDS, DECK
from .groups import FIRST, GROUPS, choose_all, next_choice, worth_with

SIZES = DECK + 1                    # of hands, from none on
IMPOSSIBLE = -1


def richest_hand(unseen: list[int], paid: list[int], size: int, wanted: list[int]) -> None:
    """V12  Write into `wanted` the `size` cards of `unseen` that are worth most together with those already paid.

    A knapsack like the best payment: `best[group * SIZES + number]` is the most that the groups from this one on can bring with so many
    cards. Behind the groups of Capital cards come the Proxy cards, which bring nothing.
    """
    best = scratch((GROUPS + 1) * SIZES)
    proxies = 0
    for card in range(CAPITAL, CARDS):
        proxies += unseen[card]
    for number in range(size + 1):
        best[GROUPS * SIZES + number] = 0 if number <= proxies else IMPOSSIBLE
    for group in range(GROUPS - 1, -1, -1):
        for number in range(size + 1):
            best[group * SIZES + number] = IMPOSSIBLE
        choose_all(unseen, wanted, group)
        going_on = 1
        while going_on:
            for number in range(chosen_of(wanted, group), size + 1):
                best[group * SIZES + number] = max(best[group * SIZES + number], brought(best, paid, wanted, group, number))
            going_on = next_choice(unseen, wanted, group)
    left = size
    for group in range(GROUPS):
        choose_all(unseen, wanted, group)
        going_on = 1
        while going_on and (chosen_of(wanted, group) > left or brought(best, paid, wanted, group, left) != best[group * SIZES + left]):
            going_on = next_choice(unseen, wanted, group)
        left -= chosen_of(wanted, group)
    for card in range(CAPITAL, CARDS):
        wanted[card] = min(left, unseen[card])
        left -= wanted[card]

def brought(best: list[int], paid: list[int], chosen: list[int], group: int, number: int) -> int:
    """What this choice of a group and the best of the groups behind it bring with so many cards; less than nothing if there are not so many."""
    behind = best[(group + 1) * SIZES + number - chosen_of(chosen, group)]
    return IMPOSSIBLE if behind == IMPOSSIBLE else worth_with(paid, chosen, 1, group) + behind

def chosen_of(chosen: list[int], group: int) -> int:
    """How many cards of a group are chosen."""
    number = 0
    for kind in range(FIRST[group], FIRST[group + 1]):
        number += chosen[kind]
    return number
