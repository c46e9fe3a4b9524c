"""Merchant of Venus, the Classic game, by Richard Hamblen (1988): a star map, hidden cultures, trade. See RULES.md."""

from pathlib import Path

from magnat.core.game import Game

from .advice import advise
from .advice.hints import Hint
from .advice.remarks import REMARKS, remark
from .components import FOR_THE_PAGE, SEAT_COUNTS, USUAL_SEATS
from .figures import FIGURES
from .guide import GUIDE
from .helpers import HELPERS
from .laws import Law, broken_law
from .orders import ORDERS, answer
from .rules import cup, deeds, encounters, end, flight, heading, market, navigation, relics, setup, ships, sights, trade, unseen
from .sample import SAMPLE
from .state import KINDS, LIMIT, Block, Event, Phase, Refusal, State, refuse_options

GAME = Game(
    name="merchant_of_venus",
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
    collections=("culture", "good", "passenger", "relic"),
    printed=FOR_THE_PAGE,
    rules=(setup, heading, navigation, flight, encounters, sights, relics, market, cup, deeds, ships, trade),
    setup=setup.setup,
    score=end.score,
    rank=end.rank,
    won=end.won,
    standing=end.standing,
    resample=unseen.resample,
    refuse_options=refuse_options,
    laws=Law,
    broken_law=broken_law,
    advise=advise,
    hints=Hint,
    remark=remark,
    remarks=REMARKS,
    helpers=HELPERS,
    orders=ORDERS,
    answer=answer,
    guide=GUIDE,
    sample=SAMPLE,
    figures=FIGURES,
)
