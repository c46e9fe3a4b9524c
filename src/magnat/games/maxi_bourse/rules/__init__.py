"""Maxi Bourse International as it is played, one file a chapter. `may_x` says why x is refused, or 0; `x` does it and says what follows."""
# ruff: noqa: F403

from .cards import *
from .default import *
from .double import *
from .end import *
from .flow import *
from .forced import *
from .market import *
from .payout import *
from .request import *
from .rumours import *
from .sale import *
from .session import *
from .setup import *
from .shortage import *
from .turn import *
from .unseen import *
