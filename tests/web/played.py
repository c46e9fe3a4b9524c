"""Games that people play to their end, so that there are results."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.web.server import PATIENCE, Json, Person, Server


async def play_out(server: Server, *people: Person, names: tuple[str, ...], bots: int = 1, **more: Any) -> str:
    """A bazaar that is played to its end, everybody doing the last of what may be done."""
    host, *guests = people
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in guests), *({"kind": "bot", "bot": "standard"} for _ in range(bots))]
    made = await host.ok(host.post("/api/matches", {"game": "bazaar", "seats": seats, "name": names[0], **more}))
    for person, name in zip(people, names, strict=True):
        person.match = made["id"]
        if person is not host:
            await person.ok(person.post("join", {"name": name}))
    if more.pop("listed", False):
        await host.ok(host.post("list", {"listed": True}))
    await host.ok(host.post("start"))
    await play_on(*people)
    await counted(server)
    return str(made["id"])


async def play_on(*people: Person, acts: int | None = None) -> None:
    """All of them in turn, to the end, or so many acts."""
    done = 0
    async with asyncio.timeout(4 * PATIENCE):
        while True:
            for person in people:
                now = await person.look()
                if now["status"] == "over" or done == acts:
                    return
                if now["me"] in now["asked"] and now["legal"]:
                    await person.ok(person.post("acts", {"version": now["version"], "key": None, "acts": [now["legal"][-1]["act"]]}))
                    done += 1
            await asyncio.sleep(0.01)


async def counted(server: Server) -> None:
    async with asyncio.timeout(PATIENCE):
        while await server.app.state.counting.look():
            pass


async def profile(reader: Person, person: str) -> Json:
    return await reader.ok(reader.get(f"/api/persons/{person}"))
