"""Who has sat where, as the record of a table tells it: whoever erases somebody's words, or hands them out, must know whose they were."""

from __future__ import annotations

from magnat.web.entries.opening import FreeSeat, Join, Open
from magnat.web.entries.seating import ChangeSeat, SwapSeats
from magnat.web.store import EntryRow

KINDS = (Open.kind, Join.kind, FreeSeat.kind, ChangeSeat.kind, SwapSeats.kind)


class Sitting:
    """The names on the seats, entry by entry."""

    def __init__(self) -> None:
        self.names: dict[int, str] = {}

    def follow(self, row: EntryRow) -> None:
        if row.kind == Open.kind:
            self.names = {seat: chair["name"] for seat, chair in enumerate(row.body["chairs"])}
        elif row.kind == Join.kind:
            self.names[row.seat] = row.body["name"]
        elif row.kind == FreeSeat.kind:
            self.names.pop(row.seat, None)
        elif row.kind == ChangeSeat.kind:
            self._move({row.body["origin"]: row.seat})
        elif row.kind == SwapSeats.kind:
            self._move({row.seat: row.body["other"], row.body["other"]: row.seat})

    def _move(self, places: dict[int, int]) -> None:
        moved = {there: self.names.pop(here, None) for here, there in places.items()}
        self.names |= {seat: name for seat, name in moved.items() if name is not None}
