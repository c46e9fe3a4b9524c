"""Venture, by Sid Sackson (1969), also played as Die Bosse and Riche ou Pauvre: takeovers, conglomerates, raids. See RULES.md."""

from pathlib import Path

from magnat.core.game import Game, same_fields

from .advice import Hint, advise
from .components import FOR_THE_PAGE, SEAT_COUNTS, USUAL_SEATS
from .figures import FIGURES
from .guide import GUIDE
from .helpers import HELPERS
from .laws import Law, broken_law
from .naming import naming
from .quick_play import quick
from .rules import course, payment, proxy, reorganisation, result, takeover
from .rules.unseen import resample
from .sample import SAMPLE
from .state import KINDS, LIMIT, Block, Event, Phase, Refusal, State, refuse_options

GAME = Game(
    name="venture",
    version=2,
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
    collections=("company", "card"),
    printed=FOR_THE_PAGE,
    rules=(course, takeover, proxy, reorganisation, payment),
    setup=course.setup,
    score=result.score,
    rank=result.rank,
    won=result.won,
    standing=result.standing,
    resample=resample,
    upgrade=same_fields,
    refuse_options=refuse_options,
    laws=Law,
    broken_law=broken_law,
    advise=advise,
    hints=Hint,
    quick=quick,
    naming=naming,
    guide=GUIDE,
    sample=SAMPLE,
    figures=FIGURES,
    helpers=HELPERS,
)
