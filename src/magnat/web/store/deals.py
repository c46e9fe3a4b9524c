"""Deals that many play alike: the deal of a day with everybody's tries, duplicates with their tables. Every list has a bound."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from magnat.core.play import FairDice
from magnat.web.store.driver import Row, Statement
from magnat.web.store.rows import Conflict
from magnat.web.store.store import Store
from magnat.web.store.table import Table, TableOf

DAY, DUPLICATE = "day", "duplicate"  # kinds
PLAYING, FINISHED, UNFINISHED, LEFT = "playing", "finished", "unfinished", "left"  # what became of a try


@dataclass(frozen=True)
class Deal:
    """One deal, as it is kept."""

    id: str
    kind: str
    game: str
    rules_version: int
    options: str  # as JSON
    seats: int
    seat: int
    level: str
    secret: str
    made: float
    opens: float
    closes: float
    ends: float
    is_open: int = 0
    host: str | None = None
    par: str | None = None  # as JSON
    claim: str = ""
    claimed: float = 0.0

    @cached_property
    def dice(self) -> FairDice:
        return FairDice(bytes.fromhex(self.secret))

    @cached_property
    def chosen(self) -> dict[str, str]:
        chosen: dict[str, str] = json.loads(self.options)
        return chosen

    def is_revealed(self, now: float) -> bool:
        """Whether everything about it lies open."""
        return bool(self.is_open) or now >= self.ends

    @cached_property
    def strong(self) -> dict[str, Any] | None:
        """What strong bots made of it: `level`, `scores`, `mean`."""
        return None if self.par is None else json.loads(self.par)


@dataclass(frozen=True)
class Try:
    """What became of somebody in the deal of a day."""

    match: str
    deal: str
    person: str | None
    opens: float
    began: float
    status: str = PLAYING
    ended: float | None = None
    score: int | None = None
    rank: int | None = None
    share: int | None = None


DEALS = TableOf("deals", Deal)
TRIES = TableOf("deal_tries", Try)
TABLES = Table("deal_tables", ("match", "deal", "number"))
SETTLE = Statement(
    'UPDATE deal_tries SET status = :status, ended = :ended, score = :score, "rank" = :rank, share = :share WHERE "match" = :match'
    f" AND status = '{PLAYING}'"
)
SHARE = Statement('UPDATE deal_tries SET share = :share WHERE "match" = :match')
CLAIM = Statement(
    "UPDATE deals SET claim = :claim, claimed = :until WHERE id = :id AND par IS NULL AND (claimed < :now OR claim = :claim)", hits=True
)
PAR = Statement("UPDATE deals SET par = :par WHERE id = :id AND claim = :claim", hits=True)
OPEN = Statement("UPDATE deals SET is_open = 1 WHERE id = :id")
NOBODYS = Statement("UPDATE deal_tries SET person = NULL WHERE person = :person")
NOBODY_HOSTS = Statement("UPDATE deals SET host = NULL WHERE host = :person")
TAKE_OVER = Statement(
    "UPDATE deal_tries SET person = :person WHERE person = :before"
    " AND NOT EXISTS (SELECT 1 FROM deal_tries AS mine WHERE mine.deal = deal_tries.deal AND mine.person = :person)"
)
HOST_TAKES_OVER = Statement("UPDATE deals SET host = :person WHERE host = :before")


# Deals.


async def make(store: Store, deal: Deal) -> None:
    """A new deal; nothing happens if there is one of that name."""
    with suppress(Conflict):  # another process was faster
        await store.write([(DEALS.add, [asdict(deal)])])


async def find(store: Store, id: str) -> Deal | None:
    return await store.one(DEALS, "id = :id", id=id)


async def days_before(store: Store, opens: float, first: int, most: int) -> list[Deal]:
    """The deals of days that began before then, the last one first."""
    return await store.all(
        DEALS, f"kind = '{DAY}' AND opens < :opens ORDER BY opens DESC LIMIT :most OFFSET :first", opens=opens, first=first, most=most
    )


async def without_par(store: Store, since: float) -> list[Deal]:
    """Deals of days from then on of which nobody has worked out what strong bots make of them; the first ones first."""
    return await store.all(DEALS, f"kind = '{DAY}' AND opens >= :since AND par IS NULL ORDER BY opens LIMIT 5", since=since)


async def claim(store: Store, deal: str, claim: str, now: float, until: float) -> bool:
    """Work out what strong bots make of it, or go on; False if somebody else does, or has."""
    return await store.attempt([(CLAIM, [{"id": deal, "claim": claim, "now": now, "until": until}])])


async def put_par(store: Store, deal: str, claim: str, par: dict[str, Any]) -> None:
    await store.write([(PAR, [{"id": deal, "claim": claim, "par": json.dumps(par)}])])


# Tries.


async def begin(store: Store, new: Try) -> bool:
    """Somebody's one try; False if there is one already."""
    return await store.attempt([(TRIES.add, [asdict(new)])])


