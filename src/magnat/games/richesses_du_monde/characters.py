"""How bots differ. The advice reads these numbers beside the position; 0 is neutral."""

from magnat.core.declare import Traits, trait

from .components import PRODUCTIONS


class Trait(Traits):
    """What makes a bot somebody."""
    DARING = trait(-2, 2)               # how little it fears ruin
    PRODUCTION = trait(0, PRODUCTIONS)  # that it collects, plus 1
    HAGGLING = trait(-1, 1)             # how much more than half of the gain it wants of an exchange
