"""Exact helpers for players, pages and bots: what the next roll can cost, who earns what, what a title would add, what a deal makes of shares."""
# ruff: noqa: F403

from .ahead import *
from .deal import DEALS
from .offered import HELPERS as OFFERED

HELPERS = {**OFFERED, **DEALS}
