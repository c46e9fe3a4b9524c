"""The state of a table: what its entries make of it, what every reader sees of it, and its past. It knows no server."""

from magnat.web.state import snapshots
from magnat.web.state.absence import covered_from, may_be_covered
from magnat.web.state.clocks import AMONG_PEOPLE, DAY, DAYS, ClockRules, Clocks, days_left
from magnat.web.state.dealt import Dealt, is_dealt, is_sealed
from magnat.web.state.gathering import Gathering, Wish
from magnat.web.state.past import Named, Past, Summed
from magnat.web.state.puzzled import Puzzled
from magnat.web.state.rights import SEATS, Rights
from magnat.web.state.snapshots import Present, Reader, Snapshots
from magnat.web.state.state import BOT, EMPTY, LOBBY, NO_SEAT, OVER, PACES, PAUSED, RUNNING, STANDARD, Chair, ChatMessage, Entry, Notice, TableState

__all__ = [
    "AMONG_PEOPLE", "BOT", "DAY", "DAYS", "EMPTY", "LOBBY", "NO_SEAT", "OVER", "PACES", "PAUSED", "RUNNING", "SEATS", "STANDARD", "Chair",
    "ChatMessage", "ClockRules", "Clocks", "Dealt", "Entry", "Gathering", "Named", "Notice", "Past", "Present", "Puzzled", "Reader", "Rights",
    "Snapshots", "Summed", "TableState", "Wish", "covered_from", "days_left", "is_dealt", "is_sealed", "may_be_covered", "snapshots",
]  # fmt: skip
