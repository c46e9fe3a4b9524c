"""S28, S153, S154  All rolls of a ship, alike ones once. A set of rolls is a number with one bit for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from ..components import AUTO_PILOT_VALUE, FACES

Roll = tuple[int, ...]  # values in rising order


class Rolls:
    """The rolls of so many dice."""

    def __init__(self, dice: int) -> None:
        self.rolls: list[Roll] = list(combinations_with_replacement(range(1, FACES + 1), dice))
        self.number = {roll: number for number, roll in enumerate(self.rolls)}
        self.at_least = [as_set(sum(roll) >= points for roll in self.rolls) for points in range(FACES * dice + 2)]  # [points]
        self.showing = [as_set(value in roll for roll in self.rolls) for value in range(FACES + 1)]  # [value]
        self.again = [[self.rolled_again(roll, die) for die in range(dice)] for roll in self.rolls]  # [roll][die]
        self.ways = [ways_of(roll) for roll in self.rolls]
        self.set_ways = [FACES * ways_of(rest(roll)) if AUTO_PILOT_VALUE in roll else 0 for roll in self.rolls]

    def rolled_again(self, roll: Roll, die: int) -> int:
        """S154  What a roll can become."""
        return sum(1 << self.number[tuple(sorted((*roll[:die], value, *roll[die + 1 :])))] for value in range(1, FACES + 1))

    def with_dice(self, dice: int) -> int:
        """The rolls that show all values of a set, one bit a value."""
        found = self.at_least[0]
        for value in range(1, FACES + 1):
            if dice >> value & 1: found &= self.showing[value]
        return found

    def count(self, allowed: int, set_die: bool, mulligan: bool) -> int:
        """S153, S154  How often a roll is among those allowed: with a die set by Auto Pilot, and with one rolled again that promises most."""
        total = 0
        for number, ways in enumerate(self.set_ways if set_die else self.ways):
            if not ways: continue
            if not mulligan: total += ways * (allowed >> number & 1)
            elif allowed >> number & 1: total += ways * FACES
            else: total += ways * max((allowed & becomes).bit_count() for becomes in self.again[number])
        return total


def as_set(marked: Iterable[bool]) -> int:
    return sum(1 << number for number, mark in enumerate(marked) if mark)


def ways_of(roll: Roll) -> int:
    """In how many ways a roll comes up."""
    return factorial(len(roll)) // prod(factorial(times) for times in Counter(roll).values())


def rest(roll: Roll) -> Roll:
    """S153  The dice that are still rolled when one is set."""
    place = roll.index(AUTO_PILOT_VALUE)
    return (*roll[:place], *roll[place + 1 :])


rolls_of = lru_cache(Rolls)
