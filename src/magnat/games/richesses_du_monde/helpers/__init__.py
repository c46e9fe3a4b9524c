"""Exact helpers for players, pages and bots: what the next roll can cost, who earns what, what a title would add."""
# ruff: noqa: F403

from .ahead import *
from .offered import HELPERS as HELPERS
