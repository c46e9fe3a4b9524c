"""Classes whose attributes are numbers with a name and more: act blocks, phases, refusals, events, laws.

`Refusal.TOO_DEAR` is the plain number that rules return and compile to; `Refusal.entries[number]` knows its name and rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any


def refuse_taken(owner: str, names: Iterable[str], bases: tuple[type, ...]) -> None:
    """A declared name must not hide what every such class has: the methods and attributes of its bases, and what they declare."""
    for base in bases:
        for name in names:
            if hasattr(base, name):
                raise TypeError(f"{owner} cannot declare {name!r}: every {base.__name__} has something of that name; choose another one")


class Entry:
    """One row of such a class. Its number follows from those before it."""

    name: str = ""
    number: int = 0


class NumberedMeta(type):
    entries: dict[int, Any]

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, object]) -> NumberedMeta:
        rows = {key: value for key, value in namespace.items() if isinstance(value, Entry)}
        refuse_taken(name, rows, bases)
        cls = super().__new__(mcls, name, bases, namespace)
        cls.entries = {}
        start = getattr(cls, "start", 0)
        for key, entry in rows.items():
            entry.name, entry.number = key, start
            cls.entries[start] = entry
            setattr(cls, key, start)
            start += getattr(entry, "size", 1)
        return cls

    def __iter__(cls) -> Iterator[Any]:
        return iter(cls.entries.values())

    def __len__(cls) -> int:
        return len(cls.entries)

    def __getitem__(cls, name: str) -> Any:
        """The entry of that name."""
        return next(entry for entry in cls.entries.values() if entry.name == name)

    def named(cls, number: int) -> str:
        """The name behind a number."""
        return str(cls.entries[number].name)


class Numbered(metaclass=NumberedMeta):
    """Base of the classes below and of those in a game."""


class Reason(Entry):
    def __init__(self, rules: tuple[str, ...]) -> None:
        self.rules = rules


class Reasons(Numbered):
    """Why something may not be done. 0 means that nothing speaks against it, so reasons start at 1."""

    start = 1


class Laws(Reasons):
    """What must hold after every act, whatever happens. 0 means that all is well."""


class Deed(Reason):
    def __init__(self, does: str, rules: tuple[str, ...]) -> None:
        super().__init__(rules)
        self.does = does


def does(function: str, *rules: str) -> int:
    """Something that follows by itself: the function of the rules that does it, and the rules it comes from."""
    return Deed(function, rules)  # type: ignore[return-value]


def cites(*rules: str) -> int:
    """A reason or a law, with the rules it comes from."""
    return Reason(rules)  # type: ignore[return-value]
