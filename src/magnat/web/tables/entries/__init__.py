"""The record of a table: numbered entries that are only ever added. A table is what its entries make of it, in their order.

The names of kinds and fields are stored, so they stay as they are.
"""

from __future__ import annotations

from magnat.web.store import EntryRow
from magnat.web.tables.entries import holidays, hosting, opening, playing, seating, serving
from magnat.web.tables.entries.holidays import TakeHoliday
from magnat.web.tables.entries.hosting import GiveSeat, LetSpectatorsChat, Mute, Pause, Say, SetPace, SettleSeat
from magnat.web.tables.entries.opening import FreeSeat, Join, ListTable, Open, SeedWords, Start
from magnat.web.tables.entries.playing import (
    Acts,
    ChooseStandin,
    ClockEnded,
    FollowGuide,
    GiveOrders,
    HandOver,
    Pass,
    Rematch,
    Resign,
    StandingOrder,
    Takeback,
    Undo,
)
from magnat.web.tables.entries.seating import Agree, ChangeSeat, ComeBack, CoverSeat, SetPlayer, SwapSeats
from magnat.web.tables.entries.serving import EndUnfinished, NamesErased, NewRules, ServerBack, Unseal
from magnat.web.tables.state import Entry

__all__ = [
    "KINDS", "Acts", "Agree", "ChangeSeat", "ChooseStandin", "ClockEnded", "ComeBack", "CoverSeat", "EndUnfinished", "FollowGuide", "FreeSeat",
    "GiveOrders", "GiveSeat", "HandOver", "Join", "LetSpectatorsChat", "ListTable", "Mute", "NamesErased", "NewRules", "Open", "Pass", "Pause",
    "Rematch", "Resign", "Say", "SeedWords", "ServerBack", "SetPace", "SetPlayer", "SettleSeat", "StandingOrder", "Start", "SwapSeats", "TakeHoliday",
    "Takeback", "Undo", "Unseal", "entry_of", "row_of",
]  # fmt: skip

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
