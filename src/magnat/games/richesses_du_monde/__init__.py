"""Richesses du Monde, by Christian Pachis: exploitation titles, monopolies, royalties, auctions and mergers. See RULES.md."""

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
from .naming import naming
from .orders import ORDERS, answer, kept
from .rules import amounts, association, auction_square, bidding, consent, course, exchange, market, news, preparation, purchase, royalties, turn
from .sample import SAMPLE
from .state import KINDS, LIMIT, Block, Event, Phase, Refusal, State, resample, veil

GAME = Game(
    name="richesses_du_monde",
    version=1,
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
    collections=("production", "news"),
    printed=FOR_THE_PAGE,
    rules=(preparation, market, amounts, exchange, association, turn, news, royalties, purchase, auction_square, bidding, consent),
    setup=preparation.setup,
    score=course.score,
    rank=course.rank,
    won=course.won,
    standing=course.standing,
    resample=resample,
    veil=veil,
    laws=Law,
    broken_law=broken_law,
    advise=advise,
    hints=Hint,
    guide=GUIDE,
    sample=SAMPLE,
    figures=FIGURES,
    remark=remark,
    remarks=REMARKS,
    naming=naming,
    helpers=HELPERS,
    orders=ORDERS,
    answer=answer,
    kept=kept,
)
