"""What bots are called, in the terminal and at tables."""

from __future__ import annotations

from collections.abc import Iterable

BOT_NAMES = (
    "Anton",
    "Berta",
    "Carla",
    "David",
    "Emil",
    "Flora",
    "Georg",
    "Hanna",
    "Ida",
    "Jonas",
    "Klara",
    "Ludwig",
    "Maria",
    "Nils",
    "Olga",
    "Paul",
)


def bot_name(seat: int, others: Iterable[str]) -> str:
    """A name for the bot of a seat, with another first letter than those of the others at the table where possible.

    >>> bot_name(1, ["Ada"]), bot_name(1, ["Ben", "Carla"]), bot_name(0, BOT_NAMES[1:])
    ('Berta', 'David', 'Anton')
    """
    taken = {name.casefold() for name in others}
    initials = {name[:1] for name in taken}
    names = [BOT_NAMES[(seat + step) % len(BOT_NAMES)] for step in range(len(BOT_NAMES))]
    free = [name for name in names if name.casefold() not in taken]
    return next((name for name in free if name[0].casefold() not in initials), free[0])
