"""The tables of this process among those of others: what happens when another process acts, asks, or dies."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, KeysView, Mapping

from magnat.web.json_text import as_json
from magnat.web.sharing.interface import Sighting
from magnat.web.store import ASIDE, THINNED, Fenced
from magnat.web.tables.live import LiveTable
from magnat.web.tables.relay import NotOwner, told, wish_of
from magnat.web.tables.services import Services

logger = logging.getLogger("magnat.neighbours")


class Neighbours:
    """Hears what others do and does what they ask."""

    def __init__(self, services: Services, tables: dict[str, LiveTable], load: Callable[[str], Awaitable[LiveTable]]) -> None:
        self.services, self.tables, self.load = services, tables, load
        self._handed_over = False

    def in_memory(self) -> KeysView[str]:
        return self.tables.keys()

    def heard(self, match: str, number: int) -> None:
        table = self.tables.get(match)
        if table is not None and not table.tenure.is_ours and number > table.state.version:
            table.spawn(self._read_on(match, table))

    async def seen(self, sightings: Mapping[str, Sighting | None]) -> None:
        if self.services.closing and not self._handed_over:
            self._handed_over = True
            self.lost()
            await self.services.sharing.hand_over()
        for match, sighting in sightings.items():
            if (table := self.tables.get(match)) is not None:
                await self._compare(match, table, sighting)

    async def _compare(self, match: str, table: LiveTable, sighting: Sighting | None) -> None:
        """One table with how its match was found."""
        me = self.services.sharing.process
        if sighting is None or sighting.status == THINNED or sighting.status.startswith(ASIDE):
            await self._forget(match, table)
            return
        table.audience.attend_elsewhere(sighting.there)
        if table.tenure.is_ours:
            if sighting.owner not in (me, None):
                table.tenure.lose(sighting.owner)
        elif sighting.owner is None:
            table.spawn(table.tenure.take())
        elif sighting.head > table.state.version:
            table.spawn(self._read_on(match, table))

    async def _read_on(self, match: str, table: LiveTable) -> None:
        """What cannot be read on (the rules of another version have taken over, say) is read from the beginning when somebody asks again."""
        try:
            await table.catch_up()
        except Exception as error:
            logger.error("a match could not be read on", exc_info=error, extra={"match": match})
            await self._forget(match, table)

    async def _forget(self, match: str, table: LiveTable) -> None:
        if self.tables.get(match) is table:
            del self.tables[match]
        await table.dismiss()

    async def asked(self, request: str) -> str:
        document = json.loads(request)
        try:
            table = await self.load(document["match"])
            if self.services.closing or not table.tenure.is_ours:
                raise NotOwner
            try:
                answer = await table.fulfil(wish_of(document))
            except Fenced as fenced:
                table.tenure.lose()
                raise NotOwner from fenced
        except Exception as error:
            return told(error)
        return as_json({"answer": answer.decode()})

    def lost(self) -> None:
        for table in self.tables.values():
            if table.tenure.is_ours:
                table.tenure.lose()
