"""Exact helpers for players, pages and bots: where a roll can lead, how likely a landing is, what can be carried where, what everything is worth."""

from magnat.core.declare import askable

from .exchange import trade
from .ledger import room, worth
from .markets import cup, deals, loops, market, possible
from .odds import odds
from .prices import prices
from .reach import reach
from .turns import turns

HELPERS = askable(reach, odds, turns, deals, loops, market, possible, cup, worth, prices, room, trade)
