"""Whom one plays with: whom somebody has blocked or reported, and who is invited to which table."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import asdict, dataclass

from magnat.web.store.driver import Row, Statement
from magnat.web.store.rows import Conflict
from magnat.web.store.store import Store
from magnat.web.store.table import Table, TableOf


@dataclass(frozen=True)
class Block:
    person: str
    other: str
    name: str
    at: float


@dataclass(frozen=True)
class Report:
    """What somebody has told the operator about somebody else; of a message, when it was written."""

    id: str
    match: str | None
    seat: int | None
    said: float | None
    author: str | None
    about: str | None
    name: str
    reason: str
    text: str
    at: float
    settled: float | None = None
    note: str | None = None


BLOCKS = TableOf("blocks", Block)
REPORTS = TableOf("reports", Report)
INVITATIONS = Table("invitations", ("match", "person", "host", "at"))
NO_BLOCK = Statement("DELETE FROM blocks WHERE person = :person AND other = :other", hits=True)
NO_BLOCKS = Statement("DELETE FROM blocks WHERE person = :person OR other = :person")
MORE_BLOCKS = Statement(
    f"INSERT INTO blocks ({BLOCKS.columns}) SELECT CAST(:person AS VARCHAR), other, name, at FROM blocks WHERE person = :before AND other <> :person"
    " ON CONFLICT (person, other) DO NOTHING"
)
BLOCKED_TOO = Statement(
    f"INSERT INTO blocks ({BLOCKS.columns}) SELECT person, CAST(:person AS VARCHAR), name, at FROM blocks WHERE other = :before AND person <> :person"
    " ON CONFLICT (person, other) DO NOTHING"
)
SETTLE = Statement("UPDATE reports SET settled = :at, note = :note WHERE id = :id AND settled IS NULL", hits=True)
NO_REPORTS_ABOUT = Statement("DELETE FROM reports WHERE about = :person")
NO_AUTHOR = Statement("UPDATE reports SET author = NULL, text = '' WHERE author = :person")
OTHER_AUTHOR = Statement("UPDATE reports SET author = :person WHERE author = :before")
OTHER_ABOUT = Statement("UPDATE reports SET about = :person WHERE about = :before")
NO_INVITATION = Statement('DELETE FROM invitations WHERE "match" = :match AND person = :person', hits=True)
NO_INVITATIONS = Statement("DELETE FROM invitations WHERE person = :person OR host = :person")
MORE_INVITATIONS = Statement(
    f'INSERT INTO invitations ({INVITATIONS.columns}) SELECT "match", CAST(:person AS VARCHAR), host, at FROM invitations WHERE person = :before'
    " AND host <> :person"
    ' ON CONFLICT ("match", person) DO NOTHING'
)


# Blocking.


async def block(store: Store, row: Block) -> None:
    await store.write([(BLOCKS.add_missing, [asdict(row)])])


async def unblock(store: Store, person: str, other: str) -> bool:
    return await store.attempt([(NO_BLOCK, [{"person": person, "other": other}])])


async def blocks_of(store: Store, person: str) -> list[Block]:
    """Whom somebody has blocked, the last one first."""
    return await store.all(BLOCKS, "person = :person ORDER BY at DESC, other LIMIT 1000", person=person)


async def strangers(store: Store, person: str) -> set[str]:
    """Those with whom somebody is not to be brought together: who is blocked by them, or has blocked them."""
    query = "SELECT other FROM blocks WHERE person = :person UNION SELECT person AS other FROM blocks WHERE other = :person"
    rows = await store.rows(query, person=person)
    return {row["other"] for row in rows}


async def seats_of(store: Store, match: str, persons: Collection[str]) -> list[int]:
    """The seats of a match that these persons hold."""
    query = 'SELECT seat, person FROM holdings WHERE "match" = :match AND seat >= 0'
    rows = await store.rows(query, match=match)
    return sorted({row["seat"] for row in rows if row["person"] in persons})


# Reporting.


async def report(store: Store, row: Report) -> None:
    await store.write([(REPORTS.add, [asdict(row)])])


async def reports(store: Store, *, settled: bool = False) -> list[Report]:
    """Those that wait for the operator, the oldest first; or those that are settled, the last one first."""
    which = "settled IS NOT NULL ORDER BY settled DESC, id" if settled else "settled IS NULL ORDER BY at, id"
    return await store.all(REPORTS, f"{which} LIMIT 1000")


async def reports_by(store: Store, person: str) -> list[Report]:
    return await store.all(REPORTS, "author = :person ORDER BY at, id", person=person)


async def reports_about(store: Store, person: str) -> int:
    """How many there were, settled or not."""
    rows = await store.rows("SELECT COUNT(*) AS reports FROM reports WHERE about = :person", person=person)
    return int(rows[0]["reports"])


async def find_report(store: Store, id: str) -> Report | None:
    return await store.one(REPORTS, "id = :id", id=id)


async def settle(store: Store, id: str, note: str, at: float) -> bool:
    """A report is dealt with; False if there is no such report waiting."""
    return await store.attempt([(SETTLE, [{"id": id, "note": note, "at": at}])])


# Inviting.


async def have_met(store: Store, person: str, others: Collection[str]) -> set[str]:
    """Those of these persons with whom somebody has finished a game."""
    query = (
        'SELECT 1 AS met FROM play_seats AS mine JOIN play_seats AS theirs ON theirs."match" = mine."match"'
        " WHERE mine.person = :person AND theirs.person = :other LIMIT 1"
    )
    found = await store.read(*((query, {"person": person, "other": other}) for other in others))
    return {other for other, rows in zip(others, found, strict=True) if rows}


async def invite(store: Store, match: str, host: str, persons: Collection[str], at: float) -> None:
    rows = [{"match": match, "person": person, "host": host, "at": at} for person in sorted(persons)]
    if rows:
        with suppress(Conflict):  # one of them has just been erased
            await store.write([(INVITATIONS.add_missing, rows)])


async def invitations(store: Store, person: str, first: int, most: int) -> list[Row]:
    """Tables that have not begun and to which somebody is invited, the newest first."""
    query = (
        'SELECT invitations."match" AS "match", matches.game AS game, persons.name AS host, invitations.at AS at FROM invitations'
        ' JOIN matches ON matches.id = invitations."match" JOIN persons ON persons.id = invitations.host'
        " WHERE invitations.person = :person AND matches.status = 'lobby' AND persons.erased IS NULL"
        ' AND NOT EXISTS (SELECT 1 FROM holdings WHERE holdings."match" = matches.id AND holdings.person = :person)'
        " AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = :person AND blocks.other = invitations.host)"
        ' ORDER BY invitations.at DESC, invitations."match" LIMIT :most OFFSET :first'
    )
    return await store.rows(query, person=person, first=first, most=most)


async def all_invitations(store: Store, person: str) -> list[Row]:
    """To somebody, and from them; also those that nobody can answer any more."""
    query = (
        'SELECT "match", at, CASE WHEN host = :person THEN 1 ELSE 0 END AS sent FROM invitations WHERE person = :person OR host = :person'
        ' ORDER BY at, "match"'
    )
    return await store.rows(query, person=person)


async def decline(store: Store, match: str, person: str) -> bool:
    return await store.attempt([(NO_INVITATION, [{"match": match, "person": person}])])


async def waiting_invitations(store: Store, host: str) -> int:
    """How many invitations of somebody still wait."""
    query = (
        'SELECT COUNT(*) AS waiting FROM invitations JOIN matches ON matches.id = invitations."match"'
        " WHERE invitations.host = :host AND matches.status = 'lobby'"
    )
    rows = await store.rows(query, host=host)
    return int(rows[0]["waiting"])


# Persons who become others, or nobody.


async def take_over(store: Store, before: str, person: str) -> None:
    values = [{"before": before, "person": person}]
    changes = (MORE_BLOCKS, BLOCKED_TOO, OTHER_AUTHOR, OTHER_ABOUT, MORE_INVITATIONS)
    await store.write([*((statement, values) for statement in changes)])


async def forget(store: Store, person: str) -> None:
    """What was told about somebody goes, and of what somebody has told, who it was and in which words."""
    of = [{"person": person}]
    await store.write([(NO_BLOCKS, of), (NO_REPORTS_ABOUT, of), (NO_AUTHOR, of), (NO_INVITATIONS, of)])
