"""S44-S49, S51-S57  The die that navigates."""

from ..state import State
from .flight import assign_die, travel


def assign(st: State, face: int) -> None:
    """S44, S45  It stays assigned for the rest of the turn."""
    assign_die(st, face)
    travel(st)
