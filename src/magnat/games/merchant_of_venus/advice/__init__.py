"""Sensible play by plans of two legs, and its reasons. It reads only what the acting player may see."""

from magnat.core.acts import tell

from ..components import ENCOUNTERS, HOME, RACES
from ..rules.setup import may_race
from ..rules.sights import may_spy
from ..state import Block, Phase, State, all_drives
from .bargains import advise_draft, advise_reply
from .flying import advise_die, advise_hazard, advise_heading, advise_jump, advise_landing, advise_mulligan, advise_relic, advise_step
from .hints import Hint as Hint
from .remarks import REMARKS as REMARKS, remark as remark
from .trading import advise_overload, advise_transaction


def advise(st: State) -> int:
    """What a sensible player would do now."""
    if st.phase == Phase.TRANSACT: return advise_transaction(st)
    if st.phase == Phase.HEADING: return advise_heading(st)
    if st.phase == Phase.STEP: return advise_step(st)
    if st.phase == Phase.NAV: return advise_die(st)
    if st.phase == Phase.HAZARD: return advise_hazard(st)
    if st.phase == Phase.LAND: return advise_landing(st)
    if st.phase == Phase.RELIC: return advise_relic(st)
    if st.phase == Phase.REPLY: return advise_reply(st)
    if st.phase == Phase.OVERLOAD: return advise_overload(st)
    if st.phase == Phase.JUMP: return advise_jump(st)
    if st.phase == Phase.MULLIGAN: return advise_mulligan(st)
    return advise_usual(st)

def advise_usual(st: State) -> int:
    """Questions with a usual answer."""
    if st.phase == Phase.DRIVES: return all_drives(st)
    if st.phase == Phase.AUTOPILOT: return Block.yes
    if st.phase == Phase.EARLYNAV: return Block.skip
    if st.phase == Phase.OBSERVE: return look(st, Block.observe)
    if st.phase == Phase.GATELOCK: return Block.lock
    if st.phase == Phase.ASTEROID: return Block.done
    if st.phase == Phase.TRADE: return advise_draft(st)
    return first_allowed(st)

def first_allowed(st: State) -> int:
    """Questions where the first answer is as good as any."""
    if st.phase == Phase.RACE:
        for race in range(RACES):
            if may_race(st, race) == 0:
                tell(st, Hint.ANY_RACE, HOME[race])
                return Block.race + race
    for encounter in range(ENCOUNTERS):
        if may_spy(st, encounter) == 0: return look(st, Block.spy + encounter)
    return Block.skip

def look(st: State, act: int) -> int:
    """Knowing more never harms."""
    tell(st, Hint.FREE_LOOK)
    return act
