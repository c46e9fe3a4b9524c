"""Richesses du Monde as it is played, one file a chapter. `may_x` gives the reason why x is refused, or 0; `x` does it; then the flow of the turn."""
# ruff: noqa: F403

from .amounts import *
from .association import *
from .auction_square import *
from .bidding import *
from .course import *
from .exchange import *
from .grace import *
from .market import *
from .news import *
from .payments import *
from .preparation import *
from .purchase import *
from .royalties import *
from .turn import *
