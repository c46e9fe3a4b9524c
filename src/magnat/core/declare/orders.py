"""Standing orders: what a person has told the table to answer in its place. No part of the rules: a game declares them in its `orders.py`,

    ORDERS = {"claim": flag(), "bid": amounts(PRODUCTIONS, of="production", most=MOST_CASH)}

    def answer_claim(st, seat, orders): ...    # the acts of a request in that phase; None: the person is asked
    answer = answer_by_phase(Phase, (answer_claim, answer_bid), AUCTION_BID="bid", SALE_BID="bid")
    def kept(before, st, seat, orders): ...    # optional: the orders that outlive a step

and both see no more than the seat does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from magnat.core.declare.acts import Phases
from magnat.core.declare.state import GameState
from magnat.core.errors import MagnatError

FLAG, SET, AMOUNTS = "flag", "set", "amounts"
HABITS = 2  # raised when another order becomes usual: what a record tells depends on what was answered by itself

Ordered = bool | list[int] | dict[int, int]  # a flag, a set of things, amounts by thing
Orders = Mapping[str, Any]  # each is Ordered, of the kind that its name declares
Answer = Callable[[Any, int, Orders], list[tuple[str, int]] | None]
Keep = Callable[[Any, Any, int, Orders], Orders]


class WrongOrder(MagnatError):
    """An order that does not exist, or a value that it cannot have."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"there is no order {name!r} of this kind")


@dataclass(frozen=True)
class Order:
    """One thing that can be ordered. JSON writes the keys of amounts as words; `read` takes both."""

    kind: str
    default: Ordered
    of: str = ""  # the kind of thing that it names
    size: int = 0  # how many of them there are
    most: int = 0  # the largest amount
    formerly: Ordered | None = None  # what was usual at tables opened before the default became what it is,
    since: int = 0  # and with which habits that happened

    def read(self, value: object) -> Ordered:
        """The value as it is kept; ValueError if this order cannot have it."""
        if self.kind == FLAG and type(value) is bool:
            return value
        if self.kind == SET and isinstance(value, list) and all(type(thing) is int and 0 <= thing < self.size for thing in value):
            return sorted(set(value))
        if self.kind == AMOUNTS and isinstance(value, dict) and len(value) <= self.size:
            read = {self._thing(thing): amount for thing, amount in value.items()}
            if all(type(amount) is int and 0 <= amount <= self.most for amount in read.values()):
                return dict(sorted(read.items()))
        raise ValueError(f"no value of a {self.kind}")

    def _thing(self, key: object) -> int:
        thing = int(str(key))
        if str(thing) != str(key) or not 0 <= thing < self.size:
            raise ValueError(f"nothing has the number {key}")
        return thing


def flag(default: bool = False, *, since: int = 0) -> Order:
    """Yes or no. `since`: tables that were opened with older habits have the other one as their default."""
    return Order(FLAG, default, formerly=not default, since=since)


def set_of(size: int, of: str) -> Order:
    """Some of the things of a kind, by number."""
    return Order(SET, [], of, size)


def amounts(size: int, of: str, most: int) -> Order:
    """An amount for some of the things of a kind, by number."""
    return Order(AMOUNTS, {}, of, size, most)


def answer_by_phase(phases: type[Phases], functions: Iterable[Answer], **others: str) -> Answer:
    """What the orders say to a question, by its phase: `answer_<phase>` of these functions; where there is none, nothing.

    others: PHASE="word", where it is `answer_<word>`.
    """
    named = {function.__name__: function for function in functions}
    wanted = {row.number: f"answer_{others.get(row.name, row.name.lower())}" for row in phases}
    shared = {f"answer_{word}" for word in others.values()}
    if unknown := sorted((set(named) - set(wanted.values())) | (shared - set(named)) | (set(others) - {row.name for row in phases})):
        raise TypeError(f"no phase leads to {unknown[0]!r}, or nothing is defined under that name")
    known = {number: named[name] for number, name in wanted.items() if name in named}

    def answer(st: GameState, seat: int, orders: Orders) -> list[tuple[str, int]] | None:
        """By the phase."""
        found = known.get(st.phase)
        return found(st, seat, orders) if found else None

    return answer


def merged(declared: Mapping[str, Order], orders: Orders, given: Mapping[str, object]) -> dict[str, object]:
    """The orders with those given in their places; WrongOrder if one of them makes no sense."""
    new = dict(orders)
    for name, value in given.items():
        try:
            new[name] = declared[name].read(value)
        except (LookupError, TypeError, ValueError) as wrong:
            raise WrongOrder(name) from wrong
    return new


def usual(declared: Mapping[str, Order], habits: int = HABITS) -> dict[str, object]:
    """The orders of a person who has given none, at a table that was opened with these habits."""
    return {name: order.default if habits >= order.since else order.formerly for name, order in declared.items()}
