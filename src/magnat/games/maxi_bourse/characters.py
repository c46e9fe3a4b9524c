"""How bots differ. The advice reads these numbers beside the position; 0 is neutral."""

from magnat.core.declare import Traits, trait

from .components import SECTORS


class Trait(Traits):
    """What makes a bot somebody."""
    DARING = trait(-2, 2)            # how high it bids, and how much of its cash it puts into an auction
    SECTOR = trait(0, SECTORS)       # whose companies it collects, plus 1
    SPITE = trait(0, 2)               # how readily it sells a lot to hurt the others
