"""Entries that the server writes by itself, or its operator."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from magnat.core.play import saves
from magnat.web.errors import wrong_status
from magnat.web.state import PAUSED, RUNNING, Entry, TableState


@dataclass(frozen=True)
class EndUnfinished(Entry):
    """The record has become longer than the server allows: the game ends where it stands."""

    kind: ClassVar[str] = "unfinished"

    def apply(self, table: TableState) -> None:
        if table.status not in (RUNNING, PAUSED):
            raise wrong_status(table.status)
        table.unfinished = True
        if table.match is not None:
            table.match.marks = table.match.marks | {"unfinished"}


@dataclass(frozen=True)
class Unseal(Entry):
    """All tables of the deal are over: everybody may look from now on."""

    kind: ClassVar[str] = "unsealed"

    def apply(self, table: TableState) -> None:
        if table.dealt is not None:
            table.dealt = replace(table.dealt, sealed=0.0)


@dataclass(frozen=True)
class ServerBack(Entry):
    """The server was away and has loaded the table again."""

    kind: ClassVar[str] = "woken"

    def apply(self, table: TableState) -> None:
        table.clocks = table.clocks.server_back(self.at)


@dataclass(frozen=True)
class NewRules(Entry):
    """The rules of the game have changed under a running match: it goes on from a save under the new ones."""

    kind: ClassVar[str] = "rules"
    needs_rules: ClassVar[bool] = True
    sets_match: ClassVar[bool] = True
    save: dict[str, Any]

    def takes_long(self, table: TableState) -> bool:
        return True

    def apply(self, table: TableState) -> None:
        table.match = saves.from_json(self.save, game=table.game)
        table.match.seats = table.kernel_seats()


@dataclass(frozen=True)
class NamesErased(Entry):
    """The operator has erased somebody from the entries before this one. Whoever had them in memory reads them again."""

    kind: ClassVar[str] = "erased"

    def apply(self, table: TableState) -> None: ...
