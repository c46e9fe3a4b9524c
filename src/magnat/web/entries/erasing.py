"""Erasing a person: the names under which somebody played and all that was said under them. The game itself stays what it was.

Words that somebody added to the seed stay too: without them nobody could prove the dice of the others.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from magnat.core.play import saves
from magnat.web.entries.hosting import Say
from magnat.web.entries.opening import Join, Open
from magnat.web.entries.serving import NewRules
from magnat.web.entries.sitting import Sitting
from magnat.web.json_text import as_json
from magnat.web.state import NO_SEAT
from magnat.web.store import Stored

ERASED = "…"  # what remains of a name and of what was said


@dataclass
class Erased:
    """A record from which a person was removed."""

    bodies: dict[int, str] = field(default_factory=dict)  # of the entries that change, as JSON
    position: str | None = None
    seats: set[int] = field(default_factory=set)  # that are the person's at the end
    names: int = 0
    messages: int = 0


def erased(stored: Stored, name: str) -> Erased:
    """The record of a match without the person of that name, however it is written in capitals."""
    found, sitting = Erased(), Sitting()
    for row in stored.entries:
        sitting.follow(row)
        body = json.loads(as_json(row.body))
        before = as_json(body)
        if row.kind == Open.kind:
            for seat, chair in enumerate(body["chairs"]):
                if _is(chair["name"], name):
                    chair["name"] = _anonymous(seat)
                    found.names += 1
        elif row.kind == Join.kind and _is(body["name"], name):
            body["name"] = _anonymous(row.seat)
            found.names += 1
        elif row.kind == Say.kind and _is(body.get("name") if row.seat == NO_SEAT else sitting.names.get(row.seat), name):
            _silence(body, found)
        if row.kind in (Open.kind, NewRules.kind) and body.get("save"):
            _erase_save(body["save"], name)
        if as_json(body) != before:
            found.bodies[row.number] = as_json(body)
    found.seats = {seat for seat, held in sitting.names.items() if _is(held, name)}
    if stored.position is not None:
        position = json.loads(stored.position)
        if _erase_seats(position, name):
            found.position = as_json(position)
    return found


def erased_of_the_gone(stored: Stored, name: str) -> Erased:
    """The same, of somebody who has left. If another person sits there by now under that name, only what was said without a seat goes."""
    found = erased(stored, name)
    if not found.seats:
        return found
    found = Erased()
    for row in stored.entries:
        body = json.loads(as_json(row.body)) if row.kind == Say.kind and row.seat == NO_SEAT else {}
        if _is(body.get("name"), name):
            _silence(body, found)
            found.bodies[row.number] = as_json(body)
    return found


def _silence(body: dict[str, Any], found: Erased) -> None:
    """Take the words and the name out of what was said."""
    body["text"] = ERASED
    if body.get("name"):
        body["name"] = ERASED
    found.messages += 1


def _is(found: Any, name: str) -> bool:
    return isinstance(found, str) and found.casefold() == name.casefold()


def _anonymous(seat: int) -> str:
    """Names at a table differ."""
    return f"{ERASED} {seat + 1}"


def _erase_seats(document: dict[str, Any], name: str) -> bool:
    hits = [(seat, row) for seat, row in enumerate(document.get("seats", [])) if _is(row.get("name"), name)]
    for seat, row in hits:
        row["name"] = _anonymous(seat)
    return bool(hits)


def _erase_save(save: dict[str, Any], name: str) -> None:
    if _erase_seats(save, name):
        save["digest"] = saves.digest(save)
