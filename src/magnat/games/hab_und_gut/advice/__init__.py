"""Sensible play, one step ahead, and its reasons. It reads only what the acting player may see."""

from magnat.core.compile import by_phase

from ..state import Phase
from . import cards, giving, trading
from .hints import Hint as Hint

advise = by_phase("advise", Phase, trading, giving, cards)
