"""The kinds of entries by the names under which they are stored."""

from __future__ import annotations

from magnat.web.entries import holidays, hosting, opening, playing, seating, serving
from magnat.web.state import Entry
from magnat.web.store import EntryRow

KINDS: dict[str, type[Entry]] = {
    entry.kind: entry
    for chapter in (opening, seating, playing, holidays, hosting, serving)
    for entry in vars(chapter).values()
    if isinstance(entry, type) and issubclass(entry, Entry) and entry is not Entry
}


def row_of(entry: Entry) -> EntryRow:
    """An entry as it is stored."""
    return EntryRow(entry.number, entry.at, entry.kind, entry.seat, entry.body())


def entry_of(row: EntryRow) -> Entry:
    """A stored entry. LookupError or TypeError if there is no such kind, or if it has other fields."""
    return KINDS[row.kind](row.seat, number=row.number, at=row.at, **row.body)
