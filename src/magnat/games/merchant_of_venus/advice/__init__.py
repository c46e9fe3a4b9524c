"""Sensible play by plans of two legs, and its reasons. It reads only what the acting player may see."""

from magnat.core.compile import by_phase

from ..state import Phase
from . import bargains, flying, trading, usual
from .hints import Hint as Hint
from .remarks import REMARKS as REMARKS, remark as remark

advise = by_phase(
    "advise", Phase, bargains, flying, trading, usual,
    TRANSACT="transaction", TRADE="draft", NAV="die", LAND="landing",
)  # fmt: skip
