"""How bots differ. The advice reads these numbers beside the position; 0 is neutral."""

from magnat.core.declare import Traits, trait


class Trait(Traits):
    """What makes a bot somebody."""
    RAIDING = trait(-2, 2)   # whether it saves for raids, or buys at once and leaves the others in peace
    PROXIES = trait(-2, 2)   # how long it keeps its Proxy cards
