"""The record of a table: numbered entries that are only ever added. A table is what its entries make of it, in their order.

The names of kinds and fields are stored, so they stay as they are.
"""

from magnat.web.entries import sitting
from magnat.web.entries.checkpoints import check_there, outcome_of, position_of, rebuilt
from magnat.web.entries.erasing import Erased, erased, erased_of_the_gone
from magnat.web.entries.holidays import TakeHoliday
from magnat.web.entries.hosting import GiveSeat, LetSpectatorsChat, Mute, Pause, Say, SetPace, SettleSeat
from magnat.web.entries.importing import Given, Opened, Terms, imported
from magnat.web.entries.kinds import entry_of, row_of
from magnat.web.entries.opening import FreeSeat, Join, ListTable, Open, SeedWords, Start
from magnat.web.entries.playing import (
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
from magnat.web.entries.seating import Agree, ChangeSeat, ComeBack, CoverSeat, SetPlayer, SwapSeats
from magnat.web.entries.serving import EndUnfinished, NamesErased, NewRules, ServerBack, Unseal
from magnat.web.entries.sitting import Sitting

__all__ = [
    "Acts", "Agree", "ChangeSeat", "ChooseStandin", "ClockEnded", "ComeBack", "CoverSeat", "EndUnfinished", "Erased", "FollowGuide", "FreeSeat",
    "GiveOrders", "GiveSeat", "Given", "HandOver", "Join", "LetSpectatorsChat", "ListTable", "Mute", "NamesErased", "NewRules", "Open", "Opened",
    "Pass", "Pause", "Rematch", "Resign", "Say", "SeedWords", "ServerBack", "SetPace", "SetPlayer", "SettleSeat", "Sitting", "StandingOrder",
    "Start", "SwapSeats", "TakeHoliday", "Takeback", "Terms", "Undo", "Unseal", "check_there", "entry_of", "erased", "erased_of_the_gone",
    "imported", "outcome_of", "position_of", "rebuilt", "row_of", "sitting",
]  # fmt: skip
