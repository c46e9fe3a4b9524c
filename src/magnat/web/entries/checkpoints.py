"""What a store keeps beside the entries of a table, so that a match survives a change of its rules, and damage is noticed."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from magnat.core.declare import CHANCE
from magnat.core.game import Game
from magnat.core.play import saves
from magnat.web.entries.kinds import entry_of
from magnat.web.entries.opening import Open
from magnat.web.entries.serving import NewRules
from magnat.web.errors import ApiError, Damaged, not_found
from magnat.web.json_text import as_json
from magnat.web.state import TableState
from magnat.web.store import ASIDE, THINNED, Stored


def check_there(status: str | None) -> None:
    """Refuse a match that is not stored, that was deleted, or that an operator has set aside. None: it is not in the store."""
    if status is None:
        raise not_found("match")
    if status == THINNED:
        raise ApiError(410, "gone")
    if status.startswith(ASIDE):
        raise ApiError(410, "set-aside")


def position_of(state: TableState) -> str | None:
    """The match as a save without its acts; its digest is made when the acts are put back."""
    if state.match is None or not state.started:
        return None
    return as_json(saves.content(replace(state.match, played=[], before=[])))


def outcome_of(before: TableState, after: TableState) -> list[Any] | None:
    """[how many acts were kept, the acts that came, which draws they were]; None if nothing was played or taken back."""
    if after.match is None or not after.started or (before.started and before.ply == after.ply):
        return None
    kept = min(before.ply if before.started else 0, after.ply)
    played = after.match.played[kept:]
    acts = [[act.seat, *after.game.spelled(act.act)] for act in played]
    return [kept, acts, [act.number for act in played if act.seat == CHANCE]]


def rebuilt(game: Game, stored: Stored) -> tuple[TableState, dict[str, Any] | None]:
    """The state of a stored match; Damaged if its entries do not lead to the position that was stored with them.

    If the rules of the game have changed since, also the save from which it goes on under the new ones.
    """
    try:
        if stored.rules_version == game.version or stored.position is None:
            return _checked(_replayed(game, stored, blind_until=_last_rules(stored)), stored), None
        return _replayed(game, stored, blind_until=len(stored.entries)), saves.to_json(saves.from_json(_save(stored), game=game))
    except Exception as error:  # whatever a foreign or broken record makes the rules do
        raise Damaged(stored.id) from error


def _checked(state: TableState, stored: Stored) -> TableState:
    led_to = state.match.state.to_json() if state.match is not None and state.started else None
    if led_to != (json.loads(stored.position)["snapshot"] if stored.position else None):
        raise Damaged(stored.id)
    return state


def _replayed(game: Game, stored: Stored, blind_until: int) -> TableState:
    first, *entries = (entry_of(row) for row in stored.entries)
    if not isinstance(first, Open):
        raise Damaged(stored.id)
    state = first.table(game, blind=blind_until > 0)
    for index, entry in enumerate(entries, 1):
        state = state.after(entry, blind=index < blind_until)
    return state


def _last_rules(stored: Stored) -> int:
    """The index of the last entry that brought the match under other rules; entries before it cannot be judged any more."""
    return max((index for index, row in enumerate(stored.entries) if row.kind == NewRules.kind), default=0)


def _save(stored: Stored) -> dict[str, Any]:
    """The save that the old rules would have written: the stored position with all acts that led to it."""
    begin = max((index for index, row in enumerate(stored.entries) if row.body.get("save")), default=0)
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
    if known:
        document["base_version"] = base["rules_version"]
    return document | {"digest": saves.digest(document)}
