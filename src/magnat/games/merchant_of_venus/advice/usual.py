"""Questions with a usual answer, and those where the first answer is as good as any."""

from magnat.core.declare import tell

from ..components import ENCOUNTERS, HOME
from ..rules.setup import may_race
from ..rules.sights import may_spy
from ..state import Block, State, all_drives
from .hints import Hint


def advise_race(st: State) -> int:
    """S9  The first that is free."""
    race = 0
    while may_race(st, race): race += 1
    tell(st, Hint.ANY_RACE, HOME[race])
    return Block.race + race

def advise_drives(st: State) -> int:
    """S73"""
    tell(st, Hint.ALL_DRIVES)
    return all_drives(st)

def advise_autopilot(st: State) -> int:
    """S153"""
    tell(st, Hint.SET_FOUR)
    return Block.yes

def advise_earlynav(st: State) -> int:
    """S44"""
    tell(st, Hint.DIE_LATER)
    return Block.skip

def advise_spy(st: State) -> int:
    """S160"""
    for encounter in range(ENCOUNTERS):
        if may_spy(st, encounter) == 0: return look(st, Block.spy + encounter)
    return Block.skip

def advise_observe(st: State) -> int:
    """S78"""
    return look(st, Block.observe)

def look(st: State, act: int) -> int:
    """Knowing more never harms."""
    tell(st, Hint.FREE_LOOK)
    return act

def advise_gatelock(st: State) -> int:
    """S165"""
    tell(st, Hint.OWN_WAY)
    return Block.lock

def advise_asteroid(st: State) -> int:
    """S24"""
    tell(st, Hint.NOTHING_MORE)
    return Block.done
