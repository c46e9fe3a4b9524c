"""What the words of an act can name besides its argument, so that a hint speaks of the company and the player that everybody sees."""

from magnat.core.game import Named

from .components import SEATS, VALUE
from .state import State


def naming(st: State, block: str, argument: int) -> Named:
    """The company on a place of the centre, unless it is empty; whose company is taken, if it is anybody's; what the turn has cost."""
    if block == "buy" and st.centre[argument]:
        return {"company": ("company", st.centre[argument] - 1), "cost": ("money", VALUE[st.centre[argument] - 1])}
    if block == "take" and st.holder[argument] < SEATS:
        return {"victim": ("seat", st.holder[argument])}
    if block == "end_ops":
        return {"owed": ("money", st.owed), "debt": ("number", st.owed)}
    return {}
