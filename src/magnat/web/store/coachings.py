"""What the coach found of finished games. A game is coached once: the process that begins claims the game, and the others read how far it is.

A claim that is not renewed in time belongs to a process that has died, and anybody may begin again. What fails leaves nothing.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from magnat.web.json_text import as_json
from magnat.web.store.driver import Statement
from magnat.web.store.rows import StoreError
from magnat.web.store.store import Store
from magnat.web.store.table import Table

MOST_BYTES = 400_000  # of a report


@dataclass(frozen=True)
class Coaching:
    """How far a game is coached, and what is known of it."""

    record: str  # a digest of what was judged
    until: float  # when the claim of whoever judges it ends
    done: int
    total: int
    whole: bool
    report: dict[str, Any] | None


COACHINGS = Table("coachings", ("match", "record", "claim", "until", "done", "total", "whole", "report"))
CLAIM = Statement(
    f"INSERT INTO coachings ({COACHINGS.columns}) VALUES (:match, :record, :claim, :until, 0, 1, 0, NULL)"
    ' ON CONFLICT ("match") DO UPDATE SET record = excluded.record, claim = excluded.claim, until = excluded.until, done = 0, total = 1, whole = 0,'
    " report = NULL WHERE coachings.record <> excluded.record OR (coachings.whole = 0 AND coachings.until < :now)",
    hits=True,
)
GO_ON = Statement(
    'UPDATE coachings SET until = :until, done = :done, total = :total, report = COALESCE(:report, report) WHERE "match" = :match AND claim = :claim',
    hits=True,
)
FINISH = Statement('UPDATE coachings SET done = total, whole = 1, report = :report WHERE "match" = :match AND claim = :claim', hits=True)
GIVE_UP = Statement('DELETE FROM coachings WHERE "match" = :match AND claim = :claim AND whole = 0')


async def find(store: Store, match: str) -> Coaching | None:
    wanted = 'SELECT record, until, done, total, whole, report FROM coachings WHERE "match" = :of'
    rows = await store.rows(wanted, of=match)
    if not rows:
        return None
    row = rows[0]
    found = None if row["report"] is None else json.loads(row["report"])
    return Coaching(row["record"], row["until"], row["done"], row["total"], bool(row["whole"]), found)


async def claim(store: Store, match: str, record: str, claim: str, now: float, until: float) -> bool:
    """Begin; False if somebody else has, or if it is done."""
    return await store.attempt([(CLAIM, [{"match": match, "record": record, "claim": claim, "now": now, "until": until}])])


async def go_on(store: Store, match: str, claim: str, until: float, done: int, total: int, report: dict[str, Any] | None) -> None:
    """Tell how far it is. Conflict if another has taken over, or the match is gone."""
    row = {"match": match, "claim": claim, "until": until, "done": done, "total": total, "report": None if report is None else written(report)}
    await store.write([(GO_ON, [row])])


async def finish(store: Store, match: str, claim: str, report: dict[str, Any]) -> None:
    await store.write([(FINISH, [{"match": match, "claim": claim, "report": written(report)}])])


async def give_up(store: Store, match: str, claim: str) -> None:
    """Nothing half done stays."""
    await store.write([(GIVE_UP, [{"match": match, "claim": claim}])])


def written(report: dict[str, Any]) -> str:
    text = as_json(report)
    if len(text) > MOST_BYTES:
        raise StoreError(f"what the coach found takes {len(text)} bytes, more than the {MOST_BYTES} that are kept")
    return text
