"""Persons: from the token that a browser keeps to its person, and from a person to their seats.

A seat that a person holds is opened by a token that follows from person, match and a secret of the database. It never leaves the server: a browser
keeps the one token of its device, and when that device is revoked nothing opens any more.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from magnat.web import tokens
from magnat.web.errors import ApiError, LimitReached
from magnat.web.look_alikes import skeleton, skeletons
from magnat.web.persons.phrases import hashed_phrase, new_phrase, written
from magnat.web.settings import Limits
from magnat.web.store import PERSON_KEY, Person, Store, results
from magnat.web.store import persons as rows
from magnat.web.texts import appearance, clean

LINK = "link"  # the kind of opening that adds a device
LINK_LASTS = 600.0  # seconds
REMEMBERED = 2.0  # seconds for which it is remembered whose a device is: so long a revoked one may still be let in by another process
MOST_REMEMBERED = 10_000
SEEN_AGAIN = 3600.0  # seconds after which it is written down that somebody was here
LOOKED_AT, LIKENESS = "look-alikes", "2"  # by which table the secured names of a database were compared
FORGOTTEN = 200 * 86_400.0  # seconds after which somebody is forgotten who has secured nothing and holds no seat


@dataclass(frozen=True)
class Known:
    """Whose a device is, as it was looked up then."""

    person: Person | None
    at: float


class Persons:
    """All persons of one server."""

    def __init__(self, store: Store, limits: Limits, now: Callable[[], float]) -> None:
        self.store, self.limits, self.now = store, limits, now
        self.key = ""
        self._known: dict[str, Known] = {}
        self._tidied = 0.0

    async def open(self) -> None:
        self.key = await self.store.secret(PERSON_KEY, lambda: secrets.token_hex(32))
        if await self.store.value(LOOKED_AT) != LIKENESS:
            await self._look_again()
            await self.store.set_value(LOOKED_AT, LIKENESS)

    async def _look_again(self) -> None:
        """Secured names of older servers, which knew fewer look-alikes. Of two that are alike by now both stay; others meet the older."""
        waiting = [person for person in await rows.secured(self.store) if person.appearance != skeleton(person.name)]
        again = [person for person in waiting if not await self._see(person, skeleton(person.name))]
        for person in again:
            if not await self._see(person, skeleton(person.name)):
                await self._see(person, f"{skeleton(person.name)} {person.id}")  # nobody else's skeleton has a blank

    async def _see(self, person: Person, look: str) -> bool:
        return await rows.do(self.store, rows.NAME, name=person.name, appearance=look, person=person.id)

    # Who it is.

    async def of_device(self, token: str | None) -> Person | None:
        """The person whose browser keeps this token."""
        if not token:
            return None
        hash, now = tokens.hashed(token), self.now()
        known = self._known.get(hash)
        if known is None or not 0 <= now - known.at < REMEMBERED:
            known = Known(await rows.by_device(self.store, hash), now)
            if len(self._known) >= MOST_REMEMBERED:
                self._known = {other: row for other, row in self._known.items() if now - row.at < REMEMBERED}
            self._known[hash] = known
            if known.person is not None and now - known.person.seen > SEEN_AGAIN:
                await rows.do(self.store, rows.SEEN, now=now, person=known.person.id)
                await rows.do(self.store, rows.DEVICE_SEEN, now=now, hash=hash)
        return known.person

    def forget(self) -> None:
        """Forget what was looked up, because something has changed."""
        self._known.clear()

    async def make(self, name: str, label: str) -> tuple[Person, str]:
        """A new person, and the token for the browser."""
        now = self.now()
        person = Person(tokens.match_id(), await self.checked_name(name, None), None, None, 0, now, now)
        token, device = self._device(person.id, label)
        await rows.make(self.store, person, device)
        return person, token

    def _device(self, person: str, label: str) -> tuple[str, rows.Device]:
        token, now = secrets.token_urlsafe(32), self.now()
        return token, rows.Device(tokens.hashed(token), person, label, now, now)

    async def add_device(self, person: Person, label: str, instead_of: str | None = None) -> str:
        """One more browser; `instead_of`: the token that it has kept so far."""
        if len(await rows.devices(self.store, person.id)) >= self.limits.devices:
            raise LimitReached(3600.0, "too-many-browsers")
        token, device = self._device(person.id, label)
        await rows.add_device(self.store, device, tokens.hashed(instead_of) if instead_of else None)
        self.forget()
        return token

    # Names.

    async def checked_name(self, name: str, person: Person | None) -> str:
        """A name that this person may bear: nobody has secured one that looks like it."""
        cleaned = clean(name, self.limits.name)
        if not appearance(cleaned):
            raise ApiError(422, "invalid", "no-name")
        if person is not None and person.is_secured and cleaned == person.name:
            return cleaned
        for seen in skeletons(cleaned):
            owner = await rows.by_appearance(self.store, seen)
            if owner is not None and (person is None or owner.id != person.id):
                raise ApiError(409, "wrong-status", "name-taken")
        return cleaned

    def look_of(self, person: Person) -> str:
        """What the eye sees of the name that somebody secures, or has secured."""
        return person.appearance or skeleton(person.name)

    async def rename(self, person: Person, name: str) -> Person:
        called = await self.checked_name(name, person)
        seen = None if not person.is_secured else person.appearance if called == person.name else skeleton(called)
        if not await rows.do(self.store, rows.NAME, name=called, appearance=seen, person=person.id):
            raise ApiError(409, "wrong-status", "name-taken")
        await results.rename(self.store, person.id, called, appearance(called))
        self.forget()
        return replace(person, name=called, appearance=seen)

    # What proves a person.

    async def secure_by_phrase(self, person: Person) -> str:
        """New words, which are told once; older ones prove nothing any more."""
        await self.checked_name(person.name, person)
        phrase = new_phrase()
        stored = await asyncio.to_thread(hashed_phrase, phrase, self.key)
        if not await rows.do(self.store, rows.PHRASE, phrase=stored, appearance=self.look_of(person), person=person.id):
            raise ApiError(409, "wrong-status", "name-taken")
        self.forget()
        return phrase

    async def by_phrase(self, typed: str) -> Person | None:
        phrase = written(typed)
        return None if phrase is None else await rows.by_phrase(self.store, await asyncio.to_thread(hashed_phrase, phrase, self.key))

    async def link(self, person: Person) -> str:
        """The secret of a link that makes another device this person's, once and soon."""
        secret, now = secrets.token_urlsafe(24), self.now()
        await rows.put_opening(self.store, tokens.hashed(secret), LINK, person.id, now + LINK_LASTS, now)
        return secret

    async def by_link(self, secret: str) -> Person | None:
        is_there, person = await rows.use_opening(self.store, tokens.hashed(secret), LINK, self.now())
        return await rows.by_id(self.store, person) if is_there and person else None

    async def revoke(self, person: Person, device: rows.Device) -> None:
        """This browser is nobody's any more, nor does a link open anything that it may have made.

        Reminders end everywhere: nobody knows which device gets which, and the others ask for them again.
        """
        await rows.do(self.store, rows.NO_DEVICE, hash=device.hash, person=person.id)
        await rows.do(self.store, rows.NO_LINKS, person=person.id, kind=LINK)
        await rows.do(self.store, rows.NO_REMINDERS, person=person.id)
        self.forget()

    async def gone(self, devices: Iterable[str]) -> set[str]:
        """Those of these devices (by their hashes) that were revoked."""
        wanted = set(devices)
        return wanted - await rows.present_devices(self.store, wanted)

    async def tidy(self) -> None:
        """Call now and then: forget those who came once and left nothing."""
        if (now := self.now()) - self._tidied > SEEN_AGAIN:
            self._tidied = now
            await rows.do(self.store, rows.FORGET, before=now - FORGOTTEN)

    # Seats.

    def token(self, person: Person, match: str, kind: str) -> str:
        """What opens a seat (or the host's rights) of a match for a person who holds it; nobody else can work it out."""
        return hmac.new(bytes.fromhex(self.key), f"{kind} {match} {person.id}".encode(), hashlib.sha256).hexdigest()

    async def hold(self, person: Person, right: tokens.Right) -> None:
        """A right that was granted for such a token is the person's."""
        await rows.hold(self.store, rows.Holding(right.hash, person.id, right.match, right.seat, self.now()))
