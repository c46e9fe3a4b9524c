"""Who sits with whom in which round of a series, so that everybody meets everybody, about equally often.

At tables of two it is the circle that every chess club uses: one member stays, the others move on by one, and each pair meets exactly once in a
cycle. For larger tables there is no such rule for every number. There each round is the best of several shuffles, improved by exchanging two members
as long as that brings together those who have met least; of several such draws the one is taken after which everybody has met in the fewest rounds.
Draws are fixed: the same group gets the same one on every server.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations

Tables = tuple[tuple[int, ...], ...]  # the members of every table of a round
DRAWS = 60  # of which the best is taken
SHUFFLES = 4  # from which a round begins
MOST_MEMBERS = 16


def sizes(members: int, seats: int) -> list[int]:
    """How many members sit at each table of a round: as few tables as there are seats for all, as even as possible.

    >>> sizes(7, 4), sizes(8, 4), sizes(5, 5), sizes(5, 2)
    ([4, 3], [4, 4], [5], [2, 2, 1])
    """
    tables = -(-members // seats)
    return [members // tables + (number < members % tables) for number in range(tables)]


def fewest_rounds(members: int, seats: int) -> int:
    """Before so many rounds nobody can have met everybody.

    >>> fewest_rounds(4, 4), fewest_rounds(4, 2), fewest_rounds(9, 3)
    (1, 3, 4)
    """
    most = max(sizes(members, seats)) - 1
    return -(-(members - 1) // most) if most else 1


@cache
def cycle(members: int, seats: int) -> tuple[Tables, ...]:
    """Rounds after which everybody has met everybody."""
    if not 2 <= members <= MOST_MEMBERS or seats < 2:
        raise ValueError(f"no series of {members} members at tables of {seats}")
    if members <= seats:
        return ((tuple(range(members)),),)
    if seats == 2:
        return circle(members)
    draws = (_drawn(members, seats, number) for number in range(DRAWS))
    return min(draws, key=lambda rounds: (len(rounds), _most_met(rounds)))


def _most_met(rounds: Sequence[Tables]) -> int:
    """How often those two have met who have met most often."""
    return max(Counter(pair for tables in rounds for table in tables for pair in combinations(table, 2)).values())


def circle(members: int) -> tuple[Tables, ...]:
    """Each pair exactly once; with an odd number somebody sits alone in each round, everybody once.

    >>> circle(4)
    (((0, 3), (1, 2)), ((0, 2), (3, 1)), ((0, 1), (2, 3)))
    """
    nobody = members if members % 2 else -1
    ring = list(range(members + members % 2))
    rounds = []
    for _ in range(len(ring) - 1):
        pairs = [(ring[place], ring[-1 - place]) for place in range(len(ring) // 2)]
        rounds.append(tuple(tuple(member for member in pair if member != nobody) for pair in pairs))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return tuple(rounds)


def _drawn(members: int, seats: int, number: int) -> tuple[Tables, ...]:
    """One of several draws; in every other one it costs most to meet anybody again, however seldom they have met."""
    draw = random.Random(f"{members} {seats} {number}")
    met = [[0] * members for _ in range(members)]
    again = [0] + [(20 if number % 2 else 2 * count) + count * count for count in range(1, 99)]  # what one more meeting costs
    rounds: list[Tables] = []
    while any(met[one][other] == 0 for one, other in combinations(range(members), 2)):
        tables = min((_improved(_shuffled(members, seats, draw), met, again) for _ in range(SHUFFLES)), key=lambda one: _cost(one, met, again))
        for table in tables:
            for one, other in combinations(table, 2):
                met[one][other] += 1
                met[other][one] += 1
        rounds.append(tuple(tuple(sorted(table)) for table in tables))
    return tuple(rounds)


def _shuffled(members: int, seats: int, draw: random.Random) -> list[list[int]]:
    left = list(range(members))
    draw.shuffle(left)
    return [[left.pop() for _ in range(size)] for size in sizes(members, seats)]


def _cost(tables: Sequence[Sequence[int]], met: list[list[int]], again: Sequence[int]) -> int:
    """Less is better."""
    return sum(again[met[one][other]] for table in tables for one, other in combinations(table, 2))


def _improved(tables: list[list[int]], met: list[list[int]], again: Sequence[int]) -> list[list[int]]:
    """Exchange two members of different tables as long as that helps."""

    def change(table: list[int], out: int, into: int) -> int:
        return sum(again[met[into][other]] - again[met[out][other]] for other in table if other != out)

    better = True
    while better:
        better = False
        for first, second in combinations(tables, 2):
            for here, one in enumerate(first):
                for there, other in enumerate(second):
                    if change(first, one, other) + change(second, other, one) < 0:
                        first[here], second[there] = other, one
                        one, better = other, True
    return tables


def seated(members: int, seats: int, rounds: int) -> list[list[list[int]]]:
    """The members of every table of every round in the order of their seats: whoever sat on a seat least often sits there, so that all is shared."""
    order, sat = cycle(members, seats), [[0] * seats for _ in range(members)]
    plan = []
    for number in range(rounds):
        tables = [_placed(table, sat) for table in order[number % len(order)]]
        for table in tables:
            for seat, member in enumerate(table):
                sat[member][seat] += 1
        plan.append(tables)
    return plan


def _placed(table: Sequence[int], sat: list[list[int]]) -> list[int]:
    """Seat by seat whoever sat there least often compared with the seats that are left."""
    left, placed = list(table), list[int]()
    for seat in range(len(table)):
        later = range(seat, len(table))
        chosen = min(left, key=lambda member: (len(later) * sat[member][seat] - sum(sat[member][other] for other in later), member))
        left.remove(chosen)
        placed.append(chosen)
    return placed
