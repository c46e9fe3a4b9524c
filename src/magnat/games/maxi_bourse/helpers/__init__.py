"""Exact helpers for players, pages and bots: payouts, sessions, auctions, sales and defence, forced sales, what lies ahead or is unseen."""

from magnat.core.declare import askable

from .buying import auction, session
from .income import additions, payout
from .outlook import ahead, unseen, wealth
from .raising import forced
from .request import asking
from .selling import defence, sale

HELPERS = askable(payout, additions, session, auction, sale, defence, forced, asking, ahead, unseen, wealth)
