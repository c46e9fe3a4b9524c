"""What a store keeps beside the entries of a table, so that a match survives a change of its rules, and damage is noticed."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from magnat.core import saves
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.state import CHANCE
from magnat.web.course import Course
from magnat.web.errors import Wrong
from magnat.web.store import Stored


class Damaged(Wrong):
    """A match that cannot go on, because its record contradicts itself."""

    def __init__(self, match: str) -> None:
        super().__init__(500, "damaged")
        self.match = match


def position_of(course: Course) -> str | None:
    """The match as a save without its acts."""
    if course.match is None or not course.started:
        return None
    return json.dumps(saves.to_json(replace(course.match, played=[], before=[])), separators=(",", ":"))


def outcome_of(before: Course, after: Course) -> list[Any] | None:
    """[how many acts were kept, the acts that came, which draws they were]; None if nothing was played or taken back."""
    if after.match is None or not after.started or (before.started and before.place == after.place):
        return None
    kept = min(before.place if before.started else 0, after.place)
    played = after.match.played[kept:]
    acts = [[act.seat, *after.game.spelled(act.act)] for act in played]
    return [kept, acts, [act.number for act in played if act.seat == CHANCE]]


def restored(game: Game, stored: Stored) -> Course:
    """The course of a stored match. Damaged with a sentence if its entries do not lead to the position that was stored with them."""
    try:
        course = _replayed(game, stored, blind_until=_last_rules(stored))
        position = json.loads(stored.position) if stored.position else None
    except (MagnatError, LookupError, TypeError, ValueError, AttributeError) as wrong:
        raise Damaged(stored.id) from wrong
    found = course.match.state.to_json() if course.match is not None and course.started else None
    if found != (position["snapshot"] if position else None):
        raise Damaged(stored.id)
    return course


def _replayed(game: Game, stored: Stored, blind_until: int) -> Course:
    course = Course.opened(game, stored.entries[0])
    for place, entry in enumerate(stored.entries[1:], 1):
        course = course.after(entry, blind=place < blind_until)
    return course


def _last_rules(stored: Stored) -> int:
    """The place of the last entry that brought the match under other rules; entries before it cannot be judged any more."""
    return max((place for place, entry in enumerate(stored.entries) if entry.kind == "rules"), default=0)


def rescued(game: Game, stored: Stored) -> tuple[Course, dict[str, Any] | None]:
    """A match whose rules have changed since: its course without the acts, and the save from which it goes on (none before the start)."""
    if stored.position is None:
        return restored(game, stored), None
    try:
        course = _replayed(game, stored, blind_until=len(stored.entries))
        return course, saves.to_json(saves.from_json(_save(stored), game=game))
    except (MagnatError, LookupError, TypeError, ValueError, AttributeError) as wrong:
        raise Damaged(stored.id) from wrong


def _save(stored: Stored) -> dict[str, Any]:
    """The save that the old rules would have written: the stored position with all acts that led to it."""
    begin = max((place for place, entry in enumerate(stored.entries) if entry.body.get("save")), default=0)
    base = stored.entries[begin].body.get("save") or {"acts": [], "draws": [], "known_acts": 0, "base": None}
    known = base["known_acts"]
    played: list[list[Any]] = base["acts"][known:]
    draws: list[int] = list(base["draws"])
    for outcome in stored.outcomes[begin:]:
        if outcome is not None:
            kept, acts, numbers = outcome
            gone = sum(act[0] == CHANCE for act in played[kept:])
            played = played[:kept] + acts
            draws = draws[: len(draws) - gone] + numbers
    document: dict[str, Any] = json.loads(stored.position or "{}")
    document |= {"acts": base["acts"][:known] + played, "draws": draws, "known_acts": known, "base": base["base"]}
    return document | {"digest": saves.digest(document)}
