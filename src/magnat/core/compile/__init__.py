"""From the functions of a game to machine code: dispatch, linker, and the loop that plays games.

What needs Numba is read only when something is compiled.
"""

from magnat.core.compile import linker, literals, playout
from magnat.core.compile.by_name import by_number, by_phase
from magnat.core.compile.dispatch import NOT_NOW, dispatch_source
from magnat.core.compile.functions import functions_of
from magnat.core.compile.observe import BARE, RELATIVE, observation_size, observe_as_function, observe_function
from magnat.core.compile.playout import ADVISED, AT_RANDOM, FOR_A_TURN, QUICKLY, SEATED, TO_THE_END, next_act, play_to_end, seated, set_up
from magnat.core.compile.turning import seat_at, turned_seat

__all__ = [
    "ADVISED", "AT_RANDOM", "BARE", "FOR_A_TURN", "NOT_NOW", "QUICKLY", "RELATIVE", "SEATED", "TO_THE_END", "by_number", "by_phase",
    "dispatch_source", "functions_of", "linker", "literals", "next_act", "observation_size", "observe_as_function", "observe_function",
    "play_to_end", "playout", "seat_at", "seated", "set_up", "turned_seat",
]  # fmt: skip
