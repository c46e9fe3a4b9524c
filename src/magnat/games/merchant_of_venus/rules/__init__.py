"""Merchant of Venus as it is played, one file a chapter. `may_x` gives the reason why x is refused, or 0; `x` does it; then the flow of the turn."""
# ruff: noqa: F403

from .commissions import *
from .contact import *
from .cup import *
from .deeds import *
from .encounters import *
from .end import *
from .flight import *
from .heading import *
from .holds import *
from .market import *
from .navigation import *
from .places import *
from .relics import *
from .setup import *
from .ships import *
from .trade import *
from .turn import *
from .variants import *
