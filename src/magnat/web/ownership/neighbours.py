"""The tables of this process among those of others: what happens when another process acts, asks, or dies."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, KeysView, Mapping, MutableMapping
from typing import Generic, TypeVar

from magnat.web.json_text import as_json
from magnat.web.ownership.interface import Sharing, Sighting
from magnat.web.ownership.relay import NotOwner, told, wish_of
from magnat.web.ownership.tenure import OwnedTable
from magnat.web.store import ASIDE, THINNED, Fenced

logger = logging.getLogger("magnat.neighbours")


Table = TypeVar("Table", bound=OwnedTable)


class Neighbours(Generic[Table]):
    """Hears what others do and does what they ask."""

    def __init__(
        self, sharing: Sharing, tables: MutableMapping[str, Table], load: Callable[[str], Awaitable[Table]], is_closing: Callable[[], bool]
    ) -> None:
        self.sharing, self.tables, self.load, self.is_closing = sharing, tables, load, is_closing
        self._handed_over = False

    def in_memory(self) -> KeysView[str]:
        return self.tables.keys()

    def hear_of(self, match: str, number: int) -> None:
        table = self.tables.get(match)
        if table is not None and not table.tenure.is_ours and number > table.version:
            table.spawn(self._read_on(match, table))

    async def note_sightings(self, sightings: Mapping[str, Sighting | None]) -> None:
        if self.is_closing() and not self._handed_over:
            self._handed_over = True
            self.lose_all()
            await self.sharing.hand_over()
        for match, sighting in sightings.items():
            if (table := self.tables.get(match)) is not None:
                self._compare(match, table, sighting)

    def _compare(self, match: str, table: Table, sighting: Sighting | None) -> None:
        """One table with how its match was found."""
        me = self.sharing.process
        if sighting is None or sighting.status == THINNED or sighting.status.startswith(ASIDE):
            table.spawn(self._forget(match, table))  # it may have to wait, and we must go on giving signs of life
            return
        table.attend_elsewhere(sighting.there)
        if table.tenure.is_ours:
            if sighting.owner not in (me, None):
                table.tenure.lose(sighting.owner)
        elif sighting.owner in (me, None):  # nobody's, or ours from before a standstill
            table.spawn(table.tenure.take())
        elif sighting.head > table.version:
            table.spawn(self._read_on(match, table))

    async def _read_on(self, match: str, table: Table) -> None:
        """What cannot be read on (the rules of another version have taken over, say) is read from the beginning when somebody asks again."""
        try:
            await table.catch_up()
        except Exception as error:
            logger.error("a match could not be read on", exc_info=error, extra={"match": match})
            await self._forget(match, table)

    async def _forget(self, match: str, table: Table) -> None:
        if self.tables.get(match) is table:
            del self.tables[match]
        await table.dismiss()

    async def answer(self, request: str) -> str:
        document = json.loads(request)
        try:
            table = await self.load(document["match"])
            if self.is_closing() or not table.tenure.is_ours:
                raise NotOwner
            try:
                answer = await table.fulfil(wish_of(document))
            except Fenced as fenced:
                table.tenure.lose()
                raise NotOwner from fenced
        except Exception as error:
            return told(error)
        return as_json({"answer": answer.decode()})

    def lose_all(self) -> None:
        held = [table for table in self.tables.values() if table.tenure.is_ours]
        if held and not self.is_closing():
            logger.warning("no sign of life in time: others may go on with the matches", extra={"matches": len(held)})
        for table in held:
            table.tenure.lose()
