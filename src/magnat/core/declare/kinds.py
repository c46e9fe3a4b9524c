"""Kinds: what the numbers of a game count. A game declares them once; acts, log values, fields and helpers name them:
KINDS: KindTable = {"good": GOOD_IDS, "card": {"good": CARD_GOODS, "step": CARD_STEPS}, "money": MILLION}

A field says what its value counts: `value="good"`; `value=maybe("good")`, if 0 is none and a good is its number + 1; `value=several("good")` for a
set; `value=beyond("seat")`, if a number behind the last seat stands for something else; TRUTH for yes or no. `value=unsaid(...)`: it says nothing
that a player needs to read, so the position in words leaves it out. A negative number stands for none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

Named = Sequence[str]  # things with a name each: `good-coal` in the words
Composed = Mapping[str, Sequence[int]]  # things made of parts, one column a part
Kind = Named | Composed | int  # a number: how many units make one of what is spoken of
KindTable = Mapping[str, Kind]

SEAT = "seat"  # a kind in every game: as many as sit at the table
TRUTH = "truth"
Form = Literal["", "one", "maybe", "several", "truth"]  # how the number of a field stands for things of its kind
_SIGNS: dict[str, Form] = {"?": "maybe", "*": "several"}
_UNSAID, _BEYOND = "-", "+"


def count(kind: Kind) -> int:
    """How many things of a kind there are; 0 for amounts.

    >>> count(("coal", "tea")), count({"good": (0, 0, 1), "step": (1, 2, 1)}), count(20)
    (2, 3, 0)
    """
    if isinstance(kind, int):
        return 0
    return len(next(iter(kind.values()))) if isinstance(kind, Mapping) else len(kind)


def maybe(kind: str) -> str:
    """The value of a field that holds a thing or none: 0 is none, else its number + 1."""
    return f"{kind}?"


def several(kind: str) -> str:
    """The value of a field that holds a set of things: one bit each."""
    return f"{kind}*"


def beyond(kind: str) -> str:
    """The value of a field that holds a thing, or with a larger number something else: a seat, or the bank behind the seats.

    It is read as a plain number.
    """
    return f"{kind}{_BEYOND}"


def unsaid(value: str = "") -> str:
    """The value of a field that only the rules need."""
    return f"{_UNSAID}{value}"


def is_said(value: str) -> bool:
    """Whether the position in words has this field."""
    return not value.startswith(_UNSAID)


def form(value: str) -> tuple[str, Form]:
    """(kind, form) of the value of a field; the form of a plain number is empty.

    >>> form("good"), form(maybe("good")), form(unsaid(several("seat"))), form(TRUTH), form("")
    (('good', 'one'), ('good', 'maybe'), ('seat', 'several'), ('', 'truth'), ('', ''))
    """
    value = value.removeprefix(_UNSAID)
    if value.endswith(_BEYOND):
        return "", ""
    if value in (TRUTH, ""):
        return "", "truth" if value else ""
    return (value[:-1], _SIGNS[value[-1]]) if value[-1] in _SIGNS else (value, "one")


def turning(value: str) -> str:
    """How the number of a field names seats, so that it can be counted from another one: as a "seat", "maybe" one or "several"; else empty.

    >>> turning("seat"), turning(maybe("seat")), turning(unsaid(several("seat"))), turning(beyond("seat")), turning("good")
    ('seat', 'maybe', 'several', 'seat', '')
    """
    kind, shape = form(value.removesuffix(_BEYOND))
    return "" if kind != SEAT else "seat" if shape == "one" else shape
