"""Who wants to be reminded of a turn, and on which device: an address at a push service, for a seat of a match."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass

from magnat.web.store.driver import Statement
from magnat.web.store.rows import Fenced
from magnat.web.store.store import Store
from magnat.web.store.table import TableOf

MOST_FAILURES = 3  # reminders in a row that do not arrive; then nobody is there
OTHERS = ":seat, :hash, :point, :auth, :language, :told, :failed"


@dataclass(frozen=True)
class Subscription:
    """A device of somebody who sits at a table, as their browser has described it."""

    match: str
    address: str
    seat: int
    hash: str  # of the token with which it was asked for
    point: str
    auth: str
    language: str
    told: float
    failed: int = 0


SUBSCRIPTIONS = TableOf("subscriptions", Subscription)
SUBSCRIBE = Statement(
    f"INSERT INTO subscriptions ({SUBSCRIPTIONS.columns}) SELECT CAST(:match AS VARCHAR), CAST(:address AS VARCHAR), {OTHERS}"
    ' WHERE (SELECT COUNT(*) FROM subscriptions WHERE "match" = :match AND seat = :seat AND address <> :address) < :most'
    ' ON CONFLICT ("match", address) DO UPDATE SET seat = excluded.seat, hash = excluded.hash, point = excluded.point, auth = excluded.auth,'
    " language = excluded.language, told = excluded.told, failed = excluded.failed",
    hits=True,
)
STOP = Statement('DELETE FROM subscriptions WHERE "match" = :match AND seat = :seat AND address = :address')
STOP_EVERYWHERE = Statement("DELETE FROM subscriptions WHERE address = :address")
STOP_SEAT = Statement('DELETE FROM subscriptions WHERE "match" = :match AND seat = :seat')
STOP_MATCH = Statement('DELETE FROM subscriptions WHERE "match" = :match')
SEEN = Statement('UPDATE subscriptions SET told = :since WHERE "match" = :match AND seat = :seat AND told < :since')
ARRIVED = Statement('UPDATE subscriptions SET told = :since, failed = 0 WHERE "match" = :match AND address = :address')
FAILED = Statement('UPDATE subscriptions SET told = :since, failed = failed + 1 WHERE "match" = :match AND address = :address')
GIVE_UP = Statement(f'DELETE FROM subscriptions WHERE "match" = :match AND address = :address AND failed >= {MOST_FAILURES}')


async def subscribe(store: Store, wanted: Subscription, most: int) -> bool:
    """Remind this device from now on; False if the seat has too many."""
    try:
        await store.write([(SUBSCRIBE, [asdict(wanted) | {"most": most}])])
    except Fenced:
        return False
    return True


async def of_seat(store: Store, match: str, seat: int) -> list[Subscription]:
    return await store.all(SUBSCRIPTIONS, '"match" = :match AND seat = :seat', match=match, seat=seat)


async def of_person(store: Store, person: str) -> list[Subscription]:
    return await store.all(SUBSCRIPTIONS, 'hash IN (SELECT hash FROM holdings WHERE person = :person) ORDER BY "match", address', person=person)


async def stop(store: Store, match: str, seat: int, address: str) -> None:
    await store.write([(STOP, [{"match": match, "seat": seat, "address": address}])])


async def stop_everywhere(store: Store, address: str) -> None:
    """Remind this device of nothing any more. Its address is as hard to guess as a token."""
    await store.write([(STOP_EVERYWHERE, [{"address": address}])])


async def stop_seats(store: Store, match: str, seats: Collection[int]) -> None:
    if seats:
        await store.write([(STOP_SEAT, [{"match": match, "seat": seat} for seat in seats])])


async def stop_match(store: Store, match: str) -> None:
    await store.write([(STOP_MATCH, [{"match": match}])])


async def note_seen(store: Store, match: str, seat: int, since: float) -> None:
    """Note that the person on that seat has seen the question put then."""
    await store.write([(SEEN, [{"match": match, "seat": seat, "since": since}])])


async def note_arrival(store: Store, one: Subscription, since: float) -> None:
    await store.write([(ARRIVED, [{"match": one.match, "address": one.address, "since": since}])])


async def note_failure(store: Store, one: Subscription, since: float) -> None:
    """A reminder did not arrive; after some of them in a row the subscription is gone."""
    of = {"match": one.match, "address": one.address}
    await store.write([(FAILED, [of | {"since": since}]), (GIVE_UP, [of])])
