"""Exact helpers for players, pages and bots: what the next roll can cost, who earns what, what a title would add, what a deal makes of shares."""

from magnat.core.declare import askable

from .deal import association, bid, exchange, limit, lot, offer, sale
from .offered import additions, ahead, royalties, shares

HELPERS = askable(ahead, royalties, shares, additions, lot, bid, limit, sale, exchange, association, offer)
