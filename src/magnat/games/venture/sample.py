"""The moment that "How to play" is drawn from: a conglomerate that pays, one that does not yet, and a collection in hand."""

from magnat.core.declare import NEWCOMER, Sample, View

from .components import LOW_VALUES, SYMBOLS
from .state import Phase

SMALLEST = 4  # companies of a conglomerate that is worth a look


def is_telling(view: View) -> bool:
    """My turn begins: I have a conglomerate and other companies, and cards for a collection."""
    heights = [height for height, is_top, holder in zip(view["height"], view["top"], view["holder"], strict=True) if is_top and holder == NEWCOMER]
    hand = view["hand"][NEWCOMER]
    collected = max(sum(count > 0 for count in hand[symbol * LOW_VALUES : (symbol + 1) * LOW_VALUES]) for symbol in range(SYMBOLS))
    is_mine = view["phase"] == Phase.MAIN and view["player"] == NEWCOMER and view["owed"] == 0
    return bool(is_mine and max(heights, default=0) >= SMALLEST and len(heights) > 1 and collected >= 2 and all(view["centre"]))


SAMPLE = Sample(seats=3, when=is_telling, helpers=("value",))
