"""What the words of acts name in a position."""

from magnat.core.game import Named

from .components import RAISES
from .rules.request import raised_by
from .state import State

UPS = ("up_10", "up_20", "up_50", "up_100")


def naming(st: State, block: str, argument: int) -> Named:
    """M46  The whole price, where it is named by what it adds, or by its tens."""
    if block in UPS:
        return {"price": ("quote", raised_by(st, RAISES[UPS.index(block)]))}
    return {"price": ("quote", st.offer + argument)} if block == "tens" else {}
