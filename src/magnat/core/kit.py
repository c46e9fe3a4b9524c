"""What rules of many games need: sums of rows, picking by weights, sets of small numbers, the order of seats, who begins, a bank with a ledger.

Plain functions like the rules themselves, so the linker compiles them along. A *set* is a whole number with one bit for each member;
sets of seats are what `ask` and `pending` hold. One value stands for none: NONE.
"""

from __future__ import annotations

from typing import Protocol

from magnat.core.declare import GameState, count_step
from magnat.core.numbers import draw

NONE = -1

# Rows


def row_sum(row: list[int], size: int) -> int:
    """The sum of the first `size` numbers of a row.

    >>> row_sum([3, 0, 2, 9], 3)
    5
    """
    total = 0
    for index in range(size):
        total += row[index]
    return total


def pick(luck: list[int], weights: list[int], size: int) -> int:
    """One of the first `size` indices of a row, each as likely as its weight says: a card by how many copies there are. For `resample`.

    Some weight must be above 0.

    >>> {pick([seed, 0], [0, 2, 0, 1], 4) for seed in range(50)}
    {1, 3}
    """
    left = draw(luck, row_sum(weights, size))
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


# Sets as bits


def has(these: int, one: int) -> int:
    """Whether a set has that member: 1 or 0.

    >>> has(0b101, 2), has(0b101, 1)
    (1, 0)
    """
    return (these >> one) & 1


def including(these: int, one: int) -> int:
    """The set with that member, which may be in it already."""
    return these | (1 << one)


def without(these: int, one: int) -> int:
    """The set without that member, which need not be in it.

    >>> without(0b101, 2), without(0b101, 1), including(0b101, 1), including(0b101, 2)
    (1, 5, 7, 5)
    """
    return these & ~(1 << one)


def all_of(size: int) -> int:
    """The set of the numbers below a size.

    >>> bin(all_of(3))
    '0b111'
    """
    return (1 << size) - 1


def how_many(these: int) -> int:
    """The number of members.

    >>> how_many(0), how_many(0b1011)
    (0, 3)
    """
    count = 0
    left = these
    while left:
        left &= left - 1
        count += 1
    return count


def lowest(these: int) -> int:
    """The smallest member; NONE of an empty set.

    >>> lowest(0b1100), lowest(0)
    (2, -1)
    """
    if these == 0:
        return -1  # not by its name, which may mean something else in a game
    one = 0
    while not (these >> one) & 1:
        one += 1
    return one


def some_of(luck: list[int], these: int, size: int) -> int:
    """A set of `size` members of a set, all choices alike. For `resample`."""
    left = how_many(these)
    wanted = size
    chosen = 0
    one = 0
    while left:
        if (these >> one) & 1:
            if draw(luck, left) < wanted:
                chosen |= 1 << one
                wanted -= 1
            left -= 1
        one += 1
    return chosen


# Seats


def everyone(st: GameState) -> int:
    """The set of all seats."""
    return all_of(st.seats)


def seat_after(st: GameState, seat: int) -> int:
    """The left neighbour, who comes next clockwise."""
    return (seat + 1) % st.seats


def seat_before(st: GameState, seat: int) -> int:
    """The right neighbour."""
    return (seat - 1) % st.seats


def next_of(st: GameState, these: int, seat: int) -> int:
    """The next seat of a set clockwise after a seat, which itself comes last. The set must not be empty."""
    other = (seat + 1) % st.seats
    while not (these >> other) & 1:
        count_step(st)
        other = (other + 1) % st.seats
    return other


def each_seat(st: GameState, seat: int) -> int:
    """Odds: every seat that is taken is as likely as any other, for `chance("hat", odds=each_seat)`."""
    return 1 if seat < st.seats else 0


# Who begins


class Starting(Protocol):
    """A state in which seats roll for the start."""

    pending: int
    start_best: int
    start_tied: int


def seek_start(st: Starting, seats: int) -> None:
    """These seats roll for the start, one after the other. The state keeps `start_best` and `start_tied`."""
    st.pending = seats
    st.start_best = 0
    st.start_tied = 0


def roll_for_start(st: Starting, total: int) -> int:
    """The next of them has rolled so much: the highest starts, and tied seats roll again among themselves. Who starts; NONE while that is open."""
    seat = lowest(st.pending)
    if total > st.start_best:
        st.start_best = total
        st.start_tied = 0
    if total == st.start_best:
        st.start_tied = including(st.start_tied, seat)
    st.pending = without(st.pending, seat)
    if st.pending:
        return -1
    first = lowest(st.start_tied)
    if without(st.start_tied, first):
        seek_start(st, st.start_tied)
        return -1
    return first


# Money, and a bank that keeps accounts in `taken` and `paid`


class WithMoney(Protocol):
    """A state in which seats have money."""

    cash: list[int]


class WithBank(WithMoney, Protocol):
    """A state in which the bank keeps accounts, too."""

    taken: int
    paid: int


def pay_bank(st: WithBank, seat: int, total: int) -> None:
    """A seat pays the bank."""
    st.cash[seat] -= total
    st.taken += total


def bank_pays(st: WithBank, seat: int, total: int) -> None:
    """The bank pays a seat, and never runs out."""
    st.cash[seat] += total
    st.paid += total


def pay(st: WithMoney, seat: int, other: int, total: int) -> None:
    """One seat pays another at once."""
    st.cash[seat] -= total
    st.cash[other] += total
