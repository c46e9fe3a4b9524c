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

TABLES = {  # with their columns, in the order in which they can be copied
    "persons": "id, name, appearance, phrase, hidden, made, seen, erased",
    "devices": "hash, person, label, made, seen",
    "passkeys": "id, person, public_key, uses, label, made",
    "ratings": "person, game, mu, sigma, games",
}
HOLDING = 'hash, person, "match", seat, at'
TRACE = 'person, "match", name'
PERSON = TABLES["persons"]
NEW_PERSON = Statement(f"INSERT INTO persons ({PERSON}) VALUES (:id, :name, :appearance, :phrase, :hidden, :made, :seen, :erased)")
NEW_DEVICE = Statement("INSERT INTO devices (hash, person, label, made, seen) VALUES (:hash, :person, :label, :made, :seen)")
NEW_PASSKEY = Statement("INSERT INTO passkeys (id, person, public_key, uses, label, made) VALUES (:id, :person, :public_key, :uses, :label, :made)")
NEW_OPENING = Statement("INSERT INTO openings (hash, kind, person, until) VALUES (:hash, :kind, :person, :until)")
USE_OPENING = Statement("DELETE FROM openings WHERE hash = :hash AND kind = :kind AND until >= :now", hits=True)
OLD_OPENINGS = Statement("DELETE FROM openings WHERE until < :now")
NO_LINKS = Statement("DELETE FROM openings WHERE person = :person AND kind = :kind")
NEW_HOLDING = Statement(f"INSERT INTO holdings ({HOLDING}) VALUES (:hash, :person, :match, :seat, :at) ON CONFLICT (hash) DO NOTHING")
NEW_TRACE = Statement(f'INSERT INTO traces ({TRACE}) VALUES (:person, :match, :name) ON CONFLICT (person, "match", name) DO NOTHING')
NO_TRACE = Statement('DELETE FROM traces WHERE person = :person AND "match" = :match AND name = :name')
MORE_TRACES = Statement(
    f'INSERT INTO traces ({TRACE}) SELECT CAST(:person AS VARCHAR), "match", name FROM traces WHERE person = :before'
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


async def make(store: Store, person: Person, device: Device) -> None:
    await store.driver.write([(NEW_PERSON, [asdict(person)]), (NEW_DEVICE, [asdict(device)])])


async def add_device(store: Store, device: Device, instead_of: str | None = None) -> None:
    gone = [(Statement("DELETE FROM devices WHERE hash = :hash"), [{"hash": instead_of}])] if instead_of else []
    await store.driver.write([*gone, (NEW_DEVICE, [asdict(device)])])


async def by_device(store: Store, hash: str) -> Person | None:
    columns = ", ".join(f"persons.{column}" for column in PERSON.split(", "))
    query = f"SELECT {columns} FROM devices JOIN persons ON persons.id = devices.person WHERE devices.hash = :hash AND erased IS NULL"
    return await _person(store, query, hash=hash)


async def by_id(store: Store, person: str) -> Person | None:
    return await _person(store, f"SELECT {PERSON} FROM persons WHERE id = :id AND erased IS NULL", id=person)


async def faces(store: Store, persons: Collection[str]) -> dict[str, Row]:
    """What these persons are called now, and whether they hide; those who are gone are not in it."""
    query = "SELECT id, name, hidden FROM persons WHERE id = :id AND erased IS NULL"
    found = await store.driver.read(*((query, {"id": one}) for one in sorted(set(persons)))) if persons else []
    return {row["id"]: row for rows in found for row in rows}


async def public(store: Store, persons: Collection[str]) -> set[str]:
    """Those of these persons whose profiles everybody may read."""
    query = "SELECT id FROM persons WHERE id = :id AND hidden = 0 AND erased IS NULL"
    found = await store.driver.read(*((query, {"id": one}) for one in persons)) if persons else []
    return {row["id"] for rows in found for row in rows}


async def by_phrase(store: Store, phrase: str) -> Person | None:
    return await _person(store, f"SELECT {PERSON} FROM persons WHERE phrase = :phrase AND erased IS NULL", phrase=phrase)


async def by_appearance(store: Store, appearance: str) -> Person | None:
    """Who has secured a name that looks like this."""
    return await _person(store, f"SELECT {PERSON} FROM persons WHERE appearance = :appearance AND erased IS NULL", appearance=appearance)


async def secured(store: Store) -> list[Person]:
    """All whose names are secured, the oldest first."""
    (rows,) = await store.driver.read((f"SELECT {PERSON} FROM persons WHERE appearance IS NOT NULL AND erased IS NULL ORDER BY made, id", {}))
    return [Person(**row) for row in rows]


async def _person(store: Store, query: str, **values: Any) -> Person | None:
    (rows,) = await store.driver.read((query, values))
    return Person(**rows[0]) if rows else None


async def devices(store: Store, person: str) -> list[Device]:
    return [Device(**row) for row in await _of(store, "devices", TABLES["devices"], person, "seen DESC, hash")]


async def passkeys(store: Store, person: str) -> list[Passkey]:
    return [Passkey(**row) for row in await _of(store, "passkeys", TABLES["passkeys"], person, "made, id")]


async def holdings(store: Store, person: str, first: int = 0, most: int = 10**6) -> list[Holding]:
    """The newest first."""
    return [Holding(**row) for row in await _of(store, "holdings", HOLDING, person, 'at DESC, "match", seat', first, most)]


async def _of(store: Store, table: str, columns: str, person: str, order: str, first: int = 0, most: int = 10**6) -> list[Row]:
    query = f"SELECT {columns} FROM {table} WHERE person = :person ORDER BY {order} LIMIT :most OFFSET :first"
    (rows,) = await store.driver.read((query, {"person": person, "first": first, "most": most}))
    return rows


async def matches(store: Store, person: str, first: int, most: int) -> list[str]:
    """At which a person holds something, those that were touched last first."""
    query = (
        'SELECT id FROM matches WHERE id IN (SELECT "match" FROM holdings WHERE person = :person) ORDER BY touched DESC, id LIMIT :most OFFSET :first'
    )
    (rows,) = await store.driver.read((query, {"person": person, "first": first, "most": most}))
    return [row["id"] for row in rows]


async def passkey(store: Store, id: str) -> Passkey | None:
    (rows,) = await store.driver.read((f"SELECT {TABLES['passkeys']} FROM passkeys WHERE id = :id", {"id": id}))
    return Passkey(**rows[0]) if rows else None


async def hold(store: Store, holding: Holding) -> None:
    """A right is a person's; unless it is gone by now."""
    with suppress(Conflict):
        await store.driver.write([(NEW_HOLDING, [asdict(holding)])])


async def leave_trace(store: Store, person: str, match: str, name: str) -> None:
    """Somebody has sat or spoken there under that name."""
    with suppress(Conflict):  # the match, or the person, is gone by now
        await store.driver.write([(NEW_TRACE, [{"person": person, "match": match, "name": name}])])


async def traces(store: Store, person: str) -> list[tuple[str, str]]:
    """(match, name) of where somebody was."""
    (rows,) = await store.driver.read(('SELECT "match", name FROM traces WHERE person = :person ORDER BY "match", name', {"person": person}))
    return [(row["match"], row["name"]) for row in rows]


async def openings(store: Store, person: str) -> list[Row]:
    """What somebody can still use once."""
    return await _of(store, "openings", "kind, until", person, "until, kind")


async def shared_traces(store: Store, person: str) -> list[tuple[str, str]]:
    """(match, name) of where somebody else was under the same name."""
    query = (
        'SELECT DISTINCT mine."match" AS "match", mine.name AS name FROM traces AS mine JOIN traces AS other ON other."match" = mine."match"'
        " AND other.name = mine.name AND other.person <> mine.person WHERE mine.person = :person"
    )
    (rows,) = await store.driver.read((query, {"person": person}))
    return [(row["match"], row["name"]) for row in rows]


async def put_opening(store: Store, hash: str, kind: str, person: str | None, until: float, now: float) -> None:
    """Something that can be used once; a person has one link at a time."""
    older = [(NO_LINKS, [{"person": person, "kind": kind}])] if person else []
    row = {"hash": hash, "kind": kind, "person": person, "until": until}
    await store.driver.write([(OLD_OPENINGS, [{"now": now}]), *older, (NEW_OPENING, [row])])


async def use_opening(store: Store, hash: str, kind: str, now: float) -> tuple[bool, str | None]:
    """Whether it was there, and whose it is; from now on it is used."""
    (rows,) = await store.driver.read(("SELECT person FROM openings WHERE hash = :hash AND kind = :kind", {"hash": hash, "kind": kind}))
    try:
        await store.driver.write([(USE_OPENING, [{"hash": hash, "kind": kind, "now": now}])])
    except Fenced:
        return False, None
    return True, rows[0]["person"] if rows else None


async def do(store: Store, statement: Statement, **values: Any) -> bool:
    """One change; False if it finds nothing to change, or if somebody else has what must be unique."""
    try:
        await store.driver.write([(statement, [values])])
    except Conflict:
        return False
    return True


async def present_devices(store: Store, hashes: Collection[str]) -> set[str]:
    """Those of these devices that still belong to somebody."""
    if not hashes:
        return set()
    named = {f"h_{_letters(number)}": hash for number, hash in enumerate(hashes)}
    query = f"SELECT hash FROM devices WHERE hash IN ({', '.join(f':{name}' for name in named)})"
    (rows,) = await store.driver.read((query, named))
    return {row["hash"] for row in rows}


def _letters(number: int) -> str:
    """Names of parameters have no digits."""
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


async def being_erased(store: Store) -> list[str]:
    (rows,) = await store.driver.read(("SELECT id FROM persons WHERE erased IS NOT NULL ORDER BY erased LIMIT 20", {}))
    return [row["id"] for row in rows]


async def drop_right(store: Store, right: str) -> bool:
    return await do(store, DROP_RIGHT, of=right)
