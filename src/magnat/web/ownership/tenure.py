"""The lease of one match, and how its owner does what is asked for here."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

from magnat.web.commands import Click
from magnat.web.errors import ApiError, LimitReached
from magnat.web.ownership.interface import Lease, Sharing
from magnat.web.ownership.relay import NotOwner, Wish, answered, request
from magnat.web.store import Fenced

PATIENCE = 25.0  # seconds in which somebody will have carried it out: long enough for a process to die and another to inherit its matches
PAUSE = 0.25  # seconds before another attempt


class OwnedTable(Protocol):
    """The table of a match that has one owner."""

    tenure: Tenure

    @property
    def version(self) -> int:
        """The number of the last entry that is known here."""
        ...

    @property
    def closing(self) -> bool:
        """Whether this process is about to end."""
        ...

    async def fulfil(self, wish: Wish) -> bytes:
        """Do it here, as the owner. Raises Fenced if another process owns the match by now."""
        ...

    async def inherit(self, lease: Lease) -> None:
        """Go on as the owner."""
        ...

    def retire(self) -> None:
        """Somebody else goes on."""
        ...

    async def refresh(self) -> None:
        """Read on if others have written."""
        ...

    async def catch_up(self) -> None:
        """Read on what others have written. ApiError if the match is not there any more."""
        ...

    async def dismiss(self) -> None:
        """Leave the memory: people are disconnected, and come back to the table as it is then."""
        ...

    def attend_elsewhere(self, attendance: Mapping[int, int]) -> None:
        """So many are connected to other processes, by seat."""
        ...

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do it in the background."""
        ...


class Tenure:
    """Who owns one match, as far as that is known here."""

    def __init__(self, table: OwnedTable, match: str, lease: Lease, sharing: Sharing) -> None:
        self.table, self.match, self.lease, self.sharing = table, match, lease, sharing
        self._taking = asyncio.Lock()

    @property
    def is_ours(self) -> bool:
        return self.lease.is_ours

    @property
    def is_sure(self) -> bool:
        """Whether the match is ours, and nobody else can have taken it by now."""
        return self.is_ours and self.sharing.is_alive

    @property
    def fence(self) -> int:
        """The number under which the owner writes."""
        if self.lease.fence is None:
            raise Fenced
        return self.lease.fence

    def lose(self, to: str | None = None) -> None:
        """The match is another's now, or nobody's."""
        self.lease = Lease(to)
        self.table.retire()

    async def release(self) -> None:
        """Let others own the match."""
        if self.lease.fence is not None:
            await self.sharing.release(self.match, self.lease.fence)

    async def take(self) -> None:
        """Own the match if nobody else does; else learn who."""
        async with self._taking:
            if not self.is_ours and not self.table.closing:
                lease = await self.sharing.take(self.match)
                if lease.is_ours:
                    await self._inherit(lease)
                    return
                self.lease = lease
                if lease.owner is None:  # released this moment, or gone
                    await self.table.catch_up()

    async def _inherit(self, lease: Lease) -> None:
        assert lease.fence is not None
        try:
            await self.table.inherit(lease)
        except BaseException:
            self.lease = Lease(None)
            await self.sharing.release(self.match, lease.fence)
            raise

    async def carry_out(self, wish: Wish) -> bytes:
        """Do it here, or have it done by whoever owns the match; once, whatever happens to that process."""
        until = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < until:
            if self.is_ours:
                try:
                    return await self.table.fulfil(wish)
                except Fenced:  # nothing was written
                    self.lose()
            if self.lease.owner is not None:
                wish = _named(wish)
                text = await self.sharing.ask(self.lease.owner, request(self.match, wish))
                if text is not None:
                    with suppress(NotOwner):
                        answer = answered(text)
                        await self.table.refresh()
                        return answer
                await asyncio.sleep(PAUSE)
            if self.table.closing:
                raise ApiError(503, "closing")
            await self.take()
            if not self.is_ours and self.lease.owner is None:
                await asyncio.sleep(PAUSE)  # somebody is about to take it
        raise LimitReached(2.0, "too-busy")


def _named(wish: Wish) -> Wish:
    """With a name a click is carried out once, though its owner dies and it is sent to the next one."""
    if isinstance(wish, Click) and wish.once is None:
        return replace(wish, once=secrets.token_hex(8))
    return wish
