"""How bots differ. The advice reads these numbers beside the position; 0 is neutral."""

from magnat.core.declare import Traits, trait

from .components import GOODS


class Trait(Traits):
    """What makes a bot somebody."""
    FOLLOWING = trait(-1, 1)    # how much it expects of what many others hold
    GOOD = trait(0, GOODS)      # that it believes in, plus 1
    MEMORY = trait(-1, 0)       # whether it knows which cards were put aside
