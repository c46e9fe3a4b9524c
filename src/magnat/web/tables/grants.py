"""What opens the seats of a table: tokens of devices, and private links that open a seat on another one."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.web.errors import LimitReached, not_found
from magnat.web.ownership import Granting, Tenure
from magnat.web.store import Conflict, Fenced
from magnat.web.tables.memory import Memory
from magnat.web.tables.services import Services
from magnat.web.tokens import ONCE, RECOVERY, Right, issue


class Grants:
    """Gives out tokens and links for one table; who owns its match stores them."""

    def __init__(self, services: Services, memory: Memory, tenure: Tenure) -> None:
        self.services, self.memory, self.tenure = services, memory, tenure

    async def grant(self, kind: str, seat: int, instead_of: Sequence[Right] = ()) -> str:
        """One more token for a seat or for the host; or the secret of a private link, which takes the place of an older one."""
        token, right = issue(self.memory.state.id, kind, seat)
        await self.grant_right(right, instead_of)
        return token

    async def grant_right(self, right: Right, instead_of: Sequence[Right] = ()) -> None:
        """A right whose token is known already."""
        await self.tenure.carry_out(Granting(right, instead_of))
        self.memory.rights.change([right], instead_of)

    async def store(self, wish: Granting) -> bytes:
        """As the owner of the match."""
        rights, right, instead_of = self.memory.rights, wish.right, wish.instead_of
        held = len(rights.of_kind(right.kind, right.seat))
        if not right.kind.endswith(ONCE) and held >= self.services.settings.limits.devices and right.hash not in rights.held:
            raise LimitReached(3600.0, "too-many-devices")
        rights.change([right], instead_of)  # counted before it is stored: others may ask meanwhile
        try:
            await self.services.store.grant([right], instead_of)
        except Fenced:
            rights.change([], [right])
            raise not_found("secret") from None  # somebody was faster
        except Conflict:
            pass  # it was stored already, and the answer was lost
        except BaseException:
            rights.change(instead_of, [right])
            raise
        return b"{}"

    async def link(self, kinds: Sequence[tuple[str, int]]) -> str:
        """A private link that opens these (kind, seat) on another device, once; older ones that were not used open nothing any more."""
        secrets = []
        for kind, seat in kinds:
            secrets.append(await self.grant(kind + ONCE, seat, self.memory.rights.of_kind(kind + ONCE, seat)))
        return f"{self.services.settings.root_path}/seat#{'.'.join(secrets)}"

    async def redeem(self, right: Right) -> str:
        """The token that a private link opens."""
        if right.kind.endswith(ONCE):
            if right.hash not in self.memory.rights.held and self.tenure.is_ours:
                raise not_found("secret")  # somebody was faster
            return await self.grant(right.kind.removesuffix(ONCE), right.seat, [right])
        return await self.grant(right.kind.removesuffix(RECOVERY), right.seat)
