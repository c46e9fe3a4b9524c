"""Orders of an operator. They are written into the database; the server that uses it carries them out within a second or two.

If no server runs, the command that gives the order carries it out, with the same code.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass

from magnat.core.errors import MagnatError
from magnat.web.commands import end_unfinished, mute
from magnat.web.entries import NamesErased, erased, erased_of_the_gone, row_of
from magnat.web.errors import ApiError
from magnat.web.schemas import requests
from magnat.web.state import LOBBY, NO_SEAT, OVER, Reader
from magnat.web.store import THINNED, Fenced, operations, results, subscriptions
from magnat.web.tables import TableRegistry
from magnat.web.texts import appearance, say

CLOSE, DELETE, ASIDE, BACK, ERASE, MUTE = "close", "delete", "aside", "back", "erase", "mute"
ORDER, DONE = "order", "done"  # kinds of notes


@dataclass(frozen=True)
class Order:
    """Something to be done to a match."""

    do: str
    match: str
    name: str = ""  # to be erased
    seat: int = NO_SEAT
    on: bool = True
    gone: bool = False  # whose name is erased sits there no more: whoever has it by now keeps it

    def to_json(self) -> str:
        return json.dumps(asdict(self))


class Undoable(MagnatError):
    """An order that cannot be carried out; its text says why."""


async def carry_out(registry: TableRegistry, order: Order) -> str:
    """Do it, and say what was done. Raises Undoable if it cannot be done."""
    try:
        return await _DOERS[order.do](registry, order)
    except ApiError as error:
        raise Undoable(say("en", f"error-{error.key}", **error.values)) from error
    except Fenced as error:
        raise Undoable("another process has taken the match over in the middle of it; nothing was changed, try again") from error


async def _close(registry: TableRegistry, order: Order) -> str:
    table = await registry.table(order.match)
    if table.state.status == LOBBY:
        await registry.close_table(order.match)
        return "closed: it had not begun, so it is gone"
    if table.state.status == OVER:
        raise Undoable("this match is over already")
    await table.do(end_unfinished, Reader())
    return "closed: it has ended unfinished, with ranks by standing"


async def _mute(registry: TableRegistry, order: Order) -> str:
    table = await registry.table(order.match)
    if not 0 <= order.seat < len(table.state.chairs):
        raise Undoable(f"this match has the seats 1 to {len(table.state.chairs)}")
    await table.do(mute, Reader(), requests.Mute(muted=order.on), of=order.seat)
    return f"seat {order.seat + 1} {'may no longer' if order.on else 'may again'} chat"


async def _delete(registry: TableRegistry, order: Order) -> str:
    async with registry.hold(order.match) as fence:
        await operations.delete(registry.store, order.match, fence)
    return "deleted: nothing of it remains"


async def _set_aside(registry: TableRegistry, order: Order) -> str:
    async with registry.hold(order.match) as fence:
        await operations.set_aside(registry.store, order.match, fence)
    return "set aside: nobody can open it until it is brought back"


async def _bring_back(registry: TableRegistry, order: Order) -> str:
    async with registry.hold(order.match) as fence:
        await operations.bring_back(registry.store, order.match, fence)
    return "brought back"


async def _erase(registry: TableRegistry, order: Order) -> str:
    async with registry.hold(order.match) as fence:
        stored = await registry.store.load(order.match)
        if stored is None or stored.status == THINNED:
            return "nothing to erase"
        found = await registry.services.workers.run(erased_of_the_gone if order.gone else erased, stored, order.name)
        if not found.bodies and found.position is None:
            return "nothing to erase"
        last = stored.entries[-1]
        told = NamesErased(NO_SEAT, number=last.number + 1, at=max(last.at, registry.services.now()))
        await operations.rewrite(registry.store, order.match, fence, found.bodies, found.position, row_of(told))
        await subscriptions.stop_seats(registry.store, order.match, found.seats)
        if found.names:
            await results.make_nameless(registry.store, order.match, order.name, appearance(order.name))
    return f"erased: {found.names} names, {found.messages} messages"


_DOERS: dict[str, Callable[[TableRegistry, Order], Awaitable[str]]] = {
    CLOSE: _close,
    DELETE: _delete,
    ASIDE: _set_aside,
    BACK: _bring_back,
    ERASE: _erase,
    MUTE: _mute,
}
