"""Sensible play, one step ahead, and its reasons. It reads only what the acting player may see."""

from magnat.core.compile import by_phase

from ..state import Phase
from . import buying, dealing, market, selling
from .hints import Hint as Hint
from .remarks import REMARKS as REMARKS, remark as remark

advise = by_phase(
    "advise", Phase, buying, dealing, market, selling,
    BUY="purchase", JOKER_BUY="joker_shop",
    AUCTION_PICK="pick", AUCTION_BID="bid",
    SALE_ASK="asking", SALE_BID="bid", SALE_DECIDE="decision",
    EXCHANGE_REPLY="reply", ASSOCIATION_REPLY="invitation",
    GRACE_PICK="grace",
)  # fmt: skip
