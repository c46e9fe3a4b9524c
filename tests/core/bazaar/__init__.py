"""Bazaar: a made-up game with frames and all three kinds of window, for the tests of the kernel. Its rules are in RULES.md.

It has neither words nor a drawing (no folder), so that the tests see what the kernel makes of a game by itself.
"""

from magnat.core.game import Game

from . import auction, bids, claims, market, price, result, turns
from .advice import advise
from .components import MOST_BID, MOST_TURNS, SEATS, WARE_IDS
from .laws import Law, broken_law
from .state import Block, Event, Hint, Phase, Refusal, State
from .unseen import resample

BAZAAR = Game(
    name="bazaar",
    version=1,
    seat_counts=range(2, SEATS + 1),
    usual_seats=3,
    limit=SEATS + MOST_TURNS * (50 + SEATS * (4 + 2 * MOST_BID)),
    state=State,
    blocks=Block,
    phases=Phase,
    events=Event,
    refusals=Refusal,
    kinds={"ware": WARE_IDS},
    rules=(turns, price, bids, claims, market, auction),
    setup=turns.setup,
    score=result.score,
    rank=result.rank,
    won=result.won,
    standing=result.standing,
    resample=resample,
    laws=Law,
    broken_law=broken_law,
    advise=advise,
    hints=Hint,
)

__all__ = ["BAZAAR", "Block", "Event", "Phase", "Refusal", "State"]
