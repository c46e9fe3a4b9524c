"""The asker: every call about a match begins here."""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import unquote

from fastapi import Depends, Path, Response
from starlette.requests import HTTPConnection

from magnat.web.errors import ApiError, no_seat, not_host
from magnat.web.limits import Buckets, caller
from magnat.web.schemas.responses import Failure
from magnat.web.settings import Rate
from magnat.web.state import NO_SEAT, Reader, is_sealed
from magnat.web.store import Person
from magnat.web.store import persons as rows
from magnat.web.tables import LiveTable, TableRegistry
from magnat.web.texts import clean, distinct_name, language_of
from magnat.web.tokens import GIVEN, HOST, SEAT, Right, hashed

KEPT = 180 * 86_400  # seconds that a browser keeps a seat
DEVICE = "magnat_me"  # the cookie that says whose browser it is
DEVICE_KEPT = 400 * 86_400  # the longest that browsers allow
EVERYBODY = "everybody"
ID = re.compile("[0-9a-z]{4,40}")
MatchId = Annotated[str, Path(pattern=f"^{ID.pattern}$", description="the id of a match")]
BRINGS = 413  # the status whose answer brings the schema of all failures: FastAPI builds it anew wherever it is named, 8 ms each time
SCHEMA = {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{Failure.__name__}"}}}}
FAILURES: dict[int | str, dict[str, Any]] = {
    status: {"description": sentence, **({"model": Failure} if status == BRINGS else SCHEMA)}
    for status, sentence in {
        401: "no-seat",
        403: "not-host, forged, code-needed, sealed",
        404: "not-found",
        409: "stale, wrong-status",
        410: "gone",
        413: "too-large",
        422: "illegal, invalid",
        429: "too-fast, too-many",
        503: "closing",
    }.items()
}


def failures(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors a call may answer with; those that every call may are always there."""
    return {status: FAILURES[status] for status in sorted({*statuses, 422, 429, 503})}


@dataclass(frozen=True)
class MatchContext:
    """A request about a match: which table, and who asks."""

    registry: TableRegistry
    table: LiveTable
    reader: Reader
    connection: HTTPConnection
    token: str | None
    host_token: str | None
    device: str | None = None  # the hash of the token of its person's device, if it is by that that the reader sits here

    @property
    def language(self) -> str:
        return language_of(self.connection)

    def seat(self) -> int:
        """The seat of the reader, or a refusal."""
        if self.reader.seat < 0:
            raise no_seat()
        return self.reader.seat

    def host(self) -> None:
        """Refuse everybody but the host."""
        if not self.reader.host:
            raise not_host()


def registry_of(connection: HTTPConnection) -> TableRegistry:
    registry: TableRegistry = connection.app.state.registry
    return registry


async def match_context(connection: HTTPConnection, id: MatchId) -> MatchContext:
    """The table that is asked for, and who asks."""
    registry = registry_of(connection)
    table = await registry.table(id)
    bearer = _bearer(connection.headers.get("authorization"))
    token = bearer or connection.cookies.get(f"magnat_{id}")
    host_token = connection.headers.get("x-magnat-host") or connection.cookies.get(f"magnat_host_{id}")
    reader, device = await table.reader(token, host_token), None
    if bearer and reader.seat < 0:
        raise no_seat()
    person = None if bearer or (reader.seat >= 0 and reader.host) else await person_of(connection)
    if person is not None:
        token, host_token, reader, device = await as_person(registry, table, person, connection, (token, host_token, reader))
    if reader.seat < 0 and table.state.started and table.state.is_sealed(registry.services.now()):
        raise is_sealed()
    if reader.seat >= 0 and connection.scope.get("method") == "POST":
        buckets_of(connection).take("command", f"{id} {reader.seat}", registry.settings.limits.commands)
    return MatchContext(registry, table, reader, connection, token, host_token, device)


Opened = tuple[str | None, str | None, Reader]  # tokens of seat and host, and what they open


async def as_person(
    registry: TableRegistry, table: LiveTable, person: Person, connection: HTTPConnection, opened: Opened
) -> tuple[str | None, str | None, Reader, str | None]:
    """What somebody holds at a table beyond what the tokens of this browser open; with the hash of the device if it needs that."""
    token, host_token, reader = opened
    persons, match = registry.services.persons, table.state.id
    mine = token if reader.seat >= 0 else persons.token(person, match, SEAT)
    hosts = host_token if reader.host else persons.token(person, match, HOST)
    known = table.rights.knows(mine) or table.rights.knows(hosts) or table.rights.reader(mine, hosts).out
    if not known and table.tenure.is_sure:
        return (*opened, None)
    found = await table.reader(mine, hosts)
    if found == reader:
        return (*opened, None)
    return mine, hosts, found, hashed(connection.cookies.get(DEVICE, ""))


async def person_of(connection: HTTPConnection) -> Person | None:
    """Whose browser this is; None if nobody has a name here yet, or if the server knows no persons."""
    registry = registry_of(connection)
    return await registry.services.persons.of_device(connection.cookies.get(DEVICE)) if registry.settings.persons else None


def _bearer(header: str | None) -> str | None:
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise ApiError(401, "no-seat")
    return token.strip()


async def check_name(connection: HTTPConnection, name: str) -> None:
    """Refuse a name, for a seat or in the chat, that somebody else has secured."""
    registry = registry_of(connection)
    if registry.settings.persons and name.strip():
        await registry.services.persons.checked_name(name, await person_of(connection))


async def keep(connection: HTTPConnection, response: Response, table: LiveTable, token: str | None, host_token: str | None) -> Response:
    """Let the browser keep the tokens, out of reach of scripts and of other sites, and send them only where they are needed.

    What these tokens open becomes the person's whose browser it is; then the browser needs none of them.
    """
    match = table.state.id
    if (person := await person_of(connection)) is not None:
        await take_over(registry_of(connection), table, person, token, host_token)
        token = host_token = None
    secure, root = connection.url.scheme in ("https", "wss"), registry_of(connection).settings.root_path
    for name, value in ((f"magnat_{match}", token), (f"magnat_host_{match}", host_token)):
        if value is not None:
            response.set_cookie(name, value, max_age=KEPT, path=f"{root}/api/matches/{match}", httponly=True, samesite="strict", secure=secure)
    response.headers["Cache-Control"] = "no-store"
    return response


async def take_over(registry: TableRegistry, table: LiveTable, person: Person, *given: str | None) -> int:
    """Give to the person, on all their devices, what these tokens of a table open; returns how much that is."""
    persons, taken = registry.services.persons, 0
    for opened in [table.rights.held.get(hashed(token)) for token in given if token]:
        if opened is None or opened.kind not in (SEAT, GIVEN, HOST):
            continue
        right = Right(hashed(persons.token(person, table.state.id, HOST if opened.kind == HOST else SEAT)), opened.match, opened.kind, opened.seat)
        if right.hash not in table.rights.held:
            await table.grants.grant_right(right)
        await persons.hold(person, right)
        if right.seat != NO_SEAT:
            await rows.leave_trace(registry.store, person.id, right.match, table.state.names[right.seat])
        taken += 1
    return taken


async def leave_voice(context: MatchContext, name: str) -> None:
    """Somebody who only looks on has spoken; whoever sits there has the name for themselves."""
    if context.reader.seat < 0 and (person := await person_of(context.connection)) is not None:
        state, most = context.table.state, context.registry.settings.limits.name
        await rows.leave_trace(context.registry.store, person.id, state.id, distinct_name(clean(name, most), state.names, most))


def keep_device(connection: HTTPConnection, response: Response, token: str | None) -> Response:
    """Set the cookie that says whose browser this is; None removes it."""
    secure, path = connection.url.scheme in ("https", "wss"), f"{registry_of(connection).settings.root_path}/api"
    if token is None:
        response.delete_cookie(DEVICE, path=path, httponly=True, samesite="strict", secure=secure)
    else:
        response.set_cookie(DEVICE, token, max_age=DEVICE_KEPT, path=path, httponly=True, samesite="strict", secure=secure)
    return response


async def the_registry(connection: HTTPConnection) -> TableRegistry:
    """FastAPI calls a plain function on a thread, which costs more than the work done here; so this is a coroutine."""
    return registry_of(connection)


Context = Annotated[MatchContext, Depends(match_context)]
Registry = Annotated[TableRegistry, Depends(the_registry)]


def buckets_of(connection: HTTPConnection) -> Buckets:
    buckets: Buckets = connection.app.state.buckets
    return buckets


async def creating(connection: HTTPConnection) -> None:
    """A table is about to be made."""
    limits, who = registry_of(connection).settings.limits, caller(connection)
    buckets_of(connection).take("creation", who, limits.creations)
    buckets_of(connection).take("creations a day", who, Rate(limits.matches_a_day, limits.matches_a_day / 86_400))


async def guessing(connection: HTTPConnection) -> None:
    """Somebody tries a code or a secret."""
    buckets_of(connection).take("guess", caller(connection), registry_of(connection).settings.limits.guesses)


@contextmanager
def guess(connection: HTTPConnection, purpose: str) -> Iterator[None]:
    """Somebody tries a code; if it is wrong (ApiError), that counts for everybody: together they try no more than one could."""
    buckets, rate = buckets_of(connection), registry_of(connection).settings.limits.wrong_guesses
    buckets.take(purpose, EVERYBODY, rate)
    yield
    buckets.put_back(purpose, EVERYBODY, rate)


async def chatting(connection: HTTPConnection, context: Context) -> None:
    """Somebody is about to say something."""
    who = f"{context.table.state.id} {context.reader.seat}" if context.reader.seat >= 0 else caller(connection)
    buckets_of(connection).take("chat", who, context.registry.settings.limits.chats)


async def coaching(connection: HTTPConnection) -> None:
    """A game is about to be judged, or it is asked how far that is."""
    buckets_of(connection).take("coaching", caller(connection), registry_of(connection).settings.limits.coachings)


async def subscribing(connection: HTTPConnection) -> None:
    """A device is about to be reminded, or no longer."""
    buckets_of(connection).take("subscription", caller(connection), registry_of(connection).settings.limits.subscribing)


async def must_be_invited(connection: HTTPConnection) -> None:
    """On a private server only those who know its code open tables."""
    code = registry_of(connection).settings.creation_code
    if code is None:
        return
    given = connection.headers.get("x-magnat-code", "")
    if not given:
        raise ApiError(403, "code-needed")
    await guessing(connection)
    with guess(connection, "wrong creation code"):
        if not hmac.compare_digest(unquote(given).encode(), code.encode()):
            raise ApiError(403, "code-needed", "code-wrong")


Creating = Annotated[None, Depends(creating)]
Invited = Annotated[None, Depends(must_be_invited)]
Guessing = Annotated[None, Depends(guessing)]
Subscribing = Annotated[None, Depends(subscribing)]
Coaching = Annotated[None, Depends(coaching)]
Chatting = Annotated[None, Depends(chatting)]