async def try_of(store: Store, deal: str, person: str) -> Try | None:
    return await store.one(TRIES, "deal = :deal AND person = :person", deal=deal, person=person)


async def over_and_unsettled(store: Store, most: int, *, deal: str = "", since: float = 0.0) -> list[Try]:
    """Tries (of a deal, or of those that opened since then) whose games are over, or gone."""
    query = (
        f"SELECT {TRIES.full} FROM deal_tries JOIN matches ON matches.id = deal_tries.\"match\" WHERE deal_tries.status = '{PLAYING}'"
        f" AND matches.status NOT IN ('lobby', 'running', 'paused') AND {'deal_tries.deal = :deal' if deal else 'deal_tries.opens >= :since'}"
        " LIMIT :most"
    )
    return [Try(**row) for row in await store.rows(query, most=most, **({"deal": deal} if deal else {"since": since}))]


async def settle(store: Store, done: Try) -> None:
    row = {name: value for name, value in asdict(done).items() if name in ("match", "status", "ended", "score", "rank", "share")}
    await store.write([(SETTLE, [row])])


async def unshared(store: Store, deal: str) -> list[Try]:
    return await store.all(TRIES, f"deal = :deal AND status = '{FINISHED}' AND share IS NULL LIMIT 500", deal=deal)


async def put_shares(store: Store, shares: Sequence[tuple[str, int]]) -> None:
    await store.write([(SHARE, [{"match": match, "share": share} for match, share in shares])])


async def counts(store: Store, deal: str) -> dict[str, int]:
    """How many have tried it, by what became of them."""
    rows = await store.rows("SELECT status, COUNT(*) AS tries FROM deal_tries WHERE deal = :deal GROUP BY status", deal=deal)
    return {row["status"]: row["tries"] for row in rows}


async def ranked(store: Store, deal: str, first: int, most: int) -> list[Row]:
    """Who has finished, the best first; those with the same score share a place."""
    query = (
        'SELECT place, "match", person, score, "rank", share, began, ended, persons.name AS name, persons.hidden AS hidden FROM ('
        f"SELECT RANK() OVER (ORDER BY score DESC) AS place, {TRIES.columns} FROM deal_tries WHERE deal = :deal AND status = '{FINISHED}'"
        ") AS placed LEFT JOIN persons ON persons.id = placed.person AND persons.erased IS NULL"
        ' ORDER BY place, ended, "match" LIMIT :most OFFSET :first'
    )
    return await store.rows(query, deal=deal, first=first, most=most)


async def better(store: Store, deal: str, score: int) -> int:
    """How many have done better."""
    query = f"SELECT COUNT(*) AS tries FROM deal_tries WHERE deal = :deal AND status = '{FINISHED}' AND score > :score"
    return int((await store.rows(query, deal=deal, score=score))[0]["tries"])


