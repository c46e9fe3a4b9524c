"""Who owns the match of a table, and how what is wished here is done there."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import Protocol

from magnat.web.errors import ApiError, LimitReached
from magnat.web.sharing.interface import Lease
from magnat.web.store import Fenced
from magnat.web.tables.relay import Command, NotOwner, Wish, answered, request
from magnat.web.tables.services import Services
from magnat.web.tables.state import TableState

ATTEMPTS = 40
PAUSE = 0.25  # seconds before another attempt


class OwnedTable(Protocol):
    """The table whose owner changes."""

    state: TableState
    services: Services

    async def fulfil(self, wish: Wish) -> bytes:
        """Do it here, as the owner. Fenced if that is another by now."""
        ...

    async def inherit(self, lease: Lease) -> None:
        """Go on as the owner."""
        ...

    async def refresh(self) -> None:
        """Read on if others have written."""
        ...

    async def catch_up(self) -> None:
        """Read on what others have written. ApiError if the match is not there any more."""
        ...

    def retire(self) -> None:
        """Somebody else goes on."""
        ...


class Tenure:
    """The lease of one match, as far as it is known here."""

    def __init__(self, table: OwnedTable, lease: Lease) -> None:
        self.table, self.lease = table, lease
        self._taking = asyncio.Lock()

    @property
    def is_ours(self) -> bool:
        return self.lease.is_ours

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

    async def take(self) -> None:
        """Own the match if nobody else does; else learn who."""
        async with self._taking:
            if not self.is_ours and not self.table.services.closing:
                lease = await self.table.services.sharing.take(self.table.state.id)
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
            await self.table.services.sharing.release(self.table.state.id, lease.fence)
            raise

    async def carry_out(self, wish: Wish) -> bytes:
        """Do it here, or have it done by whoever owns the match; once, whatever happens to that process."""
        sharing, match = self.table.services.sharing, self.table.state.id
        for _ in range(ATTEMPTS):
            if self.is_ours:
                try:
                    return await self.table.fulfil(wish)
                except Fenced:  # nothing was written
                    self.lose()
            if self.lease.owner is not None:
                wish = _with_key(wish)
                text = await sharing.ask(self.lease.owner, request(match, wish))
                try:
                    if text is not None:
                        answer = answered(text)
                        await self.table.refresh()
                        return answer
                except NotOwner:
                    await asyncio.sleep(PAUSE)
            if self.table.services.closing:
                raise ApiError(503, "closing")
            await self.take()
        raise LimitReached(2.0, "too-busy")


def _with_key(wish: Wish) -> Wish:
    """With a key a command is carried out once, though its owner dies and it is sent to the next one."""
    if isinstance(wish, Command) and wish.key is None:
        return replace(wish, key=f"~{secrets.token_hex(8)}")
    return wish
