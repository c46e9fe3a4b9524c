"""Sensible play, one step ahead, and its reasons. It reads only what the acting player may see."""

from magnat.core.compile import by_phase

from ..state import Phase
from . import buying, dealing, rumours, selling
from .hints import Hint as Hint
from .remarks import REMARKS as REMARKS, remark as remark

advise = by_phase(
    "advise", Phase, buying, dealing, rumours, selling,
    PRETURN="window", RUMOUR="window",
    BIDS="bid", DOUBLE_QTY="double_lots", CARD_QTY="card_lots",
    REQ_TARGET="holder", REQ_QTY="request_lots", REQ_PRICE="price", REQ_TENS="tens", REQ_REPLY="reply",
    POLL="taking", FALL="taking",
    BANK_SALE="forced", RAISE_CASH="forced",
    SALE_QTY="sale_lots", FORCED_QTY="sale_lots", BANK_SALE_QTY="sale_lots",
)  # fmt: skip
