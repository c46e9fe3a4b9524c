"""Exact helpers for players, pages and bots: payments, reorganisations, raids."""
# ruff: noqa: F403

from .offered import HELPERS as HELPERS
from .packing import *
from .payment import *
from .raids import *
from .reorganisation import *
from .steps import *
from ..rules.capital import capital_value as capital_value
from ..rules.conglomerates import profit as profit
