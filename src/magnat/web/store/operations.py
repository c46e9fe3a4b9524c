"""What only an operator reads of a database or changes in it, besides what servers do."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from magnat.web.json_text import as_json
from magnat.web.store.driver import Statement
from magnat.web.store.rows import ASIDE, EntryRow
from magnat.web.store.statements import ENTRIES, NAMED
from magnat.web.store.store import Store

DROP = Statement("DELETE FROM magnat WHERE name = :name", hits=True)
HOLD = Statement("UPDATE matches SET due = NULL WHERE id = :of AND fence = :fence", hits=True)  # other writers wait, and are refused then
SET_ASIDE = Statement(f"UPDATE matches SET status = '{ASIDE}' || status, due = NULL WHERE id = :of AND fence = :fence", hits=True)
BRING_BACK = Statement(
    f"UPDATE matches SET status = SUBSTR(status, {len(ASIDE) + 1}), due = CASE WHEN status = '{ASIDE}running' THEN 0 ELSE NULL END"
    " WHERE id = :of AND fence = :fence",
    hits=True,
)
NO_ENTRIES = Statement('DELETE FROM entries WHERE "match" = :of')
NO_RIGHTS = Statement('DELETE FROM rights WHERE "match" = :of')
NO_MATCH = Statement("DELETE FROM matches WHERE id = :of", hits=True)
NO_ANSWERS = Statement('UPDATE entries SET answer = NULL WHERE "match" = :of')
REWRITE = Statement('UPDATE entries SET body = :body WHERE "match" = :of AND number = :number', hits=True)
REPOSITION = Statement(
    "UPDATE matches SET head = :head, position = COALESCE(:position, position) WHERE id = :of AND fence = :fence AND head = :head - 1",
    hits=True,
    told=True,
)


@dataclass(frozen=True)
class Listed:
    """A match in the list of an operator."""

    id: str
    code: str
    game: str
    status: str
    head: int  # number of the last entry
    touched: float
    owner: str | None = None


async def matches(store: Store, status: str | None = None) -> list[Listed]:
    """All matches, or those of a status ("aside" for all that are set aside), those touched last first."""
    query, values = "SELECT id, code, game, status, head, touched, owner FROM matches", dict[str, Any]()
    if status is not None:
        query += " WHERE status LIKE :status"
        values["status"] = f"{ASIDE}%" if status == ASIDE.strip() else status
    rows = await store.rows(f"{query} ORDER BY touched DESC, id", **values)
    return [Listed(**row) for row in rows]


# Each of these is done under the lease of its fence, or not at all: Fenced if the match is another's.


async def delete(store: Store, match: str, fence: int) -> None:
    """Nothing of a match remains, not even that it was."""
    of = [{"of": match}]
    await store.write([(HOLD, [{"of": match, "fence": fence}]), (NO_ENTRIES, of), (NO_RIGHTS, of), (NO_MATCH, of)])


async def set_aside(store: Store, match: str, fence: int) -> None:
    await store.write([(SET_ASIDE, [{"of": match, "fence": fence}])])


async def bring_back(store: Store, match: str, fence: int) -> None:
    await store.write([(BRING_BACK, [{"of": match, "fence": fence}])])


async def rewrite(store: Store, match: str, fence: int, bodies: dict[int, str], position: str | None, told: EntryRow) -> None:
    """Other texts in the entries of a match, and one more entry that tells so.

    The answers that were kept for repeated requests hold the old texts and are forgotten.
    """
    moved = {"of": match, "fence": fence, "head": told.number, "position": position}
    rows = [{"of": match, "number": number, "body": body} for number, body in bodies.items()]
    entry = {"match": match, "number": told.number, "at": told.at, "kind": told.kind, "seat": told.seat, "body": as_json(told.body)}
    entry |= {"outcome": None, "key": None, "answer": None}
    texts = [(REWRITE, rows)] if rows else []
    await store.write([(REPOSITION, [moved]), *texts, (NO_ANSWERS, [{"of": match}]), (ENTRIES.add, [entry])])


# Notes: small texts by name, through which operators and servers talk to each other.


async def notes(store: Store, kind: str) -> dict[str, str]:
    """All notes of a kind, by what follows the kind in their name."""
    rows = await store.rows("SELECT name, value FROM magnat WHERE name LIKE :like ORDER BY name", like=f"{kind} %")
    return {row["name"].removeprefix(f"{kind} "): row["value"] for row in rows}


async def put_note(store: Store, kind: str, name: str, value: str) -> None:
    await store.write([(NAMED.add, [{"name": f"{kind} {name}", "value": value}])])


async def take_note(store: Store, kind: str, name: str) -> bool:
    """Remove a note; False if somebody else was faster."""
    return await store.attempt([(DROP, [{"name": f"{kind} {name}"}])])


def written_now(name: str) -> str:
    """A name that sorts by when it was given."""
    return f"{int(time.time() * 1000):015d}-{name}"
