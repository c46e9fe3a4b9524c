"""Hab & Gut, by Carlo A. Rossi (2008): shares, charity, and half of the future market in sight. See RULES.md."""

from pathlib import Path

from magnat.core.game import Game

from . import rules
from .advice import Hint, advise
from .components import FOR_THE_PAGE, SEAT_COUNTS, USUAL_SEATS
from .figures import FIGURES
from .guide import GUIDE
from .laws import Law, broken_law
from .sample import SAMPLE
from .state import KINDS, LIMIT, Block, Event, Phase, Refusal, State, resample, veil

GAME = Game(
    name="hab_und_gut",
    version=1,
    folder=Path(__file__).parent,
    seat_counts=SEAT_COUNTS,
    usual_seats=USUAL_SEATS,
    limit=LIMIT,
    state=State,
    blocks=Block,
    phases=Phase,
    events=Event,
    refusals=Refusal,
    kinds=KINDS,
    collections=("good",),
    printed=FOR_THE_PAGE,
    rules=(rules,),
    setup=rules.setup,
    score=rules.score,
    rank=rules.rank,
    won=rules.won,
    standing=rules.standing,
    resample=resample,
    veil=veil,
    laws=Law,
    broken_law=broken_law,
    advise=advise,
    hints=Hint,
    guide=GUIDE,
    sample=SAMPLE,
    figures=FIGURES,
)
