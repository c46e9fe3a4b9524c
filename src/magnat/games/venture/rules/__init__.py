"""Venture as it is played, a file for each chapter. `may_x` gives the reason why x is refused, or 0; `x` does it; then the flow of the turn."""
# ruff: noqa: F403

from .capital import *
from .groups import *
from .conglomerates import *
from .takeover import *
from .proxy import *
from .reorganisation import *
from .result import *
from .course import *
from .payment import *
from .richest import *
from .unseen import *
