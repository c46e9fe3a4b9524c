"""Maxi Bourse International, by Marc-Eric Gervais, Pascale Loiseau and Daniel Volpilhac: sessions, falling sales, auctions, rumours. See RULES.md."""

from pathlib import Path

from magnat.core.game import Game, same_fields

from .advice import REMARKS, Hint, advise, remark
from .components import FOR_THE_PAGE, SEAT_COUNTS, USUAL_SEATS
from .figures import FIGURES
from .guide import GUIDE
from .helpers import HELPERS
from .laws import Law, broken_law
from .naming import naming
from .orders import ORDERS, answer, kept
from .rules import cards, default, double, end, flow, forced, request, rumours, sale, session, setup, shortage, turn, unseen
from .sample import SAMPLE
from .state import KINDS, LIMIT, Block, Event, Phase, Refusal, State, refuse_options

GAME = Game(
    name="maxi_bourse",
    version=2,
    observation_version=3,
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
    collections=("company", "bourse", "interieure", "internationale", "rumeur", "personnel"),
    printed=FOR_THE_PAGE,
    rules=(setup, turn, rumours, session, shortage, request, sale, cards, forced, double, default),
    go_on=flow.go_on,
    clock=turn.clock_act,
    setup=setup.setup,
    score=end.score,
    rank=end.rank,
    won=end.won,
    standing=end.standing,
    resample=unseen.resample,
    veil=unseen.veil,
    upgrade=same_fields,
    refuse_options=refuse_options,
    laws=Law,
    broken_law=broken_law,
    advise=advise,
    hints=Hint,
    remark=remark,
    remarks=REMARKS,
    naming=naming,
    helpers=HELPERS,
    guide=GUIDE,
    sample=SAMPLE,
    figures=FIGURES,
    orders=ORDERS,
    answer=answer,
    kept=kept,
)
