"""Exact helpers for players, pages and bots: payments, reorganisations, raids."""

from .offered import HELPERS as HELPERS
