"""How bots differ. The advice reads these numbers beside the position; 0 is neutral."""

from magnat.core.declare import Traits, trait


class Trait(Traits):
    """What makes a bot somebody."""
    CURIOSITY = trait(-1, 1)    # what an unknown culture is worth to it
    BUILDING = trait(-2, 2)     # how soon it puts credits into ports, factories and ships
    RELICS = trait(-2, 2)       # how long it collects relics
    PASSENGERS = trait(-1, 1)   # how much it likes company
