"""Who plays here: a person is a name and what proves it: devices, a phrase, passkeys. The seats that a person holds are rights like any others."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from magnat.web.store.driver import Row, Statement
from magnat.web.store.rows import Conflict, Fenced
from magnat.web.store.statements import DROP_RIGHT
from magnat.web.store.store import Store
from magnat.web.store.table import Table, TableOf


@dataclass(frozen=True)
class Person:
    """Somebody who plays here."""

    id: str
    name: str
    appearance: str | None
    phrase: str | None
    hidden: int
    made: float
    seen: float
    erased: float | None = None

    @property
    def is_secured(self) -> bool:
        """Whether there is something besides a browser that proves who this is."""
        return self.appearance is not None


@dataclass(frozen=True)
class Device:
    """A browser that keeps a token of its person."""

    hash: str
    person: str
    label: str
    made: float
    seen: float

    @property
    def id(self) -> str:
        """By which its person speaks of it; it opens nothing."""
        return self.hash[:16]


@dataclass(frozen=True)
class Passkey:
    id: str
    person: str
    public_key: str
    uses: int
    label: str
    made: float


@dataclass(frozen=True)
class Holding:
    """A seat (or, as NO_SEAT, the host's rights) that is a person's."""

    hash: str
    person: str
    match: str
    seat: int
    at: float


PERSONS = TableOf("persons", Person)
DEVICES = TableOf("devices", Device)
PASSKEYS = TableOf("passkeys", Passkey)
OPENINGS = Table("openings", ("hash", "kind", "person", "until"))
HOLDINGS = TableOf("holdings", Holding)
TRACES = Table("traces", ("person", "match", "name"))
USE_OPENING = Statement("DELETE FROM openings WHERE hash = :hash AND kind = :kind AND until >= :now", hits=True)
OLD_OPENINGS = Statement("DELETE FROM openings WHERE until < :now")
NO_LINKS = Statement("DELETE FROM openings WHERE person = :person AND kind = :kind")
NO_TRACE = Statement('DELETE FROM traces WHERE person = :person AND "match" = :match AND name = :name')
MORE_TRACES = Statement(
    f'INSERT INTO traces ({TRACES.columns}) SELECT CAST(:person AS VARCHAR), "match", name FROM traces WHERE person = :before'
    ' ON CONFLICT (person, "match", name) DO NOTHING'
)
NAME = Statement("UPDATE persons SET name = :name, appearance = :appearance WHERE id = :person AND erased IS NULL", hits=True)
PHRASE = Statement("UPDATE persons SET phrase = :phrase, appearance = :appearance WHERE id = :person AND erased IS NULL", hits=True)
HIDE = Statement("UPDATE persons SET hidden = :hidden WHERE id = :person AND erased IS NULL", hits=True)
SEEN = Statement("UPDATE persons SET seen = :now WHERE id = :person")
DEVICE_SEEN = Statement("UPDATE devices SET seen = :now WHERE hash = :hash")
COUNT_USE = Statement("UPDATE passkeys SET uses = :uses WHERE id = :id", hits=True)
NO_DEVICE = Statement("DELETE FROM devices WHERE hash = :hash AND person = :person", hits=True)
NO_DEVICES = Statement("DELETE FROM devices WHERE person = :person")
NO_PASSKEY = Statement("DELETE FROM passkeys WHERE id = :id AND person = :person", hits=True)
NO_PASSKEYS = Statement("DELETE FROM passkeys WHERE person = :person")
NO_REMINDERS = Statement("DELETE FROM subscriptions WHERE hash IN (SELECT hash FROM holdings WHERE person = :person)")
NO_PERSON = Statement("DELETE FROM persons WHERE id = :person")
ERASE = Statement(
    "UPDATE persons SET erased = :now, name = '', appearance = NULL, phrase = NULL, hidden = 1 WHERE id = :person AND erased IS NULL", hits=True
)
FORGET = Statement(  # those who came once, secured nothing, and hold no seat any more
    "DELETE FROM persons WHERE seen < :before AND appearance IS NULL AND erased IS NULL"
    " AND NOT EXISTS (SELECT 1 FROM holdings WHERE holdings.person = persons.id)"
)


async def make(store: Store, person: Person, device: Device) -> None:
    await store.write([(PERSONS.add, [asdict(person)]), (DEVICES.add, [asdict(device)])])


async def add_device(store: Store, device: Device, instead_of: str | None = None) -> None:
    gone = [(Statement("DELETE FROM devices WHERE hash = :hash"), [{"hash": instead_of}])] if instead_of else []
    await store.write([*gone, (DEVICES.add, [asdict(device)])])


async def by_device(store: Store, hash: str) -> Person | None:
    query = f"SELECT {PERSONS.full} FROM devices JOIN persons ON persons.id = devices.person WHERE devices.hash = :hash AND erased IS NULL"
    rows = await store.rows(query, hash=hash)
    return Person(**rows[0]) if rows else None


async def by_id(store: Store, person: str) -> Person | None:
    return await store.one(PERSONS, "id = :id AND erased IS NULL", id=person)


async def faces(store: Store, persons: Collection[str]) -> dict[str, Row]:
    """What these persons are called now, and whether they hide; those who are gone are not in it."""
    query = "SELECT id, name, hidden FROM persons WHERE id = :id AND erased IS NULL"
    found = await store.read(*((query, {"id": one}) for one in sorted(set(persons))))
    return {row["id"]: row for rows in found for row in rows}


async def public(store: Store, persons: Collection[str]) -> set[str]:
    """Those of these persons whose profiles everybody may read."""
    query = "SELECT id FROM persons WHERE id = :id AND hidden = 0 AND erased IS NULL"
    found = await store.read(*((query, {"id": one}) for one in persons))
    return {row["id"] for rows in found for row in rows}


async def by_phrase(store: Store, phrase: str) -> Person | None:
    return await store.one(PERSONS, "phrase = :phrase AND erased IS NULL", phrase=phrase)


async def by_appearance(store: Store, appearance: str) -> Person | None:
    """Who has secured a name that looks like this."""
    return await store.one(PERSONS, "appearance = :appearance AND erased IS NULL", appearance=appearance)


async def secured(store: Store) -> list[Person]:
    """All whose names are secured, the oldest first."""
    return await store.all(PERSONS, "appearance IS NOT NULL AND erased IS NULL ORDER BY made, id")


async def devices(store: Store, person: str) -> list[Device]:
    return await store.all(DEVICES, "person = :person ORDER BY seen DESC, hash", person=person)


async def passkeys(store: Store, person: str) -> list[Passkey]:
    return await store.all(PASSKEYS, "person = :person ORDER BY made, id", person=person)


async def holdings(store: Store, person: str, first: int = 0, most: int = 10**6) -> list[Holding]:
    """The newest first."""
    condition = 'person = :person ORDER BY at DESC, "match", seat LIMIT :most OFFSET :first'
    return await store.all(HOLDINGS, condition, person=person, first=first, most=most)


async def matches(store: Store, person: str, first: int, most: int) -> list[str]:
    """At which a person holds something, those that were touched last first."""
    query = (
        'SELECT id FROM matches WHERE id IN (SELECT "match" FROM holdings WHERE person = :person) ORDER BY touched DESC, id LIMIT :most OFFSET :first'
    )
    rows = await store.rows(query, person=person, first=first, most=most)
    return [row["id"] for row in rows]


async def passkey(store: Store, id: str) -> Passkey | None:
    return await store.one(PASSKEYS, "id = :id", id=id)


async def hold(store: Store, holding: Holding) -> None:
    """A right is a person's; unless it is gone by now."""
    with suppress(Conflict):
        await store.write([(HOLDINGS.add_missing, [asdict(holding)])])


async def leave_trace(store: Store, person: str, match: str, name: str) -> None:
    """Somebody has sat or spoken there under that name."""
    with suppress(Conflict):  # the match, or the person, is gone by now
        await store.write([(TRACES.add_missing, [{"person": person, "match": match, "name": name}])])


async def traces(store: Store, person: str) -> list[tuple[str, str]]:
    """(match, name) of where somebody was."""
    rows = await store.rows('SELECT "match", name FROM traces WHERE person = :person ORDER BY "match", name', person=person)
    return [(row["match"], row["name"]) for row in rows]


async def openings(store: Store, person: str) -> list[Row]:
    """What somebody can still use once."""
    return await store.rows("SELECT kind, until FROM openings WHERE person = :person ORDER BY until, kind", person=person)


async def shared_traces(store: Store, person: str) -> list[tuple[str, str]]:
    """(match, name) of where somebody else was under the same name."""
    query = (
        'SELECT DISTINCT mine."match" AS "match", mine.name AS name FROM traces AS mine JOIN traces AS other ON other."match" = mine."match"'
        " AND other.name = mine.name AND other.person <> mine.person WHERE mine.person = :person"
    )
    rows = await store.rows(query, person=person)
    return [(row["match"], row["name"]) for row in rows]


async def put_opening(store: Store, hash: str, kind: str, person: str | None, until: float, now: float) -> None:
    """Something that can be used once; a person has one link at a time."""
    older = [(NO_LINKS, [{"person": person, "kind": kind}])] if person else []
    row = {"hash": hash, "kind": kind, "person": person, "until": until}
    await store.write([(OLD_OPENINGS, [{"now": now}]), *older, (OPENINGS.add, [row])])


async def use_opening(store: Store, hash: str, kind: str, now: float) -> tuple[bool, str | None]:
    """Whether it was there, and whose it is; from now on it is used."""
    rows = await store.rows("SELECT person FROM openings WHERE hash = :hash AND kind = :kind", hash=hash, kind=kind)
    try:
        await store.write([(USE_OPENING, [{"hash": hash, "kind": kind, "now": now}])])
    except Fenced:
        return False, None
    return True, rows[0]["person"] if rows else None


async def do(store: Store, statement: Statement, **values: Any) -> bool:
    """One change; False if it finds nothing to change, or if somebody else has what must be unique."""
    return await store.attempt([(statement, [values])])


async def present_devices(store: Store, hashes: Collection[str]) -> set[str]:
    """Those of these devices that still belong to somebody."""
    if not hashes:
        return set()
    named = {f"h_{_letters(number)}": hash for number, hash in enumerate(hashes)}
    query = f"SELECT hash FROM devices WHERE hash IN ({', '.join(f':{name}' for name in named)})"
    (rows,) = await store.read((query, named))
    return {row["hash"] for row in rows}


def _letters(number: int) -> str:
    """Names of parameters have no digits."""
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


async def being_erased(store: Store) -> list[str]:
    rows = await store.rows("SELECT id FROM persons WHERE erased IS NOT NULL ORDER BY erased LIMIT 20")
    return [row["id"] for row in rows]


async def drop_right(store: Store, right: str) -> bool:
    return await do(store, DROP_RIGHT, of=right)
