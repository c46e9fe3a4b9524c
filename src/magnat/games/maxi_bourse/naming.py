"""What the words of acts name in a position."""

from magnat.core.game import Named

from .state import State


def naming(st: State, block: str, argument: int) -> Named:
    """M46  The whole price, where its tens are named."""
    return {"price": ("quote", st.offer + argument)} if block == "tens" else {}