async def summed(store: Store, since: float, until: float, most: int) -> list[Row]:
    """Who has the most over some days: the sum of all shares."""
    query = (
        "SELECT sums.person AS person, sums.points AS points, sums.days AS days FROM ("
        "SELECT person, SUM(share) AS points, COUNT(*) AS days FROM deal_tries WHERE opens >= :since AND opens < :until"
        f" AND status = '{FINISHED}' AND share IS NOT NULL AND person IS NOT NULL GROUP BY person ORDER BY points DESC, person LIMIT :most"
        ") AS sums JOIN persons ON persons.id = sums.person WHERE persons.erased IS NULL ORDER BY sums.points DESC, sums.person"
    )
    return await store.rows(query, since=since, until=until, most=most)


async def finished_days(store: Store, person: str, most: int) -> list[float]:
    """The beginnings of the last days whose deals somebody has finished, the last one first."""
    query = f"SELECT opens FROM deal_tries WHERE person = :person AND status = '{FINISHED}' ORDER BY opens DESC LIMIT :most"
    return [row["opens"] for row in await store.rows(query, person=person, most=most)]


async def own(store: Store, person: str) -> list[Try]:
    """All tries of a person."""
    return await store.all(TRIES, "person = :person ORDER BY opens", person=person)


async def hosted(store: Store, person: str) -> list[Row]:
    """The duplicates that somebody has opened."""
    return await store.rows("SELECT id, game, made FROM deals WHERE host = :person ORDER BY made, id", person=person)


# Persons who become others, or nobody.


async def take_over(store: Store, before: str, person: str) -> None:
    """The tries of one person are another's; of a deal that both have tried only the other's own counts."""
    of = [{"before": before, "person": person}]
    await store.write([(TAKE_OVER, of), (HOST_TAKES_OVER, of)])


async def make_nobodys(store: Store, person: str) -> None:
    """Somebody has played there."""
    await store.write([(NOBODYS, [{"person": person}]), (NOBODY_HOSTS, [{"person": person}])])


# Duplicates.


async def make_duplicate(store: Store, deal: Deal, matches: Sequence[str]) -> None:
    """A duplicate with its tables, at one stroke: one without tables would count as played."""
    tables = [{"match": match, "deal": deal.id, "number": number} for number, match in enumerate(matches, 1)]
    await store.write([(DEALS.add, [asdict(deal)]), (TABLES.add, tables)])


async def tables_of(store: Store, deal: str) -> list[Row]:
    """The tables of a duplicate, with how far they are."""
    query = (
        'SELECT deal_tables."match" AS "match", number, code, status FROM deal_tables JOIN matches ON matches.id = deal_tables."match"'
        " WHERE deal = :deal ORDER BY number"
    )
    return await store.rows(query, deal=deal)


async def sits_elsewhere(store: Store, deal: str, match: str, person: str) -> bool:
    """Whether somebody holds a seat at another table of the same duplicate."""
    query = (
        'SELECT 1 AS there FROM deal_tables JOIN holdings ON holdings."match" = deal_tables."match" WHERE deal = :deal'
        ' AND deal_tables."match" <> :match AND holdings.person = :person AND holdings.seat >= 0 LIMIT 1'
    )
    return bool(await store.rows(query, deal=deal, match=match, person=person))


async def to_open(store: Store, now: float) -> list[Deal]:
    """Duplicates that are not open yet although all their tables are over, or their time is."""
    query = (
        f"SELECT {DEALS.full} FROM deals WHERE kind = '{DUPLICATE}' AND is_open = 0 AND (ends <= :now OR NOT EXISTS (SELECT 1 FROM deal_tables"
        ' JOIN matches ON matches.id = deal_tables."match" WHERE deal_tables.deal = deals.id'
        " AND matches.status IN ('lobby', 'running', 'paused'))) LIMIT 20"
    )
    return [Deal(**row) for row in await store.rows(query, now=now)]


async def put_open(store: Store, deal: str) -> None:
    await store.write([(OPEN, [{"id": deal}])])


async def hosted_since(store: Store, person: str, since: float) -> int:
    """How many duplicates somebody has opened since then."""
    rows = await store.rows("SELECT COUNT(*) AS deals FROM deals WHERE host = :person AND made >= :since", person=person, since=since)
    return int(rows[0]["deals"])
