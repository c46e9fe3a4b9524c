"""V8  Groups of Capital cards whose values add up, so that every choice of cards can be tried group by group."""

from ..components import CAPITAL, COLLECTED, FACE, HIGH_VALUES, LEVELS, LOW, LOW_VALUES, SYMBOLS

GROUPS = SYMBOLS + HIGH_VALUES      # each symbol, and each high card by itself
FIRST: tuple[int, ...] = (*range(0, LOW, LOW_VALUES), *range(LOW, CAPITAL + 1))  # the first kind of card of each group


def worth_with(cards: list[int], others: list[int], sign: int, group: int) -> int:
    """V8  What the cards of a group are worth together with others, or without them if the sign is -1."""
    if group >= SYMBOLS: return (cards[FIRST[group]] + sign * others[FIRST[group]]) * FACE[FIRST[group]]
    index = 0
    for kind in range(FIRST[group], FIRST[group + 1]):
        index = index * LEVELS + cards[kind] + sign * others[kind]
    return COLLECTED[index]

def choose_all(offered: list[int], chosen: list[int], group: int) -> None:
    """The first choice of a group: all its cards."""
    for kind in range(FIRST[group], FIRST[group + 1]):
        chosen[kind] = offered[kind]

def next_choice(offered: list[int], chosen: list[int], group: int) -> int:
    """Go from one choice of cards of a group to the next: from all of them down to none. 0 if there is no other."""
    kind = FIRST[group + 1] - 1
    while kind >= FIRST[group] and chosen[kind] == 0:
        chosen[kind] = offered[kind]
        kind -= 1
    if kind < FIRST[group]: return 0
    chosen[kind] -= 1
    return 1
